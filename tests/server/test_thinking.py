"""One person's tables do not take another's bots their time to think."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.people import variant

from cabale.server.bots import thinking
from cabale.server.bots.shares import Asker, Shares
from cabale.server.bots.thinking import Thinkers
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import hall as tables
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.store import open_store


def asker(person: str, table: str, attended: bool = False, address: str = "") -> Asker:
    return Asker(person, table, lambda: attended, address)


async def thoughts(
    places: int, askers: list[Asker], rounds: int, seconds: dict[str, float] | None = None
) -> list[Asker]:
    """Who thinks when, if everybody asks again at once; the clock is the test's."""
    shares, order = Shares(places), list[Asker]()

    async def ask(one: Asker) -> None:
        while len(order) < rounds:
            await shares.enter(one)
            order.append(one)
            await asyncio.sleep(0)
            shares.leave(one, (seconds or {}).get(one.table, 1.0))

    await asyncio.gather(*(ask(one) for one in askers))
    return order[:rounds]


def between(order: list[Asker], person: str) -> int:
    """How many others began to think between two thoughts of a person's, at most."""
    own = [number for number, one in enumerate(order) if one.person == person]
    assert len(own) > 1
    return max(after - before - 1 for before, after in pairwise(own))


@pytest.mark.parametrize("places", [1, 2, 3])
def test_who_has_one_table_waits_for_one_thought_of_who_has_thirty(places: int) -> None:
    many = [asker("Eve", f"e{i}") for i in range(30)]
    order = asyncio.run(thoughts(places, [*many, asker("Ada", "a")], 90))
    assert between(order, "Ada") <= places


@pytest.mark.parametrize("places", [1, 2])
def test_many_guests_of_one_address_wait_for_one_another_and_not_we_for_them(places: int) -> None:
    guests = [asker(f"guest {i}", f"g{i}", True, "192.0.2.1") for i in range(15)]
    ada = asker("Ada", "a", True, "192.0.2.2")
    order = asyncio.run(thoughts(places, [*guests, ada], 90))
    assert between(order, "Ada") <= places
    # Among themselves they take turns, too: by person, then by table.
    eve = [asker("Eve", f"e{i}", True, "192.0.2.1") for i in range(15)]
    order = asyncio.run(thoughts(1, [*eve, guests[0], ada], 80))
    assert Counter(one.person for one in order) == {"Ada": 40, "Eve": 20, "guest 0": 20}


def test_a_person_s_tables_take_turns_and_long_thoughts_count_for_more() -> None:
    many = [asker("Eve", f"e{i}") for i in range(6)]
    order = asyncio.run(thoughts(1, many, 60))
    assert set(Counter(one.table for one in order).values()) == {10}
    order = asyncio.run(thoughts(1, many, 60, {"e0": 5.0}))
    had = Counter(one.table for one in order)
    assert had["e0"] <= 3 < 10 <= had["e1"]


def test_tables_with_people_come_before_tables_without() -> None:
    many = [asker(f"P{i}", f"e{i}") for i in range(30)]
    order = asyncio.run(thoughts(1, [*many, asker("Ada", "a", attended=True)], 90))
    assert between(order, "Ada") == 1
    order = asyncio.run(thoughts(1, [*many, asker("Ada", "a")], 90))
    assert between(order, "Ada") == 30


def test_who_was_away_has_saved_up_nothing() -> None:
    async def run() -> list[str]:
        shares, order = Shares(1), list[str]()

        async def ask(one: Asker, times: int) -> None:
            for _ in range(times):
                await shares.enter(one)
                order.append(one.person)
                await asyncio.sleep(0)
                shares.leave(one, 1.0)

        await ask(asker("Ada", "a"), 50)
        order.clear()
        await asyncio.gather(ask(asker("Ada", "a"), 10), ask(asker("Eve", "e"), 10))
        return order

    assert Counter(asyncio.run(run())[:10]) == {"Ada": 5, "Eve": 5}


def test_whoever_gives_up_waiting_keeps_nobody_from_thinking() -> None:
    async def run() -> None:
        shares = Shares(1)
        await shares.enter(asker("Ada", "a"))
        waiting = [asyncio.create_task(shares.enter(asker("Eve", f"e{i}"))) for i in range(4)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        shares.leave(asker("Ada", "a"), 1.0)  # Eve's second is served now
        waiting[1].cancel()  # just when its turn has come
        await asyncio.wait(waiting[:2])
        await asyncio.wait_for(waiting[2], 10)
        shares.leave(asker("Eve", "e2"), 1.0)
        await asyncio.wait_for(waiting[3], 10)

    asyncio.run(run())


def _until(release: str) -> int:
    """A thought that lasts until there is such a file; its process."""
    Path(release).with_suffix(".begun").touch()
    while not Path(release).exists():
        time.sleep(0.01)
    return os.getpid()


def test_patience_counts_thinking_and_a_thought_without_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, never = (str(tmp_path / name) for name in ("first", "second", "never"))
    Path(second).touch()

    async def begun(release: str) -> None:
        while not Path(release).with_suffix(".begun").exists():
            await asyncio.sleep(0.01)

    async def run() -> None:
        thinkers = Thinkers(1)
        eves = asyncio.create_task(thinkers.run(asker("Eve", "e"), _until, first))
        await begun(first)
        monkeypatch.setattr(thinking, "PATIENCE", 0.1)
        adas = asyncio.create_task(thinkers.run(asker("Ada", "a"), _until, second))
        await asyncio.sleep(0.5)  # Ada's bot waits for longer than it may think
        monkeypatch.setattr(thinking, "PATIENCE", 600.0)
        Path(first).touch()
        assert (process := await eves) is not None
        assert await adas == process

        monkeypatch.setattr(thinking, "PATIENCE", 0.1)
        assert await thinkers.run(asker("Eve", "e"), _until, never) is None
        monkeypatch.setattr(thinking, "PATIENCE", 600.0)
        assert await thinkers.run(asker("Ada", "a"), _until, second) not in (None, process)
        await thinkers.close()

    asyncio.run(run())


class Here:
    """Somebody connected."""

    language: str | None = None
    eyes: int | None = None
    watches = False

    def __init__(self, person: str) -> None:
        self.person = person

    def send(self, message: bytes) -> None: ...

    def drop(self, code: int, reason: str) -> None: ...


def test_a_table_s_bots_think_for_its_host_and_for_whoever_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, seats, options = variant("castle")
    asked: list[Asker] = []

    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        hall = Hall(Config(bot_delay=0.0, window_floor=0.0), store, Alone())
        asking = asyncio.Event()

        async def note(_self: object, one: Asker, *_: object) -> None:
            asked.append(one)
            asking.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(Thinkers, "run", note)
        monkeypatch.setattr("secrets.token_urlsafe", lambda _: "table-of-the-test")
        monkeypatch.setattr(tables, "new_secret", lambda: bytes(32))  # a bot is asked first
        place = await hall.create(e.Opened("", found.name, seats, options, "Ada"))
        place.client = "192.0.2.7"
        await hall.propose(place, lambda _: e.Sat(seats - 1, "Ada", "Ada"))
        for seat in range(seats - 1):
            await hall.propose(place, lambda _, seat=seat: e.BotSat(seat, "random", f"B{seat}"))  # type: ignore[misc]
        await hall.propose(place, lambda _: e.Started(found.rules))
        await asyncio.wait_for(asking.wait(), 20)
        ada, eve = Here("Ada"), Here("Eve")
        assert asked[0][:2] == ("Ada", place.room.id)
        assert asked[0].address == "192.0.2.7"
        assert not asked[0].attended()
        hall.enter(place, eve)
        assert not asked[0].attended(), "whoever looks on is not whom the bots play with"
        hall.enter(place, ada)
        assert asked[0].attended()
        hall.leave(place, ada)
        assert not asked[0].attended()
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_whose_turn_comes_while_the_server_stops_goes_without_a_thought() -> None:
    """It was given to a process that was being ended, and the log spoke of a bot that failed."""

    async def run() -> None:
        thinkers = Thinkers(1)
        thinkers.warm_up()
        assert await thinkers.run(asker("Ada", "a"), thinking.awake)
        late = asyncio.create_task(thinkers.run(asker("Ada", "a"), thinking.awake))
        await asyncio.sleep(0)
        await thinkers.close()
        assert await late is None

    with capture_logs() as said:
        asyncio.run(run())
    assert said == []
