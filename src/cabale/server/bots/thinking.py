"""Bots think in other processes, so that no thought ever stops the loop.

A thinker folds the match from its log and gives the bot its eyes, nothing else. It keeps the last
few matches, so that it folds only what is new. Who thinks next is settled in `shares`; a bot's
patience counts from when it thinks, however long it had to wait.
"""

from __future__ import annotations

import asyncio
import math
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context
from time import monotonic
from typing import Any, NamedTuple

import structlog

from cabale.bots import bot as find_bot
from cabale.bots import take_seat
from cabale.bots.search import Search, Thought, numbered, together
from cabale.core import Eyes, Luck, Match, game, names
from cabale.core.entries import Origin
from cabale.core.snapshot import Origins
from cabale.core.upgrade import start
from cabale.server.bots.shares import Asker, Shares, always
from cabale.server.operations.bounds import think_beside
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import trouble

log = structlog.get_logger()

PATIENCE = 20.0
"""Seconds of thinking after which a bot is treated like an absent player."""
MOST_WAITED = 5.0
"""Seconds that everybody waits at most because a bot thought for long of late."""
FORGETTING = 0.99
HOLD = 60.0
"""Seconds after which the longest thought counts less, unless there was another as long."""
MARGIN = 1.2
GRAIN = 1.25
"""Waits are powers of this many seconds, lest a thought's length show in those that follow;
thoughts that differ by less are as long as each other."""
KEPT = 200

Answer = list[int | str]


class Position(NamedTuple):
    """A running match on its way to a thinker."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    luck: Luck
    scenario: str | None
    entries: Sequence[Any]
    turn: int


class Manner(NamedTuple):
    """How bots of a level think about a question of its kind: all of it is public."""

    game: str
    level: str
    searching: bool


def _manners(room: Room, seats: Iterable[int]) -> set[Manner]:
    step = room.running().game.step(room.running().state.stack[-1][0])
    routine = step.kind in room.game.mind.search.routine
    levels = {room.chairs[seat].level or "random" for seat in seats}
    return {
        Manner(
            room.game.name,
            level,
            not routine and issubclass(find_bot(room.game, level), Search),
        )
        for level in levels
    }


class Thinker:
    """One process, which can be ended without the others."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(
            1, get_context("spawn"), initializer=think_beside, initargs=(os.getpid(),)
        )
        self._awake: Future[int] = self._pool.submit(_wake)

    async def think(self, work: Any, args: Sequence[Any]) -> Any:
        await asyncio.wrap_future(self._awake)
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    async def end(self) -> None:
        """Kill the process, whatever it is doing, and free what the pool has of the system."""
        if self._awake.done() and self._awake.exception() is None:
            with suppress(ProcessLookupError):
                os.kill(self._awake.result(), signal.SIGKILL)
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


class Thinkers:
    """The processes."""

    def __init__(self, count: int, most_waited: float = MOST_WAITED) -> None:
        self._count = count
        self._most_waited = most_waited
        self._idle: list[Thinker] = []
        self._shares = Shares(count)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._slowest: dict[Manner, tuple[float, float]] = {}
        """Seconds of the longest thought of each manner of late, and when it was."""
        self.longest_word: dict[str, float] = {}
        """The same of what to say."""

    def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        self._idle += [Thinker() for _ in range(self._count)]

    def longest(self, room: Room, seats: Iterable[int]) -> float:
        """Seconds in which bots on these seats will have answered what is asked now.

        Nothing that is hidden goes into it: whoever has no choice takes as long as the others.
        """
        longest = max((self._late(manner) for manner in _manners(room, seats)), default=0.0)
        if not longest:
            return 0.0
        steps = math.ceil(math.log(MARGIN * longest, GRAIN))
        wait = math.pow(GRAIN, steps)
        return min(wait, self._most_waited)

    def _late(self, manner: Manner) -> float:
        took, at = self._slowest.get(manner, (0.0, 0.0))
        known = took * math.pow(GRAIN, -((monotonic() - at) // HOLD))
        return max(known, Search.seconds if manner.searching else 0.0)

    async def choose(
        self,
        room: Room,
        seats: Sequence[int],
        attended: Callable[[], bool] = always,
        address: str = "",
    ) -> dict[int, Answer]:
        """The bots' answers on these seats; a seat is missing when its bot failed."""
        asker = Asker(room.host, room.id, attended, address)
        levels = {seat: room.chairs[seat].level or "random" for seat in seats}
        position, manners = _position(room), _manners(room, seats)
        minds = {seat: find_bot(room.game, level) for seat, level in levels.items()}
        searching = [seat for seat, mind in minds.items() if issubclass(mind, Search)]
        if searching == list(seats) and len(seats) == 1 and self._count > 1:
            answers, took = await self._together(asker, room, position, seats[0], levels[seats[0]])
        else:
            answers, took = await self.run(asker, choose, position, levels) or ({}, 0.0)
        for manner in manners:
            known = self._late(manner)
            if took * GRAIN > known:
                self._slowest[manner] = (max(took, known), monotonic())
        return answers

    async def _together(
        self, asker: Asker, room: Room, position: Position, seat: int, level: str
    ) -> tuple[dict[int, Answer], float]:
        """All processes search for one seat's answer at once, each with luck of its own."""
        parts = range(self._count)
        found = await asyncio.gather(
            *(self.run(asker, ponder, position, seat, level, part) for part in parts)
        )
        done = [part for part in found if part is not None]
        if not done:
            return {}, 0.0
        mind = find_bot(room.game, level)
        assert issubclass(mind, Search)
        choice = room.running().board.catalogue[together([thought for thought, _ in done], mind)]
        return {seat: choice.to_json()}, max(took for _, took in done)

    async def speak(
        self, room: Room, seat: int, attended: Callable[[], bool] = always, address: str = ""
    ) -> Answer | None:
        """What the bot on this seat wants to claim now.

        A liar thinks longer, so everybody takes as long as the longest of late, also for silence.
        """
        level, name = room.chairs[seat].level or "random", room.game.name
        asker = Asker(room.host, room.id, attended, address)
        answer, took = None, 0.0
        # The table does not wait for long for a bot that may have nothing to say.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                said = await self.run(asker, speak, _position(room), seat, level)
                answer, took = said or (None, 0.0)
        longest = max(took, self.longest_word.get(name, 0.0) * FORGETTING)
        self.longest_word[name] = min(longest, self._most_waited)
        await asyncio.sleep(self.longest_word[name] - took)
        return answer if isinstance(answer, list) else None

    async def run(self, asker: Asker, work: Any, *args: Any) -> Any:
        """What a function gives in a thinker's process; None when it failed or took too long."""
        await self._shares.enter(asker)
        # Whoever does not want to know any more goes; the process is busy until it is done.
        task = asyncio.create_task(self._think(asker, work, args))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _think(self, asker: Asker, work: Any, args: Sequence[Any]) -> Any:
        if self._closed:  # asked here, just before a thinker is taken: all of them are being ended
            self._shares.leave(asker, 0.0)
            return None
        began = time.perf_counter()
        thinker = self._idle.pop() if self._idle else Thinker()
        try:
            result = await thinker.think(work, args)
            self._idle.append(thinker)
            return result
        except BrokenProcessPool:
            if not self._closed:
                log.error("thinker-died")
            await thinker.end()
        except TimeoutError:
            log.error("bot-too-slow")
            await thinker.end()
        except Exception as error:
            # A bot's mistake must not cost the table its evening; nor may it tell what it saw.
            log.error("bot-failed", **trouble(error))
            self._idle.append(thinker)
        finally:
            self._shares.leave(asker, time.perf_counter() - began)
        return None

    async def close(self) -> None:
        """End all processes: thoughts are broken off, and starts are not waited for."""
        self._closed = True
        for process in active_children():
            process.kill()
        ending = [thinker.end() for thinker in self._idle]
        await asyncio.gather(*ending, *self._at_work, return_exceptions=True)


def _position(room: Room) -> Position:
    match = room.running()
    return Position(
        room.id,
        room.game.name,
        match.seats,
        room.options,
        match.luck,
        match.scenario,
        match.entries,
        room.turn,
    )


# --- in the thinker's process --------------------------------------------------------------------

_kept: OrderedDict[str, Match] = OrderedDict()


def _wake() -> int:
    """Import every game before it is needed; the id of this process."""
    for name in names():
        game(name)
    return os.getpid()


def awake() -> bool:
    """A thought of nothing."""
    return True


def _fold(position: Position) -> Match:
    match = _kept.pop(position.table, None)
    if match is None or len(match.entries) > len(position.entries):
        origin = Origin(position.luck, position.scenario)
        shelf = game(position.game)
        origins = Origins(shelf, position.seats, position.options, origin, live=True)
        match = start(origins, position.entries)
    for entry in position.entries[len(match.entries) :]:
        match.repeat(entry)
    _kept[position.table] = match
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return match


def _mind(match: Match, position: Position, seat: int, level: str) -> Any:
    # The numbers hang on the table's secret: any worker's bot would choose the same.
    here = f"{position.luck.dice}/bot/{seat}"
    numbers = f"{here}/{position.turn}/{len(match.said_to(seat))}"
    return take_seat(match, seat, level, numbers, temper=here)


def choose(position: Position, levels: dict[int, str]) -> tuple[dict[int, Answer], float]:
    """The answers, and how many seconds they took. Several searches share the time of one."""
    began = time.perf_counter()
    match = _fold(position)
    answers = {}
    searching = sum(issubclass(find_bot(match.game, level), Search) for level in levels.values())
    for seat, level in levels.items():
        decision = match.decisions.get(seat)
        if decision is None:
            continue
        if decision.forced:
            choice = decision.choices[0]
        else:
            mind = _mind(match, position, seat, level)
            if isinstance(mind, Search):
                mind.seconds /= searching
            choice = mind.choose(Eyes(match, seat))
        answers[seat] = choice.to_json()
    return answers, time.perf_counter() - began


def ponder(position: Position, seat: int, level: str, part: int) -> tuple[Thought[int], float]:
    """One process's part of a search, and how many seconds it took."""
    began = time.perf_counter()
    match = _fold(position)
    mind = _mind(match, position, seat, level)
    assert isinstance(mind, Search)
    return numbered(mind.think(Eyes(match, seat), part)), time.perf_counter() - began


def speak(position: Position, seat: int, level: str) -> tuple[Answer | None, float]:
    """What is claimed, and how many seconds it took to find."""
    began = time.perf_counter()
    match = _fold(position)
    claim = _mind(match, position, seat, level).speak(Eyes(match, seat))
    return None if claim is None else claim.to_json(), time.perf_counter() - began
