"""What a client is told says nothing about what its seat cannot know.

Every frame that clients receive in whole matches is recorded at a real server. Then the table's log
is folded again, entry by entry, and for each seat the same frame is made in a world in which all
that the seat cannot know was drawn again: hidden cards, the future, what others hold unseen.
"""

from __future__ import annotations

import asyncio
import json
from copy import copy
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import play_all, table_of, variant

from cabale import names
from cabale.core import PASS
from cabale.server.bots.driver import Driver
from cabale.server.bots.thinking import Thinkers, _manners
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.chairs import Change, Viewer
from cabale.server.tables.now import Now
from cabale.server.tables.place import encode
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings
from cabale.store import open_store


def imagined(room: Room, seat: int, rng: Random) -> Room:
    """The same table as this seat could also have it."""
    assert room.match is not None
    twin = copy(room)
    if room.match.outcome is None:
        twin.match = room.match.imagine(seat, rng)
        twin.held = {s: c for s, c in room.held.items() if s == seat}
        for other, decision in twin.match.decisions.items():
            if other != seat and rng.random() < 0.5:
                twin.held[other] = rng.choice(decision.choices)
    return twin


def shown(message: Any) -> dict[str, Any]:
    """A message without times."""
    plain: dict[str, Any] = json.loads(encode(message))
    return without_times(plain)


def without_times(message: dict[str, Any]) -> dict[str, Any]:
    # An imagined match has no log, and so nothing that could be taken back in it.
    clock = {**message["clock"], "until": message["clock"]["until"] is not None}
    return {**message, "now": 0, "clock": clock, "can_undo": None}


def told(room: Room, change: Change, eyes: Viewer) -> list[dict[str, Any]]:
    """What a client with these eyes gets of a change of the match."""
    if not change.match or (change.eyes is not None and eyes not in change.eyes):
        return []
    if change.taken_back or (room.turn == 1 and change.heard == 0 and change.table):
        return [shown(sight.snapshot(room, eyes, Now.of(room, 0), language=None))]
    return [shown(sight.frame(room, eyes, change.heard, Now.of(room, 0), None))]


@pytest.mark.parametrize("name", names())
def test_frames_of_a_match_are_those_of_any_match_that_looks_the_same(
    house: Worker, name: str
) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name)
        records: list[list[dict[str, Any]]] = [[] for _ in people]
        for person, record in zip(people, records, strict=True):
            person.heard = record.append
        memories = await play_all(table, people, seed="secrets")

        store = open_store(f"sqlite:///{house.database}")
        await store.open()
        rows = await store.entries(table["id"])
        await store.close()

        rng = Random(name)
        room = Room(table["id"])
        expected: list[list[dict[str, Any]]] = [[] for _ in people]
        for row in rows:
            entry = e.decode(row.body)
            change = room.accept(row.at, entry, room.consider(entry))
            for seat, frames in enumerate(expected):
                if room.match is not None:
                    frames += told(imagined(room, seat, rng), change, seat)
        for seat, record in enumerate(records):
            assert memories[seat].seat == seat
            frames = [without_times(m) for m in record if m["type"] in ("frame", "snapshot")]
            # A client enters some time after the first cards are dealt, with a snapshot.
            first = frames[0]["seq"]
            assert frames[0]["type"] == "snapshot"
            later = [frame for frame in expected[seat] if frame["seq"] > first]
            assert frames[1:] == later

    asyncio.run(evening())


def positions(name: str, seed: int, bots: int = 0) -> Any:
    """A table played at random, with people's held answers that come in any order."""
    found, seats, options = variant(name)
    rng = Random(f"{name}/{seed}")
    room = Room("t")
    opened = e.Opened("CODE", name, seats, options, "p0", secret=f"{seed:064x}")
    entries: list[e.Entry] = [opened]
    entries += [e.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(seats - bots)]
    entries += [e.BotSat(seat, "random", "B") for seat in range(seats - bots, seats)]
    entries.append(e.Started(found.rules))
    at = 0
    while True:
        if not entries:
            assert room.match is not None
            people = [seat for seat in room.asked if room.chairs[seat].kind == "person"]
            waiting = [seat for seat in people if seat not in room.held]
            if room.blind and (not waiting or rng.random() < 0.1):
                entries.append(e.Closed())
            else:
                seat = rng.choice(waiting if room.blind else list(room.asked))
                words = rng.choice(room.match.decisions[seat].choices).to_json()
                entries.append(e.Held(seat, words) if room.blind else e.Played(seat, words))
        entry = entries.pop(0)
        at += rng.randrange(1, 1000)
        change = room.accept(at, entry, room.consider(entry))
        if room.match is not None:
            yield room, entry, change, rng
        if room.phase == "over":
            return


@pytest.mark.parametrize("name", names())
def test_an_answer_that_is_held_is_seen_by_its_owner_alone(name: str) -> None:
    seats = variant(name)[1]
    before: dict[Viewer, Any] = {}
    for room, entry, change, _ in positions(name, 1):
        everybody: list[Viewer] = [None, *range(seats)]
        now = {
            eyes: shown(sight.snapshot(room, eyes, Now.of(room, 0), language=None))
            for eyes in everybody
        }
        if isinstance(entry, e.Held):
            assert change.eyes == (entry.seat,)
            for eyes in everybody:
                assert (now[eyes] == before[eyes]) == (eyes != entry.seat)
        before = now


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("mode", ["none", "live"])
@pytest.mark.parametrize(("bots", "slowest"), [(0, 0.0), (2, 0.0), (2, 2.0)])
def test_when_a_window_closes_says_nothing_about_hands(
    name: str, mode: str, bots: int, slowest: float
) -> None:
    """In all worlds that a seat cannot tell apart the window closes at the same moment.

    It stays open for longer than the longest thought of a bot: how long one thinks shows nothing.
    """
    thinkers = SimpleNamespace(longest=lambda *_: slowest)
    silent = SimpleNamespace(chat=[])
    place = SimpleNamespace(
        here=set,
        came=lambda *_: [],
        private=lambda: False,
        one_device=lambda: False,
        room=silent,
    )
    driver = Driver(SimpleNamespace(config=Config(), thinkers=thinkers), place)  # type: ignore[arg-type]
    for room, _, _, rng in positions(name, 2, bots):
        if room.phase != "playing" or not room.blind:
            continue
        room.clock = ClockSettings(mode=mode)  # type: ignore[arg-type]
        closing = driver.closes(room)
        assert closing is None or closing - room.opened >= 1000 * max(slowest, 0.3)
        for seat in range(room.match.seats):
            other = imagined(room, seat, rng)
            other.held = dict.fromkeys(room.held, PASS)
            other.asked = dict(room.asked)
            assert driver.closes(other) == closing


def test_who_has_nothing_to_say_takes_as_long_as_a_liar() -> None:
    room = next(iter(positions("werewolf", 1, 2)))[0]
    seat = next(number for number, chair in enumerate(room.chairs) if chair.kind == "bot")

    async def silence() -> float:
        thinkers = Thinkers(1)
        await thinkers.speak(room, seat)  # its process is awake now
        thinkers.longest_word[room.game.name] = 0.5
        begun = monotonic()
        await thinkers.speak(room, seat)
        took = monotonic() - begun
        await thinkers.close()
        return took

    assert asyncio.run(silence()) > 0.4


def test_a_long_thought_holds_windows_no_longer_than_the_operator_allows() -> None:
    room = next(iter(positions("werewolf", 1, 2)))[0]
    bots = [number for number, chair in enumerate(room.chairs) if chair.kind == "bot"]

    def held(*most: float) -> float:
        thinkers = Thinkers(1, *most)
        thinkers._slowest = dict.fromkeys(_manners(room, bots), (3.0, monotonic()))
        return thinkers.longest(room, bots)

    assert 3.0 < held() <= 5.0
    assert held(0.5) == 0.5
