"""Profiles: what people show of themselves, to whom, and which of their matches.

By default that is a name and a face, to whoever knows the id. Whoever may not see a part learns
neither that there is one nor why: a reader whom the owner has blocked sees what a stranger sees of
somebody who shows nothing.

A match is several people's. One of them shows their own part of it; others are named where they
show it to the same reader, and it is opened where everybody whom its log names shows it to all.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, NamedTuple, cast

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from cabale.server.company.friends import faces, is_friend
from cabale.server.company.standing import BOT
from cabale.server.people.forget import GONE
from cabale.server.people.ratings import is_provisional
from cabale.server.people.ratings import shown as in_points
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.afterwards import RatingPoint
from cabale.server.wire.profiles import (
    Audience,
    Company,
    Favourite,
    Profile,
    ProfileRating,
    ProfileSettings,
    SetProfile,
    ShownMatch,
    Shows,
)
from cabale.server.wire.refusal import Refusal
from cabale.store import Store, insert_new
from cabale.store.company import circle_tables, profiles, shown
from cabale.store.schema import rating_history, ratings, relations, results, seatings

MOST_SHOWN = 30
MOST_POINTS = 500
DAY = 86_400_000
NO_PAGE = "there is no such page"


class Reader(NamedTuple):
    """Who looks: `id`, None for nobody known, and all their identities, whom a block concerns."""

    id: str | None
    kin: Collection[str] = ()


class Kept(NamedTuple):
    """What somebody has settled."""

    shows: Shows
    languages: list[str]
    favourites: list[Favourite]


NOTHING = Kept(Shows(), [], [])


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, player: str, reader: Reader) -> Profile:
        """The page of somebody, as this reader may see it."""
        found = await self._store.read(lambda db: _show(db, player, reader))
        if found is None:
            raise Refusal("unknown", NO_PAGE)
        return found

    async def shows_ratings(self, player: str, reader: Reader) -> bool:
        return await self._store.read(
            lambda db: _sees(db, _kept(db, player).shows, "ratings", player, reader)
        )

    async def settings(self, me: str) -> ProfileSettings:
        def read(db: Connection) -> ProfileSettings:
            return ProfileSettings(*_kept(db, me), held=_held(db, me))

        return await self._store.read(read)

    async def set(self, me: str, body: SetProfile) -> None:
        row = {"person": me, **{part: getattr(body, part) for part in Shows.__struct_fields__}}
        row["languages"] = " ".join(dict.fromkeys(body.languages))
        likes = list(dict.fromkeys(body.favourites))
        row["favourites"] = msgspec.json.encode(likes).decode()

        def write(db: Connection) -> bool:
            if not set(likes) <= set(_held(db, me)):
                return False
            db.execute(delete(profiles).where(profiles.c.person == me))
            db.execute(insert(profiles).values(row))
            return True

        if not await self._store.write(write):
            raise Refusal("unfit", "one likes a role that one has had")

    async def show_match(self, me: str, table: str) -> None:
        """Show one's own part of a match that is over. A circle's are for its members alone."""
        r = results.c
        mine = select(r.seat).where(r.table_id == table, r.player == me)
        of_circle = select(circle_tables.c.at).where(circle_tables.c.table_id == table)
        count = select(func.count()).select_from(shown).where(shown.c.person == me)
        row = {"person": me, "table_id": table, "token": secrets.token_urlsafe(16), "at": now_ms()}

        def write(db: Connection) -> Refusal | None:
            if db.execute(mine).first() is None:
                return Refusal("unknown", "this is for a match that you played to its end")
            if db.execute(of_circle).first() is not None:
                return Refusal("circle", "what a circle played is for its members alone")
            if (db.execute(count).scalar() or 0) >= MOST_SHOWN:
                return Refusal("too-many-shown", f"one shows {MOST_SHOWN} matches at most")
            insert_new(db, shown, row)
            return None

        if (no := await self._store.write(write)) is not None:
            raise no

    async def hide_match(self, me: str, table: str) -> None:
        mine = (shown.c.person == me) & (shown.c.table_id == table)
        await self._store.write(lambda db: db.execute(delete(shown).where(mine)).rowcount)

    async def opens(self, table: str, token: str) -> bool:
        """Whether this is the key to a match that everybody who was there shows to all."""
        query = select(shown.c.at).where(shown.c.table_id == table, shown.c.token == token)
        return await self._store.read(
            lambda db: db.execute(query).first() is not None and _is_open(db, table)
        )


def _kept(db: Connection, person: str) -> Kept:
    row = db.execute(select(profiles).where(profiles.c.person == person)).mappings().first()
    if row is None:
        return NOTHING
    shows = Shows(**{part: row[part] for part in Shows.__struct_fields__})
    likes = msgspec.json.decode(row["favourites"], type=list[Favourite])
    return Kept(shows, row["languages"].split(), likes)


def _held(db: Connection, me: str) -> list[Favourite]:
    """The roles that somebody has had, by game."""
    r = results.c
    query = select(r.game, r.role).where(r.player == me, r.role.is_not(None)).distinct()
    return [Favourite(game, role) for game, role in db.execute(query.order_by(r.game, r.role))]


def _sees(db: Connection, shows: Shows, part: str, owner: str, reader: Reader) -> bool:
    """Whether a reader sees a part of somebody's page."""
    if reader.id == owner:
        return True
    asked = {cast("Audience", getattr(shows, one)) for one in ("page", part)}
    if "none" in asked or ("friends" in asked and not is_friend(db, owner, reader.id)):
        return False
    return part == "page" or not _is_blocked(db, owner, reader)


def _is_blocked(db: Connection, owner: str, reader: Reader) -> bool:
    r = relations.c
    those = {reader.id, *reader.kin}
    query = select(r.at).where(r.person == owner, r.other.in_(those), r.kind == "block")
    return db.execute(query).first() is not None


def _show(db: Connection, player: str, reader: Reader) -> Profile | None:
    who, (shows, languages, likes) = faces(db, [player]).get(player), _kept(db, player)
    if who is None or not _sees(db, shows, "page", player, reader):
        return None

    def sees(part: str) -> bool:
        return _sees(db, shows, part, player, reader)

    return Profile(
        *who,
        languages=languages if sees("tongues") else None,
        ratings=_ratings(db, player) if sees("ratings") else None,
        favourites=likes if sees("roles") else None,
        matches=_matches(db, player, reader) if sees("matches") else None,
        shows=shows if reader.id == player else None,
    )


def _ratings(db: Connection, player: str) -> list[ProfileRating]:
    h = rating_history.c
    points: dict[str, list[RatingPoint]] = {}
    late = select(h.game, h.at, h.mu).where(h.player == player).order_by(h.at.desc())
    for row in reversed(db.execute(late.limit(MOST_POINTS)).all()):
        point = RatingPoint(row.at // DAY * DAY, in_points(row.mu))
        points.setdefault(row.game, []).append(point)
    query = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game)
    return [
        ProfileRating(
            *(row.game, in_points(row.mu), is_provisional(row.played), row.played),
            points=points.get(row.game, []),
        )
        for row in db.execute(query)
    ]


def _matches(db: Connection, owner: str, reader: Reader) -> list[ShownMatch]:
    """The latest first."""
    r = results.c
    mine = select(shown.c.table_id, shown.c.token).where(shown.c.person == owner)
    tokens: dict[str, str] = dict(map(tuple, db.execute(mine)))
    query = select(results).where(r.table_id.in_(tokens), r.player == owner)
    found: dict[str, list[Any]] = {}
    for row in db.execute(query.order_by(r.ended.desc(), r.seat)):
        found.setdefault(row.table_id, []).append(row)
    told = []
    for table, rows in found.items():
        link = f"/replay/{table}?key={tokens[table]}" if _is_open(db, table) else None
        told.append(
            ShownMatch(
                rows[0].game,
                rows[0].seats,
                rows[0].ended // DAY * DAY,
                any(row.won for row in rows),
                _company(db, table, owner, reader),
                link,
                table if reader.id == owner else "",
                rows[0].edition,
            )
        )
    return told


def _company(db: Connection, table: str, owner: str, reader: Reader) -> list[Company]:
    """Who else shows this match to the reader."""
    query = select(shown.c.person).where(shown.c.table_id == table, shown.c.person != owner)
    others = [
        one
        for one in db.execute(query.order_by(shown.c.at)).scalars()
        if _sees(db, _kept(db, one).shows, "matches", one, reader)
    ]
    known = faces(db, others)
    return [Company(*known[one]) for one in others if one in known]


def _is_open(db: Connection, table: str) -> bool:
    """Whether everybody whom the log of a match names shows it to all.

    Those are also people who left, were shown out or spoke as spectators: a replay has their names
    and what they said.
    """
    p = profiles.c
    r = results.c
    named = set(db.execute(select(seatings.c.person).where(seatings.c.table_id == table)).scalars())
    named |= set(db.execute(select(r.player).where(r.table_id == table)).scalars())
    people = {one for one in named if one and not one.startswith((BOT, GONE))}
    agreed = (
        select(p.person)
        .where(p.page == "all", p.matches == "all")
        .join(shown, (shown.c.person == p.person) & (shown.c.table_id == table))
    )
    return bool(people) and people <= set(db.execute(agreed).scalars())
