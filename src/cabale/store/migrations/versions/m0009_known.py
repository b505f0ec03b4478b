"""Whom a log names is found by an index; a level of bots has one name, however it was spelt."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

entries = sa.table(
    "entries", sa.column("table_id"), sa.column("n"), sa.column("at"), sa.column("body")
)
seatings = sa.table(
    "seatings",
    sa.column("person"),
    sa.column("table_id"),
    sa.column("at"),
    sa.column("hidden", sa.Boolean),
)
results = sa.table("results", sa.column("player"))
ratings = sa.table("ratings", sa.column("player"))
SPELT = ("bot:%@%", "bot:%:%")


def upgrade() -> None:
    db = op.get_bind()
    index_the_named(db)
    for table in (results, ratings):
        spelt = sa.or_(*(table.c.player.like(one) for one in SPELT))
        found = db.execute(sa.select(table.c.player).where(spelt).distinct()).scalars().all()
        for player in found:
            this = table.c.player == player
            if table is ratings:  # what was earned under several names does not add up
                db.execute(sa.delete(table).where(this))
                continue
            kind = player.removeprefix("bot:").partition(":")[0].partition("@")[0]
            db.execute(sa.update(table).where(this).values(player=f"bot:{kind}"))


def index_the_named(db: sa.Connection) -> None:
    """Hosts who never sat, and people who were shown out, are to be found when they are deleted."""
    mark: Any = b'"did":"expel"'
    place = (
        sa.func.instr(entries.c.body, mark)
        if db.dialect.name == "sqlite"
        else sa.func.position(sa.cast(mark, sa.LargeBinary).op("in")(entries.c.body))
    )
    rows = sa.select(entries).where((entries.c.n == 0) | (place > 0))
    named = {
        (who, row.table_id): row.at
        for row in db.execute(rows)
        for who in _names(json.loads(bytes(row.body)))
    }
    known = set(map(tuple, db.execute(sa.select(seatings.c.person, seatings.c.table_id))))
    new = [
        {"person": who, "table_id": table, "at": at, "hidden": True}
        for (who, table), at in named.items()
        if (who, table) not in known
    ]
    if new:
        db.execute(sa.insert(seatings), new)


def _names(entry: dict[str, Any]) -> list[str]:
    return [entry[key] for key in ("host", "person") if entry.get(key)]
