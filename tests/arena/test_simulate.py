"""Simulation: counts that add up, whoever counts and in whatever pieces."""

from collections import Counter
from importlib import import_module

import pytest

from cabale.arena import Counts, Setup, run, simulate
from cabale.bots import UnknownBot
from cabale.core import BadSeats

SETUP = Setup("werewolf", 4, {}, ("random", "novice"))


def test_counts_of_two_sets_of_seeds_add_up() -> None:
    whole = simulate(SETUP, range(12))
    assert whole.games == whole.finished == 12
    assert whole.played == Counter(random=24, novice=24)
    assert whole.outcomes.total() == 12
    assert simulate(SETUP, range(5)) + simulate(SETUP, range(5, 12)) == whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_counts_the_same(jobs: int) -> None:
    assert (
        sum(run(SETUP, range(12), jobs), Counts()).to_json() == simulate(SETUP, range(12)).to_json()
    )


def test_bots_move_one_place_further_with_each_seed() -> None:
    setup = Setup("werewolf", 3, {}, ("random", "novice"))
    assert setup.levels(0) == ["random", "novice", "random"]
    assert setup.levels(1) == ["novice", "random", "novice"]


def test_what_cannot_be_played_is_refused_before_the_first_match() -> None:
    with pytest.raises(BadSeats):
        next(run(Setup("werewolf", 99), range(3)))
    with pytest.raises(UnknownBot):
        next(run(Setup("werewolf", 4, {}, ("grandma",)), range(3)))


def test_a_broken_match_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("cabale.arena.simulate")

    def broken(*args: object) -> int:
        raise RuntimeError("a card fell off the table")

    monkeypatch.setattr(module, "play_out", broken)
    counts = simulate(SETUP, range(30))
    assert (counts.games, counts.finished) == (30, 0)
    assert len(counts.failures) == 20, "some are enough"
    assert counts.failures[0].endswith("4 seats, seed 0: RuntimeError: a card fell off the table")


def test_an_endless_match_is_no_finished_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabale.bots.play.MOST_DECISIONS", 2)
    counts = simulate(SETUP, [7])
    assert (counts.games, counts.finished, counts.decisions) == (1, 0, 2)
    assert counts.failures == ("werewolf, 4 seats, seed 7: no end in 2 decisions",)
