"""Friends, who is here, invitations, and circles with their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friend_codes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "circles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(48), nullable=False),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("circle", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("members_by_person", "members", ["person"])
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("circle", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("circle_tables_by_circle", "circle_tables", ["circle", "at"])
