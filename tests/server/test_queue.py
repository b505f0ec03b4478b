"""The queue: who is seated with whom, at one server and at several, and how one leaves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import newcomer
from tests.server.test_people import refused

from cabale.core.luck import new_contribution
from cabale.server.client import Client
from cabale.server.company.pairing import Kind, Player, pair

ABYSS = Kind("abyss", 3, "{}", "live", False)


def player(name: str, since: int = 0, **other: Any) -> Player:
    return Player(name, ABYSS, "any", False, since)._replace(**other)


def names(parties: list[list[Player]]) -> list[str]:
    return ["".join(one.person for one in party) for party in parties]


def test_whoever_came_first_is_served_first() -> None:
    waiting = [player(name, since) for since, name in enumerate("abcdefgh")]
    assert names(pair(reversed(waiting), set(), 0, 100)) == ["abc", "def"]


def test_nobody_meets_whom_another_does_not_want_to_meet() -> None:
    waiting = [player(name, since) for since, name in enumerate("abcd")]
    assert names(pair(waiting, {frozenset("ab")}, 0, 100)) == ["acd"]
    assert names(pair(waiting, {frozenset("ab"), frozenset("cd")}, 0, 100)) == []


def test_all_speak_one_language() -> None:
    waiting = [
        player("a", 0, language="fr"),
        player("b", 1, language="en"),
        player("c", 2),
        player("d", 3, language="fr"),
        player("e", 4, language="en"),
    ]
    assert names(pair(waiting, set(), 0, 100)) == ["acd"]


@pytest.mark.parametrize("change", [{"seats": 4}, {"pace": "days"}, {"rated": True}])
def test_who_waits_for_something_else_is_not_met(change: dict[str, Any]) -> None:
    other = player("c", kind=ABYSS._replace(**change))
    assert pair([player("a"), player("b"), other], set(), 0, 100) == []


def test_two_who_agree_have_bots_after_a_while() -> None:
    agree = [player("a", 0, bots=True), player("b", 50), player("c", 60, bots=True)]
    two = [agree[0], agree[2]]
    assert names(pair(two, set(), 99, 100)) == []
    assert names(pair(two, set(), 100, 100)) == ["ac"]
    assert names(pair(agree[:2], set(), 100, 100)) == []  # the other does not want bots
    assert names(pair(agree[:1], set(), 100, 100)) == []  # one person is not company
    assert names(pair(agree, set(), 100, 100)) == ["abc"]  # no bot is needed


async def seated(person: Client) -> str:
    """Wait until there is a table, as a page does."""
    while True:
        wait = (await person.get("/api/queue"))["wait"]
        assert wait is not None, "somebody was forgotten"
        if wait["table"] is not None:
            return str(wait["table"])
        await asyncio.sleep(0.1)


async def sit_down(people: list[Client], **wish: Any) -> list[str]:
    for person in people:
        await person.post("/api/queue", **wish)
    return await asyncio.wait_for(asyncio.gather(*map(seated, people)), 60)


async def crowd(urls: list[str], size: int) -> list[Client]:
    each = [newcomer(urls[i % len(urls)], f"P{i}") for i in range(size)]
    return list(await asyncio.gather(*each))


async def check_all_are_seated(people: list[Client], links: list[str], seats: int) -> None:
    """Everybody sits at one table, on one seat; all tables play, with people alone."""
    of = Counter(links)
    assert set(of.values()) == {seats}
    for link in of:
        table = await people[links.index(link)].get(f"/api/tables/{link.removeprefix('/t/')}")
        assert table["phase"] == "playing"
        sitting = [seat["player"] for seat in table["seats"]]
        assert len(set(sitting)) == seats
        assert all(seat["kind"] == "person" for seat in table["seats"])
    for person, link in list(zip(people, links, strict=True))[:20]:
        own = (await person.get("/api/tables"))["tables"]
        assert [one["link"] for one in own if one["yours"]] == [link]


def test_two_hundred_people_are_seated_and_nobody_twice(house: Worker) -> None:
    async def visit() -> None:
        people = await crowd([house.url], 200)
        wish = {"game": "abyss", "seats": 4, "bots": False, "language": "any"}
        await asyncio.gather(*(person.post("/api/queue", **wish) for person in people))
        links = await asyncio.wait_for(asyncio.gather(*map(seated, people)), 120)
        await check_all_are_seated(people, links, 4)

    asyncio.run(visit())


def test_people_at_several_workers_meet(postgres: Postgres, redis: Redis) -> None:
    async def visit(urls: list[str]) -> None:
        people = await crowd(urls, 24)
        wish = {"game": "abyss", "seats": 3, "bots": False, "rated": True}
        await asyncio.gather(*(person.post("/api/queue", **wish) for person in people))
        links = await asyncio.wait_for(asyncio.gather(*map(seated, people)), 60)
        await check_all_are_seated(people, links, 3)

    url = postgres.database()
    with worker(url, redis.url) as one, worker(url, redis.url) as other:
        asyncio.run(visit([one.url, other.url]))
        assert one.complaints() == other.complaints() == []


def test_two_people_and_bots_begin_with_their_own_luck(house: Worker) -> None:
    async def visit() -> None:
        people = await crowd([house.url], 2)
        wish = {"game": "werewolf", "seats": 4, "language": "fr"}
        for person in people:
            luck, word = new_contribution("pie bavarde")
            await person.post("/api/queue", **wish, luck=luck, word=word)
        links = await asyncio.wait_for(asyncio.gather(*map(seated, people)), 60)
        assert links[0] == links[1]
        table = await people[0].get(f"/api/tables/{links[0].removeprefix('/t/')}")
        assert table["phase"] == "playing"
        assert [seat["kind"] for seat in table["seats"]].count("bot") == 2
        assert table["clock"]["mode"] == "live"
        sat = "SELECT count(*) FROM entries WHERE table_id = ? AND CAST(body AS TEXT) LIKE '%pie%'"
        with closing(sqlite3.connect(house.database)) as db:
            assert db.execute(sat, [table["id"]]).fetchone() == (2,)
            assert db.execute("SELECT count(*) FROM queue WHERE luck IS NOT NULL").fetchone() == (
                0,
            )
        for person in people:
            await person.post(f"/api/tables/{table['id']}/leave")

    asyncio.run(visit())


def test_people_who_do_not_want_each_other_never_meet(house: Worker) -> None:
    async def visit() -> None:
        ada, bob, cleo = await crowd([house.url], 3)
        mine = await bob.get("/api/me")
        for kind in ("mute", "block"):
            await ada.post(f"/api/relations/{mine['id']}", kind=kind)
            wish = {"game": "abyss", "seats": 2, "pace": "relaxed", "language": "en"}
            for person in (ada, bob):
                await person.post("/api/queue", **wish)
            told = [(await one.get("/api/queue"))["wait"] for one in (ada, bob)]
            assert [wait["others"] for wait in told] == [0, 0]  # as if nobody were there
            await cleo.post("/api/queue", **wish)
            link = await asyncio.wait_for(seated(cleo), 30)
            assert await asyncio.wait_for(seated(ada), 30) == link
            assert (await bob.get("/api/queue"))["wait"]["table"] is None
            await bob.delete("/api/queue")

    asyncio.run(visit())


def test_one_leaves_the_queue_and_is_not_seated(house: Worker) -> None:
    async def visit() -> None:
        ada, bob, cleo = await crowd([house.url], 3)
        wish = {"game": "abyss", "seats": 2, "pace": "days", "bots": False}
        await ada.post("/api/queue", **wish)
        await ada.delete("/api/queue")
        assert (await ada.get("/api/queue"))["wait"] is None
        links = await sit_down([bob, cleo], **wish)
        assert links[0] == links[1]
        assert not any(one["yours"] for one in (await ada.get("/api/tables"))["tables"])

    asyncio.run(visit())


def test_what_cannot_be_waited_for(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        assert await refused(ada.post("/api/queue", game="chess", seats=2)) == "unknown"
        assert await refused(ada.post("/api/queue", game="abyss", seats=9)) == "unfit"
        assert await refused(Client(house.url).get("/api/queue")) == "nobody"
        made = await ada.post("/api/tokens", name="Robot", days=1)
        robot = Client(house.url, token=made["token"])
        assert await refused(robot.post("/api/queue", game="abyss", seats=2)) == "not-yours"

    asyncio.run(visit())


def test_whoever_sits_at_many_tables_finds_no_further_one(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        people = [await newcomer(url, name) for name in ("Ada", "Bob")]
        wish = {"game": "abyss", "seats": 2, "pace": "live", "language": "any"}
        for person in people:
            await person.post("/api/queue", **wish)
        await asyncio.gather(*map(seated, people))
        for person in people:
            assert await refused(person.post("/api/queue", **wish)) == "too-many-tables"

    with worker(f"sqlite:///{tmp_path}/cabale.db", CABALE_TABLES_PER_PERSON="1") as one:
        asyncio.run(visit(one.url))
