"""How people treat each other: leaving, showing out, closing, not hearing, reporting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import select, update

from cabale.server.api.http import Call, route
from cabale.server.api.tables import check_host, info, leaving
from cabale.server.tables import entries as e
from cabale.server.tables.keepers import bot_name, usual_level
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.manners import (
    Ban,
    Kick,
    Leave,
    Relate,
    RelationList,
    Report,
    ShownOut,
    ShownOutList,
)
from cabale.server.wire.messages import ChatLine, TableInfo
from cabale.server.wire.refusal import Refusal
from cabale.store.schema import people, seatings

# --- going -------------------------------------------------------------------------------------


@route("POST", "/api/tables/{table}/leave", body=Leave, reply=TableInfo)
async def leave(call: Call, ref: str, body: Leave) -> TableInfo:
    """Give one's seats up for good: before the start they are free, later a bot has them.

    A bot of the level that is usual at the table plays on; a match that counts is lost.
    """
    me, place = call.somebody(), await call.find(ref)
    mine = place.room.owned_by(me.id)
    if body.seat is not None:
        mine = [seat for seat in mine if seat == body.seat]
    if not mine:
        raise Refusal("not-yours", "you do not sit there")
    for seat in mine:
        await call.hall.propose(place, partial(leaving, person=me.id, seat=seat))
    return info(call, place)


@route("POST", "/api/tables/{table}/hide")
async def hide(call: Call, ref: str) -> None:
    """Take a table off one's own list; it is there again for whoever sits down again."""
    me, place = call.somebody(), await call.find(ref)
    mine = (seatings.c.person == me.id) & (seatings.c.table_id == place.room.id)
    change = update(seatings).where(mine).values(hidden=True)
    await call.hall.store.write(lambda db: db.execute(change).rowcount)


# --- the host ----------------------------------------------------------------------------------


@route("POST", "/api/tables/{table}/close", reply=TableInfo)
async def close(call: Call, ref: str) -> TableInfo:
    """The host closes the table. A match that counts is played out, or left."""
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        _check_not_rated(room)
        return e.Shut()

    await call.hall.propose(place, make)
    return info(call, place)


@route("POST", "/api/tables/{table}/kick", body=Kick, reply=TableInfo)
async def kick(call: Call, ref: str, body: Kick) -> TableInfo:
    """The host frees a seat. Whoever had it does not sit at this table again."""
    place = await call.find(ref)
    person = place.room.chair(body.seat).person
    if person is None:
        return await _free(call, place, body.seat)
    return await _expel(call, place, person, ban=False)


@route("POST", "/api/tables/{table}/ban", body=Ban, reply=TableInfo)
async def ban(call: Call, ref: str, body: Ban) -> TableInfo:
    """The host shows somebody out, who neither sits nor watches nor talks here again."""
    return await _expel(call, await call.find(ref), body.player, ban=True)


@route("GET", "/api/tables/{table}/shown-out", reply=ShownOutList)
async def shown_out(call: Call, ref: str) -> ShownOutList:
    """For the host: whom one has shown out, and may pardon."""
    me, place = call.somebody(), await call.find(ref)
    check_host(place.room, me.id)
    banned = place.room.banned
    query = select(people.c.id, people.c.name).where(people.c.id.in_(banned))
    names = await call.hall.store.read(lambda db: dict(map(tuple, db.execute(query))))
    return ShownOutList([ShownOut(who, names.get(who, ""), how) for who, how in banned.items()])


@route("POST", "/api/tables/{table}/pardon", body=Ban, reply=TableInfo)
async def pardon(call: Call, ref: str, body: Ban) -> TableInfo:
    """Whoever was shown out may come back."""
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry | None:
        check_host(room, me.id)
        return e.Pardoned(body.player) if body.player in room.banned else None

    await call.hall.propose(place, make)
    return info(call, place)


async def _free(call: Call, place: Place, seat: int) -> TableInfo:
    """Take a bot off its seat."""
    me = call.somebody()

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        return e.Stood(seat)

    await call.hall.propose(place, make)
    return info(call, place)


async def _expel(call: Call, place: Place, person: str, *, ban: bool) -> TableInfo:
    me = call.somebody()

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        seats = room.owned_by(person)
        if seats:
            _check_not_rated(room)
        bots = {} if room.match is None else {str(s): bot_name(room, s) for s in seats}
        return e.Expelled(person, ban, usual_level(room), bots)

    await call.hall.propose(place, make)
    return info(call, place)


def _check_not_rated(room: Room) -> None:
    """Nobody loses a match that counts because the host says so."""
    if room.rated and room.phase == "playing":
        raise Refusal("rated", "this match counts: it is played out, or left")


# --- not hearing, reporting --------------------------------------------------------------------


@route("GET", "/api/relations", reply=RelationList)
async def relations(call: Call) -> RelationList:
    """Whom one does not want to hear, or to have at one's tables."""
    return RelationList(await call.house.relations.of(call.somebody().id))


@route("POST", "/api/relations/{player}", body=Relate, reply=RelationList)
async def relate(call: Call, player: str, body: Relate) -> RelationList:
    """Not to read somebody, not to have them at one's tables either, or neither."""
    me = call.somebody()
    await call.house.relations.set(me.id, player, body.kind)
    return RelationList(await call.house.relations.of(me.id))


@route("POST", "/api/tables/{table}/report", body=Report)
async def report(call: Call, ref: str, body: Report) -> None:
    """Bring something before whoever runs the server, with the lines that it is about."""
    me, place = call.somebody(), await call.find(ref)
    room = place.room
    # Also somebody who was shown out may report it; a stranger learns nothing of a match gone by.
    if not await call.house.may_read(place, me.id, None):
        raise Refusal("private", "this match is for those who played it and their guests")
    heard = place.chat(me.id)
    if any(number >= len(heard) for number in body.lines):
        raise Refusal("unfit", "there is no such line")
    written = await _comments(call, room, body.comments)
    known = {chair.person for chair in room.chairs} | {c.left for c in room.chairs}
    known |= {line.player for line in [*heard, *written]}
    if body.player == me.id or body.player not in known:
        raise Refusal("unknown", "there is nobody like that at this table")
    if not call.house.reports.take(me.id):
        raise Refusal("too-often", "that is enough for now; it will be read")
    lines = [heard[number] for number in sorted(set(body.lines))] + written
    await call.house.relations.report(room.id, me.id, body.player, body.kind, body.note, lines)


async def _comments(call: Call, room: Room, wanted: Sequence[str]) -> list[ChatLine]:
    """What was written at moments of the match, as lines."""
    if not wanted:
        return []
    rows = {row.id: row for row in await call.house.comments.of(room.id)}
    if not rows.keys() >= set(wanted):
        raise Refusal("unfit", "there is no such comment")
    found = [rows[one] for one in dict.fromkeys(wanted)]
    return [ChatLine(n, None, r.name, r.text, r.at, "", r.person) for n, r in enumerate(found)]
