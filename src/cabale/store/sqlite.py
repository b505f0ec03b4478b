"""SQLite: one thread writes, and commits together what came while it was committing.

A commit waits for the disk, unless choices need not (`flushing`). Ten entries that arrive during
one such wait share the next, which is what makes a small machine keep up with hundreds of tables.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from io import FileIO
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from cabale.store.flushing import Flushing
from cabale.store.migrate import migrate
from cabale.store.store import Query, Row, Store, T, Unavailable, Written

MOST_AT_ONCE = 500
WAL_PAGES, WAL_BYTES = 4000, 17_000_000
"""With so many pages the write-ahead log is copied into the database; they fit into the bytes."""
PIECE = bytes(1 << 16)
"""What a log is laid out with. Of a large write Linux makes cached folios of up to megabytes, and
whatever is written into one later has to do with all of its blocks."""
INSERT = "INSERT OR IGNORE INTO entries (table_id, n, at, body) VALUES (?, ?, ?, ?)"


class Job(NamedTuple):
    """An entry to insert, or work to do, or an entry and what is done with it if it is new."""

    done: Written
    entry: tuple[str, int, int, bytes] | None
    work: Callable[[Connection], Any] | None
    wait: bool
    """Whether it is answered only once it is on the disk."""

    @property
    def is_plain(self) -> bool:
        """Whether it is an entry and nothing else, such as most choices."""
        return self.work is None


Done = tuple[Job, Any, BaseException | None]


def keep_private(path: Path) -> None:
    """Secrets of running matches lie there, and the key of the cookies: for its owner alone.

    SQLite gives the files beside it the same rights when it makes them.
    """
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):
            file.chmod(0o600)


def fill(file: FileIO, size: int) -> None:
    """Let a file grow to a size, or a little more."""
    for _ in range(file.tell(), size, len(PIECE)):
        file.write(PIECE)


class SqliteStore(Store):
    name = "sqlite"
    at_once = True
    covered = text(
        "SELECT CAST(coalesce(group_concat(body, char(10)) || char(10), '') AS BLOB) AS bodies,"
        " CAST(coalesce(group_concat(at, ' ') || ' ', '') AS BLOB) AS times,"
        " count(*) AS many, min(n) AS least"
        " FROM (SELECT n, body, at FROM entries WHERE table_id = :t AND n < :n ORDER BY n)"
    )

    def __init__(self, path: str, flush_within: float = 0) -> None:
        self.path = Path(path)
        self._flushing = Flushing(flush_within)
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._reading: Connection | None = None
        self._engine = self._make_engine()

    def _make_engine(self) -> Engine:
        engine = create_engine(f"sqlite:///{self.path}", poolclass=NullPool)

        @event.listens_for(engine, "connect")
        def settle(raw: sqlite3.Connection, _record: object) -> None:
            raw.isolation_level = None  # we say BEGIN ourselves
            raw.executescript(
                f"PRAGMA journal_mode=WAL; {self._flushing.pragma}; PRAGMA foreign_keys=ON;"
                "PRAGMA secure_delete=ON;"
                f"PRAGMA busy_timeout=10000; PRAGMA wal_autocheckpoint={WAL_PAGES};"
            )

        return engine

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        keep_private(self.path)
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._migrate)
        self._reader = ThreadPoolExecutor(1, "cabale-reader")
        self._writer = Thread(target=self._write_all, name="cabale-writer", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        with self._engine.connect() as db:
            db.exec_driver_sql("BEGIN IMMEDIATE")
            migrate(db)
            db.commit()

    async def close(self) -> None:
        # Whoever comes from now on is refused: nobody would answer.
        writer, self._writer = self._writer, None
        reader, self._reader = self._reader, None
        if writer is not None:
            self._queue.put(None)
            await asyncio.to_thread(writer.join)
        if reader is not None:
            await self._loop.run_in_executor(reader, self._hang_up)
            reader.shutdown()

    async def read(self, query: Query[T]) -> T:
        if self._reader is None:
            raise Unavailable("the store is closed")
        return await self._loop.run_in_executor(self._reader, self._read, query)

    def _read(self, query: Query[T]) -> T:
        """In the reader's thread. Its connection stays open: no file may be left to be opened."""
        try:
            if self._reading is None:
                self._reading = self._engine.connect()
            found = query(self._reading)
            self._reading.rollback()
        except (OperationalError, sqlite3.OperationalError) as error:
            self._hang_up()
            raise Unavailable(type(error).__name__) from error
        except BaseException:
            self._hang_up()
            raise
        return found

    def _hang_up(self) -> None:
        gone, self._reading = self._reading, None
        if gone is not None:
            gone.close()

    async def write(self, query: Query[T]) -> T:
        return cast("T", await self._enqueue(None, query, True))

    async def scrub(self) -> None:
        """Deleted rows are overwritten in the file; their copies in the write-ahead log go here."""
        await asyncio.to_thread(self._scrub)

    def _scrub(self) -> None:
        with self._engine.connect() as db:
            db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def append(
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], object] | None = None,
        *,
        wait: bool = True,
    ) -> bool:
        new: bool = await self._enqueue((table, row.n, row.at, row.body), also, wait)
        return new

    def _enqueue(
        self,
        entry: tuple[str, int, int, bytes] | None,
        work: Callable[[Connection], Any] | None,
        wait: bool,
    ) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        self._put(Job(partial(_settle, future), entry, work, wait))
        return future

    def append_at_once(
        self,
        table: str,
        row: Row,
        also: Callable[[Connection], object] | None,
        done: Written,
        *,
        wait: bool = True,
    ) -> None:
        self._put(Job(done, (table, row.n, row.at, row.body), also, wait))

    def _put(self, job: Job) -> None:
        if self._writer is None:
            raise Unavailable("the store is closed")
        self._queue.put(job)

    # --- the writer's thread ---------------------------------------------------------------------

    def _write_all(self) -> None:
        """Write until there is nothing more to come; with a new connection after any failure."""
        last = False
        while not last:
            try:
                with self._engine.connect() as db:
                    raw = cast("sqlite3.Connection", db.connection.driver_connection)
                    self._lay_out(raw)
                    last = self._write_on(db, raw)
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                self._flushing.close()
                # Whoever comes next is told at once, and by then it may be possible again.
                jobs = self._wait_for_jobs()
                last = not jobs
                self._answer([(job, None, Unavailable(str(error))) for job in jobs])
        self._flushing.close()

    def _write_on(self, db: Connection, raw: sqlite3.Connection) -> bool:
        """True: there is nothing more to come. False: this connection can do no more."""
        while jobs := self._wait_for_jobs():
            try:
                done, well = self._commit(db, raw, jobs), True
                self._flushing.wrote(at_once=any(job.wait for job in jobs))
            except Exception as error:
                done, well = [(job, None, Unavailable(str(error))) for job in jobs], False
            self._answer(done)
            if not well:
                return False
        try:
            self._flushing.flush()
        except OSError as error:
            self._say("the last choices may not be on the disk", error)
        return True

    def _wait_for_jobs(self) -> list[Job]:
        """All that is waiting, once there is something; nothing when the store is closed."""
        jobs: list[Job] = []
        while len(jobs) < MOST_AT_ONCE and not (jobs and self._queue.empty()):
            try:
                job = self._queue.get(timeout=self._flushing.due_in())
            except Empty:
                self._flushing.flush()
                continue
            if job is None:
                if jobs:
                    self._queue.put(None)
                break
            jobs.append(job)
        return jobs

    def _answer(self, done: list[Done]) -> None:
        self._loop.call_soon_threadsafe(_tell, done)

    def _say(self, message: str, error: Exception) -> None:
        why = {"message": message, "exception": error}
        self._loop.call_soon_threadsafe(self._loop.call_exception_handler, why)

    def _lay_out(self, raw: sqlite3.Connection) -> None:
        """Give the write-ahead log its full size at once.

        To overwrite takes a third less of the processor than to let a file grow, and less patience,
        for the file system has nothing to note down. Zeros are read as the end of the log.
        """
        wal = Path(f"{self.path}-wal")
        with suppress(OSError):  # a disk that is full: the log grows as it can
            raw.execute("BEGIN IMMEDIATE")  # nobody else writes to it meanwhile
            with wal.open("ab", buffering=0) as file:
                fill(file, WAL_BYTES)
                os.fsync(file.fileno())
        raw.execute("ROLLBACK")
        if self._flushing.within:
            # What an earlier flush may have failed to bring to the disk gets there in this way.
            _, pages, copied = raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if copied < pages:
                raise OSError("somebody reads what has to be copied into the database first")
            self._flushing.open(wal)

    def _commit(self, db: Connection, raw: sqlite3.Connection, jobs: list[Job]) -> list[Done]:
        try:
            if len(jobs) == 1 and jobs[0].is_plain:
                return [self._do(db, raw, jobs[0])]
            raw.execute("BEGIN IMMEDIATE")
            done = [self._do(db, raw, job) for job in jobs]
            raw.execute("COMMIT")
        except sqlite3.Error as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            return [(job, None, Unavailable(str(error))) for job in jobs]
        return done

    def _do(self, db: Connection, raw: sqlite3.Connection, job: Job) -> Done:
        if job.work is None:  # plain, and one statement: if it fails it leaves nothing behind
            return job, raw.execute(INSERT, job.entry or ()).rowcount == 1, None
        raw.execute("SAVEPOINT job")
        try:
            if job.entry is None:
                return job, job.work(db), None
            new = raw.execute(INSERT, job.entry).rowcount == 1
            if new:
                job.work(db)
            return job, new, None
        except Exception as error:
            raw.execute("ROLLBACK TO job")
            full = isinstance(error, OperationalError | sqlite3.OperationalError)
            return job, None, Unavailable(str(error)) if full else error
        finally:
            raw.execute("RELEASE job")


def _tell(done: list[Done]) -> None:
    for job, result, error in done:
        try:
            job.done(result, error)
        except Exception as failed:  # the others are told all the same
            why = {"message": "telling what was written failed", "exception": failed}
            asyncio.get_running_loop().call_exception_handler(why)


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
