"""Whose turn comes next: fair queueing, by address, then by person, then by table.

Start-time fair queueing on three levels: an address (guests are made for nothing, addresses are
not), its people, their tables. Each that waits has had so many seconds; the address that has had
least comes next, of its people the one who has had least, and of that person's tables likewise.
Whoever was away begins where the others stand, and has saved up nothing. Tables at which somebody
sits and is there come before all others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

Key = tuple[str, ...]


def always() -> bool:
    return True


class Asker(NamedTuple):
    """Who asks for a turn: a table, the person whose table it is, and where from."""

    person: str
    table: str
    attended: Callable[[], bool]
    """Whether somebody who sits there is there now."""
    address: str = ""
    """Empty where it is not known: then this person is counted alone."""

    @property
    def keys(self) -> tuple[Key, Key, Key]:
        """The address, its person, the person's table: each is fair among those beside it."""
        path = (self.address or self.person, self.person, self.table)
        return path[:1], path[:2], path


class Ledger:
    """The seconds that each of several has had, as far as they still matter."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._floor = 0.0
        """What the last one to be served had had."""

    def had(self, key: str) -> float:
        return max(self._had.get(key, 0.0), self._floor)

    def begin(self, key: str) -> None:
        self._had[key] = self._floor = self.had(key)

    def charge(self, key: str, seconds: float) -> None:
        self._had[key] = self.had(key) + seconds
        self._had = {one: had for one, had in self._had.items() if had > self._floor}


@dataclass(eq=False)
class Waiting:
    asker: Asker
    ready: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Shares:
    """So many may be served at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        """In the order in which they came."""
        self._ledgers: dict[Key, Ledger] = {}
        """What each has had of those under one roof: all addresses, an address, a person."""
        self._busy: Counter[Key] = Counter()
        """How many turns of each are under way."""

    async def enter(self, asker: Asker) -> None:
        """Wait for one's turn. Whoever had it says so with `leave`."""
        waiting = Waiting(asker)
        self._waiting.append(waiting)
        self._serve()
        try:
            await waiting.ready
        except asyncio.CancelledError:
            if waiting.ready.cancelled():
                self._waiting = [one for one in self._waiting if one is not waiting]
            else:
                self.leave(asker, 0.0)  # it was served just before
            raise

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """One's turn, for as long as what is done in it takes."""
        await self.enter(asker)
        began = time.monotonic()
        try:
            yield
        finally:
            self.leave(asker, time.monotonic() - began)

    def leave(self, asker: Asker, seconds: float) -> None:
        """The turn is over, and took so long."""
        for key in asker.keys:
            self._ledgers[key[:-1]].charge(key[-1], seconds)
            self._busy[key] -= 1
        self._free += 1
        self._serve()
        for key in asker.keys:
            if not self._busy[key]:
                del self._busy[key]
                if not any(key in one.asker.keys for one in self._waiting):
                    self._ledgers.pop(key, None)

    def _serve(self) -> None:
        self._waiting = [one for one in self._waiting if not one.ready.cancelled()]
        while self._free and self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            self._free -= 1
            for key in first.asker.keys:
                self._ledgers.setdefault(key[:-1], Ledger()).begin(key[-1])
                self._busy[key] += 1
            first.ready.set_result(None)

    def _rank(self, one: Waiting) -> list[float]:
        """The least is served first, and of equals who came first."""
        rank: list[float] = [not one.asker.attended()]
        for key in one.asker.keys:
            ledger = self._ledgers.get(key[:-1])
            rank += [self._busy[key], 0.0 if ledger is None else ledger.had(key[-1])]
        return rank
