"""What one person, or one address, may have; and what nobody needs leaves memory."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from weakref import ref

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import play_all, table_of, variant
from tests.server.talk import Talk
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from cabale.server.client import Client, Memory, ServerSaidNo
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import hall as tables
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.messages import VERSION
from cabale.server.wire.socket import TOO_OFTEN
from cabale.store import open_store

FEW = {
    "CABALE_TABLES_PER_PERSON": "3",
    "CABALE_TABLES_PER_ADDRESS": "5",
    "CABALE_BOT_TABLES_PER_PERSON": "1",
    "CABALE_BOT_TABLES_PER_ADDRESS": "1",
    "CABALE_SOCKETS_PER_PERSON": "2",
    "CABALE_SOCKETS_PER_ADDRESS": "4",
    "CABALE_CHAT": "0.001",
    "CABALE_PINGS": "0.001",
    "CABALE_REMATCHES": "0.001",
    "CABALE_PROXIED": "1",
    "CABALE_BOT_DELAY": "3600",
}
"""Bots take an hour for a turn: no table of theirs is over before the test is."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    with worker(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'c.db'}", **FEW) as one:
        yield one


class From(Client):
    """Somebody who comes from an address, as a proxy tells it."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address

    def _headers(self) -> dict[str, str]:
        return super()._headers() | {"X-Forwarded-For": self.address}

    async def connect(self, table: str, memory: Memory | None = None) -> ClientConnection:
        assert memory is None
        url = self.url.replace("http", "ws", 1) + "/ws"
        said = {k: v for k, v in self._headers().items() if k != "Content-Type"}
        socket = await connect(url, additional_headers=said)
        await socket.send(json.dumps({"type": "hello", "v": VERSION, "table": table}))
        return socket


async def somebody(strict: Worker, address: str) -> From:
    made = From(strict.url, address)
    await made.post("/api/me", name="Ada")
    return made


async def refused(asking: Awaitable[object]) -> str:
    with pytest.raises(ServerSaidNo) as no:
        await asking
    return no.value.code


def test_lines_of_one_address_are_heard_so_often_together(strict: Worker) -> None:
    """A line beyond that is told like any other; only nobody works out what it claims."""

    async def run() -> None:
        people = [await somebody(strict, "192.0.2.50") for _ in range(3)]
        table = await people[0].post("/api/tables", game="castle", seats=3)
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/sit")
        await people[0].post(f"/api/tables/{table['id']}/start")
        people[2].address = "192.0.2.51"
        answers = []
        for seat, person in enumerate(people):
            async with Talk(person, table["id"]) as talk:
                answers.append(await talk.answer("chat", seat=seat, text="j'ai la clef", hear="fr"))
        assert [answer["type"] for answer in answers] == ["heard", "done", "heard"]

    asyncio.run(run())


def test_tables_are_limited_by_person_and_by_address(strict: Worker) -> None:
    game, seats, _ = variant("castle")

    async def run() -> None:
        ada, eve = await somebody(strict, "192.0.2.1"), await somebody(strict, "192.0.2.1")
        for _ in range(3):
            await ada.post("/api/tables", game=game.name, seats=seats)
        code = await refused(ada.post("/api/tables", game=game.name, seats=seats))
        assert code == "too-many-tables"
        ada.address = "192.0.2.2"  # another address is no help
        code = await refused(ada.post("/api/play", game=game.name))
        assert code == "too-many-tables"
        for _ in range(2):
            await eve.post("/api/tables", game=game.name, seats=seats)
        # Five from this address: its next person has none.
        new = await somebody(strict, "192.0.2.1")
        assert await refused(new.post("/api/play", game=game.name)) == "too-many-tables"
        new.address = "192.0.2.3"
        await new.post("/api/play", game=game.name)

    asyncio.run(run())


def test_bots_play_alone_at_a_few_tables_of_one_person(strict: Worker) -> None:
    game, seats, _ = variant("castle")

    async def run() -> None:
        ada = await somebody(strict, "192.0.2.10")
        homes = []
        for _ in range(2):
            table = await ada.post("/api/tables", game=game.name, seats=seats, sit=False)
            homes.append(f"/api/tables/{table['id']}")
            await ada.post(f"{homes[-1]}/bot", level="random")
        await ada.post(f"{homes[0]}/start")
        assert await refused(ada.post(f"{homes[1]}/start")) == "too-many-tables"
        # With somebody among them it is a match like any other, unless they leave it to a bot.
        table = await ada.post("/api/play", game=game.name)
        [seat] = [seat["seat"] for seat in table["seats"] if seat["you"]]
        gone = ada.post(f"/api/tables/{table['id']}/bot", seat=seat, level="random")
        assert await refused(gone) == "too-many-tables"
        # Nor is it a matter of being one guest more.
        eve = await somebody(strict, "192.0.2.10")
        table = await eve.post("/api/tables", game=game.name, seats=seats, sit=False)
        await eve.post(f"/api/tables/{table['id']}/bot", level="random")
        assert await refused(eve.post(f"/api/tables/{table['id']}/start")) == "too-many-tables"

    asyncio.run(run())


def test_sockets_are_limited_by_person_and_by_address(strict: Worker) -> None:
    game, seats, _ = variant("castle")

    async def answers(who: Client, table: str, closed: bool) -> str:
        """What the server says to one socket more."""
        socket = await who.connect(table)
        message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if closed:
            await asyncio.wait_for(socket.wait_closed(), 60)
            assert socket.close_code == TOO_OFTEN
        await socket.close()
        return str(message.get("code", message["type"]))

    async def run() -> None:
        ada, eve = await somebody(strict, "192.0.2.20"), await somebody(strict, "192.0.2.20")
        bob = await somebody(strict, "192.0.2.20")
        table = (await ada.post("/api/tables", game=game.name, seats=seats))["id"]
        async with Talk(ada, table), Talk(ada, table):
            assert await answers(ada, table, closed=True) == "too-many-sockets"
            ada.address = "192.0.2.21"  # another address is no help
            assert await answers(ada, table, closed=True) == "too-many-sockets"
            async with Talk(eve, table), Talk(eve, table):
                with pytest.raises(InvalidStatus):
                    await bob.connect(table)
                bob.address = "192.0.2.22"
                assert await answers(bob, table, closed=False) == "welcome"
        # As soon as the server has heard that they are gone there is room again.
        while await answers(ada, table, closed=False) != "welcome":
            await asyncio.sleep(0.05)

    asyncio.run(run())


def test_what_is_said_is_counted_over_all_sockets_of_a_person(strict: Worker) -> None:
    game, seats, _ = variant("castle")

    async def run() -> None:
        ada = await somebody(strict, "192.0.2.30")
        table = (await ada.post("/api/tables", game=game.name, seats=seats))["id"]
        async with Talk(ada, table) as one, Talk(ada, table) as two:
            said = [await talk.answer("chat", text="oh", seat=0) for talk in (one, two)]
            assert [answer["type"] for answer in said] == ["done", "refused"]
            assert said[1]["code"] == "too-often"
            assert (await two.answer("ping"))["code"] == "too-often"  # `Talk` has asked before
            asked = [await talk.answer("claims", seat=0) for talk in 8 * (one, two)]
            assert asked[0]["code"] != "too-often"
            assert asked[-1]["code"] == "too-often"
            ordered = [await talk.answer("order", seat=0, orders=[]) for talk in 8 * (one, two)]
            assert ordered[0]["type"] == "done"
            assert ordered[-1]["code"] == "too-often"

    asyncio.run(run())


def test_rematches_are_counted(strict: Worker) -> None:
    async def run() -> None:
        table, people = await table_of(strict.url, "castle")
        await play_all(table, people)
        await people[0].post(f"/api/tables/{table['id']}/rematch")
        # The next is about to begin, and nobody minds who asks for the same again.
        for person in people:
            new = await person.post(f"/api/tables/{table['id']}/rematch")
        await people[0].post(f"/api/tables/{new['id']}/start")
        await play_all(new, people)
        no = people[0].post(f"/api/tables/{new['id']}/rematch")
        assert await refused(no) == "too-often"
        await people[1].post(f"/api/tables/{new['id']}/rematch")

    asyncio.run(run())


# --- presence, and tables that nobody attends ----------------------------------------------------


class Here:
    """Somebody connected, who counts what comes."""

    language: str | None = None
    eyes: int | None = None
    watches = False

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def drop(self, code: int, reason: str) -> None: ...


@asynccontextmanager
async def hall_at(path: Path, idle: float = 0.0) -> AsyncIterator[Hall]:
    store = open_store(f"sqlite:///{path / 'cabale.db'}")
    await store.open()
    hall = Hall(Config(idle=idle, bot_delay=0.0, window_floor=0.0), store, Alone())
    yield hall
    await hall.close()
    await store.close()


async def running(hall: Hall, clock: str = "none", delay: int = 0) -> Place:
    """A match of people alone."""
    game, seats, options = variant("castle")
    opened = e.Opened("", game.name, seats, options, "p0", clock=ClockSettings(mode=clock))  # type: ignore[arg-type]
    opened.delay = delay
    place = await hall.create(opened)
    for seat in range(seats):
        await hall.propose(place, lambda _, seat=seat: e.Sat(seat, f"p{seat}", f"P{seat}"))  # type: ignore[misc]
    await hall.propose(place, lambda _: e.Started(game.rules))
    while place.due is None:
        await asyncio.sleep(0.01)
    return place


def test_who_is_here_costs_no_more_the_more_there_are(tmp_path: Path) -> None:
    """Each of 400 who come was told to all who had come: 80,200 messages."""

    async def run() -> None:
        async with hall_at(tmp_path) as hall:
            place = await running(hall)
            ada = [Here("p0") for _ in range(400)]
            for one in ada:
                hall.enter(place, one)
            assert sum(len(one.heard) for one in ada) == 1
            for one in ada[1:]:
                hall.leave(place, one)
            assert place.attended()

            crowd = [Here(f"x{i}") for i in range(400)]
            for one in crowd:
                hall.enter(place, one)
            while json.loads(crowd[0].heard[-1])["table"]["watching"] < 400:
                await asyncio.sleep(0.01)
            assert sum(len(one.heard) for one in crowd) < 8_000
            for one in [*crowd, ada[0]]:
                hall.leave(place, one)
            assert not place.here()

    asyncio.run(run())


def test_running_tables_that_nobody_attends_leave_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hall_at(tmp_path) as hall:
            left, attended = await running(hall), await running(hall)
            soon = await running(hall, "live")
            hall.enter(attended, Here("p0"))
            hall._forget()
            assert set(hall.places) == {attended.room.id, soon.room.id}
            await hall._revive()
            assert left.room.id not in hall.places, "nothing is due there"
            back = await hall.get(left.room.id)
            assert back is not left
            assert (back.room.length, back.room.phase) == (left.room.length, "playing")
            assert back.room.asked == left.room.asked

            # One whose clock runs is taken up again when that is about to run out.
            monkeypatch.setattr(tables, "SLEEP_AT_LEAST", 0.0)
            until = soon.room.until()
            assert until is not None
            hall._forget()
            assert soon.room.id not in hall.places
            await hall._revive()
            assert soon.room.id not in hall.places
            monkeypatch.setattr(tables, "now_ms", lambda: until)
            await hall._revive()
            assert soon.room.id in hall.places

    asyncio.run(run())


def test_a_table_that_has_left_memory_is_gone_without_the_garbage_collector(tmp_path: Path) -> None:
    """One that held itself stayed until the collector came by, and kept its match there."""

    async def run() -> None:
        async with hall_at(tmp_path) as hall:
            place = await running(hall, delay=1)
            ada, eve = Here("p0"), Here("eve")
            for one in (ada, eve):
                place.give_eyes(one)
                hall.enter(place, one)
            for _ in range(3):
                await hall.propose(place, answered)
            for one in (ada, eve):
                hall.leave(place, one)
            while place.telling is not None or place.driver is None:
                await asyncio.sleep(0.01)
            table, left = place.room.id, ref(place)
            gc.disable()
            del place
            hall._forget()
            await asyncio.sleep(0.1)  # its driver has been told to end
            assert table not in hall.places
            assert left() is None
            assert not [one for one in gc.get_objects() if type(one) is Room and one.id == table]

    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_a_table_that_is_over_leaves_memory_sooner_and_comes_back(tmp_path: Path) -> None:
    """In an hour of play there are many more of them than of tables that go on."""

    async def run() -> None:
        async with hall_at(tmp_path, idle=600.0) as hall:
            playing, over = await running(hall), await running(hall)
            await hall.propose(over, lambda _: e.Shut())
            hall._forget()
            assert over.room.id in hall.places, "somebody may look at it once more"
            for place in (playing, over):
                place.used -= tables.OVER_FOR
            hall._forget()
            assert set(hall.places) == {playing.room.id}
            back = await hall.get(over.room.id)
            assert (back.room.length, back.room.phase) == (over.room.length, "closed")

    asyncio.run(run())


def answered(room: Room) -> e.Played:
    """The first choice of a seat that is asked something."""
    seat = next(iter(room.asked))
    return e.Played(seat, room.running().decisions[seat].choices[0].to_json())


def test_a_table_at_which_bots_play_goes_on_with_nobody_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_at(tmp_path) as hall:
            game, seats, options = variant("castle")
            place = await hall.create(e.Opened("", game.name, seats, options, "p0"))
            for seat in range(seats):
                await hall.propose(place, lambda _, seat=seat: e.BotSat(seat, "random", f"B{seat}"))  # type: ignore[misc]
            await hall.propose(place, lambda _: e.Started(game.rules))
            began = place.room.length
            while place.room.length < began + 3:
                hall._forget()
                assert place.room.id in hall.places
                await asyncio.sleep(0.01)

    asyncio.run(run())
