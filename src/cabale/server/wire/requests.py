"""The shapes of the HTTP API: what is asked, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabale.core.receipt import Receipt
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.messages import TableInfo
from cabale.server.wire.words import Counting, Luck, LuckyWord, Name, Ref, SeatNumber, Word

Spoken = Literal["", "fr", "en"]
Level = Literal["", "beginners", "regulars"]
Delay = Annotated[int, Meta(ge=-1, le=30)]
"""Moves after which people without a seat see them; -1: after the end."""

# --- HTTP: what is asked ---------------------------------------------------------------------


class Ask(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request's body."""


class Contribute(Ask):
    """Before the start: the luck, and the lucky word, of somebody who sits at the table."""

    luck: Luck
    word: LuckyWord = ""


class NewTable(Ask):
    """`luck` and `word`: those of the host, who sits down on the first seat.

    `language` and `level` tell others what is spoken there, and whom the table is for.
    """

    game: Word
    seats: SeatNumber
    options: dict[str, Any] = {}
    listed: bool = False
    spectators: bool = True
    delay: Delay = 0
    rated: bool = False
    language: Spoken = ""
    level: Level = ""
    circle: Ref | None = None
    clock: ClockSettings = ClockSettings()
    sit: bool = True
    luck: Luck | None = None
    word: LuckyWord = ""


class PlayNow(Ask):
    """One call from nothing to a running match against bots.

    A `lesson` sets seats, options and places itself.
    """

    game: Word
    seats: SeatNumber | None = None
    level: Word | None = None
    options: dict[str, Any] = {}
    name: Name | None = None
    seat: SeatNumber = 0
    lesson: Word | None = None
    luck: Luck | None = None
    word: LuckyWord = ""


class Settings(Ask):
    """What the host changes before the start; None leaves it."""

    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    listed: bool | None = None
    spectators: bool | None = None
    delay: Delay | None = None
    rated: bool | None = None
    language: Spoken | None = None
    level: Level | None = None
    clock: ClockSettings | None = None


class Sit(Ask):
    """Take a seat (None: the first open one); `name` for a further person at the same device.

    `luck` and `word` go into the deal, once for each person, if the answer's phase is still `open`.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    luck: Luck | None = None
    word: LuckyWord = ""


class Stand(Ask):
    seat: SeatNumber


class SeatBot(Ask):
    """Put a bot on an open seat; after the start, in the place of an absent person."""

    seat: SeatNumber | None = None
    level: Word | None = None


class HandOver(Ask):
    seat: SeatNumber


class PlayOn(Ask):
    """Sit down on a seat of a match that is over, after moment `n` of a replay (-1: its beginning).

    `eyes` says whose moments are counted: the seat's own, a spectator's, or all.
    """

    n: Annotated[int, Meta(ge=-1)]
    seat: SeatNumber
    eyes: Counting = "seat"
    name: Name | None = None


class NewComment(Ask):
    """`n`, `seat` and `eyes` name a moment as a replay counts it (-1: the beginning)."""

    n: Annotated[int, Meta(ge=-1)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    eyes: Counting = "spectator"


class VerifyLog(Ask):
    log: Annotated[str, Meta(max_length=2_000_000)]
    receipt: Receipt | None = None


# --- HTTP: what is answered ------------------------------------------------------------------


class Problem(Struct):
    """What was wrong, in a word for programs and a sentence for people."""

    code: str
    message: str


class OptionInfo(Struct):
    name: str
    default: Any
    values: list[str]
    many: bool
    once: bool
    """Of `many`: no value is there twice."""


class VerbInfo(Struct):
    verb: str
    params: dict[str, str]


class GameInfo(Struct):
    name: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    level: str
    """Of `levels` the one that bots have unless somebody says otherwise."""
    verbs: list[VerbInfo]
    claims: list[VerbInfo]
    events: dict[str, dict[str, str]]
    lessons: list[str]
    orders: list[VerbInfo] = []
    """What can be ordered ahead."""


class GameList(Struct):
    games: list[GameInfo]


class BrokenTable(Struct):
    """A table of one's own that cannot go on: `why` is a refusal's code."""

    id: str
    code: str
    game: str
    why: Literal["broken", "old-rules"]


class TableList(Struct):
    tables: list[TableInfo]
    broken: list[BrokenTable] = []


class Health(Struct):
    """Details are for operators, who have a door of their own."""

    status: Literal["ok", "down"]
