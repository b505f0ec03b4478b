"""Who belongs to which society: every assignment that the facts leave open, with its chance.

In a world each seat is +1 (Order) or -1 (Brotherhood). All evidence is about one seat or about two
seats being of the same society, so it adds up to one number for each pair and each seat. Even an
act that shows on which side of a duel somebody stands is of that kind: whether A is his friend and
whether D is his friend tell together whether A and D are friends of each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from math import exp
from random import Random
from typing import ClassVar

DOUBT = 0.02
"""The share of belief that no evidence moves: any world that the facts leave open may be so."""
TEMPER = 0.9
"""How far acts are trusted, for not everybody plays as those over whom they were counted."""


@cache
def assignments(seats: int, each: int) -> tuple[int, ...]:
    """Every way to deal the society cards, as a mask of the Order's members; all equally likely.

    With an odd number one card is put away (CAS-004).
    """
    return tuple(
        sum(1 << p for p in members)
        for count in {each, seats - each}
        for members in combinations(range(seats), count)
    )


@cache
def split(seats: int, mask: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (
        tuple(p for p in range(seats) if mask >> p & 1),
        tuple(p for p in range(seats) if not mask >> p & 1),
    )


class Societies:
    """One seat's belief about everybody's society."""

    temper: ClassVar[float] = TEMPER

    def __init__(self, seat: int, seats: int, each: int) -> None:
        self.seat = seat
        self.seats = seats
        self.each = each
        self.known: dict[int, bool] = {}
        """Of seats whose card was seen: whether it is the Order's."""
        self._pairs = [[0.0] * seats for _ in range(seats)]
        self._fields = [0.0] * seats
        self._chances: dict[int, float] | None = None

    # --- evidence ------------------------------------------------------------------------------

    def learn(self, known: Mapping[int, bool]) -> None:
        """Society cards that the seat has seen, its own among them."""
        if any(self.known.get(p) != order for p, order in known.items()):
            self.known.update(known)
            self._chances = None

    def alike(self, one: int, other: int, weight: float) -> None:
        """Evidence for (or, if negative, against) two seats being of one society.

        `weight` is half the log of how much more likely the act is if they are.
        """
        self._pairs[one][other] += weight
        self._pairs[other][one] += weight
        self._chances = None

    def order(self, seat: int, weight: float) -> None:
        """Evidence for a seat being of the Order, in the same measure."""
        self._fields[seat] += weight
        self._chances = None

    # --- belief --------------------------------------------------------------------------------

    @property
    def chances(self) -> dict[int, float]:
        """The chance of each world, by the mask of the Order's members."""
        if self._chances is None:
            self._chances = self._weigh()
        return self._chances

    def _weigh(self) -> dict[int, float]:
        seen = sum(1 << p for p in self.known)
        orders = sum(1 << p for p, order in self.known.items() if order)
        worlds = [w for w in assignments(self.seats, self.each) if w & seen == orders]
        scores = [self._score(world) for world in worlds]
        best = max(scores)
        weights = [exp(self.temper * (score - best)) for score in scores]
        share = (1 - DOUBT) / sum(weights)
        floor = DOUBT / len(worlds)
        return {w: share * weight + floor for w, weight in zip(worlds, weights, strict=True)}

    def _score(self, world: int) -> float:
        order, brotherhood = split(self.seats, world)
        apart = sum([row[b] for row in [self._pairs[a] for a in order] for b in brotherhood])
        fields = self._fields
        return 2.0 * (sum([fields[a] for a in order]) - apart)

    def in_order(self, seat: int) -> float:
        """How likely a seat is of the Order."""
        return min(1.0, sum([c for world, c in self.chances.items() if world >> seat & 1]))

    def friend(self, seat: int) -> float:
        """How likely a seat is of my society."""
        order = self.in_order(seat)
        return order if self.known[self.seat] else 1 - order

    def worlds(self, k: int, rng: Random) -> list[int]:
        """So many worlds, each as likely as it is believed to be."""
        return rng.choices(list(self.chances), list(self.chances.values()), k=k)
