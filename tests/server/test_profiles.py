"""A person's page shows a name and a face, and beyond that what its owner chose, to whom."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

from tests.server.houses import Worker
from tests.server.people import play_all
from tests.server.test_friends import befriend, no, people_of
from tests.server.test_people import refused

from cabale.server.client import Client

GAME = "werewolf"
NAME_AND_FACE = {"player", "name", "face"}
PARTS = ("tongues", "ratings", "roles", "matches")


def told(page: dict[str, Any]) -> set[str]:
    return {part for part, what in page.items() if what is not None}


async def played(*people: Client, **settings: Any) -> dict[str, Any]:
    """A match that these people have played to its end."""
    made: dict[str, Any] = {"game": GAME, "seats": len(people), **settings}
    table: dict[str, Any] = await people[0].post("/api/tables", **made)
    for one in people[1:]:
        await one.post(f"/api/tables/{table['id']}/sit")
    await people[0].post(f"/api/tables/{table['id']}/start")
    await play_all(table, list(people))
    return table


def rated(house: Worker, player: str) -> None:
    with closing(sqlite3.connect(house.database)) as db:
        db.execute("INSERT INTO ratings VALUES (?, ?, 'Ada', 27.0, 7.0, 12)", [GAME, player])
        row = [player, f"t{player}", GAME, 86_400_123, 27.0]
        db.execute("INSERT INTO rating_history VALUES (?, ?, ?, ?, ?)", row)
        db.commit()


def test_a_page_shows_what_its_owner_chose_and_to_whom(house: Worker) -> None:
    async def visit() -> None:
        (ada, me), (bob, bob_id), (eve, eve_id) = await people_of(house, "Ada", "Bob", "Eve")
        path = f"/api/people/{me}"
        rated(house, me)
        nobody = Client(house.url)
        for one in (nobody, eve):
            assert told(await one.get(path)) == NAME_AND_FACE
            assert await refused(one.get(f"{path}/statistics")) == "unknown"
            assert await refused(one.get(f"{path}/ratings")) == "unknown"
        assert told(await ada.get(path)) > NAME_AND_FACE
        await befriend(ada, bob, bob_id)
        await ada.post("/api/me/profile", languages=["fr", "oc"], tongues="friends", ratings="all")
        [rating] = (await eve.get(path))["ratings"]
        assert (rating["rating"], rating["played"]) == (1560, 12)
        assert rating["points"] == [{"at": 86_400_000, "rating": 1560}], "of a day, not a moment"
        assert (await eve.get(f"{path}/statistics"))["ratings"][GAME]["rating"] == 1560
        assert (await eve.get(path))["languages"] is None
        assert (await bob.get(path))["languages"] == ["fr", "oc"]
        # Whoever is blocked sees what everybody sees of somebody who shows nothing.
        await ada.post(f"/api/relations/{eve_id}", kind="block")
        assert told(await eve.get(path)) == NAME_AND_FACE
        program = Client(house.url, token=(await eve.post("/api/tokens", name="Evil"))["token"])
        assert told(await program.get(path)) == NAME_AND_FACE
        # A page that is for friends is to others as one that there is not.
        await ada.post("/api/me/profile", page="friends", ratings="all")
        assert (await bob.get(path))["ratings"]
        missing = await no(eve.get("/api/people/p_nobody"))
        assert await no(eve.get(path)) == await no(nobody.get(path)) == missing
        assert await refused(nobody.get(f"{path}/statistics")) == "unknown"
        await ada.post("/api/me/profile", page="none")
        assert await no(bob.get(path)) == missing
        assert (await ada.get(path))["shows"]["page"] == "none"

    asyncio.run(visit())


def test_a_match_is_known_by_its_box_and_by_no_other_option(house: Worker) -> None:
    async def visit() -> None:
        (ada, me), (bob, _), (cleo, _) = await people_of(house, "Ada", "Bob", "Cleo")
        circle = (await ada.post("/api/circles", name="Les Lundis"))["info"]["id"]
        code = (await ada.get(f"/api/circles/{circle}"))["code"]
        for one in (bob, cleo):
            await one.post("/api/circles/join", code=code)
        coach = {"game": "castle", "options": {"edition": "coach", "items": "sealed"}}
        three = (ada, bob, cleo)
        await played(*three, **coach, circle=circle)
        table = await played(*three, **coach)
        await played(*three)
        await ada.post(f"/api/me/shown/{table['id']}")
        last, second, first = (await ada.get("/api/history"))["results"]
        [in_circle] = (await bob.get(f"/api/circles/{circle}"))["history"]
        [on_page] = (await ada.get(f"/api/people/{me}"))["matches"]
        assert (last["game"], last["edition"]) == (GAME, None), "it lies in one box"
        for match in (first, second, in_circle, on_page):
            assert (match["game"], match["edition"]) == ("castle", "coach")
            assert "sealed" not in str(match)

    asyncio.run(visit())


def test_what_cannot_be_settled_is_refused(house: Worker) -> None:
    async def visit() -> None:
        [(ada, _)] = await people_of(house, "Ada")
        likes = [{"game": GAME, "role": "seer"}]
        assert await refused(ada.post("/api/me/profile", favourites=likes)) == "unfit"
        for body in ({"languages": ["fr\n"]}, {"languages": ["klingon"]}, {"page": "enemies"}):
            assert await refused(ada.post("/api/me/profile", **body)) == "unfit"
        token = (await ada.post("/api/tokens", name="Engine"))["token"]
        program = Client(house.url, token=token)
        assert await refused(program.get("/api/me/profile")) == "not-yours"
        assert await refused(ada.post("/api/me/shown/t_nothing")) == "unknown"

    asyncio.run(visit())


def test_a_match_is_shown_by_each_for_themselves_and_opened_by_all_together(house: Worker) -> None:
    async def visit() -> None:
        (ada, me), (bob, bob_id), (cleo, cleo_id), (eve, eve_id) = await people_of(
            house, "Ada", "Bob", "Cleo", "Eve"
        )
        table = await played(ada, bob, cleo)
        shown, path = f"/api/me/shown/{table['id']}", f"/api/people/{me}"
        assert await refused(eve.post(shown)) == "unknown", "it is not hers"
        await ada.post(shown)
        assert (await eve.get(path))["matches"] is None, "it is shown to nobody yet"
        await ada.post("/api/me/profile", matches="all")

        async def seen(by: Client = eve, of: str = me) -> tuple[list[str], bool]:
            """Who is named in the match, and whether it can be opened."""
            [match] = (await by.get(f"/api/people/{of}"))["matches"]
            assert match["table"] == (table["id"] if (by, of) == (ada, me) else "")
            return [one["name"] for one in match["company"]], match["link"] is not None

        assert await seen() == ([], False)
        [own] = (await ada.get("/api/history"))["results"]
        assert own["shown"]
        # Bob shows it to his friends: Ada is one, Eve is none.
        await bob.post(shown)
        await bob.post("/api/me/profile", matches="friends")
        await befriend(bob, ada, me)
        assert (await seen(), await seen(ada)) == (([], False), (["Bob"], False))
        await bob.post("/api/me/profile", matches="all")
        await cleo.post(shown)
        assert await seen() == (["Bob"], False), "Cleo's page shows no matches"
        await cleo.post("/api/me/profile", matches="all")
        assert await seen() == (["Bob", "Cleo"], True)
        await cleo.post(f"/api/relations/{eve_id}", kind="block")
        assert (await seen())[0] == ["Bob"], "Cleo wants nothing to do with Eve"
        # The link opens it, for as long as all of them show it.
        [match] = (await eve.get(path))["matches"]
        key = match["link"].partition("?")[2]
        replay = f"/api/tables/{table['id']}/replay?{key}"
        assert (await eve.get(replay))["moments"]
        await bob.post("/api/me/profile", matches="friends")
        assert await refused(eve.get(replay)) == "private"
        await bob.post("/api/me/profile", matches="all")
        assert (await eve.get(replay))["moments"]
        await cleo.delete(shown)
        assert await refused(eve.get(replay)) == "private"
        assert await seen() == (["Bob"], False)
        await ada.delete(shown)
        assert (await eve.get(path))["matches"] == []
        assert [bob_id, cleo_id] == [p for p in (bob_id, cleo_id) if p not in str(match["link"])]

    asyncio.run(visit())


def test_whoever_only_spoke_there_keeps_a_match_from_being_opened(house: Worker) -> None:
    from tests.server.talk import Talk

    async def visit() -> None:
        (ada, me), (bob, _), (cleo, _), (eve, _) = await people_of(house, "Ada", "Bob", "C", "Eve")
        made = await ada.post("/api/tables", game=GAME, seats=3)
        async with Talk(eve, made["id"]) as talk:
            await talk.answer("chat", text="I only watch")
        for one in (bob, cleo):
            await one.post(f"/api/tables/{made['id']}/sit")
        await ada.post(f"/api/tables/{made['id']}/start")
        await play_all(made, [ada, bob, cleo])
        for one in (ada, bob, cleo):
            await one.post("/api/me/profile", matches="all")
            await one.post(f"/api/me/shown/{made['id']}")
        [match] = (await eve.get(f"/api/people/{me}"))["matches"]
        assert len(match["company"]) == 2
        assert match["link"] is None

    asyncio.run(visit())


def test_what_a_circle_played_is_shown_to_nobody_else(house: Worker) -> None:
    async def visit() -> None:
        (ada, _), (bob, _), (cleo, _) = await people_of(house, "Ada", "Bob", "Cleo")
        circle = await ada.post("/api/circles", name="Les Jeudis")
        for one in (bob, cleo):
            await one.post("/api/circles/join", code=circle["code"])
        table = await played(ada, bob, cleo, circle=circle["info"]["id"])
        assert await refused(ada.post(f"/api/me/shown/{table['id']}")) == "circle"

    asyncio.run(visit())


def test_a_page_goes_with_its_person_and_is_in_the_export(house: Worker) -> None:
    from tests.server.test_forget import on_disk

    async def visit() -> None:
        (ada, me), (bob, bob_id), (cleo, _) = await people_of(house, "Ada", "Bob", "Cleo")
        table = await played(ada, bob, cleo)
        for one in (ada, bob):
            await one.post("/api/me/profile", matches="all", ladder=True, languages=["eo"])
            await one.post(f"/api/me/shown/{table['id']}")
        kept = await ada.get("/api/me/export")
        assert kept["profiles"][0]["languages"] == "eo"
        assert [(row["table_id"], row["person"]) for row in kept["shown"]] == [(table["id"], me)]
        assert "token" not in kept["shown"][0]
        assert bob_id not in str(kept)
        held = (await ada.get("/api/me/profile"))["held"]
        assert {one["game"] for one in held} == {GAME}
        await ada.post("/api/me/profile", favourites=held[:1], roles="all")
        assert (await bob.get(f"/api/people/{me}"))["favourites"] == held[:1]
        await ada.delete("/api/account")
        assert await refused(bob.get(f"/api/people/{me}")) == "unknown"
        [match] = (await cleo.get(f"/api/people/{bob_id}"))["matches"]
        assert match["company"] == []
        assert on_disk(house, me) == []

    asyncio.run(visit())
