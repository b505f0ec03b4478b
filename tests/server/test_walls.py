"""One table never hurts another, and what fails in the background begins again and says so."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.server.houses import Worker
from tests.server.logs import Scribe
from tests.server.people import newcomer

from cabale import names
from cabale.server.client import Client, ServerSaidNo
from cabale.server.config import Config
from cabale.server.operations import supervision
from cabale.server.operations.admin import list_tables
from cabale.server.tables import entries as e
from cabale.server.tables import hall as halls
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.server.wire.refusal import Refusal
from cabale.store import Row, Store, open_store
from cabale.store.sqlite import SqliteStore


async def tables_of(store: Store) -> list[dict[str, Any]]:
    """What `cabale admin tables` prints."""
    await store.open()
    try:
        return await list_tables(store, None)
    finally:
        await store.close()


async def refusal(ask: Any) -> tuple[str, int]:
    with pytest.raises(ServerSaidNo) as no:
        await ask
    return no.value.code, no.value.status


def test_a_table_that_cannot_be_folded_is_its_own_people_s_trouble_alone(tmp_path: Path) -> None:
    path = tmp_path / "cabale.db"
    worker = Worker(f"sqlite:///{path}").start()
    game = names()[0]

    async def open_tables() -> list[tuple[Client, str]]:
        found = []
        for name in ("Ada", "Bob", "Eve"):
            person = await newcomer(worker.url, name)
            table = await person.post("/api/tables", game=game, seats=4, listed=True)
            await person.post(f"/api/tables/{table['id']}/bot", level="random")
            await person.post(f"/api/tables/{table['id']}/start")
            found.append((person, str(table["id"])))
        return found

    async def look(people: list[tuple[Client, str]]) -> None:
        (ada, cut), (bob, whole), (eve, old) = people
        assert await refusal(ada.get(f"/api/tables/{cut}")) == ("broken", 410)
        assert await refusal(eve.get(f"/api/tables/{old}")) == ("old-rules", 409)
        assert (await bob.get(f"/api/tables/{whole}"))["phase"] == "playing"
        stranger = await newcomer(worker.url, "Zoe")
        for person, broken in ((ada, cut), (eve, old), (bob, None), (stranger, None)):
            shown = await person.get("/api/tables")
            assert [table["id"] for table in shown["tables"]] == [whole]
            assert [table["id"] for table in shown["broken"]] == [broken] * (broken is not None)
        with urllib.request.urlopen(worker.figures + "/healthz") as details:
            health = json.load(details)
        assert health["status"] == "ok"
        assert sorted(health["broken"]) == sorted([cut, old])

    people = asyncio.run(open_tables())
    worker.stop()
    (_, cut), (_, whole), (_, old) = people
    with closing(sqlite3.connect(path)) as db:
        for table, was, becomes in ((cut, b'"person"', b"{"), (old, b'"rules":"', b'"rules":"0.')):
            found = db.execute("SELECT n, body FROM entries WHERE table_id = ?", [table]).fetchall()
            for n, body in found:
                change = "UPDATE entries SET body = ? WHERE table_id = ? AND n = ?"
                db.execute(change, [body.replace(was, becomes), table, n])
        db.commit()
    worker.start()
    try:
        asyncio.run(look(people))
    finally:
        worker.stop()
    store = open_store(f"sqlite:///{path}")
    rows = {row["id"]: row for row in asyncio.run(tables_of(store))}
    assert rows[cut]["broken"].startswith("DecodeError")
    assert rows[old]["broken"].startswith("old-rules")
    assert rows[whole]["broken"] is None
    complaints = [json.loads(line) for line in worker.complaints()]
    assert {line["event"] for line in complaints} == {"table-broken"}
    assert {line["table"] for line in complaints} == {cut, old}


async def hall_on(path: Path) -> tuple[Hall, SqliteStore]:
    store = open_store(f"sqlite:///{path}")
    assert isinstance(store, SqliteStore)
    await store.open()
    return Hall(Config(), store, Alone()), store


async def write_down(store: SqliteStore, rows: list[Row], table: str = "t") -> None:
    for row in rows:
        await store.append(table, row)


def test_a_table_that_was_mended_goes_on(tmp_path: Path) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        rows = Scribe(names()[0]).rows
        await write_down(store, [rows[0]._replace(body=b"{"), *rows[1:]])
        for _ in range(2):
            with pytest.raises(Refusal):
                await hall.get("t")
        assert list(hall.folding.broken) == ["t"]
        await store.write(
            lambda db: db.exec_driver_sql(
                "UPDATE entries SET body = ? WHERE n = 0", (rows[0].body,)
            )
        )
        with pytest.raises(Refusal):
            await hall.get("t")  # it is not folded for each who asks
        hall.folding.broken["t"] = hall.folding.broken["t"]._replace(since=float("-inf"))
        assert (await hall.get("t")).room.length == len(rows)
        assert hall.folding.broken == {}
        await store.close()

    asyncio.run(act())


def test_a_bug_that_strikes_when_an_entry_counts_has_the_table_folded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        await write_down(store, Scribe(names()[0]).rows)
        place = await hall.get("t")

        def broken(*_: object) -> None:
            raise KeyError("a secret")

        line = e.Chatted("p0", "P0", "hello", 0)
        with monkeypatch.context() as patch:
            patch.setattr(e.Chatted, "apply", broken)
            with pytest.raises(Refusal):
                await hall.propose(place, lambda _: line)
        again = await hall.get("t")
        assert again is not place
        assert [one.text for one in again.room.chat] == ["hello"]
        await store.close()

    asyncio.run(act())


def test_the_keeper_outlives_what_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(supervision, "PAUSE", 0.0)

    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        rounds = 0
        enough = asyncio.Event()

        async def fails() -> None:
            raise KeyError("a secret")

        async def counts() -> None:
            nonlocal rounds
            rounds += 1
            if rounds >= 3:
                enough.set()

        monkeypatch.setattr(hall, "_revive", fails)
        monkeypatch.setattr(hall, "_tidy", counts)
        with capture_logs() as lines:
            keeper = asyncio.create_task(hall._keep())
            await asyncio.wait_for(enough.wait(), 30)
            keeper.cancel()
        failed = [line for line in lines if line["event"] == "duty-failed"]
        assert {(line["duty"], line["error"]) for line in failed} == {("fails", "KeyError")}
        assert "a secret" not in str(lines)
        await store.close()

    asyncio.run(act())


def test_a_task_that_fails_begins_again_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "PAUSE", 0.0)
    attempts = 0

    async def work() -> None:
        nonlocal attempts
        attempts += 1
        if attempts < 3:
            raise KeyError("a secret")

    with capture_logs() as lines:
        asyncio.run(supervision.supervise("watch", work))
    assert [line["event"] for line in lines] == ["task-failed", "task-restarted"] * 2
    assert {line["task"] for line in lines} == {"watch"}
    assert "a secret" not in str(lines)


def test_snapshots_are_kept_and_those_that_do_not_fit_are_thrown_away(tmp_path: Path) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        scribe = Scribe(names()[0])
        scribe.until(130)
        await write_down(store, scribe.rows)
        await hall.get("t")  # one that is long and has no snapshot gets one
        while (kept := await store.kept("t")).snapshot is None:
            await asyncio.sleep(0.01)
        assert kept.snapshot.n == 130
        assert kept.rows == []
        hall.places.clear()
        assert (await hall.get("t")).kept == 130
        await store.write(
            lambda db: db.exec_driver_sql("UPDATE entries SET at = at + 1 WHERE n = 7")
        )
        hall.places.clear()
        with capture_logs() as lines:
            place = await hall.get("t")
        assert (place.kept, place.room.length) == (130, 130), "folded from its log, and kept anew"
        assert [line["why"] for line in lines if line["event"] == "snapshot-thrown-away"]
        await hall.folding.close()
        await store.close()

    asyncio.run(act())
