"""`cabale train`: what it refuses; tests/train has what it does."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "wrong",
    [("--taught", 0, "--seconds", 0), ("--jobs", -1), ("--points", 0)],
)
def test_bad_arguments_are_refused_in_one_sentence(
    run: Run, tmp_path: Path, wrong: tuple[object, ...]
) -> None:
    done = run("train", "abyss", "--out", tmp_path, *wrong)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
