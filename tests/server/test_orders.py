"""Standing orders: they spare their owner questions, and nobody else anything, knowledge included.

`docs/security.md` says why. Whoever has ordered something looks to all others as somebody who
answered by hand in the pause that every such question has; with a clock windows close as if nobody
had ordered anything.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from copy import copy
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.ordering import (
    CONFIG,
    GAMES,
    anything,
    do,
    driver,
    given,
    nights,
    offer,
    questions,
    screens,
    some,
)
from tests.server.people import table_of
from tests.server.talk import Talk
from tests.server.test_secrecy import imagined, positions

from cabale.core import PASS, game, names
from cabale.server.tables import entries as e
from cabale.server.tables import orders
from cabale.server.tables.chairs import Standing
from cabale.server.tables.snapshots import freeze, pack, thaw, unpack
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.refusal import Refusal


@pytest.mark.parametrize("name", GAMES)
def test_an_order_is_seen_by_its_owner_alone(name: str) -> None:
    for room, rng in questions(name):
        seat = rng.randrange(len(room.chairs))
        before, numbers = screens(room), dict(room.seq)
        offered = anything(room, seat)
        if not offered:
            continue
        twin = copy(room)
        twin.orders, twin.seq, twin.hesitated = {}, dict(room.seq), {}
        change = do(twin, e.Ordered(seat, [rng.choice(offered)]))
        assert change.eyes == (seat,)
        after = screens(twin)
        for eyes, shown in after.items():
            assert (shown == before[eyes]) == (eyes != seat)
            assert twin.seq[eyes] == numbers[eyes] + (eyes == seat)


@pytest.mark.parametrize("name", ["castle", "cultists", "werewolf"])
@pytest.mark.parametrize("mode", ["none", "live", "days"])
def test_when_a_window_closes_says_nothing_about_orders_or_hands(name: str, mode: str) -> None:
    """With a clock: whoever ordered what. Without: an order is an answer by hand, or no answer.

    In either case it is the same in every world that a seat cannot tell from its own.
    """
    drives, covering = driver(), set()
    for room, rng in questions(name):
        if not room.blind:
            continue
        room.clock = ClockSettings(mode=mode)  # type: ignore[arg-type]
        people = list(room.asked)
        seat = rng.choice(people)
        all_but_one = copy(room)
        all_but_one.held = dict.fromkeys([one for one in people if one != seat], PASS)
        by_hand = copy(all_but_one)
        by_hand.held = dict.fromkeys(people, PASS)
        for words in some(room, seat, rng):
            ordered = given(all_but_one, seat, words)
            if mode != "none":
                assert drives.closes(ordered) == drives.closes(given(all_but_one, seat, None))
            else:
                covered = orders.covered(ordered, seat)
                covering.add(covered)
                assert drives.closes(ordered) == (drives.closes(by_hand) if covered else None)
                assert drives.closes(all_but_one) is None
                # Who is seen to be away answers nothing by hand: an order would show.
                assert driver(away=seat).closes(ordered) is None
            for other_seat in {(seat + 1) % len(room.chairs), (seat + 2) % len(room.chairs)}:
                other = imagined(ordered, other_seat, rng)
                other.held, other.orders = ordered.held, ordered.orders
                assert drives.closes(other) == drives.closes(ordered)
        if mode == "none":
            shortest = 10_000 if room.running().pace == "night" else 2_000
            assert drives.closes(by_hand) >= room.opened + shortest
    assert covering == ({True, False} if mode == "none" else set())


@pytest.mark.parametrize("name", GAMES)
def test_whether_an_order_ends_a_wait_hangs_on_no_hand(name: str) -> None:
    """Every order of everybody, in worlds that another seat cannot tell apart."""
    for room, rng in questions(name):
        known, match = room.game.orders, room.running()
        every = known.catalogue(match.seats)[1:]
        for eyes in rng.sample(range(match.seats), 2):
            world = match.imagine(eyes, rng)
            for seat in set(room.asked) - {eyes}:
                sure = [[known.covers(one.board, seat, o) for o in every] for one in (match, world)]
                assert sure[0] == sure[1]


@pytest.mark.parametrize("name", ["castle", "cultists", "werewolf"])
def test_a_window_that_closes_shows_the_same_whether_a_seat_ordered_or_answered(name: str) -> None:
    """Frames, numbers, questions: the whole table afterwards, for all eyes but the seat's own."""
    spoken = set()
    for room, rng in questions(name):
        if not room.blind:
            continue
        seat = rng.choice(list(room.asked))
        offered = [
            one for one in anything(room, seat) if orders.answer(given(room, seat, one), seat)
        ]
        for words in rng.sample(offered, min(2, len(offered))):
            ordered = given(room, seat, words)
            choice = orders.answer(ordered, seat)
            assert choice is not None
            spoken.add(choice.verb)
            done = []
            for held, closed in (
                ({}, e.Closed(orders={str(seat): choice.to_json()})),
                ({seat: choice}, e.Closed()),
            ):
                twin = given(room, seat, words if not held else None)
                twin.seq, twin.numbers = dict(room.seq), dict(room.numbers)
                twin.held = {s: c for s, c in room.held.items() if s != seat} | held
                twin.asked, twin.put, twin.last = dict(room.asked), dict(room.put), dict(room.last)
                twin.seal = copy(room.seal)
                do(twin, closed)
                done.append({eyes: one for eyes, one in screens(twin).items() if eyes != seat})
            assert done[0] == done[1]
    assert len(spoken) > 1


def test_an_offer_is_answered_at_the_same_moment_by_hand_and_by_order() -> None:
    room = offer()
    (seat,) = room.asked
    assert orders.waits(room, CONFIG, room.put_at + 1_999, private=False)
    assert not orders.waits(room, CONFIG, room.put_at + 2_000, private=False)
    assert not orders.waits(room, CONFIG, room.put_at, private=True)
    by_hand = copy(room)
    by_hand.held = {seat: PASS}
    ordered = given(room, seat, ["decline", "all", 5])
    times = [[when for when, _ in driver()._answers(one)] for one in (by_hand, ordered, room)]
    assert times == [[room.put_at + 2_000], [room.put_at + 2_000], []]
    assert driver(away=seat)._answers(ordered) == []
    before = screens(room)
    do(by_hand, e.Held(seat, ["pass"]))
    assert {eyes for eyes, one in screens(by_hand).items() if one != before[eyes]} == {seat}


def test_a_pause_cut_into_slices_proves_no_order() -> None:
    """No order speaks in slices of time that are too short for a hand."""
    room = offer()
    (seat,) = room.asked
    room.clock, room.paused = ClockSettings(mode="live"), None
    ordered = given(room, seat, ["decline", "all", 5])
    for _ in range(40):
        at = ordered.last_at + 100
        ordered.accept(at, e.Paused(), ordered.consider(e.Paused()))
        ordered.accept(at + 3_000, e.Resumed(), ordered.consider(e.Resumed()))
        first = min(when for when, _ in driver()._answers(ordered))
        assert first == ordered.last_at + 2_000


def test_allies_are_declined_by_people_and_up_to_a_value() -> None:
    room = offer()
    (seat,) = room.asked
    state: Any = room.running().state
    ally = state.track[-1]
    people, value = ("jellyfish", "crab", "seahorse", "shellfish", "squid")[ally // 5], ally % 5 + 1
    others = "crab" if people != "crab" else "squid"
    cases = {
        ("decline", people, value): PASS,
        ("decline", "all", value): PASS,
        ("decline", others, 5): None,
        **({("decline", people, value - 1): None} if value > 1 else {}),
    }
    for words, answer in cases.items():
        assert orders.answer(given(room, seat, list(words)), seat) == answer


def test_an_ally_is_bought_if_it_comes_at_the_price() -> None:
    room = offer()
    (seat,) = room.asked
    state: Any = room.running().state
    value = state.track[-1] % 5 + 1
    cost = state.buyers.bit_count() + 1
    bought = room.running().choice("buy")
    cases = {
        ("buy_if", "all", value, cost): bought,
        ("buy_if", "all", 1, 3): bought,
        **({("buy_if", "all", value + 1, 3): None} if value < 5 else {}),
        **({("buy_if", "all", 1, cost - 1): None} if cost > 1 else {}),
    }
    for words, answer in cases.items():
        twin = given(room, seat, list(words))
        assert orders.answer(twin, seat) == answer
        assert orders.covered(twin, seat) == (answer is not None)
    # The first of several that has an answer gives it.
    both = given(room, seat, ["buy_if", "all", 1, 3])
    both.orders[seat] = Standing(f"p{seat}", (("buy_if", "all", 1, 3), ("decline", "all", 5)))
    assert orders.answer(both, seat) == bought


def test_whom_one_supports_is_said_openly_at_the_moment_of_a_hand() -> None:
    """In the coach one is asked after the other: by hand or by order, not before the pause."""
    tried = 0
    for room, _ in questions("castle"):
        if room.running().state.stack[-1][0] != "open_support":
            continue
        (seat,) = room.asked
        duel: Any = room.running().state.duel
        words = ["support_if", duel.defender, "anybody", "one"]
        ordered, by_hand = given(room, seat, words), copy(room)
        by_hand.held = {seat: room.running().choice("support", "defender")}
        assert orders.answer(ordered, seat) == by_hand.held[seat]
        times = [[when for when, _ in driver()._answers(one)] for one in (ordered, by_hand, room)]
        assert times == [[room.put_at + 2_000], [room.put_at + 2_000], []]
        nobody = given(room, seat, ["support_if", duel.defender, "anybody", "nobody"])
        assert orders.answer(nobody, seat) == PASS
        tried += 1
    assert tried


def test_whoever_is_seen_to_be_away_does_nothing_by_order() -> None:
    """At a table that is played live all see who is away; over days nobody does."""
    for room, _ in questions("castle"):
        seat = next(iter(room.asked))
        if not room.blind or room.running().state.duel is None:
            continue
        ordered = given(room, seat, ["pass_until", "duel"])
        if orders.answer(ordered, seat) is None:
            continue
        for mode, spoken in (("live", False), ("days", True)):
            ordered.clock = ClockSettings(mode=mode)  # type: ignore[arg-type]
            answers = orders.answers(ordered, driver(away=seat).place, CONFIG, ordered.last_at)
            assert (str(seat) in answers) == spoken
            assert orders.spares(ordered, seat, driver(away=seat).place) == spoken
        return
    raise AssertionError("nobody could pass")


def test_who_is_called_is_not_made_to_sleep() -> None:
    found = 0
    for room, _ in nights():
        awake = room.running().state.stack[-1][3]
        for seat in room.asked:
            sleeping = given(room, seat, ["sleep"])
            assert orders.covered(sleeping, seat)
            assert (orders.answer(sleeping, seat) is None) == (seat in awake)
            # Among bots the night waits for whoever is called; among people that would tell.
            assert orders.answered(sleeping, seat, private=True) == (seat not in awake)
            found += seat in awake
    assert found


def test_orders_end_with_what_they_are_for() -> None:
    """Sleep with the night, passing with the duel, or as soon as one is touched."""
    for name in ("castle", "cultists", "werewolf"):
        dropped = 0
        for room, _, _, rng in positions(name, 5):
            if room.phase == "over":
                assert not room.orders
                continue
            match = room.running()
            for seat, standing in room.orders.items():
                for words in standing.words:
                    order = match.game.orders.catalogue(match.seats).from_json(list(words))
                    assert match.game.orders.stands(match.board, seat, order)
            seat = rng.randrange(match.seats)
            offered = anything(room, seat)
            if offered and seat not in room.orders:
                room.orders[seat] = Standing(f"p{seat}", (tuple(rng.choice(offered)),))
                dropped += 1
        assert dropped > 1


def test_what_is_no_order_is_refused() -> None:
    room = offer()
    wrong: list[list[Any]] = [["pass"], ["decline", "all", 6], ["sleep"], ["decline"]]
    for words in wrong:
        with pytest.raises(Refusal):
            room.consider(e.Ordered(0, [words]))
    with pytest.raises(Refusal, match="too many"):
        room.consider(e.Ordered(0, [["decline", "all", 1]] * 13))
    night = next(room for room, _ in questions("werewolf"))
    room.hesitated[0] = 50
    with pytest.raises(Refusal, match="often enough"):
        room.consider(e.Ordered(0, [["decline", "all", 1]]))
    for at_night, _, _, _ in positions("werewolf", 1):
        if at_night.phase == "playing" and at_night.running().pace == "talk":
            with pytest.raises(Refusal, match="cannot be ordered now"):
                at_night.consider(e.Ordered(0, [["sleep"]]))
            break
    assert night.game.orders is not None


def test_orders_are_kept_with_the_table_and_are_their_owner_s() -> None:
    room = offer()
    (seat,) = room.asked
    room.hesitated = {}
    do(room, e.Ordered(seat, [["decline", "all", 5]]))
    frozen, match = freeze(room)
    again = thaw("t", unpack(pack(frozen, match)))
    assert again.orders == room.orders
    assert orders.answer(again, seat) == PASS
    do(again, e.BotSat(seat, "random", "B"))  # a bot that keeps the seat follows no orders of mine
    assert orders.answer(again, seat) is None
    do(again, e.Sat(seat, f"p{seat}", "P"))
    assert orders.answer(again, seat) == PASS
    do(again, e.Left(seat, f"p{seat}", "random", "B"))
    assert orders.answer(again, seat) is None
    room.forget({f"p{seat}": "x_1"}, "—")
    assert room.orders[seat].person == "x_1"
    assert orders.answer(room, seat) == PASS


def test_a_seat_s_order_leaves_no_trace_in_the_log_of_the_match() -> None:
    """What is read after the end is what was answered, not who answered it."""
    logs = []
    for by_order in (False, True):
        room = offer()
        (seat,) = room.asked
        if by_order:
            do(room, e.Ordered(seat, [["decline", "all", 5]]))
        else:
            do(room, e.Held(seat, ["pass"]))
        choice = room.held.get(seat) or orders.answer(room, seat)
        assert choice is not None
        do(room, e.Played(seat, choice.to_json()))
        logs.append(json.dumps(room.running().entries))
    assert logs[0] == logs[1]


def test_without_a_clock_nobody_s_time_runs_out_by_an_order() -> None:
    """Who is called and sleeps answers as one could by hand: `expired` would tell of the order."""
    found = 0
    for room, _ in nights():
        awake = [seat for seat in room.asked if len(room.put[seat].choices) > 1]
        for seat in awake:
            twin = given(room, seat, ["sleep"])
            twin.held = {s: room.put[s].choices[0] for s in room.asked if s != seat}
            twin.seq, twin.numbers, twin.seal = dict(room.seq), dict(room.numbers), copy(room.seal)
            twin.asked, twin.put, twin.last = dict(room.asked), dict(room.put), dict(room.last)
            before = room.running().length
            given_for = orders.answers(twin, driver().place, CONFIG, twin.last_at)
            do(twin, e.Closed(orders=given_for))
            assert all("play" in one for one in twin.running().entries_from(before))
            found += 1
    assert found


async def asleep(url: str) -> None:
    """Three people, no clock, one tap each."""
    table, people = await table_of(url, "werewolf")
    async with AsyncExitStack() as stack:
        talks = [await stack.enter_async_context(Talk(one, table["id"])) for one in people]
        for talk in talks:
            await talk.settle()
            seat = talk.seat()
            assert (await talk.answer("order", seat=seat, orders=[["sleep"]]))["type"] == "done"
        for talk in talks:
            while (await talk.settle())["view"]["pace"] == "night":
                await talk.read()
            assert talk.last["state"]["orders"] == []
            told = [one for one in talk.all if one["type"] in ("frame", "snapshot")]
            numbers = [one["seq"] for one in told]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert [["sleep"]] in [one["orders"] for one in told]


def test_one_tap_is_enough_for_a_night(house: Worker) -> None:
    asyncio.run(asyncio.wait_for(asleep(house.url), 60))


def test_orders_of_every_game_are_tried_here() -> None:
    assert {name for name in names() if game(name).orders is not None} == set(GAMES)
