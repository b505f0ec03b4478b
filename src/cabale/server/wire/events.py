"""The shapes of the HTTP API for events."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.requests import Ask
from cabale.server.wire.words import Name, SeatNumber, Word

EventKind = Literal["league", "swiss", "evening"]
EventPhase = Literal["open", "playing", "over"]
EntrantNumber = Annotated[int, Meta(ge=1, le=10_000)]


LONGEST_NAME = 60
"""Of an event: whose evening it is, and more."""


class NewEvent(Ask):
    """`seats`: people at a table, as nearly as it can be. `level`: of bots who fill; None: none do.

    `groups`: so many of a league, whose people meet among themselves. `play`: whoever organises it
    takes part.
    """

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    kind: EventKind
    game: Word
    seats: SeatNumber
    rounds: Annotated[int, Meta(ge=1, le=30)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockSettings = ClockSettings()
    groups: Annotated[int, Meta(ge=1, le=8)] = 1
    level: Word | None = None
    play: bool = True


class JoinEvent(Ask):
    name: Name | None = None


class LeaveEvent(Ask):
    """Somebody goes: oneself (None), or whom the organiser takes out."""

    number: EntrantNumber | None = None


class EntrantInfo(Struct):
    """Somebody who takes part, and how they stand. `place` is shared by those who stand alike."""

    number: int
    name: str
    face: str
    group: int
    gone: bool
    you: bool
    place: int
    points: float
    buchholz: float
    played: int
    won: int
    byes: int


class EventTable(Struct):
    """A table of a round; `code` is None until it is laid. `points` are those of its `people`."""

    number: int
    people: list[int]
    bots: int
    code: str | None
    phase: Literal["waiting", "playing", "over", "closed"]
    points: list[float]
    yours: bool


class EventRound(Struct):
    number: int
    tables: list[EventTable]
    byes: list[int]


class EventInfo(Struct):
    """An event as everybody who has its link sees it; `entrants` in the order of the standings."""

    code: str
    link: str
    name: str
    kind: EventKind
    game: str
    seats: int
    options: dict[str, Any]
    clock: ClockSettings
    rounds: int
    groups: int
    level: str | None
    phase: EventPhase
    organiser: bool
    """Whether the reader organises it."""
    ready: bool
    """Whether the next round can begin: the tables of the last one are over."""
    entrants: list[EntrantInfo]
    played: list[EventRound]
    """Every round so far, the first first."""


class EventLine(Struct):
    code: str
    name: str
    kind: EventKind
    game: str
    phase: EventPhase
    organiser: bool


class EventList(Struct):
    events: list[EventLine]
