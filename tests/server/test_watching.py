"""Whoever watches without a seat sees what happened some moves ago, and learns nothing newer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.houses import Worker
from tests.server.people import play_all
from tests.server.talk import Talk
from tests.server.test_friends import people_of
from tests.server.test_people import refused

from cabale.server.client import Client

DELAY = 3


async def opened(*people: Client, game: str = "abyss", **settings: Any) -> dict[str, Any]:
    made: dict[str, Any] = {"game": game, "seats": len(people), "listed": True, **settings}
    table: dict[str, Any] = await people[0].post("/api/tables", **made)
    for one in people[1:]:
        await one.post(f"/api/tables/{table['id']}/sit")
    return table


def head(talk: Talk) -> str | None:
    """How far the match is that somebody has been shown."""
    found: str | None = talk.last["state"]["head"] if "state" in talk.last else None
    return found


def texts(talk: Talk) -> list[str]:
    return [m["line"]["text"] for m in talk.all if m["type"] == "chat"]


class Players:
    """Two people who answer by turns, and the heads of all that the table has seen."""

    def __init__(self, *talks: Talk) -> None:
        self.talks, self.heads = talks, list[str]()

    async def move(self, times: int = 1) -> None:
        for _ in range(times):
            before = len(self.heads)
            while len(self.heads) == before:
                asked = [t for t in self.talks if (await t.settle())["question"]]
                assert asked
                await asked[0].choose()
                for talk in self.talks:
                    new = (await talk.settle())["head"]
                    if new not in self.heads:
                        self.heads.append(new)


async def caught_up(eve: Talk, wanted: str) -> None:
    async with asyncio.timeout(20):
        while head(eve) != wanted:
            await eve.answer("ping")


def test_the_gallery_is_some_moves_behind_whichever_way_it_looks(house: Worker) -> None:
    async def evening() -> None:
        (ada, _), (bob, bob_id), (eve, _) = await people_of(house, "Ada", "Bob", "Eve")
        table = await opened(ada, bob, delay=DELAY)
        path = f"/api/tables/{table['id']}"
        async with Talk(eve, table["id"]) as late, Talk(ada, table["id"]) as a:
            await a.answer("chat", text="before the start", seat=0)
            await ada.post(f"{path}/start")
            async with Talk(bob, table["id"]) as b:
                players = Players(a, b)
                players.heads.append((await a.settle())["head"])
                await a.answer("chat", text="after the start", seat=0)
                for _ in range(DELAY + 3):
                    await players.move()
                    await late.answer("ping")
                    seen = head(late)
                    assert seen is None or seen not in players.heads[-DELAY:], "nothing newer, ever"
                await caught_up(late, players.heads[-1 - DELAY])
                state = late.last["state"]
                assert state["clock"] == {**state["clock"], "until": None, "banks": []}
                assert state["question"] is None
                # Who comes later sees the same, and nothing of what is said now.
                await a.answer("chat", text="said just now", seat=0)
                assert "after the start" in texts(late)
                async with Talk(eve, table["id"]) as again:
                    assert head(again) == head(late)
                    chat = [line["text"] for line in again.last["welcome"]["chat"]]
                    assert chat == ["before the start", "after the start"]
                while not (await a.settle())["question"]:
                    await players.move()
                await caught_up(late, players.heads[-1 - DELAY])
                # It is Ada's turn. Bob goes; a bot has his seat.
                told = len(late.all)
                now = await eve.get(path)
            await bob.post(f"{path}/leave")
            await a.answer("ping")
            assert a.last["table"]["table"]["seats"][1]["kind"] == "bot"
            await late.answer("ping")
            assert [m["type"] for m in late.all[told:] if m["type"] in ("table", "frame")] == []
            then = await eve.get(path)
            assert then == now, "nobody is seen to go"
            assert (then["seats"][1]["player"], then["seats"][1]["here"]) == (bob_id, True)
            listed = (await eve.get("/api/tables"))["tables"]
            assert [t["seats"] for t in listed if t["id"] == table["id"]] == [then["seats"]]
            assert "said just now" not in texts(late)
            for what in ("log", "replay", "insight?seat=0"):
                assert await refused(eve.get(f"{path}/{what}")) == "not-over"
            # Whoever is forgotten is forgotten in what was not shown yet, too.
            await bob.delete("/api/account")
            await late.answer("ping")
            assert bob_id not in json.dumps(await eve.get(path))

    asyncio.run(evening())


def test_what_is_for_after_the_end_is_shown_after_the_end(house: Worker) -> None:
    async def evening() -> None:
        people = [one for one, _ in await people_of(house, "Ada", "Bob", "Cleo", "Dan")]
        [(eve, _)] = await people_of(house, "Eve")
        table = await opened(*people, game="castle", delay=-1)
        async with Talk(eve, table["id"]) as late:
            await people[0].post(f"/api/tables/{table['id']}/start")
            async with Talk(people[0], table["id"]) as a:
                await a.answer("chat", text="good evening", seat=0)
            await eve.get(f"/api/tables/{table['id']}")
            await late.answer("ping")
            assert not {"snapshot", "frame", "chat"} & {m["type"] for m in late.all}
            await play_all(table, people)
            async with asyncio.timeout(20):
                while late.last.get("table", {}).get("table", {}).get("phase") != "over":
                    await late.read()
            await late.settle()
            shown = [m for m in late.all if m["type"] in ("snapshot", "frame")]
            assert [m["type"] for m in shown] == ["snapshot"], "all of it, and not before"
            assert shown[0]["first"] == 0
            assert "good evening" in texts(late)

    asyncio.run(evening())


def test_who_sits_is_not_in_the_gallery_and_who_has_stood_up_is(house: Worker) -> None:
    async def evening() -> None:
        (ada, _), (bob, _) = await people_of(house, "Ada", "Bob")
        table = await opened(ada, bob, delay=30)
        path = f"/api/tables/{table['id']}"
        assert (await ada.post(f"{path}/settings", delay=5))["delay"] == 5
        assert await refused(ada.post(f"{path}/settings", delay=31)) == "unfit"
        await ada.post(f"{path}/start")
        async with Talk(bob, table["id"]) as b:
            assert head(b) is not None
            await bob.post(f"{path}/leave")
        async with Talk(bob, table["id"]) as b:
            assert head(b) is None, "five moves have not been made"
        assert await refused(ada.post(f"{path}/settings", delay=0)) == "started"

    asyncio.run(evening())
