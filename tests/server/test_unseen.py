"""What happens unseen leaves no trace: no frame, no number, no time tells of it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.people import variant
from tests.server.test_shroud import at_the_vote, wearer

from cabale import names
from cabale.server.bots.driver import Driver
from cabale.server.bots.wording import Typing, aloud
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import sight
from cabale.server.tables.chairs import Change, Viewer
from cabale.server.tables.now import Now
from cabale.server.tables.place import encode
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings

EMOTE = "👀"
ACTS = (e.Played, e.Expired, e.Undone)


def at_table(name: str, seed: int, bots: int = 0) -> Room:
    found, seats, options = variant(name)
    clock = ClockSettings(mode="live")
    room = Room("t")
    opened = e.Opened("CODE", name, seats, options, "p0", clock=clock, secret=f"{seed:064x}")
    entries: list[e.Entry] = [opened]
    entries += [e.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(seats - bots)]
    entries += [e.BotSat(seat, "random", "B") for seat in range(seats - bots, seats)]
    for entry in [*entries, e.Started(found.rules)]:
        do(room, entry, 0)
    return room


def do(room: Room, entry: e.Entry, at: int) -> Change:
    return room.accept(at, entry, room.consider(entry))


def something(room: Room, rng: Random) -> e.Entry:
    match = room.running()
    seat = rng.choice(list(match.decisions))
    words = rng.choice(match.decisions[seat].choices).to_json()
    if room.blind:
        return e.Closed() if rng.random() < 0.4 else e.Held(seat, words)
    if match.can_undo(seat) and rng.random() < 0.3:
        return e.Undone(seat)
    return e.Expired(seat) if rng.random() < 0.1 else e.Played(seat, words)


def screens(room: Room) -> dict[Viewer, dict[str, Any]]:
    """What a snapshot shows to each pair of eyes, but for its own number and the hour."""
    everybody: list[Viewer] = [None, *range(len(room.chairs))]
    shown: dict[Viewer, dict[str, Any]] = {}
    for eyes in everybody:
        snapshot = sight.snapshot(room, eyes, Now.of(room, 0), language=None)
        shown[eyes] = json.loads(encode(snapshot))
        del shown[eyes]["seq"]
    return shown


def plain(screen: dict[str, Any]) -> dict[str, Any]:
    return {**screen, "head": "", "clock": {**screen["clock"], "until": 0}}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(2))
def test_a_frame_comes_to_whoever_sees_a_difference_and_to_nobody_else(
    name: str, seed: int
) -> None:
    room, rng, at = at_table(name, seed), Random(seed), 0
    while room.phase == "playing":
        before, seq = screens(room), dict(room.seq)
        entry = something(room, rng)
        at += rng.randrange(1, 900)
        change = do(room, entry, at)
        after = screens(room)
        assert room.seq.keys() == before.keys()
        for eyes in before:
            told = change.eyes is None or eyes in change.eyes
            assert room.seq[eyes] == seq[eyes] + told
            mine = getattr(entry, "seat", None) == eyes and eyes is not None
            if isinstance(entry, ACTS) and not mine:
                if told:  # of more than that the clock was wound
                    assert plain(before[eyes]) != plain(after[eyes]), (eyes, entry)
                else:
                    assert before[eyes] == after[eyes], (eyes, entry)


def paying(seed: int) -> tuple[Room, int]:
    """A table at which somebody is about to pay card by card."""
    room, rng, at = at_table("abyss", seed), Random(seed), 0
    while room.phase == "playing":
        entry = something(room, rng)
        at += 10
        do(room, entry, at)
        match = room.running()
        if match.view(None)["step"] == "pay":
            (seat,) = room.asked
            if len(match.decisions[seat].choices) > 1:
                return room, at
    raise AssertionError("nobody paid anything")


@pytest.mark.parametrize("seed", range(5))
def test_nobody_learns_how_often_a_payer_thought_again(seed: int) -> None:
    """The same cards in the end: with and without second thoughts it is the same for the others."""
    (straight, at), (wavering, _) = paying(seed), paying(seed)
    (seat,) = straight.asked
    numbers = dict(wavering.seq)
    first, second = (c.to_json() for c in straight.running().decisions[seat].choices[:2])
    for choice in (second, first, second):
        if choice[0] == "spend":
            do(wavering, e.Played(seat, choice), at + 1)
            do(wavering, e.Undone(seat), at + 2)
    assert wavering.seq[seat] > numbers.pop(seat)
    assert {eyes: wavering.seq[eyes] for eyes in numbers} == numbers
    done: list[list[int | str]] = []
    while straight.running().view(None)["step"] == "pay":
        # A payer who has put down enough settles.
        choice = straight.running().decisions[seat].choices[0].to_json()
        do(straight, e.Played(seat, choice), at + 5)
        done.append(choice)
    for choice in done:
        do(wavering, e.Played(seat, choice), at + 5)
    ours, theirs = screens(straight), screens(wavering)
    for eyes in set(ours) - {seat}:
        # The head of the log's chain differs with every log; it tells nothing but that.
        assert {**ours[eyes], "head": ""} == {**theirs[eyes], "head": ""}
        assert straight.seq[eyes] == wavering.seq[eyes]


@pytest.mark.parametrize("seed", range(3))
def test_bots_speak_when_they_would_have_whoever_answers_unseen(seed: int) -> None:
    place = SimpleNamespace(room=SimpleNamespace(chat=[]))
    driver = Driver(SimpleNamespace(config=Config(), thinkers=None), place)  # type: ignore[arg-type]
    room, rng, at, talks = at_table("werewolf", seed, bots=2), Random(seed), 0, 0
    while room.phase == "playing":
        match, at = room.running(), at + 700
        if match.pace == "talk":
            plan = driver._words(room)
            assert plan is not None
            for seat in match.decisions:
                if room.chairs[seat].kind == "person":
                    words = rng.choice(match.decisions[seat].choices).to_json()
                    for hidden in (
                        e.Held(seat, words),
                        e.Released(seat),
                        e.Chatted("x", "X", "He holds it."),
                    ):
                        do(room, hidden, at + 300)
                        again = driver._words(room)
                        assert again is not None
                        assert again[0] == plan[0]
                        talks += 1
            do(room, e.Closed(), at + 400)
        else:
            do(room, something(room, rng), at)
    assert talks


def talker(room: Room) -> Driver:
    """The driver of a table, which has had its word on all that was said so far."""
    place = SimpleNamespace(room=room, tongue="en", client="", attended=lambda: True)
    driver = Driver(SimpleNamespace(config=Config(), thinkers=None), place)  # type: ignore[arg-type]
    driver._words(room)
    return driver


def types(driver: Driver, seat: int, at: int, *, answers: bool) -> None:
    """A bot is about to say something."""
    room = driver.place.room
    heard = len(aloud(room.running()))
    driver._typing = Typing(seat, None, "Hm.", room.moment, heard, at, answers=answers)


@pytest.mark.parametrize("answers", [True, False])
def test_no_bot_stops_typing_for_what_a_clairvoyant_does_unseen(answers: bool) -> None:
    """Cards picked and taken back: else who asks a bot something counts the second thoughts."""
    tried = 0
    for seed in range(12):
        room, rng, at = at_table("castle", seed, bots=1), Random(seed), 0
        bot = len(room.chairs) - 1
        while room.phase == "playing" and tried < 4:
            at, match = at + 700, room.running()
            seat = next(iter(room.asked))
            if match.state.stack[-1][0] != "foresee" or seat == bot:
                do(room, something(room, rng), at)
                continue
            driver, turn = talker(room), room.turn
            types(driver, bot, at + 9_000, answers=answers)
            typing, talk = driver._typing, driver._talk
            picked = do(room, e.Played(seat, match.decisions[seat].choices[0].to_json()), at)
            if picked.eyes is None:
                continue
            assert driver._words(room) == (at + 9_000, driver._say)
            if room.running().can_undo(seat):
                do(room, e.Undone(seat), at + 300)
                assert driver._words(room) == (at + 9_000, driver._say)
            assert room.turn > turn
            assert (driver._typing, driver._talk) == (typing, talk)
            tried += 1
    assert tried


def shrouded(seed: int) -> tuple[Room, int, int, int] | None:
    """A table that talks: who cannot see gestures, who makes some, and a bot; None: nobody."""
    room = at_the_vote(seed, step="talk")
    blind = wearer(room, "shrouded")
    if blind is None:
        return None
    bots = [(blind + 2) % 4, (blind + 3) % 4]
    for seat in bots:
        room.chairs[seat].kind = "bot"
    return room, blind, (blind + 1) % 4, bots[0]


def test_under_the_shroud_bots_speak_as_if_there_were_no_gestures() -> None:
    """One that somebody cannot see stops no line, gives nobody the floor, and makes none think."""
    tried = 0
    for seed in range(12):
        if (table := shrouded(seed)) is None:
            continue
        room, blind, maker, bot = table
        driver, match = talker(room), room.running()
        gestures = [
            claim
            for claim in match.game.claim_catalogue(4)[1:]
            if match.may_say(maker, claim)
            and match.game.hearers(match.board, maker, claim) is not None
        ]
        # The bots have nothing to add.
        assert driver._words(room) is not None
        driver._talk.silent = 2
        assert driver._words(room) is None
        before = screens(room)[blind]
        for number, claim in enumerate(gestures[:3]):
            do(room, e.Claimed(maker, claim.to_json()), 5_000 + number)
            plan = driver._words(room)
            assert plan is not None
            asyncio.run(plan[1]())  # type: ignore[arg-type]
            assert driver._words(room) is None
            tried += 1
        assert screens(room)[blind] == before
        # A bot types, and the line is said all the same.
        for answers in (False, True):
            types(driver, bot, 9_000, answers=answers)
            typing = driver._typing
            do(room, e.Claimed(maker, gestures[0].to_json()), 6_000)
            assert driver._words(room) == (9_000, driver._say)
            assert typing is not None
            assert typing.entry(room, 0) is not None
        assert screens(room)[blind] == before
    assert tried


def test_an_emote_that_somebody_cannot_see_swallows_no_question() -> None:
    tried = 0
    for seed in range(12):
        if (table := shrouded(seed)) is None:
            continue
        room, blind, maker, bot = table
        answering = talker(room)._answering
        do(room, e.Chatted(f"p{maker}", "P", EMOTE, maker), 5_000)
        assert room.chat[-1].unseen_by == {blind}
        assert answering.unread(room) is None
        question = f"{room.chairs[bot].shown_name}, what are you?"
        do(room, e.Chatted(f"p{blind}", "P", question, blind), 6_000)
        do(room, e.Chatted(f"p{maker}", "P", EMOTE, maker), 6_100)
        line = answering.unread(room)
        assert line is not None
        assert (line.text, line.at) == (question, 6_000)
        tried += 1
    assert tried


def test_a_seat_s_questions_are_numbered_by_themselves() -> None:
    """The number of a question tells how often this seat was asked, not what others did."""
    for name in names():
        room, rng, at = at_table(name, 1), Random(1), 0
        last: dict[int, int] = {}
        while room.phase == "playing":
            for seat, turn in room.asked.items():
                assert turn in (last.get(seat, 0), last.get(seat, 0) + 1)
                last[seat] = turn
            at += 10
            do(room, something(room, rng), at)
