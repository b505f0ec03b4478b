"""Tables: making one, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Literal

from msgspec import structs
from sqlalchemy import select

from cabale.core import Game
from cabale.core.luck import Contribution, is_word
from cabale.server.api.http import Call, route
from cabale.server.api.shelf import check_level, find_game
from cabale.server.people.names import clean_name, distinct, looks
from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import is_slow
from cabale.server.tables.entries import find_lesson
from cabale.server.tables.faces import drawn_face, own_face
from cabale.server.tables.keepers import NAMES, best_level, bot_name, usual_level
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.company import Enqueue
from cabale.server.wire.messages import TableInfo
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import (
    BrokenTable,
    Contribute,
    HandOver,
    NewTable,
    PlayNow,
    SeatBot,
    Settings,
    Sit,
    Stand,
    TableList,
)
from cabale.store.company import circle_tables
from cabale.store.schema import seatings, tables

MOST_LISTED = 50
GOING_ON = ("open", "playing")


def info(call: Call, place: Place) -> TableInfo:
    """A table as the asker may see it.

    Others read a match that is over by a link to it, which does not ask them to the next one.
    """
    found = place.info(None if call.me is None else call.me.id)
    return found if found.yours else structs.replace(found, rematch=None)


def check_host(room: Room, person: str) -> None:
    if room.host != person:
        raise Refusal("not-yours", "only the host of the table may do this")


# --- finding and making ------------------------------------------------------------------------


@route("GET", "/api/tables", reply=TableList)
async def listed(call: Call) -> TableList:
    """Tables that everybody may join or watch, and one's own that are not over."""
    rows = select(tables.c.id, tables.c.code, tables.c.game)
    closed = select(circle_tables.c.table_id)
    # Their order tells nothing of what happens at them.
    open_to_all = rows.where(tables.c.listed, tables.c.phase.in_(GOING_ON))
    open_to_all = open_to_all.order_by(tables.c.created.desc())
    open_to_all = open_to_all.where(tables.c.id.not_in(closed)).limit(MOST_LISTED)
    found = await call.hall.store.read(lambda db: list(db.execute(open_to_all)))
    own: list[Any] = []
    if call.me is not None:
        mine = (
            rows.join(seatings, seatings.c.table_id == tables.c.id)
            .where(
                seatings.c.person == call.me.id,
                seatings.c.hidden.is_(False),
                tables.c.phase.in_(GOING_ON),
            )
            .order_by(tables.c.updated.desc())
            .limit(MOST_LISTED)
        )
        own = await call.hall.store.read(lambda db: list(db.execute(mine)))
    shown = TableList([])
    for table, code, game in dict.fromkeys(own + found):
        try:
            shown.tables.append(_in_list(call, await call.hall.get(table)))
        except Refusal as no:
            # What is wrong with one table is told to its people, and keeps no other off the list.
            why: Literal["broken", "old-rules"] = (
                "old-rules" if no.code == "old-rules" else "broken"
            )
            if any(table == mine for mine, *_ in own):
                shown.broken.append(BrokenTable(table, code, game, why))
    return shown


def _in_list(call: Call, place: Place) -> TableInfo:
    """As it stands in a list: one's own say whose turn it is."""
    shown, room = info(call, place), place.room
    if room.match is not None and any(seat.you for seat in shown.seats):
        shown.turn_of = room.match.view(None, talk=False)["asked"]
    return shown


@route("POST", "/api/tables", body=NewTable, reply=TableInfo, status=201)
async def new_table(call: Call, body: NewTable) -> TableInfo:
    """Open a table, and take its first seat."""
    me = call.somebody()
    shelf = find_game(body.game)
    luck = contribution(body)
    if body.circle is not None:
        await call.house.check_member(body.circle, me.id)
    place = await call.house.open_table(
        call.request,
        e.Opened(
            "",
            body.game,
            body.seats,
            read_options(shelf, body.seats, body.options),
            me.id,
            body.listed,
            body.spectators,
            _clock(body.clock, rated=body.rated),
            rated=body.rated,
            language=body.language,
            level=body.level,
            circle=body.circle or "",
            delay=body.delay,
        ),
    )
    if body.sit:
        await call.hall.propose(place, lambda _: e.Sat(0, me.id, me.name, luck, me.look))
    return info(call, place)


@route("POST", "/api/play", body=PlayNow, reply=TableInfo, status=201)
async def play_now(call: Call, body: PlayNow) -> TableInfo:
    """From nothing to a running match against bots."""
    shelf = find_game(body.game)
    if body.lesson is not None:
        return await _teach(call, shelf, body)
    level = body.level or best_level(shelf)
    check_level(shelf, level)
    luck = contribution(body)
    seats = body.seats or min(5, shelf.seats[-1])
    options = read_options(shelf, seats, body.options)
    if body.seat >= seats:
        raise Refusal("unfit", f"seats are 0 to {seats - 1}, not {body.seat}")
    opened = e.Opened("", body.game, seats, options, "", spectators=False)
    sat = e.Sat(body.seat, "", body.name or "", luck)
    return await against_bots(call, opened, sat, level, e.Started(shelf.rules))


async def _teach(call: Call, shelf: Game[Any], body: PlayNow) -> TableInfo:
    """The table of a lesson."""
    lesson = find_lesson(shelf, body.lesson or "")
    options = read_options(shelf, lesson.seats, dict(lesson.options))
    opened = e.Opened(
        "", shelf.name, lesson.seats, options, "", spectators=False, lesson=lesson.name
    )
    sat = e.Sat(lesson.seat, "", body.name or "")
    return await against_bots(call, opened, sat, best_level(shelf), e.Started(shelf.rules))


def _face(me: Person, name: str) -> str:
    """One's face goes with one's own name alone: others at the same device have their own."""
    return me.look if name == me.name else drawn_face(f"{me.id} {name}")


async def against_bots(
    call: Call,
    opened: e.Opened,
    sat: e.Sat,
    level: str,
    started: e.Started,
    names: Mapping[int, str] = MappingProxyType({}),
) -> TableInfo:
    """Sit down, fill up with bots, begin. `names` are those that bots of some seats had before."""
    if call.me is None:
        await call.be(await call.house.people.introduce(sat.name or secrets.choice(NAMES)))
    me, hall = call.somebody(), call.hall
    opened.host = sat.person = me.id
    sat.name = clean_name(sat.name) if sat.name else me.name
    sat.face = _face(me, sat.name)
    known = bool(opened.lesson) or started.luck is not None
    place = await call.house.open_table(call.request, opened, sealed=not known)
    await hall.propose(place, lambda _: sat)
    for other in range(opened.seats):
        if other != sat.seat:
            called = names.get(other, "")
            await hall.propose(place, partial(_bot, seat=other, level=level, name=called))
    await hall.propose(place, lambda _: started)
    return info(call, place)


def contribution(body: NewTable | PlayNow | Sit | Contribute | Enqueue) -> Contribution | None:
    """What somebody gives to the luck of a table. A word alone could be guessed."""
    if body.luck is None:
        if body.word:
            raise Refusal("unfit", "a lucky word comes with luck")
        return None
    if not is_word(body.word):
        raise Refusal("unfit", "a lucky word is one line, with single spaces between its parts")
    return body.luck, body.word


def _clock(clock: ClockSettings, *, rated: bool) -> ClockSettings:
    """A match that counts is never waited out by whoever is about to lose it."""
    return ClockSettings("relaxed") if rated and clock.mode == "none" else clock


def read_options(shelf: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options in their full form, or a refusal, before anything is written."""
    shelf.check_seats(seats)
    return shelf.read_options(seats, options)


@route("GET", "/api/tables/{table}", reply=TableInfo, query=(("key", "string"),))
async def table(call: Call, ref: str) -> TableInfo:
    """A table, by its id or its code."""
    return info(call, await call.read(ref))


@route("POST", "/api/tables/{table}/settings", body=Settings, reply=TableInfo)
async def settings(call: Call, ref: str, body: Settings) -> TableInfo:
    """Change the table before the start. Seats that are taken away are vacated."""
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        seats = len(room.chairs) if body.seats is None else body.seats
        options = room.options if body.options is None else body.options
        others = [chair.person for chair in room.chairs if chair.person not in (None, me.id)]
        if body.rated and not room.rated and others:
            raise Refusal("rated-late", "others have sat down for a match that does not count")
        rated = room.rated if body.rated is None else body.rated
        if rated and body.clock is not None and body.clock.mode == "none":
            raise Refusal("rated-clock", "a match that counts is played with a clock")
        if rated and others and _changes(room, body):
            raise Refusal("rated-late", "others have sat down for a match that counts as it is")
        return e.Changed(
            seats,
            read_options(room.game, seats, options),
            room.listed if body.listed is None else body.listed,
            room.spectators if body.spectators is None else body.spectators,
            _clock(room.clock if body.clock is None else body.clock, rated=rated),
            rated,
            room.language if body.language is None else body.language,
            room.level if body.level is None else body.level,
            room.delay if body.delay is None else body.delay,
        )

    await call.hall.propose(place, make)
    return info(call, place)


def _changes(room: Room, body: Settings) -> bool:
    """Whether it would be another match than the one that is declared."""
    return (
        body.seats not in (None, len(room.chairs))
        or body.options not in (None, room.options)
        or body.clock not in (None, room.clock)
    )


# --- seats -------------------------------------------------------------------------------------


@route("POST", "/api/tables/{table}/sit", body=Sit, reply=TableInfo)
async def sit(call: Call, ref: str, body: Sit) -> TableInfo:
    """Take a seat, or come back to one's own that a bot has kept.

    A person who sits already says a name, for one more person at the same device.
    """
    me, place = call.somebody(), await call.find(ref)
    name = me.name if body.name is None else clean_name(body.name)
    luck = contribution(body)
    if not place.room.owned_by(me.id):  # nobody is kept from a seat that is theirs already
        await call.house.check_may_sit(place.room, me.id)

    def make(room: Room) -> e.Entry | None:
        own = [s for s, chair in enumerate(room.chairs) if chair.person == me.id]
        kept = [s for s in own if room.chairs[s].kind == "bot"]
        if kept and (body.seat is None or body.seat in kept):
            seat = kept[0] if body.seat is None else body.seat
            return e.Sat(seat, me.id, room.chairs[seat].name, face=room.chairs[seat].face)
        if own and (body.name is None or body.seat in own):
            return None if luck is None or room.match is not None else _give(room, me.id, luck)
        free = [s for s, chair in enumerate(room.chairs) if chair.kind == "open"]
        if body.seat is None and not free:
            raise Refusal("full", "no seat is open")
        # Others at the table may have spoken before without a seat: whoever sits is not they.
        names, faces = room.known_as(me.id)
        face = own_face(_face(me, name), faces)
        seat = free[0] if body.seat is None else body.seat
        return e.Sat(seat, me.id, distinct(name, names), luck, face)

    await call.hall.propose(place, make)
    return info(call, place)


@route("POST", "/api/tables/{table}/luck", body=Contribute, reply=TableInfo)
async def give_luck(call: Call, ref: str, body: Contribute) -> TableInfo:
    """Before the start: give one's own luck to the deal, in the place of what one gave before."""
    me, place, luck = call.somebody(), await call.find(ref), contribution(body)
    assert luck is not None
    await call.hall.propose(place, lambda room: _give(room, me.id, luck))
    return info(call, place)


def _give(room: Room, person: str, luck: Contribution) -> e.Entry | None:
    same = room.match is None and room.seal.given.get(person) == luck
    return None if same else e.Contributed(person, luck)


@route("POST", "/api/tables/{table}/stand", body=Stand, reply=TableInfo)
async def stand(call: Call, ref: str, body: Stand) -> TableInfo:
    """Leave a seat before the start."""
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry:
        if room.chair(body.seat).person != me.id:
            raise Refusal("not-yours", "this is not your seat")
        return e.Stood(body.seat)

    await call.hall.propose(place, make)
    return info(call, place)


@route("POST", "/api/tables/{table}/bot", body=SeatBot, reply=TableInfo)
async def seat_bot(call: Call, ref: str, body: SeatBot) -> TableInfo:
    """The host puts a bot on a seat: an open one, or that of somebody who is not there.

    Where the host is not there either, anybody who sits at the table may do it.
    """
    me, place = call.somebody(), await call.find(ref)
    level = body.level or best_level(place.room.game)
    check_level(place.room.game, level)

    def make(room: Room, seat: int) -> e.Entry | None:
        slow = is_slow(room.clock) and room.phase != "open"
        # At a slow table the answer must not say whether the host is there.
        if slow or room.host in place.here() or not room.seats_of(me.id):
            check_host(room, me.id)
        chair = room.chair(seat)
        if body.seat is None and chair.kind != "open":
            return None  # somebody was faster
        if room.phase != "open" and chair.person is not None:
            if slow:
                raise Refusal("slow", "whoever sits there has days to answer")
            if chair.person in place.here():
                raise Refusal("is-here", "the person of this seat is here")
            if place.away(chair.person) < call.house.config.seat_grace:
                raise Refusal("too-soon", "whoever sits there may still come back; wait a little")
            call.house.check_bots_alone(place, without=seat)
        return _bot(room, seat, level)

    seats = range(len(place.room.chairs)) if body.seat is None else [body.seat]
    for seat in seats:
        await call.hall.propose(place, partial(make, seat=seat))
    return info(call, place)


def _bot(room: Room, seat: int, level: str, name: str = "") -> e.BotSat:
    """A bot of this name, if nobody at the table has it."""
    taken = any(looks(name) & looks(one) for c in room.chairs for one in (c.name, c.bot_name))
    return e.BotSat(seat, level, bot_name(room, seat) if taken or not name else name)


def leaving(room: Room, person: str, seat: int) -> e.Entry | None:
    """What it takes for somebody to give up a seat for good."""
    if room.chair(seat).person != person:
        return None
    if room.match is None:
        return e.Stood(seat)
    return e.Left(seat, person, usual_level(room), bot_name(room, seat))


@route("POST", "/api/tables/{table}/host", body=HandOver, reply=TableInfo)
async def hand_over(call: Call, ref: str, body: HandOver) -> TableInfo:
    """The host makes somebody else the host."""
    me, place = call.somebody(), await call.find(ref)

    def make(room: Room) -> e.Entry:
        check_host(room, me.id)
        chair = room.chair(body.seat)
        if chair.kind != "person" or chair.person is None:
            raise Refusal("unfit", "a host is a person")
        return e.HandedOver(chair.person)

    await call.hall.propose(place, make)
    return info(call, place)
