"""Addresses from which an operator lets nobody in, as `cabale admin ban-address` wrote them."""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import select

from cabale.server.tables.clocks import now_ms
from cabale.store import Store, Unavailable
from cabale.store.schema import barred

log = structlog.get_logger()


class Barred:
    """What stands in the store, read again now and then: the guard asks with every request."""

    def __init__(self, store: Store, check: float) -> None:
        self._store, self._check = store, check
        self._networks: set[str] = set()

    def __contains__(self, client: object) -> bool:
        return client in self._networks

    async def look(self) -> None:
        query = select(barred.c.network).where(barred.c.until > now_ms())
        self._networks = await self._store.read(lambda db: set(db.execute(query).scalars()))

    async def watch(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                log.warning("store-unavailable")
            await asyncio.sleep(self._check)
