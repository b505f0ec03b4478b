"""What can happen at a table: the entries of its log, from the first chair to the rematch.

Each kind is one class that owns both its refusal (`check`) and its effect (`apply`).
"""

from __future__ import annotations

import msgspec

from cabale.server.tables.entries.around import (
    BotSat,
    Changed,
    Chatted,
    Contributed,
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
    | Rematched
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
    | Closed
    | Claimed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode

__all__ = [
    "After",
    "AnyEntry",
    "BotSat",
    "Changed",
    "Chatted",
    "Claimed",
    "Closed",
    "Contributed",
    "Entry",
    "Expelled",
    "Expired",
    "HandedOver",
    "Held",
    "Left",
    "Opened",
    "Pardoned",
    "Paused",
    "Played",
    "Released",
    "Rematched",
    "Renamed",
    "Resumed",
    "Sat",
    "Shut",
    "Started",
    "Stood",
    "Undone",
    "decode",
    "encode",
    "find_lesson",
]
