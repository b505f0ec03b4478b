"""A table that was opened before luck was sealed gets a secret: without one it cannot begin."""

from __future__ import annotations

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

SECRET_BYTES = 32


def upgrade() -> None:
    db = op.get_bind()
    opened = sa.text(
        "SELECT table_id, body FROM entries "
        "WHERE n = 0 AND table_id IN (SELECT id FROM tables WHERE phase = 'open')"
    )
    seal = sa.text("UPDATE entries SET body = :body WHERE table_id = :table AND n = 0")
    for table, body in list(db.execute(opened)):
        entry = json.loads(bytes(body))
        if not entry.get("secret") and not entry.get("lesson"):
            entry["secret"] = secrets.token_hex(SECRET_BYTES)
            sealed = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode()
            db.execute(seal, {"body": sealed, "table": table})
