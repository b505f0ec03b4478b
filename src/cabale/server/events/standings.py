"""How people stand in an event: points, and how strong those were whom they met.

At a table where points are counted, one has beaten so many of the others: that share of them is
one's points, half for each equal. Elsewhere whoever has won has one point. To sit out is a win.
Who has as many points is told apart by the mean of the points of those whom they met (Buchholz),
then shares a place.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from cabale.server.events.pairing import Pair, Past

BYE = 1.0


class Seated(NamedTuple):
    """Somebody's seat in a round; `table` is None for who sits out."""

    round: int
    person: str
    number: int
    table: str | None


class Result(NamedTuple):
    """How one seat of a match ended, a bot's too."""

    player: str
    won: bool
    score: int | None


class Standing(NamedTuple):
    person: str
    place: int
    points: float
    buchholz: float
    played: int
    won: int
    byes: int


def points_at(results: Sequence[Result]) -> dict[str, float]:
    """The points of everybody at a table whose match is over."""
    if len(results) < 2 or any(one.score is None for one in results):
        return {one.player: float(one.won) for one in results}
    return {one.player: _beaten(one, results) for one in results}


def _beaten(one: Result, results: Sequence[Result]) -> float:
    def rank(result: Result) -> tuple[bool, int]:
        return result.won, result.score or 0

    others = [other for other in results if other is not one]
    won = sum(1.0 if rank(one) > rank(o) else 0.5 if rank(one) == rank(o) else 0.0 for o in others)
    return won / len(others)


def standings(
    people: Sequence[str], seats: Sequence[Seated], results: Mapping[str, Sequence[Result]]
) -> list[Standing]:
    """The first first. `people` are all who ever took part, in the order in which they came."""
    points: defaultdict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    byes: Counter[str] = Counter()
    met: defaultdict[str, list[str]] = defaultdict(list)
    for table, those in _tables(seats).items():
        got = points_at(results.get(table, []))
        winners = {one.player for one in results.get(table, []) if one.won}
        for person in those:
            if person in got:
                points[person] += got[person]
                played[person] += 1
                won[person] += person in winners
                met[person] += [other for other in those if other != person]
    for seat in seats:
        if seat.number == 0:
            points[seat.person] += BYE
            byes[seat.person] += 1
    strength = {
        one: sum(points[other] for other in met[one]) / max(1, len(met[one])) for one in people
    }

    def worth(one: str) -> tuple[float, float]:
        return round(points[one], 6), round(strength[one], 6)

    order = sorted(people, key=worth, reverse=True)
    return [
        Standing(
            one,
            1 + sum(worth(other) > worth(one) for other in people),
            points[one],
            strength[one],
            played[one],
            won[one],
            byes[one],
        )
        for one in order
    ]


def _tables(seats: Sequence[Seated]) -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for seat in seats:
        if seat.table is not None:
            found[seat.table].append(seat.person)
    return dict(found)


def past(
    people: Sequence[str],
    seats: Sequence[Seated],
    results: Mapping[str, Sequence[Result]],
    apart: frozenset[Pair],
) -> Past:
    """What the next round has to know of those before."""
    meetings: Counter[Pair] = Counter()
    for those in _tables(seats).values():
        meetings.update(frozenset(both) for both in combinations(those, 2))
    table = standings(people, seats, results)
    return Past(
        max((seat.round for seat in seats), default=0),
        meetings,
        {one.person: one.points for one in table},
        {one.person: one.byes for one in table},
        apart,
    )
