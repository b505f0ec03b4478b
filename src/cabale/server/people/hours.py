"""When people rest, as they have set it."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, select

from cabale.server.tables import rest
from cabale.server.wire.clocks import HoursOff
from cabale.store import Store
from cabale.store.schema import hours


class Hours:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, people: Collection[str]) -> dict[str, HoursOff]:
        """Of those among these people who have set any."""
        query = select(hours.c.person, hours.c.body).where(hours.c.person.in_(people))
        rows = await self._store.read(lambda db: [tuple(row) for row in db.execute(query)])
        return {person: msgspec.json.decode(body, type=HoursOff) for person, body in rows}

    async def set(self, person: str, off: HoursOff) -> None:
        rest.check(off)
        row = {"person": person, "body": msgspec.json.encode(off).decode()}

        def write(db: Connection) -> None:
            db.execute(delete(hours).where(hours.c.person == person))
            db.execute(insert(hours).values(row))

        await self._store.write(write)
