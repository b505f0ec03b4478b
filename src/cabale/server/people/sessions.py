"""Sessions of people and tokens of programs: rows that can be listed, expire, and can be ended.

Either is a secret that the server does not keep: it keeps a digest. Ending one closes the sockets
that came in with it, at every worker.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection
from typing import Any, Literal, NamedTuple

import structlog
from sqlalchemy import Connection, Table, delete, insert, select, update

from cabale.server.people.connected import Connected
from cabale.server.people.forget import GONE, forget, new_alias
from cabale.server.people.fresh import Fresh
from cabale.server.people.people import People, Person
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.fanout import News
from cabale.server.tables.hall import Hall
from cabale.server.wire.accounts import SessionInfo
from cabale.server.wire.refusal import Refusal
from cabale.store import Store, Unavailable
from cabale.store.schema import people, seatings, sessions, tokens

PREFIX = "cab_"
DAY = 86_400_000
REMEMBERED = 10_000
SEEN_EVERY = DAY // 24
MOST = 30
"""Devices of one person: beyond them the one that was not used for longest is signed out."""

log = structlog.get_logger()


class Pass(NamedTuple):
    """How somebody came in. `renewed`: the cookie is to be sent again, for it lasts longer now."""

    person: Person
    id: str
    kind: Literal["session", "token"]
    renewed: bool = False

    def check(self) -> None:
        """Refuse whom an operator has banned."""
        if (self.person.banned or 0) > now_ms():
            raise Refusal("banned", "you are not let in here any more")


class Sessions:
    """Checks the secrets of sessions and tokens, with a short cache of what was read."""

    def __init__(
        self, store: Store, people: People, hall: Hall, *, days: int, check: float
    ) -> None:
        self._store, self._people, self._hall = store, people, hall
        self._lasts, self._check = days * DAY, check
        self._known = Fresh[tuple[str, str]](check, REMEMBERED)
        """Sessions and tokens by the digest of their secret: the id of each, and whose it is."""

    @property
    def connected(self) -> Connected:
        return self._hall.connected

    # --- coming in -----------------------------------------------------------------------------

    async def begin(self, person: Person, device: str, hashed: str | None = None) -> str:
        """A new session; its secret is for the cookie of the device.

        Whoever came by a password came in vain if it was changed meanwhile: `hashed` is the one
        that it was held against, and whoever changes it ends all sessions afterwards.
        """
        secret, now = secrets.token_urlsafe(24), now_ms()
        row = {
            "id": "s_" + secrets.token_urlsafe(9),
            "digest": digest(secret),
            "person": person.id,
            "device": device,
            "created": now,
            "seen": now,
            "expires": now + self._lasts,
        }

        def write(db: Connection) -> list[str]:
            if hashed is not None:
                now_is = select(people.c.password).where(people.c.id == person.id)
                if db.execute(now_is.with_for_update(read=True)).scalar() != hashed:
                    raise Refusal("wrong-password", "the password has just been changed")
            db.execute(insert(sessions).values(row))
            s = sessions.c
            mine = select(s.id).where(s.person == person.id)
            new = s.id == row["id"]
            kept = mine.order_by(new.desc(), (s.expires > now).desc(), s.seen.desc())
            gone = list(db.execute(kept.offset(MOST)).scalars())
            db.execute(delete(sessions).where(s.id.in_(gone)))
            return gone

        self.ended(await self._store.write(write))
        return secret

    async def by_cookie(self, cookie: str | None) -> Pass | None:
        if not cookie or len(cookie) > 200:
            return None
        return await self._find(sessions, "session", digest(cookie))

    async def by_token(self, token: str | None) -> Pass | None:
        if not token or not token.startswith(PREFIX):
            return None
        return await self._find(tokens, "token", digest(token))

    async def _find(self, table: Table, kind: Literal["session", "token"], key: str) -> Pass | None:
        known, renewed = self._known.get(key), False
        if known is None:
            found = await self._read(table, key)
            if found is None:
                self._known.drop(key)
                return None
            known, renewed = (found.id, found.person), await self._see(table, found)
            self._known.put(key, known)
        way, owner = known
        person = await self._people.get(owner)
        return None if person is None else Pass(person, way, kind, renewed)

    async def _read(self, table: Table, key: str) -> Any:
        columns = (table.c.id, table.c.person, table.c.seen, table.c.expires)
        query = select(*columns).where(table.c.digest == key, table.c.expires > now_ms())
        return await self._store.read(lambda db: db.execute(query).first())

    async def _see(self, table: Table, row: Any) -> bool:
        """Note once an hour that somebody was here: a session that is used does not run out."""
        now = now_ms()
        if row.seen is not None and row.seen > now - SEEN_EVERY:
            return False
        longer = {"expires": now + self._lasts} if table is sessions else {}
        change = update(table).where(table.c.id == row.id).values(seen=now, **longer)
        await self._store.write(lambda db: db.execute(change).rowcount)
        return True

    # --- looking, ending -----------------------------------------------------------------------

    async def of(self, person: Person, here: str) -> list[SessionInfo]:
        s = sessions.c
        query = select(s.id, s.device, s.created, s.seen, s.expires).order_by(s.seen.desc())
        query = query.where(s.person == person.id, s.expires > now_ms())
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(query)))
        return [
            SessionInfo(r.id, r.device, r.created, r.seen, r.expires, r.id == here) for r in rows
        ]

    async def end(self, person: Person, session: str) -> None:
        if not await self.end_all(person, only=[session]):
            raise Refusal("unknown", "you have no such session")

    async def sign_out(self, session: str) -> None:
        """The session lets nobody in any more; the row says that this device was its owner's."""
        change = update(sessions).where(sessions.c.id == session).values(expires=now_ms())
        await self._store.write(lambda db: db.execute(change).rowcount)
        self.ended([session])

    async def known(self, cookies: list[str], login: str) -> str | None:
        """The session, over or not, that one of these cookies was for this login."""
        digests = [digest(cookie) for cookie in cookies]
        query = select(sessions.c.id).join(people, people.c.id == sessions.c.person)
        query = query.where(sessions.c.digest.in_(digests), people.c.login == login)
        return await self._store.read(lambda db: db.execute(query).scalar())

    async def end_all(
        self, person: Person, *, but: str = "", only: Collection[str] | None = None
    ) -> list[str]:
        """End a person's sessions: all, all but one, or some of them."""

        def write(db: Connection) -> list[str]:
            mine = (sessions.c.person == person.id) & (sessions.c.id != but)
            if only is not None:
                mine &= sessions.c.id.in_(only)
            gone = list(db.execute(select(sessions.c.id).where(mine)).scalars())
            db.execute(delete(sessions).where(sessions.c.id.in_(gone)))
            return gone

        gone = await self._store.write(write)
        self.ended(gone)
        return gone

    def ended(self, ways: Collection[str]) -> None:
        """Sessions or tokens have ended: tell this worker and the others."""
        if ways:
            self.forget(ways)
            self._hall.fanout.publish(News(self._hall.worker, ended=list(ways)))

    def forget(self, ways: Collection[str]) -> None:
        """Remove ended sessions and tokens from this worker's cache, and close their sockets."""
        for key in [key for key, (way, _) in self._known.items() if way in ways]:
            self._known.drop(key)
        self.connected.close(ways)

    async def watch(self) -> None:
        """Periodically close sockets whose session expired, or ended without news of it."""
        while True:
            await asyncio.sleep(self._check)
            try:
                await self.sweep()
            except Unavailable:
                log.warning("store-unavailable")

    async def sweep(self) -> None:
        await self._forget_once_more()
        await self._forget_the_deleted()
        open_now, now = self.connected.ways, now_ms()
        if not open_now:
            return

        def query(db: Connection) -> set[str]:
            found: set[str] = set()
            for table in (sessions, tokens):
                valid = table.c.id.in_(open_now) & (table.c.expires > now)
                valid &= people.c.banned.is_(None) | (people.c.banned < now)
                owners = select(table.c.id).join(people, people.c.id == table.c.person)
                found |= set(db.execute(owners.where(valid)).scalars())
            return found

        good = await self._store.read(query)
        self.forget([way for way in open_now if way not in good])

    async def _forget_once_more(self) -> None:
        """A deleted person's last requests may have been under way: they left a trace in a log."""
        lost = select(seatings.c.person).distinct()
        lost = lost.outerjoin(people, people.c.id == seatings.c.person).where(people.c.id.is_(None))
        for who in await self._store.read(lambda db: list(db.execute(lost).scalars())):
            self._hall.forget(await forget(self._store, who))

    async def _forget_the_deleted(self) -> None:
        """Tables in memory forget people who were deleted elsewhere, without news of it."""
        places = list(self._hall.places.values())
        known = {who for place in places for who in place.people() if who.startswith("p_")}
        left = {who for who in known if not who.startswith(GONE)}

        def query(db: Connection) -> set[str]:
            return set(db.execute(select(people.c.id).where(people.c.id.in_(left))).scalars())

        gone = left - await self._store.read(query) if left else set()
        for place in (place for place in places if gone & place.people()):
            place.forget({who: new_alias() for who in gone & place.people()})


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
