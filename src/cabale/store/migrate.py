"""Bring a database's tables up to date (Alembic, run from within: no file of settings)."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from cabale.core import CabaleError

VERSIONS = Path(__file__).parent / "migrations" / "versions"


class NewerDatabase(CabaleError):
    """The database was brought up to date by a later version of the program."""


def migrate(db: Connection) -> None:
    known = sorted(path.name[1:5] for path in VERSIONS.glob("m[0-9][0-9][0-9][0-9]_*.py"))
    current = _version(db)
    if current == known[-1]:
        return  # nearly always, and Alembic takes half a second to load
    if current is not None and current not in known:
        raise NewerDatabase(
            f"the database belongs to a newer Cabale (its tables have version {current}, the last "
            f"known here is {known[-1]}): update the program; nothing was changed"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "cabale.store:migrations")
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def _version(db: Connection) -> str | None:
    """The last change that was made to its tables; None: there are none yet."""
    if not inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
