"""The course of a match: start, pause, resume, rematch."""

from __future__ import annotations

from cabale.server.api.hours import tell_hours
from cabale.server.api.http import Call, route
from cabale.server.api.tables import check_host, info
from cabale.server.tables import entries as e
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.messages import TableInfo
from cabale.server.wire.refusal import Refusal


@route("POST", "/api/tables/{table}/start", reply=TableInfo)
async def start(call: Call, ref: str) -> TableInfo:
    """The first card is dealt. Its luck was sealed when the table was opened."""
    me, place = call.somebody(), await call.find(ref)
    if place.room.rated:
        await _check_different_people(call, place.room)
        _check_full_strength(place.room)

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        call.house.check_bots_alone(place)
        return e.Started(room.game.rules)

    if place.room.host == me.id:
        await tell_hours(call, place)
    await call.hall.propose(place, make)
    return info(call, place)


async def _check_different_people(call: Call, room: Room) -> None:
    """Nobody plays against programs of their own where that counts."""
    people = [chair.person for chair in room.chairs if chair.person is not None]
    owners = await call.house.programs.owners(people)
    behind = [owners.get(person, person) for person in people]
    if len(behind) != len(set(behind)):
        raise Refusal("rated-twice", "where a match counts each seat is a different person")


def _check_full_strength(room: Room) -> None:
    """A level has one rating: nobody earns it from a bot that was told to think less."""
    if any("@" in (chair.level or "") for chair in room.chairs if chair.kind == "bot"):
        raise Refusal(
            "rated-bots", "where a match counts bots play at the full strength of a level"
        )


@route("POST", "/api/tables/{table}/pause", reply=TableInfo)
async def pause(call: Call, ref: str) -> TableInfo:
    """The host stops the clock, and the bots with it; not where the match counts."""
    if (await call.find(ref)).room.rated:
        raise Refusal("rated-pause", "in a match that counts nobody stops the clock")
    return await _clock(call, ref, e.Paused())


@route("POST", "/api/tables/{table}/resume", reply=TableInfo)
async def resume(call: Call, ref: str) -> TableInfo:
    """The clock runs on from where it stood."""
    return await _clock(call, ref, e.Resumed())


async def _clock(call: Call, ref: str, entry: e.Entry) -> TableInfo:
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        return entry

    await call.hall.propose(place, make)
    return info(call, place)


@route("POST", "/api/tables/{table}/rematch", reply=TableInfo, status=201)
async def rematch(call: Call, ref: str) -> TableInfo:
    """A new table with the same bots, at which the others are expected.

    Whoever asks, first or later, sits down there where they sat before; nobody else does. What
    was played in a circle goes on among its members.
    """
    me, place = call.somebody(), await call.find(ref)
    room, hall = place.room, call.hall
    if me.id not in [chair.person for chair in room.chairs]:
        raise Refusal("not-yours", "a rematch is for those who played")
    if room.phase != "over":
        raise Refusal("not-over", "a rematch comes after the end")
    if room.circle:
        await call.house.check_member(room.circle, me.id)
    if room.rematch is None:
        if not call.house.limits.rematches.take(me.id):
            raise Refusal("too-often", "one match after the other")
        new = await _again(call, room, me.id)
        first = await hall.propose(
            place, lambda r: None if r.rematch is not None else e.Rematched(new.room.id)
        )
        if not first:  # somebody else asked in the same moment: nobody waits at a second table
            await hall.propose(new, lambda _: e.Shut())
    assert room.rematch is not None
    new = await hall.find(room.rematch)
    if new.room.phase == "open" and not new.room.owned_by(me.id):
        await call.house.check_may_sit(new.room, me.id)
        await _sit_again(call, room, new, me.id)
    return info(call, new)


async def _again(call: Call, room: Room, host: str) -> Place:
    opened = e.Opened(
        "",
        room.game.name,
        len(room.chairs),
        room.options,
        host,
        room.listed,
        room.spectators,
        room.clock,
        rated=room.rated,
        language=room.language,
        level=room.level,
        circle=room.circle,
        delay=room.delay,
    )
    new = await call.house.open_table(call.request, opened)
    for person, how in room.banned.items():
        shown_out = e.Expelled(person, how == "table")
        await call.hall.propose(new, lambda _, out=shown_out: out)  # type: ignore[misc]
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "bot" and chair.person is None:
            bot = e.BotSat(seat, chair.level or "random", chair.bot_name)
            await call.hall.propose(new, lambda _, bot=bot: bot)  # type: ignore[misc]
    await _sit_again(call, room, new, host)
    return new


async def _sit_again(call: Call, old: Room, new: Place, person: str) -> None:
    """Take the seats that one had, as far as they are free."""
    for seat in old.owned_by(person):
        chair = old.chairs[seat]
        sat = e.Sat(seat, person, chair.name, face=chair.face)

        def make(room: Room, sat: e.Sat = sat) -> e.Entry | None:
            free = sat.seat < len(room.chairs) and room.chairs[sat.seat].kind == "open"
            return sat if free else None

        await call.hall.propose(new, make)
