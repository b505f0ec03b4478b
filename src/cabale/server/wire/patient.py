"""uvicorn's HTTP, which does not wait for ever.

A client that opens a connection and says nothing, or a letter now and then, costs nothing but a
file number, of which there are not many; nor does one that asks, and does not read the answer. It
has so long to go on, and where numbers run short whoever has been waited for longest goes first.

A server that stops takes no new connection; what comes over those it has is answered, once more
each. Whoever keeps the listening socket open meanwhile, another worker or systemd, has no client
refused.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from cabale.server.wire.files import most_connections
from cabale.server.wire.lookout import Lookout, Watched
from cabale.server.wire.transport import Wire

HEADERS_WITHIN, BODY_WITHIN = 10.0, 60.0
"""Seconds for the head of a request, and for what follows it."""
ANSWER_WITHIN = 60.0
"""Seconds in which something of an answer must have been taken."""
LAST_REQUEST = 2.0
"""Seconds for which a server that stops waits for a request that may be on its way."""
CLOSE = (b"connection", b"close")


class Patient(Watched, H11Protocol):
    """One connection until it becomes a socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: TimerHandle | None = None
        self._leaving = False
        self._unsent, self._moved = 0, self.loop.time()
        """What was not taken at the last look, and when less of it was there than before."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._lookout = Lookout.of(self.server_state, self.loop)
        self._lookout.requesting += 1
        if self._lookout.numbers() > most_connections():
            next(iter(self.waiting), self).give_up()
        self._wait(HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        if isinstance(self.transport.get_protocol(), Wire):
            return
        if self._leaving:
            self._answer_for_the_last_time()
        state = self.conn.their_state
        if state is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._wait(BODY_WITHIN)
        elif state is not h11.IDLE and state is not h11.SEND_BODY:
            self._go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket now, and stays as long as it likes."""
        super().handle_websocket_upgrade(event)
        now, unread = self.transport.get_protocol(), self.flow.write_paused
        self._end()
        if isinstance(now, Wire):
            if unread:  # an answer before: the transport says so only once
                now.pause_writing()
            if self._leaving:
                now.shutdown()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._wait(HEADERS_WITHIN)
        elif self.transport.is_closing():
            self.waiting.setdefault(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.waiting.setdefault(self)

    def resume_writing(self) -> None:
        """Something was taken. It keeps its place: who takes a little now and then is unread."""
        super().resume_writing()
        self._moved = self.loop.time()

    def is_stuck(self, now: float) -> bool:
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self._unsent:
            self._moved = now
        self._unsent = unsent
        return now - self._moved >= ANSWER_WITHIN

    def shutdown(self) -> None:
        """The server stops: a request that is here, or that comes just now, is still answered.

        uvicorn would hang up on a client that has connected, and is about to ask.
        """
        self._leaving = True
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._answer_for_the_last_time()
            return
        self._unset_keepalive_if_required()
        self._go_on()
        self._patience = self.loop.call_later(LAST_REQUEST, self.transport.close)

    def _answer_for_the_last_time(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.keep_alive:
            cycle.keep_alive = False
            cycle.default_headers = [*cycle.default_headers, CLOSE]

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._leave()
        self.waiting[self] = None
        self._patience = self.loop.call_later(seconds, self._lose_patience)

    def _go_on(self) -> None:
        """It has asked what it asks; whether it reads the answer is another matter."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if not self.flow.write_paused:
            self.waiting.pop(self, None)

    def _leave(self) -> None:
        self._go_on()
        self.waiting.pop(self, None)

    def _end(self) -> None:
        self._leave()
        self._lookout.requesting -= 1

    def _lose_patience(self) -> None:
        if self.transport.get_write_buffer_size():
            # It reads the answer before: for that `is_stuck` counts the time.
            self._patience = self.loop.call_later(HEADERS_WITHIN, self._lose_patience)
        else:
            self.give_up()

    def give_up(self) -> None:
        self._leave()
        super().give_up()
