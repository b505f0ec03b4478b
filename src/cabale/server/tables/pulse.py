"""The pulse of the server: whether it can write, and until when somebody looked after the tables.

It is written down every quarter of a minute. So a server that starts again knows for how long there
was none, and lets nobody's clock have run meanwhile, whatever the wall clock says by then.
"""

from __future__ import annotations

import time
from contextlib import suppress

import structlog
from sqlalchemy import Connection, select, update

from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.room import Room
from cabale.store import Store, Unavailable, insert_new
from cabale.store.schema import pulse

LEAST_ALONE, LEAST_AMONG_OTHERS = 1_000, 30_000
"""Milliseconds that count: others may have written theirs up to a quarter of a minute ago."""

log = structlog.get_logger()


class Pulse:
    def __init__(self, store: Store, *, alone: bool) -> None:
        self._store = store
        self._alone = alone
        self._before: int | None = None
        """When somebody last looked after the tables before this server did."""
        self._started = now_ms()
        self._missed: float | None = None

    async def open(self) -> None:
        query = select(pulse.c.at)
        self._before = await self._store.read(lambda db: db.execute(query).scalar())
        self._started = now_ms()

    async def close(self, goodbye: float | None = None) -> None:
        """Nobody's clock has run since people were told to come back in a moment."""
        ago = 0.0 if goodbye is None else time.monotonic() - goodbye
        with suppress(Unavailable):
            await self.beat(int(ago * 1000))

    # --- whether it can write ------------------------------------------------------------------

    @property
    def well(self) -> bool:
        return self._missed is None

    async def beat(self, ago: int = 0) -> None:
        """Somebody looked after the tables until now, or until so many milliseconds ago."""
        at = now_ms() - ago

        def write(db: Connection) -> None:
            insert_new(db, pulse, {"id": 0, "at": at})
            db.execute(update(pulse).values(at=at))

        try:
            await self._store.write(write)
        except Unavailable:
            self.missed()
            raise
        self.felt()

    def missed(self) -> None:
        """Something could not be written."""
        if self._missed is None:
            self._missed = time.monotonic()
            log.warning("cannot-write")

    def felt(self) -> None:
        """Something could be written."""
        if self._missed is not None:
            log.warning("can-write-again", seconds=round(time.monotonic() - self._missed, 1))
            self._missed = None

    # --- for how long there was nobody ---------------------------------------------------------

    def wound_up(self, room: Room) -> e.Entry | None:
        """A table is taken up for the first time: its clock goes on from where it was left."""
        now = now_ms()
        timed = room.phase == "playing" and room.clock.mode != "none"
        if not timed or self._started <= room.last_at <= now:
            return None
        # Where it was never written down (a database of 0.1.0) the last entry is what is known.
        left = max(room.last_at, self._before or 0)
        away = self._started - left
        least = LEAST_ALONE if self._alone else LEAST_AMONG_OTHERS
        return None if 0 <= away < least else e.Delayed(now, away)
