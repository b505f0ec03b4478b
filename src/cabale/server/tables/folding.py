"""Tables are brought back in threads, each behind its own wall, and written down for next time.

A table that cannot be folded is marked: its people are told, the operator's log, `cabale admin
tables` and the details of the server's health name it, and everything else goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import structlog

from cabale.server.tables import snapshots
from cabale.server.tables.books import outcome_of
from cabale.server.tables.fold import Folded, NoUse, fold, fold_again
from cabale.server.tables.place import Place
from cabale.server.tables.snapshots import Digest
from cabale.server.wire.refusal import Refusal, trouble
from cabale.store import Kept, Store, Unavailable, written

NO_TABLE = "there is no such table"
FOLDERS = 4
"""Threads in which tables are folded, so that a long log keeps nobody else waiting."""
LAST_WORDS = 10.0
"""Seconds that a server which is stopped takes to write down how its tables stand."""
TRY_AGAIN = 300.0
"""Seconds after which a broken table is looked at again: somebody may have mended it."""

log = structlog.get_logger()


class Broken(NamedTuple):
    """A table that could not be folded: since when (monotonic), and what its people are told."""

    since: float
    code: str

    @property
    def refusal(self) -> Refusal:
        if self.code == "old-rules":
            return Refusal(self.code, "this match was begun under rules that are no longer played")
        text = "this table cannot be read any more; whoever runs the server can see why"
        return Refusal(self.code, text)


class Folding:
    """What this worker has brought back, what it could not, and what it has written down."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken: dict[str, Broken] = {}
        self._threads = ThreadPoolExecutor(FOLDERS, "cabale-folder")
        self._errands: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- bringing back -------------------------------------------------------------------------

    def check(self, table: str) -> None:
        """Refuse a table that was found broken not long ago."""
        broken = self.broken.get(table)
        if broken is not None and time.monotonic() - broken.since < TRY_AGAIN:
            raise broken.refusal

    async def bring_back(self, table: str) -> Place:
        """A table as its log has it; `Refusal` where there is none, or none that can be folded."""
        kept = await self._store.kept(table)
        if not kept.rows and not kept.covered.bodies:
            raise Refusal("unknown-table", NO_TABLE)
        try:
            room, digest, length, phase, update = await self._fold(table, kept)
        except Unavailable:
            raise
        except Exception as error:
            raise (await self.give_up(table, error)).refusal from None
        if self.broken.pop(table, None) is not None or kept.broken is not None:
            log.warning("table-mended", table=table)
            with suppress(Unavailable):
                await self._store.mark(table, None)
        place = Place(room)
        place.digest, place.kept, place.kept_phase = digest, length, phase
        place.update = update
        return place

    async def _fold(self, table: str, kept: Kept) -> Folded:
        """From the first entry where the snapshot is not one of this log, or of other rules."""
        loop, snapshot = asyncio.get_running_loop(), kept.snapshot
        if snapshot is not None:
            try:
                return await loop.run_in_executor(self._threads, fold, table, kept)
            except NoUse as no:
                if no.why is not None:
                    log.warning("snapshot-thrown-away", table=table, why=no.why)
                    await self._store.throw_away(table, snapshot.n)
                    snapshot = None
        rows = kept.rows if kept.snapshot is None else await self._store.entries(table)
        outcome = await self._store.read(partial(outcome_of, table))
        return await loop.run_in_executor(self._threads, fold_again, table, rows, snapshot, outcome)

    async def give_up(self, table: str, error: Exception) -> Broken:
        """A table cannot be folded: it is marked."""
        code, why = "broken", trouble(error)
        if isinstance(error, Refusal):
            why["error"] = error.code
            code = "old-rules" if error.code == "old-rules" else "broken"
        log.error("table-broken", table=table, **why)
        broken = self.broken[table] = Broken(time.monotonic(), code)
        with suppress(Unavailable):
            await self._store.mark(table, f"{why['error']} {why['where']}"[:80])
        return broken

    # --- writing down --------------------------------------------------------------------------

    def keep_if_due(self, place: Place) -> None:
        age = time.monotonic() - place.kept_at
        if snapshots.due(place.room, place.kept, place.kept_phase, age):
            errand = asyncio.create_task(self._keep(place))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def keep_all(self, places: Iterable[Place]) -> None:
        """The server is stopped: what it has in memory, a later one may have other rules for."""
        grown = [
            place
            for place in places
            if place.room.phase == "playing" and place.room.length > place.kept
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*map(self._keep, grown), *self._errands)

    async def _keep(self, place: Place) -> None:
        """Write down how a table stands. Nobody waits for it, and its log does without."""
        room, loop, before = place.room, asyncio.get_running_loop(), place.kept
        place.kept, place.kept_phase, place.kept_at = room.length, room.phase, time.monotonic()
        try:
            if place.rewritten:
                await self._read_again(place)
            frozen, match = snapshots.freeze(room)
            snapshot = await loop.run_in_executor(
                self._threads, snapshots.write, frozen, match, room.length, place.digest.value
            )
            if not place.rewritten:  # else somebody was forgotten meanwhile, who stands in it
                await self._store.keep(room.id, snapshot)
        except Unavailable:
            place.kept = min(before, place.kept)
            log.warning("store-unavailable")
        except Exception as error:
            log.error("snapshot-failed", table=room.id, **trouble(error))

    async def _read_again(self, place: Place) -> None:
        """Somebody was forgotten: what is written down from here on stands for the log without."""
        async with place.door:
            place.rewritten = False  # before: somebody else may be forgotten during the reading
            try:
                rows = await self._store.entries(place.room.id)
            except BaseException:
                place.rewritten = True
                raise
            place.digest = Digest(written(rows[: place.room.length]))
