"""The adept: it never contradicts itself, and it is fair."""

from random import Random

import pytest

from cabale.bots import sit_down
from cabale.bots.floor import talk
from cabale.bots.play import play_out
from cabale.core import Choice, Eyes, Match, game, new_match
from cabale.games.werewolf.adept import Adept
from cabale.testing.conformance import Case, check_fair

WERE = game("werewolf")


def by_day(seats: int, deck: str, seed: int, level: str = "novice") -> Match:
    match = new_match(WERE, seats, seed, {"deck": deck.split()})
    bots = sit_down(match, [level] * seats, seed)
    while match.pace != "talk":
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    talk(match, bots, Random(seed))
    return match


@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_choice_in_worlds_that_look_alike(seats: int) -> None:
    check_fair(Case(WERE, seats, {}), Adept, seed=2, share=0.3)


def test_nobody_contradicts_himself() -> None:
    """One start role, and nothing that another sentence of the same seat denies."""
    for seed in range(6):
        match = by_day(5, "werewolf mystic_wolf seer robber villager witch revealer villager", seed,
                       "adept")  # fmt: skip
        for seat in range(5):
            said = [claim for who, claim in match.said if who == seat]
            assert sum(claim.verb == "started" for claim in said) <= 1
            assert len({_about(claim) for claim in said}) == len(said)


def _about(claim: Choice) -> tuple[object, ...]:
    return claim.verb, claim.args[:1] if claim.verb in {"saw", "saw_centre", "robbed"} else ()


def test_a_table_of_adepts_plays_to_the_end() -> None:
    for seats in (3, 8):
        match = new_match(WERE, seats, 4)
        play_out(match, sit_down(match, ["adept"] * seats, 4), Random(4))
        assert match.outcome is not None
