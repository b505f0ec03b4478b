"""Workers of another Python: the standard library is all they need, and the counts are the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cabale.arena import Counts, Setup, run
from cabale.arena.elsewhere import NoInterpreter, Worker, alone_elsewhere
from cabale.arena.tournament import Contest, Results, compete
from cabale.core import CabaleError, game, names
from cabale.testing.conformance import cases, check

PYPY = shutil.which("pypy3")
ROOT = Path(__file__).parents[2]
PACKAGES = str(Path(pytest.__file__).parents[1])
"""This environment's pytest, which is plain Python and does for PyPy too."""


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """This Python without any package but ours."""
    script = tmp_path / "bare"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n')
    script.chmod(0o755)
    return str(script)


@pytest.mark.parametrize("name", names())
def test_another_python_counts_the_same(bare: str, name: str) -> None:
    setup, seeds = Setup(name, game(name).seats[0], bots=("random", "novice")), range(1, 5)
    here = sum(run(setup, seeds), Counts())
    there = sum(run(setup, seeds, jobs=2, interpreter=bare), Counts())
    assert there == here
    assert there.finished == 4
    assert not there.failures


def test_another_python_finds_the_same_winners(bare: str) -> None:
    contest, seeds = Contest("werewolf", 3, ("adept", "novice")), range(1, 4)
    here = sum(compete(contest, seeds), Results())
    there = sum(compete(contest, seeds, jobs=2, interpreter=bare), Results())
    assert sorted(there.records) == sorted(here.records)
    assert len(there.records) == 6


def test_what_is_no_python_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoInterpreter, match="there is no interpreter 'no-such-python'"):
        Worker("no-such-python")
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\necho too old >&2\nexit 1\n")
    broken.chmod(0o755)
    with pytest.raises(NoInterpreter, match=r"3\.11 or newer is needed.*too old"):
        list(run(Setup("werewolf", 3), range(3), interpreter=str(broken)))


def test_a_fault_elsewhere_is_told_here(bare: str) -> None:
    with pytest.raises(CabaleError, match="ValueError: invalid literal"):
        alone_elsewhere(bare, int, "seven")


def conforms(piece: tuple[str, int]) -> int:
    """Run by the worker: the first seed of every case of a game at one seat count."""
    name, seats = piece
    found = cases(name, [seats])
    for case in found:
        check(case, seeds=range(1))
    return len(found)


@pytest.mark.skipif(PYPY is None, reason="no pypy3 here")
@pytest.mark.parametrize("name", names())
def test_games_hold_their_contract_on_pypy(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    assert PYPY is not None
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), PACKAGES)))
    python, checked = alone_elsewhere(PYPY, conforms, (name, game(name).seats[0]))
    assert python.startswith("PyPy")
    assert checked


@pytest.mark.soak
@pytest.mark.skipif(PYPY is None, reason="no pypy3 here")
def test_core_and_games_pass_their_tests_on_pypy() -> None:
    assert PYPY is not None
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT), PACKAGES))
    subprocess.run(
        [PYPY, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/core", "tests/games"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        check=True,
    )
