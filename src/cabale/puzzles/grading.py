"""How hard a puzzle is, and which two are alike."""

from __future__ import annotations

from math import log10

from cabale.bots.play import take_seat
from cabale.puzzles.puzzle import Puzzle, position, puzzler_of, words

TRIES = 5
LEVELS = ("novice", "adept")
SECOND, THIRD = 5.0, 6.5
"""Where the second and third grades begin, on the scale of `hardness`."""


def graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with who solves it, and its grade."""
    solved = {level: share for level in LEVELS if (share := solved_by(puzzle, level)) is not None}
    done: Puzzle = {**puzzle, "solved": solved}
    hard = hardness(done)
    done["grade"] = 1 + (hard >= SECOND) + (hard >= THIRD)
    return done


def hardness(puzzle: Puzzle) -> float:
    """The facts to be put together, the worlds by orders of magnitude, and what bots make of it."""
    shares = puzzle["solved"].values()
    missed = sum(1 - share for share in shares) / len(shares) if shares else 0.5
    facts = len(puzzle["proof"]) * puzzler_of(puzzle["game"]).weight
    return facts + log10(puzzle["worlds"]) / 2 + missed


def solved_by(puzzle: Puzzle, level: str, tries: int = TRIES) -> float | None:
    """How often a bot that sits there answers rightly; None where what it does is no answer.

    Bots have what they have seen before them, where a person has to remember it.
    """
    right, seat = 0, puzzle["seat"]
    if "memory" in puzzle["options"]:
        puzzle = {**puzzle, "options": {**puzzle["options"], "memory": "notes"}}
    for number in range(tries):
        match = position(puzzle)
        bot = take_seat(match, seat, level, f"{puzzle['id']}/{number}")
        given = puzzler_of(puzzle["game"]).reply(match, seat, puzzle["kind"], bot)
        if given is None:
            return None
        right += given == words(puzzle["answer"])
    return right / tries


def shape_of(puzzle: Puzzle) -> tuple[object, ...]:
    """What is the same of two that are too much alike: the question, and the proof but for who."""
    puzzler = puzzler_of(puzzle["game"])
    return (
        puzzle["kind"],
        puzzle["seats"],
        tuple(sorted(puzzler.likeness(words(fact)) for fact in puzzle["proof"])),
    )
