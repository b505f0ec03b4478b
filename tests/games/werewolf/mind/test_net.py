"""The nets of Werewolf: fair, at home in any deck, and their adviser where they have no weights."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from cabale.bots import sit_down
from cabale.bots.net import NetSeat, net_of
from cabale.bots.play import play_out
from cabale.core import game, new_match
from cabale.games.werewolf.mind.adviser import Adviser
from cabale.testing.conformance import Case, check_fair

WERE = game("werewolf")
OTHER_DECK = {"deck": "werewolf,tanner,hunter,seer,robber,drunk,insomniac,villager"}


def tables() -> Iterator[Any]:
    """With each net and the usual deck, with others and other rules, and where there is none."""
    for seats in sorted(WERE.nets()):
        for options in WERE.variants(seats):  # the adviser thinks long about other cards
            yield pytest.param(seats, options, marks=pytest.mark.soak if options else ())
    yield 5, OTHER_DECK
    yield 4, {}


@pytest.mark.parametrize("seats", sorted(WERE.nets()))
def test_the_same_choice_in_worlds_that_look_alike(seats: int) -> None:
    check_fair(Case(WERE, seats, {}), NetSeat, seed=2, share=0.3)


@pytest.mark.parametrize(("seats", "options"), list(tables()), ids=str)
def test_it_plays_any_match_to_its_end(seats: int, options: Mapping[str, Any]) -> None:
    match = new_match(WERE, seats, 1, options)
    minds = sit_down(match, ["net"] * seats, 1)
    assert [type(mind.adviser) for mind in minds if isinstance(mind, NetSeat)] == [Adviser] * seats
    play_out(match, minds, Random(1))
    assert match.outcome is not None


def test_there_are_nets_for_three_and_for_five() -> None:
    assert sorted(WERE.nets()) == [3, 5]
    assert net_of(WERE, 4) is None
    for seats in (3, 5):
        net = net_of(WERE, seats)
        assert net is not None
        assert net.belief, "it reads the house's belief"
        assert net.routine, "it answers at night and votes"
