"""Ratings have a history and begin anew: they count matches that were declared rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rating_history",
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
    )
    op.create_table(
        "shares",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("shares_by_table", "shares", ["table_id", "person"])
    op.execute("DELETE FROM ratings")
