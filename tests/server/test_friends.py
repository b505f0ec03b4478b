"""Friends and circles: by code alone, only where both agree, and nothing for strangers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all
from tests.server.talk import Talk
from tests.server.test_people import refused
from websockets.exceptions import ConnectionClosed

from cabale.server.client import Client, ServerSaidNo


async def people_of(house: Worker, *called: str) -> list[tuple[Client, str]]:
    clients = [await newcomer(house.url, name) for name in called]
    return [(client, (await client.get("/api/me"))["id"]) for client in clients]


async def befriend(one: Client, other: Client, other_id: str) -> None:
    code = (await one.get("/api/friends"))["code"]
    await other.post("/api/friends", code=code)
    await one.post(f"/api/friends/{other_id}/accept")


def names(those: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in those]


async def no(ask: Any) -> tuple[int, str]:
    """All that somebody learns of a refusal."""
    try:
        await ask
    except ServerSaidNo as error:
        return error.status, str(error)
    raise AssertionError("it was allowed")


def test_friends_are_those_who_both_agree(house: Worker) -> None:
    async def visit() -> None:
        (ada, ada_id), (bob, bob_id) = await people_of(house, "Ada", "Bob")
        code = (await ada.get("/api/friends"))["code"]
        typed = f"{code[:4]} {code[4:8]}-{code[8:]}".lower()
        asked = await bob.post("/api/friends", code=typed)
        assert names(asked["asked"]) == ["Ada"]
        assert asked["friends"] == []
        told = await ada.get("/api/friends")
        assert (names(told["asking"]), told["friends"]) == (["Bob"], [])
        told = await ada.post(f"/api/friends/{bob_id}/accept")
        assert names(told["friends"]) == ["Bob"]
        await bob.get("/api/friends")
        both = [(await one.get("/api/friends"))["friends"] for one in (ada, bob)]
        assert [friends[0]["here"] for friends in both] == [True, True]
        await bob.delete(f"/api/friends/{ada_id}")
        assert (await ada.get("/api/friends"))["friends"] == []

    asyncio.run(visit())


def test_codes_that_lead_nowhere_are_refused_alike(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (bob, bob_id), (cleo, _) = await people_of(house, "Ada", "Bob", "Cleo")
        old = (await ada.get("/api/friends"))["code"]
        code = (await ada.post("/api/friends/code"))["code"]
        await ada.post(f"/api/relations/{bob_id}", kind="mute")
        answers = {
            await no(cleo.post("/api/friends", code="AAAABBBBCCCC")),
            await no(cleo.post("/api/friends", code=old)),
            await no(bob.post("/api/friends", code=code)),
            await no(ada.post("/api/friends", code=code)),
        }
        assert len(answers) == 1
        assert await refused(bob.post("/api/friends/p_nobody/accept")) == "unknown"
        assert (await ada.get("/api/friends"))["asking"] == []

    asyncio.run(visit())


def test_a_block_ends_a_friendship_and_a_mute_its_invitations(house: Worker) -> None:
    async def visit() -> None:
        (ada, ada_id), (bob, bob_id) = await people_of(house, "Ada", "Bob")
        await befriend(ada, bob, bob_id)
        table = await ada.post("/api/tables", game="abyss", seats=2)
        path = f"/api/friends/{bob_id}/invite"
        await ada.post(path, table=table["code"])
        assert names_of(await bob.get("/api/friends")) == [("Ada", table["link"])]
        await bob.post(f"/api/relations/{ada_id}", kind="mute")
        assert names_of(await bob.get("/api/friends")) == []
        await ada.post(path, table=table["code"])  # the answer is the same as before
        assert names_of(await bob.get("/api/friends")) == []
        await bob.post(f"/api/relations/{ada_id}", kind="none")
        assert names_of(await bob.get("/api/friends")) == [("Ada", table["link"])]
        await bob.delete(f"/api/invites/{table['id']}")
        assert names_of(await bob.get("/api/friends")) == []
        await bob.post(f"/api/relations/{ada_id}", kind="block")
        assert (await ada.get("/api/friends"))["friends"] == []
        assert await refused(ada.post(path, table=table["code"])) == "unknown"
        assert await refused(bob.post(f"/api/friends/{ada_id}/invite", table=table["code"])) == (
            "not-yours"
        )

    asyncio.run(visit())


def names_of(told: dict[str, Any]) -> list[tuple[str, str]]:
    return [(one["host"], one["link"]) for one in told["invites"]]


def test_friends_at_a_slow_table_do_not_see_who_is_here(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (bob, bob_id) = await people_of(house, "Ada", "Bob")
        await befriend(ada, bob, bob_id)
        await bob.get("/api/friends")
        assert (await ada.get("/api/friends"))["friends"][0]["here"]
        body = {"game": "abyss", "seats": 2, "clock": {"mode": "days"}}
        table = await ada.post("/api/tables", **body)
        await bob.post(f"/api/tables/{table['id']}/sit")
        await ada.post(f"/api/tables/{table['id']}/start")
        assert not (await ada.get("/api/friends"))["friends"][0]["here"]

    asyncio.run(visit())


def test_a_circle_has_its_own_tables_ladder_and_history(house: Worker) -> None:
    async def visit() -> None:
        (ada, ada_id), (bob, bob_id), (eve, _) = await people_of(house, "Ada", "Bob", "Eve")
        circle = await ada.post("/api/circles", name="Les Mardis")
        path = f"/api/circles/{circle['info']['id']}"
        await bob.post("/api/circles/join", code=circle["code"])
        assert names((await ada.get(path))["people"]) == ["Ada", "Bob"]
        made = {"game": "werewolf", "seats": 3, "listed": True, "circle": circle["info"]["id"]}
        table = await ada.post("/api/tables", **made)
        assert (await bob.get(path))["tables"][0]["link"] == table["link"]
        # For others it is not there: neither in the list, nor by its code.
        assert table["id"] not in [one["id"] for one in (await eve.get("/api/tables"))["tables"]]
        assert await no(eve.get(f"/api/tables/{table['code']}")) == await no(
            eve.get("/api/tables/QQQQQ")
        )
        assert await refused(eve.post(f"/api/tables/{table['id']}/sit")) == "unknown-table"
        assert await refused(eve.post("/api/tables", **made)) == "unknown"
        await bob.post(f"/api/tables/{table['id']}/sit")
        await ada.post(f"/api/tables/{table['id']}/bot", level="random")
        await ada.post(f"/api/tables/{table['id']}/start")
        await play_all(table, [ada, bob])
        shown = await bob.get(path)
        assert shown["matches"] == {"werewolf": 1}
        assert set(shown["history"][0]["names"]) >= {"Ada", "Bob"}
        rows = shown["ladders"]["werewolf"]
        assert {row["player"] for row in rows if not row["bot"]} == {ada_id, bob_id}
        assert [row["name"] for row in rows if row["bot"]] == ["random"]
        assert [row["player"] for row in rows if row["you"]] == [bob_id]

    asyncio.run(visit())


def test_a_closed_circle_is_not_there_for_others(house: Worker) -> None:
    async def visit() -> None:
        (ada, ada_id), (bob, bob_id), (eve, eve_id) = await people_of(house, "Ada", "Bob", "Eve")
        circle = await ada.post("/api/circles", name="Famille")
        path = f"/api/circles/{circle['info']['id']}"
        await bob.post("/api/circles/join", code=circle["code"])
        assert await refused(bob.post(f"{path}/settings", closed=True)) == "not-yours"
        await ada.post(f"{path}/people/{bob_id}", role="helper")
        await bob.post(f"{path}/settings", closed=True)
        wrong = await no(eve.post("/api/circles/join", code="AAAABBBBCCCC"))
        assert await no(eve.post("/api/circles/join", code=circle["code"])) == wrong
        nothing = await no(eve.get("/api/circles/c_nothing"))
        assert await no(eve.get(path)) == nothing
        assert await no(eve.post(f"{path}/settings", closed=False)) == nothing
        assert await no(eve.post(f"{path}/people/{eve_id}", role="owner")) == nothing
        assert (await eve.get("/api/circles"))["circles"] == []
        # The owner goes: whoever helps has it. With the last one it is gone.
        await ada.post(f"{path}/people/{ada_id}", role="none")
        assert (await bob.get(path))["info"]["role"] == "owner"
        assert await no(ada.get(path)) == nothing
        await bob.post(f"{path}/people/{bob_id}", role="none")
        assert await no(bob.get(path)) == nothing

    asyncio.run(visit())


def test_whoever_is_blocked_by_its_owner_does_not_enter_a_circle(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (eve, eve_id) = await people_of(house, "Ada", "Eve")
        circle = await ada.post("/api/circles", name="Club")
        await ada.post(f"/api/relations/{eve_id}", kind="block")
        wrong = await no(eve.post("/api/circles/join", code="AAAABBBBCCCC"))
        assert await no(eve.post("/api/circles/join", code=circle["code"])) == wrong
        await ada.post(f"/api/relations/{eve_id}", kind="none")
        await eve.post("/api/circles/join", code=circle["code"])
        path = f"/api/circles/{circle['info']['id']}/people/{eve_id}"
        await ada.post(path, role="none")
        assert (await eve.get("/api/circles"))["circles"] == []

    asyncio.run(visit())


def test_whoever_is_shown_out_of_a_circle_stays_out_and_sees_no_more(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (bob, _), (eve, eve_id) = await people_of(house, "Ada", "Bob", "Eve")
        circle = await ada.post("/api/circles", name="Club")
        path = f"/api/circles/{circle['info']['id']}"
        await befriend(ada, eve, eve_id)
        await ada.post(f"/api/friends/{eve_id}/invite", circle=circle["info"]["id"])
        for one in (bob, eve):
            await one.post("/api/circles/join", code=circle["code"])
        table = await ada.post("/api/tables", game="abyss", seats=2, circle=circle["info"]["id"])
        async with Talk(eve, table["id"]) as watching, Talk(ada, table["id"]) as playing:
            await ada.post(f"{path}/people/{eve_id}", role="none")
            with pytest.raises(ConnectionClosed):
                await watching.until("never")
            await playing.answer("chat", text="she has gone", seat=0)
        assert "chat" not in watching.last
        assert await refused(eve.post("/api/circles/join", code=circle["code"])) == "unknown"
        assert (await eve.get("/api/friends"))["invites"] == []
        assert (await bob.get(path))["code"] != circle["code"]

    asyncio.run(visit())


def test_forgetting_somebody_forgets_friends_and_hands_circles_on(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (bob, bob_id) = await people_of(house, "Ada", "Bob")
        await befriend(ada, bob, bob_id)
        circle = await ada.post("/api/circles", name="Club")
        await bob.post("/api/circles/join", code=circle["code"])
        kept = await ada.get("/api/me/export")
        assert kept["friends"][0]["other"] == bob_id
        assert kept["circles"][0]["role"] == "owner"
        await ada.delete("/api/account")
        assert (await bob.get("/api/friends"))["friends"] == []
        assert (await bob.get("/api/circles"))["circles"][0]["role"] == "owner"

    asyncio.run(visit())
