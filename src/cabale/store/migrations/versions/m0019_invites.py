"""Invitations are told once, by push, mail and webhook; one that was declined is remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What was asked before is on the home page already: nobody is told of it now.
    for name in ("told", "mailed", "declined"):
        no = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("invites", no)
    op.execute(sa.text("UPDATE invites SET told = true, mailed = true"))
