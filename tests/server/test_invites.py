"""What friends ask one to: told once, by the ways one wants, and no louder than that."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection
from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import newcomer
from tests.server.receivers import Browser, Receiver
from tests.server.talk import Talk
from tests.server.test_friends import befriend, names_of, people_of
from tests.server.test_notices import first_of, registered
from tests.server.test_notices import teller as teller
from tests.server.test_passwords import Postbox
from tests.server.test_passwords import postbox as postbox
from tests.server.test_people import refused

from cabale.server.client import Client
from cabale.server.company.invites import MOST_TOLD, Invites
from cabale.server.notices.kept import Notices
from cabale.server.tables.clocks import now_ms
from cabale.store import open_store
from cabale.store.company import friends
from cabale.store.schema import people as persons
from cabale.store.schema import tables


async def an_event(person: Client) -> dict[str, Any]:
    body = {"name": "Jeudi", "kind": "evening", "game": "abyss", "seats": 2, "rounds": 2}
    return dict(await person.post("/api/events", **body))


def test_invitations_reach_a_person_once_and_tell_others_nothing(
    teller: Worker, postbox: tuple[Postbox, int]
) -> None:
    async def act() -> None:
        called = f"Bob_{token_hex(3)}"
        bob = await registered(teller.url, postbox[0], called)
        bob_id = (await bob.get("/api/me"))["id"]
        (ada, _), (cleo, _) = await people_of(teller, "Ada", "Cleo")
        for one in (ada, cleo):
            await befriend(one, bob, bob_id)
        table = await ada.post("/api/tables", game="abyss", seats=2)
        circle = await ada.post("/api/circles", name="Club secret")
        event = await an_event(ada)
        with Receiver() as service, Receiver() as chat:
            device = Browser(service, "/bob")
            await bob.post("/api/me/devices", language="en", **device.subscription)
            await bob.post("/api/me/notices", language="en", mail=6, webhook=chat.url)
            path = f"/api/friends/{bob_id}/invite"
            for to in ({"table": table["code"]}, {"event": event["code"]}):
                await ada.post(path, **to)
                await ada.post(path, **to)  # asked again it makes no sound
            await ada.post(path, circle=circle["info"]["id"])
            told = [device.read(one) for one in await asyncio.to_thread(service.wait, 3)]
            assert {(one["body"], one["url"]) for one in told} == {
                ("Ada invites you to a table (Abyss)", table["link"]),
                ("Ada invites you to “Jeudi” (Abyss)", f"/events/{event['code']}"),
                ("Ada invites you to join the circle “Club secret”", f"/#/circle/{circle['code']}"),
            }
            said = [json.loads(one.body)["text"] for one in await asyncio.to_thread(chat.wait, 3)]
            shown = called.replace("_", "")  # which chat services would read as a sign
            assert set(said) == {
                f"{shown}, somebody is inviting you to play. https://cabale.example"
            }
            async with asyncio.timeout(60):
                while not (letters := asked_by_mail(postbox[0], called)):
                    await asyncio.sleep(0.05)
            assert letters[0]["Subject"] == "Cabale: an invitation"
            text = letters[0].get_payload(decode=True).decode()
            assert "Ada invites you" in text
            assert "https://cabale.example/" in text
            # What was declined is not asked again, by whomever; what is new is told.
            await bob.delete(f"/api/invites/{table['id']}")
            await ada.post(path, table=table["code"])
            other = await cleo.post("/api/tables", game="abyss", seats=2)
            await cleo.post(path, table=other["code"])
            last = await asyncio.to_thread(service.wait, 4)
            assert device.read(last[3])["body"] == "Cleo invites you to a table (Abyss)"
            links = [link for _, link in names_of(await bob.get("/api/friends"))]
            assert table["link"] not in links
            assert len(links) == 3
            assert len(asked_by_mail(postbox[0], called)) == 1

    asyncio.run(asyncio.wait_for(act(), 120))


def asked_by_mail(box: Postbox, name: str) -> list[Any]:
    mine = [one for one in box.letters if one["To"] == f"{name.lower()}@example.org"]
    return [one for one in mine if "invitation" in one["Subject"]]


def test_one_asks_to_what_is_one_s_own(house: Worker) -> None:
    async def act() -> None:
        (ada, ada_id), (bob, bob_id) = await people_of(house, "Ada", "Bob")
        await befriend(ada, bob, bob_id)
        circle = await ada.post("/api/circles", name="Club")
        event = await an_event(ada)
        path = f"/api/friends/{ada_id}/invite"
        assert await refused(bob.post(path, circle=circle["info"]["id"])) == "unknown"
        assert await refused(bob.post(path, circle="c_nothing")) == "unknown"
        assert await refused(bob.post(path, event=event["code"])) == "not-yours"
        assert await refused(bob.post(path)) == "unfit"
        assert await refused(bob.post(path, event=event["code"], circle="c_x")) == "unfit"
        stranger = await newcomer(house.url, "Dan")
        own = await stranger.post("/api/tables", game="abyss", seats=2)
        assert await refused(stranger.post(path, table=own["code"])) == "unknown"
        # A circle that was closed, or that one is in, is not asked to.
        mine = f"/api/friends/{bob_id}/invite"
        await ada.post(mine, circle=circle["info"]["id"])
        assert [link for _, link in names_of(await bob.get("/api/friends"))] == [
            f"/#/circle/{circle['code']}"
        ]
        await ada.post(f"/api/circles/{circle['info']['id']}/settings", closed=True)
        assert names_of(await bob.get("/api/friends")) == []

    asyncio.run(act())


def test_who_asks_learns_nothing_and_who_is_not_heard_takes_nobody_s_place(house: Worker) -> None:
    async def act() -> None:
        (ada, _), (bob, bob_id), (cleo, cleo_id) = await people_of(house, "Ada", "Bob", "Cleo")
        for one in (ada, cleo):
            await befriend(one, bob, bob_id)
        table = await ada.post("/api/tables", game="abyss", seats=3)
        await cleo.post(f"/api/tables/{table['code']}/sit")
        path = f"/api/friends/{bob_id}/invite"
        await ada.post(path, table=table["code"])
        await bob.post(f"/api/relations/{cleo_id}", kind="mute")
        await cleo.post(path, table=table["code"])
        assert [link for _, link in names_of(await bob.get("/api/friends"))] == [table["link"]]
        await bob.delete(f"/api/invites/{table['id']}")
        (mine,) = (await ada.get("/api/me/export"))["invites"]
        assert mine["table_id"] == table["id"]
        assert not {"declined", "told", "mailed"} & mine.keys()

    asyncio.run(act())


def all_friends_of(db: Connection, host: str, those: list[str], asked: list[str]) -> None:
    """People who are friends of one, and tables that are open."""
    now, same = now_ms(), {"game": "abyss", "phase": "open", "listed": False}
    for who in (host, *those):
        row = {"id": who, "name": who.upper(), "created": now, "email": f"{who}@example.org"}
        db.execute(persons.insert().values(row))
    for who in those:
        db.execute(friends.insert().values(person=who, other=host, at=now))
        db.execute(friends.insert().values(person=host, other=who, at=now))
    for one in asked:
        row = {"id": one, "code": one, "created": now, "updated": now, **same}
        db.execute(tables.insert().values(row))


def test_no_more_than_so_many_a_day_make_a_sound(tmp_path: Path) -> None:
    async def act() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        asked = [f"t{n}" for n in range(MOST_TOLD + 4)]
        await store.write(lambda db: all_friends_of(db, "a", ["b"], asked))
        one, two = Invites(store), Invites(store)
        for to in asked:
            await one.ask("a", "b", to)
        told = await one.fresh()
        assert [(news.person, news.invite.table) for news in told] == [
            ("b", to) for to in asked[:MOST_TOLD]
        ]
        for again in asked:
            await one.ask("a", "b", again)
        assert await two.fresh() == await one.fresh() == []
        await store.close()

    asyncio.run(act())


def test_of_two_workers_one_writes(postgres: Postgres) -> None:
    """Both look at the same moment: each invitation is told, and each letter written, once."""

    async def act() -> None:
        url = postgres.database()
        stores = [open_store(url), open_store(url)]
        for store in stores:
            await store.open()
        those = [f"p{n}" for n in range(30)]
        await stores[0].write(lambda db: all_friends_of(db, "a", those, ["t"]))
        workers = [(Invites(store), Notices(store)) for store in stores]
        for who in those:
            await workers[0][1].set(who, "en", 6, "")
            await workers[0][0].ask("a", who, "t")
        told = await asyncio.gather(*(invites.fresh() for invites, _ in workers))
        assert sorted(news.person for some in told for news in some) == sorted(those)
        letters = await asyncio.gather(*(notices.letters() for _, notices in workers))
        assert sorted(one.person for some in letters for one in some) == sorted(those)
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(act(), 60))


def test_of_two_workers_one_tells(postgres: Postgres, redis: Redis) -> None:
    """A table that is open at both, and an invitation that both see: one message each."""
    settings = {
        "CABALE_PRIVATE_NOTICES": "yes",
        "CABALE_NOTICE_EVERY": "0.1",
        "CABALE_NOTICE_GRACE": "0",
    }

    async def act(urls: list[str]) -> None:
        with Receiver() as service:
            people = [await newcomer(urls[0], name) for name in ("Ada", "Bob")]
            body = {"game": "abyss", "seats": 2, "clock": {"mode": "days"}}
            table = await people[0].post("/api/tables", **body)
            await people[1].post(f"/api/tables/{table['id']}/sit")
            table = await people[0].post(f"/api/tables/{table['id']}/start")
            devices = [Browser(service, f"/{n}") for n in range(len(people))]
            elsewhere = [Client(urls[1], cookie=one.cookie) for one in people]
            for person in elsewhere:  # the other worker has the table before it, too
                await person.get(f"/api/tables/{table['id']}")
            for person, device in zip(people, devices, strict=True):
                await person.post("/api/me/devices", language="en", **device.subscription)
            first, second = await first_of(table, people)
            await asyncio.to_thread(service.wait)
            async with Talk(first, table["id"]) as talk:
                await talk.settle()
                while talk.last["state"]["question"] is not None:
                    await talk.choose()
                    await talk.settle()
            await asyncio.to_thread(service.wait, 2)
            ids = [(await one.get("/api/me"))["id"] for one in (first, second)]
            await befriend(first, second, ids[1])
            other = await first.post("/api/tables", game="abyss", seats=2)
            await first.post(f"/api/friends/{ids[1]}/invite", table=other["code"])
            got = await asyncio.to_thread(service.wait, 3)
            mine = devices[people.index(second)]
            last = await newcomer(urls[1], "Zoe")  # both workers have looked again by then
            for _ in range(10):
                await last.get("/api/me")
            assert [one.path for one in service.got] == [one.path for one in got]
            assert [one.path for one in got][1:] == [mine.path, mine.path]
            assert mine.read(got[2])["url"] == other["link"]

    url = postgres.database()
    with (
        worker(url, redis.url, **settings) as one,
        worker(url, redis.url, **settings) as other,
    ):
        asyncio.run(asyncio.wait_for(act([one.url, other.url]), 120))
        assert one.complaints() == other.complaints() == []
