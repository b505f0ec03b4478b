"""How a table stands lies beside its log now and then; a table that cannot be folded is marked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("broken", sa.String(80)))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
