"""Invitations of friends: to a table, a circle, an event.

Only friends ask, which both have agreed to be, and nobody whom one has muted. An invitation shows
on the home page, and is told once by the ways in which one wants to be told. Asked again, declined
or not, it makes no sound; nor does more than so much a day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from cabale.server.tables.clocks import now_ms
from cabale.server.wire.company import TableInvite
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.company import circles, friends, invites, members
from cabale.store.schema import entrants, events, people, relations, tables

DAY = 86_400_000
INVITED = 7 * DAY
"""Milliseconds after which an invitation is forgotten."""
MOST_TOLD = 8
"""Invitations of a day that somebody is told of; more are on the home page alone."""


class News(NamedTuple):
    """Somebody is to be told of an invitation."""

    person: str
    name: str
    invite: TableInvite


class Invites:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask(self, me: str, other: str, to: str) -> None:
        """Ask a friend to the table, circle or event of this id. Who is not heard is not told."""

        def write(db: Connection) -> bool:
            if other not in friends_of(db, me):
                return False
            unheard = (relations.c.person == other) & (relations.c.other == me)
            if db.execute(select(relations.c.kind).where(unheard)).first() is not None:
                return True  # nor does it take the place of what another friend has asked
            now, this = now_ms(), (invites.c.person == other) & (invites.c.table_id == to)
            db.execute(delete(invites).where(invites.c.at < now - INVITED))
            if db.execute(update(invites).where(this).values(host=me, at=now)).rowcount == 0:
                row = {"person": other, "table_id": to, "host": me, "at": now}
                db.execute(insert(invites).values(row))
            return True

        if not await self._store.write(write):
            raise Refusal("unknown", "you have no such friend")

    async def decline(self, me: str, to: str) -> None:
        mine = (invites.c.person == me) & (invites.c.table_id == to)
        no = update(invites).where(mine).values(declined=True)
        await self._store.write(lambda db: db.execute(no).rowcount)

    async def fresh(self) -> list[News]:
        """Of which invitations somebody is to be told now, and by this worker alone."""
        untold = select(invites.c.person).where(invites.c.told.is_(False)).distinct()
        waiting = sorted(await self._store.read(lambda db: list(db.execute(untold).scalars())))
        return await self._store.write(lambda db: _fresh(db, waiting)) if waiting else []


def _fresh(db: Connection, those: list[str]) -> list[News]:
    now, found = now_ms(), []
    for person in those:
        mine = invites.c.person == person
        late = mine & invites.c.told & (invites.c.at > now - DAY)
        count = db.execute(select(func.count()).select_from(invites).where(late)).scalar() or 0
        name = db.execute(select(people.c.name).where(people.c.id == person)).scalar()
        seen = {one.table: one for one in invited(db, person, now)}
        new = select(invites.c.table_id).where(mine, invites.c.told.is_(False))
        for to in db.execute(new.order_by(invites.c.at, invites.c.table_id)).scalars().all():
            this = mine & (invites.c.table_id == to) & invites.c.told.is_(False)
            won = db.execute(update(invites).where(this).values(told=True)).rowcount
            count += won
            if won and to in seen and count <= MOST_TOLD and name is not None:
                found.append(News(person, name, seen[to]))
    return found


def friends_of(db: Connection, me: str) -> list[str]:
    """Those who want to be friends as one does oneself."""
    back = friends.alias()
    query = select(friends.c.other).where(friends.c.person == me)
    query = query.join(back, (back.c.person == friends.c.other) & (back.c.other == me))
    return list(db.execute(query.order_by(friends.c.at)).scalars())


def invited(db: Connection, me: str, now: int, *, unmailed: bool = False) -> list[TableInvite]:
    """What one is asked to and could still come to, by friends whom one hears."""
    i = invites.c
    unheard = select(relations.c.other).where(relations.c.person == me)
    mine = [i.person == me, i.at > now - INVITED, i.declined.is_(False)]
    mine += [i.host.not_in(unheard), i.host.in_(friends_of(db, me))]
    if unmailed:
        mine.append(i.mailed.is_(False))
    found = [
        (row.at, invite)
        for query, read in _kinds(me)
        for row in db.execute(query.where(*mine))
        for invite in [read(row)]
    ]
    return [invite for _, invite in sorted(found, key=lambda one: one[0])]


def _kinds(me: str) -> Iterator[tuple[Select[Any], Any]]:
    """For each kind of thing: what of it is still open, and how it is told."""
    i, by = invites.c, people.c.id == invites.c.host
    yield (
        select(tables.c.code, tables.c.game, people.c.name, i.table_id, i.at)
        .join_from(invites, tables, tables.c.id == i.table_id)
        .join(people, by)
        .where(tables.c.phase == "open"),
        lambda row: TableInvite(row.table_id, f"/t/{row.code}", row.game, row.name),
    )
    inside = select(members.c.circle).where(members.c.person == me)
    host_inside = (members.c.circle == circles.c.id) & (members.c.person == i.host)
    yield (
        select(circles.c.code, circles.c.name.label("of"), people.c.name, i.table_id, i.at)
        .join_from(invites, circles, circles.c.id == i.table_id)
        .join(people, by)
        .join(members, host_inside)
        .where(circles.c.closed.is_(False), circles.c.id.not_in(inside)),
        lambda row: TableInvite(
            row.table_id, f"/#/circle/{row.code}", "", row.name, "circle", row.of
        ),
    )
    there = select(entrants.c.event_id).where(entrants.c.person == me)
    e = events.c
    yield (
        select(e.code, e.game, e.name.label("of"), people.c.name, i.table_id, i.at)
        .join_from(invites, events, e.id == i.table_id)
        .join(people, by)
        .where(e.phase != "over", e.id.not_in(there)),
        lambda row: TableInvite(
            row.table_id, f"/events/{row.code}", row.game, row.name, "event", row.of
        ),
    )
