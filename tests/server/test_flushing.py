"""Choices that need not wait for the disk: what a power cut leaves, and a disk that fails."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables.writing import Draft
from cabale.store import Row, Store, Unavailable, flushing, open_store
from cabale.store.schema import seatings
from cabale.store.sqlite import MOST_AT_ONCE

LONG, SHORT = 60.0, 0.01
Disk = Callable[[int], None]


def row(n: int) -> Row:
    return Row(n, n, b"%d" % n)


def note(db: Connection) -> None:
    db.execute(insert(seatings).values(person="p", table_id="t", at=1, hidden=False))


async def opened(path: Path, within: float) -> Store:
    store = open_store(f"sqlite:///{path}", within)
    await store.open()
    return store


async def choose(store: Store, n: int) -> bool:
    return await store.append("t", row(n), wait=False)


async def numbers(store: Store) -> list[int]:
    return [entry.n for entry in await store.entries("t")]


async def until(done: Callable[[], bool]) -> None:
    for _ in range(1000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to pass")


def test_a_power_cut_takes_no_more_than_the_choices_since_the_last_flush(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not a choice alone is on the disk before it is acknowledged, with all before it."""
    house, disk = tmp_path / "house", tmp_path / "disk"

    def flush(_file: int) -> None:
        shutil.rmtree(disk, ignore_errors=True)
        shutil.copytree(house, disk)

    async def run() -> None:
        store = await opened(house / "cabale.db", LONG)
        monkeypatch.setattr(flushing, "_sync", flush)
        await asyncio.gather(*(choose(store, n) for n in range(3)))
        assert not disk.exists()
        await store.append("t", row(3), note)
        await choose(store, 4)
        assert await numbers(store) == [0, 1, 2, 3, 4]
        left = await opened(disk / "cabale.db", 0)
        assert await numbers(left) == [0, 1, 2, 3]
        await left.close()
        await store.write(note_another)
        left = await opened(disk / "cabale.db", 0)
        assert await numbers(left) == [0, 1, 2, 3, 4]
        await left.close()
        await store.close()

    asyncio.run(run())


def note_another(db: Connection) -> None:
    db.execute(insert(seatings).values(person="q", table_id="t", at=1, hidden=False))


def test_a_choice_is_flushed_though_no_other_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[float] = []

    async def run() -> None:
        store = await opened(tmp_path / "cabale.db", SHORT)
        monkeypatch.setattr(flushing, "_sync", lambda _file: flushed.append(time.monotonic()))
        began = time.monotonic()
        await choose(store, 0)
        await until(lambda: bool(flushed))
        assert flushed[0] >= began + SHORT
        await asyncio.sleep(5 * SHORT)
        assert len(flushed) == 1, "nothing is flushed twice"
        await choose(store, 1)
        await store.close()
        assert len(flushed) == 2, "what is left is flushed at the end"

    asyncio.run(run())


def test_where_many_write_at_once_it_is_flushed_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the writer always has something to do, too."""
    flushed: list[int] = []

    async def run() -> None:
        store = await opened(tmp_path / "cabale.db", SHORT / 100)
        monkeypatch.setattr(flushing, "_sync", flushed.append)
        await asyncio.gather(*(choose(store, n) for n in range(6 * MOST_AT_ONCE)))
        assert len(flushed) >= 3, "after every second commit of six"
        await store.close()

    asyncio.run(run())


def test_a_disk_that_fails_is_noticed_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    async def run() -> None:
        store = await opened(tmp_path / "cabale.db", SHORT)
        whole = flushing._sync
        monkeypatch.setattr(flushing, "_sync", fail)
        assert await choose(store, 0)
        await asyncio.sleep(5 * SHORT)
        with pytest.raises(Unavailable):
            await choose(store, 1)
        with pytest.raises(Unavailable):
            await store.write(note)
        monkeypatch.setattr(flushing, "_sync", whole)
        assert await choose(store, 1)
        assert await numbers(store) == [0, 1]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(("within", "level"), [(0.0, 2), (LONG, 1)])
def test_without_a_time_each_commit_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, within: float, level: int
) -> None:
    def ask(db: Connection) -> int:
        return int(db.execute(text("PRAGMA synchronous")).scalar_one())

    async def run() -> None:
        flushed: list[int] = []
        store = await opened(tmp_path / "cabale.db", within)
        monkeypatch.setattr(flushing, "_sync", flushed.append)
        assert await store.write(ask) == level
        assert len(flushed) == (within > 0), "SQLite waits by itself, or it is flushed"
        await store.close()

    asyncio.run(run())


def test_a_last_flush_that_fails_is_said_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def fail(_file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, why: said.append(why["message"]))
        store = await opened(tmp_path / "cabale.db", LONG)
        await choose(store, 0)
        monkeypatch.setattr(flushing, "_sync", fail)
        await asyncio.wait_for(store.close(), 30)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert said == ["the last choices may not be on the disk"]


def test_what_is_read_all_the_while_is_not_taken_for_flushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a flush that failed all goes into the database itself; a reader can be in the way."""

    def fail(_file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    async def run() -> None:
        path = tmp_path / "cabale.db"
        store = await opened(path, SHORT)
        whole = flushing._sync
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            assert await choose(store, 0)
            monkeypatch.setattr(flushing, "_sync", fail)
            await asyncio.sleep(5 * SHORT)
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await choose(store, 1)
                monkeypatch.setattr(flushing, "_sync", whole)
        with suppress(Unavailable):  # who comes first after a failure is told of it
            await choose(store, 1)
        assert await choose(store, 2)
        await store.close()

    asyncio.run(run())


def test_only_choices_and_what_is_taken_back_need_not_wait() -> None:
    def draft(entry: e.Entry) -> Draft:
        return Draft(entry, e.After(), row(1), None)

    assert not draft(e.Played(0, ["pass"])).waits
    assert not draft(e.Undone(0)).waits
    assert draft(e.Played(0, ["pass"]))._replace(also=note).waits, "the match is over with it"
    assert draft(e.Chatted("", "Ada", "hello")).waits
    assert draft(e.Stood(0)).waits


def test_the_setting_is_refused_for_postgresql() -> None:
    """Who has lost what it had told goes on there, and its log has a hole."""
    with pytest.raises(ValueError, match="SQLite"):
        Config.from_env(flush_within=0.05, database_url="postgresql://localhost/cabale")


@pytest.mark.parametrize("given", [-0.1, 0.2, float("nan")])
def test_a_time_that_is_none_is_refused(given: float) -> None:
    with pytest.raises(ValueError, match="CABALE_FLUSH_WITHIN"):
        Config.from_env(flush_within=given)
