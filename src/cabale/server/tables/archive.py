"""Where finished matches are kept: written when they end, read by whoever watches them again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog
from sqlalchemy import exists, select

from cabale.core import Match
from cabale.core.relic import Relic
from cabale.server.tables import entries as e
from cabale.server.tables.kept import Kept, keep, keep_relic
from cabale.server.wire.refusal import Refusal, trouble
from cabale.store import Store, insert_new
from cabale.store.schema import replays, results, snapshots, tables

log = structlog.get_logger()

OF_THE_MATCH = e.Started | e.Played | e.Expired | e.Undone | e.Closed | e.Claimed
"""What a match is made of: not what somebody held unseen, or ordered ahead."""

Run = Callable[..., Awaitable[Any]]
"""Does some work in another process; None when it failed."""


class Archive:
    def __init__(self, store: Store, run: Run) -> None:
        self._store = store
        self._run = run
        self._writing: dict[str, asyncio.Task[bytes]] = {}
        self._tried: set[str] = set()

    async def of(self, table: str, match: Match) -> Kept:
        """A finished match; one that was not kept when it ended is kept now."""
        kept = select(replays.c.data).where(replays.c.table_id == table)
        data: bytes | None = await self._store.read(lambda db: db.execute(kept).scalar())
        if data is None:
            data = await asyncio.shield(self.write(table, match))
        return await asyncio.to_thread(Kept, data)

    async def missing(self) -> str | None:
        """A match that ended before matches were kept, or whose keeping failed; each but once.

        That goes for its table, too, which later rules cannot fold, and for a match that goes on.
        """
        kept = select(replays.c.table_id).where(replays.c.table_id == tables.c.id)
        stands = select(snapshots.c.table_id).where(snapshots.c.table_id == tables.c.id)
        begun = select(tables.c.id).where(tables.c.phase.in_(["playing", "over"]))
        either = ~exists(stands) | ((tables.c.phase == "over") & ~exists(kept))
        new = tables.c.broken.is_(None) & tables.c.id.not_in(self._tried)
        query = begun.where(either, new).limit(1)
        found: str | None = await self._store.read(lambda db: db.execute(query).scalar())
        if found is not None:
            self._tried.add(found)
        return found

    async def as_written(self, ref: str, person: str) -> str | None:
        """A match that is over, entry by entry, for somebody who played it.

        It is what is left where rules have changed before anybody kept the match.
        """
        named = (tables.c.id == ref) | (tables.c.code == ref.upper())
        played = (results.c.table_id == tables.c.id) & (results.c.player == person)
        query = select(tables.c.id).where(named, tables.c.phase == "over", played)
        table: str | None = await self._store.read(lambda db: db.execute(query).scalar())
        if table is None:
            return None
        opened, *others = [e.decode(row.body) for row in await self._store.entries(table)]
        assert isinstance(opened, e.Opened)
        opened.host = opened.code = ""
        lines = [opened, *(entry for entry in others if isinstance(entry, OF_THE_MATCH))]
        return "".join(f"{e.encode(entry).decode()}\n" for entry in lines)

    def write(self, table: str, match: Match) -> asyncio.Task[bytes]:
        """Keep a match that is over. Should that fail it is done when somebody asks for it."""
        if table not in self._writing:
            self._writing[table] = asyncio.create_task(self._write(table, match))
            self._writing[table].add_done_callback(partial(self._written, table))
        return self._writing[table]

    def _written(self, table: str, task: asyncio.Task[bytes]) -> None:
        del self._writing[table]
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.warning("match-not-kept", table=table, **trouble(error))

    async def close(self) -> None:
        """What is not written yet is written when somebody asks for it."""
        tasks = list(self._writing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self, table: str, match: Match) -> bytes:
        data: bytes | None
        if isinstance(match, Relic):
            data = await asyncio.to_thread(keep_relic, match)
        else:
            data = await self._run(keep, match.log)
        if data is None:
            raise Refusal("busy", "this could not be looked up just now; try again")
        row = {"table_id": table, "data": data}
        await self._store.write(lambda db: insert_new(db, replays, row))
        return data
