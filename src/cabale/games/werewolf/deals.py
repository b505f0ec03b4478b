"""Which cards may have been dealt to whom: all such deals, or a fair draw of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations
from math import factorial, prod
from random import Random

Options = Sequence[Mapping[int, float]]
"""For each seat the roles that it may have, with a guess at how likely each is."""
Seating = tuple[tuple[int, ...], float]
"""The roles of the seats, and the product of the guesses."""


class Bonds:
    """What follows from one seat's role for that of another: sets of roles as masks."""

    def __init__(self, seats: int) -> None:
        self._of: list[dict[int, list[tuple[int, int]]]] = [{} for _ in range(seats)]

    def add(self, seat: int, role: int, other: int, mask: int) -> None:
        """If the seat was dealt this role, the other was dealt one of those."""
        if seat == other:
            return
        self._of[seat].setdefault(role, []).append((other, mask))

    def hold(self, roles: Sequence[int], seat: int, role: int) -> bool:
        """Whether the role fits the seats before, and theirs fit it."""
        for other, mask in self._of[seat].get(role, ()):
            if other < len(roles) and not mask >> roles[other] & 1:
                return False
        for before, its in enumerate(roles):
            for other, mask in self._of[before].get(its, ()):
                if other == seat and not mask >> role & 1:
                    return False
        return True


def seatings(deck: Sequence[int], options: Options, bonds: Bonds, most: int) -> list[Seating]:
    """The ways to deal the deck to the seats, equal cards being the same; at most so many."""
    left = Counter(deck)

    def deal(roles: list[int], guess: float) -> Iterator[Seating]:
        seat = len(roles)
        if seat == len(options):
            yield tuple(roles), guess
            return
        for role, likely in options[seat].items():
            if left[role] and bonds.hold(roles, seat, role):
                left[role] -= 1
                roles.append(role)
                yield from deal(roles, guess * likely)
                roles.pop()
                left[role] += 1

    return list(islice(deal([], 1.0), most))


def draw(deck: Sequence[int], options: Options, count: int, rng: Random) -> list[Seating]:
    """A deal seat by seat, so many times; with each the chance with which it came about."""
    found = []
    for _ in range(count):
        left, roles, chance = Counter(deck), [], 1.0
        for some in options:
            fitting = [(role, guess * left[role]) for role, guess in some.items() if left[role]]
            if not fitting:
                break
            names, weights = zip(*fitting, strict=True)
            (role,) = rng.choices(names, weights)
            chance *= weights[names.index(role)] / sum(weights)
            left[role] -= 1
            roles.append(role)
        else:
            found.append((tuple(roles), chance))
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
