"""Which cards may have been dealt to whom: all such deals, or a fair draw of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import TypeVar

T = TypeVar("T")

Options = Sequence[Mapping[int, float]]
"""For each seat the roles that it may have, with a guess at how likely each is."""
Seating = tuple[tuple[int, ...], float, float]
"""The roles of the seats, the product of the guesses, and how many such deals it stands for."""


class Bonds:
    """What follows from one seat's role for that of another: sets of roles as masks."""

    def __init__(self, seats: int) -> None:
        self._of: list[dict[int, list[tuple[int, int]]]] = [{} for _ in range(seats)]

    def add(self, seat: int, role: int, other: int, mask: int) -> None:
        """If the seat was dealt this role, the other was dealt one of those."""
        if seat == other:
            return
        self._of[seat].setdefault(role, []).append((other, mask))

    def hold(self, dealt: Mapping[int, int], seat: int, role: int) -> bool:
        """Whether the role fits those of other seats, and theirs fit it."""
        for other, mask in self._of[seat].get(role, ()):
            if other in dealt and not mask >> dealt[other] & 1:
                return False
        for before, its in dealt.items():
            for other, mask in self._of[before].get(its, ()):
                if other == seat and not mask >> role & 1:
                    return False
        return True


def seatings(
    deck: Sequence[int], options: Options, bonds: Bonds, most: int | None, rng: Random
) -> list[Seating]:
    """The ways to deal the deck to the seats, equal cards being the same.

    If there are more than so many, a draw of them in which the likely ones are all; each comes with
    its guess and how many it stands for.
    """
    order = sorted(range(len(options)), key=lambda seat: len(options[seat]))
    held = Counter(deck)
    found: list[tuple[dict[int, int], float, float]] = [({}, 1.0, 1.0)]
    for seat in order:
        longer = []
        for dealt, guess, times in found:
            taken = list(dealt.values())
            for role, likely in options[seat].items():
                if taken.count(role) < held[role] and bonds.hold(dealt, seat, role):
                    longer.append(({**dealt, seat: role}, guess * likely, times))
        found = longer
        if most is not None and len(found) > most:
            drawn = draw(found, [guess * times for _, guess, times in found], most, rng)
            found = [(dealt, guess, times * more) for (dealt, guess, times), more in drawn]
    seats = range(len(options))
    return [(tuple([dealt[q] for q in seats]), guess, times) for dealt, guess, times in found]


def draw(
    ways: Sequence[T], likely: Sequence[float], most: int, rng: Random
) -> list[tuple[T, float]]:
    """At most so many ways: the likely ones, and of the others as many as there is room for.

    With each comes how many it stands for, so that sums over all are right on average.
    """
    if len(ways) <= most:
        return [(way, 1.0) for way in ways]
    ranked = sorted(likely, reverse=True)
    left = sum(ranked)
    step = 0.0
    for kept, guess in enumerate(ranked[:most]):
        step = left / (most - kept)
        if guess <= step:
            break
        left -= guess
    found = []
    point = rng.random() * step
    for way, guess in zip(ways, likely, strict=True):
        if guess > step:
            found.append((way, 1.0))
            continue
        point -= guess
        if point < 0:
            point += step
            found.append((way, step / guess))
    return found


def centres(rest: Sequence[int], places: frozenset[int]) -> list[tuple[tuple[int, ...], int]]:
    """How the rest may lie in the centre, with how many orders each stands for.

    Orders that differ only elsewhere than at the given places are one.
    """
    if not places:
        orders = factorial(len(rest)) // prod(factorial(n) for n in Counter(rest).values())
        return [(tuple(rest), orders)]
    found: dict[tuple[int, ...], tuple[tuple[int, ...], int]] = {}
    for order in sorted(set(permutations(rest))):
        key = tuple(order[place] for place in sorted(places))
        first, count = found.get(key, (order, 0))
        found[key] = first, count + 1
    return list(found.values())
