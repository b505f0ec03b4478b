"""Why a moment of a match is no puzzle: which other world spoils it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cabale.core import Match
from cabale.core.puzzle import Case, Words
from cabale.puzzles.mining import make
from cabale.puzzles.proof import proved, remaining
from cabale.puzzles.puzzle import Puzzle, puzzler_of

Why = Literal["not-asked", "untrue", "open", "several"]
"""`not-asked`: the question cannot be put here, or has too many worlds. `untrue`: somebody who by
the assumption tells the truth did not. `open`: another world is left in which the answer is wrong.
`several`: more than one answer is right in every world."""


class Spoilt(NamedTuple):
    """Why a question has no one answer; of `open`, what is so in the other world alone."""

    kind: str
    why: Why
    answer: Words | None = None
    """Of `open`: what is right in truth, and wrong in the other world."""
    other: Sequence[Words] = ()


def make_or_say_why(match: Match, seat: int, kind: str) -> Puzzle | Spoilt:
    """The puzzle of this question at this moment, or what keeps it from being one."""
    puzzle = make(match, seat, kind)
    if puzzle is not None:
        return puzzle
    case = puzzler_of(match.game.name).case(match, seat, kind)
    return Spoilt(kind, "not-asked") if case is None else spoilt(case, kind)


def spoilt(case: Case, kind: str) -> Spoilt:
    left = remaining(case, case.facts)
    if not case.truth & left:
        return Spoilt(kind, "untrue")
    if len(proved(case, case.facts)) > 1:
        return Spoilt(kind, "several")
    truth = _lowest(case.truth & left)
    right = [words for words, where in case.answers.items() if truth & where]
    if not right:
        return Spoilt(kind, "not-asked")
    # Of several that are right in truth the one that comes nearest to being certain.
    answer = min(right, key=lambda words: (left & ~case.answers[words]).bit_count())
    other = _lowest(left & ~case.answers[answer])
    return Spoilt(kind, "open", answer, _differences(case, truth, other))


def _lowest(worlds: int) -> int:
    """One world of a set."""
    return worlds & -worlds


def _differences(case: Case, truth: int, other: int) -> list[Words]:
    """What is so in the other world and not in truth."""
    return [
        words for words, where in case.conclusions().items() if other & where and not truth & where
    ]
