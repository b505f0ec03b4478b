"""uvicorn's WebSocket, with a short way out, and a count of all that comes in.

To tell four people of one choice is most of a live server's work. By ASGI's way a task is woken for
each message, and each is a system call of its own; here all that there is to say to a client goes
out together, at once. What a client says mostly comes as one small frame, and is taken without the
library that reads all others.

All that a client sends beside whole messages is counted: control frames, and pieces of a message.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec
import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from cabale.server.operations import metrics
from cabale.server.people.limits import Bucket
from cabale.server.wire.frames import ends_whole, frame_of, is_text, text_of
from cabale.server.wire.inbox import Gate, Inbox
from cabale.server.wire.lookout import Watched
from cabale.server.wire.messages import Bye

EXTENSION = "cabale"
"""Where a socket finds `Wire.tell` and `Wire.forget_request` in its ASGI scope."""

COME_BACK = 1500
GOODBYE = msgspec.json.encode(Bye("restart", COME_BACK))

CLOSED_WITHIN = 5.0
"""Seconds for which a socket that was closed may take what is still unsent."""
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


class Wire(Watched, WebSocketsSansIOProtocol):
    goodbye: ClassVar[float | None] = None
    """When (by the monotonic clock) the first client was told to come back in a moment."""

    _closed_at: float | None = None
    """When a look found it closed, though its connection is still there."""

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

    def is_stuck(self, now: float) -> bool:
        """A socket that is open and does not read is found by its pings, or its queue."""
        if not self.transport.is_closing():
            return False
        self._closed_at = now if self._closed_at is None else self._closed_at
        return now - self._closed_at >= CLOSED_WITHIN

    def pause_writing(self) -> None:
        super().pause_writing()
        self.waiting.setdefault(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.waiting.pop(self, None)

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
        self.waiting.pop(self, None)
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
