"""Whose thought comes next: fair queueing, by person and then by table.

Start-time fair queueing on two levels. Everybody who waits has had so many seconds of thinking;
who has had least comes next, and of that person's tables the one that has had least. Whoever was
away begins where the others stand, and has saved up nothing. Tables at which somebody sits and is
there come before all others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple


class Asker(NamedTuple):
    """Who asks for a thought: a table, and the person whose table it is."""

    person: str
    table: str
    attended: Callable[[], bool]
    """Whether somebody who sits there is there now."""


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
    """So many may think at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        """In the order in which they came."""
        self._people = Ledger()
        self._tables: dict[str, Ledger] = {}
        self._thinking: Counter[str] = Counter()
        """How many thoughts of each person's are being thought."""

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

    def leave(self, asker: Asker, seconds: float) -> None:
        """The thought is over, and took so long."""
        self._people.charge(asker.person, seconds)
        self._tables[asker.person].charge(asker.table, seconds)
        self._thinking[asker.person] -= 1
        self._free += 1
        self._serve()
        if not self._thinking[asker.person]:
            del self._thinking[asker.person]
            if not any(one.asker.person == asker.person for one in self._waiting):
                del self._tables[asker.person]

    def _serve(self) -> None:
        self._waiting = [one for one in self._waiting if not one.ready.cancelled()]
        while self._free and self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            person, table, _ = first.asker
            self._free -= 1
            self._thinking[person] += 1
            self._people.begin(person)
            self._tables.setdefault(person, Ledger()).begin(table)
            first.ready.set_result(None)

    def _rank(self, one: Waiting) -> tuple[bool, int, float, float]:
        """The least is served first, and of equals who came first."""
        person, table, attended = one.asker
        tables = self._tables.get(person)
        had = 0.0 if tables is None else tables.had(table)
        return not attended(), self._thinking[person], self._people.had(person), had
