"""One person among bots: nobody to wait for at night, and bots that listen by day."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.houses import Worker
from tests.server.people import newcomer
from tests.server.talk import Talk

from cabale.server.client import Client

MANY = 400
QUIET = 25
"""So many looks in a row at which nobody has said anything new."""


async def alone(url: str, level: str) -> tuple[dict[str, Any], Client]:
    person = await newcomer(url, "Ada")
    table = await person.post("/api/tables", game="werewolf", seats=4)
    await person.post(f"/api/tables/{table['id']}/bot", level=level)
    return await person.post(f"/api/tables/{table['id']}/start"), person


async def until_day(talk: Talk) -> None:
    """Answer at night where there is a choice."""
    for _ in range(MANY):
        state = await talk.settle()
        question = state["question"]
        if state["view"]["pace"] != "night":
            return
        if question["held"] is None and len(question["choices"]) > 1:
            await talk.choose()
        await asyncio.sleep(0.01)


def test_who_sleeps_among_bots_need_not_say_so(house: Worker) -> None:
    async def visit() -> None:
        table, person = await alone(house.url, "random")
        async with Talk(person, table["id"]) as ada:
            await until_day(ada)
            assert (await ada.settle())["view"]["pace"] == "talk"

    asyncio.run(visit())


def test_while_somebody_watches_a_night_tells_nothing(house: Worker) -> None:
    async def visit() -> None:
        person = await newcomer(house.url, "Ada")
        table = await person.post("/api/tables", game="werewolf", seats=4)
        await person.post(f"/api/tables/{table['id']}/bot", level="random")
        async with Talk(await newcomer(house.url, "Eve"), table["id"]):
            await person.post(f"/api/tables/{table['id']}/start")
            async with Talk(person, table["id"]) as ada:
                for _ in range(MANY):
                    question = (await ada.settle())["question"]
                    if len(question["choices"]) == 1:
                        break
                    await ada.choose()
                    await asyncio.sleep(0.01)
                for _ in range(20):
                    await asyncio.sleep(0.01)
                    assert (await ada.settle())["question"]["turn"] == question["turn"]

    asyncio.run(visit())


def test_bots_answer_what_a_person_says_after_them(house: Worker) -> None:
    async def visit() -> None:
        table, person = await alone(house.url, "adept")
        async with Talk(person, table["id"]) as ada:
            await until_day(ada)

            async def said() -> list[Any]:
                claims: list[Any] = (await ada.settle())["view"]["said"]
                return claims

            before: list[Any] = []
            quiet = 0
            for _ in range(MANY):
                claims = await said()
                quiet = quiet + 1 if before and claims == before else 0
                before = claims
                if quiet == QUIET:
                    break  # the bots have had their say, and wait
                await asyncio.sleep(0.05)
            accused = next(seat for seat, *_ in before if [seat, "doubt", 0] not in before)
            claim = ["saw", accused, "werewolf"]
            assert (await ada.answer("say", seat=0, claim=claim))["type"] == "done"
            for _ in range(MANY):
                if [accused, "doubt", 0] in await said():
                    return
                await asyncio.sleep(0.05)
            raise AssertionError(f"{accused} says nothing to it: {await said()}")

    asyncio.run(visit())
