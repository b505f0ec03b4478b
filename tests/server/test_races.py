"""One person in two places at once: two workers, the same act at the same moment, one effect."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import AsyncExitStack
from typing import Any

from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk

from cabale.server.client import Client, ServerSaidNo

EVENING = {"kind": "evening", "name": "Evening", "game": "abyss", "seats": 3, "rounds": 2}


async def all_at_once(asks: Iterable[Coroutine[Any, Any, Any]]) -> Counter[str]:
    """How often each answer came: "ok", or the code of a refusal. Nothing else may come."""
    found = await asyncio.gather(*asks, return_exceptions=True)
    said: Counter[str] = Counter()
    for one in found:
        if isinstance(one, BaseException) and not isinstance(one, ServerSaidNo):
            raise one
        said[one.code if isinstance(one, ServerSaidNo) else "ok"] += 1
    assert not said["busy"], said
    return said


class Both:
    """A person with a device at each worker."""

    def __init__(self, at: list[Client], id_: str) -> None:
        self.at, self.id = at, id_

    @classmethod
    async def called(cls, name: str, workers: list[Worker]) -> Both:
        first = await newcomer(workers[0].url, name)
        at = [Client(one.url, cookie=first.cookie) for one in workers]
        return cls(at, (await first.get("/api/me"))["id"])

    async def at_once(self, method: str, path: str, times: int = 2, **body: Any) -> Counter[str]:
        asks = [getattr(one, method)(path, **body) for _ in range(times) for one in self.at]
        return await all_at_once(asks)


async def friends(ada: Both, bob: Both) -> None:
    codes = [(await one.at[0].get("/api/friends"))["code"] for one in (ada, bob)]
    asks = [(ada, codes[1]), (bob, codes[0])]
    said = await all_at_once(
        device.post("/api/friends", code=code) for who, code in asks for device in who.at
    )
    assert said == {"ok": 4}
    for one, other in ((ada, bob), (bob, ada)):
        told = await one.at[1].get("/api/friends")
        assert [friend["player"] for friend in told["friends"]] == [other.id]
        assert told["asking"] == told["asked"] == []
    assert (await ada.at_once("post", "/api/friends/code"))["ok"] >= 1
    codes = [(await device.get("/api/friends"))["code"] for device in ada.at]
    assert len(set(codes)) == 1
    said = await all_at_once(
        device.delete(f"/api/friends/{other.id}")
        for one, other in ((ada, bob), (bob, ada))
        for device in one.at
    )
    assert said == {"ok": 4}
    assert (await ada.at[0].get("/api/friends"))["friends"] == []


async def circles(ada: Both, bob: Both, cem: Both) -> None:
    circle = await ada.at[0].post("/api/circles", name="Round")
    for one in (bob, cem):
        assert (await one.at_once("post", "/api/circles/join", code=circle["code"]))["ok"] >= 1
    path = f"/api/circles/{circle['info']['id']}"
    members = (await ada.at[1].get(path))["people"]
    assert Counter(one["player"] for one in members) == {ada.id: 1, bob.id: 1, cem.id: 1}
    # Handed over to two at once, while its owner leaves.
    await all_at_once(
        [
            ada.at[0].post(f"{path}/people/{bob.id}", role="owner"),
            ada.at[1].post(f"{path}/people/{cem.id}", role="owner"),
            ada.at[0].post(f"{path}/people/{ada.id}", role="none"),
        ]
    )
    members = (await bob.at[0].get(path))["people"]
    assert [one["role"] for one in members].count("owner") == 1


async def queue(people: list[Both]) -> None:
    wish = {"game": "abyss", "seats": 3, "bots": False}
    for _ in range(2):
        asks = [device.post("/api/queue", **wish) for one in people for device in one.at]
        asks += [one.at[1].delete("/api/queue") for one in people]
        await all_at_once(asks)
    for one in people:
        await one.at[0].post("/api/queue", **wish)
    for one in people:
        for _ in range(300):
            wait = (await one.at[1].get("/api/queue"))["wait"]
            if wait is None or wait["table"] is not None:
                break
            await asyncio.sleep(0.1)
    # However often they came and went, all who play one match play it together.
    for one in people:
        tables = [
            table
            for table in (await one.at[0].get("/api/tables"))["tables"]
            if table["yours"] and table["phase"] == "playing"
        ]
        for table in tables:
            sitting = [seat["player"] for seat in table["seats"]]
            assert len(set(sitting)) == len(sitting)


async def event(people: list[Both]) -> None:
    ada = people[0]
    made = await ada.at[0].post("/api/events", **EVENING, play=True)
    path = f"/api/events/{made['code']}"
    for one in people[1:]:
        assert (await one.at_once("post", path + "/join"))["ok"] >= 1
    shown = await ada.at[1].get(path)
    assert sorted(one["number"] for one in shown["entrants"]) == [1, 2, 3]
    assert (await ada.at_once("post", path + "/round"))["ok"] >= 1
    shown = await ada.at[1].get(path)
    assert [len(one["tables"]) for one in shown["played"]] == [1]


async def seats(ada: Both, bob: Both, cem: Both) -> None:
    """Two come for the last free seat, and each of them twice."""
    made = await ada.at[0].post("/api/tables", game="abyss", seats=2)
    path = f"/api/tables/{made['id']}"
    said = await all_at_once(device.post(path + "/sit") for one in (bob, cem) for device in one.at)
    assert said["ok"] >= 1
    shown = await ada.at[1].get(path)
    sitting = [seat["player"] for seat in shown["seats"] if seat["kind"] == "person"]
    assert len(sitting) == len(set(sitting)) == 2
    said = await ada.at_once("post", path + "/start")
    assert said["ok"] >= 1


async def sockets(workers: list[Worker]) -> None:
    """A person with five sockets at each worker answers one question ten times, each time anew."""
    table, people = await table_of(workers[0].url, "abyss")
    async with AsyncExitStack() as stack:
        for person in people:
            eyes = await stack.enter_async_context(Talk(person, table["id"]))
            if (await eyes.settle())["question"] is not None:
                break
        turn, choices = eyes.question["turn"], eyes.question["choices"]
        devices = [Client(one.url, cookie=person.cookie) for one in workers]
        talks = [
            await stack.enter_async_context(Talk(device, table["id"]))
            for device in devices
            for _ in range(5)
        ]
        told = await asyncio.gather(
            *(
                talk.choose(choices[number % len(choices)], turn)
                for number, talk in enumerate(talks)
            )
        )
        done = [one for one in told if one["type"] == "done"]
        assert done
        assert {one["code"] for one in told if one["type"] == "refused"} <= {"late", "not-asked"}
        states = [await talk.settle() for talk in talks]
        assert len({(one["seq"], str(one["view"])) for one in states}) == 1
        assert states[0]["seq"] == eyes.last["state"]["seq"] + 1, "one answer counts, once"


def test_nothing_happens_twice_that_is_asked_for_at_two_workers(
    postgres: Postgres, redis: Redis
) -> None:
    async def visit(workers: list[Worker]) -> None:
        people = [await Both.called(name, workers) for name in ("Ada", "Bob", "Cem")]
        await friends(*people[:2])
        await circles(*people)
        await seats(*people)
        await event(people)
        await queue(people)
        await sockets(workers)

    url = postgres.database()
    with worker(url, redis.url) as one, worker(url, redis.url) as other:
        asyncio.run(visit([one, other]))
        assert one.complaints() == other.complaints() == []
