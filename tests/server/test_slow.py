"""Slow play: clocks of days, banks, people who rest, and seats whose time was up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.core.test_undo import work
from tests.server.houses import Worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk
from tests.server.test_hall import sit
from tests.server.test_people import refused
from tests.server.test_walls import hall_on

from cabale import names, new_match
from cabale.core import game
from cabale.server.tables import clocks, rest
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.tables.snapshots import freeze, pack, thaw, unpack
from cabale.server.wire.clocks import ClockSettings, Holiday, HoursOff, Night
from cabale.server.wire.refusal import Refusal

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
DAY = 24 * HOUR
NIGHTS = HoursOff("Europe/Paris", Night(22 * 60, 7 * 60))
Passes = Callable[[int], None]


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> Passes:
    """Let so many milliseconds pass at once."""

    def jump(milliseconds: int) -> None:
        monkeypatch.setattr(clocks, "_WALL", clocks._WALL + milliseconds * 10**6)

    return jump


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


async def begin(hall: Hall, clock: ClockSettings, *more: e.Entry, name: str = "abyss") -> Place:
    """Three people; nothing happens by itself."""
    place = await hall.create(e.Opened("", name, 3, {}, "p0", clock=clock))
    for seat in range(3):
        await hall.propose(place, sit(seat))
    for entry in more:
        await hall.propose(place, lambda _, entry=entry: entry)  # type: ignore[misc]
    await hall.propose(place, lambda room: e.Started(room.game.rules))
    assert place.driver is not None
    place.driver.cancel()
    with suppress(asyncio.CancelledError):
        await place.driver
    return place


def left(room: Room) -> int:
    """The whole minutes that are left of the running question."""
    until = room.until()
    assert until is not None
    return round((until - now_ms()) / MINUTE)


async def answer(hall: Hall, place: Place) -> int:
    """Whoever is asked takes the first choice; which seat that was."""
    seat = next(iter(place.room.asked))
    words = place.room.running().decisions[seat].choices[0].to_json()
    await hall.propose(place, lambda _: e.Played(seat, words))
    return seat


# --- when people rest ----------------------------------------------------------------------------


def test_a_clock_stands_still_at_night() -> None:
    evening = at("2026-03-10 20:00")  # 21:00 in Paris
    assert rest.ends_at(NIGHTS, evening, 30 * MINUTE) == evening + 30 * MINUTE
    assert rest.ends_at(NIGHTS, evening, 2 * HOUR) == at("2026-03-11 07:00")
    assert rest.ends_at(NIGHTS, at("2026-03-10 23:00"), HOUR) == at("2026-03-11 07:00")
    assert rest.ends_at(None, evening, DAY) == evening + DAY
    # The night in which summer begins is an hour shorter.
    assert rest.ends_at(NIGHTS, at("2026-03-28 20:00"), 2 * HOUR) == at("2026-03-29 06:00")


def test_weekends_and_holidays_are_whole_days_of_the_person_s_own() -> None:
    friday = at("2026-03-13 12:00")
    away = HoursOff("UTC", weekends=True, holidays=(Holiday("2026-03-16", "2026-03-18"),))
    assert rest.ends_at(away, friday, 12 * HOUR) == at("2026-03-14 00:00")
    assert rest.ends_at(away, friday, 13 * HOUR) == at("2026-03-19 01:00")
    further_east = HoursOff("Asia/Tokyo", weekends=True)
    assert rest.ends_at(further_east, friday, 4 * HOUR) == at("2026-03-15 16:00")
    assert rest.rests(away, at("2026-03-17 12:00"))
    assert not rest.rests(away, friday)


def test_time_that_is_left_and_time_that_was_used_add_up() -> None:
    rng = Random(23)
    for _ in range(200):
        night = Night(rng.randrange(1440), rng.randrange(1440)) if rng.random() < 0.8 else None
        day = rng.randrange(10, 28)
        holidays = (Holiday(f"2026-03-{day}", "2026-03-28"),) if rng.random() < 0.3 else ()
        zone = rng.choice(["Europe/Paris", "America/New_York", "Asia/Kolkata", "UTC"])
        hours = HoursOff(zone, night, rng.random() < 0.5, holidays)
        with suppress(Refusal):
            rest.check(hours)
            start, length = at("2026-03-05 00:00") + rng.randrange(DAY), rng.randrange(9 * DAY)
            ends = rest.ends_at(hours, start, length)
            assert rest.awake(hours, start, ends) == length
            assert rest.awake(hours, start, ends - 1) in (length - 1, length)


def test_hours_in_which_nobody_rests_are_not_looked_through_for_years() -> None:
    """Of every seat this is asked whenever a table is listed: eight tables took 0.8 s."""
    friday = at("2026-03-13 12:00")
    over = HoursOff("UTC", holidays=(Holiday("2020-01-01", "2020-01-02"),) * 6)
    far = HoursOff("UTC", holidays=(Holiday("9999-12-30", "9999-12-31"),))
    for hours in (HoursOff(), over, far):
        assert work(lambda hours=hours: rest.ends_at(hours, friday, DAY)) < 200  # type: ignore[misc]
        assert rest.ends_at(hours, friday, DAY) == friday + DAY
    nights = HoursOff("Europe/Paris", Night(0, 14 * 60))
    rest.ends_at(nights, friday, 30 * DAY)
    assert work(lambda: rest.ends_at(nights, friday, 30 * DAY)) < 20  # it is known


@pytest.mark.parametrize(
    "hours",
    [
        HoursOff("Europe/Atlantis"),
        HoursOff("UTC", Night(0, 15 * 60)),
        HoursOff("UTC", Night(60, 60)),
        HoursOff("UTC", holidays=(Holiday("2026-02-30", "2026-03-01"),)),
        HoursOff("UTC", holidays=(Holiday("2026-03-02", "2026-03-01"),)),
        HoursOff("UTC", holidays=(Holiday("2026-01-01", "2026-03-01"),)),
    ],
)
def test_hours_that_make_no_sense_or_never_end_are_refused(hours: HoursOff) -> None:
    with pytest.raises(Refusal):
        rest.check(hours)


def test_rest_stops_slow_clocks_alone_and_only_one_s_own(tmp_path: Path) -> None:
    """Somebody is on holiday for two days: whoever is asked, or somebody else."""

    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        days = [datetime.fromtimestamp((now_ms() + n * DAY) / 1000, UTC).date() for n in (0, 2)]
        off = HoursOff("UTC", holidays=(Holiday(days[0].isoformat(), days[1].isoformat()),))
        for mode, stands in (("days", True), ("live", False)):
            clock = ClockSettings(mode)  # type: ignore[arg-type]
            room = (await begin(hall, clock, *(e.Rested(f"p{s}", off) for s in range(3)))).room
            (seat,) = room.asked
            plain, others = copy(room), copy(room)
            plain.hours, others.hours = {}, {f"p{(seat + 1) % 3}": off}
            assert (left(room) > left(plain)) == stands
            assert left(others) == left(plain)
            again = thaw("t", unpack(pack(*freeze(room))))
            assert again.until() == room.until()
        await store.close()

    asyncio.run(act())


def test_new_hours_count_from_the_next_question_on(tmp_path: Path, passes: Passes) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await begin(hall, ClockSettings("days", days=3))
        until = place.room.until()
        tomorrow = datetime.fromtimestamp((now_ms() + DAY) / 1000, UTC).date().isoformat()
        off = HoursOff("UTC", holidays=(Holiday(tomorrow, tomorrow),))
        for seat in range(3):
            entry = e.Rested(f"p{seat}", off)
            await hall.propose(place, lambda _, entry=entry: entry)  # type: ignore[misc]
        assert place.room.until() == until
        await answer(hall, place)
        assert left(place.room) == 4 * 24 * 60
        await store.close()

    asyncio.run(act())


# --- time is up ----------------------------------------------------------------------------------


def test_the_rules_answer_once_then_a_bot_keeps_the_seat_until_its_owner_is_back(
    tmp_path: Path, passes: Passes
) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await begin(hall, ClockSettings("days"))
        room = place.room
        (gone,) = room.asked
        hall._drive(place)
        until = asyncio.timeout(60)
        async with until:
            for _ in range(200):
                (seat,) = room.asked
                before = room.length
                if seat != gone and room.chairs[seat].kind == "person":
                    await answer(hall, place)
                elif room.chairs[gone].kind == "person":
                    assert room.late.get(gone, 0) < 2
                    passes(DAY - MINUTE)
                    place.changed.set()
                    await asyncio.sleep(0)
                    assert room.length == before
                    passes(2 * MINUTE)
                    place.changed.set()
                while room.length == before:  # the driver, or the bot
                    await asyncio.sleep(0.01)
                if room.chairs[gone].kind == "bot":
                    break
        assert place.driver is not None
        place.driver.cancel()
        done = [e.decode(row.body) for row in await store.entries(room.id)]
        expired = [entry for entry in done if isinstance(entry, e.Expired)]
        assert [entry.seat for entry in expired] == [gone, gone]
        assert [c.kind for s, c in enumerate(room.chairs) if s != gone] == ["person"] * 2
        assert room.chairs[gone].level == "adept"
        await hall.propose(place, sit(gone))
        assert room.plays(f"p{gone}", gone)
        assert gone not in room.late
        await hall.close()
        await store.close()

    asyncio.run(act())


def test_nobody_is_replaced_who_answers_in_between(tmp_path: Path) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await begin(hall, ClockSettings("days"))
        (seat,) = place.room.asked
        await hall.propose(place, lambda _: e.Expired(seat))
        assert place.room.late == {seat: 1}
        while seat not in place.room.asked:
            await answer(hall, place)
        await answer(hall, place)
        assert place.room.late == {}
        await store.close()

    asyncio.run(act())


def test_a_slow_table_is_taken_up_again_however_long_nobody_came(
    tmp_path: Path, passes: Passes
) -> None:
    """After days a server starts, and the seat whose turn it is has the time that was left."""

    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        slow = await begin(hall, ClockSettings("days", days=7))
        quick = await begin(hall, ClockSettings("none"))
        passes(5 * DAY)
        await hall.pulse.beat()
        passes(HOUR)  # nobody looks after it: the clock stands
        other = Hall(hall.config, store, hall.fanout)
        await other.pulse.open()
        await other._revive()
        assert slow.room.id in other.places
        assert quick.room.id not in other.places
        again = other.places[slow.room.id]
        assert left(again.room) == 2 * 24 * 60
        assert again.driver is not None
        again.driver.cancel()
        await store.close()

    asyncio.run(act())


# --- banks ---------------------------------------------------------------------------------------


def test_a_bank_pays_for_one_s_own_turns_and_grows_after_each(
    tmp_path: Path, passes: Passes
) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await begin(hall, ClockSettings("bank", bank=3600, increment=60))
        room = place.room
        assert room.banks == dict.fromkeys(range(3), HOUR)
        spent = dict.fromkeys(range(3), 0)
        given = dict.fromkeys(range(3), 0)
        for minutes in (10, 5, 1, 7, 3, 20):
            (seat,) = room.asked
            assert left(room) == 60 - spent[seat] + given[seat]
            passes(minutes * MINUTE)
            spent[seat] += minutes
            await answer(hall, place)
            given[seat] += seat not in room.asked
            for one, bank in room.banks.items():
                assert round(bank / MINUTE) == 60 - spent[one] + given[one]
        assert sum(given.values()) >= 2
        again = thaw("t", unpack(pack(*freeze(room))))
        assert again.banks == room.banks
        await store.close()

    asyncio.run(act())


def test_whoever_has_nothing_left_has_a_moment(tmp_path: Path, passes: Passes) -> None:
    async def act() -> None:
        hall, store = await hall_on(tmp_path / "cabale.db")
        place = await begin(hall, ClockSettings("bank", bank=60, increment=0))
        room = place.room
        (seat,) = room.asked
        passes(HOUR)
        await hall.propose(place, lambda _: e.Expired(seat))
        assert room.banks[seat] == 0
        while seat not in room.asked:
            await answer(hall, place)
        until = room.until()
        assert until is not None
        assert 0 < until - room.opened == 10 * SECOND
        await store.close()

    asyncio.run(act())


def test_taking_back_gives_no_more_time() -> None:
    """An increment for a turn goes with the turn that is taken back."""
    room = Room("t")
    clock = ClockSettings("bank", bank=3600, increment=600)
    opened = e.Opened("CODE", "abyss", 3, {}, "p0", clock=clock, secret=f"{7:064x}")
    start: list[e.Entry] = [opened, *(e.Sat(s, f"p{s}", f"P{s}") for s in range(3))]
    for entry in [*start, e.Started(game("abyss").rules)]:
        room.accept(0, entry, room.consider(entry))
    rng, undone = Random(1), 0
    for _ in range(120):
        (seat,) = room.asked
        before = dict(room.banks)
        play = e.Played(seat, rng.choice(room.running().decisions[seat].choices).to_json())
        room.accept(0, play, room.consider(play))
        if room.can_undo(seat):
            undo = e.Undone(seat)
            room.accept(0, undo, room.consider(undo))
            assert room.banks == before
            undone += 1
            room.accept(0, play, room.consider(play))
        if room.phase == "over":
            break
    assert undone > 3


# --- windows -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_nobody_waits_for_a_window_that_nobody_could_use(name: str) -> None:
    """As far as the table can tell, whoever is asked could have something to say."""
    found, windows = game(name), 0
    for seed in range(3):
        seats = found.seats[len(found.seats) // 2]
        match, rng = new_match(name, seats, seed=seed, live=True), Random(seed)
        while match.outcome is None:
            if match.blind:
                windows += 1
                step = found.step(match.state.stack[-1][0])
                assert set(match.decisions) <= set(step.public(match.board))
            seat = rng.choice(list(match.decisions))
            match.play(seat, rng.choice(match.decisions[seat].choices))
    assert windows or name in ("abyss", "cultists")


# --- through the door ----------------------------------------------------------------------------


def test_a_slow_table_over_the_wire(house: Worker) -> None:
    async def act() -> None:
        clock = {"mode": "days", "days": 3}
        table, people = await table_of(house.url, "abyss", clock=clock)
        assert table["seconds"] == {
            "turn": 3 * 86_400,
            "window": 3 * 3_600,
            "night": 3 * 3_600,
            "talk": 3 * 86_400,
        }
        # Nobody is shown to be away where most are, and no host gives the seat to a bot.
        assert all(seat["here"] for seat in table["seats"])
        bot = people[0].post(f"/api/tables/{table['id']}/bot", seat=1)
        assert await refused(bot) == "slow"
        night: dict[str, Any] = {"begins": 22 * 60, "ends": 7 * 60}
        hours = {"zone": "Europe/Paris", "night": night, "weekends": True, "holidays": []}
        assert await people[0].post("/api/me/hours", hours=hours) == hours
        assert await people[0].get("/api/me/hours") == hours
        entries = (await people[0].get("/api/me/export"))["tables"][0]["entries"]
        assert [one["what"]["hours"]["zone"] for one in entries if one["did"] == "rest"] == [
            "Europe/Paris"
        ]
        wrong = people[0].post("/api/me/hours", hours={"zone": "Mars/Olympus"})
        assert await refused(wrong) == "unfit"
        stranger = await newcomer(house.url, "Eve")
        assert (await stranger.get("/api/me/hours"))["night"] is None

    asyncio.run(asyncio.wait_for(act(), 60))


def test_nobody_at_a_slow_table_learns_who_comes_or_goes(house: Worker) -> None:
    """Whoever is away and is answered for at once has ordered it: `docs/security.md`."""

    async def act() -> None:
        table, (host, guest, *_) = await table_of(house.url, "abyss", clock={"mode": "days"})
        bot = f"/api/tables/{table['id']}/bot"
        async with Talk(guest, table["id"]) as b:
            assert await refused(guest.post(bot, seat=0)) == "not-yours"
            await b.settle()
            heard = len(b.all)
            for _ in range(2):
                async with Talk(host, table["id"]) as a:
                    await a.settle()
                    assert await refused(guest.post(bot, seat=0)) == "not-yours"
            await b.settle()
            assert [message["type"] for message in b.all[heard:]] == ["pong"]
            # That somebody looks on is shown, and so it is told.
            async with Talk(await newcomer(house.url, "Eve"), table["id"]):
                assert (await b.until("table"))["table"]["watching"] == 1

    asyncio.run(asyncio.wait_for(act(), 60))


def test_when_time_is_up_is_told_to_those_who_sit_there(house: Worker) -> None:
    """It tells when something happened at a table closed to others, and when somebody rests."""

    async def act() -> None:
        table, people = await table_of(house.url, "abyss", clock={"mode": "days"}, listed=True)
        path = f"/api/tables/{table['id']}"
        assert (await people[1].get(path))["until"] == table["until"] is not None
        stranger = await newcomer(house.url, "Eve")
        assert (await stranger.get(path))["until"] is None
        listed = (await stranger.get("/api/tables"))["tables"]
        assert [one["until"] for one in listed if one["id"] == table["id"]] == [None]
        await people[0].post(f"{path}/close")

    asyncio.run(asyncio.wait_for(act(), 60))
