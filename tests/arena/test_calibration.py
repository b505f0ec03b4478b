"""What could have been known, and how good such guesses are."""

import json
from math import log
from pathlib import Path

import pytest
from tests.cli.conftest import Run, finished, run  # noqa: F401

from cabale.arena.calibration import Answers, calibrate
from cabale.core import CabaleError


def test_figures_of_answers() -> None:
    given = Answers([(0.9, True), (0.9, True), (0.1, False), (0.1, True)])
    assert given.loss() == pytest.approx((3 * -log(0.9) - log(0.1)) / 4)
    assert given.brier() == pytest.approx((3 * 0.01 + 0.81) / 4)
    assert given.reliability() == [(0.1, 0.5, 2), (0.9, 1.0, 2)]
    assert given.error() == pytest.approx(0.25)


def test_who_listens_knows_more_than_who_counts_cards() -> None:
    last = calibrate("werewolf", 5, {}, ["novice"], range(4))["last"]
    assert last["prior"]["skill"] == 0
    assert last["model"]["skill"] > last["hard facts"]["skill"]
    assert last["model"]["answers"] == 4 * 5 * 4


def test_a_game_without_sides() -> None:
    with pytest.raises(CabaleError, match="no sides"):
        calibrate("abyss", 2, {}, ["random"], [1])


def test_commands(run: Run, finished: Path, tmp_path: Path) -> None:  # noqa: F811
    picture = tmp_path / "picture.svg"
    args = ("--seats", 3, "--games", 2, "--picture", picture)
    assert "hard facts" in run("calibrate", "werewolf", *args).out
    assert picture.read_text().startswith("<svg")
    page = tmp_path / "page.html"
    assert run("analyse", finished, "--seat", 1, "--html", page).code == 0
    assert "<polyline" in page.read_text()
    told = json.loads(run("analyse", finished, "--json").out)
    assert told["question"] == "side"
    assert len(told["truth"]) == len(told["moments"][0]["chances"])
    assert all(0 <= c <= 1 for moment in told["moments"] for c in moment["chances"])
    assert "could have thought" in run("analyse", finished).out
    assert run("analyse", finished, "--seat", 9).code == 2
    assert run("calibrate", "werewolf", "--games", 0).code == 2
