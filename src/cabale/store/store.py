"""What the server needs of a database, whichever it is.

Queries are plain functions that take a SQLAlchemy connection; a store runs them where its
database wants them run. Writing an entry is a method of its own, for it is the hot path.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from cabale.store.schema import entries

T = TypeVar("T")
Query = Callable[[Connection], T]


class Unavailable(Exception):
    """The database did not answer: nothing is known to have been written."""


class Row(NamedTuple):
    """An entry of a table's log as it lies on disk."""

    n: int
    at: int
    body: bytes


def insert_new(db: Connection, into: Table, row: dict[str, Any]) -> None:
    """Add a row unless there is one of that key already."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    db.execute(dialect.insert(into).values(row).on_conflict_do_nothing())


class Store(ABC):
    """A database. Every method may raise `Unavailable`."""

    name: str

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the database's tables up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending, and let go."""

    @abstractmethod
    async def read(self, query: Query[T]) -> T:
        """Ask something."""

    @abstractmethod
    async def write(self, query: Query[T]) -> T:
        """Change something: all of it is on disk when this returns, or none."""

    @abstractmethod
    async def scrub(self) -> None:
        """What was deleted or written over goes from what lies beside the tables on disk, too."""

    @abstractmethod
    async def append(
        self, table: str, row: Row, also: Callable[[Connection], object] | None = None
    ) -> bool:
        """Write entry n of a table's log, and `also` in the same breath; False if n is taken."""

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table's log from number `since` on."""
        query = (
            select(entries.c.n, entries.c.at, entries.c.body)
            .where(entries.c.table_id == table, entries.c.n >= since)
            .order_by(entries.c.n)
        )
        return await self.read(lambda db: [Row(n, at, bytes(b)) for n, at, b in db.execute(query)])
