"""Which cards may have been dealt to whom: constraint satisfaction, seat by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import NamedTuple

from cabale.games.werewolf.mind.resampling import resample

Options = Sequence[Mapping[int, float]]
"""For each seat the roles that it may have, with a guess at how likely each is."""


class Seating(NamedTuple):
    """The roles of the seats, the product of the guesses, and the importance weight."""

    roles: tuple[int, ...]
    guess: float
    weight: float


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

    Partial deals grow seat by seat, the seat with the fewest options first. Where there are more
    than `most` of them they are resampled by their guesses.
    """
    order = sorted(range(len(options)), key=lambda seat: len(options[seat]))
    held = Counter(deck)
    found: list[tuple[dict[int, int], float, float]] = [({}, 1.0, 1.0)]
    for seat in order:
        longer = []
        for dealt, guess, weight in found:
            taken = list(dealt.values())
            for role, likely in options[seat].items():
                if taken.count(role) < held[role] and bonds.hold(dealt, seat, role):
                    longer.append(({**dealt, seat: role}, guess * likely, weight))
        found = longer
        if most is not None and len(found) > most:
            drawn = resample(found, [guess * weight for _, guess, weight in found], most, rng)
            found = [(dealt, guess, weight * more) for (dealt, guess, weight), more in drawn]
    seats = range(len(options))
    return [
        Seating(tuple([dealt[q] for q in seats]), guess, weight) for dealt, guess, weight in found
    ]


def centres(rest: Sequence[int], places: frozenset[int]) -> list[tuple[tuple[int, ...], int]]:
    """How the rest may lie in the centre, with how many orders each stands for.

    Orders that differ only elsewhere than at the given places are merged.
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
