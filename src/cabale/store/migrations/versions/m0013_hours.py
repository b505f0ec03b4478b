"""When people rest, and which tables are played over days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column(
        "tables", sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false())
    )
