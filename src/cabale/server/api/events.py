"""Events: making one, taking part, and its rounds."""

from __future__ import annotations

import csv
import io
import re
from functools import partial

import structlog
from starlette.responses import Response

from cabale.server.api.hours import tell_hours
from cabale.server.api.http import Call, route
from cabale.server.api.shelf import check_level, find_game
from cabale.server.events import rounds
from cabale.server.events.kept import Held
from cabale.server.events.showing import shown
from cabale.server.people.names import clean_name
from cabale.server.wire.events import (
    LONGEST_NAME,
    EventInfo,
    EventList,
    JoinEvent,
    LeaveEvent,
    NewEvent,
)
from cabale.server.wire.refusal import Refusal

log = structlog.get_logger()


@route("GET", "/api/me/events", reply=EventList)
async def my_events(call: Call) -> EventList:
    """Events that one organises or takes part in, the latest first."""
    return EventList(await call.house.events.of_person(call.somebody().id))


@route("POST", "/api/events", body=NewEvent, reply=EventInfo, status=201)
async def new_event(call: Call, body: NewEvent) -> EventInfo:
    """An evening, a Swiss tournament or a league. Whoever has its link can take part."""
    me, shelf = call.somebody(), find_game(body.game)
    shelf.check_seats(body.seats)
    if body.seats < 2:
        raise Refusal("unfit", "at a table of an event there are two at least")
    if body.level is not None:
        check_level(shelf, body.level)
    if body.groups > 1 and body.kind != "league":
        raise Refusal("unfit", "only a league has groups")
    body.name = clean_name(body.name, LONGEST_NAME)
    options = shelf.read_options(body.seats, body.options)
    code = await call.house.events.new(me.id, body, options)
    held = await _find(call, code)
    if body.play:
        await call.house.events.join(held.event, me, me.name)
    return shown(await _find(call, code), me.id)


@route("GET", "/api/events/{event}", reply=EventInfo)
async def event(call: Call, ref: str) -> EventInfo:
    """An event, by its code: who takes part, every round, and how they stand."""
    return shown(await _find(call, ref), None if call.me is None else call.me.id)


@route("POST", "/api/events/{event}/join", body=JoinEvent, reply=EventInfo)
async def join(call: Call, ref: str, body: JoinEvent) -> EventInfo:
    """Take part. Whoever comes late is in the next round."""
    me, held = call.somebody(), await _find(call, ref)
    name = me.name if body.name is None else clean_name(body.name)
    kin = await call.house.programs.kin(me.id)
    if await call.house.relations.is_blocked(kin, by=[held.event.person]):
        raise Refusal("not-welcome", "whoever organises this does not want you there")
    await call.house.events.join(held.event, me, name)
    return shown(await _find(call, ref), me.id)


@route("POST", "/api/events/{event}/leave", body=LeaveEvent, reply=EventInfo)
async def leave(call: Call, ref: str, body: LeaveEvent) -> EventInfo:
    """Go, or take somebody out. A match that has begun is left at its table."""
    me, held = call.somebody(), await _find(call, ref)
    person = me.id
    if body.number is not None:
        found = next((one for one in held.entrants if one.number == body.number), None)
        if found is None:
            raise Refusal("unknown", "nobody here has this number")
        person = found.person
    if person != me.id:
        _check_organiser(call, held)
    await call.house.events.leave(held.event, person)
    return shown(await _find(call, ref), me.id)


@route("POST", "/api/events/{event}/round", reply=EventInfo)
async def next_round(call: Call, ref: str) -> EventInfo:
    """The next round begins: its tables are laid, and their matches with them."""
    me, held = call.somebody(), await _find(call, ref)
    _check_organiser(call, held)
    events = call.house.events
    if not rounds.missing(held):
        if held.event.phase == "over" or held.round >= held.event.rounds:
            raise Refusal("over", "the last round has been played")
        if not held.ready:
            raise Refusal("not-over", "some tables are still playing")
        apart = await events.apart(held.people)
        await events.begin(held.event, await rounds.think_out(held, apart))
        held = await _find(call, ref)
    refused = None
    for number, people in rounds.missing(held).items():
        try:
            if held.table(held.round, number) is None and rounds.too_few(held.event, people):
                await events.send_home(held.event, held.round, number)
            else:
                await _lay(call, held, number)
        except Refusal as no:
            # The others play; asked again, the round goes on with what is missing.
            log.warning("event-table-refused", round=held.round, number=number, code=no.code)
            refused = no
    if refused is not None:
        raise refused
    return shown(await _find(call, ref), me.id)


async def _lay(call: Call, held: Held, number: int) -> None:
    opening = partial(call.house.open_table, call.request, event=True)
    place = await rounds.lay(call.hall, opening, call.house.events, held, number)
    if place is not None:
        await rounds.seat_people(call.hall, place, held, number)
        await tell_hours(call, place)
        await call.hall.propose(place, rounds.start)


@route("POST", "/api/events/{event}/end", reply=EventInfo)
async def end(call: Call, ref: str) -> EventInfo:
    """The event is over, as it stands."""
    me, held = call.somebody(), await _find(call, ref)
    _check_organiser(call, held)
    await call.house.events.end(held.event)
    return shown(await _find(call, ref), me.id)


@route("GET", "/api/events/{event}/results.csv", reply="text")
async def results(call: Call, ref: str) -> Response:
    """The standings, for a spreadsheet."""
    info = shown(await _find(call, ref), None)
    written = io.StringIO()
    sheet = csv.writer(written)
    heads = ("place", "name", "group", "points", "buchholz", "played", "won", "byes", "gone")
    sheet.writerow(heads)
    for one in info.entrants:
        row = [getattr(one, head) for head in heads]
        row[1] = _harmless(one.name)
        sheet.writerow(row)
    headers = {"Content-Disposition": f'attachment; filename="{info.code}.csv"'}
    # The mark tells spreadsheets that it is UTF-8.
    text = "\ufeff" + written.getvalue()
    return Response(text, headers=headers, media_type="text/csv; charset=utf-8")


def _harmless(name: str) -> str:
    """A name that a spreadsheet does not take for a formula, where it parts at semicolons too."""
    return re.sub(r"(^|;\s*)(?=[=+\-@＝＋－＠])", r"\1'", name)


def _check_organiser(call: Call, held: Held) -> None:
    if call.somebody().id != held.event.person:
        raise Refusal("not-yours", "only whoever organises the event may do this")


async def _find(call: Call, ref: str) -> Held:
    """An event by its code; whoever tries out codes is slowed down."""
    misses = call.house.misses
    if misses.empty(call.client):
        raise Refusal("too-often", "too many events that do not exist; wait a little")
    held = await call.house.events.find(ref)
    if held is None:
        misses.take(call.client)
        raise Refusal("unknown", "there is no such event")
    return held
