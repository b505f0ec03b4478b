"""People of the tests: scripted clients that play any game by its list of choices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from cabale.core import Game, game
from cabale.server.client import Asked, Client, Memory

Pick = Callable[[Asked, Random], Any]


def variant(name: str) -> tuple[Game[Any], int, dict[str, Any]]:
    """A game at a usual table, with options that its own conformance cases know."""
    found = game(name)
    seats = min(4, found.seats[-1]) if 4 in found.seats else found.seats[0]
    return found, seats, dict(found.variants(seats)[0])


async def newcomer(url: str, name: str) -> Client:
    client = Client(url)
    await client.post("/api/me", name=name)
    return client


async def table_of(
    url: str, name: str, bots: int = 0, **settings: Any
) -> tuple[dict[str, Any], list[Client]]:
    """A running table with people on all seats but the last few."""
    found, seats, options = variant(name)
    people = [await newcomer(url, f"P{i}") for i in range(seats - bots)]
    table = await people[0].post(
        "/api/tables", game=found.name, seats=seats, options=options, **settings
    )
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/sit")
    for person in people:
        await person.contribute(table["id"], word="trèfle")
    if bots:
        await people[0].post(f"/api/tables/{table['id']}/bot", level="random")
    table = await people[0].post(f"/api/tables/{table['id']}/start")
    return table, people


def any_choice(asked: Asked, rng: Random) -> Any:
    return rng.choice(asked.choices)


async def play_on(
    client: Client, table: str, rng: Random, memory: Memory | None = None, pick: Pick = any_choice
) -> Memory:
    """Answer every question until the end; what the seat then remembers."""
    memory = memory or Memory()
    async for asked in client.play(table, memory):
        await asked.answer(pick(asked, rng))
    return memory


async def play_all(table: dict[str, Any], people: list[Client], seed: object = 0) -> list[Memory]:
    rngs = [Random(f"{seed}/{i}") for i in range(len(people))]
    jobs = [play_on(p, table["id"], rng) for p, rng in zip(people, rngs, strict=True)]
    return await asyncio.wait_for(asyncio.gather(*jobs), 120)
