"""The shapes of the HTTP API for puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from cabale.core.sight import SeatView
from cabale.server.wire.messages import SeatInfo
from cabale.server.wire.requests import Ask
from cabale.server.wire.words import ChoiceWords, Counting, SeatNumber

Sentence = dict[str, Any]
"""An event, or what the game's catalogue words as one: its `kind`, and its arguments by name."""


class Standing(Struct, forbid_unknown_fields=True):
    """How well somebody solves puzzles: `mu` and `sigma` are OpenSkill's."""

    mu: Annotated[float, Meta(ge=-100, le=200)]
    sigma: Annotated[float, Meta(gt=0, le=25)]
    played: Annotated[int, Meta(ge=0, le=1_000_000)]


class ShownStanding(Struct):
    """The same with the number that people read, about 1500; `provisional` while it is new."""

    mu: float
    sigma: float
    played: int
    rating: int
    provisional: bool


class AnswerPuzzle(Ask):
    """What somebody answers: a `choice` on the board, or one of the `answers` that are offered.

    With neither they give up. `hints` is how many facts they were told before. `standing` is that
    of a guest, who keeps it: it comes back as it is then. Of an account it is not asked.
    """

    choice: ChoiceWords | None = None
    answer: ChoiceWords | None = None
    hints: Annotated[int, Meta(ge=0, le=100)] = 0
    first: bool = True
    """Of a guest: nothing was answered here before. Only the first answer counts."""
    standing: Standing | None = None


class MakePuzzle(Ask):
    """Of the moment `n` of a replay of these `eyes`, with the eyes of `seat`."""

    n: Annotated[int, Meta(ge=-1)]
    seat: SeatNumber
    eyes: Counting = "seat"


class PuzzleShelf(Struct):
    """The puzzles of a game: `grades` has the ids of each grade, the easiest grade first.

    `first` are the easiest of all, for whoever has just learnt the game.
    """

    game: str
    today: str
    first: list[str]
    grades: list[list[str]]


class PuzzleShelves(Struct):
    """`day` counts from 1970-01-01 (UTC)."""

    day: int
    games: list[PuzzleShelf]


class OfferedAnswer(Struct):
    answer: list[int | str]
    sentence: Sentence


class ShownPuzzle(Struct):
    """A puzzle as its seat sees it, without what is to be found.

    `choices` are the acts on the board that answer it, `answers` what can be answered besides.
    `facts` is the length of the proof, and so the number of hints. `grade` 0: somebody made it.
    """

    id: str
    game: str
    kind: str
    grade: int
    worlds: int
    facts: int
    seat: int
    seats: list[SeatInfo]
    options: dict[str, Any]
    view: SeatView
    events: list[dict[str, Any]]
    secret: list[int]
    choices: list[list[int | str]]
    answers: list[OfferedAnswer]
    rating: int | None
    """How hard it has proved to be; None where it is not rated."""


class PuzzleFact(Struct):
    """A fact of the proof, how many worlds it leaves, and what has become certain by it."""

    fact: Sentence
    left: int
    certain: list[Sentence]


class PuzzleSolution(Struct):
    """`choices` are those on the board that say the answer."""

    answer: list[int | str]
    sentence: Sentence
    choices: list[list[int | str]]
    proof: list[PuzzleFact]


class PuzzleAnswered(Struct):
    """`solution` comes with the right answer, or when one gives up."""

    right: bool
    solution: PuzzleSolution | None
    standing: ShownStanding | None
    """Of whoever answered, as it is now; None where this did not count."""
    rating: int | None
    """Of the puzzle, now."""


class MyPuzzles(Struct):
    """What is kept of somebody who has an account: solved puzzles, and days on which that of the
    day was (counted from 1970-01-01)."""

    account: bool
    standing: ShownStanding | None
    solved: list[str]
    missed: list[str]
    days: list[int]


PuzzleIds = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=5_000)]
DayNumbers = Annotated[list[Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=5_000)]


class BringPuzzles(Ask):
    """What a guest has kept on the own device, for the account that was made since."""

    solved: PuzzleIds = field(default_factory=list)
    missed: PuzzleIds = field(default_factory=list)
    days: DayNumbers = field(default_factory=list)
    standing: Standing | None = None


class SpoiltQuestion(Struct):
    """Why a question makes no puzzle; of `open`: what is right, and what is so in another world in
    which it is not."""

    kind: str
    why: Literal["not-asked", "untrue", "open", "several"]
    answer: Sentence | None = None
    other: list[Sentence] = []


class MadePuzzle(Struct):
    """The question that has one answer: `link` leads to it, `file` is its line for
    `cabale puzzles check`."""

    kind: str
    link: str
    file: str


class MadePuzzles(Struct):
    made: list[MadePuzzle]
    spoilt: list[SpoiltQuestion]
