"""What happens when somebody's time is up: once what the rules give, then a bot keeps the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.keepers import bot_name, usual_level
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room

if TYPE_CHECKING:
    from cabale.server.tables.hall import Hall

PATIENCE = 2
"""So often in a row the time of a seat may be up; then a bot keeps it until its owner is back.

Only questions count that are answered in the open. In a window whoever says nothing passes, and to
count that would tell apart who passed, who ordered to pass, and who had nothing else to say.
"""


async def time_up(hall: Hall, place: Place, seat: int, turn: int) -> None:
    """The time for this question of a seat is over."""

    def expire(room: Room) -> e.Entry | None:
        until = room.until(seat)
        late = until is not None and until <= now_ms()
        return e.Expired(seat) if room.asked.get(seat) == turn and late else None

    def keep(room: Room) -> e.Entry | None:
        if room.phase != "playing" or room.late.get(seat, 0) < PATIENCE:
            return None
        # Bots alone would play on for nobody: the last person's seat stays as it is.
        others = {c.person for c in room.chairs if c.kind == "person"} - {room.chairs[seat].person}
        if room.chairs[seat].kind != "person" or not others:
            return None
        return e.BotSat(seat, usual_level(room), bot_name(room, seat))

    if await hall.propose(place, expire):
        await hall.propose(place, keep)
