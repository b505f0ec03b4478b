"""What people show of themselves, and of their matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("page", sa.String(8), nullable=False),
        sa.Column("tongues", sa.String(8), nullable=False),
        sa.Column("ratings", sa.String(8), nullable=False),
        sa.Column("roles", sa.String(8), nullable=False),
        sa.Column("matches", sa.String(8), nullable=False),
        sa.Column("ladder", sa.Boolean, nullable=False),
        sa.Column("languages", sa.String(48), nullable=False),
        sa.Column("favourites", sa.Text, nullable=False),
    )
    op.create_index("profiles_on_ladders", "profiles", ["ladder"])
    op.create_table(
        "shown",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(32), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("shown_by_table", "shown", ["table_id"])
