"""Comments on the moments of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabale.server.api.http import Call, route
from cabale.server.api.past import finished
from cabale.server.tables import replays
from cabale.server.tables.room import Room
from cabale.server.wire.afterwards import Comment, CommentList
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import NewComment
from cabale.server.wire.talking import readable

PATH = "/api/tables/{table}/comments"


@route(
    "GET",
    PATH,
    reply=CommentList,
    query=(("seat", "integer"), ("eyes", "string"), ("key", "string")),
)
async def read_comments(call: Call, ref: str) -> CommentList:
    """What was written at its moments, which are counted as in the replay of the same eyes."""
    room = (await call.read(ref)).room
    match = finished(room)
    eyes = replays.eyes_asked(room, call.request.query_params)
    found = (await call.hall.archive.of(room.id, match)).entries(replays.eyes_of(*eyes))
    return CommentList(_shown(call, await call.house.comments.of(room.id), found))


@route("POST", PATH, body=NewComment, reply=CommentList, status=201)
async def write_comment(call: Call, ref: str, body: NewComment) -> CommentList:
    """Write something at a moment, for those who played and whoever is shown the match."""
    me, room = call.somebody(), (await call.read(ref)).room
    match = finished(room)
    if not room.played_by(me.id):
        raise Refusal("not-yours", "this is for those who played")
    text = readable(body.text)
    if not text:
        raise Refusal("unfit", "a comment says something")
    if not call.house.limits.words.take(me.id):
        raise Refusal("too-often", "one comment after the other")
    if body.eyes == "seat":
        room.chair(-1 if body.seat is None else body.seat)
    found = (await call.hall.archive.of(room.id, match)).entries(
        replays.eyes_of(body.eyes, body.seat)
    )
    if body.n + 1 >= len(found):
        raise Refusal("unfit", "there is no such moment")
    name = _name_at(room, me.id) or me.name
    await call.house.comments.write(room.id, found[body.n + 1], me, name, text)
    return CommentList(_shown(call, await call.house.comments.of(room.id), found))


@route("DELETE", PATH + "/{comment}")
async def delete_comment(call: Call, ref: str, comment: str) -> None:
    """Take back what one has written."""
    me, room = call.somebody(), (await call.read(ref)).room
    await call.house.comments.delete(room.id, comment, me.id)


def _shown(call: Call, rows: Sequence[Any], found: Sequence[int]) -> list[Comment]:
    me = None if call.me is None else call.me.id
    return [
        Comment(
            row.id,
            replays.moment_of(row.entry, found),
            row.name,
            row.person,
            row.person == me,
            row.text,
            row.at,
        )
        for row in rows
    ]


def _name_at(room: Room, person: str) -> str | None:
    """What somebody was called at the table, as long as the seat is theirs."""
    return next((chair.name for chair in room.chairs if chair.person == person), None)
