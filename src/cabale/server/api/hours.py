"""When one rests: nights, weekends, holidays. Slow clocks stand still meanwhile."""

from __future__ import annotations

from contextlib import suppress

from cabale.server.api.http import Call, route
from cabale.server.api.me import tables_of
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import is_slow
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.accounts import SetHours
from cabale.server.wire.clocks import HoursOff
from cabale.server.wire.refusal import Refusal


@route("GET", "/api/me/hours", reply=HoursOff)
async def hours(call: Call) -> HoursOff:
    """When one rests, as it was set last."""
    me = call.somebody().id
    return (await call.house.hours.of([me])).get(me, HoursOff())


@route("POST", "/api/me/hours", body=SetHours, reply=HoursOff)
async def set_hours(call: Call, body: SetHours) -> HoursOff:
    """Rest at other times. At slow tables it counts from the next question on."""
    me = call.owner().person
    if not call.house.renames.take(me.id):
        raise Refusal("too-often", "this was changed a few times just now; wait a little")
    await call.house.hours.set(me.id, body.hours)
    for table in await tables_of(call, me.id):
        with suppress(Refusal):
            await _tell(call, await call.hall.get(table), me.id, body.hours)
    return body.hours


async def tell_hours(call: Call, place: Place) -> None:
    """A slow table that is about to start hears when its people rest."""
    if is_slow(place.room.clock):
        people = [c.person for c in place.room.chairs if c.kind == "person" and c.person]
        for person, off in (await call.house.hours.of(people)).items():
            await _tell(call, place, person, off)


async def _tell(call: Call, place: Place, person: str, off: HoursOff) -> None:
    def make(room: Room) -> e.Entry | None:
        wanted = room.goes_on and is_slow(room.clock) and room.owned_by(person)
        return e.Rested(person, off) if wanted and room.hours_next.get(person) != off else None

    await call.hall.propose(place, make)
