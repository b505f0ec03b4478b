"""Circles: a club, a family. Its members have tables, a ladder and a history of their own.

There is no list of circles. Whoever is not a member learns nothing of one, not even that there is
one: its code opens it while it is not closed, and a wrong code is refused in the same words.
Whoever is shown out knows the code: it changes then.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any, cast

from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.server.company.codes import new_code, read_code
from cabale.server.company.friends import faces
from cabale.server.company.ladders import matches_at
from cabale.server.company.standing import Match, ladder
from cabale.server.people.connected import NOT_ALLOWED
from cabale.server.people.names import clean_name
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.hall import Hall
from cabale.server.wire.company import (
    Circle,
    CircleInfo,
    CircleMatch,
    CircleSettings,
    CircleTable,
    LadderRow,
    Member,
    Role,
)
from cabale.server.wire.refusal import Refusal
from cabale.store import Store, Unavailable, insert_new
from cabale.store.company import circle_tables, circles, invites, members
from cabale.store.schema import relations, results, tables

MOST = 50
"""Circles that one is in, and (ten times) people that one has."""
MOST_TABLES, MOST_MATCHES, SHOWN = 50, 500, 30

UNKNOWN = "there is no such circle"


class Circles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, me: str) -> list[CircleInfo]:
        return await self._store.read(lambda db: _infos(db, me))

    async def found(self, me: str, name: str) -> str:
        """Make a circle, and be its owner."""
        circle = "c_" + secrets.token_urlsafe(12)
        row = {"id": circle, "name": clean_name(name), "code": new_code(), "closed": False}

        def write(db: Connection) -> bool:
            if len(_infos(db, me)) >= MOST:
                return False
            db.execute(insert(circles).values(row | {"created": now_ms()}))
            _enter(db, circle, me, "owner")
            return True

        if not await self._store.write(write):
            raise Refusal("too-many", f"one is in {MOST} circles at most")
        return circle

    async def join(self, me: str, code: str) -> str:
        """Become a member, by the code of a circle that is not closed."""
        wanted = read_code(code)

        def write(db: Connection) -> str | None:
            open_one = (circles.c.code == wanted) & circles.c.closed.is_(False)
            circle = db.execute(select(circles.c.id).where(open_one)).scalar()
            return circle if circle and _may_enter(db, circle, me) else None

        circle = await self._store.write(write)
        if circle is None:
            raise Refusal("unknown", UNKNOWN)
        return circle

    async def show(self, me: str, circle: str) -> Circle:
        found = await self._store.read(lambda db: _show(db, me, circle))
        if found is None:
            raise Refusal("unknown", UNKNOWN)
        return found

    async def change(self, me: str, circle: str, body: CircleSettings) -> None:
        """Its owner or a helper gives it another name or code, or closes it."""
        new: dict[str, Any] = {}
        if body.name is not None:
            new["name"] = clean_name(body.name)
        if body.closed is not None:
            new["closed"] = body.closed
        if body.renew:
            new["code"] = new_code()

        def write(db: Connection) -> str | None:
            role = _role(db, circle, me)
            if role in ("owner", "helper") and new:
                db.execute(update(circles).where(circles.c.id == circle).values(new))
            return role

        _check(await self._store.write(write), "owner", "helper")

    async def set_role(self, me: str, circle: str, other: str, role: str) -> None:
        """The owner names helpers, or hands the circle over; helpers show members out.

        Everybody may leave. When an owner does, whoever has helped longest has the circle, or else
        whoever has been there longest; with the last one it is gone.
        """
        ok = await self._store.write(lambda db: _set_role(db, me, circle, other, role))
        if ok is None:
            raise Refusal("unknown", UNKNOWN)
        if not ok:
            raise Refusal("not-yours", "this is for the owner of the circle")

    async def close_doors(self, hall: Hall) -> None:
        """Close the sockets at tables of circles of whoever is in them no longer, nor plays there.

        A match that is over is open to guests as well, by a link.
        """
        there = [
            (place.room.circle, one)
            for place in hall.places.values()
            if place.room.circle and place.room.goes_on
            for one in place.listeners
            if not place.room.played_by(one.person)
        ]
        if not there:
            return
        m = members.c
        query = select(m.circle, m.person).where(
            m.circle.in_({circle for circle, _ in there}),
            m.person.in_({one.person for _, one in there}),
        )
        inside = await self._store.read(
            lambda db: {(r.circle, r.person) for r in db.execute(query)}
        )
        for circle, one in there:
            if (circle, one.person) not in inside:
                one.drop(NOT_ALLOWED, "circle")

    async def watch(self, hall: Hall, every: float) -> None:
        """Another worker may have shown somebody out."""
        while True:
            await asyncio.sleep(every)
            with suppress(Unavailable):
                await self.close_doors(hall)

    async def is_member(self, circle: str, person: str | None) -> bool:
        mine = (members.c.circle == circle) & (members.c.person == person)
        query = select(members.c.at).where(mine)
        return await self._store.read(lambda db: db.execute(query).first()) is not None


def _check(role: str | None, *allowed: str) -> None:
    if role is None:
        raise Refusal("unknown", UNKNOWN)
    if role not in allowed:
        raise Refusal("not-yours", "this is for the owner of the circle and those who help")


def _role(db: Connection, circle: str, person: str) -> str | None:
    mine = (members.c.circle == circle) & (members.c.person == person)
    return db.execute(select(members.c.role).where(mine)).scalar()


def _enter(db: Connection, circle: str, person: str, role: str) -> None:
    insert_new(db, members, {"circle": circle, "person": person, "role": role, "at": now_ms()})


def _may_enter(db: Connection, circle: str, me: str) -> bool:
    """Enter, unless the owner or a helper has blocked one, or there is no room."""
    if _role(db, circle, me) is not None:
        return True
    m = members.c
    count = select(func.count()).select_from(members).where(m.circle == circle)
    leading = select(m.person).where(m.circle == circle, m.role != "member")
    blocked = select(relations.c.at).where(
        relations.c.person.in_(leading), relations.c.other == me, relations.c.kind == "block"
    )
    full = (db.execute(count).scalar() or 0) >= 10 * MOST or len(_infos(db, me)) >= MOST
    if full or db.execute(blocked).first() is not None:
        return False
    _enter(db, circle, me, "member")
    return True


def _set_role(db: Connection, me: str, circle: str, other: str, role: str) -> bool | None:
    # One after the other: of two at once both might be made the owner.
    db.execute(select(circles.c.id).where(circles.c.id == circle).with_for_update())
    mine, theirs = _role(db, circle, me), _role(db, circle, other)
    if mine is None or theirs is None:
        return None
    shows_out = role == "none" and mine == "helper" and theirs == "member"
    if not (mine == "owner" or shows_out or (me == other and role == "none")):
        return False
    this = (members.c.circle == circle) & (members.c.person == other)
    if role == "none":
        db.execute(delete(members).where(this))
        if me != other:
            _keep_out(db, circle, other)
    elif me != other:  # an owner stays the owner until somebody else is
        db.execute(update(members).where(this).values(role=role))
        if role == "owner":
            own = (members.c.circle == circle) & (members.c.person == me)
            db.execute(update(members).where(own).values(role="helper"))
    keep_an_owner(db, circle)
    return True


def _keep_out(db: Connection, circle: str, person: str) -> None:
    """Neither the code that somebody knows nor what a friend once asked them to lets them in."""
    db.execute(update(circles).where(circles.c.id == circle).values(code=new_code()))
    asked = (invites.c.table_id == circle) & (invites.c.person == person)
    db.execute(delete(invites).where(asked))


def keep_an_owner(db: Connection, circle: str) -> None:
    """A circle has an owner while anybody is in it; when nobody is it goes."""
    m = members.c
    rows = db.execute(select(members).where(m.circle == circle).order_by(m.role, m.at)).all()
    if not rows:
        db.execute(delete(circles).where(circles.c.id == circle))
        db.execute(delete(circle_tables).where(circle_tables.c.circle == circle))
    elif all(row.role != "owner" for row in rows):
        heir = (m.circle == circle) & (m.person == rows[0].person)  # helpers come before members
        db.execute(update(members).where(heir).values(role="owner"))


def _infos(db: Connection, me: str) -> list[CircleInfo]:
    all_of = members.alias()
    count = select(func.count()).select_from(all_of).where(all_of.c.circle == circles.c.id)
    query = (
        select(circles, members.c.role, count.scalar_subquery().label("members"))
        .join(members, members.c.circle == circles.c.id)
        .where(members.c.person == me)
        .order_by(members.c.at)
    )
    return [
        CircleInfo(row.id, row.name, row.role, row.members, row.closed) for row in db.execute(query)
    ]


def _show(db: Connection, me: str, circle: str) -> Circle | None:
    info = next((one for one in _infos(db, me) if one.id == circle), None)
    if info is None:
        return None
    code = db.execute(select(circles.c.code).where(circles.c.id == circle)).scalar()
    played, people = _matches(db, circle), _people(db, circle)
    inside = {one.player for one in people}
    games = sorted({match.game for match in played})
    return Circle(
        info,
        str(code),
        people,
        _tables(db, circle),
        [_told(match) for match in reversed(played)][:SHOWN],
        {game: _ladder([m for m in played if m.game == game], me, inside) for game in games},
        {game: sum(match.game == game for match in played) for game in games},
    )


def _ladder(played: list[Match], me: str, inside: set[str]) -> list[LadderRow]:
    """Of its members, who see each other there, and bots; whoever has left it is not shown."""
    return [row for row in ladder(played, me) if row.bot or row.player in inside]


def _people(db: Connection, circle: str) -> list[Member]:
    m = members.c
    query = select(m.person, m.role).where(m.circle == circle).order_by(m.at)
    rows = db.execute(query).all()
    known = faces(db, [row.person for row in rows])
    order = ("owner", "helper", "member")
    found = [
        Member(*known[row.person], role=cast("Role", row.role))
        for row in rows
        if row.person in known
    ]
    return sorted(found, key=lambda one: order.index(one.role))


def _tables(db: Connection, circle: str) -> list[CircleTable]:
    query = (
        select(tables.c.code, tables.c.game, tables.c.phase)
        .join(circle_tables, circle_tables.c.table_id == tables.c.id)
        .where(circle_tables.c.circle == circle, tables.c.phase.in_(("open", "playing")))
        .order_by(tables.c.created.desc())
        .limit(MOST_TABLES)
    )
    return [CircleTable(f"/t/{row.code}", row.game, row.phase) for row in db.execute(query)]


def _matches(db: Connection, circle: str) -> list[Match]:
    """The last matches at its tables, the first of them first."""
    r = results.c
    homes = select(circle_tables.c.table_id).where(circle_tables.c.circle == circle)
    last = (
        select(r.table_id)
        .where(r.table_id.in_(homes))
        .group_by(r.table_id)
        .order_by(func.max(r.ended).desc())
        .limit(MOST_MATCHES)
    )
    return matches_at(db, last)


def _told(match: Match) -> CircleMatch:
    names = [seat.name for seat in match.seats]
    won = [seat.name for seat in match.seats if seat.won]
    return CircleMatch(match.game, match.ended, names, won, match.edition)
