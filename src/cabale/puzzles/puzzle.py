"""A puzzle as it is kept: one line of JSON, from which everything else is worked out again."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypedDict, cast

from cabale.core import CabaleError, Match, new_match
from cabale.core import game as find_game
from cabale.core.puzzle import Case, Puzzler, Words

HOME = Path(__file__).parent / "bundle"
"""The puzzles that come along, a file for each game."""


class BadPuzzle(CabaleError):
    """What is no puzzle, or not of a game that has any."""


class Puzzle(TypedDict):
    """`scenario` is the whole position, secrets included; a solver is shown the view of `seat`."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    scenario: str
    seat: int
    kind: str
    answer: list[str | int]
    proof: list[list[str | int]]
    left: list[int]
    """After each fact of the proof: the worlds that are left."""
    certain: list[list[list[str | int]]]
    """After each fact of the proof: what has become certain by it."""
    worlds: int
    solved: dict[str, float]
    """The share of tries in which bots of a level answer rightly, where they can be asked."""
    grade: int


def puzzler_of(game: str) -> Puzzler:
    found = find_game(game).puzzler
    if found is None:
        raise BadPuzzle(f"{game} has no puzzles")
    return found


def name_of(game: str, scenario: str, seat: int, kind: str) -> str:
    """The id of a puzzle: the same position and question have the same."""
    return f"{game}-{sha256(f'{scenario}/{seat}/{kind}'.encode()).hexdigest()[:8]}"


def position(puzzle: Puzzle) -> Match:
    """The match, as it stands."""
    return new_match(
        puzzle["game"], puzzle["seats"], "0", puzzle["options"], scenario=puzzle["scenario"]
    )


def case_of(puzzle: Puzzle) -> Case | None:
    return puzzler_of(puzzle["game"]).case(position(puzzle), puzzle["seat"], puzzle["kind"])


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; whatever is wrong with one is said with its line."""
    found = []
    try:
        data = path.read_bytes()
        lines = (lzma.decompress(data) if path.suffix == ".xz" else data).decode().splitlines()
    except (OSError, UnicodeDecodeError, lzma.LZMAError) as error:
        raise BadPuzzle(f"{path} cannot be read: {error}") from None
    for number, line in enumerate(lines, 1):
        try:
            one = json.loads(line)
        except ValueError:
            raise BadPuzzle(f"{path}, line {number}: this is no JSON") from None
        if not isinstance(one, dict):
            raise BadPuzzle(f"{path}, line {number}: a puzzle is an object")
        if missing := sorted(Puzzle.__required_keys__ - one.keys()):
            raise BadPuzzle(f"{path}, line {number}: a puzzle has also {', '.join(missing)}")
        found.append(cast("Puzzle", one))
    return found


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """One a line; compressed where the name of the file ends in `.xz`."""
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    data = "".join(f"{line}\n" for line in lines).encode()
    path.write_bytes(lzma.compress(data) if path.suffix == ".xz" else data)


def bundle(game: str) -> list[Puzzle]:
    """The puzzles of a game that come along."""
    path = HOME / f"{game}.jsonl.xz"
    return read(path) if path.is_file() else []


def words(said: Sequence[str | int]) -> Words:
    return tuple(said)
