"""Middleware around everything: allowed origins, rate limits, security headers."""

from __future__ import annotations

import time
from collections.abc import Container
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cabale.server.config import Config
from cabale.server.operations import metrics
from cabale.server.people.limits import Buckets, Tally, client_of
from cabale.server.wire.lost import refuse
from cabale.server.wire.refusal import Refusal

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
SECURE = ("https", "wss")
FILES = ("/app/", "/plain/files/")
"""The client's own files. A table alone takes about a hundred of them, and many people share an
address: a games night on one Wi-Fi."""
FILES_FOR_A_REQUEST = 50
"""So many of them may be fetched where one request may be made."""
HASHED = "/app/assets/"
"""Files whose names change with what is in them."""
TWO_LENGTHS = Refusal("malformed", "a request says how long it is in one way, not in two")
"""A proxy may find another end of such a request, and take what follows for one of its own."""
FOREVER = "public, max-age=31536000, immutable"


class Guard:
    """Middleware in front of two applications: `app` answers HTTP, `socket` the WebSocket."""

    def __init__(
        self, app: ASGIApp, socket: ASGIApp, config: Config, barred: Container[str] = ()
    ) -> None:
        """`barred`: addresses from which nobody is let in."""
        self.app = app
        self._barred = barred
        self.socket = socket
        self._proxied = config.proxied
        self._origins = set(config.origins.split())
        self._buckets = Buckets(config.rate, config.burst)
        more = FILES_FOR_A_REQUEST
        self._files = Buckets(config.rate * more, config.burst * more)
        self._sockets = Tally(config.sockets_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        no = self._refusal(scope)
        if scope["type"] == "websocket":
            client = client_of(HTTPConnection(scope), self._proxied)
            if no is not None or scope["path"] != "/ws" or not self._sockets.take(client):
                await receive()
                await send({"type": "websocket.close", "code": 4001})
                return
            try:
                await self.socket(scope, receive, send)
            finally:
                self._sockets.give_back(client)
            return
        began = time.perf_counter()

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(str(message["status"])).inc()
                metrics.SECONDS.observe(time.perf_counter() - began)
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    answer.setdefault("Cache-Control", "no-store")
                if scope["path"].startswith(HASHED) and message["status"] in (200, 304):
                    answer.setdefault("Cache-Control", FOREVER)
                if scope["scheme"] == "https":
                    answer.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        if no is not None:
            answer = refuse(scope, no)
            if no is TWO_LENGTHS:
                answer.headers["Connection"] = "close"
            await answer(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            return TWO_LENGTHS
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._own_page(headers, scope["scheme"]):
            return Refusal("origin", "this page may not talk to this server")
        if scope["path"] == "/healthz":
            return None
        client = client_of(HTTPConnection(scope), self._proxied)
        if client in self._barred:
            return Refusal("banned", "nobody is let in from your address")
        asked = self._files if scope["path"].startswith(FILES) else self._buckets
        if not asked.take(client):
            return Refusal("too-often", "too many requests; wait a little")
        return None

    def _own_page(self, headers: Headers, scheme: str) -> bool:
        """A browser names the page's origin; a program need not.

        What comes over TLS comes from no page that came without: whoever sits on the line could
        have written that one.
        """
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            page = urlsplit(origin)
        except ValueError:
            return False  # such as "http://["
        allowed = ("https",) if scheme in SECURE else ("https", "http")
        return page.scheme in allowed and bool(page.netloc) and page.netloc == headers.get("host")
