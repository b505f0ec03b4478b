"""Run a command as a person does, without the cost of a process for each."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cabale import new_match
from cabale.bots import play_out, sit_down
from cabale.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)

    def run(*args: object) -> Ran:
        capsys.readouterr()
        with pytest.raises(SystemExit) as done:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        assert isinstance(done.value.code, int)
        return Ran(done.value.code, out, err)

    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The log of a finished match."""
    match = new_match("werewolf", 4, seed=5)
    play_out(match, sit_down(match, ["random"] * 4, 5), Random(5))
    path = tmp_path / "match.jsonl"
    path.write_text(match.log.dumps(), encoding="utf-8")
    return path
