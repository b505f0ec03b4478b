"""Twins: two matches of other hidden cards that a seat cannot tell apart, played on side by side.

What the seat may ask of either, an imagined world with all that others remember in it included,
must be the same. A match and one that was imagined from it would not do: what an imagined world
keeps of the true one it has, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.castle.helpers import play, table, trade

from cabale.core import Choice, IllegalChoice, Match
from cabale.games.castle.rules.setup import know_own_cards
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.known import sure_professions
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


def after_coats(laid: str, givers: tuple[int, ...], **known: Any) -> Match:
    """These seats each took a Coat, whose last one laid this profession on the stack."""
    professions = ["diplomat", "doctor", "priest", "swordsman"]
    professions[givers[-1]] = laid
    match = table("key | coat key | goblet | dagger", " ".join(professions), active="1", **known)
    for giver, taken in zip(givers, ("bodyguard", "grand_master"), strict=False):
        back = "goblet" if giver == 1 else "dagger"
        trade(match, giver, giver + 1, "coat", back)
        play(match, giver, "take", taken)
    return match


@pytest.mark.parametrize(
    ("givers", "known"),
    [
        pytest.param((1, 2), {}, id="another had seen the stack"),
        pytest.param((1,), {"knows": "3 profession 1"}, id="another had seen the profession"),
    ],
)
def test_an_imagined_world_does_not_tell_which_profession_a_coat_brought_to_the_stack(
    givers: tuple[int, ...], known: dict[str, str]
) -> None:
    """Others know it, and by its rank among the unused ones it could be found out."""
    one, other = (after_coats(laid, givers, **known) for laid in ("alchemist", "thug"))
    assert seen(one, 0) == seen(other, 0)
    for dice in range(20):
        worlds = [match.imagine(0, Random(dice)) for match in (one, other)]
        assert worlds[0].board.state == worlds[1].board.state


def professions_known(match: Match, seat: int) -> tuple[int, ...]:
    """The profession of each seat that another knows, or -1."""
    s = match.board.state
    assert isinstance(s, CastleState)
    return sure_professions(knowledge.of(s, seat).professions, match.seats)


def test_others_remember_in_an_imagined_world_the_professions_they_were_seen_to_look_at() -> None:
    match = table(
        "tome | key | goblet | dagger | whip",
        edition="coach",
        face_up="4",
        knows="3 profession 1, 3 profession 2, 2 profession 0",
    )
    trade(match, 0, 1, "tome", "key")
    play(match, 0, "ability", "tome")
    for dice in range(20):
        world = match.imagine(4, Random(dice))
        cards = world.board.state.profession
        for seat, looked_at in ((0, (0, 1, 4)), (1, (0, 1, 4)), (2, (1, 2, 4)), (3, (0, 2, 3, 4))):
            known = [cards[p] if p in looked_at else -1 for p in range(5)]
            assert list(professions_known(world, seat)) == known


def test_whoever_has_seen_the_stack_knows_it_in_an_imagined_world_until_it_changes() -> None:
    match = table("coat key | goblet | dagger | whip", edition="coach")
    trade(match, 0, 1, "coat", "goblet")

    def knows_the_stack(seat: int) -> bool:
        s = match.imagine(3, Random(1)).board.state
        assert isinstance(s, CastleState)
        known = knowledge.of(s, seat).professions
        return all(known[card] == 1 << match.seats for card in s.unused)

    assert knows_the_stack(0)
    play(match, 0, "take", "doctor")
    assert knows_the_stack(0)
    trade(match, 1, 2, "coat", "dagger")
    assert knows_the_stack(0)
    assert knows_the_stack(1)
    play(match, 1, "take", "priest")
    assert not knows_the_stack(0)
    assert knows_the_stack(1)


@pytest.mark.parametrize("case", LIVE, ids=str)
def test_whoever_was_seen_to_look_at_a_profession_knows_it(case: Case) -> None:
    """And everybody has seen the same."""
    for match in positions(case, 7):
        s = match.board.state
        assert isinstance(s, CastleState)
        each = [knowledge.of(s, seat) for seat in range(case.seats)]
        for k in each:
            assert k.witnesses == each[0].witnesses
            sure = sure_professions(k.professions, case.seats)
            for owner, card in enumerate(s.profession):
                assert sure[owner] == card or not k.witnesses[owner] >> k.seat & 1
