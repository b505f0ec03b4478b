"""How people want to be told that it is their turn, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.Integer, nullable=False),
        sa.Column("mailed", sa.BigInteger),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("stop", sa.String(40), nullable=False),
    )
    op.create_index("notices_by_stop", "notices", ["stop"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_table(
        "told",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
