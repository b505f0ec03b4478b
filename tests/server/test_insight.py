"""After the end: what a seat could have known."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import play_all, table_of
from tests.server.test_people import refused

from cabale import new_match
from cabale.bots import play_out, sit_down
from cabale.bots.insight import question
from cabale.bots.persuasion import spoken_aloud, turning_word, words
from cabale.server.bots.insight import (
    MOST_OF_ONE_ADDRESS,
    Insights,
    evenly,
    plan,
    turning_sentence,
    weigh,
)
from cabale.server.bots.shares import Asker
from cabale.server.bots.thinking import Thinkers
from cabale.server.client import Client
from cabale.server.tables.replays import recount
from cabale.server.wire.afterwards import Insight
from cabale.server.wire.refusal import Refusal
from cabale.store import open_store


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


class Held(Thinkers):
    """Thinkers that find little, once they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.let = asyncio.Event()

    async def run(self, _asker: Asker, work: Any, *_args: Any) -> Any:
        await self.let.wait()
        return ((None, []), [1]) if work is plan else {1: []}


def test_many_guests_of_one_address_look_back_in_nobody_s_way(tmp_path: Path) -> None:
    async def act() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        thinkers = Held()
        insights, match = Insights(store, thinkers), new_match("castle", 4, seed=1)
        order: list[str] = []

        async def ask(who: str, address: str) -> str:
            try:
                await insights.of(f"table of {who}", match, 0, who, address)
            except Refusal as no:
                return no.code
            order.append(who)
            return "found"

        guests = [ask(f"guest {i}", "192.0.2.1") for i in range(12)]
        asked = asyncio.gather(*guests, ask("ada", "192.0.2.2"))
        async with asyncio.timeout(60):
            while len(insights._turns._waiting) < MOST_OF_ONE_ADDRESS:  # and one has the turn
                await asyncio.sleep(0.01)
        thinkers.let.set()
        codes = await asked
        assert codes.count("too-often") == 12 - MOST_OF_ONE_ADDRESS
        assert codes[-1] == "found"
        assert order.index("ada") <= 1, "whoever has had nothing comes next"
        await store.close()

    asyncio.run(act())


def test_whatever_the_time_allows_is_spread_over_the_match() -> None:
    assert evenly([3]) == [3]
    order = evenly(list(range(10, 50)))
    assert sorted(order) == list(range(10, 50))
    assert set(order[:5]) == {10, 20, 30, 40, 49}


def test_the_sentence_that_turned_the_table_is_the_one_that_moved_the_listeners_most() -> None:
    end = new_match("werewolf", 4, seed=3)
    play_out(end, sit_down(end, ["adept"] * 4, seed=1), Random(1))
    side = question(end).side
    assert side is not None
    aloud = spoken_aloud(end.log)
    weighed = weigh(end.log, side, evenly(aloud))
    assert set(weighed) <= set(aloud)
    while len(weighed) < len(aloud):  # a piece of them at a time
        rest = [number for number in aloud if number not in weighed]
        weighed.update(weigh(end.log, side, rest))
    found, most = turning_sentence(end.log, weighed), turning_word([*words(end)])
    assert found is not None
    assert most is not None
    assert (found.n, found.seat, found.claim) == (most.n, most.said.seat, most.said.claim.to_json())
    seen = [n for n in range(-1, len(end.log.entries)) if n != 0]  # eyes that missed one moment
    bare = Insight("T", "werewolf", 0, "side", side, [], [], [], True, found)
    told = recount(bare, seen).sentence
    assert told is not None
    assert seen[told.n + 1] == found.n
    quiet = dict.fromkeys(weighed, 0.0)
    assert turning_sentence(end.log, quiet) is None
