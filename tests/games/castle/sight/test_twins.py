"""Twins: two matches of other hidden cards that a seat cannot tell apart, played on side by side.

What the seat may ask of either, an imagined world with all that others remember in it included,
must be the same. A match and one that was imagined from it would not do: what an imagined world
keeps of the true one it has, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from cabale.core import Choice, IllegalChoice, Match
from cabale.games.castle.rules.setup import know_own_cards
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.testing.conformance import Case, cases, positions

LIVE = [case for case in cases("castle") if case.live]
PAIRS, STEPS, TRIES = 24, 60, 12


def dealt_again(match: Match, eye: int, rng: Random) -> None:
    """Others' cards change hands before anybody has looked at his own."""
    s = match.board.state
    assert isinstance(s, CastleState)
    [(*_, certain)] = s.chronicle.records()
    others = [seat for seat in range(len(s.hands)) if seat != eye]
    left = [card for seat in others for card in s.hands[seat]]
    fixed = [left.pop(left.index(card)) for card in certain if card in left]
    if not s.start and left:
        pile, out = list(s.pile), rng.randrange(len(left))
        into = rng.randrange(len(pile))
        left[out], pile[into] = pile[into], left[out]
        s.pile = tuple(pile)
    left += fixed
    rng.shuffle(left)
    for seat in others:
        s.hands[seat] = tuple(sorted([left.pop() for _ in s.hands[seat]]))
    society = [s.society[seat] for seat in others] + [s.spare] * (s.spare >= 0)
    rng.shuffle(society)
    s.spare = society.pop() if s.spare >= 0 else -1
    profession = [s.profession[seat] for seat in others] + list(s.unused)
    rng.shuffle(profession)
    for seat in others:
        s.society[seat], s.profession[seat] = society.pop(), profession.pop()
    s.unused = tuple(sorted(profession))
    s.chronicle = knowledge.nothing_yet(match.seats)
    know_own_cards(s, certain)
    match._decisions = None


def seen(match: Match, eye: int) -> object:
    return match.events(eye), match.decisions.get(eye), match.outcome is None, match.view(eye)


def after(match: Match, seat: int, choice: Choice) -> Match | None:
    new = match.clone()
    try:
        new.play(seat, choice)
    except IllegalChoice:
        return None
    return new


def twins(case: Case, seed: int, eye: int) -> Iterator[tuple[Match, Match]]:
    """Positions that look the same to the seat, as long as such are found."""
    rng = Random(f"twins-{seed}")
    one, other = case.match(seed), case.match(seed)
    dealt_again(other, eye, rng)
    for _ in range(STEPS):
        assert seen(one, eye) == seen(other, eye)
        yield one, other
        for _ in range(TRIES):
            both = [seat for seat in one.decisions if seat in other.decisions]
            if not both:
                return
            seat = rng.choice(both)
            choice = rng.choice(one.decisions[seat].choices)
            answer = choice if seat == eye else rng.choice(other.decisions[seat].choices)
            pair = after(one, seat, choice), after(other, seat, answer)
            if pair[0] and pair[1] and seen(pair[0], eye) == seen(pair[1], eye):
                one, other = pair[0], pair[1]
                break
        else:
            return
        if one.outcome is not None:
            return


@pytest.mark.parametrize("case", LIVE, ids=str)
def test_an_imagined_world_is_the_same_whatever_is_hidden(case: Case) -> None:
    """Also what others remember in it, who has reacted unseen, and how often luck was asked."""
    different = 0
    for seed in range(PAIRS):
        eye = seed % case.seats
        for one, other in twins(case, seed, eye):
            different += one.board.state != other.board.state
            worlds = [match.imagine(eye, Random(seed)) for match in (one, other)]
            assert worlds[0].board.state == worlds[1].board.state
            for seat in range(case.seats):
                assert worlds[0].observe(seat) == worlds[1].observe(seat)
    assert different >= PAIRS


def test_what_others_have_answered_unseen_is_no_part_of_an_imagined_world() -> None:
    """Reactions are taken blind, and come to light one after the other."""
    found = 0
    for case, seed in product(LIVE, range(8)):
        for match in positions(case, seed):
            for eye in match.decisions:
                if any(seat != eye for seat in waiting(match)):
                    found += 1
                    world = match.imagine(eye, Random(seed))
                    assert waiting(world) == [seat for seat in waiting(match) if seat == eye]
    assert found


def waiting(match: Match) -> list[int]:
    """Seats that have reacted, of which nobody has heard yet."""
    return [
        seat for name, *rest in match.board.state.stack if name == "reacting" for seat, _ in rest[0]
    ]


def test_how_often_luck_was_asked_is_no_part_of_an_imagined_world() -> None:
    match = LIVE[0].match(1)
    assert any(match.board.state.draws)
    assert not any(match.imagine(0, Random(1)).board.state.draws)
