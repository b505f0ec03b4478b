"""What can happen at a table: the entries of its log, from the first chair to the rematch.

Each kind is one class that owns both its refusal (`check`) and its effect (`apply`).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cabale.server.tables.chairs import unnamed
from cabale.server.tables.entries.around import (
    BotSat,
    Changed,
    Chatted,
    Contributed,
    Delayed,
    HandedOver,
    Opened,
    Paused,
    Rematched,
    Renamed,
    Resumed,
    Sat,
    Stood,
    find_lesson,
)
from cabale.server.tables.entries.base import After, Entry
from cabale.server.tables.entries.leaving import Expelled, Left, Pardoned, Shut
from cabale.server.tables.entries.order import Ordered
from cabale.server.tables.entries.play import (
    Claimed,
    Closed,
    Expired,
    Held,
    Played,
    Released,
    Started,
    Undone,
)
from cabale.server.tables.entries.rest import Rested
from cabale.server.tables.entries.update import Updated
from cabale.server.wire.clocks import HoursOff

OfTheMatch = Played | Expired | Undone | Held | Released | Ordered | Closed | Claimed
"""What was done in the match itself: only its own rules can tell what came of it."""

AnyEntry = (
    Opened
    | Changed
    | Sat
    | Renamed
    | Contributed
    | Stood
    | BotSat
    | HandedOver
    | Chatted
    | Paused
    | Resumed
    | Delayed
    | Rematched
    | Rested
    | Left
    | Expelled
    | Pardoned
    | Shut
    | Started
    | Played
    | Expired
    | Undone
    | Held
    | Released
    | Ordered
    | Closed
    | Claimed
    | Updated
)

NAMED = ("person", "host")
"""What the fields are called in which an entry says who somebody is."""


SPOKEN = (b'{"did":"chat"', b'{"did":"say"')
"""How entries begin in which somebody says something in words."""


def names_of(bodies: Iterable[bytes], alias: dict[str, str]) -> set[str]:
    """What those in `alias` were called at a table with these entries."""
    theirs = [decode(body) for body in bodies if any(one.encode() in body for one in alias)]
    return {
        entry.name
        for entry in theirs
        if isinstance(entry, Sat | Chatted | Renamed) and entry.person in alias and entry.name
    }


def anonymise(entry: Entry, alias: dict[str, str], name: str, called: Iterable[str]) -> None:
    """Put other ids in the place of those in `alias`, and take names and faces out with them.

    What people and bots say names them too, by what they were `called`.
    """
    for field in NAMED:
        who = getattr(entry, field, None)
        if who in alias:
            setattr(entry, field, alias[who])
            if isinstance(entry, Sat | Chatted | Renamed):
                entry.name, entry.face = name, ""
    if isinstance(entry, Rested) and entry.person in alias.values():
        entry.hours = HoursOff()
    if isinstance(entry, Chatted | Claimed):
        entry.text = unnamed(entry.text, called, name)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode

__all__ = [
    "SPOKEN",
    "After",
    "AnyEntry",
    "BotSat",
    "Changed",
    "Chatted",
    "Claimed",
    "Closed",
    "Contributed",
    "Delayed",
    "Entry",
    "Expelled",
    "Expired",
    "HandedOver",
    "Held",
    "Left",
    "OfTheMatch",
    "Opened",
    "Ordered",
    "Pardoned",
    "Paused",
    "Played",
    "Released",
    "Rematched",
    "Renamed",
    "Rested",
    "Resumed",
    "Sat",
    "Shut",
    "Started",
    "Stood",
    "Undone",
    "Updated",
    "anonymise",
    "decode",
    "encode",
    "find_lesson",
    "names_of",
]
