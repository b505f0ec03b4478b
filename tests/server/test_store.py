"""The two databases do the same: the first entry n counts, and all is written or nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select

from cabale.store import Row, Snapshot, Store, Unavailable, Unfit, open_store, written
from cabale.store.migrations.versions.m0009_known import index_the_named
from cabale.store.schema import hours, metadata, seatings
from cabale.store.sqlite import WAL_BYTES, fill

ROW = Row(0, 1, b"x")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'deep' / 'cabale.db'}"
    else:
        yield request.getfixturevalue("postgres").database()


def with_store(url: str, act: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(url)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_of_two_entries_with_one_number_the_first_counts(url: str) -> None:
    async def act(store: Store) -> None:
        results = await asyncio.gather(
            *(store.append("t", Row(0, i, b"%d" % i)) for i in range(20))
        )
        assert results.count(True) == 1
        [row] = await store.entries("t")
        assert row.at == results.index(True)
        assert await store.append("other", ROW)
        assert await store.entries("t", since=1) == []

    with_store(url, act)


def test_a_closed_store_refuses_instead_of_never_answering(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        for late in (store.append("t", ROW), store.entries("t")):
            with pytest.raises(Unavailable):
                await asyncio.wait_for(late, 10)
        await closing

    asyncio.run(run())


def test_what_goes_with_an_entry_is_written_with_it_or_not_at_all(url: str) -> None:
    def note(db: Connection) -> None:
        db.execute(insert(seatings).values(person="note", table_id="t", at=1, hidden=False))

    def note_and_fail(db: Connection) -> None:
        db.execute(insert(seatings).values(person="lost", table_id="t", at=1, hidden=False))
        raise RuntimeError("no")

    def names(db: Connection) -> list[Any]:
        return list(db.execute(select(seatings.c.person)).scalars())

    async def act(store: Store) -> None:
        assert await store.append("t", ROW, note)
        assert not await store.append("t", ROW, note_and_fail)
        jobs = [store.append("t", Row(1, 1, b""), note_and_fail), store.append("u", ROW)]
        failed, written = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(failed, RuntimeError)
        assert written is True
        assert [row.n for row in await store.entries("t")] == [0]
        assert await store.read(names) == ["note"]

    with_store(url, act)


def test_a_zero_byte_is_nobodys_or_unfit_and_no_trouble_of_the_database(url: str) -> None:
    """PostgreSQL takes no such text, and is not away for that."""

    def sought(db: Connection) -> list[Any]:
        return list(db.execute(select(seatings.c.person).where(seatings.c.table_id == "a\0")))

    async def act(store: Store) -> None:
        if store.name == "sqlite":
            assert await store.read(sought) == []
            return
        with pytest.raises(Unfit):
            await store.read(sought)

    with_store(url, act)


def test_who_changes_one_row_in_the_same_moment_as_others_is_not_refused(url: str) -> None:
    """Each takes the row away and puts another there; nobody sees what the others have put."""

    def put(text: str) -> Callable[[Connection], None]:
        def write(db: Connection) -> None:
            db.execute(delete(hours).where(hours.c.person == "p"))
            db.execute(insert(hours).values(person="p", body=text))

        return write

    async def act(store: Store) -> None:
        await asyncio.gather(*(store.write(put(str(number))) for number in range(4)))
        found = await store.read(lambda db: list(db.execute(select(hours.c.body)).scalars()))
        assert len(found) == 1

    with_store(url, act)


def test_of_two_snapshots_of_a_table_the_later_stays(url: str) -> None:
    """Whoever comes second, and also where two workers write them down at the same moment."""

    async def act(store: Store) -> None:
        for table in map(str, range(10)):
            lengths = [3, 5, 4, 5, 1]
            made = [Snapshot(n, b"d", "engine", "1.0", b"%d" % n) for n in lengths]
            await asyncio.gather(*(store.keep(table, one) for one in made))
            kept = (await store.kept(table)).snapshot
            assert kept is not None
            assert (kept.n, kept.body) == (5, b"5")

    with_store(url, act)


def test_what_a_snapshot_stands_for_is_read_as_it_is_written(url: str) -> None:
    rows = [Row(n, 10 * n, '{"n":%d,"é":"'.encode() % n + b'\\n"}') for n in range(30)]

    async def act(store: Store) -> None:
        for row in reversed(rows):
            await store.append("t", row)
        for n in (0, 1, 12, 30):
            await store.throw_away("t", 30)
            await store.keep("t", Snapshot(n, b"", "", "", b""))
            kept = await store.kept("t")
            assert kept.rows == rows[n:]
            assert kept.covered == written(rows[:n])
        nothing = await store.kept("u")
        assert not nothing.covered.bodies

    with_store(url, act)


def test_a_log_with_a_gap_or_an_entry_before_the_first_has_no_digest(url: str) -> None:
    async def act(store: Store) -> None:
        for table, numbers in (("gap", (0, 2)), ("before", (-1, 0, 1)), ("whole", (0, 1))):
            for n in numbers:
                await store.append(table, Row(n, 1, b"{}"))
            await store.keep(table, Snapshot(3 if table == "gap" else 2, b"", "", "", b""))
            kept = await store.kept(table)
            assert bool(kept.covered.bodies) == (table == "whole")

    with_store(url, act)


def test_opening_twice_changes_nothing_and_the_tables_are_as_described(url: str) -> None:
    async def write(store: Store) -> None:
        await store.append("t", ROW)

    async def look(store: Store) -> None:
        assert await store.entries("t") == [ROW]
        differences = await store.read(
            lambda db: compare_metadata(MigrationContext.configure(db), metadata)
        )
        assert differences == []

    with_store(url, write)
    with_store(url, look)


def test_a_log_that_was_cut_off_is_whole_and_need_not_grow(tmp_path: Path) -> None:
    base, cut = tmp_path / "cabale.db", tmp_path / "cut.db"

    async def write(store: Store) -> None:
        sizes = set()
        for n in range(300):
            assert await store.append("t", Row(n, 1, bytes(50)))
            sizes.add(Path(f"{base}-wal").stat().st_size)
        assert len(sizes) == 1
        for end in ("", "-wal"):  # what a machine that stops just now has on its disk
            Path(f"{cut}{end}").write_bytes(Path(f"{base}{end}").read_bytes())

    async def read(store: Store) -> None:
        assert [row.n for row in await store.entries("t")] == list(range(300))
        assert await store.append("t", Row(300, 1, b""))

    with_store(f"sqlite:///{base}", write)
    with_store(f"sqlite:///{cut}", read)


def test_a_log_is_laid_out_in_small_pieces(tmp_path: Path) -> None:
    """In one piece, a write into it takes up to a third more of the processor on Linux 6.18."""

    class Watched(FileIO):
        def write(self, data: Any, /) -> int:
            sizes.append(len(data))
            return super().write(data)

    sizes: list[int] = []
    (tmp_path / "log").write_bytes(b"x" * 1000)
    with Watched(tmp_path / "log", "ab") as file:
        fill(file, WAL_BYTES)
        fill(file, WAL_BYTES)
        assert WAL_BYTES <= file.tell() < WAL_BYTES + max(sizes)
    assert max(sizes) <= 1 << 18


def test_an_older_database_knows_whom_its_logs_name(url: str) -> None:
    """Hosts who never sat, and people who were shown out: a deletion has to find them."""
    log = [
        b'{"did":"open","host":"p_host"}',
        b'{"did":"chat","person":"p_other","text":"expel"}',
        b'{"did":"expel","person":"p_out"}',
    ]

    async def act(store: Store) -> None:
        for n, body in enumerate(log):
            await store.append("t", Row(n, n, body))
        for _ in range(2):
            await store.write(index_the_named)
        found = select(seatings.c.person).order_by(seatings.c.person)
        people = await store.read(lambda db: list(db.execute(found).scalars()))
        assert people == ["p_host", "p_out"]

    with_store(url, act)


def test_a_server_on_sqlite_loads_nothing_that_only_others_need() -> None:
    """Together they took a third of the time of a start."""
    heavy = {"alembic", "asyncpg", "networkx"}
    code = "import cabale.server.app, cabale.store.sqlite, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not heavy.intersection(done.stdout.split())
