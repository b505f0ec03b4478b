"""All who are to be told something in one round of the event loop are told at its end, together.

A choice is told to four people, and a round has choices of many tables: one callback does for all.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from typing import Protocol

import structlog

from cabale.server.wire.refusal import trouble

log = structlog.get_logger()


class Flushes(Protocol):
    def flush(self) -> None:
        """Send what there is to say."""


class Outbox:
    """Who has something to be told."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Flushes] = []

    def add(self, one: Flushes, loop: AbstractEventLoop) -> None:
        if not self._waiting:
            loop.call_soon(self._flush)
        self._waiting.append(one)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            try:
                one.flush()
            except Exception as error:  # the others are told all the same
                log.error("telling-failed", **trouble(error))
