"""Matches over days, as people meet them: the home page, settings, and days that pass quickly."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, expect
from tests.server.houses import Worker
from tests.server.people import newcomer
from tests.server.receivers import Browser as Device
from tests.server.receivers import Receiver
from tests.server.talk import Talk
from tests.web.conftest import NewPage

from cabale.server.client import Client

T = TypeVar("T")
MINUTES, LONG = 40, 25 * 60
JUMPING = f"""
import asyncio, signal
from cabale.server.tables import clocks, hall

def jump(hall, minutes):
    clocks._WALL += minutes * 60 * 10**9
    for one in hall.places.values():
        one.changed.set()

opened = hall.Hall.open

async def open_and_jump(self):
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, jump, self, {MINUTES})
    loop.add_signal_handler(signal.SIGUSR2, jump, self, {LONG})
    await opened(self)

hall.Hall.open = open_and_jump
from cabale.cli import main
main()
"""
"""A server for which 40 minutes, or 25 hours, pass whenever it is told so."""


class QuickDays(Worker):
    def command(self) -> list[str]:
        return [sys.executable, "-c", JUMPING, "serve", "--port", str(self.port)]

    def passes(self, minutes: int) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1 if minutes == MINUTES else signal.SIGUSR2)


def beside(work: Coroutine[Any, Any, T]) -> T:
    """Carry something out beside the browser, which has a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(asyncio.wait_for(work, 120))).result()


def test_where_my_answer_is_awaited_and_how_i_am_told(new_page: NewPage) -> None:
    page = new_page()
    other = new_page()
    for one, name in ((page, "Ada"), (other, "Bob")):
        one.goto("/")
        one.request.post("/api/me", data={"name": name})
    body: dict[str, Any] = {"game": "abyss", "seats": 2, "clock": {"mode": "days", "days": 3}}
    for _ in range(2):
        table = page.request.post("/api/tables", data=body).json()
        other.request.post(f"/api/tables/{table['id']}/sit", data={})
        page.request.post(f"/api/tables/{table['id']}/start", data={})
    asked = [
        [one["asked"] for one in each.request.get("/api/tables").json()["tables"] if one["yours"]]
        for each in (page, other)
    ]
    assert [sum(two) for two in zip(*asked, strict=True)] == [1, 1]
    # Whoever is asked somewhere sees where, how often, and for how long.
    mine = page if any(asked[0]) else other
    n = sum(asked[0]) if any(asked[0]) else 2
    mine.goto("/")
    expect(mine.locator("[data-asked]")).to_have_attribute("data-asked", str(n))
    expect(mine).to_have_title(f"({n}) Cabale")
    expect(mine.locator(".tables li.asked").first).to_contain_text("À vous")
    expect(mine.locator(".tables li.asked").first).to_contain_text(re.compile(r"2\sj|3\sj"))

    page.evaluate("localStorage['cabale.prefs'] = JSON.stringify({known: true, reveal: false})")
    page.goto("/#/account")
    page.reload()
    page.locator("[data-nights]").check()
    page.locator("[data-weekends]").check()
    page.locator("[data-save-hours]").click()
    expect(page.get_by_text("Vos heures de repos sont enregistrées.")).to_be_visible()
    page.locator("[data-webhook]").fill("https://chat.example/hook")
    page.locator("[data-save-notices]").click()
    expect(page.get_by_text("C’est enregistré.")).to_be_visible()
    page.reload()
    expect(page.locator("[data-webhook]")).to_have_value("https://chat.example/hook")
    expect(page.locator("[data-nights]")).to_be_checked()
    assert page.request.get("/api/me/hours").json()["weekends"]

    # The numbers of a clock are the server's.
    table = page.request.post("/api/tables", data=body).json()
    page.goto(table["link"])
    numbers = page.locator("[data-clock-numbers]")
    expect(numbers).to_contain_text(re.compile(r"3\sj par coup.*3\sh pour réagir"))
    page.locator("[data-clock]").select_option("live")
    expect(numbers).to_contain_text(re.compile(r"45\ss par coup.*5\ss pour réagir"))


def test_the_next_match_what_happened_since_and_notes_that_stay(new_page: NewPage) -> None:
    pages = [new_page(), new_page()]
    for one, name in zip(pages, ("Ada", "Bob"), strict=True):
        one.goto("/")
        one.request.post("/api/me", data={"name": name})
    body = {"game": "abyss", "seats": 2, "clock": {"mode": "days"}}
    for _ in range(3):  # one of the two is asked at two of them, or at all three
        table = pages[0].request.post("/api/tables", data=body).json()
        pages[1].request.post(f"/api/tables/{table['id']}/sit", data={})
        pages[0].request.post(f"/api/tables/{table['id']}/start", data={})
    asked = [asked_at(one) for one in pages]
    mine = max((0, 1), key=lambda one: len(asked[one]))
    page, (first, second, *_) = pages[mine], asked[mine]
    both = [client_of(one) for one in pages]
    page.goto(f"/t/{first['code']}")
    notes = page.get_by_role("tab", name="Carnet")
    notes.click()
    page.locator(".notes select").first.select_option("foe")
    page.locator(".notes input").first.fill("Ment sur les Perles")
    expect(page.locator("[data-next-match]")).to_have_count(0)
    # Somebody who has answered here goes on where the next answer is awaited.
    beside(answers(both[mine], first["id"]))
    page.locator("[data-next-match]").click()
    page.wait_for_url(f"**/t/{second['code']}")
    expect(page.locator(".choices")).to_be_visible()
    # Meanwhile the other answers, and whoever comes back is told what happened.
    beside(go_on(both[1 - mine], both[mine], first["id"]))
    page.goto(f"/t/{first['code']}")
    expect(page.locator("[data-missed] li").nth(3)).to_be_visible()
    page.get_by_role("button", name="Revenir à la table").click()
    expect(page.locator("[data-missed]")).not_to_be_visible()
    page.reload()
    notes.click()
    expect(page.locator(".notes input").first).to_have_value("Ment sur les Perles")
    expect(page.locator(".notes select").first).to_have_value("foe")
    expect(page.locator("[data-missed]")).not_to_be_visible()


def asked_at(page: Page) -> list[dict[str, Any]]:
    """Where this person's answer is awaited, the soonest due first."""
    tables = page.request.get("/api/tables").json()["tables"]
    asked = (one for one in tables if one["yours"] and one["asked"])
    return sorted(asked, key=lambda one: one["until"])


def client_of(page: Page) -> Client:
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "cabale")
    return Client(page.url.removesuffix("/"), cookie=cookie)


async def go_on(one: Client, other: Client, table: str) -> None:
    for _ in range(3):
        await answers(one, table)
        await answers(other, table)


async def answers(person: Client, table: str) -> None:
    """Somebody answers as long as anything is asked."""
    async with Talk(person, table) as talk:
        await talk.settle()
        while talk.last["state"]["question"] is not None:
            await talk.choose()
            await talk.settle()


def test_six_people_a_castle_and_days(browser: Browser, site: Worker, tmp_path: Path) -> None:
    """A duel at a slow table: all are told, most have said ahead what they do; windows last."""
    assert site.process is not None  # the client is built
    settings = {"CABALE_PRIVATE_NOTICES": "1", "CABALE_NOTICE_EVERY": "0.2"}
    server = QuickDays(f"sqlite:///{tmp_path / 'cabale.db'}", CABALE_NOTICE_GRACE="0", **settings)
    server.start()
    context = browser.new_context(base_url=server.url, locale="fr-FR")
    context.add_init_script(
        "localStorage['cabale.prefs'] ??= JSON.stringify({reveal: false, pace: 'none'})"
    )
    try:
        with Receiver() as service:
            page = context.new_page()
            page.goto("/")
            page.request.post("/api/me", data={"name": "Ada"})
            cookie = next(one["value"] for one in context.cookies() if one["name"] == "cabale")
            castle = beside(Castle.start(server.url, cookie, service))
            beside(castle.challenge())
            # Everybody is asked, nobody sits there: the page of one, the devices of all.
            page.goto("/")
            expect(page).to_have_title("(1) Cabale")
            service.reaches(castle.away)
            for letter in list(service.got):
                told = castle.devices[int(letter.path[1:])].read(letter)
                assert told["title"] == "Cabale\u00a0: c’est à vous"
                assert told["url"] == f"/t/{castle.code}"
                assert set(told) == {"title", "body", "url", "tag"}
            # One of them says ahead on the page whom to support, the others by the wire.
            page.goto(f"/t/{castle.code}")
            says_ahead(page, castle.attacker)
            beside(castle.say_ahead())
            spared = {f"/{seat}" for seat in range(1, 6)} - {f"/{castle.attacker}"}
            heard = [one.path for one in service.got if one.path in spared]
            # A window is open for an hour, whoever has said what.
            server.passes(MINUTES)
            assert beside(castle.step()) == "interruption"
            server.passes(MINUTES)
            beside(castle.until(lambda step: step != "interruption"))
            for _ in range(200):
                if beside(castle.step()) == "spoils":
                    break
                server.passes(MINUTES)
            assert beside(castle.step()) == "spoils"
            supported = beside(castle.events("supported"))
            others = {0, 1, 2, 3, 4, 5} - {castle.attacker, castle.defender}
            assert {one["seat"]: one["side"] for one in supported} == dict.fromkeys(
                others, "attacker"
            )
            # They were not told of what they had answered already.
            assert [one.path for one in service.got if one.path in spared] == heard
            # Days later nobody has come: the rules answer for whoever had to.
            before = beside(castle.length())
            server.passes(LONG)
            beside(castle.until_longer(before))
        assert server.complaints() == []
    finally:
        context.close()
        server.stop()


def says_ahead(page: Page, attacker: int) -> None:
    page.locator("[data-ahead]").click()
    page.locator("[data-ahead-about]").select_option("0")
    which = page.locator("[data-ahead-which]")
    wanted = which.locator("option").first
    if attacker:
        name = f"P{attacker - 1}"
        wanted = which.get_by_text(f"Si {name} se bat : soutenir {name}", exact=True)
    which.select_option(str(wanted.get_attribute("value")))
    page.locator("[data-ahead-add]").click()
    expect(page.locator("dialog[open] li")).to_have_count(1)


class Castle:
    """Six people of a match, five of whom have no browser."""

    def __init__(self, made: dict[str, Any], people: list[Client], devices: list[Device]) -> None:
        self.table, self.code, self.people, self.devices = made["id"], made["code"], people, devices
        self.away: set[str] = set()
        """The devices of all who are asked and were not there when it happened."""
        self.attacker, self.defender = -1, -1

    @classmethod
    async def start(cls, url: str, cookie: str, service: Receiver) -> Castle:
        people = [Client(url, cookie=cookie), *[await newcomer(url, f"P{n}") for n in range(5)]]
        devices = [Device(service, f"/{n}") for n in range(6)]
        for person, device in zip(people, devices, strict=True):
            await person.post("/api/me/devices", **device.subscription)
        clock = {"mode": "days"}
        made = await people[0].post("/api/tables", game="castle", seats=6, clock=clock)
        for person in people[1:]:
            await person.post(f"/api/tables/{made['id']}/sit")
        await people[0].post(f"/api/tables/{made['id']}/start")
        return cls(made, people, devices)

    async def challenge(self) -> None:
        """Whoever has the turn attacks somebody who has no browser."""
        for person in self.people:
            async with Talk(person, self.table) as talk:
                await talk.settle()
                question = talk.last["state"]["question"]
                if question is None:
                    continue
                attack = next(one for one in question["choices"] if one[0] == "duel" and one[1])
                await talk.choose(attack)
                asked = (await talk.settle())["view"]["asked"]
                self.away = {self.devices[seat].path for seat in asked if seat != talk.seat()}
                seat = talk.seat()
                assert seat is not None
                self.attacker, self.defender = seat, attack[1]
                return
        raise AssertionError("nobody has the turn")

    async def say_ahead(self) -> None:
        """They pass, and support the attacker."""
        for person in self.people[1:]:
            async with Talk(person, self.table) as talk:
                await talk.settle()
                seat = talk.seat()
                said: list[list[Any]] = [["pass_until", "duel"]]
                if seat not in (self.attacker, self.defender):
                    said.insert(0, ["support_if", self.attacker, "anybody", "one"])
                done = await talk.answer("order", seat=seat, orders=said)
                assert done["type"] == "done"

    async def events(self, kind: str) -> list[dict[str, Any]]:
        async with Talk(self.people[2], self.table) as talk:
            await talk.settle()
            found = [one for told in talk.all for one in told.get("events", [])]
            return [one for one in found if one["kind"] == kind]

    async def step(self) -> str:
        async with Talk(self.people[2], self.table) as talk:
            return str((await talk.settle())["view"]["step"])

    async def length(self) -> int:
        async with Talk(self.people[2], self.table) as talk:
            return int((await talk.settle())["seq"])

    async def until(self, wanted: Callable[[str], bool]) -> None:
        while not wanted(await self.step()):
            await asyncio.sleep(0.1)

    async def until_longer(self, length: int) -> None:
        while await self.length() <= length:
            await asyncio.sleep(0.1)
