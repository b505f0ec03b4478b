"""Connections whose client does not take what was written: they are looked at now and then.

A transport that is closed waits until the rest is sent, and asyncio waits for that without end; so
does whoever answers a request. Nothing is paid for it where all is sent.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport
from collections.abc import Set
from typing import ClassVar
from weakref import WeakKeyDictionary

import structlog
from uvicorn.server import ServerState

from cabale.server.wire.refusal import trouble

LOOK_EVERY = 5.0
"""Seconds between two looks."""

log = structlog.get_logger()


class Watched:
    """A connection that may get stuck."""

    waiting: ClassVar[dict[Watched, None]] = {}
    """Connections of which a request is still to come or to be finished, or what was written to be
    taken; the oldest first."""

    transport: Transport

    def is_stuck(self, now: float) -> bool:
        """Whether nobody need wait for the client any longer; asked at every look."""
        raise NotImplementedError

    def give_up(self) -> None:
        self.waiting.pop(self, None)
        self.transport.abort()


class Lookout:
    """Hangs up on what is stuck among the connections of one server, as long as it has any."""

    _of: ClassVar[WeakKeyDictionary[ServerState, Lookout]] = WeakKeyDictionary()

    def __init__(self, connections: Set[object], loop: AbstractEventLoop) -> None:
        self._connections, self._loop = connections, loop
        self._looking = False
        self.requesting = 0
        """How many of the connections are for requests, of which each may have a file open, too."""

    @classmethod
    def of(cls, server: ServerState, loop: AbstractEventLoop) -> Lookout:
        """That of a server, which looks as long as there are connections."""
        one = cls._of.get(server)
        if one is None:
            one = cls._of[server] = cls(server.connections, loop)
        if not one._looking:
            one._wait()
        return one

    def numbers(self) -> int:
        """So many file numbers the connections may take."""
        return len(self._connections) + self.requesting

    def _wait(self) -> None:
        self._looking = bool(self._connections)
        if self._looking:
            self._loop.call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        now = self._loop.time()
        for one in [*self._connections]:
            try:
                if isinstance(one, Watched) and one.is_stuck(now):
                    one.give_up()
            except Exception as error:  # one that breaks keeps no other from being looked at
                log.error("look-failed", **trouble(error))
        self._wait()
