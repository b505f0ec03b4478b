"""PostgreSQL, for several workers: the unique key of `entries` settles their races."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cabale.store.migrate import migrate
from cabale.store.schema import entries
from cabale.store.store import Query, Row, Store, T, Unavailable, Unfit

MIGRATING = 727_001
"""Number of the advisory lock that one worker holds while it brings the tables up to date."""


AWAY = ("08", "53", "57", "58")
"""Classes of errors that pass: no connection, no room left on the disk, an operator, the system."""

LOST_RACE = ("23505", "40001", "40P01")
"""A key that somebody else has just taken, or two who waited for each other: whoever tries again
finds what the other has written."""
TRIES = 4

NOT_TEXT = "22021"
"""The number of the error that a zero byte is."""


def _state(error: DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)


class PostgresStore(Store):
    name = "postgresql"
    covered = text(
        "SELECT coalesce(string_agg(body || '\\x0a'::bytea, ''::bytea ORDER BY n), ''::bytea)"
        " AS bodies, convert_to(coalesce(string_agg(at || ' ', '' ORDER BY n), ''), 'UTF8')"
        " AS times, count(*) AS many, min(n) AS least FROM entries"
        " WHERE table_id = CAST(:t AS TEXT) AND n < CAST(:n AS INTEGER)"
    )

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)

    async def open(self) -> None:
        async with self._begin() as db:
            await db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            await db.run_sync(migrate)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as db:
                yield db
        except (OperationalError, InterfaceError, NoFreeConnection, OSError, TimeoutError) as error:
            raise Unavailable(type(error).__name__) from error
        except PostgresError as error:  # while it connects: it starts up or shuts down, say
            raise Unavailable(type(error).__name__) from error
        except DBAPIError as error:
            if error.connection_invalidated or str(_state(error))[:2] in AWAY:
                raise Unavailable(type(error).__name__) from error
            if _state(error) == NOT_TEXT:
                raise Unfit from error
            raise

    async def read(self, query: Query[T]) -> T:
        async with self._begin() as db:
            return await db.run_sync(query)

    async def write(self, query: Query[T]) -> T:
        return await self._try(lambda db: db.run_sync(query))

    async def _try(self, act: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction, and once more where somebody else was faster."""
        left = TRIES
        while True:
            left -= 1
            try:
                async with self._begin() as db:
                    return await act(db)
            except DBAPIError as error:
                if not left or _state(error) not in LOST_RACE:
                    raise

    async def scrub(self) -> None:
        """The database sees to it: its vacuum and the archive of its log are the operator's."""

    async def append(
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], object] | None = None,
        *,
        wait: bool = True,
    ) -> bool:
        values = {"table_id": table, "n": row.n, "at": row.at, "body": row.body}

        async def act(db: AsyncConnection) -> bool:
            result = await db.execute(insert(entries).values(values).on_conflict_do_nothing())
            new = result.rowcount == 1
            if new and also is not None:
                await db.run_sync(also)
            return new

        return await self._try(act)
