"""uvicorn's WebSocket, with a short way out, and its HTTP, which does not wait for ever.

To tell four people of one choice is most of a live server's work. By ASGI's way a task is woken for
each message, and each is a system call of its own; here all that there is to say to a client goes
out together, at once.

A client that opens a connection and says nothing, or a letter now and then, costs nothing but a
file number, of which there are not many. It has so long to finish its request, and where numbers
run short whoever has been at it longest goes first.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
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
PINGS_PER_SECOND, PINGS_AT_ONCE = 1.0, 20.0
"""WebSocket's own pings from one client; uvicorn answers each."""

Tell = Callable[[Iterable[bytes]], bool]


class Patient(H11Protocol):
    """One connection until it becomes a socket."""

    unfinished: ClassVar[dict[Patient, None]] = {}
    """Connections of which a request is still to come, or to be finished; the oldest first."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections():
            next(iter(self.unfinished), self)._give_up()
        self._wait(HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._go_on()  # it is a socket now, and stays as long as it likes
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._wait(BODY_WITHIN)
        elif state is not h11.IDLE and state is not h11.SEND_BODY:
            self._go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._wait(HEADERS_WITHIN)

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

    def tell(self, texts: Iterable[bytes]) -> bool:
        """Send texts. False: the client does not keep up, and ASGI's `send` will have to wait."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def shutdown(self) -> None:
        """The server stops: say when to come back, then let uvicorn close the socket (1012)."""
        self.tell([GOODBYE])
        super().shutdown()
