"""After the end: what a seat could have known, thought out where bots think.

It is done in short pieces, so that a bot that has to answer waits for one piece at most, and in an
order that covers the match evenly however soon the time is up.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from random import Random
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from cabale.bots.insight import (
    InsightQuestion,
    Known,
    chances,
    question,
    turning_points,
    worth_asking,
)
from cabale.bots.persuasion import LEAST_MOVED, spoken_aloud, swayed
from cabale.core import Match, replay
from cabale.core.log import Log
from cabale.core.relic import Relic
from cabale.server.bots.shares import Asker, Shares, always
from cabale.server.bots.thinking import Thinkers
from cabale.server.people.limits import Tally
from cabale.server.wire.afterwards import Insight, KnownThen, TurningPoint, TurningSentence
from cabale.server.wire.refusal import Refusal, trouble
from cabale.store import Store, Unavailable, insert_new
from cabale.store.schema import insights

RECENT = 200
LONGEST_QUEUE = 24
MOST_OF_ONE_ADDRESS = 6
BUDGET = 12.0
"""Seconds that one insight may take."""
SENTENCE_BUDGET = 4.0
"""Seconds that the sentence which turned a table may take, once for all its seats."""
PIECE = 0.3
"""Seconds after which a thinker is free for others."""
LOOKING_BACK = Asker("", "", always)
"""Somebody waits for it; all who look back share what one person has for bots."""
Key = tuple[str, int]

log = structlog.get_logger()


class Insights:
    """Thought out one after the other, and kept for ever: a seat's when somebody asks for it.

    Addresses take turns, and one has a few in line at most.

    Those of people are thought out after the end in any case, when nobody has to wait for it: they
    are to be read even when the rules of the game have changed.
    """

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._recent: OrderedDict[Key, asyncio.Task[Insight]] = OrderedDict()
        self._turns = Shares(1)
        self._near = Tally(MOST_OF_ONE_ADDRESS)
        self._lock_ahead = asyncio.Lock()
        self._ahead: set[asyncio.Task[None]] = set()
        self._sentences: OrderedDict[str, TurningSentence | None] = OrderedDict()
        """Of tables looked back at of late: it is the same for every seat."""
        self._wanted: Counter[Key] = Counter()
        """What somebody waits for, and how many do."""

    async def of(self, table: str, match: Match, seat: int, who: str, address: str) -> Insight:
        """`who` asks, a person or (a stranger with a link) the address."""
        key, asker = (table, seat), Asker(who, table, always, address)
        if key not in self._recent and len(self._wanted) >= LONGEST_QUEUE:
            raise Refusal("busy", "others are looking back just now; try again")
        if not self._near.take(address):
            raise Refusal("too-often", "others at your address are looking back; try again")
        self._wanted[key] += 1
        try:
            return await asyncio.shield(self._task(key, match, asker))
        finally:
            self._near.give_back(address)
            self._wanted[key] -= 1
            if not self._wanted[key]:
                del self._wanted[key]

    def look_ahead(self, table: str, match: Match, seats: Iterable[int]) -> None:
        """Think out what these seats could have known, while nobody needs the thinkers."""
        task = asyncio.create_task(self._look_ahead(table, match, list(seats)))
        self._ahead.add(task)
        task.add_done_callback(self._ahead.discard)

    async def _look_ahead(self, table: str, match: Match, seats: Iterable[int]) -> None:
        async with self._lock_ahead:
            for seat in seats:
                try:
                    await self._task((table, seat), match, None)
                except (Refusal, Unavailable) as error:
                    log.warning("insight-not-kept", table=table, **trouble(error))

    async def close(self) -> None:
        tasks = [*self._ahead, *self._recent.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _task(self, key: Key, match: Match, asker: Asker | None) -> asyncio.Task[Insight]:
        """The task that works on it already, or a new one, which waits for the asker's turn."""
        task = self._recent.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._recent[key] = asyncio.create_task(self._find(key, match, asker))
            if len(self._recent) > RECENT:
                self._recent.popitem(last=False)
        self._recent.move_to_end(key)
        return task

    async def _find(self, key: Key, match: Match, asker: Asker | None) -> Insight:
        table, seat = key
        mine = (insights.c.table_id == table) & (insights.c.seat == seat)
        query = select(insights.c.data).where(mine)
        data: bytes | None = await self._store.read(lambda db: db.execute(query).scalar())
        if data is not None:
            return msgspec.json.decode(data, type=Insight)
        if isinstance(match, Relic):
            raise Refusal("old-rules", "this was played under rules that are no longer here")
        async with nullcontext() if asker is None else self._turns.turn(asker):
            found = await self._look_back(key, match)
        row = {"table_id": table, "seat": seat, "data": msgspec.json.encode(found)}
        await self._store.write(lambda db: insert_new(db, insights, row))
        return found

    async def _look_back(self, key: Key, match: Match) -> Insight:
        table, seat = key
        asker = Asker("", "", lambda: key in self._wanted)
        until = time.monotonic() + BUDGET
        played = match.log
        (side, truth), numbers = await self._ask(asker, plan, played, seat)
        wanted = evenly(numbers)
        found: dict[int, list[float]] = {}
        while wanted and time.monotonic() < until:
            got = await self._ask(asker, piece, played, seat, side, wanted)
            found.update(got)
            wanted = [number for number in wanted if number not in got]
        moments = [Known(number, told) for number, told in sorted(found.items()) if told]
        return Insight(
            table=table,
            game=match.game.name,
            seat=seat,
            question="win" if side is None else "side",
            side=side,
            truth=truth,
            moments=[KnownThen(*moment) for moment in moments],
            turns=[TurningPoint(*turn) for turn in turning_points(moments)],
            whole=not wanted,
            sentence=await self._sentence(asker, table, played, side),
        )

    async def _sentence(
        self, asker: Asker, table: str, played: Log, side: str | None
    ) -> TurningSentence | None:
        """What turned the table, of all that was said; None where nothing did."""
        if side is None:
            return None
        if table not in self._sentences:
            until = time.monotonic() + SENTENCE_BUDGET
            wanted = evenly(await self._ask(asker, spoken_aloud, played))
            weighed: dict[int, float] = {}
            while wanted and time.monotonic() < until:
                weighed.update(await self._ask(asker, weigh, played, side, wanted))
                wanted = [number for number in wanted if number not in weighed]
            self._sentences[table] = turning_sentence(played, weighed)
            if len(self._sentences) > RECENT:
                self._sentences.popitem(last=False)
        return self._sentences[table]

    async def _ask(self, asker: Asker, work: Any, *args: Any) -> Any:
        result = await self._thinkers.run(asker, work, *args)
        if result is None:
            raise Refusal("busy", "nobody could think about it just now; try again")
        return result


def turning_sentence(played: Log, weighed: dict[int, float]) -> TurningSentence | None:
    number = max(weighed, key=lambda n: (weighed[n], -n), default=-1)
    if number < 0 or weighed[number] < LEAST_MOVED:
        return None
    entry = played.entries[number]
    return TurningSentence(number, entry["seat"], list(entry["say"]))


def evenly(numbers: list[int]) -> list[int]:
    """The same numbers, from coarse to fine: the ends, the middle, the quarters …"""
    if not numbers:
        return []
    order = [0, len(numbers) - 1]
    step = len(numbers)
    while step > 1:
        step = (step + 1) // 2
        order += range(0, len(numbers), step)
    return [numbers[index] for index in dict.fromkeys(order)]


# --- in the thinker's process ------------------------------------------------------------------


def plan(log: Log, seat: int) -> tuple[InsightQuestion, list[int]]:
    """What to ask, and after which entries."""
    return question(replay(log)), worth_asking(log, seat)


def piece(log: Log, seat: int, side: str | None, wanted: list[int]) -> dict[int, list[float]]:
    """Answers for the first of the moments wanted, as many as a short while allows."""
    until = time.monotonic() + PIECE
    found: dict[int, list[float]] = {}
    for number, match in _moments(log, wanted):
        # The same luck at every moment: what differs was learnt.
        found[number] = chances(match, seat, side, Random(seat)) or []
        if time.monotonic() > until:
            break
    return found


def weigh(log: Log, side: str, wanted: list[int]) -> dict[int, float]:
    """What the first of these claims did to the others, as many as a short while allows."""
    until = time.monotonic() + PIECE
    found: dict[int, float] = {}
    both = [n for number in wanted for n in (number - 1, number)]
    before: Match | None = None
    for number, match in _moments(log, both):
        if before is None:
            before = match.clone()
            continue
        found[number] = swayed(before, match, side)
        before = None
        if time.monotonic() > until:
            break
    return found


def _moments(log: Log, numbers: list[int]) -> Iterator[tuple[int, Match]]:
    """The match after each of these entries, in any order."""
    start = replay(log.beginning)
    first = len(start.entries) - 1
    match, done = start.clone(), first
    for number in numbers:
        if number < done:
            match, done = start.clone(), first
        for entry in log.entries[done + 1 : number + 1]:
            match.repeat(entry)
        done = number
        yield number, match
