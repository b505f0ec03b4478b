"""A house that 0.1.0 left behind (tests/data/0.1.0) is opened: nothing is lost, all goes on."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text, update
from tests.server.houses import Postgres, worker
from tests.server.people import play_on as play_to_the_end
from tests.server.test_store import with_store

from cabale import loads, replay
from cabale.server.client import Client, ServerSaidNo
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.store import Store
from cabale.store.schema import replays, snapshots, tables

HOME = Path(__file__).parents[1] / "data" / "0.1.0"
HOUSE = json.loads((HOME / "house.json").read_text("utf-8"))
ANEW = {"ratings", "settings", "alembic_version"}
"""Ratings began anew; sessions are rows, but old cookies count; the last says how new all is."""


def unpacked(kind: str, folder: Path) -> Path:
    path = folder / f"cabale.{kind}"
    path.write_bytes(lzma.decompress((HOME / f"cabale.{kind}.xz").read_bytes()))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{unpacked('db', tmp_path)}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.load(unpacked("sql", tmp_path).read_text("utf-8"))


def rows_of_then(folder: Path) -> dict[str, tuple[list[str], set[Any]]]:
    """Every table of the old file: its columns and its rows."""
    found = {}
    with closing(sqlite3.connect(unpacked("db", folder))) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            rows = db.execute(f"SELECT * FROM {name}")
            found[name] = ([column[0] for column in rows.description], set(rows))
    return found


def test_migrations_lose_nothing(url: str, tmp_path: Path) -> None:
    (tmp_path / "then").mkdir()
    then = rows_of_then(tmp_path / "then")
    assert then["alembic_version"][1] == {("0002",)}
    [unsealed] = [table["id"] for table in HOUSE["tables"] if table["phase"] == "open"]

    def now(db: Connection) -> None:
        for name, (columns, rows) in then.items():
            if name in ANEW:
                continue
            found = db.execute(text(f"SELECT {', '.join(columns)} FROM {name}"))
            lost = rows - {tuple(row) for row in found}
            # A table that had not begun has got a secret.
            assert [row[:2] for row in lost] == ([(unsealed, 0)] if name == "entries" else [])

    async def look(store: Store) -> None:
        await store.read(now)

    with_store(url, look)


async def until_all_are_kept(store: Store) -> None:
    """Matches of long ago are kept, and how all tables stand, without anybody asking."""
    phases = [table["phase"] for table in HOUSE["tables"]]
    both = [select(func.count()).select_from(table) for table in (replays, snapshots)]
    wanted = [phases.count("over"), phases.count("over") + phases.count("playing")]
    async with asyncio.timeout(120):
        while await store.read(lambda db: [db.execute(one).scalar() for one in both]) != wanted:
            await asyncio.sleep(0.1)


async def come_in(url: str) -> dict[str, Client]:
    """By the old password, by the old cookie, and a program by its token."""
    people = {name: Client(url) for name in HOUSE["people"]}
    for name, known in HOUSE["people"].items():
        if known["password"] is not None:
            login = {"login": known["login"], "password": known["password"]}
            await people[name].post("/api/session", **login)
        else:
            people[name].cookie = known["cookie"]
        assert (await people[name].get("/api/me"))["id"] == known["id"]
    robot = Client(url, token=HOUSE["token"])
    assert (await robot.get("/api/me"))["name"] == "Robot"
    return people


async def look_back(ada: Client, table: dict[str, Any]) -> None:
    path = f"/api/tables/{table['id']}"
    watched = await ada.get(f"{path}/replay?seat={table['seat']}")
    moments = watched["moments"]
    assert moments[-1]["view"]["outcome"] == table["outcome"]
    assert sum(len(moment["events"]) for moment in moments) == table["events"]
    assert [line["text"] for line in watched["chat"]] == table["chat"]
    assert replay(loads(await ada.get(f"{path}/log"))).outcome is not None


async def find_as_it_was(ada: Client, table: dict[str, Any]) -> None:
    line = await ada.connect(table["id"])
    while (message := json.loads(await line.recv()))["type"] != "snapshot":
        pass
    await line.close()
    asked, events = message["question"]["kind"], len(message["events"])
    assert (asked, events) == (table["question"]["kind"], table["events"])


async def play_on(people: list[Client], table: dict[str, Any]) -> None:
    """The match comes to its end."""
    jobs = [play_to_the_end(one, table["id"], Random(number)) for number, one in enumerate(people)]
    assert all(memory.view["outcome"] is not None for memory in await asyncio.gather(*jobs))


async def check_clock(ada: Client, table: dict[str, Any], store: Store, began: int) -> None:
    """It has not run since the last entry: the first new one puts it back by all that time."""
    await ada.get(f"/api/tables/{table['id']}")
    log = await store.entries(table["id"])
    at, new = next(
        (before.at, entry)
        for before, row in pairwise(log)
        if isinstance(entry := e.decode(row.body), e.Delayed)
    )
    assert new.by >= began - at


async def begin(cid: Client, table: dict[str, Any]) -> None:
    path = f"/api/tables/{table['id']}"
    await cid.post(f"{path}/sit")
    await cid.post(f"{path}/bot", level="random")
    assert (await cid.post(f"{path}/start"))["phase"] == "playing"


def test_people_come_back_and_play_on(url: str) -> None:
    def of(phase: str) -> list[dict[str, Any]]:
        return [table for table in HOUSE["tables"] if table["phase"] == phase]

    async def evening(home: str, store: Store) -> None:
        people = await come_in(home)
        ada, ben, cid = people["Ada"], people["Ben"], people["Cid"]
        await until_all_are_kept(store)
        for table in of("over"):
            await look_back(ada, table)
        [timed] = [table for table in of("playing") if table["clock"]]
        await check_clock(ada, timed, store, began)
        others = [table for table in of("playing") if table is not timed]
        for table in others:
            await find_as_it_was(ada, table)
        if url.startswith("postgresql"):
            others = others[:1]  # the database is another, the matches are the same
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            for table in others:
                group.create_task(play_on([ada, ben], table))
            for table in of("open"):
                group.create_task(begin(cid, table))
        history = (await ada.get("/api/history"))["results"]
        played = {table["id"] for table in (*of("over"), *others)}
        assert {match["table"] for match in history} == played

    async def sleep(store: Store) -> None:
        """So long ago that no server takes them up by itself."""
        await store.write(lambda db: db.execute(update(tables).values(updated=1)))

    with_store(url, sleep)
    began = now_ms()
    with worker(url) as one:
        with_store(url, partial(evening, one.url))
        assert one.complaints() == []


def test_rules_that_nobody_plays_any_more_are_nobody_else_s_trouble(tmp_path: Path) -> None:
    """Two matches of rules that are older still: their people are told, and get what there is."""
    path = unpacked("db", tmp_path)
    over, playing = (
        next(table for table in HOUSE["tables"] if table["phase"] == phase)
        for phase in ("over", "playing")
    )
    with closing(sqlite3.connect(path)) as db:
        older = "UPDATE entries SET body = CAST(replace(body, ?, ?) AS BLOB) WHERE table_id = ?"
        for table in (over, playing):
            db.execute(older, ('"rules":"1.0"', '"rules":"0.1"', table["id"]))
        db.commit()

    async def evening(home: str) -> None:
        people = await come_in(home)
        ada, cid = people["Ada"], people["Cid"]
        for ask in (f"{over['id']}/replay", f"{playing['id']}", f"{playing['id']}/log"):
            with pytest.raises(ServerSaidNo) as no:
                await ada.get(f"/api/tables/{ask}")
            assert no.value.code == "old-rules"
        lines = [json.loads(line) for line in (await ada.get(log)).splitlines()]
        assert lines[0]["game"] == over["game"]
        assert lines[1]["did"] == "start"
        assert {line["did"] for line in lines[2:]} <= {"play", "hold", "close", "say", "expire"}
        with pytest.raises(ServerSaidNo):
            await cid.get(log)
        others = [table for table in HOUSE["tables"] if table["phase"] == "over"][1:]
        await look_back(ada, others[0])

    log = f"/api/tables/{over['id']}/log"
    with worker(f"sqlite:///{path}") as one:
        asyncio.run(evening(one.url))
        broken = [line for line in one.complaints() if "table-broken" not in line]
        assert broken == []
