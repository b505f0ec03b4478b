"""Deal hidden cards again so that everything that was seen of them stays true.

Cards of one pool (a deck, the draw pile …) lie in numbered slots; what is left over stays with its
owner. A demand says how many cards of a kind lie in a set of slots. The pools are dealt at random,
then demands that fail are mended by swaps inside a pool, which is quick because they are few.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

MANY = 99


class Demand(NamedTuple):
    """At least `low` and at most `high` cards of a kind lie in these slots."""

    slots: Sequence[int]
    kind: int
    low: int
    high: int


class Pool:
    """The cards of one origin: `kinds[i]` lies in slot `slots[i]`, the rest is left over."""

    __slots__ = ("kinds", "slots")

    def __init__(self, counts: Sequence[int]) -> None:
        self.kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.slots: list[int] = []

    def take(self, kind: int) -> bool:
        """A slot has this kind for certain: it takes no part in the deal."""
        if kind not in self.kinds:
            return False
        self.kinds.remove(kind)
        return True

    def left_over(self, kind: int) -> int:
        return self.kinds[len(self.slots) :].count(kind)


def redeal(
    fixed: Sequence[int],
    pools: Mapping[int, Pool],
    demands: Sequence[Demand],
    rng: Random,
    swaps: int = 100,
) -> list[int] | None:
    """The kind of every slot: `fixed` where it is not -1, dealt elsewhere; None if it fails."""
    kind_of = list(fixed)
    home: dict[int, tuple[Pool, int]] = {}
    for pool in pools.values():
        if len(pool.slots) > len(pool.kinds):
            return None
        rng.shuffle(pool.kinds)
        for i, slot in enumerate(pool.slots):
            kind_of[slot] = pool.kinds[i]
            home[slot] = (pool, i)
    if not all(_possible(fixed, home, demand) for demand in demands):
        return None
    for _ in range(swaps):
        broken = [d for d in demands if not d.low <= _count(kind_of, d) <= d.high]
        if not broken:
            return kind_of
        if not _mend(rng.choice(broken), kind_of, home, rng):
            return None
    return None


def _possible(fixed: Sequence[int], home: Mapping[int, tuple[Pool, int]], demand: Demand) -> bool:
    """Whether enough of these slots could hold the kind at all."""
    kind, most = demand.kind, 0
    for slot in demand.slots:
        most += kind in home[slot][0].kinds if slot in home else fixed[slot] == kind
    return most >= demand.low


def _count(kind_of: list[int], demand: Demand) -> int:
    kind = demand.kind
    return sum(1 for slot in demand.slots if kind_of[slot] == kind)


def _mend(
    demand: Demand, kind_of: list[int], home: Mapping[int, tuple[Pool, int]], rng: Random
) -> bool:
    """One swap towards the demand: a wanted card in, or an unwanted one out."""
    wanted = _count(kind_of, demand) < demand.low
    inside = set(demand.slots)
    moves = []
    for slot in demand.slots:
        if slot not in home or (kind_of[slot] == demand.kind) == wanted:
            continue
        pool, at = home[slot]
        for other, kind in enumerate(pool.kinds):
            outside = other >= len(pool.slots) or pool.slots[other] not in inside
            if outside and (kind == demand.kind) == wanted:
                moves.append((pool, at, other))
    if not moves:
        return False
    pool, at, other = rng.choice(moves)
    pool.kinds[at], pool.kinds[other] = pool.kinds[other], pool.kinds[at]
    for i in (at, other):
        if i < len(pool.slots):
            kind_of[pool.slots[i]] = pool.kinds[i]
    return True
