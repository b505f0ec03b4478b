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


@pytest.mark.parametrize(
    "wrong",
    [
        ("abyss", "--matches", 0),
        ("abyss", "--jobs", -1),
        ("abyss", "--generations", 0),
        ("abyss", "--dropout", 1),
        ("castle",),
        ("abyss", "--bots", "none"),
    ],
)
def test_a_value_net_needs_matches_traits_and_bots(
    run: Run, tmp_path: Path, wrong: tuple[object, ...]
) -> None:
    pytest.importorskip("torch")
    done = run("train-value", *wrong, "--out", tmp_path)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
