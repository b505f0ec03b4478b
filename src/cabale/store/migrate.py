"""Bring a database's tables up to date (Alembic, run from within: no file of settings)."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cabale.core import CabaleError


class NewerDatabase(CabaleError):
    """The database was brought up to date by a later version of the program."""


def migrate(db: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "cabale.store:migrations")
    config.attributes["connection"] = db
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(db).get_current_revision()
    if current is not None and current not in known:
        raise NewerDatabase(
            f"the database belongs to a newer Cabale (its tables have version {current}, the last "
            f"known here is {max(known)}): update the program; nothing was changed"
        )
    command.upgrade(config, "head")
