"""Clocks on the wire: what a table agrees on, what is shown of it, and when a person rests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 86_400
Seconds = Annotated[int, Meta(ge=2, le=DAY)]
Minute = Annotated[int, Meta(ge=0, le=1_439)]
"""A time of day, in minutes since midnight."""
Date = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Clock(Struct):
    """Which clock runs; `until` (ms since 1970) is None where nobody is hurried.

    `banks`: where each seat has time for the whole match, what was left of it (ms) when this
    question was put.
    """

    pace: str | None
    until: int | None
    paused: bool = False
    banks: list[int] = []


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a turn, a reaction window, a night step, a discussion.

    `days`: so many days for each turn. `bank`: so many seconds for all turns of a match together,
    and `increment` more after each.
    """

    mode: Literal["none", "relaxed", "live", "days", "bank"] = "none"
    turn: Annotated[int, Meta(ge=5, le=DAY)] | None = None
    window: Seconds | None = None
    night: Seconds | None = None
    talk: Annotated[int, Meta(ge=5, le=DAY)] | None = None
    days: Literal[1, 3, 7] = 1
    bank: Annotated[int, Meta(ge=60, le=30 * DAY)] = 600
    increment: Annotated[int, Meta(ge=0, le=2 * DAY)] = 10


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """From one time of day to another, in minutes since midnight."""

    begins: Minute
    ends: Minute


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """From one day to another, both included."""

    first: Date
    last: Date


class HoursOff(Struct, frozen=True, forbid_unknown_fields=True):
    """When a person rests. Slow clocks stand still meanwhile; live ones do not.

    `zone` is a name of the IANA database, such as ``Europe/Paris``.
    """

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    night: Night | None = None
    weekends: bool = False
    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=6)] = ()
