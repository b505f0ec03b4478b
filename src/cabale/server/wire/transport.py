"""uvicorn's WebSocket, with a short way out, and its HTTP, which does not wait for ever.

To tell four people of one choice is most of a live server's work. By ASGI's way a task is woken for
each message, and each is a system call of its own; here all that there is to say to a client goes
out together, at once. What a client says mostly comes as one small frame, and is taken without the
library that reads all others.

A client that opens a connection and says nothing, or a letter now and then, costs nothing but a
file number, of which there are not many. It has so long to finish its request, and where numbers
run short whoever has been at it longest goes first.

A server that stops takes no new connection; what comes over those it has is answered, once more
each. Whoever keeps the listening socket open meanwhile, another worker or systemd, has no client
refused.

All that a client sends beside whole messages is counted: control frames, and pieces of a message.
"""

from __future__ import annotations

import time
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import h11
import msgspec
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cabale.server.operations import metrics
from cabale.server.people.limits import Bucket
from cabale.server.wire.files import most_connections
from cabale.server.wire.frames import ends_whole, frame_of, is_text, text_of
from cabale.server.wire.inbox import Gate, Inbox
from cabale.server.wire.messages import Bye

EXTENSION = "cabale"
"""Where a socket finds `Wire.tell` and `Wire.forget_request` in its ASGI scope."""

COME_BACK = 1500
GOODBYE = msgspec.json.encode(Bye("restart", COME_BACK))

HEADERS_WITHIN, BODY_WITHIN = 10.0, 60.0
"""Seconds for the head of a request, and for what follows it."""
LAST_REQUEST = 2.0
"""Seconds for which a server that stops waits for a request that may be on its way."""
CLOSE = (b"connection", b"close")
SOON = 0.05
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 2.0, 40.0
"""Frames of one client that are no messages: WebSocket's own pings and pongs, and pieces."""
PIECES_MOST = 16
"""So many pieces a message may come in: it has 16 kB at most."""
SLICE = 1024
"""So many bytes are parsed before what was in them is counted: up to 170 frames, in about 1 ms."""
LOOKED_THROUGH = 16 * 1024
"""What is longer is not looked through for where its frames end."""

MESSAGES_AHEAD = 8
"""So many messages of a client may wait for the socket before no more are read."""
NO_TEXT = 1007
"""The code of a socket that is closed because a text was none."""
END = b"\r\n\r\n"
"""Of the head of a request."""
NO_SOCKET = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
    b"\r\nthis is not how a socket is asked for\n"
)

Tell = Callable[[Iterable[bytes]], bool]
Hear = Callable[[bytes], bool]
"""Hears a text at once, or (False) leaves it to whoever waits for messages."""

log = structlog.get_logger()


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
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self.queue = Inbox()  # type: ignore[assignment]  # it does what uvicorn asks of it
        self.writable = Gate()  # type: ignore[assignment]  # so does this
        self._hear: Hear | None = None
        """Is asked first, while nothing else waits to be heard."""
        self._between = True
        """Whether what comes next begins with a frame: so it is while all that came was whole."""
        self._kept = b""
        """What has come after messages that still wait to be heard."""

    def data_received(self, data: bytes) -> None:
        """Take a short text the short way; all else, and whatever comes in parts, the library."""
        if not self.handshake_complete:
            # All that comes until then is the head of the request, or nothing is known.
            alone = not self.handshake_initiated and data.find(END) == len(data) - len(END)
            self._between = self._between and alone
        elif self._between:
            text = text_of(data) if self._goes_on() else None
            if text is not None:
                if self._hear is not None and not self.queue.qsize() and self._hear(text):
                    return
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return
            self._between = len(data) <= LOOKED_THROUGH and ends_whole(data)
        if self.handshake_initiated:
            self._read(self._kept + data)
            return
        super().data_received(data)
        if not self.handshake_initiated:
            # The library has refused the head, such as one with a body, and says it to itself.
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _goes_on(self) -> bool:
        """Nobody has closed the socket, and no message is awaited of which a part has come."""
        conn = self.conn
        return conn.state is State.OPEN and conn.current_size is None and not self._kept

    def _read(self, data: bytes) -> None:
        """Have the library read, slice by slice: of one chunk it would read 43,000 frames at a go.

        Nothing more is read of somebody who sends too many, nor, for now, of somebody whose
        messages wait.
        """
        at = 0
        while at < len(data) and not self.read_paused and not self.transport.is_closing():
            super().data_received(data[at : at + SLICE])
            at += SLICE
        self._kept = data[at:]

    def _may_send(self) -> bool:
        """Count a frame that is no message; whoever sends too many is hung up on."""
        if self._frames.take():
            return True
        self._hang_up()
        return False

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            metrics.DROPPED.labels("frames").inc()
            log.warning("too-many-frames")
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES_MOST:
            self._hang_up()
        elif self._may_send():
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            own: dict[object, object] = {
                "tell": self.tell,
                "forget": self.forget_request,
                "listen": self.listen,
            }
            self.scope["extensions"][EXTENSION] = own

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Nothing of the connection may hold the rest of it in memory.

        What is as old as a match, and holds itself, stays there until the garbage collector looks
        at everything, which may take a day.
        """
        self._hear, self._kept = None, b""
        getattr(self, "scope", {}).get("extensions", {}).pop(EXTENSION, None)
        # The library reads with a generator, which holds it, and keeps what went wrong there.
        self.conn.parser.close()
        self.conn.parser_exc = None

    def forget_request(self) -> None:
        """Who asks is known by now: let go of all that it was asked with.

        The library keeps the request while it reads frames: it is emptied as well.
        """
        self.request.headers.clear()
        del self.request, self.response
        self.scope.clear()  # type: ignore[attr-defined]  # a TypedDict to look at, a dict in fact

    def send_receive_event_to_app(self) -> None:
        """Go on reading while the socket keeps up.

        uvicorn stops after every message and begins again when it is taken: two system calls and
        a round of the event loop for each. What is no text ends the socket, and no line of the
        server's log is written for it.
        """
        if self.close_sent and not self._frames.take():
            # Not hung up on: the client would not read why it was closed.
            self.frames, self.read_paused = [], True
            self.transport.pause_reading()
        elif self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
        elif self.read_paused or self.queue.qsize() >= MESSAGES_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so it believes, and leaves the transport alone
            super().send_receive_event_to_app()
            self.read_paused = False

    async def receive(self) -> Any:
        """The next message, as uvicorn has it, without a coroutine for the queue alone."""
        queue: Inbox = self.queue  # type: ignore[assignment]
        while not queue:
            queue.waiting = self.loop.create_future()
            await queue.waiting
        if self.read_paused and len(queue) == 1:
            self.read_paused = False
            if self._kept:
                self._read(self._kept)
            if not self.read_paused:
                self.transport.resume_reading()
        return queue.pop(0)

    def tell(self, texts: Iterable[bytes]) -> bool:
        """Send texts. False: the client does not keep up, and ASGI's `send` will have to wait."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            parts: list[bytes] = []
            for text in texts:
                parts += frame_of(text)
            self.transport.write(b"".join(parts))
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
