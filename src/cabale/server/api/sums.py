"""What adds up: one's matches, statistics, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Integer, func, select

from cabale.core import CabaleError, game
from cabale.server.api.http import Call, route
from cabale.server.api.shelf import find_game
from cabale.server.company.ladders import on_ladders
from cabale.server.people.ratings import PROVISIONAL, is_provisional, shown
from cabale.server.tables.faces import drawn_face
from cabale.server.tables.kept import Kept
from cabale.server.wire.afterwards import (
    DeedList,
    Deeds,
    History,
    Rated,
    RatingCourse,
    RatingHistory,
    RatingInfo,
    RatingPoint,
    Ratings,
    Result,
    ResultSeat,
    Statistics,
    Tally,
)
from cabale.server.wire.refusal import Refusal
from cabale.store.company import shown as shown_on_pages
from cabale.store.schema import people, rating_history, ratings, replays, results, shares

NOBODY = "nobody of that name has played here, or shows how they play"
MOST = 100
MOST_DEEDS = 50
"""So many matches are read again to add up what somebody did."""


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

    links = select(shares.c.table_id).where(shares.c.person == me.id)
    open_to = select(shown_on_pages.c.table_id).where(shown_on_pages.c.person == me.id)

    def query(db: Any) -> list[Result]:
        homes = [row[0] for row in db.execute(mine)]
        rows = select(results).where(results.c.table_id.in_(homes)).order_by(results.c.seat)
        found = list(db.execute(rows))
        about = set(db.execute(links).scalars())
        on_page = set(db.execute(open_to).scalars())
        return [
            _result([row for row in found if row.table_id == home], me.id, home in about, on_page)
            for home in homes
        ]

    return History(await call.hall.store.read(query))


@route("GET", "/api/me/deeds", reply=DeedList)
async def deeds(call: Call) -> DeedList:
    """What one did in one's last matches, by game; nobody else is told."""
    me = call.somebody()
    if not call.house.limits.claims.take(me.id):
        raise Refusal("too-often", "this was counted just now; wait a little")
    mine = (
        select(results.c.game, results.c.seat, replays.c.data)
        .join(replays, replays.c.table_id == results.c.table_id)
        .where(results.c.player == me.id)
        .order_by(results.c.ended.desc())
        .limit(MOST_DEEDS)
    )
    rows = await call.hall.store.read(lambda db: db.execute(mine).all())
    return DeedList(await asyncio.to_thread(_added_up, rows))


def _added_up(rows: Sequence[Any]) -> list[Deeds]:
    found: dict[str, Deeds] = {}
    for name, seat, data in rows:
        with suppress(CabaleError, LookupError):  # of a game, or by rules, that are gone
            done = game(name).deeds(seat, *Kept(bytes(data)).story(seat))
            so_far = found.setdefault(name, Deeds(name, 0, {}))
            so_far.matches += 1
            for deed, number in done.items():
                so_far.sums[deed] = so_far.sums.get(deed, 0) + number
    return [one for one in found.values() if one.sums]


def _result(rows: list[Any], me: str, shared: bool, on_page: set[str]) -> Result:
    first = rows[0]
    seats = [ResultSeat(r.seat, r.name, r.player, r.won, r.score, r.team) for r in rows]
    own = [r.seat for r in rows if r.player == me]
    return Result(
        *(first.table_id, first.game, first.ended, first.reason, seats, own),
        shared=shared,
        shown=first.table_id in on_page,
        edition=first.edition,
    )


@route("GET", "/api/people/{player}/statistics", reply=Statistics)
async def statistics(call: Call, player: str) -> Statistics:
    """How often somebody (or `bot:<level>`) played and won: by game, size, side, part, company.

    Sides and parts are one's own affair, for a match is: others get them of nobody, and the rest
    of whoever shows their ratings.
    """
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

    def query(db: Any) -> tuple[str | None, list[Tally], dict[str, Rated]]:
        called = player if player.startswith("bot:") else db.execute(name).scalar()
        tallies = [
            Tally(g, s, t, r, _company(first, last), n, int(w))
            for g, s, t, r, first, last, n, w in db.execute(sums)
        ]
        return called, tallies, {row.game: _rated(row) for row in db.execute(worth)}

    called, tallies, rated = await call.hall.store.read(query)
    if called is None or (player.startswith("bot:") and not tallies):
        raise Refusal("unknown", NOBODY)
    if not await _shows(call, player):
        raise Refusal("unknown", NOBODY)
    mine_alone = call.me is not None and call.me.id == player
    return Statistics(player, called, tallies if mine_alone else _without_parts(tallies), rated)


async def _shows(call: Call, player: str) -> bool:
    """Whether a bot is meant, or somebody who shows the reader how they play."""
    if player.startswith("bot:"):
        return True
    return await call.house.profiles.shows_ratings(player, await call.house.reader(call.me))


def _without_parts(tallies: list[Tally]) -> list[Tally]:
    """The same sums, without what was dealt in a match that may be private."""
    sums: dict[tuple[str, int, str | None], Tally] = {}
    for one in tallies:
        key = one.game, one.seats, one.company
        found = sums.setdefault(key, Tally(one.game, one.seats, None, None, one.company, 0, 0))
        found.played += one.played
        found.won += one.won
    return [sums[key] for key in sorted(sums, key=str)]  # their order may tell nothing of parts


def _company(first: str | None, last: str | None) -> str | None:
    """Who else sat there, from the first and the last of their ids in alphabetical order."""
    if first is None or last is None:
        return None
    if not (first.startswith("bot:") and last.startswith("bot:")):
        return "people"
    return first.removeprefix("bot:") if first == last else "bots"


def _rated(row: Any) -> Rated:
    return Rated(shown(row.mu), is_provisional(row.played), row.played)


@route("GET", "/api/people/{player}/ratings", reply=RatingHistory)
async def rating_courses(call: Call, player: str) -> RatingHistory:
    """How one's own ratings came about; the page of somebody else has what they show of theirs."""
    if call.me is None or call.me.id != player:
        raise Refusal("unknown", NOBODY)
    h = rating_history.c
    query = select(h.game, h.at, h.mu).where(h.player == player).order_by(h.at)
    rows: list[Any] = await call.hall.store.read(lambda db: list(db.execute(query)))
    games: dict[str, list[RatingPoint]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(RatingPoint(row.at, shown(row.mu)))
    return RatingHistory(player, [RatingCourse(game, points) for game, points in games.items()])


@route("GET", "/api/games/{game}/ratings", reply=Ratings)
async def game_ratings(call: Call, name: str) -> Ratings:
    """Ratings of bots and of people who show theirs, the best first, provisional ones last."""
    find_game(name)
    known = ratings.c.played >= PROVISIONAL
    query = select(ratings, people.c.face).where(ratings.c.game == name)
    query = query.join(people, people.c.id == ratings.c.player, isouter=True)
    query = query.order_by(known.desc(), ratings.c.mu.desc())
    me = None if call.me is None else call.me.id

    def read(db: Any) -> list[Any]:
        on = {*on_ladders(db), me}
        rows = db.execute(query)
        return [r for r in rows if r.player.startswith("bot:") or r.player in on][:MOST]

    rows = await call.hall.store.read(read)
    return Ratings(
        name,
        [
            RatingInfo(
                # To the last digit, one's own would tell the rating of whom one has played.
                *(r.player, r.name, round(r.mu, 1), round(r.sigma, 1)),
                *(shown(r.mu), is_provisional(r.played), r.played),
                face="" if r.player.startswith("bot:") else r.face or drawn_face(r.player),
            )
            for r in rows
        ],
    )
