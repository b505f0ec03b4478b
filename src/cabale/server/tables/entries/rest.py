"""Somebody who sits at a table says when they rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.server.tables.chairs import Change
from cabale.server.tables.entries.base import After, Entry
from cabale.server.wire.clocks import HoursOff

if TYPE_CHECKING:
    from cabale.server.tables.room import Room


class Rested(Entry, tag="rest"):
    """It counts from the next question on: nobody puts off one that is running."""

    person: str
    hours: HoursOff

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.hours_next[self.person] = self.hours
        if room.match is None:
            room.hours[self.person] = self.hours
        return Change()
