"""Worlds to search in, as likely as a seat that listens well takes them for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cabale.bots.insight import first_side
from cabale.core import Eyes, Match

POOL = 40
LEAST = 0.02  # no chance is taken for less, or for more than its opposite


class Worlds:
    """What a seat can imagine, drawn by its suspicions where the game has a model of them.

    A game's `imagine` knows the hard facts alone. So a pool of worlds is drawn, and of these each
    is taken as often as its sides are likely: by how much more likely each seat's side is, given
    all that was said and done, than it is in the pool.
    """

    def __init__(
        self,
        eyes: Eyes,
        luck: Random,
        late: Callable[[], bool],
        chances: Sequence[float] | None,
    ) -> None:
        """`chances`: how likely each seat is of the first side, see `Mind.suspicion`."""
        self._eyes = eyes
        self._luck = luck
        self._pool: list[Match] = []
        self._weights: list[float] = []
        if chances is not None:
            while len(self._pool) < POOL and not late():
                self._pool.append(eyes.imagine(luck))
            self._weights = weights(self._pool, chances)

    def draw(self) -> Match:
        if self._weights:
            return self._luck.choices(self._pool, self._weights)[0].clone()
        return self._eyes.imagine(self._luck)


def weights(pool: Sequence[Match], chances: Sequence[float]) -> list[float]:
    """How often to take each world, so that the sides in them become as likely as they should."""
    if not pool:
        return []
    side = first_side(pool[0])
    marks = [[one == side for one in world.game.teams(world.board) or ()] for world in pool]
    found = [1.0] * len(pool)
    for seat, chance in enumerate(chances):
        share = sum(mark[seat] for mark in marks) / len(pool)
        if 0 < share < 1:
            odds = _odds(chance) / _odds(share)
            for number, mark in enumerate(marks):
                if mark[seat]:
                    found[number] *= odds
    return found


def _odds(chance: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return chance / (1 - chance)
