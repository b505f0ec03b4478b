"""Golden playthroughs: a change of behaviour shows as a difference in a text."""

import shlex
from pathlib import Path

import pytest

from cabale import names
from cabale.cli import main

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_the_match_goes_as_it_is_written(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = path.read_text(encoding="utf-8")
    command = golden.partition("\n")[0].removeprefix("# cabale ")
    with pytest.raises(SystemExit) as done:
        main(shlex.split(command))
    assert done.value.code == 0
    assert capsys.readouterr().out == golden, "if this is meant to be: make playthroughs"


def test_every_game_has_one() -> None:
    assert {path.stem.partition("-")[0] for path in FILES} == set(names())
