"""After the end: what a seat could have known."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import play_all, table_of
from tests.server.test_people import refused

from cabale.server.bots.insight import evenly
from cabale.server.client import Client


@pytest.mark.parametrize(("name", "asked"), [("werewolf", "side"), ("abyss", "win")])
def test_what_a_seat_could_have_known(house: Worker, name: str, asked: str) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name)
        path = f"/api/tables/{table['id']}"
        assert await refused(people[0].get(f"{path}/insight?seat=0")) == "not-over"
        await play_all(table, people)
        told, same, other = await asyncio.gather(
            *(people[0].get(f"{path}/insight?seat={seat}") for seat in (0, 0, 1))
        )
        assert told == same
        assert (told["seat"], other["seat"]) == (0, 1)
        assert told["truth"] == other["truth"]
        assert told["question"] == asked
        assert (told["side"] is None) == (asked == "win")
        seats = len(table["seats"])
        numbers = [moment["n"] for moment in told["moments"]]
        assert numbers[0] == -1
        assert numbers == sorted(numbers)
        again = await people[0].get(f"{path}/replay?seat=0")
        assert set(numbers) < {moment["n"] for moment in again["moments"]}
        chances = [chance for moment in told["moments"] for chance in moment["chances"]]
        assert len(chances) == seats * len(numbers)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(turn["n"] in numbers for turn in told["turns"])
        for wrong in ("", "?seat=x", f"?seat={seats}", "?seat=-1"):
            assert await refused(people[0].get(f"{path}/insight{wrong}")) == "unfit"

    asyncio.run(evening())


def test_what_people_could_have_known_is_kept_unasked(tmp_path: Path) -> None:
    """Written down after the end, and the same to be read after a restart."""
    path = tmp_path / "c.db"

    def kept(of: str) -> int:
        with closing(sqlite3.connect(path)) as db:
            (count,) = db.execute(f"SELECT count(*) FROM {of}").fetchone()
            return int(count)

    async def evening(one: Worker) -> None:
        me = Client(one.url)
        table = await me.post("/api/play", game="werewolf", name="Ada", level="novice")
        async for asked in me.play(table["id"]):
            await asked.answer(asked.choices[0])
        async with asyncio.timeout(60):
            while not (kept("insights") and kept("replays")):
                await asyncio.sleep(0.05)
        assert kept("insights") == 1
        (seat,) = (chair["seat"] for chair in table["seats"] if chair["you"])
        ways = f"/api/tables/{table['id']}/insight?seat={seat}", f"/api/tables/{table['id']}/replay"
        told = [await me.get(way) for way in ways]
        await asyncio.to_thread(one.stop)
        await one.start_again()
        assert [await me.get(way) for way in ways] == told

    with worker(f"sqlite:///{path}", CABALE_LOOK_AHEAD="yes") as one:
        asyncio.run(evening(one))


def test_whatever_the_time_allows_is_spread_over_the_match() -> None:
    assert evenly([3]) == [3]
    order = evenly(list(range(10, 50)))
    assert sorted(order) == list(range(10, 50))
    assert set(order[:5]) == {10, 20, 30, 40, 49}
