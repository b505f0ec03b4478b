"""The novice."""

from random import Random

import pytest
from tests.games.abyss.scene import scene

from cabale.core import Bot, Eyes, Match, game, new_match
from cabale.games.abyss.mind.judgement import cheapest_payment
from cabale.games.abyss.mind.novice import THUMBS, Novice
from cabale.testing.conformance import Case, cases, check_fair

ABYSS = game("abyss")


def play(match: Match, novices: set[int], rng: Random) -> Match:
    """Novices on these seats, random play on the others."""
    bots: dict[int, Bot] = {seat: Novice(ABYSS, seat, match.seats, {}, rng) for seat in novices}
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        if seat in bots:
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        else:
            match.play(seat, rng.choice(decision.choices))
    return match


@pytest.mark.parametrize("case", cases("abyss"), ids=str)
def test_the_novice_is_fair(case: Case) -> None:
    for seed in range(3):
        check_fair(case, Novice, seed, share=0.1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_novice_beats_random_play(seats: int) -> None:
    won = 0
    for seed in range(12):
        match = new_match("abyss", seats, seed=seed, listening=False)
        outcome = play(match, {seed % seats}, Random(seed)).outcome
        assert outcome is not None
        won += seed % seats in outcome.winners
    assert won >= 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_novices_scores_like_people(seats: int) -> None:
    scores: list[int] = []
    for seed in range(8):
        match = new_match("abyss", seats, seed=seed, listening=False)
        outcome = play(match, set(range(seats)), Random(seed)).outcome
        assert outcome is not None
        assert outcome.scores is not None
        scores += outcome.scores
    assert 55 <= sum(scores) / len(scores) <= 95


def test_there_is_a_rule_of_thumb_for_every_question() -> None:
    silent = {"explore", "court_check", "hand_limit", "end_turn"}
    assert set(THUMBS) == {step.name for step in ABYSS.steps} - silent


def test_a_payment_without_waste() -> None:
    at = scene(
        court="shepherd",
        hands="seahorse-5 seahorse-4 seahorse-3 seahorse-1 crab-5 |",
        pearls="3 | 0",
    )
    payment = cheapest_payment(at.s, 0, at.s.court[0])
    assert payment is not None
    assert sorted(kind % 5 + 1 for kind in payment[1]) == [3, 5]
