"""People who go: they leave, are shown out, or the host closes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from cabale.server.tables.chairs import Chair, Change
from cabale.server.tables.entries.around import keep_a_host
from cabale.server.tables.entries.base import NOTHING, After, Entry
from cabale.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from cabale.server.tables.room import Room

MOST_SHOWN_OUT = 100


class Left(Entry, tag="leave"):
    """Somebody leaves a running match for good: a bot has the seat from now on."""

    seat: int
    person: str
    level: str
    name: str
    """What the bot is called."""

    def check(self, room: Room, *, folding: bool) -> After:
        room.running()
        if room.chair(self.seat).person != self.person:
            raise Refusal("not-yours", "this is not your seat")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        _to_bot(room, self.seat, self.level, self.name)
        _close_if_empty(room, at)
        return Change(table=True, back=self.person)


class Expelled(Entry, tag="expel"):
    """The host shows somebody out, who takes no seat here again; `ban`: nor watches, nor talks.

    `bots` are the names of those that have the seats of a running match from now on.
    """

    person: str
    ban: bool = False
    level: str = ""
    bots: dict[str, str] = field(default_factory=dict)

    def check(self, room: Room, *, folding: bool) -> After:
        if self.person == room.host:
            raise Refusal("unfit", "a host who wants to go leaves, or closes the table")
        played = any(chair.person == self.person for chair in room.chairs)
        if played and room.phase == "over" and not folding:
            # The log is what a receipt is held against: no host may keep it back.
            raise Refusal("unfit", "whoever has played to the end may always look back")
        if len(room.banned) >= MOST_SHOWN_OUT and self.person not in room.banned and not folding:
            raise Refusal("too-many", f"a host shows out {MOST_SHOWN_OUT} people at most")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        if self.ban or room.banned.get(self.person) != "table":
            room.banned[self.person] = "table" if self.ban else "seat"
        for seat, chair in enumerate(room.chairs):
            if chair.person != self.person:
                continue
            if room.match is None:
                room.chairs[seat] = Chair()
            elif room.phase == "playing":
                _to_bot(room, seat, self.level, self.bots[str(seat)])
        if room.match is None:
            room.seal.keep([chair.person for chair in room.chairs])
        _close_if_empty(room, at)
        return Change(table=True, back=self.person)


class Pardoned(Entry, tag="pardon"):
    """Somebody who was shown out may come back."""

    person: str

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.banned.pop(self.person, None)
        return Change(table=True)


class Shut(Entry, tag="shut"):
    """The host closes the table: nothing happens here any more."""

    def check(self, room: Room, *, folding: bool) -> After:
        if room.phase == "over":
            raise Refusal("not-running", "the match is over")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.shut = at
        return Change(table=True)


def _to_bot(room: Room, seat: int, level: str, name: str) -> None:
    """The chair remembers who had it: whoever leaves has lost."""
    gone = room.chairs[seat]
    room.chairs[seat] = Chair("bot", None, gone.name, level, name, left=gone.person)
    keep_a_host(room, gone.person)


def _close_if_empty(room: Room, at: int) -> None:
    """Bots do not play on for nobody."""
    if room.phase == "playing" and all(chair.person is None for chair in room.chairs):
        room.shut = at
