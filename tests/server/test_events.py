"""An evening over HTTP: people come, tables are laid, results are counted, nobody's id is told."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from tests.server.houses import Postgres, Worker, worker
from tests.server.people import newcomer, play_on
from tests.server.test_people import refused

from cabale.server.client import Client
from cabale.server.events.kept import Events
from cabale.server.people.people import People
from cabale.server.wire.events import NewEvent
from cabale.store import open_store

NAME = "Soirée de la Princesse de Nulle-Part"  # longer than a person may be called
EVENING = {"name": NAME, "kind": "evening", "game": "werewolf", "seats": 3}


async def guests(url: str, code: str, names: list[str]) -> list[Client]:
    people = [await newcomer(url, name) for name in names]
    for person in people:
        await person.post(f"/api/events/{code}/join")
    return people


async def play_round(people: list[Client], shown: dict[str, Any]) -> None:
    async def answer(person: Client) -> None:
        mine = await person.get(f"/api/events/{shown['code']}")
        (table,) = [one["code"] for one in mine["played"][-1]["tables"] if one["yours"]] or [None]
        if table is not None:
            await play_on(person, table, Random(1))

    await asyncio.gather(*map(answer, people))


def test_an_evening_from_the_first_guest_to_the_sheet(house: Worker) -> None:
    async def visit() -> None:
        host = await newcomer(house.url, "Ada")
        event = await host.post("/api/events", **EVENING, rounds=2)
        path = f"/api/events/{event['code']}"
        assert event["name"] == NAME
        assert event["organiser"]
        assert event["phase"] == "open"
        assert event["ready"]
        assert await refused(host.post(path + "/round")) == "too-few"
        people = [host, *await guests(house.url, event["code"], list("BCDE"))]
        twin = (await guests(house.url, event["code"], ["Ada"]))[0]
        people.append(twin)
        shown = await twin.get(path)
        assert [one["name"] for one in shown["entrants"]] == ["Ada", "B", "C", "D", "E", "Ada 2"]
        assert [one["you"] for one in shown["entrants"]] == [False] * 5 + [True]
        assert not shown["organiser"]
        assert await refused(twin.post(path + "/round")) == "not-yours"
        shown = await host.post(path + "/round")
        assert [len(table["people"]) for table in shown["played"][0]["tables"]] == [3, 3]
        assert await refused(host.post(path + "/round")) == "not-over"
        late = (await guests(house.url, event["code"], ["Zoé"]))[0]
        await play_round(people, shown)
        shown = await late.get(path)
        assert shown["ready"]
        first = {tuple(sorted(table["people"])) for table in shown["played"][0]["tables"]}
        for table in shown["played"][0]["tables"]:
            assert table["phase"] == "over"
            assert len(table["points"]) == 3
        got = sum(sum(table["points"]) for table in shown["played"][0]["tables"])
        assert got == sum(one["points"] for one in shown["entrants"])
        await people.pop(1).post(path + "/leave")
        people.append(late)
        shown = await host.post(path + "/round")
        second = {tuple(sorted(table["people"])) for table in shown["played"][1]["tables"]}
        assert not first & second
        assert {number for table in second for number in table} == {1, 3, 4, 5, 6, 7}
        await play_round(people, shown)
        assert await refused(host.post(path + "/round")) == "over"
        shown = await host.post(path + "/end")
        assert shown["phase"] == "over"
        assert await refused(late.post(path + "/join")) == "over"
        with urllib.request.urlopen(house.url + path + "/results.csv") as answer:
            rows = list(csv.DictReader(io.StringIO(answer.read().decode("utf-8-sig"))))
        assert [row["name"] for row in rows] == [one["name"] for one in shown["entrants"]]
        assert [float(row["points"]) for row in rows] == [
            one["points"] for one in shown["entrants"]
        ]
        assert "p_" not in json.dumps(await Client(house.url).get(path)), "nobody's id is told"
        mine = await late.get("/api/me/events")
        assert [(one["code"], one["organiser"]) for one in mine["events"]] == [
            (event["code"], False)
        ]

    asyncio.run(visit())


def test_a_round_begins_once_however_often_it_is_asked_for(house: Worker) -> None:
    async def visit() -> None:
        host = await newcomer(house.url, "Ada")
        event = await host.post("/api/events", **EVENING, rounds=3, level="random")
        path = f"/api/events/{event['code']}"
        await guests(house.url, event["code"], list("BCDEFG"))
        again = Client(house.url, cookie=host.cookie)
        found = await asyncio.gather(
            *(one.post(path + "/round") for one in (host, again, host, again)),
            return_exceptions=True,
        )
        assert any(isinstance(one, dict) for one in found)
        shown = await host.get(path)
        assert len(shown["played"]) == 1
        tables = shown["played"][0]["tables"]
        assert sorted(len(table["people"]) for table in tables) == [2, 2, 3]
        assert [table["bots"] for table in tables] == [3 - len(t["people"]) for t in tables]
        assert {table["phase"] for table in tables} == {"playing"}
        listed = (await host.get("/api/tables"))["tables"]
        assert sum(table["yours"] for table in listed) == 1, "nobody sits twice"

    asyncio.run(visit())


def test_what_does_not_fit_is_refused(house: Worker) -> None:
    async def visit() -> None:
        host = await newcomer(house.url, "Ada")
        no = {"rounds": 2}
        assert await refused(host.post("/api/events", **EVENING, **no, groups=2)) == "unfit"
        assert await refused(host.post("/api/events", **(EVENING | {"seats": 99}), **no)) == "unfit"
        assert await refused(host.post("/api/events", **EVENING, **no, level="god")) == "unfit"
        assert await refused(host.post("/api/events", **EVENING, rounds=0)) == "unfit"
        assert await refused(Client(house.url).post("/api/events", **EVENING, **no)) == "nobody"
        assert await refused(host.get("/api/events/ABCDEFGH")) == "unknown"
        event = await host.post("/api/events", **EVENING, **no)
        path = f"/api/events/{event['code']}"
        other = (await guests(house.url, event["code"], ["B"]))[0]
        assert await refused(other.post(path + "/leave", number=1)) == "not-yours"
        assert await refused(other.post(path + "/end")) == "not-yours"
        assert await refused(host.post(path + "/leave", number=9)) == "unknown"
        left = await host.post(path + "/leave", number=2)
        assert [one["name"] for one in left["entrants"]] == ["Ada"]
        for _ in range(4):
            await host.post("/api/events", **EVENING, **no)
        assert await refused(host.post("/api/events", **EVENING, **no)) == "too-often"

    asyncio.run(visit())


def test_names_are_no_formulas_and_faces_are_told_apart(house: Worker) -> None:
    async def visit() -> None:
        host = await newcomer(house.url, "A;=1+1")
        made = {"kind": "swiss", "game": "abyss", "seats": 2, "rounds": 2, "name": "Cup"}
        path = f"/api/events/{(await host.post('/api/events', **made))['code']}"
        look = (await host.get("/api/me"))["face"]
        for name in ("=1+1", "-2", "A-B; C"):
            guest = await newcomer(house.url, name)
            await guest.post("/api/me", name=name, face=look)
            shown = await guest.post(path + "/join")
        with urllib.request.urlopen(house.url + path + "/results.csv") as answer:
            rows = list(csv.DictReader(io.StringIO(answer.read().decode("utf-8-sig"))))
        assert {row["name"] for row in rows} == {"A;'=1+1", "'=1+1", "'-2", "A-B; C"}
        assert len({one["face"] for one in shown["entrants"]}) == 4

    asyncio.run(visit())


def test_who_is_not_wanted_is_not_by_a_program_either(house: Worker) -> None:
    async def visit() -> None:
        host, mallory = [await newcomer(house.url, name) for name in ("Ada", "Mallory")]
        unwanted = (await mallory.get("/api/me"))["id"]
        made = {"kind": "swiss", "game": "abyss", "seats": 2, "rounds": 2, "name": "Cup"}
        path = f"/api/events/{(await host.post('/api/events', **made))['code']}"
        token = (await mallory.post("/api/tokens", name="Engine"))["token"]
        await Client(house.url, token=token).post(path + "/join")
        for other in "BCDEFG":
            guest = await newcomer(house.url, other)
            await guest.post(f"/api/relations/{unwanted}", kind="block")
            await guest.post(path + "/join")
        shown = await host.post(path + "/round")
        number = {one["name"]: one["number"] for one in shown["entrants"]}
        together = [set(table["people"]) for table in shown["played"][0]["tables"]]
        assert {number["Ada"], number["Engine"]} in together

    asyncio.run(visit())


def test_whoever_comes_in_the_same_moment_has_a_number_of_their_own(postgres: Postgres) -> None:
    async def visit() -> None:
        store = open_store(postgres.database())
        await store.open()
        events, people = Events(store), People(store)
        host = await people.introduce("Ada")
        code = await events.new(host.id, NewEvent("Cup", "swiss", "abyss", 2, 2), {})
        held = await events.find(code)
        assert held is not None
        guests = [await people.introduce("Bob") for _ in range(12)]
        await asyncio.gather(*(events.join(held.event, one, one.name) for one in guests))
        held = await events.find(code)
        assert held is not None
        assert [one.number for one in held.entrants] == list(range(1, 13))
        assert len({one.name for one in held.entrants}) == 12
        await store.close()

    asyncio.run(visit())


def test_one_address_has_no_more_tables_by_events_than_otherwise(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        host = await newcomer(url, "Ada")
        event = await host.post("/api/events", **EVENING, rounds=2)
        path = f"/api/events/{event['code']}"
        people = [host, *await guests(url, event["code"], list("BCDEFGHI"))]
        assert await refused(host.post(path + "/round")) == "too-many-tables"
        shown = await host.get(path)
        phases = [table["phase"] for table in shown["played"][0]["tables"]]
        assert phases == ["playing", "playing", "waiting"], "those that could be laid play"
        await play_round(people, shown)
        shown = await host.post(path + "/round")
        phases = [table["phase"] for table in shown["played"][0]["tables"]]
        assert phases == ["over", "over", "playing"], "the same round goes on with what was missing"

    limits = {"CABALE_TABLES_PER_ADDRESS": "2", "CABALE_TABLES_PER_PERSON": "1"}
    with worker(f"sqlite:///{tmp_path}/cabale.db", **limits) as one:
        asyncio.run(visit(one.url))


def test_a_round_goes_on_when_a_table_that_was_not_laid_has_too_few_people_left(
    tmp_path: Path,
) -> None:
    async def visit(url: str) -> None:
        host = await newcomer(url, "Ada")
        duel = EVENING | {"game": "abyss", "seats": 2}
        event = await host.post("/api/events", **duel, rounds=2, play=False)
        path = f"/api/events/{event['code']}"
        people = await guests(url, event["code"], list("BCDE"))
        assert await refused(host.post(path + "/round")) == "too-many-tables"
        for person in people:
            (table,) = [
                one for one in (await person.get(path))["played"][0]["tables"] if one["yours"]
            ]
            if table["phase"] == "waiting":
                await person.delete("/api/account")
                break
        shown = await host.post(path + "/round")
        assert [one["phase"] for one in shown["played"][0]["tables"]] == ["playing"]
        assert len(shown["played"][0]["byes"]) == 1, "whoever is left there sits out"
        code = shown["played"][0]["tables"][0]["code"]
        await host.post(f"/api/tables/{code}/close")
        shown = await host.post(path + "/round")
        assert [len(one["tables"]) for one in shown["played"]] == [1, 1]

    with worker(f"sqlite:///{tmp_path}/cabale.db", CABALE_TABLES_PER_ADDRESS="1") as one:
        asyncio.run(visit(one.url))
