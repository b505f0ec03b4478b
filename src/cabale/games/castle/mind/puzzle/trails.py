"""Every way in which the cards that count can have gone from hand to hand.

Only one thing matters of a card: whether it counts for the announcement. A world says how many
that count lay in each place at first, and for each card that changed hands whether it was one of
them. Places are the seats, and the pile after the last of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from cabale.core.later import Record

Counts = tuple[int, ...]
"""How many cards that count lie in each place."""


class Move(NamedTuple):
    """A card that changed hands."""

    source: int
    target: int
    item: int


class Moment(NamedTuple):
    """A record, with what the cards were like just before it."""

    record: Record
    sizes: Sequence[int]
    """How many cards lay in each place."""
    moves: Sequence[Move]
    """The cards that changed hands by it, all at once."""


class Trail(NamedTuple):
    """One way in which it can have been."""

    before: Sequence[Counts]
    """The counts before each moment, and those of now."""
    counted: Sequence[Sequence[bool]]
    """For each moment and each card that changed hands whether it counts."""


def moments(records: Sequence[Record], seats: int) -> list[Moment]:
    """What happened since the deal, of which the first record tells."""
    _, _, _, hands, pile, _ = records[0]
    sizes = [*map(len, hands), len(pile)]
    found = []
    for record in records[1:]:
        moves = _moves(record, seats)
        found.append(Moment(record, tuple(sizes), moves))
        for move in moves:
            sizes[move.source] -= 1
            sizes[move.target] += 1
    return found


def _moves(record: Record, seats: int) -> list[Move]:
    match record:
        case ("moved", _, item, source, target):
            return [Move(source, target, item)]
        case ("swapped", _, one, other, given, returned):
            return [Move(one, other, given), Move(other, one, returned)]
        case ("passed_round", _, given, step):
            return [Move(p, (p + step) % seats, item) for p, item in enumerate(given)]
    return []


def starts(copies: int, sizes: Sequence[int]) -> Iterator[Counts]:
    """Every way in which so many cards can lie in places of these sizes."""
    if len(sizes) == 1:
        if copies <= sizes[0]:
            yield (copies,)
        return
    for here in range(min(copies, sizes[0]) + 1):
        for rest in starts(copies - here, sizes[1:]):
            yield (here, *rest)


def steps(counts: Counts, moment: Moment) -> Iterator[tuple[tuple[bool, ...], Counts]]:
    """Which of the cards that changed hands can have counted, and the counts after it."""
    options = [
        [
            counts_it
            for counts_it in (False, True)
            if (counts[move.source] if counts_it else moment.sizes[move.source])
            > (0 if counts_it else counts[move.source])
        ]
        for move in moment.moves
    ]
    for kinds in product(*options):
        after = list(counts)
        for move, counted in zip(moment.moves, kinds, strict=True):
            if counted:
                after[move.source] -= 1
                after[move.target] += 1
        yield kinds, tuple(after)


def how_many(story: Sequence[Moment], first: Sequence[int], copies: int, me: int, mine: int) -> int:
    """The number of trails, worked out without walking each."""
    ways = Counter(starts(copies, first))
    for moment in story:
        if moment.moves:
            later = Counter[Counts]()
            for counts, number in ways.items():
                for _, after in steps(counts, moment):
                    later[after] += number
            ways = later
    return sum(number for counts, number in ways.items() if counts[me] == mine)


def trails(
    story: Sequence[Moment], first: Sequence[int], copies: int, me: int, mine: int
) -> list[Trail]:
    """Every trail at whose end seat `me` holds so many as it does."""
    found = [Trail((counts,), ()) for counts in starts(copies, first)]
    for moment in story:
        # Many trails are at the same point.
        ways = {at: tuple(steps(at, moment)) for at in {trail.before[-1] for trail in found}}
        found = [
            Trail((*trail.before, after), (*trail.counted, kinds))
            for trail in found
            for kinds, after in ways[trail.before[-1]]
        ]
    return [trail for trail in found if trail.before[-1][me] == mine]


def real_trail(story: Sequence[Moment], now: Counts, counting: frozenset[int]) -> Trail:
    """How it was, told backwards from how it is."""
    before, counted = [now], list[tuple[bool, ...]]()
    for moment in reversed(story):
        kinds = tuple([move.item in counting for move in moment.moves])
        earlier = list(before[0])
        for move, counts_it in zip(moment.moves, kinds, strict=True):
            if counts_it:
                earlier[move.source] += 1
                earlier[move.target] -= 1
        before.insert(0, tuple(earlier))
        counted.insert(0, kinds)
    return Trail(tuple(before), tuple(counted))
