"""Tables that are played while servers are killed under them, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import time
import urllib.error
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select
from tests.server.houses import Worker
from tests.server.people import variant
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from cabale import loads, names, replay
from cabale.server.client import Client, Memory, ServerSaidNo
from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.store import Store, insert_new
from cabale.store.schema import entries, tables

T = TypeVar("T")
STUCK = 60.0
"""Seconds without news from a table, while all servers are up, after which it is called stuck."""


HESITATES = 0.3
"""How often somebody takes back what can be taken back."""
CORRUPT = "corrupt"


async def spoil(store: Store) -> None:
    """A running table of which an entry was cut short lies among the others."""
    now = time.time_ns() // 1_000_000
    row = {"id": CORRUPT, "code": "QQQQQ", "game": names()[0], "phase": "playing", "listed": True}

    def write(db: Connection) -> None:
        insert_new(db, tables, {**row, "created": now, "updated": now})
        insert_new(db, entries, {"table_id": CORRUPT, "n": 0, "at": now, "body": b'{"did":"open"'})

    await store.write(write)


async def found_broken(store: Store) -> bool:
    query = select(tables.c.broken).where(tables.c.id == CORRUPT)
    return await store.read(lambda db: db.execute(query).scalar()) is not None


class Storm:
    """What all tables together have come to, and whether one of them is stuck."""

    def __init__(self) -> None:
        self.choices = 0
        """Acknowledged so far."""
        self.tables = 0
        """Played to the end, and found whole."""
        self.reconnections = 0
        self.refused: list[str] = []
        """Requests and connections that did not get an answer, or a bad one; to wait is no harm."""
        self._patience: set[asyncio.Timeout] = set()

    def note_refusal(self, error: Exception) -> None:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        if not isinstance(reason, TimeoutError):
            self.refused.append(repr(reason))

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[asyncio.Timeout]:
        async with asyncio.timeout(STUCK) as one:
            self._patience.add(one)
            try:
                yield one
            finally:
                self._patience.discard(one)

    @asynccontextmanager
    async def blow(self) -> AsyncIterator[None]:
        """Nobody is stuck who waits for a server that is away."""
        for one in self._patience:
            one.reschedule(None)
        try:
            yield
        finally:
            for one in self._patience:
                renew(one)


def renew(patience: asyncio.Timeout) -> None:
    if not patience.expired():
        patience.reschedule(asyncio.get_running_loop().time() + STUCK)


class Wanderer(Client):
    """A person whose connection goes to any worker that answers, and who notes what was done."""

    longest_wait = 0.4

    def __init__(self, urls: list[str], rng: Random, storm: Storm) -> None:
        super().__init__(urls[0])
        self.urls, self.rng, self.storm = urls, rng, storm
        self.sent: dict[str, Any] = {}
        self.acknowledged: dict[int, Any] = {}
        self.connections = 0
        self.seq: int | None = None
        self.newest = -1
        self.patience: asyncio.Timeout | None = None
        self.heard = self._note
        self.can_undo = False

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "done" and message["key"] in self.sent:
            self.acknowledged[int(message["key"])] = self.sent[message["key"]]
            self.storm.choices += 1
        elif message["type"] in ("snapshot", "frame"):
            self.can_undo = message["can_undo"]
            follows = message["type"] == "snapshot" or message["seq"] - 1 == self.seq
            assert follows, f"frame {message['seq']} came after {self.seq}"
            self.seq = message["seq"]
            if self.seq > self.newest and self.patience is not None:
                self.newest = self.seq
                renew(self.patience)

    async def connect(self, table: str, memory: Memory | None = None) -> ClientConnection:
        self.url = self.rng.choice(self.urls)
        self.sent.clear()
        self.seq = None
        try:
            socket = await super().connect(table, memory)
        except (OSError, InvalidHandshake) as error:
            self.storm.note_refusal(error)
            raise
        self.connections += 1
        return socket

    async def insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until somebody answers."""
        while True:
            try:
                return await ask()
            except (urllib.error.URLError, OSError) as error:
                self.storm.note_refusal(error)
                self.url = self.rng.choice(self.urls)
            except ServerSaidNo as no:
                if no.status < 500:
                    raise
                self.storm.note_refusal(no)
            await asyncio.sleep(0.1)

    async def evening(self, table: str) -> Memory:
        memory = Memory()
        async for asked in self.play(table, memory):
            await asyncio.sleep(self.rng.random() * 0.02)
            if self.can_undo and self.rng.random() < HESITATES:
                # If it is granted there is a new question, and what follows comes too late.
                await asked.take_back()
            choice = self.rng.choice(asked.choices)
            self.sent[str(asked.turn)] = choice
            await asked.answer(choice)
        return memory


async def one_table(urls: list[str], name: str, store: Store, rng: Random, storm: Storm) -> None:
    """Play a match of two people and bots, and check that nothing was lost, doubled or stuck."""
    _, seats, options = variant(name)
    people = [Wanderer(urls, Random(rng.random()), storm) for _ in range(2)]
    host = people[0]
    for person in people:
        await person.insist(lambda p=person: p.post("/api/me", name="P"))  # type: ignore[misc]
    settings = {"game": name, "seats": seats, "options": options}
    table = (await host.insist(lambda: host.post("/api/tables", **settings)))["id"]
    path = f"/api/tables/{table}"
    await people[1].insist(lambda: people[1].post(f"{path}/sit"))
    await host.insist(lambda: host.post(f"{path}/bot", level="random"))
    with suppress(ServerSaidNo):
        # The answer to the first attempt may have been lost with the server.
        await host.insist(lambda: host.post(f"{path}/start"))
    async with storm.patience() as patience:
        for person in people:
            person.patience = patience
        memories = await asyncio.gather(*(p.evening(table) for p in people))
    match = replay(loads(await host.insist(lambda: host.get(f"{path}/log"))))
    answers = await answers_on_disk(store, table)
    for memory, person in zip(memories, people, strict=True):
        assert memory.seat is not None
        assert memory.events == match.events(memory.seat), "a client has not caught up"
        for turn, choice in person.acknowledged.items():
            assert answers[memory.seat, turn] == choice, "an acknowledged choice was lost"
    storm.tables += 1
    storm.reconnections += sum(person.connections - 1 for person in people)


async def answers_on_disk(store: Store, table: str) -> dict[tuple[int, int], Any]:
    """What each seat answered to each question, from the log alone; none of them twice."""
    room, answers = Room(table), {}
    for n, row in enumerate(await store.entries(table)):
        assert row.n == n, "an entry is missing"
        entry = e.decode(row.body)
        if isinstance(entry, e.Played | e.Held):
            key = (entry.seat, room.asked[entry.seat])
            assert isinstance(entry, e.Held) or key not in answers, "a choice counted twice"
            answers[key] = list(entry.choice)
        room.accept(row.at, entry, room.consider(entry, folding=True))
    return answers


async def visit_corrupt(urls: list[str], storm: Storm) -> None:
    """Whoever asks for the table that cannot be folded is told so."""
    visitor = Wanderer(urls, Random(), storm)
    with pytest.raises(ServerSaidNo, match="broken"):
        await visitor.insist(lambda: visitor.get(f"/api/tables/{CORRUPT}"))


async def weather(
    workers: list[Worker],
    store: Store,
    *,
    count: int,
    blows: int,
    blow: Callable[[Random], Awaitable[None]],
    seed: int = 0,
) -> Storm:
    """`count` tables are played at any time, until all blows have fallen and they are over."""
    rng = Random(seed)
    urls = [worker.url for worker in workers]
    calm = asyncio.Event()
    storm = Storm()

    async def seat_of_play(number: int) -> None:
        own = Random(f"{seed}/{number}")
        first = True
        while first or not calm.is_set():
            first = False
            name = names()[(number + storm.tables) % len(names())]
            await one_table(urls, name, store, own, storm)

    async def strike() -> None:
        for _ in range(blows):
            # On a slow machine, too, there is play between two blows.
            enough = storm.choices + rng.randrange(count, 4 * count)
            while storm.choices < enough:
                await asyncio.sleep(0.02)
            async with storm.blow():
                await blow(rng)
        calm.set()

    await store.open()
    try:
        await spoil(store)
        async with asyncio.TaskGroup() as group:
            group.create_task(strike())
            for number in range(count):
                group.create_task(seat_of_play(number))
        await visit_corrupt(urls, storm)
        assert await found_broken(store)
    finally:
        await store.close()
        # A table that fails is often the consequence of what a server complains about.
        said = [line for worker in workers for line in worker.complaints()]
        assert [line for line in said if f'"table": "{CORRUPT}"' not in line] == []
    return storm
