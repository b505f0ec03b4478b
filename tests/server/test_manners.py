"""How people treat each other: leaving, showing out, closing, not hearing, reporting."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, table_of
from tests.server.talk import Talk
from tests.server.test_people import refused
from tests.server.test_sessions import shown_out
from typer.testing import CliRunner

from cabale.server.client import Client, ServerSaidNo
from cabale.server.operations.commands import admin
from cabale.server.tables import entries as e
from cabale.server.tables.entries.leaving import MOST_SHOWN_OUT
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal

GAME = "abyss"


async def id_of(client: Client) -> str:
    return str((await client.get("/api/me"))["id"])


def operator(*args: str) -> list[dict[str, Any]]:
    """What `cabale admin` prints."""
    done = CliRunner().invoke(admin, list(args))
    assert done.exit_code == 0, done.exception
    return [json.loads(line) for line in done.stdout.splitlines()]


async def open_table(house: Worker, *guests: str) -> tuple[dict[str, Any], list[Client]]:
    people = [await newcomer(house.url, name) for name in ("Host", *guests)]
    table = await people[0].post("/api/tables", game=GAME, seats=4)
    for person in people[1:]:
        table = await person.post(f"/api/tables/{table['id']}/sit")
    return table, people


def test_whoever_was_shown_out_takes_no_seat_again(house: Worker) -> None:
    async def visit() -> None:
        table, (host, eve) = await open_table(house, "Eve")
        home, evil = f"/api/tables/{table['id']}", await id_of(eve)
        assert await refused(eve.post(f"{home}/kick", seat=0)) == "not-yours"
        table = await host.post(f"{home}/kick", seat=1)
        assert table["seats"][1]["kind"] == "open"
        assert await refused(eve.post(f"{home}/sit")) == "not-welcome"
        async with Talk(eve, table["id"]) as talk:  # a seat is lost, not the sight of the table
            assert (await talk.answer("chat", text="why?"))["type"] == "done"
            await host.post(f"{home}/ban", player=evil)
            assert await shown_out(talk) == 4001
        socket = await eve.connect(table["id"])
        no = json.loads(await asyncio.wait_for(socket.recv(), 20))
        await socket.close()
        assert no["code"] == "not-welcome"
        await host.post(f"{home}/pardon", player=evil)
        assert (await eve.post(f"{home}/sit"))["seats"][1]["you"]

    asyncio.run(visit())


def test_a_host_shows_so_many_people_out() -> None:
    room = Room("t")

    def add(entry: e.Entry) -> None:
        room.accept(1, entry, room.consider(entry))

    add(e.Opened("K", GAME, 4, {}, "p_host"))
    for number in range(MOST_SHOWN_OUT):
        add(e.Expelled(f"p_{number}", ban=True))
    with pytest.raises(Refusal, match="shows out"):
        add(e.Expelled("p_more", ban=True))
    add(e.Expelled("p_0", ban=True))


def test_who_leaves_a_match_gives_the_seat_to_a_bot_for_good(house: Worker) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, GAME, bots=1)
        home = f"/api/tables/{table['id']}"
        async with Talk(people[1], table["id"]) as talk:
            assert talk.seat() == 1
            left = await people[1].post(f"{home}/leave")
            seat = left["seats"][1]
            assert (seat["kind"], seat["level"], seat["kept"]) == ("bot", "random", False)
            await talk.answer("ping")
            assert talk.seat() is None, "other eyes than those of the seat"
        assert await refused(people[1].post(f"{home}/sit", seat=1)) == "seat-taken"
        assert await refused(people[1].post(f"{home}/leave")) == "not-yours"
        mine = [t["id"] for t in (await people[1].get("/api/tables"))["tables"]]
        assert table["id"] in mine
        await people[1].post(f"{home}/hide")
        mine = [t["id"] for t in (await people[1].get("/api/tables"))["tables"]]
        assert table["id"] not in mine
        # When the last person goes, bots do not play on for nobody.
        for person in (people[0], people[2]):
            left = await person.post(f"{home}/leave")
        assert left["phase"] == "closed"

    asyncio.run(visit())


def test_a_host_closes_a_table_and_everybody_is_told(house: Worker) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, GAME)
        home = f"/api/tables/{table['id']}"
        async with Talk(people[1], table["id"]) as talk:
            assert await refused(people[1].post(f"{home}/close")) == "not-yours"
            assert (await people[0].post(f"{home}/close"))["phase"] == "closed"
            await talk.answer("ping")
            assert talk.last["table"]["table"]["phase"] == "closed"
            assert (await talk.answer("chat", text="oh", seat=1))["code"] == "closed"
        assert await refused(people[1].get(f"{home}/log")) == "not-over"
        assert (await people[1].get(home))["phase"] == "closed"
        assert await refused((await newcomer(house.url, "Eve")).get(home)) == "private"
        assert table["id"] not in str(await people[0].get("/api/tables"))

    asyncio.run(visit())


def test_who_is_blocked_does_not_sit_at_ones_tables(house: Worker) -> None:
    async def visit() -> None:
        table, (host,) = await open_table(house)
        eve = await newcomer(house.url, "Eve")
        evil, home = await id_of(eve), f"/api/tables/{table['id']}"
        listed = await host.post(f"/api/relations/{evil}", kind="block")
        assert listed["relations"] == [{"player": evil, "name": "Eve", "kind": "block"}]
        assert await refused(eve.post(f"{home}/sit")) == "not-welcome"
        await host.post(f"/api/relations/{evil}", kind="mute")
        assert (await eve.post(f"{home}/sit"))["seats"][1]["you"], "only not heard"
        assert (await host.post(f"/api/relations/{evil}", kind="none"))["relations"] == []
        assert await refused(host.post("/api/relations/p_nobody", kind="mute")) == "unknown"

    asyncio.run(visit())


def test_a_report_reaches_the_operator_with_its_lines(
    house: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{house.database}")

    async def quarrel() -> tuple[str, str, Client]:
        table, (host, eve) = await open_table(house, "Eve")
        evil = await id_of(eve)
        async with Talk(eve, table["id"]) as talk:
            await talk.answer("chat", text="what a nice table", seat=1)
            await talk.answer("chat", text="you fools", seat=1)
        home = f"/api/tables/{table['id']}"
        await host.post(f"{home}/report", player=evil, kind="insult", lines=[1], note="Rude.")
        unheard = host.post(f"{home}/report", player=evil, kind="insult", lines=[7])
        assert await refused(unheard) == "unfit"
        stranger = host.post(f"{home}/report", player="p_nobody", kind="insult")
        assert await refused(stranger) == "unknown"
        return table["id"], evil, eve

    table, evil, eve = asyncio.run(quarrel())
    [one] = [report for report in operator("reports") if report["table_id"] == table]
    assert (one["about"], one["name"], one["kind"], one["note"]) == (evil, "Eve", "insult", "Rude.")
    assert [line["text"] for line in one["lines"]] == ["you fools"]
    operator("handled", one["id"])
    assert table not in str(operator("reports"))
    assert table in str(operator("reports", "--handled"))

    async def shut_out() -> None:
        async with Talk(eve, table) as talk:
            await asyncio.to_thread(operator, "ban", evil, "--days", "3")
            assert await shown_out(talk) == 4001
        for _ in range(600):  # what was read of her a moment ago is believed for a moment
            try:
                await eve.get("/api/me")
            except ServerSaidNo as no:
                if no.code == "banned":
                    break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("she is let in")
        # What is kept of her is hers all the same: to have, and to have deleted.
        assert (await eve.get("/api/me/export"))["person"][0]["id"] == evil
        assert await refused(eve.post("/api/play", game=GAME)) == "banned"
        await asyncio.to_thread(operator, "unban", evil)
        await asyncio.to_thread(operator, "ban", evil)
        await eve.delete("/api/account")
        assert evil not in str(await asyncio.to_thread(operator, "people"))

    asyncio.run(shut_out())


def test_a_host_keeps_no_match_back_from_who_played_it(house: Worker) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, "castle")
        await play_all(table, people)
        home = f"/api/tables/{table['id']}"
        host, guest = people[0], people[1]
        who = (await guest.get("/api/me"))["id"]
        assert await refused(host.post(f"{home}/ban", player=who)) == "unfit"
        assert await guest.get(f"{home}/log")

    asyncio.run(evening())


def test_nobody_asks_for_a_language_model_at_the_operator_s_expense(house: Worker) -> None:
    async def visit() -> None:
        asked = Client(house.url).post("/api/play", game="werewolf", name="Ada", level="llm:any")
        assert await refused(asked) == "unfit"

    asyncio.run(visit())
