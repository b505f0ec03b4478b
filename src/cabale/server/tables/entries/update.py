"""The rules of the game were updated while the match was running."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from cabale.server.tables.chairs import Change
from cabale.server.tables.entries.base import After, Entry

if TYPE_CHECKING:
    from cabale.server.tables.room import Room


class Updated(Entry, tag="update"):
    """The table as it stands from here on, in full: no later program can fold what was before.

    It holds every secret of the match, and reaches nobody. What everybody is told of it is an event
    of the match.
    """

    rules: str
    """Under which the match stands in it: those of the day, or older ones if it had to end."""
    room: bytes
    """As a snapshot has it, see `snapshots.pack`."""
    over: bool = False
    """The match could not go on, and has ended without a winner."""

    def apply(self, room: Room, at: int, after: After) -> Change:
        from cabale.server.tables import snapshots  # which knows the room, which knows entries

        now = snapshots.thaw(room.id, snapshots.unpack(self.room))
        for part in fields(now):
            if part.name not in ("id", "length", "last_at"):
                setattr(room, part.name, getattr(now, part.name))
        return Change(match=True, table=True, taken_back=True)
