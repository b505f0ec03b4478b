"""Whole evenings at real tables, over all games."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import play_all, table_of

from cabale import loads, names, replay
from cabale.server.client import Client, Memory, ServerSaidNo


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


@pytest.mark.parametrize("name", names())
def test_a_match_that_is_over_goes_on_from_a_moment(house: Worker, name: str) -> None:
    async def evening() -> None:
        me = Client(house.url)
        table = await me.post("/api/play", game=name, name="Ada", level="random")
        running = me.post(f"/api/tables/{table['id']}/play-on", n=3, seat=1)
        with pytest.raises(ServerSaidNo, match="after the end"):
            await running
        await play_all(table, [me])
        again = await me.get(f"/api/tables/{table['id']}/replay?seat=1")
        moments = again["moments"]
        for moment in (moments[0], moments[len(moments) // 2]):
            other = await me.post(f"/api/tables/{table['id']}/play-on", n=moment["n"], seat=1)
            memory = Memory()
            async for _ in me.play(other["id"], memory):
                break
            told = [
                event for one in moments[: moments.index(moment) + 1] for event in one["events"]
            ]
            assert memory.events[: len(told)] == told
        with pytest.raises(ServerSaidNo, match="after the last"):
            await me.post(f"/api/tables/{table['id']}/play-on", n=moments[-1]["n"], seat=1)
        await play_all(other, [me])
        assert len((await me.get("/api/history"))["results"]) == 1, (
            "what might have been is no result"
        )

    asyncio.run(evening())


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_who_is_ready_at_once_still_hears_the_bots_out(tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        client = Client(url)
        table = await client.post("/api/play", game="werewolf", name="Ada", level="adept")
        heard = None
        async for asked in client.play(table["id"], Memory()):
            if asked.kind == "vote":
                heard = {claim[0] for claim in asked.view["said"]}
            await asked.answer(asked.choices[0])
        assert heard is not None
        assert len(heard) >= 2

    with worker(f"sqlite:///{tmp_path / 'c.db'}", CABALE_TALK_EVERY="0.5") as slow:
        asyncio.run(evening(slow.url))


@pytest.mark.skipif("castle" not in names(), reason="the game is not on the shelf")
def test_bots_drop_a_word_before_they_answer(house: Worker) -> None:
    async def evening() -> None:
        client = Client(house.url)
        for _ in range(6):
            table = await client.post("/api/play", game="castle", name="Ada", level="adept")
            async for asked in client.play(table["id"], Memory()):
                if any(claim[0] != 0 for claim in asked.view["said"]):
                    return
                await asked.answer(asked.choices[0])
        pytest.fail("not a word")

    asyncio.run(evening())
