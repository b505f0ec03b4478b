"""Sessions are rows, which end; a cookie that was signed before this goes on as one."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DAY = 86_400_000


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254)))
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), person, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("detail", sa.String(254), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    now = time.time_ns() // 1_000_000
    year = str(now + 365 * DAY)
    op.add_column("tokens", sa.Column("seen", sa.BigInteger))
    op.add_column(
        "tokens", sa.Column("expires", sa.BigInteger, nullable=False, server_default=year)
    )
    _take_over(op.get_bind(), now)
    op.drop_table("settings")


def _take_over(db: sa.Connection, now: int) -> None:
    """Whoever was known by a signed cookie is known by the same cookie as by a secret."""
    kept = db.execute(sa.text("SELECT value FROM settings WHERE name = 'secret'")).scalar()
    secret = os.environ.get("CABALE_SECRET") or kept
    if not secret:
        return
    key = hashlib.sha256(b"cabale.device" + b"signer" + str(secret).encode()).digest()
    programs = "SELECT person FROM tokens"
    known = db.execute(sa.text(f"SELECT id FROM people WHERE id NOT IN ({programs})"))  # noqa: S608
    rows = []
    for number, person in enumerate(known.scalars()):
        mac = hmac.new(key, person.encode(), hashlib.sha256).digest()
        cookie = f"{person}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"
        rows.append(
            {
                "id": f"s_before_{number}",
                "digest": hashlib.sha256(cookie.encode()).hexdigest(),
                "person": person,
                "now": now,
                "expires": now + 90 * DAY,
            }
        )
    if rows:
        insert = (
            "INSERT INTO sessions (id, digest, person, device, created, seen, expires) "
            "VALUES (:id, :digest, :person, '', :now, :now, :expires)"
        )
        db.execute(sa.text(insert), rows)
