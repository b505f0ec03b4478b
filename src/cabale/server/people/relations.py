"""Whom somebody does not want to hear, or to have at the table, and what was reported."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select

from cabale.server.company.friends import part
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.manners import Relation, RelationInfo
from cabale.server.wire.messages import ChatLine
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.schema import people, relations, reports

MOST = 500

_BLOCKED = select(relations.c.at).where(
    relations.c.person.in_(bindparam("by", expanding=True)),
    relations.c.other.in_(bindparam("those", expanding=True)),
    relations.c.kind == "block",
)
"""Built once: it is asked for everybody who takes a seat."""


class Relations:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[RelationInfo]:
        r = relations.c
        query = (
            select(r.other, people.c.name, r.kind)
            .join(people, people.c.id == r.other)
            .where(r.person == person)
            .order_by(r.at)
        )
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(query)))
        return [RelationInfo(*row) for row in rows]

    async def set(self, person: str, other: str, kind: Relation) -> None:
        row = {"person": person, "other": other, "kind": kind, "at": now_ms()}

        def write(db: Connection) -> bool:
            this = (relations.c.person == person) & (relations.c.other == other)
            db.execute(delete(relations).where(this))
            if kind == "block":
                part(db, person, other)
            if kind == "none":
                return True
            mine = select(func.count()).where(relations.c.person == person)
            known = db.execute(select(people.c.id).where(people.c.id == other)).first()
            if known is None or (db.execute(mine).scalar() or 0) >= MOST:
                return False
            db.execute(insert(relations).values(row))
            return True

        if person == other or not await self._store.write(write):
            raise Refusal("unknown", "there is nobody like that")

    async def is_blocked(self, those: Collection[str], by: Collection[str]) -> bool:
        """Whether one of these people does not want to have one of those at the table."""
        whom = {"those": list(those), "by": list(by)}
        return await self._store.read(lambda db: db.execute(_BLOCKED, whom).first()) is not None

    async def report(
        self, table: str, reporter: str, about: str, kind: str, note: str, lines: Sequence[ChatLine]
    ) -> None:
        row = {
            "id": "r_" + secrets.token_urlsafe(9),
            "at": now_ms(),
            "table_id": table,
            "reporter": reporter,
            "about": about,
            "kind": kind,
            "note": note,
            "lines": msgspec.json.encode(
                [
                    {"name": line.name, "text": line.text, "at": line.at, "player": line.player}
                    for line in lines
                ]
            ).decode(),
        }
        await self._store.write(lambda db: db.execute(insert(reports).values(row)).rowcount)
