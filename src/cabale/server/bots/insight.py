"""After the end: what a seat could have known, thought out where bots think.

It is done in short pieces, so that a bot that has to answer waits for one piece at most, and in an
order that covers the match evenly however soon the time is up.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from random import Random
from typing import Any

from cabale.bots.insight import (
    InsightQuestion,
    Known,
    chances,
    question,
    turning_points,
    worth_asking,
)
from cabale.core import Match, replay
from cabale.core.log import Log
from cabale.server.bots.shares import Asker
from cabale.server.bots.thinking import Thinkers, always
from cabale.server.wire.afterwards import Insight, KnownThen, TurningPoint
from cabale.server.wire.refusal import Refusal

KEPT = 200
LONGEST_QUEUE = 8
BUDGET = 12.0
"""Seconds that one insight may take."""
PIECE = 0.3
"""Seconds after which a thinker is free for others."""
LOOKING_BACK = Asker("", "", always)
"""Somebody waits for it; all who look back share what one person has for bots."""


class Insights:
    """One after the other; the last few are kept."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Insight]] = OrderedDict()
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def of(self, table: str, match: Match, seat: int) -> Insight:
        key = table, seat
        if key not in self._kept:
            if self._waiting >= LONGEST_QUEUE:
                raise Refusal("busy", "others are looking back just now; try again")
            self._kept[key] = asyncio.create_task(self._think(table, match, seat))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        task = self._kept[key]
        try:
            return await asyncio.shield(task)
        except Refusal:
            if self._kept.get(key) is task:
                del self._kept[key]
            raise

    async def _think(self, table: str, match: Match, seat: int) -> Insight:
        self._waiting += 1
        try:
            async with self._lock:
                return await self._look_back(table, match, seat)
        finally:
            self._waiting -= 1

    async def _look_back(self, table: str, match: Match, seat: int) -> Insight:
        until = time.monotonic() + BUDGET
        log = match.log
        (side, truth), numbers = await self._ask(plan, log, seat)
        wanted = evenly(numbers)
        found: dict[int, list[float]] = {}
        while wanted and time.monotonic() < until:
            got = await self._ask(piece, log, seat, side, wanted)
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
        )

    async def _ask(self, work: Any, *args: Any) -> Any:
        result = await self._thinkers.run(LOOKING_BACK, work, *args)
        if result is None:
            raise Refusal("busy", "nobody could think about it just now; try again")
        return result


def evenly(numbers: list[int]) -> list[int]:
    """The same numbers, from coarse to fine: the ends, the middle, the quarters …"""
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
    start = replay(log.beginning)
    found: dict[int, list[float]] = {}
    match, done = start.clone(), -1
    for number in wanted:
        if number < done:
            match, done = start.clone(), -1
        for entry in log.entries[done + 1 : number + 1]:
            match.repeat(entry)
        done = number
        # The same luck at every moment: what differs was learnt.
        found[number] = chances(match, seat, side, Random(seat)) or []
        if time.monotonic() > until:
            break
    return found
