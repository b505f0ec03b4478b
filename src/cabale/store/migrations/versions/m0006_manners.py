"""Who does not want to hear of whom, what was reported, and what one no longer wants listed."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.BigInteger))
    op.add_column(
        "seatings", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "relations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("handled", sa.BigInteger),
    )
    _index_talk(op.get_bind())


def _index_talk(db: sa.Connection) -> None:
    """Spectators who spoke are found by their tables from now on; so are those of before."""
    known = {tuple(row) for row in db.execute(sa.text("SELECT person, table_id FROM seatings"))}
    log = sa.text("SELECT at, body FROM entries WHERE table_id = :table")
    insert = sa.text(
        "INSERT INTO seatings (person, table_id, at, hidden) VALUES (:person, :table, :at, true)"
    )
    for table in list(db.execute(sa.text("SELECT id FROM tables")).scalars()):
        for at, body in db.execute(log, {"table": table}):
            entry = json.loads(bytes(body)) if b'"chat"' in bytes(body) else {}
            key = (entry.get("person"), table)
            if entry.get("did") == "chat" and key not in known:
                known.add(key)
                db.execute(insert, {"person": key[0], "table": table, "at": at})
