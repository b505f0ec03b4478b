"""uvicorn's WebSocket, with a short way out.

To tell four people of one choice is most of a live server's work. By ASGI's way a task is woken for
each message, and each is a system call of its own; here all that there is to say to a client goes
out together, at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cabale.server.wire.messages import Bye

EXTENSION = "cabale"
"""Where a socket finds `Wire.tell` in its ASGI scope."""

COME_BACK = 1500
GOODBYE = msgspec.json.encode(Bye("restart", COME_BACK))

Tell = Callable[[Iterable[bytes]], bool]


class Wire(WebSocketsSansIOProtocol):
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
