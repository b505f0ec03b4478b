"""A wall clock that is set, and a server that was away, neither hurry nor freeze a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.test_hall import sit
from tests.server.test_walls import hall_on

from cabale import names
from cabale.server.tables import clocks
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.hall import Hall
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings

HOUR = 3600 * 10**9
SECOND = 10**9


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_wall_clock_that_is_set_changes_nothing(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, before = time.time_ns, now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    monkeypatch.setattr(time, "time", lambda: (real() + jump) / SECOND)
    assert abs(now_ms() - before) < HOUR // 2 // 10**6


def left(room: Room) -> float:
    """The seconds that are left of the running question."""
    until = room.until()
    assert until is not None
    return (until - now_ms()) / 1000


async def begin(hall: Hall) -> str:
    place = await hall.create(e.Opened("", names()[0], 3, {}, "p0", clock=ClockSettings("live")))
    for seat in range(3):
        await hall.propose(place, sit(seat))
    await hall.propose(place, lambda room: e.Started(room.game.rules))
    assert place.driver is not None
    place.driver.cancel()
    return place.room.id


@pytest.mark.parametrize("jump", [0, HOUR, -2 * HOUR], ids=["away", "forward", "back"])
def test_deadlines_survive_a_restart_and_nobody_s_clock_runs_meanwhile(
    jump: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question of 45 seconds; after 20 the power fails; it comes back, with another hour."""

    def passes(nanoseconds: int) -> None:
        monkeypatch.setattr(clocks, "_WALL", clocks._WALL + nanoseconds)

    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        table = await begin(hall)
        passes(20 * SECOND)
        await hall.pulse.beat()
        for away in (jump + 600 * SECOND, jump + 5 * SECOND):
            passes(away)
            hall = Hall(hall.config, store, hall.fanout)
            await hall.pulse.open()
            place = await hall.get(table)
            assert 15 < left(place.room) <= 25
            assert place.driver is not None
            place.driver.cancel()
            await hall.pulse.beat()
            assert place.room.last_at <= now_ms()
        # What was made good is in the log: whoever folds it finds the same.
        other = Hall(hall.config, store, hall.fanout)
        again = await other.get(table)
        assert again.room.until() == place.room.until()
        await store.close()

    asyncio.run(act())


def test_where_nothing_is_timed_nothing_is_written(tmp_path: Path) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await hall.create(e.Opened("", names()[0], 3, {}, "p0"))
        await hall.pulse.beat()
        other = Hall(hall.config, store, hall.fanout)
        await other.pulse.open()
        assert (await other.get(place.room.id)).room.length == 1
        await store.close()

    asyncio.run(act())
