"""Tables before, around and after a match: seats, hosts, bots, rematches, pass-the-phone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_on, table_of, variant
from tests.server.talk import Talk
from tests.server.test_people import refused

from cabale import game, names
from cabale.server.client import Client

NAME = names()[-1]


async def open_table(url: str, **settings: Any) -> tuple[Client, dict[str, Any]]:
    _, seats, options = variant(NAME)
    host = await newcomer(url, "Host")
    body = {"game": NAME, "seats": seats, "options": options, **settings}
    return host, await host.post("/api/tables", **body)


@pytest.mark.parametrize("name", names())
def test_play_now_is_one_call(house: Worker, name: str) -> None:
    async def visit() -> None:
        client = Client(house.url)
        table = await client.post("/api/play", game=name)
        assert table["phase"] == "playing"
        assert [seat["you"] for seat in table["seats"]].count(True) == 1
        assert all(seat["kind"] == "bot" for seat in table["seats"] if not seat["you"])
        assert len(table["commitment"]) == 64

    asyncio.run(visit())


def test_a_table_is_found_by_its_code_and_listed_if_it_wants(house: Worker) -> None:
    async def visit() -> None:
        _, hidden = await open_table(house.url)
        _, listed = await open_table(house.url, listed=True)
        guest = await newcomer(house.url, "Guest")
        assert (await guest.get(f"/api/tables/{hidden['code'].lower()}"))["id"] == hidden["id"]
        found = [t["id"] for t in (await guest.get("/api/tables"))["tables"]]
        assert listed["id"] in found
        assert hidden["id"] not in found
        await guest.post(f"/api/tables/{hidden['id']}/sit")
        mine = [t["id"] for t in (await guest.get("/api/tables"))["tables"]]
        assert hidden["id"] in mine
        assert await refused(guest.get("/api/tables/XXXXX")) == "unknown-table"

    asyncio.run(visit())


def test_what_only_the_host_may_do(house: Worker) -> None:
    async def visit() -> None:
        host, table = await open_table(house.url)
        path = f"/api/tables/{table['id']}"
        guest = await newcomer(house.url, "Guest")
        sat = await guest.post(f"{path}/sit")
        assert [s["name"] for s in sat["seats"][:2]] == ["Host", "Guest"]
        calls: list[tuple[str, dict[str, Any]]] = [
            ("bot", {"seat": 2}),
            ("kick", {"seat": 0}),
            ("host", {"seat": 1}),
            ("start", {}),
            ("settings", {"listed": True}),
            ("pause", {}),
        ]
        async with Talk(host, table["id"]):
            for call, body in calls:
                assert await refused(guest.post(f"{path}/{call}", **body)) == "not-yours"
        assert await refused(guest.post(f"{path}/stand", seat=0)) == "not-yours"
        assert await refused(host.post(f"{path}/start")) == "open-seats"
        assert await refused(host.post(f"{path}/bot", seat=1)) == "seat-taken"
        assert await refused(host.post(f"{path}/bot", level="oracle")) == "unfit"
        kicked = await host.post(f"{path}/kick", seat=1)
        assert kicked["seats"][1]["kind"] == "open"
        await host.post(f"{path}/pardon", player=sat["seats"][1]["player"])
        await guest.post(f"{path}/sit", seat=1)
        assert (await host.post(f"{path}/host", seat=1))["host_seat"] == 1
        assert await refused(host.post(f"{path}/start")) == "not-yours"
        gone = await guest.post(f"{path}/stand", seat=1)
        assert gone["host_seat"] == 0
        started = await host.post(f"{path}/bot", level="random")
        assert all(s["kind"] != "open" for s in started["seats"])
        assert (await host.post(f"{path}/start"))["phase"] == "playing"
        assert await refused(host.post(f"{path}/start")) == "started"
        assert await refused(host.post(f"{path}/settings", listed=True)) == "started"
        assert await refused(host.post(f"{path}/stand", seat=0)) == "started"
        assert await refused(guest.post(f"{path}/sit")) == "full"

    asyncio.run(visit())


def test_settings_are_checked_by_the_game_and_change_the_seats(house: Worker) -> None:
    async def visit() -> None:
        host, table = await open_table(house.url)
        path = f"/api/tables/{table['id']}"
        most = game(NAME).seats[-1]
        assert await refused(host.post(f"{path}/settings", seats=most + 1)) == "unfit"
        assert await refused(host.post(f"{path}/settings", options={"no": 1})) == "unfit"
        changed = await host.post(f"{path}/settings", seats=most, clock={"mode": "live"})
        assert len(changed["seats"]) == most
        assert changed["clock"]["mode"] == "live"
        assert changed["seats"][0]["name"] == "Host"
        assert await refused(host.post("/api/tables", game="chess", seats=2)) == "unknown"

    asyncio.run(visit())


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(house: Worker) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, NAME)
        path = f"/api/tables/{table['id']}"
        host, guest = people[0], people[1]
        async with Talk(guest, table["id"]):
            assert await refused(host.post(f"{path}/bot", seat=1)) == "is-here"
        await asyncio.sleep(0.2)
        replaced = await host.post(f"{path}/bot", seat=1, level="random")
        assert replaced["seats"][1]["kind"] == "bot"
        stranger = await newcomer(house.url, "Eve")
        assert await refused(stranger.post(f"{path}/sit", seat=1)) == "seat-taken"
        async with Talk(guest, table["id"]) as talk:
            assert talk.seat() == 1
            assert talk.last["state"]["question"] is None
            back = await guest.post(f"{path}/sit")
            assert back["seats"][1] | {"here": True} == {
                **table["seats"][1],
                "you": True,
                "here": True,
            }
            await talk.until("snapshot")
            assert talk.seat() == 1

    asyncio.run(visit())


def test_a_rematch_is_for_the_same_people_and_everybody_hears_of_it(house: Worker) -> None:
    async def visit() -> None:
        from random import Random

        table, people = await table_of(house.url, NAME, bots=2)
        path = f"/api/tables/{table['id']}"
        assert await refused(people[0].post(f"{path}/rematch")) == "not-over"
        async with asyncio.timeout(60):
            jobs = [play_on(p, table["id"], Random(i)) for i, p in enumerate(people)]
            await asyncio.gather(*jobs)
        stranger = await newcomer(house.url, "Eve")
        assert await refused(stranger.post(f"{path}/rematch")) == "not-yours"
        async with Talk(people[0], table["id"]) as talk:
            new = await people[1].post(f"{path}/rematch")
            while (await talk.until("table"))["table"]["rematch"] is None:
                pass
        kinds = [seat["kind"] for seat in new["seats"]]
        assert kinds == ["open", "person", "bot", "bot"], "who was not asked does not sit"
        assert new["host"]
        again = await people[0].post(f"{path}/rematch")
        assert again["id"] == new["id"] != table["id"]
        assert [s["name"] for s in again["seats"]] == [s["name"] for s in table["seats"]]
        assert (await people[1].post(f"/api/tables/{new['id']}/start"))["phase"] == "playing"

    asyncio.run(visit())


def test_pass_the_phone_shows_a_seat_only_after_it_was_called_up(house: Worker) -> None:
    async def visit() -> None:
        host, table = await open_table(house.url, spectators=False)
        path = f"/api/tables/{table['id']}"
        await host.post(f"{path}/sit", name="Second")
        both = await host.post(f"{path}/bot", level="random")
        assert [s["name"] for s in both["seats"][:2]] == ["Host", "Second"]
        await host.post(f"{path}/start")
        async with Talk(host, table["id"]) as talk:
            assert talk.last["covered"]["seats"] == [0, 1]
            assert talk.seat() is None
            assert talk.last["state"]["question"] is None
            for seat in (0, 1):
                other = 1 - seat
                assert (await talk.answer("call", seat=seat))["type"] == "done"
                assert talk.seat() == seat
                no = await talk.answer("choose", seat=other, turn=1, choice=["pass"])
                assert no["code"] == "not-here"
            assert (await talk.answer("call", seat=2))["code"] == "not-here"
            await talk.answer("call", seat=None)
            assert talk.seat() is None
        assert all(m["seat"] in (None, 0, 1) for m in talk.all if m["type"] == "snapshot")

    asyncio.run(visit())
