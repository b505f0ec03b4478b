"""Your turn reaches a person: what browsers, mail and webhooks make of it, each for real."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Worker, worker
from tests.server.ordering import given, questions
from tests.server.people import newcomer, table_of
from tests.server.receivers import Browser, Receiver
from tests.server.talk import Talk
from tests.server.test_passwords import Postbox
from tests.server.test_passwords import postbox as postbox
from tests.server.test_people import refused
from tests.server.test_secrecy import imagined, positions

from cabale.server.client import Client
from cabale.server.config import Config
from cabale.server.notices import post
from cabale.server.notices.kept import Notices, Wishes
from cabale.server.notices.post import Poster, is_public
from cabale.server.notices.watch import Watch
from cabale.server.people.hours import Hours
from cabale.server.tables import orders
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.place import Place
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.refusal import Refusal
from cabale.store import Unavailable

DAYS = {"mode": "days"}


@pytest.fixture(scope="module")
def teller(
    tmp_path_factory: pytest.TempPathFactory, postbox: tuple[Postbox, int]
) -> Iterator[Worker]:
    """A server with mail that looks five times a second, and may reach this machine."""
    path: Path = tmp_path_factory.mktemp("teller") / "cabale.db"
    settings = {
        "CABALE_URL": "https://cabale.example/",
        "CABALE_MAIL": f"smtp://127.0.0.1:{postbox[1]}",
        "CABALE_MAIL_FROM": "Cabale <cabale@cabale.example>",
        "CABALE_PRIVATE_NOTICES": "yes",
        "CABALE_NOTICE_EVERY": "0.2",
        "CABALE_NOTICE_GRACE": "0",
        "CABALE_ORDER_PAUSE_SLOW": "0",
    }
    with worker(f"sqlite:///{path}", **settings) as one:
        one.database = path
        yield one
        assert one.complaints() == []


async def first_of(table: dict[str, Any], people: list[Client]) -> tuple[Client, Client]:
    """Whoever is asked first at a table, and somebody who is not."""
    asked = [(await one.get(f"/api/tables/{table['id']}"))["asked"] for one in people]
    return people[asked.index(True)], people[asked.index(False)]


def test_a_browser_is_told_once_and_reads_what_nobody_else_can(teller: Worker) -> None:
    async def act() -> None:
        with Receiver() as service:
            table, people = await table_of(teller.url, "abyss", clock=DAYS)
            browsers = [Browser(service, f"/push/{n}") for n in range(len(people))]
            for person, browser in zip(people, browsers, strict=True):
                await person.post("/api/me/devices", language="en", **browser.subscription)
                settings = await person.get("/api/me/notices")
                assert settings["devices"] == 1
            first, _ = await first_of(table, people)
            browser = browsers[people.index(first)]
            (letter,) = await asyncio.to_thread(service.wait)
            assert letter.path == browser.path
            assert settings["push_key"] in letter.headers["Authorization"]
            assert browser.read(letter) == {
                "title": "Cabale: it is your turn",
                "body": "A table is waiting for you (Abyss).",
                "url": f"/t/{table['code']}",
                "tag": table["id"],
            }
            # Whoever answers is told no more; the next is, once.
            async with Talk(first, table["id"]) as talk:
                await talk.settle()
                while talk.last["state"]["question"] is not None:
                    await talk.choose()
                    await talk.settle()
            second, *_ = await first_of(table, people)
            told = await asyncio.to_thread(service.wait, 2)
            assert [one.path for one in told] == [
                browser.path,
                browsers[people.index(second)].path,
            ]

    asyncio.run(asyncio.wait_for(act(), 90))


def test_a_device_that_is_gone_is_forgotten(teller: Worker) -> None:
    async def act() -> None:
        with Receiver(status=410) as service:
            _, people = await table_of(teller.url, "abyss", clock=DAYS)
            for n, person in enumerate(people):
                browser = Browser(service, f"/gone/{n}")
                await person.post("/api/me/devices", **browser.subscription)
            await asyncio.to_thread(service.wait)
            async with asyncio.timeout(60):
                while all([(await one.get("/api/me/notices"))["devices"] for one in people]):
                    await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(act(), 90))


def test_a_webhook_gets_what_chat_services_take(teller: Worker) -> None:
    async def act() -> None:
        with Receiver(302, Location="http://127.0.0.1:9/elsewhere") as chat:
            table, people = await table_of(teller.url, "abyss", clock=DAYS)
            for person in people:
                await person.post("/api/me/notices", language="en", webhook=f"{chat.url}/hook?a=1")
            first, _ = await first_of(table, people)
            (letter,) = await asyncio.to_thread(chat.wait)
            assert letter.path == "/hook?a=1"
            assert letter.headers["Content-Type"] == "application/json"
            body = json.loads(letter.body)
            name = f"P{people.index(first)}"
            assert body["text"] == body["content"]
            assert body["text"] == f"{name}, it is your turn (Abyss). https://cabale.example"
            # Others may read it: neither the code of the table nor anything of what is asked.
            assert table["code"] not in str(body)
            assert table["id"] not in str(body)

    asyncio.run(asyncio.wait_for(act(), 90))


async def registered(url: str, box: Postbox, name: str) -> Client:
    """Somebody with an account and an address that was confirmed."""
    person, login = await newcomer(url, name), name.lower()
    await person.post("/api/account", login=login, password="correct horse")
    email = f"{login}@example.org"
    await person.post("/api/account/email", password="correct horse", email=email)
    link = re.compile(r"#/confirm/(\S+)")
    async with asyncio.timeout(60):
        while True:
            mine = [one for one in box.letters if one["To"] == email]
            if mine:
                key = link.search(mine[-1].get_payload(decode=True).decode())  # type: ignore[union-attr]
                assert key is not None
                await person.post("/api/account/email/confirm", key=key[1])
                return person
            await asyncio.sleep(0.05)


def test_one_letter_in_so_many_hours_and_one_click_ends_them(
    teller: Worker, postbox: tuple[Postbox, int]
) -> None:
    async def act() -> None:
        box, url = postbox[0], teller.url
        ada = await registered(url, box, "Ada_Letters")
        wish = await ada.post("/api/me/notices", language="en", mail=12)
        assert wish["mailable"]
        tables = []
        for _ in range(2):
            bob = await newcomer(url, "Bob")
            table = await ada.post("/api/tables", game="abyss", seats=2, clock=DAYS)
            await bob.post(f"/api/tables/{table['id']}/sit")
            table = await ada.post(f"/api/tables/{table['id']}/start")
            if not (await ada.get(f"/api/tables/{table['id']}"))["asked"]:
                async with Talk(bob, table["id"]) as talk:
                    await talk.settle()
                    while talk.last["state"]["question"] is not None:
                        await talk.choose()
                        await talk.settle()
            tables.append(table)
        async with asyncio.timeout(60):
            while not (
                letters := [one for one in box.letters if "waiting for you" in one["Subject"]]
            ):
                await asyncio.sleep(0.05)
        letter = letters[0]
        text = letter.get_payload(decode=True).decode()  # type: ignore[union-attr]
        assert letter["To"] == "ada_letters@example.org"
        assert letter["Subject"] in (
            "Cabale: one table is waiting for you",
            "Cabale: 2 tables are waiting for you",
        )
        assert f"Abyss: https://cabale.example/t/{tables[0]['code']}" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # What a mail program does when its user clicks (RFC 8058), without being signed in.
        stop = re.search(
            r"<https://cabale.example(/api/notices/stop/\S+)>", letter["List-Unsubscribe"]
        )
        assert stop is not None
        assert f"https://cabale.example/#/stop/{stop[1].rpartition('/')[2]}" in text
        assert await asyncio.to_thread(one_click, teller.port, stop[1]) == 204
        assert (await ada.get("/api/me/notices"))["mail"] == 0
        assert await asyncio.to_thread(one_click, teller.port, "/api/notices/stop/wrong") == 404
        assert len([one for one in box.letters if "waiting for you" in one["Subject"]]) == 1

    asyncio.run(asyncio.wait_for(act(), 120))


def one_click(port: int, path: str) -> int:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    line.request("POST", path, "List-Unsubscribe=One-Click", kind)
    status = line.getresponse().status
    line.close()
    return status


# --- what the server does not do for anybody -----------------------------------------------------


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::127.0.0.1", False),
        ("::ffff:0:127.0.0.1", False),
        ("fec0::1", False),
        ("8.8.8.8", True),
        ("2a00:1450::1", True),
    ],
)
def test_which_addresses_are_of_the_open_internet(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://user@example.org/",
        "ftp://example.org/",
        "https://",
        "https://example.org:99999/",
        "javascript:alert(1)",
        "https://example.org/\0",
        "https://example.org/\r\nHost: elsewhere",
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(house: Worker, url: str) -> None:
    async def act() -> None:
        person = await newcomer(house.url, "Eve")
        assert await refused(person.post("/api/me/notices", webhook=url)) == "unfit"

    asyncio.run(act())


def test_nothing_private_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """By number, by a name that leads there, and by one of several addresses."""
    with Receiver() as inside:
        port = inside.url.rpartition(":")[2]
        poster = Poster(private=False)
        for host in ("127.0.0.1", "localhost", "[::1]", "0"):
            with pytest.raises((Refusal, OSError)):
                asyncio.run(poster.send(f"https://{host}:{port}/", b"", {}))
        both = [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: both)
        with pytest.raises(Refusal):
            asyncio.run(poster.send("https://example.org/", b"", {}))
        assert inside.got == []
        poster.close()


def test_whoever_answers_a_byte_at_a_time_is_not_listened_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(post, "WITHIN", 0.3)
    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            line, _ = server.accept()
            with line:
                while not done.wait(0.05):
                    try:
                        line.sendall(b"x")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        poster = Poster(private=True)
        with pytest.raises(OSError):
            asyncio.run(
                asyncio.wait_for(
                    poster.send(f"http://127.0.0.1:{server.getsockname()[1]}/", b"", {}), 30
                )
            )
        done.set()
        thread.join()
        poster.close()


def test_whoever_does_not_answer_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty turns of somebody whose address is silent: another one's message goes before them."""
    monkeypatch.setattr(post, "WITHIN", 600.0)
    with socket.create_server(("127.0.0.2", 0), backlog=64) as silent, Receiver() as chat:

        async def act() -> None:
            poster = Poster(private=True)
            url = f"http://127.0.0.2:{silent.getsockname()[1]}/"
            stuck = [asyncio.create_task(poster.send(url, b"", {}, "eve")) for _ in range(50)]
            lines = [await asyncio.to_thread(silent.accept) for _ in range(post.OF_ONE_DOMAIN)]
            assert await asyncio.wait_for(poster.send(chat.url, b"", {}, "ada"), 60) == 201
            for task in stuck:
                task.cancel()
            for line, _ in lines:
                line.close()
            await asyncio.gather(*stuck, return_exceptions=True)
            poster.close()

        asyncio.run(act())


def test_a_silent_webhook_delays_its_owner_s_messages_alone(teller: Worker) -> None:
    async def act() -> None:
        with socket.create_server(("127.0.0.2", 0), backlog=64) as silent, Receiver() as chat:
            eve = await newcomer(teller.url, "Eve")
            hook = f"http://127.0.0.2:{silent.getsockname()[1]}/"
            await eve.post("/api/me/notices", webhook=hook)
            for _ in range(12):
                table = await eve.post("/api/tables", game="abyss", seats=2, clock=DAYS)
                await eve.post(f"/api/tables/{table['id']}/sit", name="Also Eve", seat=1)
                await eve.post(f"/api/tables/{table['id']}/start")
            line, _ = await asyncio.to_thread(silent.accept)
            _, people = await table_of(teller.url, "abyss", clock=DAYS)
            for person in people:
                await person.post("/api/me/notices", webhook=chat.url)
            await asyncio.to_thread(chat.wait)
            line.close()

    asyncio.run(asyncio.wait_for(act(), 90))


# --- when somebody is told says nothing ----------------------------------------------------------


def watch() -> Watch:
    from types import SimpleNamespace

    hall = SimpleNamespace(config=Config(notice_grace=0.0))
    return Watch(hall, *[None] * 6)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["castle", "werewolf", "abyss"])
def test_who_is_told_and_when_is_the_same_whoever_holds_or_answered_what(name: str) -> None:
    """In every world that looks the same to a seat, and whatever the others have held."""
    compared = 0
    for number, (room, _, _, rng) in enumerate(positions(name, 11)):
        if room.phase != "playing" or number % 3 or compared == 20:
            continue
        room.clock = ClockSettings("days")
        seat = rng.randrange(len(room.chairs))
        other = imagined(room, seat, rng)
        told = [
            [(turn.person, turn.moment, turn.spared) for turn in watch()._new(Place(one))]
            for one in (room, other)
        ]
        assert told[0] == told[1]
        assert {person for person, *_ in told[0]} == {f"p{one}" for one in room.asked}
        compared += 1
    assert compared > 2


def test_orders_spare_their_owner_alone() -> None:
    """A webhook is sent all the same: others may read it."""
    for room, _ in questions("castle"):
        room.clock = ClockSettings("days")
        seat = next(iter(room.asked))
        ordered = given(room, seat, ["pass_until", "duel"])
        if not orders.covered(ordered, seat):
            continue
        turns = {turn.person: turn.spared for turn in watch()._new(Place(ordered))}
        assert turns == {f"p{one}": one == seat for one in room.asked}
        return
    raise AssertionError("no window was found")


def test_nobody_reads_in_a_webhook_that_an_order_answered_for_somebody_away() -> None:
    """A chat says that somebody who is asked is away; the order answers when the pause is over."""
    for room, _ in questions("abyss"):
        room.clock = ClockSettings("days")
        pause = orders.pause(room, Config(), private=False)
        if not pause:
            continue
        room.put_at = now_ms() - pause // 2
        assert watch()._new(Place(room)) == []
        room.put_at = now_ms() - pause - 1
        assert len(watch()._new(Place(room))) == len(room.asked)
        return
    raise AssertionError("no offer was found")


def test_who_was_told_is_forgotten_where_nothing_is_asked_any_more() -> None:
    """A server plays many more tables than it has at any time."""
    one = watch()
    room, _ = next(iter(questions("castle")))
    room.clock = ClockSettings("days")
    place = Place(room)
    place._present.update(f"p{seat}" for seat in room.asked)
    assert one._new(place) == [], "it is before their eyes"
    assert one._told == {room.id: {f"p{seat}": room.moment for seat in room.asked}}
    one._hall.places = {room.id: place}
    one._forget(())
    assert one._told
    room.shut = 0
    one._forget(())
    assert one._told == {}


def test_whoever_could_not_be_told_for_the_store_is_told_later(tmp_path: Path) -> None:
    from cabale.store import open_store

    class Away(Notices):
        """It cannot say whether somebody was told."""

        async def all_of(self, people: Collection[str]) -> dict[str, Wishes]:
            return {person: Wishes(person) for person in people}

        async def claim(self, *_: object) -> bool:
            raise Unavailable

    async def act() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        one = watch()
        one._notices, one._hours = Away(store), Hours(store)
        room, _ = next(iter(questions("castle")))
        room.clock = ClockSettings("days")
        place = Place(room)
        turns = one._new(place)
        with pytest.raises(Unavailable):
            await one._tell_all(turns)
        assert one._new(place) == turns, "they are still to be told"
        await store.close()

    asyncio.run(act())


def test_each_question_is_claimed_by_one_worker(tmp_path: Path) -> None:
    from cabale.store import open_store

    async def act() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        one, other = Notices(store), Notices(store)
        assert await one.claim("p", "t", 3)
        assert not await other.claim("p", "t", 3)
        assert not await other.claim("p", "t", 2)
        assert await other.claim("p", "t", 4)
        assert await other.claim("q", "t", 4)
        assert now_ms() > 0
        await store.close()

    asyncio.run(act())
