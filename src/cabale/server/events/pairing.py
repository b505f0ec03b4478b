"""Who sits with whom in the next round of an event.

At tables of two, the round is a minimum-weight perfect matching (Edmonds' blossom algorithm, by
networkx); a league of pairs that all meet follows the circle method as long as nobody comes or
goes. Larger tables are found by local search: from several seatings drawn by lot, two people
change places as long as that makes the event cheaper. Where seats are mixed, the rounds to come are
thought out together, as far as `AHEAD` goes, and the first of them is played: a round that is best
by itself can leave only bad ones.

What a round costs: first that two people who do not want each other sit together, then that two
meet again, then, in a Swiss tournament, that they stand far apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Literal, NamedTuple

Kind = Literal["league", "swiss", "evening"]
Pair = frozenset[str]

APART = 10**9
AGAIN = 10**4
AHEAD = 72
"""Rounds that are thought out together, times the people: of many people, fewer rounds."""
SEARCHES = 600
"""Local searches, divided by the people and the rounds that are thought out."""


class Past(NamedTuple):
    """What has happened in an event so far, as far as it matters to the next round."""

    rounds: int
    meetings: Mapping[Pair, int]
    points: Mapping[str, float]
    byes: Mapping[str, int]
    apart: frozenset[Pair] = frozenset()
    """Two people of whom one does not want to sit with the other."""


class Round(NamedTuple):
    tables: list[list[str]]
    byes: list[str]


class TooFew(Exception):
    """There are not enough people for a single table."""


def pair(
    kind: Kind,
    people: Sequence[str],
    size: int,
    sizes: Iterable[int],
    past: Past,
    luck: Random,
    left: int = 1,
) -> Round:
    """The next round of these people, in the order in which they came.

    `size` is how many a table should have, `sizes` how many it may have. With this one, so many
    rounds are `left`.
    """
    parts, spare = split(len(people), size, sizes)
    if kind == "league" and parts[0] == size == 2:
        circle = _circle_round(people, past)
        if circle is not None:
            return circle
    resting = _who_rests(people, spare, past)
    playing = [one for one in people if one not in resting]
    if set(parts) == {2}:
        return Round(_matching(playing, _costs(kind, playing, past)), resting)
    # Who stands where after this round nobody knows yet: a Swiss round is thought out by itself.
    ahead = 1 if kind == "swiss" else max(1, min(left, AHEAD // len(playing)))
    return Round(_search(_Search(kind, playing, parts, past, luck), ahead), resting)


def split(number: int, size: int, sizes: Iterable[int]) -> tuple[list[int], int]:
    """How large the tables are, and how many people sit out: as few as can be.

    Of the ways to seat the same number, that whose tables are closest to `size`.
    """
    allowed = set(sizes)
    for spare in range(number):
        playing = number - spare
        found = [
            parts
            for tables in range(1, playing + 1)
            if set(parts := _even(playing, tables)) <= allowed
        ]
        if found:
            return min(found, key=lambda parts: sum(abs(one - size) for one in parts)), spare
    raise TooFew


def _even(number: int, tables: int) -> list[int]:
    least, more = divmod(number, tables)
    return [least + 1] * more + [least] * (tables - more)


def _who_rests(people: Sequence[str], spare: int, past: Past) -> list[str]:
    """Nobody sits out again before everybody has; of those, the last in the standings do."""
    latest_first = list(reversed(people))
    latest_first.sort(key=lambda one: (past.byes.get(one, 0), past.points.get(one, 0)))
    return latest_first[:spare]


def _costs(kind: Kind, people: Sequence[str], past: Past) -> dict[Pair, float]:
    """What it costs that two people sit together."""
    costs: dict[Pair, float] = {}
    for one, other in combinations(people, 2):
        both = frozenset((one, other))
        met = past.meetings.get(both, 0)
        # The third meeting costs more than the second: (met + 1)² - met².
        cost = float((2 * met + 1) * AGAIN) if met else 0.0
        if kind == "swiss":
            cost += (past.points.get(one, 0) - past.points.get(other, 0)) ** 2
        if both in past.apart:
            cost += APART
        costs[both] = cost
    return costs


def _matching(people: Sequence[str], cost: Mapping[Pair, float]) -> list[list[str]]:
    import networkx as nx  # a fifth of what a server loads, and asked for by events alone

    graph: nx.Graph[str] = nx.Graph()
    for one, other in combinations(people, 2):
        graph.add_edge(one, other, weight=cost[frozenset((one, other))])
    order = {one: place for place, one in enumerate(people)}
    found = [sorted(both, key=order.__getitem__) for both in nx.min_weight_matching(graph)]
    return sorted(found, key=lambda both: order[both[0]])


# --- larger tables -----------------------------------------------------------------------------

Tables = list[list[str]]


class _Search(NamedTuple):
    kind: Kind
    people: Sequence[str]
    parts: Sequence[int]
    past: Past
    luck: Random


def _search(search: _Search, ahead: int) -> Tables:
    """The first round of the cheapest of several plans that no change of places makes cheaper."""
    best: list[Tables] = []
    price = float("inf")
    for _ in range(max(3, SEARCHES // (len(search.people) * ahead))):
        plan = [_drawn(search) for _ in range(ahead)]
        found = _settle(search, plan)
        if found < price:
            best, price = plan, found
    return best[0]


def _drawn(search: _Search) -> Tables:
    rest = iter(search.luck.sample(search.people, len(search.people)))
    return [[next(rest) for _ in range(part)] for part in search.parts]


def _settle(search: _Search, plan: list[Tables]) -> float:
    """Improve each round as all others are, until none can be; what the plan then costs."""
    better = True
    while better:
        better = False
        for number, tables in enumerate(plan):
            others = [one for at, one in enumerate(plan) if at != number]
            better |= _improve(tables, _costs_with(search, others))
    return sum(
        sum(_price(table, _costs_with(search, plan[:number])) for table in tables)
        for number, tables in enumerate(plan)
    )


def _costs_with(search: _Search, rounds: Sequence[Tables]) -> dict[Pair, float]:
    """What it costs to sit together, when these rounds are played as well."""
    meetings = Counter(search.past.meetings)
    for tables in rounds:
        for table in tables:
            meetings.update(frozenset(both) for both in combinations(table, 2))
    return _costs(search.kind, search.people, search.past._replace(meetings=meetings))


def _price(table: Sequence[str], cost: Mapping[Pair, float]) -> float:
    return sum(cost[frozenset(both)] for both in combinations(table, 2))


def _improve(tables: Tables, cost: Mapping[Pair, float]) -> bool:
    """Change two people's places wherever that is cheaper, until nothing is."""
    changed, better = False, True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            better |= _exchange(here, there, cost)
        changed |= better
    return changed


def _exchange(here: list[str], there: list[str], cost: Mapping[Pair, float]) -> bool:
    changed = False
    for seat in range(len(here)):
        for other in range(len(there)):
            one, two = here[seat], there[other]
            before = _beside(here, seat, one, cost) + _beside(there, other, two, cost)
            after = _beside(here, seat, two, cost) + _beside(there, other, one, cost)
            if after < before - 1e-9:
                here[seat], there[other] = two, one
                changed = True
    return changed


def _beside(table: Sequence[str], seat: int, who: str, cost: Mapping[Pair, float]) -> float:
    """What it costs that this person has this seat, with all others where they are."""
    return sum(cost[frozenset((who, one))] for at, one in enumerate(table) if at != seat)


# --- everybody meets ---------------------------------------------------------------------------


def _circle_round(people: Sequence[str], past: Past) -> Round | None:
    """The next round of the circle method; None where people came or went meanwhile."""
    ring: list[str | None] = [*people, None] if len(people) % 2 else list(people)
    turns = len(ring) - 1
    turn = past.rounds % turns
    turned = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    half = len(ring) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    tables = [[one, other] for one, other in pairs if one is not None and other is not None]
    met = Counter(past.meetings)
    due = past.rounds // turns
    if past.apart or any(met[frozenset(table)] != due for table in tables):
        return None
    return Round(tables, [one or other or "" for one, other in pairs if None in (one, other)])
