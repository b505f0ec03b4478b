"""Deletion takes everything that names a person; the export gives them all that is kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from tests.server.houses import Worker
from tests.server.people import play_on, table_of
from tests.server.talk import Talk
from tests.server.test_manners import GAME, id_of, operator
from tests.server.test_people import refused
from typer.testing import CliRunner

from cabale.server.client import Client
from cabale.server.config import Config
from cabale.server.operations.commands import admin
from cabale.server.people.forget import forget
from cabale.server.people.people import People
from cabale.server.people.sessions import Sessions
from cabale.server.tables import entries as e
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.store import open_store

NAME = "Mnemosyne Oublie"


def on_disk(house: Worker, *words: str) -> list[str]:
    """Which of these words stand anywhere in the files of the database."""
    files = [Path(f"{house.database}{ending}") for ending in ("", "-wal")]
    data = b"".join(file.read_bytes() for file in files if file.exists())
    return [word for word in words if word.encode() in data]


def test_nothing_names_somebody_who_was_deleted(
    house: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{house.database}")

    async def life() -> str:
        # At a running table, as a spectator elsewhere, in a finished match, with a program.
        table, people = await table_of(house.url, GAME, bots=1)
        host = people[0]
        other = await host.post("/api/tables", game=GAME, seats=2)
        path = f"/api/tables/{other['id']}"
        ada = Client(house.url)
        me = (await ada.post("/api/me", name=NAME, face="0123456789"))["id"]
        await ada.post(f"{path}/sit")
        async with Talk(ada, other["id"]) as talk:
            await talk.answer("chat", text="hello", seat=1)
        async with Talk(host, other["id"]) as talk:
            await talk.answer("chat", text=f"good evening, {NAME}!", seat=0)
        await host.post(f"{path}/start")
        async with Talk(ada, table["id"]) as talk:
            assert (await talk.answer("chat", text="I only watch"))["type"] == "done"
        over = await ada.post("/api/play", game="castle", level="random")
        await asyncio.wait_for(play_on(ada, over["id"], Random(0)), 120)
        await ada.post("/api/tokens", name=f"{NAME} II")
        await host.post(f"/api/relations/{me}", kind="mute")
        note = f"that {NAME} again"
        await host.post(f"{path}/report", player=me, kind="name", lines=[0], note=note)
        # A host who never sat, somebody shown out who never spoke, a report about another.
        await ada.post("/api/tables", game=GAME, seats=2, sit=False)
        strict = await host.post("/api/tables", game=GAME, seats=2)
        await host.post(f"/api/tables/{strict['id']}/ban", player=me)
        guest = people[1]
        async with Talk(guest, table["id"]) as talk:
            await talk.answer("chat", text="so do I", seat=1)
        about = {"player": await id_of(guest), "kind": "insult"}
        await ada.post(f"/api/tables/{table['id']}/report", **about, lines=[0, 1])
        assert on_disk(house, NAME, me) == [NAME, me]
        async with Talk(host, other["id"]) as there, Talk(host, table["id"]) as elsewhere:
            await ada.delete("/api/account")
            await there.answer("ping")
            await elsewhere.answer("ping")
            seat = there.last["table"]["table"]["seats"][1]
            assert seat["kind"] == "bot", "the match goes on"
            for talk in (there, elsewhere):
                assert NAME not in json.dumps(talk.last["table"])
        for home in (other, table):  # what is in memory
            async with Talk(host, home["id"]) as talk:
                told = json.dumps(talk.last["welcome"])
                assert NAME not in told
                assert me not in told
        assert on_disk(house, NAME, me) == []
        assert await refused(host.get(f"/api/people/{me}/statistics")) == "unknown"
        return str(other["id"])

    home = asyncio.run(life())
    # What was reported stays until the operator has seen to it, without the name.
    [one] = [report for report in operator("reports") if report["table_id"] == home]
    assert (one["kind"], one["name"], one["note"]) == ("name", None, "that — again")
    assert [(line["name"], line["text"]) for line in one["lines"]] == [("—", "hello")]
    operator("handled", one["id"])
    assert home not in str(operator("reports", "--handled"))


def test_whom_an_operator_deletes_is_forgotten_by_a_running_server(
    house: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{house.database}")

    async def visit() -> None:
        table, (host, guest, *_) = await table_of(house.url, GAME)
        await guest.post("/api/me", name="Léthé Untel")
        person = await id_of(guest)
        async with Talk(host, table["id"]) as talk:
            done = await asyncio.to_thread(CliRunner().invoke, admin, ["forget", person])
            assert done.exit_code == 0, done.exception
            async with asyncio.timeout(60):
                while "Léthé" in json.dumps((await talk.until("table"))["table"]):
                    pass
        assert on_disk(house, "Léthé Untel", person) == []

    asyncio.run(visit())


def test_an_export_holds_what_is_kept_and_nobody_else_s_secrets(house: Worker) -> None:
    async def visit() -> None:
        table, (ada, bob, *_) = await table_of(house.url, GAME)
        await ada.post("/api/account", login="exported", password="correct horse")
        async with Talk(ada, table["id"]) as a, Talk(bob, table["id"]) as b:
            await a.answer("chat", text="mine", seat=0)
            await b.answer("chat", text="theirs", seat=1)
            if a.question is not None:
                await a.choose()
        await bob.post(
            f"/api/tables/{table['id']}/report",
            player=await id_of(ada),
            kind="other",
            lines=[0],
            note="what Bob thinks of it",
        )
        kept = await ada.get("/api/me/export")
        [row] = kept["person"]
        assert (row["login"], row["name"]) == ("exported", "P0")
        assert "password" not in row
        assert len(kept["sessions"]) == 1
        [home] = [one for one in kept["tables"] if one["table"] == table["id"]]
        did = [entry["did"] for entry in home["entries"]]
        assert did[0] == "sit"
        assert {"luck", "chat"} <= set(did)
        [reported] = kept["reported"]
        assert set(reported) == {"at", "table_id", "kind"}
        text = json.dumps(kept)
        bobs = await id_of(bob)
        for hidden in ("theirs", "secret", "digest", "what Bob thinks", bobs, "correct horse"):
            assert hidden not in text, hidden
        token = (await ada.post("/api/tokens", name="Engine"))["token"]
        assert await refused(Client(house.url, token=token).get("/api/me/export")) == "not-yours"

    asyncio.run(visit())


def test_what_a_deleted_person_had_under_way_is_forgotten_soon(tmp_path: Path) -> None:
    """As at another worker, whose entry comes to the disk after the deletion."""

    async def visit() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        people, hall = People(store), Hall(Config(), store, Alone())
        sessions = Sessions(store, people, hall, days=90, check=0.0)
        ada = await people.introduce("Ada")
        await forget(store, ada.id)
        place = await hall.create(e.Opened("", GAME, 2, {}, ada.id))
        await hall.propose(place, lambda _: e.Sat(0, ada.id, "Ada"))
        await sessions.sweep()
        log = b"".join(row.body for row in await store.entries(place.room.id))
        assert ada.id.encode() not in log
        assert b'"Ada"' not in log
        assert ada.id not in place.people()
        await store.close()

    asyncio.run(visit())
