"""After the end: logs, replays, results, statistics, ratings."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Integer, func, select

from cabale.core import CabaleError, Match, Receipt, compare, loads, replay
from cabale.core.log import Log
from cabale.core.receipt import REFUSALS
from cabale.server.api.http import Call, route
from cabale.server.api.shelf import find_game
from cabale.server.api.tables import info
from cabale.server.tables import replays, sight
from cabale.server.tables.room import Room
from cabale.server.wire.afterwards import (
    History,
    Insight,
    RatingInfo,
    Ratings,
    Replay,
    Result,
    ResultSeat,
    Statistics,
    Tally,
    Verdict,
)
from cabale.server.wire.messages import ChatLine, Counting
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import VerifyLog
from cabale.store.schema import people, ratings, results

MOST = 100
LARGEST_LOG = 2_100_000
MOST_TAKEN_BACK = 200_000
"""Of what is taken back times all entries: each time the match is folded from its beginning."""
COUNTINGS: dict[str, Counting] = {"seat": "seat", "spectator": "spectator", "open": "open"}


def finished(room: Room) -> Match:
    if room.match is None or room.match.outcome is None:
        raise Refusal("not-over", "this is to be seen after the end")
    return room.match


@route("GET", "/api/tables/{table}/log", reply="text")
async def download(call: Call, ref: str) -> str:
    """The log of a match that is over, with its secret, for anybody to fold again."""
    return finished((await call.find(ref)).room).log.dumps()


@route(
    "GET",
    "/api/tables/{table}/replay",
    reply=Replay,
    query=(("seat", "integer"), ("eyes", "string")),
)
async def watch_again(call: Call, ref: str) -> Replay:
    """Every moment of a match that is over: with a seat's eyes, a spectator's, or open cards."""
    place = await call.find(ref)
    room, match = place.room, finished(place.room)
    seat = _seat(call, room)
    counting = _counting(call, "spectator" if seat is None else "seat")
    if (counting == "seat") != (seat is not None):
        raise Refusal("unfit", "a seat's eyes and others at once see nothing")
    kept = await call.hall.archive.of(room.id, match)
    moments = await asyncio.to_thread(kept.moments, replays.eyes_of(counting, seat))
    return Replay(info(call, place), seat, counting, moments, _chat(call, room, seat))


def _chat(call: Call, room: Room, eyes: int | None) -> list[ChatLine]:
    """What the asker may read, and with a seat's eyes what was said where it could hear it."""
    me = None if call.me is None else call.me.id
    lines = room.lines(me)
    if eyes is not None:
        lines = [line for line in lines if not line.quiet and eyes not in line.unseen_by]
    return [sight.chat_line(number, line) for number, line in enumerate(lines)]


def _seat(call: Call, room: Room) -> int | None:
    """The seat that the address asks for."""
    text = call.request.query_params.get("seat")
    if text is None:
        return None
    try:
        seat = int(text)
    except ValueError:
        raise Refusal("unfit", "a seat is a number") from None
    room.chair(seat)
    return seat


def _counting(call: Call, default: Counting) -> Counting:
    """Whose moments the address asks for."""
    text = call.request.query_params.get("eyes", default)
    if text not in COUNTINGS:
        raise Refusal("unfit", "eyes are those of a seat, of a spectator, or open")
    return COUNTINGS[text]


@route(
    "GET",
    "/api/tables/{table}/insight",
    reply=Insight,
    query=(("seat", "integer"), ("eyes", "string")),
)
async def insight(call: Call, ref: str) -> Insight:
    """What a seat could have known at each moment of a match that is over.

    Moments are counted as in the seat's own replay, or as in that of other `eyes`.
    """
    room = (await call.find(ref)).room
    match = finished(room)
    seat, counting = _seat(call, room), _counting(call, "seat")
    if seat is None:
        raise Refusal("unfit", "say whose eyes to look through: ?seat=0")
    found = await call.hall.insights.of(room.id, match, seat)
    eyes = replays.eyes_of(counting, seat)
    return replays.recount(found, (await call.hall.archive.of(room.id, match)).entries(eyes))


@route("POST", "/api/verify", body=VerifyLog, reply=Verdict, largest=LARGEST_LOG)
async def verify(_call: Call, body: VerifyLog) -> Verdict:
    """Fold a log, and say whether every card fell as the sealed secret said.

    With a receipt it is held against that, too; a player does that better on the player's own side.
    """
    return await asyncio.to_thread(_verify, body.log, body.receipt)


def _verify(text: str, receipt: Receipt | None) -> Verdict:
    try:
        log = loads(text)
        _check_effort(log)
        match = replay(log, listening=False)
        checks = [] if receipt is None else compare(text, receipt)
    except Refusal:
        raise
    except CabaleError as error:
        return Verdict(False, str(error))
    except Exception:
        # A log is anybody's text; one that breaks the rules' code is no log of ours.
        return Verdict(False, "the log does not describe a match")
    assert match.outcome is not None
    failed = [REFUSALS[check.name] for check in checks if not check.ok]
    return Verdict(
        not failed,
        failed[0] if failed else "the log is whole, and every card fell as the sealed secret said",
        match.game.name,
        match.seats,
        len(log.entries),
        list(match.outcome.winners),
        checks,
    )


def _check_effort(log: Log) -> None:
    """Anybody may send a log: none may keep the server busy for long."""
    taken_back = sum("undo" in entry for entry in log.entries)
    if taken_back * len(log.entries) > MOST_TAKEN_BACK:
        text = "too much was taken back for a server to fold this; `cabale verify` does it"
        raise Refusal("too-large", text)


# --- sums --------------------------------------------------------------------------------------


@route("GET", "/api/history", reply=History)
async def history(call: Call) -> History:
    """One's own matches, the latest first."""
    me = call.somebody()
    mine = (
        select(results.c.table_id, func.max(results.c.ended))
        .where(results.c.player == me.id)
        .group_by(results.c.table_id)
        .order_by(func.max(results.c.ended).desc())
        .limit(MOST)
    )

    def query(db: Any) -> list[Any]:
        homes = [row[0] for row in db.execute(mine)]
        rows = select(results).where(results.c.table_id.in_(homes)).order_by(results.c.seat)
        found = list(db.execute(rows))
        return [[row for row in found if row.table_id == home] for home in homes]

    matches = await call.hall.store.read(query)
    return History([_result(rows, me.id) for rows in matches])


def _result(rows: list[Any], me: str) -> Result:
    first = rows[0]
    seats = [ResultSeat(r.seat, r.name, r.player, r.won, r.score, r.team) for r in rows]
    own = [r.seat for r in rows if r.player == me]
    return Result(first.table_id, first.game, first.ended, first.reason, seats, own)


@route("GET", "/api/people/{player}/statistics", reply=Statistics)
async def statistics(call: Call, player: str) -> Statistics:
    """How often somebody (or `bot:<level>`) played and won: by game, size, side, part, company."""
    others = results.alias()
    elsewhere = (others.c.table_id == results.c.table_id) & (others.c.player != player)
    first, last = (
        select(edge(others.c.player)).where(elsewhere).scalar_subquery()
        for edge in (func.min, func.max)
    )
    mine = (
        select(results, first.label("first"), last.label("last"))
        .where(results.c.player == player)
        .subquery()
    )
    key = [mine.c[name] for name in ("game", "seats", "team", "role", "first", "last")]
    won = func.sum(func.coalesce(mine.c.won.cast(Integer), 0))
    sums = select(*key, func.count(), won).group_by(*key).order_by(*key)
    name = select(people.c.name).where(people.c.id == player)

    worth = select(ratings).where(ratings.c.player == player)

    def query(db: Any) -> tuple[str | None, list[Tally], dict[str, float]]:
        shown = player if player.startswith("bot:") else db.execute(name).scalar()
        tallies = [
            Tally(g, s, t, r, _company(first, last), n, int(w))
            for g, s, t, r, first, last, n, w in db.execute(sums)
        ]
        return shown, tallies, {row.game: _worth(row) for row in db.execute(worth)}

    shown, tallies, rated = await call.hall.store.read(query)
    if shown is None or (player.startswith("bot:") and not tallies):
        raise Refusal("unknown", "nobody of that name has played here")
    return Statistics(player, shown, tallies, rated)


def _company(first: str | None, last: str | None) -> str | None:
    """Who else sat there, from the first and the last of their ids in alphabetical order."""
    if first is None or last is None:
        return None
    if not (first.startswith("bot:") and last.startswith("bot:")):
        return "people"
    return first.removeprefix("bot:") if first == last else "bots"


def _worth(row: Any) -> float:
    return round(float(row.mu - 3 * row.sigma), 2)


@route("GET", "/api/games/{game}/ratings", reply=Ratings)
async def game_ratings(call: Call, name: str) -> Ratings:
    """OpenSkill ratings of people and bots; `rating` is what one is surely worth."""
    find_game(name)
    worth = ratings.c.mu - 3 * ratings.c.sigma
    query = select(ratings).where(ratings.c.game == name).order_by(worth.desc()).limit(MOST)
    rows: list[Any] = await call.hall.store.read(lambda db: list(db.execute(query)))
    return Ratings(
        name,
        [RatingInfo(r.player, r.name, r.mu, r.sigma, _worth(r), r.played) for r in rows],
    )
