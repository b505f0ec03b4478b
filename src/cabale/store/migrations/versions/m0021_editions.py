"""Results remember which edition of a game was played; those from before do not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("edition", sa.String(64)))
