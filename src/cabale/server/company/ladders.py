"""Ladders: who plays a game best, at tables of all sizes or of one, of all time or in a season.

The first of them is the ratings as they stand. Any other is what comes out when the matches that
counted are gone through again, those of its size and season alone; it is kept for a while.

On it stand bots, and people who want to: nothing else tells how somebody plays. Whoever asks finds
themselves among those, in a row that nobody else sees.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Integer, func, select

from cabale.server.company.standing import BOT, Match, Seat, ladder
from cabale.server.people.ratings import is_provisional, shown
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.faces import drawn_face
from cabale.server.wire.company import LadderRow
from cabale.store import Store
from cabale.store.company import profiles
from cabale.store.schema import people, rating_history, ratings, results

MOST_ROWS = 100
MOST_MATCHES = 2000
"""So many matches of a size and a season are gone through, the latest."""
SEASONS = 8
"""Seasons that can be chosen: a quarter of a year each, by UTC."""
FRESH = 60.0
"""Seconds for which a ladder is kept."""
KEPT = 64


class Scope(NamedTuple):
    game: str
    seats: int | None = None
    season: str | None = None


class Ladders:
    def __init__(self, store: Store, fresh: float = FRESH) -> None:
        self._store, self._fresh = store, fresh
        self._known: OrderedDict[Scope, tuple[float, list[LadderRow]]] = OrderedDict()

    async def of(self, scope: Scope, me: str | None) -> list[LadderRow]:
        """The best first, and the reader (`you`) wherever that is."""
        rows = await self._rows(scope)
        chosen = await self._store.read(on_ladders)
        open_to_all = [row for row in rows if row.bot or row.player in chosen]
        first = {row.player for row in open_to_all[:MOST_ROWS]}
        return [
            msgspec.structs.replace(row, you=row.player == me, shown=row.player in first)
            for row in rows
            if row.player in first or row.player == me
        ]

    async def _rows(self, scope: Scope) -> list[LadderRow]:
        found = self._known.get(scope)
        if found is not None and time.monotonic() - found[0] < self._fresh:
            return found[1]
        if scope.seats is None and scope.season is None:
            rows = await self._store.read(lambda db: _standing(db, scope.game))
        else:
            matches = await self._store.read(lambda db: _matches(db, scope))
            rows = await asyncio.to_thread(ladder, matches, "")
        self._known[scope] = time.monotonic(), rows
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return rows


def on_ladders(db: Connection) -> set[str]:
    """Who wants to stand on public ladders."""
    return set(db.execute(select(profiles.c.person).where(profiles.c.ladder)).scalars())


def season_of(at: int) -> str:
    """The season of a moment (ms since 1970), such as ``2026-4``."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def season_span(season: str) -> tuple[int, int]:
    """From when to when (ms since 1970) a season lasts, without the last."""
    year, _, quarter = season.partition("-")
    ends = [(int(year), 3 * int(quarter) - 2), (int(year), 3 * int(quarter) + 1)]
    if ends[1][1] > 12:
        ends[1] = int(year) + 1, 1
    first, last = (round(datetime(y, m, 1, tzinfo=UTC).timestamp() * 1000) for y, m in ends)
    return first, last


def seasons() -> list[str]:
    """Those that can be chosen, the running one first."""
    year, quarter = map(int, season_of(now_ms()).split("-"))
    counted = [4 * year + quarter - 1 - back for back in range(SEASONS)]
    return [f"{n // 4}-{n % 4 + 1}" for n in counted]


def _standing(db: Connection, game: str) -> list[LadderRow]:
    won = func.sum(results.c.won.cast(Integer))
    wins = select(results.c.player, won).where(results.c.table_id.in_(_counted(game)))
    sums: dict[str, int] = {
        row[0]: int(row[1] or 0) for row in db.execute(wins.group_by(results.c.player))
    }
    query = select(ratings, people.c.face).where(ratings.c.game == game)
    query = query.outerjoin(people, people.c.id == ratings.c.player)
    rows = [_row(row, sums.get(row.player, 0)) for row in db.execute(query)]
    return sorted(rows, key=lambda row: (row.provisional, -row.rating, row.name))


def _row(row: Any, won: int) -> LadderRow:
    bot = row.player.startswith(BOT)
    name = row.player.removeprefix(BOT) if bot else row.name
    face = "" if bot else row.face or drawn_face(row.player)
    doubt = is_provisional(row.played)
    return LadderRow(row.player, name, face, bot, shown(row.mu), doubt, row.played, won)


def _counted(game: str) -> Any:
    """The tables whose match counted."""
    h = rating_history.c
    return select(h.table_id).where(h.game == game).distinct()


def _matches(db: Connection, scope: Scope) -> list[Match]:
    """The last matches of a size and a season, the first of them first."""
    r = results.c
    wanted = (r.game == scope.game) & r.table_id.in_(_counted(scope.game))
    if scope.seats is not None:
        wanted &= r.seats == scope.seats
    if scope.season is not None:
        first, last = season_span(scope.season)
        wanted &= (r.ended >= first) & (r.ended < last)
    late = select(r.table_id).where(wanted).group_by(r.table_id)
    late = late.order_by(func.max(r.ended).desc()).limit(MOST_MATCHES)
    return matches_at(db, late)


def matches_at(db: Connection, homes: Any) -> list[Match]:
    """The matches that were played out at these tables, in order."""
    r = results.c
    query = select(results, people.c.face).outerjoin(people, people.c.id == r.player)
    query = query.where(r.table_id.in_(homes)).order_by(r.ended, r.table_id, r.seat)
    found = []
    for _, seats in groupby(db.execute(query).all(), key=lambda row: row.table_id):
        rows = list(seats)
        told = [Seat(row.player, row.name, row.face, row.won) for row in rows]
        found.append(Match(rows[0].game, rows[0].ended, told, rows[0].edition))
    return found
