"""After the end: logs, replays, what could be known."""

from __future__ import annotations

import asyncio

from cabale.core import Match
from cabale.core.relic import Relic
from cabale.server.api.http import Call, route
from cabale.server.api.tables import against_bots, info
from cabale.server.tables import entries as e
from cabale.server.tables import replays, sight
from cabale.server.tables.chairs import Line
from cabale.server.tables.keepers import best_level
from cabale.server.tables.room import Room
from cabale.server.wire.afterwards import Insight, Replay, Shared, Verdict
from cabale.server.wire.messages import TableInfo
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import PlayOn, VerifyLog

LARGEST_LOG = 2_100_000


def finished(room: Room) -> Match:
    if room.match is None or room.match.outcome is None:
        raise Refusal("not-over", "this is to be seen after the end")
    return room.match


@route("POST", "/api/tables/{table}/share", reply=Shared)
async def share(call: Call, ref: str) -> Shared:
    """A link for whom one wants to show a match that one played. Asked again, it is the same."""
    me, place = call.somebody(), await call.read(ref)
    finished(place.room)
    if not place.room.played_by(me.id):
        raise Refusal("not-yours", "this is for those who played")
    key = await call.house.shares.open(place.room.id, me.id)
    return Shared(f"/replay/{place.room.id}?key={key}")


@route("DELETE", "/api/tables/{table}/share")
async def unshare(call: Call, ref: str) -> None:
    """One's own link leads nowhere any more."""
    me, place = call.somebody(), await call.read(ref)
    await call.house.shares.close(place.room.id, me.id)


@route("GET", "/api/tables/{table}/log", reply="text", query=(("key", "string"),))
async def download(call: Call, ref: str) -> str:
    """The log of a match that is over, with its secret, for anybody to fold again.

    Where its rules are no longer played those who played it get what was written down, as it is.
    """
    try:
        return finished((await call.read(ref)).room).log.dumps()
    except Refusal as no:
        me = "" if call.me is None else call.me.id
        text = await call.hall.archive.as_written(ref, me) if no.code == "old-rules" else None
        if text is None:
            raise
        return text


@route(
    "GET",
    "/api/tables/{table}/replay",
    reply=Replay,
    query=(("seat", "integer"), ("eyes", "string"), ("key", "string")),
)
async def watch_again(call: Call, ref: str) -> Replay:
    """Every moment of a match that is over: with a seat's eyes, a spectator's, or open cards."""
    place = await call.read(ref)
    room, match = place.room, finished(place.room)
    counting, seat = replays.eyes_asked(room, call.request.query_params)
    kept = await call.hall.archive.of(room.id, match)
    eyes = replays.eyes_of(counting, seat)
    moments = await asyncio.to_thread(kept.moments, eyes)
    lines = _chat(call, room, seat)
    chat = [sight.chat_line(number, line) for number, line in enumerate(lines)]
    said = replays.moments_of(lines, kept.entries(eyes))
    return Replay(info(call, place), seat, counting, moments, chat, said)


def _chat(call: Call, room: Room, eyes: int | None) -> list[Line]:
    """What the asker may read, and with a seat's eyes what was said where it could hear it."""
    me = None if call.me is None else call.me.id
    lines = room.lines(me)
    if eyes is None:
        return lines
    return [line for line in lines if not line.quiet and eyes not in line.unseen_by]


@route(
    "GET",
    "/api/tables/{table}/insight",
    reply=Insight,
    query=(("seat", "integer"), ("eyes", "string"), ("key", "string")),
)
async def insight(call: Call, ref: str) -> Insight:
    """What a seat could have known at each moment of a match that is over.

    Moments are counted as in the seat's own replay, or as in that of other `eyes`.
    """
    room = (await call.read(ref)).room
    match = finished(room)
    query = call.request.query_params
    seat, counting = replays.seat_asked(room, query), replays.counting_asked(query, "seat")
    if seat is None:
        raise Refusal("unfit", "say whose eyes to look through: ?seat=0")
    found = await call.hall.insights.of(room.id, match, seat, _who(call), call.client)
    eyes = replays.eyes_of(counting, seat)
    return replays.recount(found, (await call.hall.archive.of(room.id, match)).entries(eyes))


@route(
    "POST",
    "/api/tables/{table}/play-on",
    body=PlayOn,
    reply=TableInfo,
    status=201,
    query=(("key", "string"),),
)
async def play_on(call: Call, ref: str, body: PlayOn) -> TableInfo:
    """What if: a match that is over goes on from one of its moments, against bots."""
    room = (await call.read(ref)).room
    match = finished(room)
    if isinstance(match, Relic):
        raise Refusal("old-rules", "this was played under rules that are no longer here")
    room.chair(body.seat)
    eyes = replays.eyes_of(body.eyes, body.seat)
    last = replays.entry_after(await call.hall.archive.of(room.id, match), eyes, body.n)
    entries = [dict(entry) for entry in match.entries[: last + 1]]
    if len(entries) >= len(match.entries):
        raise Refusal("unfit", "there is nothing to be played after the last entry")
    opened = e.Opened("", room.game.name, match.seats, room.options, "", spectators=False)
    started = e.Started(room.game.rules, match.scenario, entries, match.luck)
    sat = e.Sat(body.seat, "", body.name or "")
    bots = {seat: chair.bot_name for seat, chair in enumerate(room.chairs) if chair.person is None}
    return await against_bots(call, opened, sat, best_level(room.game), started, bots)


@route("POST", "/api/verify", body=VerifyLog, reply=Verdict, largest=LARGEST_LOG)
async def verify(call: Call, body: VerifyLog) -> Verdict:
    """Fold a log, and say whether every card fell as the sealed secret said.

    With a receipt it is held against that, too; a player does that better on the player's own side.
    One log at a time for each person, few for each address, for so long as the server allows
    (`too-long`).
    """
    return await call.house.verifier.verify(_who(call), body, call.client)


def _who(call: Call) -> str:
    """Whose work it is: a person's, or that of whoever has this address."""
    return call.client if call.me is None else call.me.id
