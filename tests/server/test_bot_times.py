"""When a bot answers tells nothing about whether it had anything to decide.

Real tables of searching bots are driven by a clock of the test: a thought takes as long as the test
says, and nobody waits.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import defaultdict
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import variant

from cabale.bots import bot as find_bot
from cabale.bots.search import Search
from cabale.server.bots import driver, thinking
from cabale.server.bots.shares import always
from cabale.server.bots.thinking import Answer, Thinkers
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import hall, place, writing
from cabale.server.tables.fanout import Alone
from cabale.server.tables.room import Room
from cabale.store import open_store

LEVEL = "master"
ENTRIES = 150


class Clock:
    """Milliseconds that pass when everybody waits."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self._waking: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = count()

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        when = self.now + int(seconds * 1000)
        heapq.heappush(self._waking, (when, next(self._count), awake))
        await awake

    async def pass_until(self, when: int | None) -> None:
        """Until then, or until a sleeper wakes before."""
        await _let_others_run()
        first = self._waking[0][0] if self._waking else None
        assert when is not None or first is not None, "nobody would ever go on"
        if when is None or (first is not None and first <= when):
            when, _, awake = heapq.heappop(self._waking)
            awake.set_result(None)
        self.now = max(self.now, when)
        await _let_others_run()


async def _let_others_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Slow(Thinkers):
    """Searches that take `seconds`, and no time where there is nothing to decide."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__(1)
        self._clock_of_test, self._seconds = clock, seconds

    async def run(self, _asker: Any, work: Any, position: Any, levels: Any) -> Any:
        answers, _ = work(position, levels)
        real = any(self.match.decisions[seat].choices[1:] for seat in answers)
        took = self._seconds if real else 0.0
        await self._clock_of_test.sleep(took)
        return answers, took

    async def choose(
        self, room: Room, seats: Any, attended: Any = always, address: str = ""
    ) -> dict[int, Answer]:
        self.match = room.running()
        return await super().choose(room, seats, attended, address)

    async def speak(
        self, room: Room, seat: int, attended: Any = always, address: str = ""
    ) -> Answer | None:
        return None


class Last:
    """A mind that takes the last of its choices, searched or not."""

    seconds = 0.9

    def choose(self, eyes: Any) -> Any:
        return eyes.decision.choices[-1]


Waits = dict[tuple[str, bool], dict[bool, list[int]]]


async def waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, clock: Clock, seconds: float
) -> Waits:
    """How long bots took for each kind of question: those with a choice, and those without."""
    found, seats, options = variant(name)
    store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
    await store.open()
    house = hall.Hall(Config(), store, Alone())
    monkeypatch.setattr(house, "_drive", lambda place: None)  # the test drives
    house.thinkers = Slow(clock, seconds)
    # One table, so that every run of the test plays the same match.
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: f"{name}-of-the-test")
    monkeypatch.setattr(hall, "new_secret", lambda: bytes(32))
    opened = e.Opened("", name, seats, options, "p")
    at = await house.create(opened)
    for seat in range(seats):
        await house.propose(at, lambda _, seat=seat: e.BotSat(seat, LEVEL, f"B{seat}"))  # type: ignore[misc]
    await house.propose(at, lambda _: e.Started(found.rules))
    room, one = at.room, driver.Driver(house, at)
    taken: Waits = defaultdict(lambda: defaultdict(list))
    while room.phase == "playing" and room.length < ENTRIES:
        turn, put_at, blind, quiet = room.turn, room.put_at, room.blind, room.quiet
        asked = dict(room.running().decisions)
        when = await one.act()
        if room.turn != turn and not blind:
            (seat,) = asked.keys() - (room.asked.keys() if len(asked) > 1 else set())
            key = (asked[seat].kind, quiet == seat)
            taken[key][asked[seat].forced].append(room.last_at - put_at)
        if when is None or when > clock.now:
            await clock.pass_until(when)
    await store.close()
    return taken


@pytest.mark.parametrize("name", ["abyss", "castle", "cultists"])
@pytest.mark.parametrize("seconds", [0.95, 2.0])
def test_a_forced_answer_takes_as_long_as_a_chosen_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, seconds: float
) -> None:
    clock = Clock()
    for module in (driver, place, writing):
        monkeypatch.setattr(module, "now_ms", clock)
    monkeypatch.setattr(thinking, "_mind", lambda *_: Last())
    monkeypatch.setattr(thinking, "monotonic", lambda: clock.now / 1000)
    assert issubclass(find_bot(variant(name)[0], LEVEL), Search)
    taken = asyncio.run(waits(tmp_path, monkeypatch, name, clock, seconds))
    both = {key: kinds for key, kinds in taken.items() if len(kinds) == 2}
    for key, kinds in taken.items():
        # The first thought that is longer than any before may show; from then on none does.
        times = {forced: set(found[2:]) for forced, found in kinds.items()}
        assert len(times.get(True, set()) | times.get(False, set())) <= 1, (key, kinds)
    if name == "abyss":
        assert both, "no kind of question was put with and without a choice"
