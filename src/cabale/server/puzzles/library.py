"""The puzzles that come along, by game and id: read once, and what is shown kept a while."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from cabale.core import names
from cabale.puzzles.daily import easiest, of_day
from cabale.puzzles.puzzle import Puzzle, bundle
from cabale.server.puzzles import showing
from cabale.server.wire.puzzles import PuzzleShelf, PuzzleSolution, ShownPuzzle

GRADES = (1, 2, 3)
DAY = 86_400_000
"""Milliseconds."""


@cache
def _all(game: str) -> dict[str, Puzzle]:
    return {one["id"]: one for one in bundle(game)}


def games() -> list[str]:
    return [name for name in names() if _all(name)]


def find(game: str, puzzle: str) -> Puzzle | None:
    return _all(game).get(puzzle) if game in names() else None


def day_of(at: int) -> int:
    """The day of a moment (ms since 1970), UTC."""
    return at // DAY


def of_today(game: str, day: int) -> str:
    return of_day(list(_all(game).values()), day)["id"]


def is_known(puzzle: str) -> bool:
    return find(puzzle.partition("-")[0], puzzle) is not None


def days_of(solved: Collection[str], days: Collection[int]) -> dict[str, int | None]:
    """The puzzles that were solved, each with the one of these days whose puzzle it was."""
    found: dict[str, int | None] = {one: None for one in solved if is_known(one)}
    for game in games():
        for day in days:
            if (puzzle := of_today(game, day)) in found:
                found[puzzle] = day
    return found


def shelf(game: str, day: int) -> PuzzleShelf:
    every = list(_all(game).values())
    return PuzzleShelf(
        game,
        of_today(game, day),
        [one["id"] for one in easiest(every)],
        [[one["id"] for one in every if one["grade"] == grade] for grade in GRADES],
    )


@lru_cache(maxsize=512)
def shown(game: str, puzzle: str) -> ShownPuzzle:
    """Without its rating, which changes."""
    return showing.shown(_all(game)[puzzle], None)


@lru_cache(maxsize=512)
def solution(game: str, puzzle: str) -> PuzzleSolution:
    return showing.solution(_all(game)[puzzle])
