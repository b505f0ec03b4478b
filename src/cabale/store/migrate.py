"""Bring a database's tables up to date (Alembic, run from within: no file of settings)."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(db: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "cabale.store:migrations")
    config.attributes["connection"] = db
    command.upgrade(config, "head")
