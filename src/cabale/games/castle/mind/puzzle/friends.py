"""Friends: who is of one's own society, when those who are tell the truth about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from cabale.core import Match
from cabale.core.puzzle import Case, Fact, Words
from cabale.games.castle.mind.puzzle.facts import looks, sayings
from cabale.games.castle.rules.components import SOCIETIES
from cabale.games.castle.rules.state import CastleState, setup_for


class Deal(NamedTuple):
    """Who is of which society; the card that was put away, or -1."""

    cards: tuple[int, ...]
    spare: int


def deals(match: Match, me: int) -> list[Deal]:
    """Every way to deal the society cards, of which the seat has seen its own."""
    s: CastleState = match.board.state
    of_each = setup_for(match.board).societies
    numbers = {of_each, match.seats - of_each}
    return [
        deal
        for number in sorted(numbers)
        for deal in _deals(match.seats, number, of_each)
        if deal.cards[me] == s.society[me]
    ]


def _deals(seats: int, number: int, of_each: int) -> Iterator[Deal]:
    """With so many of the first society."""
    spare = -1 if seats == 2 * of_each else int(number == of_each)
    for first in combinations(range(seats), number):
        yield Deal(tuple([int(seat not in first) for seat in range(seats)]), spare)


def known(match: Match, me: int) -> list[tuple[Words, Callable[[Sequence[int]], bool]]]:
    """What the seat knows of societies, and of which deals it is so."""
    s: CastleState = match.board.state
    said = match.view(me)["said"]
    return [*looks(s.chronicle.records(), me), *sayings(said, me, s.society[me])]


def answers_of(seats: int, me: int) -> list[Words]:
    """Half of the others, or as many as can be."""
    others = [seat for seat in range(seats) if seat != me]
    sizes = {(seats + 1) // 2 - 1, seats // 2 - 1}
    return [("friends", *some) for size in sorted(sizes) for some in combinations(others, size)]


def case(match: Match, me: int) -> Case:
    s: CastleState = match.board.state
    every = deals(match, me)

    def where(holds: Callable[[Sequence[int]], bool]) -> int:
        return sum(1 << number for number, deal in enumerate(every) if holds(deal.cards))

    friends = {
        answer: where(partial(_are_friends, me=me, answer=answer))
        for answer in answers_of(match.seats, me)
    }
    conclusions: dict[Words, int] = {
        ("is", seat, word): where(partial(_is_of, seat=seat, society=society))
        for seat in range(match.seats)
        if seat != me
        for society, word in enumerate(SOCIETIES)
    }
    return Case(
        len(every),
        where(lambda cards: list(cards) == s.society),
        [Fact(words, where(holds)) for words, holds in known(match, me)],
        friends,
        lambda: conclusions,
    )


def _are_friends(cards: Sequence[int], me: int, answer: Words) -> bool:
    return all((card == cards[me]) == (p == me or p in answer) for p, card in enumerate(cards))


def _is_of(cards: Sequence[int], seat: int, society: int) -> bool:
    return cards[seat] == society
