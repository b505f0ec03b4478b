"""Who comes to a table: whoever agreed, and nobody whom somebody there does not want."""

from __future__ import annotations

import asyncio

from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, table_of
from tests.server.talk import Talk
from tests.server.test_manners import GAME, id_of, open_table
from tests.server.test_people import refused

from cabale.server.client import Client


def test_a_rematch_seats_nobody_unasked_nor_beside_who_blocks_them(house: Worker) -> None:
    async def evening() -> None:
        table, (ada, bob, eve, dan) = await table_of(house.url, "castle")
        await play_all(table, [ada, bob, eve, dan])
        home = f"/api/tables/{table['id']}"
        await ada.post(f"/api/relations/{await id_of(eve)}", kind="block")
        new = await bob.post(f"{home}/rematch")
        assert [seat["kind"] for seat in new["seats"]] == ["open", "person", "open", "open"]
        assert await refused(bob.post(f"/api/tables/{new['id']}/start")) == "open-seats"
        assert (await ada.post(f"{home}/rematch"))["seats"][0]["you"]
        # Ada is there and does not want Eve, whoever opened the table; Dan may come.
        assert await refused(eve.post(f"{home}/rematch")) == "not-welcome"
        assert await refused(eve.post(f"/api/tables/{new['id']}/sit")) == "not-welcome"
        assert (await dan.post(f"{home}/rematch"))["seats"][3]["you"]

    asyncio.run(evening())


def test_who_calls_for_a_rematch_at_once_comes_to_one_table(house: Worker) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, "castle", bots=1)
        await play_all(table, people)
        home = f"/api/tables/{table['id']}"
        new = await asyncio.gather(*(p.post(f"{home}/rematch") for p in people for _ in range(3)))
        (home,) = {one["id"] for one in new}
        for person in people:
            mine = (await person.get("/api/tables"))["tables"]
            assert [one["id"] for one in mine if one["yours"]] == [home]

    asyncio.run(evening())


def test_a_rematch_of_a_circle_is_for_those_who_are_still_in_it(house: Worker) -> None:
    async def evening() -> None:
        ada, bob, eve = [await newcomer(house.url, name) for name in ("Ada", "Bob", "Eve")]
        circle = await ada.post("/api/circles", name="Club")
        club = f"/api/circles/{circle['info']['id']}"
        table = await ada.post(
            "/api/tables", game=GAME, seats=4, circle=circle["info"]["id"], spectators=False
        )
        home = f"/api/tables/{table['id']}"
        for one in (bob, eve):
            await one.post("/api/circles/join", code=circle["code"])
            await one.post(f"{home}/sit")
        await ada.post(f"{home}/bot", level="random")
        await play_all(await ada.post(f"{home}/start"), [ada, bob, eve])
        await ada.post(f"{club}/people/{await id_of(eve)}", role="none")
        assert await refused(eve.post(f"{home}/rematch")) == "unknown", "nor calls for one"
        assert (await ada.get(club))["tables"] == []
        new = await bob.post(f"{home}/rematch")
        assert await refused(eve.post(f"{home}/rematch")) == "unknown"
        assert (await ada.post(f"{home}/rematch"))["id"] == new["id"]
        assert await eve.get(f"{home}/log"), "what one has played one may always look back at"

    asyncio.run(evening())


def test_a_program_is_as_welcome_as_its_owner(house: Worker) -> None:
    async def visit() -> None:
        table, (host, eve) = await open_table(house, "Eve")
        home, evil = f"/api/tables/{table['id']}", await id_of(eve)
        engines = [
            Client(house.url, token=(await eve.post("/api/tokens", name=f"E{i}"))["token"])
            for i in range(2)
        ]
        await host.post(f"/api/relations/{evil}", kind="block")
        assert await refused(engines[0].post(f"{home}/sit")) == "not-welcome"
        await host.post(f"/api/relations/{evil}", kind="none")
        assert (await engines[0].post(f"{home}/sit"))["seats"][2]["you"]
        await host.post(f"{home}/kick", seat=2)
        assert await refused(engines[1].post(f"{home}/sit")) == "not-welcome", "its sister"
        assert (await eve.get(home))["seats"][1]["you"], "its owner has done nothing"
        await host.post(f"{home}/ban", player=evil)
        assert await refused(engines[1].get(home)) == "not-welcome"

    asyncio.run(visit())


def test_who_is_blocked_does_not_talk_to_the_table_of_who_blocked_them(house: Worker) -> None:
    async def visit() -> None:
        table, (_, ada) = await open_table(house, "Ada")
        eve = await newcomer(house.url, "Eve")
        async with Talk(eve, table["id"]) as talk:
            assert (await talk.answer("chat", text="hello"))["type"] == "done"
            await ada.post(f"/api/relations/{await id_of(eve)}", kind="block")
            assert (await talk.answer("chat", text="hello?"))["code"] == "not-welcome"

    asyncio.run(visit())


def test_who_blocks_somebody_keeps_them_from_no_seat_of_theirs(house: Worker) -> None:
    async def visit() -> None:
        table, (host, ada, *_) = await table_of(house.url, GAME)
        home = f"/api/tables/{table['id']}"
        await host.post(f"{home}/bot", seat=1, level="random")
        await host.post(f"/api/relations/{await id_of(ada)}", kind="block")
        assert (await ada.post(f"{home}/sit"))["seats"][1]["you"]

    asyncio.run(visit())
