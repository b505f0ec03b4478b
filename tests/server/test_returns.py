"""Whoever comes back to a question has the usual pause: that proves no standing order."""

from __future__ import annotations

from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.ordering import (
    CONFIG,
    given,
    offer,
    questions,
    some,
)

from cabale.core import PASS
from cabale.server.bots.driver import Driver
from cabale.server.tables import orders
from cabale.server.tables import place as place_module
from cabale.server.tables.chairs import Change, Viewer
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings


class Screen:
    """A client that listens to nothing."""

    language: str | None = None
    eyes: Viewer = None
    watches = False

    def __init__(self, person: str) -> None:
        self.person = person

    def send(self, message: bytes) -> None:
        pass

    def drop(self, code: int, reason: str) -> None:
        pass


class Clock:
    """The hour at which people come and go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        monkeypatch.setattr(place_module, "now_ms", lambda: self.now)

    def driver(self, room: Room, seat: int, *returns: int) -> Driver:
        """That of a table at which all are, one of whom went and came back at those hours."""
        place, self.now = Place(room), room.put_at - 1
        there = {chair.person: Screen(chair.person or "") for chair in room.chairs}
        for screen in there.values():
            place.entered(screen)
        for self.now in returns:
            place.left(there[f"p{seat}"])
            place.entered(there[f"p{seat}"])
        thinkers = SimpleNamespace(longest=lambda *_: 0.0)
        hall: Any = SimpleNamespace(config=CONFIG, thinkers=thinkers)
        return Driver(hall, place)


@pytest.mark.parametrize(("mode", "pause"), [("none", 2_000), ("live", 2_000), ("days", None)])
def test_coming_back_proves_no_order_in_an_open_question(
    mode: str, pause: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All hear who is back. No answer follows at once, by order no sooner than by hand."""
    room, clock = offer(), Clock(monkeypatch)
    (seat,) = room.asked
    room.clock = ClockSettings(mode=mode)  # type: ignore[arg-type]
    back = room.put_at + 9_000
    by_hand, ordered = copy(room), given(room, seat, ["decline", "all", 5])
    by_hand.held = {seat: PASS}
    # At a slow table nobody is shown to be away, and when somebody comes must not show either.
    due = room.put_at + 30_000 if pause is None else back + pause
    for answered in (by_hand, ordered):
        drives = clock.driver(answered, seat, back)
        assert min(when for when, _ in drives._answers(answered)) == due
    drives = clock.driver(room, seat, back)
    came = orders.back_at(room, seat, drives.place)
    assert orders.waits(room, CONFIG, due - 1, private=False, back=came)
    assert not orders.waits(room, CONFIG, due, private=False, back=came)
    assert [when for when, _ in drives._answers(room)] == [
        until for until in [room.until(seat)] if until is not None
    ]


@pytest.mark.parametrize("name", ["castle", "werewolf"])
def test_coming_back_proves_no_order_in_a_window(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a clock it closes a pause after the return, whoever ordered or had answered what."""
    clock, tried = Clock(monkeypatch), 0
    for room, rng in questions(name):
        if not room.blind:
            continue
        room.clock = ClockSettings(mode="none")
        seat, back = rng.choice(list(room.asked)), room.put_at + 60_000
        due = back + (10_000 if room.running().pace == "night" else 2_000)
        others = copy(room)
        others.held = {one: PASS for one in room.asked if one != seat}
        by_hand = copy(room)
        by_hand.held = dict.fromkeys(room.asked, PASS)
        assert clock.driver(by_hand, seat, back).closes(by_hand) == due
        assert clock.driver(others, seat, back).closes(others) is None
        for words in some(room, seat, rng):
            ordered = given(others, seat, words)
            covered = orders.covered(ordered, seat)
            tried += covered
            assert clock.driver(ordered, seat, back).closes(ordered) == (due if covered else None)
    assert tried


def test_who_comes_back_in_the_last_moment_has_what_a_hand_could_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock still ends it: what was answered by hand counts, what was ordered does not."""
    room, clock = offer(), Clock(monkeypatch)
    (seat,) = room.asked
    room.clock = ClockSettings(mode="live")
    until = room.until(seat)
    assert until is not None
    by_hand, ordered = copy(room), given(room, seat, ["decline", "all", 5])
    by_hand.held = {seat: PASS}
    plans = clock.driver(by_hand, seat, until - 5)._answers(by_hand)
    assert [when for when, _ in plans] == [until, until]
    assert "_open" in plans[0][1].__qualname__, "of two that are due the first is done"
    plans = clock.driver(ordered, seat, until - 5)._answers(ordered)
    assert min(plans, key=lambda plan: plan[0])[1].__qualname__.startswith("Driver._expire")
    spoken = 0
    for window, _ in questions("castle"):
        if not window.blind or window.running().state.duel is None:
            continue
        window.clock = ClockSettings(mode="live")
        for seat in window.asked:
            passing = given(window, seat, ["pass_until", "duel"])
            if orders.answer(passing, seat) is None:
                continue
            back = window.put_at + 1_000
            place = clock.driver(passing, seat, back).place
            for now, speaks in ((back + 1_999, False), (back + 2_000, True)):
                assert (str(seat) in orders.answers(passing, place, CONFIG, now)) == speaks
            spoken += 1
    assert spoken


def test_whoever_comes_and_goes_freezes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """After three returns to one question no more counts, and no order speaks: a hand does."""
    room, clock = offer(), Clock(monkeypatch)
    (seat,) = room.asked
    room.clock = ClockSettings(mode="none")
    by_hand, ordered = copy(room), given(room, seat, ["decline", "all", 5])
    by_hand.held = {seat: PASS}
    returns = [room.put_at + 1_900 * n for n in range(1, 5)]
    for count in (1, 2, 3):
        for answered in (by_hand, ordered):
            plans = clock.driver(answered, seat, *returns[:count])._answers(answered)
            assert [when for when, _ in plans] == [returns[count - 1] + 2_000]
    assert clock.driver(ordered, seat, *returns)._answers(ordered) == []
    plans = clock.driver(by_hand, seat, *returns)._answers(by_hand)
    assert [when for when, _ in plans] == [room.put_at + 2_000]


def test_a_return_is_one_wherever_and_with_however_many_screens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, clock = offer(), Clock(monkeypatch)
    place, screen, other = Place(room), Screen("p0"), Screen("p0")
    clock.now = 10
    place.entered(screen)
    clock.now = 20
    place.entered(other)
    place.heard_of("w", ["p0"], 0)
    clock.now = 30
    place.heard_of("w", ["p0", "p1"], 0)
    assert (place.came("p0", 0), place.came("p1", 0)) == ([10], [30])
    place.left(screen)
    place.left(other)
    place.heard_of("w", [], 0)
    clock.now = 40
    place.heard_of("w", ["p0"], 0)
    clock.now = 50
    place.entered(screen)
    assert (place.came("p0", 0), place.came("p0", 10)) == ([10, 40], [40])
    place.tell(Change(table=True, back="p1"))  # to a seat that a bot kept
    assert place.came("p1", 0) == [30, 50]
