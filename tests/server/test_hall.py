"""Two workers on one log, without a server around them: nothing that was written stays unheard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import variant

from cabale import names
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.chairs import Viewer
from cabale.server.tables.fanout import Alone, Hear, Missed, News
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.wire.clocks import ClockSettings
from cabale.store import Kept, Store, open_store


class Wire(Alone):
    """What a worker would tell the others."""

    alone = False

    def __init__(self) -> None:
        self.told: list[News] = []

    async def open(self, hear: Hear, missed: Missed) -> None:
        raise AssertionError("the halls of these tests are not opened")

    def publish(self, news: News) -> None:
        self.told.append(news)


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.language: str | None = None
        self.eyes: Viewer = None
        self.watches = False
        self.messages: list[bytes] = []
        self.dropped = False

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def drop(self, code: int, reason: str) -> None:
        self.dropped = True


def with_two(tmp_path: Path, act: Callable[[Hall, Hall, Place], Awaitable[None]]) -> None:
    """Two workers, and a table that the first has opened."""

    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        try:
            one, two = (Hall(Config(), store, Wire()) for _ in range(2))
            _, seats, options = variant(names()[0])
            place = await one.create(e.Opened("", names()[0], seats, options, "p0"))
            await act(one, two, place)
        finally:
            await store.close()

    asyncio.run(run())


def sit(seat: int) -> Any:
    return lambda _: e.Sat(seat, f"p{seat}", f"P{seat}")


def test_what_is_written_while_a_table_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(one: Hall, two: Hall, place: Place) -> None:
        read = Store.kept

        async def slowly(store: Store, table: str) -> Kept:
            kept = await read(store, table)
            await one.propose(place, sit(0))
            return kept

        monkeypatch.setattr(Store, "kept", slowly)
        theirs = await two.get(place.room.id)
        assert theirs.room.length == place.room.length == 2

    with_two(tmp_path, act)


def test_who_loads_a_table_tells_how_long_it_is(tmp_path: Path) -> None:
    """The worker that wrote the last entry may have died before it could tell."""

    async def act(one: Hall, two: Hall, place: Place) -> None:
        await two.get(place.room.id)
        assert [(news.table, news.length) for news in two.fanout.told] == [(place.room.id, 1)]  # type: ignore[attr-defined]

    with_two(tmp_path, act)


def test_who_asks_another_worker_finds_what_was_answered_before(tmp_path: Path) -> None:
    async def act(one: Hall, two: Hall, place: Place) -> None:
        theirs = await two.find(place.room.id)
        await one.propose(place, sit(0))
        assert theirs.room.length == 1
        assert (await two.find(place.room.code)) is theirs
        assert theirs.room.length == 2

    with_two(tmp_path, act)


def test_should_telling_fail_nobody_keeps_a_line_with_a_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(one: Hall, two: Hall, place: Place) -> None:
        seats = len(place.room.chairs)
        for seat in range(seats):
            await one.propose(place, sit(seat))
        ears = [Ear(f"p{seat}") for seat in range(seats)]
        for ear in ears:
            one.enter(place, ear)
        await one.propose(place, lambda room: e.Started(room.game.rules))
        assert place.driver is not None
        place.driver.cancel()

        def broken(*_: object) -> None:
            raise KeyError("a secret")

        monkeypatch.setattr(sight, "frame", broken)
        seat, decision = next(iter(place.room.running().decisions.items()))
        words = decision.choices[0].to_json()
        play = e.Held(seat, words) if place.room.blind else e.Played(seat, words)
        assert await one.propose(place, lambda _: play)
        assert all(ear.dropped for ear in ears)

    with_two(tmp_path, act)


def test_a_table_is_let_go_even_when_something_happens_that_very_moment(tmp_path: Path) -> None:
    """Or a server that is told to stop would wait for it for ever."""

    async def act(one: Hall, two: Hall, place: Place) -> None:
        seats = len(place.room.chairs)
        timed = e.Changed(seats, place.room.options, False, True, ClockSettings(mode="live"))
        await one.propose(place, lambda _: timed)
        for seat in range(seats):
            await one.propose(place, sit(seat))
        await one.propose(place, lambda room: e.Started(room.game.rules))
        driver = place.driver
        assert driver is not None
        await asyncio.sleep(0.1)
        place.changed.set()
        driver.cancel()
        done, _ = await asyncio.wait({driver}, timeout=5)
        assert done

    with_two(tmp_path, act)
