"""Programs: each has an identity of its own, a token, and an owner."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, String, bindparam, func, insert, select, update

from cabale.server.people.names import clean_name
from cabale.server.people.people import Person, new_id
from cabale.server.people.sessions import DAY, PREFIX, Pass, Sessions, digest
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.accounts import TokenInfo
from cabale.server.wire.refusal import Refusal, nobody
from cabale.store import Store
from cabale.store.schema import people, sessions, tokens

MOST = 20

_WHO = bindparam("who", type_=String)
_OWNER = select(tokens.c.owner).where(tokens.c.person == _WHO).scalar_subquery()
_KIN = select(tokens.c.person, tokens.c.owner).where(tokens.c.owner == func.coalesce(_OWNER, _WHO))
"""Built once: it is asked for everybody who takes a seat."""


class Programs:
    def __init__(self, store: Store, sessions: Sessions) -> None:
        self._store, self._sessions = store, sessions

    async def admit(self, way: Pass, name: str, days: int) -> TokenInfo:
        """A program sits down under its own name from now on. The token is shown this once.

        Whoever has just been signed out, or banned, gets none that would outlast it.
        """
        owner = way.person
        if len(await self.of(owner)) >= MOST:
            raise Refusal("too-many", f"one has at most {MOST} tokens; delete one first")
        token, program, now = PREFIX + secrets.token_urlsafe(24), new_id(), now_ms()
        info = TokenInfo(
            "t_" + secrets.token_urlsafe(9), clean_name(name), now, None, now + days * DAY, token
        )
        row = {
            "id": info.id,
            "digest": digest(token),
            "person": program,
            "owner": owner.id,
            "created": now,
            "expires": info.expires,
        }

        def write(db: Connection) -> None:
            here = sessions.c.id == way.id
            query = select(people.c.banned).join(sessions, sessions.c.person == people.c.id)
            query = query.where(here, sessions.c.expires > now).with_for_update(read=True)
            found = db.execute(query).first()
            if found is None:
                raise nobody()
            values = {"id": program, "name": info.name, "created": now, "banned": found.banned}
            db.execute(insert(people).values(values))
            db.execute(insert(tokens).values(row))

        await self._store.write(write)
        return info

    async def of(self, owner: Person) -> list[TokenInfo]:
        t = tokens.c
        query = (
            select(t.id, people.c.name, t.created, t.seen, t.expires)
            .join(people, people.c.id == t.person)
            .where(t.owner == owner.id, t.expires > now_ms())
            .order_by(t.created)
        )
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(query)))
        return [TokenInfo(*row) for row in rows]

    async def owners(self, programs: Collection[str]) -> dict[str, str]:
        """The owner of each of these identities that is a program."""
        query = select(tokens.c.person, tokens.c.owner).where(tokens.c.person.in_(programs))
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(query)))
        return {row.person: row.owner for row in rows}

    async def kin(self, person: str) -> set[str]:
        """The identities that are signed out together: an owner and all of the owner's programs."""
        who = {"who": person}
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(_KIN, who)))
        return {person, *(row.person for row in rows), *(row.owner for row in rows)}

    async def dismiss(self, owner: Person, token: str) -> None:
        """End a token. The program's owner stays known, so that both are deleted together."""
        now = now_ms()
        good = (tokens.c.id == token) & (tokens.c.owner == owner.id) & (tokens.c.expires > now)
        query = update(tokens).where(good).values(expires=now, digest=digest(secrets.token_hex(16)))
        if await self._store.write(lambda db: db.execute(query).rowcount) == 0:
            raise Refusal("unknown", "you have no such token")
        self._sessions.ended([token])

    async def dismiss_all(self, owner: Person) -> None:
        """End all tokens of an owner whose account may have been in other hands."""
        now = now_ms()

        def write(db: Connection) -> list[str]:
            mine = (tokens.c.owner == owner.id) & (tokens.c.expires > now)
            ended = list(db.execute(select(tokens.c.id).where(mine)).scalars())
            for token in ended:
                values = {"expires": now, "digest": digest(secrets.token_hex(16))}
                db.execute(update(tokens).where(tokens.c.id == token).values(values))
            return ended

        self._sessions.ended(await self._store.write(write))
