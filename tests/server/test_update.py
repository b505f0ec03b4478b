"""The rules of the games are updated while people play: matches go on, or end fairly."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.days import TODAY, TOMORROW, YESTERDAY, environment, live_in
from tests.server.houses import Worker
from tests.server.people import any_choice, table_of

from cabale import names
from cabale.core import compare, loads, verify
from cabale.server.client import Client, Memory, ServerSaidNo
from cabale.server.tables import entries as e
from cabale.server.tables import snapshots


class Evening:
    """A table with people and bots, and all that its people were ever told."""

    def __init__(self, table: dict[str, Any], people: list[Client]) -> None:
        self.id: str = table["id"]
        self.people = people
        self.memories = [Memory() for _ in people]
        self.known: list[list[Any]] = []
        """What each of them had seen when the server was stopped for the first time."""
        self.heard: list[str] = []
        for person in people:
            person.heard = lambda message: self.heard.append(json.dumps(message))

    async def play(self, answers: int | None = None) -> None:
        """Play on: until so many questions are answered, or to the end."""
        enough = asyncio.Event()
        given = 0

        async def sit(seat: int) -> None:
            nonlocal given
            rng = Random(f"{self.id}/{seat}")
            async for asked in self.people[seat].play(self.id, self.memories[seat]):
                if given == answers:
                    await asyncio.Event().wait()
                given += 1
                await asked.answer(any_choice(asked, rng))
                if given == answers:
                    enough.set()

        sitting = [asyncio.create_task(sit(seat)) for seat in range(len(self.people))]
        waiting = asyncio.create_task(enough.wait())
        try:
            async with asyncio.timeout(240):
                while sitting and not enough.is_set():
                    done, _ = await asyncio.wait(
                        [*sitting, waiting], return_when=asyncio.FIRST_COMPLETED
                    )
                    sitting = [task for task in sitting if task not in done]
                    for task in done:
                        task.result()
        finally:
            for task in (waiting, *sitting):
                task.cancel()
            await asyncio.gather(waiting, *sitting, return_exceptions=True)


class House:
    """A server that is updated, on one database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.worker = Worker(f"sqlite:///{path}", **environment(YESTERDAY))
        self.worker.start()

    def update(self, day: str) -> None:
        self.worker.stop()
        self.worker._env |= environment(day)
        self.worker.start()

    def updates(self, table: str) -> list[e.Updated]:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY n"
        with closing(sqlite3.connect(self.path)) as db:
            found = [e.decode(bytes(body)) for (body,) in db.execute(query, [table])]
        return [entry for entry in found if isinstance(entry, e.Updated)]


async def refused(ask: Awaitable[object]) -> str:
    with pytest.raises(ServerSaidNo) as no:
        await ask
    return no.value.code


def kinds(memory: Memory) -> list[str]:
    return [event["kind"] for event in memory.events]


def check_nobody_was_told(house: House, evening: Evening, also: list[str]) -> None:
    """The entry holds every secret: no piece of it reaches a player before the end."""
    (update,) = house.updates(evening.id)
    frozen = snapshots.unpack(update.room)
    hidden = ['"stack"', '"draws"', '"the_', frozen.secret, '"rules": {', '"update"']
    for text in [*evening.heard, *also]:
        for secret in hidden:
            assert secret not in text


SHORT = "werewolf"
"""The game whose match is played to its end."""


def test_matches_of_every_game_go_on_through_an_update_or_end_fairly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path / "cabale.db")
    url = house.worker.url

    async def yesterday() -> dict[str, Evening]:
        evenings = {name: Evening(*await table_of(url, name, bots=2)) for name in names()}
        await asyncio.gather(*(evening.play(answers=5) for evening in evenings.values()))
        for evening in evenings.values():
            evening.known = [list(memory.events) for memory in evening.memories]
        return evenings

    async def today(evenings: dict[str, Evening]) -> Any:
        await asyncio.gather(*(evening.play(answers=3) for evening in evenings.values()))
        for evening in evenings.values():
            for memory, known in zip(evening.memories, evening.known, strict=True):
                assert kinds(memory).count("updated") == 1
                assert memory.events[: len(known)] == known
            person = evening.people[0]
            assert await refused(person.get(f"/api/tables/{evening.id}/log")) == "not-over"
            assert await refused(person.get(f"/api/tables/{evening.id}/replay")) == "not-over"
            got = [await person.get(f"/api/{what}") for what in ("me/export", "tables")]
            got += [await person.get(f"/api/tables/{evening.id}")]
            check_nobody_was_told(house, evening, [json.dumps(one) for one in got])
        short = evenings[SHORT]
        await short.play()
        text = await short.people[0].get(f"/api/tables/{short.id}/log")
        first, second = verify(loads(text))
        assert (first.rules, first.checked) == (YESTERDAY, False)
        assert (second.rules, second.checked) == (TODAY, True)
        for person in short.people:
            assert all(check.ok for check in compare(text, person.receipts[short.id]))
        return await short.people[0].get(f"/api/tables/{short.id}/replay?seat=0")

    async def tomorrow(evenings: dict[str, Evening], then: Any) -> None:
        short = evenings.pop(SHORT)
        ada = short.people[0]
        assert (await ada.get(f"/api/tables/{short.id}"))["phase"] == "over"
        now = await ada.get(f"/api/tables/{short.id}/replay?seat=0")
        assert now["moments"] == then["moments"]
        assert len(now["moments"]) > 1
        memory = Memory()
        async for _ in ada.play(short.id, memory):
            raise AssertionError("nobody is asked anything after the end")
        assert memory.view == short.memories[0].view
        assert memory.events == short.memories[0].events
        again = ada.post(f"/api/tables/{short.id}/play-on", seat=0, n=0, eyes="seat")
        assert await refused(again) == "old-rules"
        text = await ada.get(f"/api/tables/{short.id}/log")
        assert [part.checked for part in verify(loads(text))] == [False, False]

        # Matches that nobody could carry over have ended, for everybody in the same way.
        for evening in evenings.values():
            await evening.play()
            for memory in evening.memories:
                outcome: Any = {"winners": [], "reason": "old-rules", "scores": None}
                assert memory.view["outcome"] == outcome
                assert kinds(memory)[-1] == "ended"
            assert [update.over for update in house.updates(evening.id)] == [False, True]
            ada = evening.people[0]
            assert (await ada.get(f"/api/tables/{evening.id}"))["phase"] == "over"
            assert (await ada.get("/api/me/export"))["results"] == []
            (moment,) = (await ada.get(f"/api/tables/{evening.id}/replay?seat=0"))["moments"]
            assert moment["events"] == evening.memories[0].events

    try:
        evenings = asyncio.run(yesterday())
        house.update(TODAY)
        live_in(TODAY, monkeypatch.setattr)
        then = asyncio.run(today(evenings))
        house.update(TOMORROW)
        live_in(TOMORROW, monkeypatch.setattr)
        asyncio.run(tomorrow(evenings, then))
        assert house.worker.complaints() == []
    finally:
        house.worker.stop()
