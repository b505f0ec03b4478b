"""A lesson at a real table: the coach's word comes with each question, until its end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.talk import Talk

from cabale import game, names
from cabale.server.client import Client, ServerSaidNo

LESSONS = [(name, lesson.name) for name in names() for lesson in game(name).lessons()]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[lesson for _, lesson in LESSONS])
def test_a_lesson_from_its_first_word_to_its_last(house: Worker, name: str, lesson: str) -> None:
    async def learn() -> None:
        async with Client(house.url) as me:
            table = await me.post("/api/play", game=name, lesson=lesson, name="Ada")
            assert table["lesson"] == lesson
            told: list[str] = []
            async with Talk(me, table["id"]) as talk:
                while True:
                    coach: dict[str, Any] | None = talk.last["state"]["coach"]
                    if coach is None:
                        await talk.read()
                        continue
                    told += coach["pages"]
                    if coach["last"]:
                        break
                    assert coach["choice"] in talk.question["choices"]
                    assert (await talk.choose(coach["choice"]))["type"] == "done"
            taught = next(one for one in game(name).lessons() if one.name == lesson)
            assert told == [page for beat in taught.beats for page in beat.pages]
            history = await me.get("/api/history")
            assert history["results"] == [], "a lesson does not count"

    asyncio.run(learn())


def test_an_unknown_lesson(house: Worker) -> None:
    async def learn() -> None:
        async with Client(house.url) as me:
            with pytest.raises(ServerSaidNo, match="no lesson"):
                await me.post("/api/play", game="werewolf", lesson="poker")

    asyncio.run(learn())
