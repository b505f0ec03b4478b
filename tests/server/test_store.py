"""The two databases do the same: the first entry n counts, and all is written or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from cabale.store import Row, Snapshot, Store, open_store, shortcut
from cabale.store.migrations.versions.m0009_known import index_the_named
from cabale.store.schema import metadata, seatings
from cabale.store.sqlite import SqliteStore

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


def test_an_entry_that_comes_alone_needs_no_writer_and_waits_for_nobody_on_the_loop(
    tmp_path: Path,
) -> None:
    """Its own table's next entry, too; but the loop goes on while another has the database."""

    async def act(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert await store.append("t", ROW, lambda _db: None)  # by now the writer is there
        first = store.append("t", Row(1, 1, b"")).send
        with pytest.raises(StopIteration) as done:  # written without once waiting
            first(None)
        assert done.value.value is True
        assert not await store.append("t", Row(1, 1, b"twice"))
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("t", Row(2, 1, b"late")))
        assert len(await store.entries("t")) == 2  # the loop and its readers go on
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        assert await waiting
        bodies = [row.body for row in await store.entries("t")]
        assert bodies == [b"x", b"", b"late"]

    with_store(f"sqlite:///{tmp_path / 'cabale.db'}", act)


def test_after_a_slow_write_all_is_left_to_the_writer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(shortcut, "monotonic", lambda: clock[0])
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE entries (table_id, n, at, body, PRIMARY KEY (table_id, n))")
    db.create_function("wait", 1, lambda ms: clock.__setitem__(0, clock[0] + ms / 1000))
    db.execute("CREATE TRIGGER slow BEFORE INSERT ON entries BEGIN SELECT wait(new.at); END")
    short = shortcut.Shortcut(db)
    assert short.write(("t", 0, 0, b"")) is True
    assert short.write(("u", 0, 0, b"")) is None, "another table's has just come"
    clock[0] += 2 * shortcut.APART
    assert short.write(("t", 1, 0, b"")) is True
    slow = 2 * int(1000 * shortcut.SLOW)
    assert short.write(("t", 2, slow, b"")) is True
    clock[0] += shortcut.REST * slow / 2000
    assert short.write(("t", 3, 0, b"")) is None
    clock[0] += shortcut.REST * slow / 1000
    assert short.write(("t", 3, 0, b"")) is True


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
