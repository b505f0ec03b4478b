"""Friends: by a code that one hands on, and only where both agree.

Nobody is searched for. Whoever has somebody's code may ask; the other accepts, or does not. A code
that is nobody's, one that was renewed, and one of somebody who does not want to be asked are
refused alike. Friends see whether the other is here, and ask each other to tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Row as Found

from cabale.server.company.codes import new_code, read_code
from cabale.server.company.invites import invited
from cabale.server.people.people import keep_there
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.faces import drawn_face
from cabale.server.tables.hall import Hall
from cabale.server.wire.company import Friend, FriendList
from cabale.server.wire.refusal import Refusal
from cabale.store import Store, Unavailable, insert_new
from cabale.store.company import friend_codes, friends, invites, presence
from cabale.store.schema import people, relations, seatings, tables

MOST = 200
"""Friends that one has, and people who ask at once."""
HERE = 60_000
"""Milliseconds for which somebody who was heard of is here."""
HEARD_EVERY = 20_000

UNKNOWN = "this code leads to nobody"


class Friends:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard: dict[str, int] = {}
        """When it was last written down here that somebody is here."""

    async def of(self, me: str) -> FriendList:
        """All about one's friends; to ask says that one is here."""
        await self.here([me])
        return await self._store.write(lambda db: _list(db, me, now_ms()))

    async def renew(self, me: str) -> None:
        """Another code; the one before leads nowhere any more."""

        def write(db: Connection) -> None:
            keep_there(db, me)
            db.execute(delete(friend_codes).where(friend_codes.c.person == me))
            db.execute(insert(friend_codes).values(person=me, code=new_code()))

        await self._store.write(write)

    async def ask(self, me: str, code: str) -> None:
        """Ask whoever has this code, or agree where they have asked already."""
        wanted = read_code(code)

        def write(db: Connection) -> bool:
            query = select(friend_codes.c.person).where(friend_codes.c.code == wanted)
            other = db.execute(query).scalar() or ""
            if _refused(db, other, me) or _refused(db, me, other) or other in ("", me):
                return False
            return _want(db, me, other)

        if not await self._store.write(write):
            raise Refusal("unknown", UNKNOWN)

    async def accept(self, me: str, other: str) -> None:
        """Be friends with somebody who has asked."""

        def write(db: Connection) -> bool:
            asked = (friends.c.person == other) & (friends.c.other == me)
            return db.execute(select(friends.c.at).where(asked)).first() is not None and _want(
                db, me, other
            )

        if not await self._store.write(write):
            raise Refusal("unknown", "nobody like that has asked you")

    async def part(self, me: str, other: str) -> None:
        """Be friends no more, or never."""
        await self._store.write(lambda db: part(db, me, other))

    async def here(self, those: Collection[str]) -> None:
        """Note down that people are here, of those who have friends."""
        now = now_ms()
        new = [one for one in those if now - self._heard.get(one, 0) > HEARD_EVERY]
        if not new:
            return

        query = select(friends.c.person).where(friends.c.person.in_(new)).distinct()
        known = await self._store.read(lambda db: list(db.execute(query).scalars()))

        def write(db: Connection) -> None:
            for who in known:
                insert_new(db, presence, {"person": who, "at": now})
                mine = update(presence).where(presence.c.person == who, presence.c.at < now)
                db.execute(mine.values(at=now))

        if known:
            self._heard = {who: at for who, at in self._heard.items() if now - at < HEARD_EVERY}
            self._heard |= dict.fromkeys(known, now)
            await self._store.write(write)

    async def watch(self, hall: Hall) -> None:
        """Whoever sits or looks on at a table of this worker is here."""
        while True:
            await asyncio.sleep(HEARD_EVERY / 1000)
            with suppress(Unavailable):
                places = list(hall.places.values())
                await self.here({who for place in places for who in place.here_now()[0]})


def part(db: Connection, one: str, other: str) -> None:
    """Neither wants to be friends with the other any more."""
    f = friends.c
    both = (f.person == one) & (f.other == other) | (f.person == other) & (f.other == one)
    db.execute(delete(friends).where(both))
    i = invites.c
    asked = (i.person == one) & (i.host == other) | (i.person == other) & (i.host == one)
    db.execute(delete(invites).where(asked))


def _want(db: Connection, me: str, other: str) -> bool:
    for column, who in ((friends.c.person, me), (friends.c.other, other)):
        count = select(func.count()).select_from(friends).where(column == who)
        if (db.execute(count).scalar() or 0) >= MOST:
            return False
    insert_new(db, friends, {"person": me, "other": other, "at": now_ms()})
    return True


def _refused(db: Connection, person: str, other: str) -> bool:
    """Whether somebody does not want to hear another, or have them at the table."""
    mine = (relations.c.person == person) & (relations.c.other == other)
    return db.execute(select(relations.c.at).where(mine)).first() is not None


def is_friend(db: Connection, person: str, other: str | None) -> bool:
    """Whether both want to be friends."""
    f = friends.c
    both = (f.person == person) & (f.other == other) | (f.person == other) & (f.other == person)
    return len(db.execute(select(f.at).where(both)).all()) == 2


def _list(db: Connection, me: str, now: int) -> FriendList:
    code = _code(db, me)
    wanted = set(db.execute(select(friends.c.other).where(friends.c.person == me)).scalars())
    asked = select(friends.c.person).where(friends.c.other == me).order_by(friends.c.at)
    asking = list(db.execute(asked).scalars())
    mine = [one for one in asking if one in wanted]
    here = _here(db, me, mine, now)
    known = faces(db, {*wanted, *asking})
    return FriendList(
        code,
        [Friend(*known[one], here=one in here) for one in mine if one in known],
        [Friend(*known[one]) for one in asking if one not in wanted and one in known],
        [Friend(*known[one]) for one in sorted(wanted.difference(asking)) if one in known],
        invited(db, me, now),
    )


def _code(db: Connection, me: str) -> str:
    mine = select(friend_codes.c.code).where(friend_codes.c.person == me)
    if (found := db.execute(mine).scalar()) is None:
        keep_there(db, me)
        insert_new(db, friend_codes, {"person": me, "code": new_code()})
        found = db.execute(mine).scalar()
    return str(found)


def _here(db: Connection, me: str, those: Collection[str], now: int) -> set[str]:
    """Who of one's friends is here; not where that would tell something of a match over days."""
    late = select(presence.c.person).where(presence.c.person.in_(those), presence.c.at > now - HERE)
    slow = select(tables.c.id).join(seatings, seatings.c.table_id == tables.c.id)
    slow = slow.where(seatings.c.person == me, tables.c.slow, tables.c.phase == "playing")
    with_me = select(seatings.c.person).where(seatings.c.table_id.in_(slow))
    return set(db.execute(late.where(presence.c.person.not_in(with_me))).scalars())


def faces(db: Connection, those: Collection[str]) -> dict[str, tuple[str, str, str]]:
    """What everybody may know of people: id, name, face."""
    query = select(people.c.id, people.c.name, people.c.face).where(people.c.id.in_(those))
    rows: list[Found[Any]] = list(db.execute(query))
    return {row.id: (row.id, row.name, row.face or drawn_face(row.id)) for row in rows}
