"""Until when a seat has time: by the clock of the table, the seat's bank, and its owner's rest.

Nothing here looks at what anybody holds, has answered unseen or has ordered. Who is asked is what
everybody sees; when people rest is a setting of theirs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cabale.server.tables.clocks import LEAST, is_slow, length
from cabale.server.tables.rest import awake, ends_at
from cabale.server.wire.clocks import HoursOff

if TYPE_CHECKING:
    from cabale.core import Match
    from cabale.server.tables.room import Room


def deadline(room: Room, seat: int | None = None) -> int | None:
    """When the time of a seat is up; None: that of all who are asked now."""
    match = room.running()
    limit = length(room.clock, match.pace or "turn")
    if limit is None:
        return None
    if seat is None:
        people = [one for one in room.asked if room.chairs[one].kind == "person"]
        return max([_of(room, one, limit) for one in people], default=room.opened + limit)
    return _of(room, seat, limit)


def _of(room: Room, seat: int, limit: int) -> int:
    if room.clock.mode == "bank" and not room.blind:
        limit = max(room.banks.get(seat, 0), LEAST)
    return ends_at(_hours(room, seat), room.opened, limit)


def _hours(room: Room, seat: int) -> HoursOff | None:
    """Only slow clocks stand still while somebody rests."""
    return room.hours.get(room.chairs[seat].person or "") if is_slow(room.clock) else None


def begin(room: Room) -> None:
    """Everybody has the whole bank before the first card."""
    if room.clock.mode == "bank":
        room.banks = dict.fromkeys(range(len(room.chairs)), 1000 * room.clock.bank)


def charge(room: Room, at: int, seat: int | None, after: Match, *, unseen: bool) -> None:
    """A seat has acted: the time that it took comes from its bank, and more goes in.

    After a step that somebody saw nothing of the clock runs on, and all is charged with the next
    one. The increment comes when the seat has no more to answer, and goes if that is taken back.
    """
    if room.clock.mode != "bank" or seat is None or unseen or room.blind:
        return
    before, now = seat in room.asked, seat in after.decisions
    bank = room.banks[seat]
    if before:
        bank = max(0, bank - awake(_hours(room, seat), room.opened, at))
    bank += 1000 * room.clock.increment * (before - now)
    room.banks[seat] = max(0, bank)


def rest(room: Room) -> None:
    """A new question is put: people rest as they have said by now."""
    room.hours = dict(room.hours_next)


def forget(room: Room, alias: Mapping[str, str]) -> None:
    """Of people who were forgotten it is not known either when they rested."""
    for hours in (room.hours, room.hours_next):
        for person in alias:
            hours.pop(person, None)
