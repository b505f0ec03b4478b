"""What the server needs of a database, whichever it is.

Queries are plain functions that take a SQLAlchemy connection; a store runs them where its
database wants them run. Writing an entry is a method of its own, for it is the hot path.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, Table, TextClause, delete, select, update
from sqlalchemy.dialects import sqlite

from cabale.store.schema import entries, snapshots, tables

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

T = TypeVar("T")
Query = Callable[[Connection], T]
Written = Callable[[Any, BaseException | None], None]
"""Told what came of something that was to be written, or what was in the way."""


class Unavailable(Exception):
    """The database did not answer: nothing is known to have been written."""


class Unfit(Exception):
    """A text that this database cannot hold or be asked for, such as one with a zero byte."""


class Row(NamedTuple):
    """An entry of a table's log as it lies on disk."""

    n: int
    at: int
    body: bytes


def insert_new(db: Connection, into: Table, row: dict[str, Any]) -> None:
    """Add a row unless there is one of that key already."""
    db.execute(_adding(into, postgres=db.dialect.name == "postgresql"), row)


@cache
def _adding(into: Table, *, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    return _insert(into, postgres=postgres).on_conflict_do_nothing()


def _insert(into: Table, *, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """An insert that can be told what to do about a row that is there already."""
    if not postgres:
        return sqlite.insert(into)
    from sqlalchemy.dialects import postgresql  # a fifteenth of what a server loads

    return postgresql.insert(into)


@cache
def _keeping(*, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """Put a snapshot there unless a later one is; made once, since that takes half the time.

    One statement: another worker may write down the same table at this moment.
    """
    new = _insert(snapshots, postgres=postgres)
    fields = {name: new.excluded[name] for name in Snapshot._fields}
    later = new.excluded.n >= snapshots.c.n
    mine = [snapshots.c.table_id]
    return new.on_conflict_do_update(index_elements=mine, set_=fields, where=later)


class Snapshot(NamedTuple):
    """How a table stood after `n` entries, see `schema.snapshots`."""

    n: int
    digest: bytes
    engine: str
    rules: str
    body: bytes


class Pieces(NamedTuple):
    """Entries in two pieces, of which a digest is made."""

    bodies: bytes = b""
    """Each with a line break behind it, which none has within."""
    times: bytes = b""
    """Each with a space behind it."""


class Kept(NamedTuple):
    """What is kept of a table: the entries that its snapshot stands for, and those since."""

    rows: list[Row]
    """The entries of the log from number `snapshot.n` on; all where there is no snapshot."""
    snapshot: Snapshot | None = None
    covered: Pieces = Pieces()
    """Those before."""
    broken: str | None = None
    """What the table was found to fail at when it was last folded."""


def written(rows: Iterable[Row]) -> Pieces:
    """Entries that follow one another, from the first or from where a digest stands."""
    bodies: list[bytes] = []
    times: list[bytes] = []
    for _, at, body in rows:
        bodies += (body, b"\n")
        times.append(b"%d " % at)
    return Pieces(b"".join(bodies), b"".join(times))


class Store(ABC):
    """A database. Every method may raise `Unavailable`."""

    name: str
    at_once = False
    """Whether it has `append_at_once`."""
    covered: TextClause
    """The first :n entries of the log of table :t, as `written` writes them: `bodies`, `times`, how
    `many` there are, and the `least` of their numbers.

    The database puts them together, which takes a fifth of the time of reading one after the other.
    """

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
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], object] | None = None,
        *,
        wait: bool = True,
    ) -> bool:
        """Write entry n of a table's log, and `also` in the same breath; False if n is taken.

        Without `wait` it may come to the disk a little later, where the store was opened so.
        """

    def append_at_once(
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], object] | None,
        done: Written,
        *,
        wait: bool = True,
    ) -> None:
        """The same without a task that waits: `done` is called, later, on the event loop."""
        raise NotImplementedError

    async def kept(self, table: str) -> Kept:
        """A table's log and its snapshot, where there is one."""

        def query(db: Connection) -> Kept:
            found = db.execute(select(*_SNAPSHOT).where(snapshots.c.table_id == table)).first()
            broken = db.execute(select(tables.c.broken).where(tables.c.id == table)).scalar()
            snapshot = None if found is None else Snapshot(*found)
            since = 0 if snapshot is None else snapshot.n
            rows = list(map(Row._make, db.execute(_log(table, since))))
            first = db.execute(self.covered, {"t": table, "n": since}).one()
            # Numbers are no part of a digest: without a gap there are as many, from 0 on.
            whole = first.many == since and first.least == 0
            covered = Pieces(bytes(first.bodies), bytes(first.times)) if whole else Pieces()
            return Kept(rows, snapshot, covered, broken)

        return await self.read(query)

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Put a snapshot in the place of the one before, unless a later one is there already."""

        def query(db: Connection) -> None:
            keeping = _keeping(postgres=db.dialect.name == "postgresql")
            db.execute(keeping, {"table_id": table, **snapshot._asdict()})

        await self.write(query)

    async def throw_away(self, table: str, n: int) -> None:
        """The snapshot of a table's first `n` entries is not to be trusted."""
        mine = (snapshots.c.table_id == table) & (snapshots.c.n == n)
        await self.write(lambda db: db.execute(delete(snapshots).where(mine)))

    async def mark(self, table: str, broken: str | None) -> None:
        """Note down that a table cannot be folded, or (None) that it can."""
        change = update(tables).where(tables.c.id == table).values(broken=broken)
        await self.write(lambda db: db.execute(change))

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """The entries of a table's log from number `since` on."""
        query = _log(table, since)
        return await self.read(lambda db: list(map(Row._make, db.execute(query))))


_SNAPSHOT = (
    snapshots.c.n,
    snapshots.c.digest,
    snapshots.c.engine,
    snapshots.c.rules,
    snapshots.c.body,
)


def _log(table: str, since: int) -> Select[Any]:
    return (
        select(entries.c.n, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table, entries.c.n >= since)
        .order_by(entries.c.n)
    )
