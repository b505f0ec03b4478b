"""Links by which those who played a match let others read it after the end."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select

from cabale.server.tables.clocks import now_ms
from cabale.store import Store
from cabale.store.schema import shares


class Shares:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, table: str, person: str) -> str:
        """The secret of somebody's link to a match: the same one each time."""
        token = secrets.token_urlsafe(16)
        row = {"token": token, "table_id": table, "person": person, "at": now_ms()}

        def write(db: Connection) -> str:
            mine = (shares.c.table_id == table) & (shares.c.person == person)
            found = db.execute(select(shares.c.token).where(mine)).scalar()
            if found is not None:
                return str(found)
            db.execute(insert(shares).values(row))
            return token

        return await self._store.write(write)

    async def close(self, table: str, person: str) -> None:
        """Delete the link."""
        mine = (shares.c.table_id == table) & (shares.c.person == person)
        await self._store.write(lambda db: db.execute(delete(shares).where(mine)).rowcount)

    async def opens(self, table: str, token: str) -> bool:
        query = select(shares.c.at).where(shares.c.token == token, shares.c.table_id == table)
        return await self._store.read(lambda db: db.execute(query).first()) is not None
