"""What a table does by itself: clocks run out, windows close, bots answer.

A driver only proposes, like anybody else; where two workers drive one table, the log settles who
was first. A question is met in the same way whoever is asked: no answer comes early because it was
an easy one.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from cabale.server.bots.answering import Answering, recite
from cabale.server.bots.lateness import time_up
from cabale.server.bots.thinking import Answer
from cabale.server.bots.wording import Talk, Typing, aloud, presses, reaction, thumbs, typed
from cabale.server.tables import entries as e
from cabale.server.tables import orders
from cabale.server.tables.chairs import Line
from cabale.server.tables.clocks import closing_time, now_ms, opening_time
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal, trouble

if TYPE_CHECKING:
    from cabale.server.tables.hall import Hall

log = structlog.get_logger()

ROUNDS_OF_TALK = 8  # more is too much, whoever is speaking
ROUNDS_HEARD_OUT = {True: 2, False: 3}  # with people who would rather go on, and without
TRY_AGAIN = 1.0
HASTE = 0.35  # of a bot's usual time, for a step after one that showed nothing

Act = Callable[[], Awaitable[None]]


async def drive(hall: Hall, place: Place) -> None:
    """Go on until the match is over."""
    driver = Driver(hall, place)
    while place.room.phase == "playing":
        place.changed.clear()
        place.due = None
        try:
            when = await driver.act()
        except Refusal as error:
            log.info("driver-refused", table=place.room.id, code=error.code)
            when = now_ms() + int(TRY_AGAIN * 1000)
        except Exception as error:
            log.error("driver-failed", table=place.room.id, **trouble(error))
            when = now_ms() + int(TRY_AGAIN * 1000)
        place.due = driver.due(when)
        wait = None if when is None else max(0.0, (when - now_ms()) / 1000)
        # Not `wait_for`, which takes no notice of a server that stops just when something changes.
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await place.changed.wait()


class Driver:
    """What one worker means to do next at one table."""

    def __init__(self, hall: Hall, place: Place) -> None:
        self.hall = hall
        self.place = place
        self._asked: tuple[int, tuple[int, ...], int] = (0, (), 0)
        self._thoughts: asyncio.Task[dict[int, Answer]] | None = None
        self._since = 0
        self._wait: tuple[int, float] = (-1, 0.0)
        """A turn, and how long bots take at least for what is asked in it."""
        self._talk = Talk(0, 0, 0)
        self._typing: Typing | None = None
        self._answered = -1
        """Up to which claim the bots had their word about what was said; of earlier talk none."""
        self._aloud = 0
        """How many of these everybody heard: of a gesture that some cannot see, nothing shows."""
        self._last_word = 0
        """When a bot last said something that claims nothing."""
        self._answering = Answering(hall, place)

    async def act(self) -> int | None:
        """Do what is due; the time (ms) of what comes next, None if that is for others to say."""
        room = self.place.room
        if room.paused is not None:
            return None
        if not _hears_out(room):
            self._think(room)
        words = self._words(room)
        if words is not None and room.lesson is not None:
            plans = [words]  # what its line has somebody say comes before what follows it
        else:
            plans = [plan for plan in (*self._answers(room), words) if plan is not None]
        if not plans:
            return None
        when, act = min(plans, key=lambda plan: plan[0])
        if not self.place.mine:
            when += int(self.hall.config.worker_grace * 1000)
        if act == self._close and _hears_out(room):
            if when <= now_ms():
                self._think(room)
            when = max(when, self._since + int(self._longest(room) * 1000))
        when = max(when, self._opening(room))
        if when > now_ms():
            return when
        if self._thoughts is not None and not self._thoughts.done():
            return None  # its end wakes us
        await act()
        return now_ms()

    def due(self, when: int | None) -> float | None:
        """When the table goes on by itself, where nobody thinks just now."""
        if self._thoughts is not None and not self._thoughts.done():
            return None
        return math.inf if when is None else when

    def _opening(self, room: Room) -> int:
        """Until when bots wait at the start, where people look at the card they were dealt."""
        match, people = room.running(), [c for c in room.chairs if c.kind == "person"]
        dealt = room.lesson is None and match.game.roles(match.board) is not None
        if match.entries or room.started is None or not people or not dealt:
            return 0
        private = room.alone and not self.place.watching() and room.clock.mode == "none"
        return opening_time(room.started, self.hall.config.opening, private, self.place.looks())

    # --- thinking ------------------------------------------------------------------------------

    def _think(self, room: Room) -> None:
        """Let the bots think, once for each question, or again if more was said meanwhile."""
        bots = tuple(seat for seat in room.asked if room.chairs[seat].kind == "bot")
        # Were a gesture a reason, whoever cannot see it would wait for it.
        said = len(aloud(room.running())) if _hears_out(room) else 0
        if (room.turn, bots, said) == self._asked:
            return
        self._asked, self._since = (room.turn, bots, said), now_ms()
        if self._thoughts is not None:
            self._thoughts.cancel()  # it would still wait for its turn to no purpose
        self._thoughts = None
        if bots:
            self._thoughts = asyncio.create_task(self._choose(room, bots))
            self._thoughts.add_done_callback(lambda _: self.place.changed.set())

    async def _choose(self, room: Room, bots: Sequence[int]) -> dict[int, Answer]:
        """In a lesson the bots keep to its line as long as that fits."""
        known = {} if room.lesson is None else room.lesson.answers(room.running(), bots)
        rest = [seat for seat in bots if seat not in known]
        if not rest:
            return known
        return known | await self.hall.thinkers.choose(
            room, rest, self.place.attended, self.place.client
        )

    def _longest(self, room: Room) -> float:
        """As long as the longest thought of late: a long one now must not show.

        It is settled when the question is put, before anybody knows how long this thought takes.
        """
        if self._wait[0] != room.turn:
            bots = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "bot"]
            if not room.blind:
                bots = [seat for seat in bots if seat in room.asked]
            self._wait = (room.turn, self.hall.thinkers.longest(room, bots))
        return self._wait[1]

    def _thought(self, seat: int) -> Answer | None:
        return None if self._thoughts is None else self._thoughts.result().get(seat)

    # --- answering -----------------------------------------------------------------------------

    def _answers(self, room: Room) -> list[tuple[int, Act]]:
        if room.blind:
            when = self.closes(room)
            return [] if when is None else [(when, self._close)]
        plans: list[tuple[int, Act]] = []
        for seat in room.asked:
            if room.chairs[seat].kind == "bot":
                # Who pays card by card shows nothing before the last one: nobody waits for each.
                share = HASTE if room.quiet == seat else 1.0
                delay = max(share * self.hall.config.bot_delay, self._longest(room))
                when = room.put_at + int(delay * 1000)
                plans.append((when, self._play(seat, room.asked[seat])))
                continue
            if (opens := orders.opens(room, seat, self.place, self.hall.config)) is not None:
                plans.append((opens, self._open(seat, room.asked[seat])))
            if (until := room.until(seat)) is not None:
                plans.append((until, self._expire(seat, room.asked[seat])))
        return plans

    def closes(self, room: Room) -> int | None:
        """When the open window closes, as things stand."""
        match = room.running()
        people = [seat for seat in room.asked if room.chairs[seat].kind != "bot"]
        # Who has only one answer by day still wants to hear the others out.
        hint = None if room.lesson is None else room.lesson.hint(match)
        coached, private = hint is not None and not hint.last, self._private(room)
        spared = private and match.pace != "talk" and not coached
        answered = all(
            seat in room.held
            or (
                orders.is_here(room, seat, self.place)
                and orders.answered(room, seat, private=private)
            )
            or (spared and match.decisions[seat].forced)
            for seat in people
        )
        floor = self._floor(room, match.pace, bool(people))
        floor = max(floor, orders.stays_open(room, self.place, self.hall.config) / 1000)
        until = room.until()
        return closing_time(
            opened=room.opened,
            pace=match.pace or "turn",
            limit=None if until is None else until - room.opened,
            floor=int(floor * 1000),
            everybody_answered=answered,
            private=private,
        )

    def _floor(self, room: Room, pace: str | None, people: bool) -> float:
        """The seconds for which a window stays open at least, whoever holds what."""
        floor = max(self.hall.config.window_floor, self._longest(room))
        if pace == "night":
            floor = max(floor, self.hall.config.bot_delay)
        if pace == "talk" and room.lesson is None:
            # Who is ready at once still hears what the bots have to say.
            bots = sum(chair.kind == "bot" for chair in room.chairs)
            heard_out = (ROUNDS_HEARD_OUT[people] * bots + 1) * self.hall.config.talk_every
            floor = max(floor, heard_out)
        return floor

    async def _close(self) -> None:
        turn, bots, _ = self._asked
        answers = {seat: self._thought(seat) for seat in bots}
        entry = e.Closed({str(seat): words for seat, words in answers.items() if words})

        def make(room: Room) -> e.Entry | None:
            if room.phase != "playing" or room.turn != turn or room.paused is not None:
                return None
            when = self.closes(room)
            entry.orders = orders.answers(room, self.place, self.hall.config, now_ms())
            return entry if when is not None and when <= now_ms() else None

        await self.hall.propose(self.place, make)

    def _play(self, seat: int, turn: int) -> Act:
        async def act() -> None:
            words = self._thought(seat)

            def make(room: Room) -> e.Entry | None:
                if room.asked.get(seat) != turn or room.chairs[seat].kind != "bot":
                    return None
                return e.Expired(seat) if words is None else e.Played(seat, words)

            await self.hall.propose(self.place, make)

        return act

    def _private(self, room: Room) -> bool:
        return room.alone and self.place.private()

    def _open(self, seat: int, turn: int) -> Act:
        """An answer that was held back, or ordered, is given."""

        def make(room: Room) -> e.Entry | None:
            choice = None if room.asked.get(seat) != turn else orders.ready(room, seat, self.place)
            if choice is None or room.paused is not None or room.chairs[seat].kind == "bot":
                return None
            when = orders.opens(room, seat, self.place, self.hall.config)
            if when is None or when > now_ms():
                return None  # its owner went, or came back, meanwhile
            return e.Played(seat, choice.to_json())

        async def act() -> None:
            await self.hall.propose(self.place, make)

        return act

    def _expire(self, seat: int, turn: int) -> Act:
        async def act() -> None:
            await time_up(self.hall, self.place, seat, turn)

        return act

    # --- speaking ------------------------------------------------------------------------------

    def _words(self, room: Room) -> tuple[int, Act] | None:
        """While the table talks, one bot after the other may say something."""
        if room.lesson is not None:
            return recite(self.hall, self.place, room.lesson)
        said, heard, talk = room.running().spoken, len(aloud(room.running())), self._talk
        if talk.moment != room.moment:
            talk = self._talk = Talk(room.moment, said, heard)
        if (pending := self._pending(room)) is not None:
            return pending
        if self._answered < 0:
            self._answered, self._aloud = said, heard
        if said > self._answered:
            return room.told_at, self._react(talk)
        if room.running().pace != "talk":
            return self._remark(room, talk)
        bots = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "bot"]
        if not bots:
            return None
        if talk.heard != heard:
            talk.heard, talk.silent = heard, 0
        if talk.silent >= len(bots) or heard - talk.began >= ROUNDS_OF_TALK * len(room.chairs):
            return None
        seat = bots[(talk.given + room.moment) % len(bots)]
        since = max(room.told_at, self._last_word)
        return since, self._speak(seat, talk, since, self.hall.config.talk_every)

    def _pending(self, room: Room) -> tuple[int, Act] | None:
        """What a bot is typing, or a line that may ask one something."""
        if self._typing is not None and self._typing.is_late(room):
            self._typing = None
        if self._typing is not None:
            return self._typing.when, self._say
        line = self._answering.unread(room)
        return None if line is None else (line.at, self._answer(line))

    def _remark(self, room: Room, talk: Talk) -> tuple[int, Act] | None:
        """Elsewhere a bot that is asked alone may say one thing before it answers."""
        seat = next(iter(room.asked), -1)
        if not room.game.remarks or talk.given or len(room.asked) != 1:
            return None
        if room.chairs[seat].kind != "bot":
            return None
        return room.put_at, self._speak(seat, talk, room.put_at, self.hall.config.bot_delay / 2)

    def _speak(self, seat: int, talk: Talk, since: int, pause: float) -> Act:
        """A bot has the floor. It types as long as its line is, whatever the line says."""

        async def act() -> None:
            talk.given += 1
            talk.silent += 1  # until it is known better
            place = self.place
            heard = len(aloud(place.room.running()))
            words = await self.hall.thinkers.speak(place.room, seat, place.attended, place.client)
            if words is None or (place.room.phase, place.room.moment) != ("playing", talk.moment):
                return
            if presses(place.room, words, place.tongue):
                return
            text = await typed(place.room, seat, words, place.tongue)
            when = since + int(1000 * pause * thumbs(text))
            self._typing = Typing(seat, words, text, talk.moment, heard, when)

        return act

    def _answer(self, line: Line) -> Act:
        """A bot that somebody's line asks something has the floor."""

        async def act() -> None:
            self._typing = await self._answering.answer(line)

        return act

    def _react(self, talk: Talk) -> Act:
        """A bot may have a word about what was said last, as fast as it types."""

        async def act() -> None:
            room = self.place.room
            self._answered = room.running().spoken
            heard, before = len(aloud(room.running())), self._aloud
            self._aloud = heard
            if heard == before or all(chair.kind != "person" for chair in room.chairs):
                return  # not everybody saw it, or nobody reads it
            found = await reaction(room, self.place.tongue)
            if found is None or (room.phase, room.moment) != ("playing", talk.moment):
                return
            seat, text = found
            when = room.told_at + int(1000 * self.hall.config.talk_every * thumbs(text))
            self._typing = Typing(seat, None, text, talk.moment, heard, when)

        return act

    async def _say(self) -> None:
        typing, talk = self._typing, self._talk
        self._typing = None
        if typing is None:
            return
        if typing.words is None:
            self._last_word = now_ms()

        with suppress(Refusal):
            await self.hall.propose(self.place, lambda room: typing.entry(room, talk.before))


def _hears_out(room: Room) -> bool:
    """Whether there is something to decide when a talk is over: only then bots think about it."""
    match = room.running()
    real = any(not decision.forced for decision in match.decisions.values())
    return room.blind and match.pace == "talk" and real
