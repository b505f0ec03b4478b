"""Sessions and tokens are rows: they are listed, they end, and with them the sockets."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, select
from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import newcomer
from tests.server.talk import Talk
from tests.server.test_people import refused
from websockets.exceptions import ConnectionClosed

from cabale import names
from cabale.server.client import Client
from cabale.server.people.devices import device_name
from cabale.server.people.sessions import digest
from cabale.server.wire.refusal import Refusal
from cabale.store import open_store
from cabale.store.schema import sessions

PHONE = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Mobile Safari/537.36"
)


async def shown_out(talk: Talk) -> int:
    """The code with which the server closes the socket."""
    try:
        while True:
            await talk.read()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def at_a_table(client: Client) -> dict[str, Any]:
    table: dict[str, Any] = await client.post("/api/play", game=names()[0], level="random")
    return table


def test_signing_out_elsewhere_ends_that_session_and_closes_its_sockets(house: Worker) -> None:
    async def visit() -> None:
        laptop = await newcomer(house.url, "Ada")
        await laptop.post("/api/account", login="ada-here", password="correct horse")
        phone = Client(house.url)
        await phone.post("/api/session", login="ada-here", password="correct horse")
        [one, other] = (await laptop.get("/api/sessions"))["sessions"]
        assert sorted([one["here"], other["here"]]) == [False, True]
        assert one["expires"] > one["seen"] >= one["created"]
        [theirs] = [s["id"] for s in (one, other) if not s["here"]]
        table = await at_a_table(phone)
        async with Talk(phone, table["id"]) as there, Talk(laptop, table["id"]) as here:
            await laptop.delete(f"/api/sessions/{theirs}")
            assert await shown_out(there) == 4001
            assert (await here.answer("ping"))["type"] == "pong"
        assert await refused(phone.get("/api/me")) == "nobody"
        assert await refused(laptop.delete(f"/api/sessions/{theirs}")) == "unknown"

    asyncio.run(visit())


def test_signing_out_is_final_here_and_everywhere(house: Worker) -> None:
    async def visit() -> None:
        laptop = await newcomer(house.url, "Ada")
        await laptop.post("/api/account", login="ada-all", password="correct horse")
        copied = Client(house.url, cookie=laptop.cookie)
        await laptop.delete("/api/session")
        assert await refused(copied.get("/api/me")) == "nobody", "a copy of the cookie is no use"
        devices = [Client(house.url) for _ in range(3)]
        for device in devices:
            await device.post("/api/session", login="ada-all", password="correct horse")
        await devices[0].delete("/api/sessions")
        for device in devices:
            assert await refused(device.get("/api/me")) == "nobody"

    asyncio.run(visit())


def test_one_has_so_many_devices_and_the_one_used_least_of_late_goes(tmp_path: Path) -> None:
    from cabale.server.config import Config as Settings
    from cabale.server.people.people import People
    from cabale.server.people.sessions import MOST, Sessions
    from cabale.server.tables.fanout import Alone
    from cabale.server.tables.hall import Hall

    async def visit() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        people, hall = People(store), Hall(Settings(), store, Alone())
        known = Sessions(store, people, hall, days=90, check=0.0)
        ada = await people.introduce("Ada")
        secrets = [await known.begin(ada, "") for _ in range(MOST)]
        gone, here = await known.by_cookie(secrets[0]), await known.by_cookie(secrets[1])
        assert gone is not None
        assert here is not None
        await known.sign_out(gone.id)
        newest = await known.begin(ada, "")
        assert len(await known.of(ada, here.id)) == MOST, "those that were signed out go first"
        newest = await known.begin(ada, "")
        assert len(await known.of(ada, here.id)) == MOST
        assert await known.by_cookie(newest) is not None
        await store.close()

    asyncio.run(visit())


def test_a_password_that_was_changed_meanwhile_opens_nothing(tmp_path: Path) -> None:
    from cabale.server.config import Config as Settings
    from cabale.server.people.accounts import Accounts
    from cabale.server.people.hashing import Hashing
    from cabale.server.people.people import People
    from cabale.server.people.sessions import Sessions
    from cabale.server.tables.fanout import Alone
    from cabale.server.tables.hall import Hall

    async def visit() -> None:
        store, hashing = open_store(f"sqlite:///{tmp_path / 'cabale.db'}"), Hashing(1)
        await store.open()
        people, hall = People(store), Hall(Settings(), store, Alone())
        known = Sessions(store, people, hall, days=90, check=0.0)
        accounts = Accounts(store, people, hashing)
        ada = await accounts.register(await people.introduce("Ada"), "ada", "correct horse")
        thief = await accounts.sign_in("ada", "correct horse")
        assert await known.begin(thief.person, "", thief.hashed)
        await accounts.set_password(ada, "battery staple")
        await known.end_all(ada)
        with pytest.raises(Refusal, match="just been changed"):
            await known.begin(thief.person, "", thief.hashed)
        hashing.close()
        await store.close()

    asyncio.run(visit())


def test_nobody_ends_the_session_of_another(house: Worker) -> None:
    async def visit() -> None:
        ada, eve = await newcomer(house.url, "Ada"), await newcomer(house.url, "Eve")
        [mine] = (await ada.get("/api/sessions"))["sessions"]
        assert await refused(eve.delete(f"/api/sessions/{mine['id']}")) == "unknown"
        assert (await ada.get("/api/me"))["name"] == "Ada"

    asyncio.run(visit())


def test_a_session_that_has_run_out_lets_nobody_in(house: Worker) -> None:
    async def visit() -> None:
        ada, bob = await newcomer(house.url, "Run out"), await newcomer(house.url, "Still here")
        late = (
            "UPDATE sessions SET expires = 1 WHERE person = (SELECT id FROM people WHERE name = ?)"
        )
        with closing(sqlite3.connect(house.database)) as db:
            db.execute(late, ["Run out"])
            db.commit()
        assert await refused(ada.get("/api/me")) == "nobody"
        assert (await bob.get("/api/me"))["name"] == "Still here"

    asyncio.run(visit())


def test_a_token_opens_no_further_door_and_its_end_closes_sockets(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        made = await ada.post("/api/tokens", name="Engine", days=7)
        assert made["expires"] - made["created"] == 7 * 86_400_000
        program = Client(house.url, token=made["token"])
        for forbidden in (
            program.post("/api/tokens", name="Child"),
            program.get("/api/tokens"),
            program.delete(f"/api/tokens/{made['id']}"),
            program.post("/api/account", login="engine", password="correct horse"),
            program.post("/api/account/password", password="x" * 8, new="y" * 8),
            program.get("/api/sessions"),
            program.delete("/api/sessions"),
            program.delete("/api/account"),
        ):
            assert await refused(forbidden) == "not-yours"
        table = await at_a_table(program)
        assert (await ada.get("/api/tokens"))["tokens"][0]["seen"] is not None
        async with Talk(program, table["id"]) as talk:
            await ada.delete(f"/api/tokens/{made['id']}")
            assert await shown_out(talk) == 4001

    asyncio.run(visit())


def test_an_end_is_heard_of_at_the_other_worker(postgres: Postgres, redis: Redis) -> None:
    database = postgres.database()
    with worker(database, redis.url) as one, worker(database, redis.url) as two:

        async def visit() -> None:
            ada = await newcomer(one.url, "Ada")
            table = await at_a_table(ada)
            there = Client(two.url, cookie=ada.cookie)
            async with Talk(there, table["id"]) as talk:
                await ada.delete("/api/sessions")
                assert await shown_out(talk) == 4001
            assert await refused(there.get("/api/me")) == "nobody"

        asyncio.run(visit())


def test_a_cookie_signed_before_sessions_were_rows_goes_on(tmp_path: Path) -> None:
    """The database of an older server, brought up to date, still knows its guests."""
    path = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        config = Config()
        config.set_main_option("script_location", "cabale.store:migrations")
        config.attributes["connection"] = db
        command.upgrade(config, "0003")
        db.exec_driver_sql("INSERT INTO settings VALUES ('secret', 's3cret')")
        db.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('p_ada', 'Ada', 1)")
    engine.dispose()
    key = hashlib.sha256(b"cabale.devicesigners3cret").digest()
    mac = base64.urlsafe_b64encode(hmac.new(key, b"p_ada", hashlib.sha256).digest()).rstrip(b"=")

    async def look() -> list[str]:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        mine = select(sessions.c.person).where(sessions.c.digest == digest(f"p_ada.{mac.decode()}"))
        try:
            return await store.read(lambda db: list(db.execute(mine).scalars()))
        finally:
            await store.close()

    assert asyncio.run(look()) == ["p_ada"]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Chrome · Android"),
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
            "Firefox · Linux",
        ),
        ("curl/8.5.0", ""),
        ("\u202e" * 400, ""),
    ],
)
def test_a_device_has_a_short_name_and_nothing_finer(agent: str, name: str) -> None:
    assert device_name(agent) == name
