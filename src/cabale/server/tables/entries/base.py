"""What every entry of a table's log can do: be refused, and take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from cabale.core import Choice, Match

if TYPE_CHECKING:
    from cabale.server.tables.chairs import Change
    from cabale.server.tables.room import Room


class After(NamedTuple):
    """What was found out when an entry was checked, so that nothing is worked out twice.

    `match` is the match after the entry, None where the entry has no part in it; `choice` is the
    choice that the words of the entry name.
    """

    match: Match | None = None
    choice: Choice | None = None


NOTHING = After()


class Entry(Struct, tag_field="did", omit_defaults=True):
    """One thing that happened at a table.

    `check` is asked before the entry is written, `apply` once it is on disk. Between the two
    nothing has changed: a race that was lost costs nothing.
    """

    def check(self, room: Room, *, folding: bool) -> After:
        """Refuse the entry, or say what comes of it.

        While a log is folded the match itself may be taken instead of a copy.
        """
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        """Let the entry count."""
        raise NotImplementedError
