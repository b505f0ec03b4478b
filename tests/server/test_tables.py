"""Whole evenings at real tables, over all games."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.houses import Worker
from tests.server.people import play_all, table_of

from cabale import loads, names, replay


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bots", [0, 2])
def test_people_and_bots_play_to_the_end(house: Worker, name: str, bots: int) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name, bots)
        memories = await play_all(table, people)
        end = memories[0].view["outcome"]
        assert all(memory.view["outcome"] == end for memory in memories)

        log = await people[0].get(f"/api/tables/{table['id']}/log")
        match = replay(loads(log))
        assert match.outcome is not None
        assert match.outcome.to_json() == end
        for seat, memory in enumerate(memories):
            assert memory.seat == seat
            assert memory.events == match.events(seat)

        verdict = await people[0].post("/api/verify", log=log)
        assert verdict["ok"]
        [result] = (await people[0].get("/api/history"))["results"]
        assert [s["seat"] for s in result["seats"] if s["won"]] == end["winners"]
        again = await people[0].get(f"/api/tables/{table['id']}/replay?seat=1")
        assert again["moments"][-1]["view"]["outcome"] == end

    asyncio.run(evening())
