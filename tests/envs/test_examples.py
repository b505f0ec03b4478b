"""The examples run, each by one command."""

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from cabale.core import names

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *args: object) -> Any:
    return run_path(str(EXAMPLES / f"{name}.py"))["main"]([str(arg) for arg in args])


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_random_play() -> None:
    assert sum(run("random_play", "werewolf", "--matches", 3).values()) >= 1


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_cfr_approaches_equilibrium() -> None:
    curve = run("cfr_werewolf", "--iterations", 300, "--deals", 4, "--reports", 1)
    assert curve[-1] < curve[0]


@pytest.mark.skipif("abyss" not in names(), reason="the game is not on the shelf")
def test_ppo(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    run("ppo_abyss", "--seconds", 4, "--matches", 16, "--test", 4, "--curve", picture)
    assert "<polyline" in picture.read_text()
