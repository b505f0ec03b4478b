"""Guests, accounts, programs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from tests.server.houses import Worker
from tests.server.people import any_choice, newcomer, variant
from tests.server.talk import Talk

from cabale import names
from cabale.server.client import Client, ServerSaidNo


async def refused(ask: Awaitable[object]) -> str:
    with pytest.raises(ServerSaidNo) as no:
        await ask
    return no.value.code


def test_a_guest_is_known_by_the_cookie_and_may_change_names(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        assert await refused(client.get("/api/me")) == "nobody"
        me = await client.post("/api/me", name="  Ada \t Lovelace ")
        assert me["name"] == "Ada Lovelace"
        assert await client.get("/api/me") == me
        renamed = await client.post("/api/me", name="Ada")
        assert (renamed["id"], renamed["name"]) == (me["id"], "Ada")
        assert await refused(client.post("/api/me", name="\u200b\u200b")) == "unfit"
        forged = Client(house.url, cookie=f"{me['id']}.c2lnbmVkLWJ5LW5vYm9keQ")
        assert await refused(forged.get("/api/me")) == "nobody"

    asyncio.run(visit())


def test_an_account_is_kept_signed_in_elsewhere_and_deleted(house: Worker) -> None:
    async def visit() -> None:
        client = await newcomer(house.url, "Ada")
        me = await client.post("/api/account", login="ada", password="correct horse")
        assert await refused(client.post("/api/account", login="b-a", password="x" * 9)) == (
            "has-account"
        )
        other = await newcomer(house.url, "Bob")
        taken = other.post("/api/account", login="ada", password="battery staple")
        assert await refused(taken) == "login-taken"
        phone = Client(house.url)
        wrong = phone.post("/api/session", login="ada", password="wrong horse")
        assert await refused(wrong) == "wrong-password"
        missing = phone.post("/api/session", login="nobody", password="wrong horse")
        assert await refused(missing) == "wrong-password"
        signed_in = await phone.post("/api/session", login="ada", password="correct horse")
        assert signed_in == me
        await phone.delete("/api/session")
        assert await refused(phone.get("/api/me")) == "nobody"
        await client.delete("/api/account")
        assert await refused(client.get("/api/me")) == "nobody"
        gone = phone.post("/api/session", login="ada", password="correct horse")
        assert await refused(gone) == "wrong-password"

    asyncio.run(visit())


def test_who_is_forgotten_leaves_matches_without_a_name(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        table = await client.post("/api/play", game=names()[0], name="Mallory", level="random")
        await client.delete("/api/account")
        other = await newcomer(house.url, "Bob")
        # Nobody but bots is left, so the table is closed, and was nobody else's.
        assert await refused(other.get(f"/api/tables/{table['id']}")) == "private"

    asyncio.run(visit())


def test_a_program_sits_down_with_a_token_of_its_own(house: Worker) -> None:
    async def visit() -> None:
        name = names()[-1]
        _, seats, options = variant(name)
        owner = await newcomer(house.url, "Ada")
        made = await owner.post("/api/tokens", name="Ada's engine")
        listed = (await owner.get("/api/tokens"))["tokens"]
        assert [(t["id"], t["name"], t["token"]) for t in listed] == [
            (made["id"], "Ada's engine", None)
        ]
        table = await owner.post("/api/tables", game=name, seats=seats, options=options, sit=False)
        program = Client(house.url, token=made["token"])
        assert (await program.get("/api/me"))["name"] == "Ada's engine"
        sat = await program.post(f"/api/tables/{table['id']}/sit")
        assert sat["seats"][0]["name"] == "Ada's engine"
        await owner.post(f"/api/tables/{table['id']}/bot", level="random")
        await owner.post(f"/api/tables/{table['id']}/start")
        from random import Random

        rng = Random(0)
        async with asyncio.timeout(60):
            async for asked in program.sit(table["code"]):
                await asked.answer(any_choice(asked, rng))
        assert (await owner.get(f"/api/tables/{table['id']}"))["phase"] == "over"
        await owner.delete(f"/api/tokens/{made['id']}")
        assert await refused(program.get("/api/me")) == "nobody"

    asyncio.run(visit())


def test_statistics_count_people_and_bots(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        name = names()[-1]
        table = await client.post("/api/play", game=name, name="Counted", level="random")
        async with asyncio.timeout(60):
            async for asked in client.play(table["id"]):
                await asked.answer(asked.choices[0])
        me = await client.get("/api/me")
        stats = await client.get(f"/api/people/{me['id']}/statistics")
        assert sum(t["played"] for t in stats["tallies"]) == 1
        assert all(t["role"] for t in stats["tallies"]), "by the part that was dealt"
        assert {t["company"] for t in stats["tallies"]} == {"random"}
        assert stats["ratings"] == {}, "nobody declared that this counts"
        bots = await client.get("/api/people/bot:random/statistics")
        assert sum(t["played"] for t in bots["tallies"]) >= len(table["seats"]) - 1
        assert "people" in {t["company"] for t in bots["tallies"]}
        assert len((await client.get("/api/history"))["results"]) == 1
        # A stranger learns neither the part of somebody in a private match nor who was in it.
        eve = await newcomer(house.url, "Eve")
        assert await refused(eve.get(f"/api/people/{me['id']}/statistics")) == "unknown"
        await client.post("/api/me/profile", ratings="all")
        for player in (me["id"], "bot:random"):
            others = (await eve.get(f"/api/people/{player}/statistics"))["tallies"]
            assert {(t["team"], t["role"]) for t in others} == {(None, None)}
        for player in (me["id"], "p_nobody"):
            told = eve.post(f"/api/tables/{table['id']}/report", player=player, kind="other")
            assert await refused(told) == "private"

    asyncio.run(visit())


def test_nobody_watches_a_private_table(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        table = await client.post("/api/play", game=names()[0], name="Ada", level="random")
        stranger = await newcomer(house.url, "Eve")
        async with Talk(stranger, table["id"]) as eve:
            assert "state" not in eve.last
            no = await eve.answer("chat", text="psst")
            assert no["code"] == "not-here"

    asyncio.run(visit())
