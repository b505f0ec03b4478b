"""The door of a table, and a choice that goes through it without a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.test_hall import Ear, sit

from cabale.core import game
from cabale.core.entries import lines_from
from cabale.core.log import line
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables.door import Door
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.tables.writing import Outrun
from cabale.server.wire.refusal import Refusal
from cabale.store import Row, Unavailable, open_store


def test_the_door_is_handed_over_in_order_and_to_nobody_who_has_given_up() -> None:
    async def run() -> list[str]:
        door, seen = Door(), []

        async def come(name: str) -> None:
            async with door:
                seen.append(name)
                await asyncio.sleep(0)

        assert door.take()
        assert not door.take()
        tasks = [asyncio.create_task(come(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        door.leave()
        assert not door.take(), "it is the first one's now"
        tasks[0].cancel()  # it was handed the door, and never came
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not door.locked()
        return seen

    assert asyncio.run(run()) == ["c", "d"]


def at_a_table(
    tmp_path: Path, act: Callable[[Hall, Place, list[Ear]], Awaitable[None]], name: str = "castle"
) -> None:
    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        hall = Hall(Config(), store, Alone())
        try:
            place = await hall.create(e.Opened("", name, 4, {}, "p0"))
            for seat in range(4):
                await hall.propose(place, sit(seat))
            ears = [Ear(f"p{seat}") for seat in range(4)]
            for ear in ears:
                hall.enter(place, ear)
            await hall.propose(place, lambda room: e.Started(room.game.rules))
            await act(hall, place, ears)
            if place.driver is not None:
                place.driver.cancel()
            await hall.folding.close()
        finally:
            await store.close()

    asyncio.run(run())


def next_choice(room: Room) -> e.Entry:
    assert room.match is not None
    seat, decision = next(iter(room.match.decisions.items()))
    kind = e.Held if room.blind else e.Played
    return kind(seat, decision.choices[0].to_json())


class Waits:
    """Who waits for what comes of a choice."""

    def __init__(self) -> None:
        self.came: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def told(self, error: BaseException | None) -> None:
        self.came.set_result(error)


def test_nobody_is_told_of_a_choice_before_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hall: Hall, place: Place, ears: list[Ear]) -> None:
        before, length = [len(ear.messages) for ear in ears], place.room.length
        waits = Waits()
        hall.writing.propose_at_once(place, next_choice, waits.told)
        assert place.door.locked()
        assert not hall.writing.is_free(place)
        assert place.room.length == length
        assert [len(ear.messages) for ear in ears] == before
        assert await waits.came is None
        on_disk = await hall.store.entries(place.room.id)
        assert len(on_disk) == place.room.length == length + 1
        assert any(len(ear.messages) > had for ear, had in zip(ears, before, strict=True))
        assert hall.writing.is_free(place)

    at_a_table(tmp_path, act)


def test_a_choice_that_cannot_be_written_does_not_count_and_leaves_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hall: Hall, place: Place, ears: list[Ear]) -> None:
        length, waits = place.room.length, Waits()

        def fails(_table: str, _row: Row, _also: object, done: Any, *, wait: bool) -> None:
            asyncio.get_running_loop().call_soon(done, None, Unavailable("full"))

        monkeypatch.setattr(hall.store, "append_at_once", fails)
        hall.writing.propose_at_once(place, next_choice, waits.told)
        no = await waits.came
        assert isinstance(no, Refusal)
        assert no.code == "busy"
        assert place.room.length == length
        assert not hall.pulse.well
        assert hall.writing.is_free(place)

    at_a_table(tmp_path, act)


def test_what_is_refused_is_raised_and_leaves_the_door(tmp_path: Path) -> None:
    async def act(hall: Hall, place: Place, ears: list[Ear]) -> None:
        def refuses(_room: Room) -> e.Entry | None:
            raise Refusal("late", "that question is over")

        with pytest.raises(Refusal):
            hall.writing.propose_at_once(place, refuses, Waits().told)
        assert hall.writing.is_free(place)
        waits = Waits()
        hall.writing.propose_at_once(place, lambda _: None, waits.told)
        assert await waits.came is None
        assert hall.writing.is_free(place)

    at_a_table(tmp_path, act)


def test_who_was_outrun_by_another_worker_is_told_so_and_asks_again(tmp_path: Path) -> None:
    async def act(hall: Hall, place: Place, ears: list[Ear]) -> None:
        theirs = e.encode(e.Chatted("p0", "P0", "first!", 0))
        await hall.store.append(place.room.id, Row(place.room.length, 0, theirs))
        waits = Waits()
        hall.writing.propose_at_once(place, next_choice, waits.told)
        assert isinstance(await waits.came, Outrun)
        length = place.room.length
        assert await hall.propose(place, next_choice)
        assert place.room.length == length + 2, "theirs, then ours"

    at_a_table(tmp_path, act)


def test_one_who_cannot_be_told_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def act(hall: Hall, place: Place, ears: list[Ear]) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)

        def breaks(_error: BaseException | None) -> None:
            raise ValueError

        hall.writing.propose_at_once(place, next_choice, breaks)
        assert await hall.store.append("other", Row(0, 0, b"{}"))
        assert hall.writing.is_free(place)

    at_a_table(tmp_path, act)


@pytest.mark.parametrize("name", ["abyss", "castle", "cultists", "werewolf"])
def test_the_lines_of_a_log_are_the_same_one_by_one(name: str) -> None:
    from cabale.core import new_match

    match = new_match(name, game(name).seats[1], seed="lines")
    for number in range(200):
        if match.outcome is not None:
            break
        seat, decision = next(iter(match.decisions.items()))
        if number % 7 == 6:
            match.expire(seat)
        else:
            match.play(seat, decision.choices[number % len(decision.choices)])
        if match.can_undo(seat) and number % 3 == 0:
            match.undo(seat)
    lines = lines_from(match._entries, match.length, 0)
    assert lines == [line(entry) for entry in match.entries] == match.lines_from(0)
    assert [msgspec.json.decode(one) for one in lines] == match.entries
