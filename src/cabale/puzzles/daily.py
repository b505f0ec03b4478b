"""The puzzle of the day: the same for everybody, by the date alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from cabale.puzzles.puzzle import Puzzle

EASIEST = 3
"""So many are shown to whoever has just learnt the game."""


def of_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """The puzzle of a day, counted from 1970-01-01 (UTC).

    All come in turn, in an order that is mixed by their ids: none comes twice before all have been.
    """
    mixed = sorted(puzzles, key=lambda one: sha256(one["id"].encode()).digest())
    return mixed[day % len(mixed)]


def easiest(puzzles: Sequence[Puzzle], count: int = EASIEST) -> list[Puzzle]:
    """The first ones to try: of the lowest grade those with the shortest proofs."""
    return sorted(
        puzzles, key=lambda one: (one["grade"], len(one["proof"]), one["worlds"], one["id"])
    )[:count]
