"""uvicorn's WebSocket, with a short way out, and its HTTP, which does not wait for ever.

To tell four people of one choice is most of a live server's work. By ASGI's way a task is woken for
each message, and each is a system call of its own; here all that there is to say to a client goes
out together, at once.

A client that opens a connection and says nothing, or a letter now and then, costs nothing but a
file number, of which there are not many. It has so long to finish its request, and where numbers
run short whoever has been at it longest goes first.

A server that stops takes no new connection; what comes over those it has is answered, once more
each. Whoever keeps the listening socket open meanwhile, another worker or systemd, has no client
refused.
"""

from __future__ import annotations

import time
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Iterable
from struct import pack
from typing import Any, ClassVar

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cabale.server.people.limits import Bucket
from cabale.server.wire.files import most_connections
from cabale.server.wire.messages import Bye

EXTENSION = "cabale"
"""Where a socket finds `Wire.tell` in its ASGI scope."""

COME_BACK = 1500
GOODBYE = msgspec.json.encode(Bye("restart", COME_BACK))

HEADERS_WITHIN, BODY_WITHIN = 10.0, 60.0
"""Seconds for the head of a request, and for what follows it."""
LAST_REQUEST = 2.0
"""Seconds for which a server that stops waits for a request that may be on its way."""
CLOSE = (b"connection", b"close")
SOON = 0.05
PINGS_PER_SECOND, PINGS_AT_ONCE = 1.0, 20.0
"""WebSocket's own pings from one client; uvicorn answers each."""

MESSAGES_AHEAD = 8
"""So many messages of a client may wait for the socket before no more are read."""
FINAL_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""

Tell = Callable[[Iterable[bytes]], bool]


def frame_of(text: bytes) -> tuple[bytes, bytes]:
    """A text as one WebSocket frame (RFC 6455, 5.2): unmasked, uncompressed, header and payload.

    What a general library does about it took a seventh of the time that a choice costs.
    """
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)), text
    if length < 1 << 16:
        return pack("!BBH", FINAL_TEXT, 126, length), text
    return pack("!BBQ", FINAL_TEXT, 127, length), text


class Patient(H11Protocol):
    """One connection until it becomes a socket."""

    unfinished: ClassVar[dict[Patient, None]] = {}
    """Connections of which a request is still to come, or to be finished; the oldest first."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: TimerHandle | None = None
        self._leaving = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            next(iter(self.unfinished), self)._give_up()
        self._wait(HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        now = self.transport.get_protocol()
        if isinstance(now, Wire):
            self._go_on()  # it is a socket now, and stays as long as it likes
            if self._leaving:
                now.shutdown()
            return
        if self._leaving:
            self._answer_for_the_last_time()
        state = self.conn.their_state
        if state is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._wait(BODY_WITHIN)
        elif state is not h11.IDLE and state is not h11.SEND_BODY:
            self._go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._wait(HEADERS_WITHIN)

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
        self._go_on()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._go_on()
        self.unfinished[self] = None
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _go_on(self) -> None:
        self.unfinished.pop(self, None)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._go_on()
        self.transport.abort()


class Wire(WebSocketsSansIOProtocol):
    goodbye: ClassVar[float | None] = None
    """When (by the monotonic clock) the first client was told to come back in a moment."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"tell": self.tell}

    def send_receive_event_to_app(self) -> None:
        """Go on reading while the socket keeps up.

        uvicorn stops after every message and begins again when it is taken: two system calls and
        a round of the event loop for each.
        """
        if self.read_paused or self.queue.qsize() >= MESSAGES_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so it believes, and leaves the transport alone
            super().send_receive_event_to_app()
            self.read_paused = False

    def tell(self, texts: Iterable[bytes]) -> bool:
        """Send texts. False: the client does not keep up, and ASGI's `send` will have to wait."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in frame_of(text)]))
        return True

    def shutdown(self) -> None:
        """The server stops: say when to come back, then let uvicorn close the socket (1012)."""
        if self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.loop.call_later(SOON, self.shutdown)  # it is opened first: none is refused
            return
        Wire.goodbye = Wire.goodbye or time.monotonic()
        self.tell([GOODBYE])
        super().shutdown()
