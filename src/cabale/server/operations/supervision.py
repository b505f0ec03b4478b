"""Tasks that must not end: one that fails is begun again, and the operator's log says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cabale.server.wire.refusal import trouble

log = structlog.get_logger()

PAUSE, LONGEST_PAUSE = 0.5, 30.0


async def supervise(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do some work; whenever it fails, begin again after a while that grows."""
    pause = PAUSE
    while True:
        try:
            await work()
            return
        except Exception as error:
            log.error("task-failed", task=name, **trouble(error))
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
        log.warning("task-restarted", task=name)
