"""A whole database in one file, and from there into another, of whichever kind.

The file is a SQLite database of the same tables, so that a house may also move: from a file to
PostgreSQL, and back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, insert, select
from sqlalchemy.pool import NullPool

from cabale.core import CabaleError
from cabale.store.migrate import NewerDatabase, migrate
from cabale.store.schema import metadata
from cabale.store.sqlite import keep_private

AT_ONCE = 500


def write_backup(db: Connection, file: Path) -> int:
    """Copy everything, as it is at one moment; how many rows there were.

    The file appears when it is whole.
    """
    if file.exists():
        raise CabaleError(f"{file} exists already; a backup overwrites nothing")
    if not file.parent.is_dir():
        raise CabaleError(f"{file} cannot be written: there is no folder {file.parent}")
    half = file.with_name(f"{file.name}.half")
    half.unlink(missing_ok=True)
    keep_private(half)
    try:
        if db.dialect.name == "postgresql":
            db.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        else:
            db.exec_driver_sql("BEGIN")
        with _opened(half) as copy:
            migrate(copy)
            rows = _copy(db, copy)
            copy.commit()
        half.replace(file)
    finally:
        with suppress(FileNotFoundError):
            half.unlink()
    return rows


def read_backup(db: Connection, file: Path) -> int:
    """Put everything into a database in which there is nothing yet; how many rows there were."""
    if not file.is_file():
        raise CabaleError(f"{file} cannot be read: no such file")
    if any(
        db.execute(select(func.count()).select_from(t)).scalar() for t in metadata.tables.values()
    ):
        raise CabaleError("there is something in this database; a backup goes into an empty one")
    with _opened(file) as copy:
        try:
            copy.exec_driver_sql("BEGIN")
            migrate(copy)  # within a transaction that is not committed: the file stays as it is
            return _copy(copy, db)
        except NewerDatabase:
            raise
        except Exception as error:
            raise CabaleError(f"{file} is no backup of Cabale") from error


def _copy(source: Connection, target: Connection) -> int:
    rows = 0
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in found.partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])
            rows += len(some)
    return rows


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    engine: Engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.connect() as db:
        yield db
