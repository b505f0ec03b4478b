"""What bots make of the claims that came later."""

from __future__ import annotations

import pytest

from cabale.core import new_match
from cabale.games.castle.mind.listeners import Trusting
from cabale.games.castle.mind.witness import Witness
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.listeners import trusting


def test_in_werewolf_they_accuse_and_clear() -> None:
    match = new_match("werewolf", 5, 1)
    hear, state = match.game.hear, match.board.state
    hear(match.board, 0, match.claim("either", 1, 2))
    assert state.accused[0] == 0b00110
    hear(match.board, 0, match.claim("not_that_one", 1))
    assert (state.accused[0], state.cleared[0]) == (0b00100, 0b00010)
    hear(match.board, 0, match.claim("is_now", 3, "werewolf"))
    assert state.accused[0] == 0b01100
    hear(match.board, 2, match.claim("agree", 0))
    assert state.accused[2] == 0b01000  # nobody accuses himself
    assert state.cleared[2] == 0b00011


def test_in_castle_to_be_of_one_society_is_as_good_as_trust() -> None:
    def belief(*claims: list[int | str]) -> float:
        societies = Trusting(0, 4, 2)
        societies.learn({0: True})
        for claim in claims:
            societies.hear(claim)
        return societies.in_order(2)

    told: list[int | str] = [1, "member", "order"]
    assert belief(told, [1, "same_society", 2]) == belief(told, [1, "trust", 2])
    assert belief(told, [1, "doubt", 2]) == belief(told, [1, "suspect", 2])
    assert belief(told, [1, "same_society", 2]) != belief(told, [1, "doubt", 2])


def test_in_cultists_to_be_off_the_route_accuses() -> None:
    even = [0.2] * 5
    assert trusting([[1, "off_route", 2]], 0, even) == trusting([[1, "suspect", 2]], 0, even)
    assert trusting([[1, "agree", 2]], 0, even) == trusting([[1, "trust", 2]], 0, even)


@pytest.mark.parametrize("infers", [False, True])
def test_in_castle_either_is_half_a_suspicion_of_each(infers: bool) -> None:
    """Of two whose cards the speaker has seen; a master's chance is exact."""
    options = new_match("castle", 8, 1).board.options

    def foe(who: int, *claim: int | str) -> float:
        witness = Witness(0, 8, options, infers=infers)
        witness.societies.learn({0: True, 1: True})
        witness.knows[1] |= 1 << 2 | 1 << 3
        witness.hear({"kind": "said", "seat": 1, "claim": list(claim)})
        return 1 - witness.societies.in_order(who)

    unnamed = foe(4, "either", 2, 3)
    for who in (2, 3):
        assert unnamed < foe(who, "either", 2, 3) < foe(who, "suspect", who)
    assert foe(2, "either", 2, 3) == pytest.approx(foe(3, "either", 2, 3))


def test_in_cultists_either_weighs_on_both_less_than_suspicion_on_one() -> None:
    match = new_match("cultists", 6, 1, listening=False)
    me = match.board.state.role.index(0)
    speaker, one, other, apart, *_ = [c for c in range(6) if c != me]
    table = match.view(me)["board"]

    def evil(who: int, *claim: int | str) -> float:
        return Belief(table, me, [[speaker, *claim]]).cultist[who]

    both = ("either", one, other)
    for who in (one, other):
        assert evil(apart, *both) < evil(who, *both) < evil(who, "suspect", who)
