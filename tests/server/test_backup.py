"""A house is copied while it is open, and opened again from the copy, on either database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select
from tests.cli.conftest import Run
from tests.server.houses import Postgres, worker
from tests.server.storms import answers_on_disk
from tests.server.test_store import with_store

from cabale import loads
from cabale.server.client import Client, ServerSaidNo
from cabale.store import Store
from cabale.store.schema import metadata, tables

Admin = Callable[..., tuple[int, str]]


def contents(url: str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    found: dict[str, list[Any]] = {}

    async def read(store: Store) -> None:
        for name, table in metadata.tables.items():
            found[name] = await store.read(partial(rows_of, table))

    with_store(url, read)
    return found


def rows_of(table: Table, db: Connection) -> list[Any]:
    return sorted((tuple(row) for row in db.execute(select(table))), key=repr)


async def half_a_match(client: Client) -> str:
    table = await client.post("/api/play", game="werewolf", name="Ada", level="random")
    async for asked in client.play(table["id"]):
        await asked.answer(asked.choices[0])
        break
    return str(table["id"])


async def the_rest(client: Client, table: str) -> None:
    async for asked in client.play(table):
        await asked.answer(asked.choices[0])


@contextmanager
def others_play(url: str) -> Iterator[None]:
    """One match after the other is begun and played; one at least before, and one after."""
    enough, ended = threading.Event(), threading.Semaphore(0)

    async def evening() -> None:
        ben = Client(url)
        while not enough.is_set():
            table = await ben.post("/api/play", game="werewolf", name="Ben", level="random")
            await the_rest(ben, table["id"])
            ended.release()

    thread = threading.Thread(target=lambda: asyncio.run(evening()))
    thread.start()
    try:
        assert ended.acquire(timeout=120)
        yield
        while ended.acquire(blocking=False):
            pass
        assert ended.acquire(timeout=120)
    finally:
        enough.set()
        thread.join()


def check_logs(url: str) -> None:
    """Every log of a database is whole, and can be folded."""

    async def fold(store: Store) -> None:
        for table in await store.read(lambda db: list(db.execute(select(tables.c.id)).scalars())):
            await answers_on_disk(store, table)

    with_store(url, fold)


@pytest.fixture
def admin(run: Run, monkeypatch: pytest.MonkeyPatch) -> Admin:
    """`cabale admin` on a database: exit code, and what it complained about."""

    def admin(url: str, *args: object) -> tuple[int, str]:
        monkeypatch.setenv("CABALE_DATABASE_URL", url)
        done = run("admin", *args)
        return done.code, done.err

    return admin


def test_from_a_file_to_postgresql_and_back(
    postgres: Postgres, tmp_path: Path, admin: Admin
) -> None:
    """Half a match is played, the database copied while others play, the rest from the copy."""
    here, there = f"sqlite:///{tmp_path / 'here.db'}", postgres.database()
    first, second = tmp_path / "one.backup", tmp_path / "two.backup"
    with worker(here) as one:
        me = Client(one.url)
        table = asyncio.run(half_a_match(me))
        with others_play(one.url):
            assert admin(here, "backup", first) == (0, "")
        assert one.complaints() == []
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert admin(there, "restore", first, "--same-moment") == (0, "")
    check_logs(there)
    with worker(there) as two:
        me.url = two.url
        asyncio.run(the_rest(me, table))
        code, sentence = admin(there, "restore", first)
        assert (code, "a backup goes into an empty one" in sentence) == (2, True)
        assert two.complaints() == []
    back = f"sqlite:///{tmp_path / 'back.db'}"
    assert admin(there, "backup", second) == (0, "")
    assert admin(back, "restore", second, "--same-moment") == (0, "")
    assert contents(back) == contents(there)
    assert contents(back)["results"]


@pytest.mark.parametrize("by", ["restore", "close-tables"])
def test_what_had_not_ended_in_an_older_copy_is_closed(
    tmp_path: Path, admin: Admin, by: str
) -> None:
    """The secret of a match that has ended since is known, also where it had not begun."""
    here, copy = f"sqlite:///{tmp_path / 'here.db'}", tmp_path / "copy.db"
    there = f"sqlite:///{tmp_path / 'there.db' if by == 'restore' else copy}"
    with worker(here) as one:
        me = Client(one.url)
        over, running = (asyncio.run(half_a_match(me)) for _ in range(2))
        waits = asyncio.run(me.post("/api/tables", game="werewolf", seats=5))["id"]
        asyncio.run(the_rest(me, over))
        assert admin(here, "backup", copy) == (0, "")
        asyncio.run(the_rest(me, running))
        known = loads(asyncio.run(me.get(f"/api/tables/{running}/log")))
    assert admin(there, by, *([copy] if by == "restore" else [])) == (0, "")
    check_logs(there)
    with worker(there) as two:
        me.url = two.url
        tables = [asyncio.run(me.get(f"/api/tables/{one}")) for one in (over, running, waits)]
        assert [table["phase"] for table in tables] == ["over", "closed", "closed"]
        assert known.luck is not None
        assert tables[1]["commitment"] == known.luck.commitment
        with pytest.raises(ServerSaidNo, match="closed"):
            asyncio.run(me.post(f"/api/tables/{running}/start"))
        assert two.complaints() == []


def test_what_is_no_backup_is_refused(tmp_path: Path, admin: Admin) -> None:
    url = f"sqlite:///{tmp_path / 'c.db'}"
    (tmp_path / "text").write_text("not a database\n" * 100)
    for file, words in (("text", "is no backup of Cabale"), ("nowhere", "no such file")):
        code, sentence = admin(url, "restore", tmp_path / file)
        assert (code, words in sentence) == (2, True)
    assert all(rows == [] for rows in contents(url).values())


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "tables"]])
def test_an_older_program_leaves_a_newer_database_alone(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    path = tmp_path / "c.db"
    url = f"sqlite:///{path}"
    contents(url)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9000'")
        db.commit()
    monkeypatch.setenv("CABALE_DATABASE_URL", url)
    done = run(*command)
    assert done.code == 2
    assert "belongs to a newer Cabale" in done.err
