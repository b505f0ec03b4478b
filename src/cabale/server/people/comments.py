"""What those who played a match write at its moments, for each other and whom they show it to."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from cabale.server.people.people import Person
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.schema import comments

MOST = 200
"""So many comments one person has at one match."""


class Comments:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str) -> Sequence[Any]:
        """All rows of a match, in the order of its moments."""
        query = select(comments).where(comments.c.table_id == table)
        ordered = query.order_by(comments.c.entry, comments.c.at, comments.c.id)
        return await self._store.read(lambda db: db.execute(ordered).all())

    async def write(self, table: str, entry: int, person: Person, name: str, text: str) -> None:
        """A comment on what an entry of the log led to."""
        row = {
            "id": secrets.token_urlsafe(9),
            "table_id": table,
            "entry": entry,
            "person": person.id,
            "name": name,
            "at": now_ms(),
            "text": text,
        }
        mine = (comments.c.table_id == table) & (comments.c.person == person.id)

        def act(db: Connection) -> None:
            number = db.execute(select(func.count()).select_from(comments).where(mine)).scalar()
            if (number or 0) >= MOST:
                raise Refusal("too-often", "you have written enough about this match")
            db.execute(insert(comments).values(row))

        await self._store.write(act)

    async def delete(self, table: str, comment: str, person: str) -> None:
        """Delete a comment of one's own; another's is not there."""
        this = (comments.c.id == comment) & (comments.c.table_id == table)
        mine = delete(comments).where(this, comments.c.person == person)
        await self._store.write(lambda db: db.execute(mine).rowcount)
