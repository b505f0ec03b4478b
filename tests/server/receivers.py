"""Who is told something by the server, for real: a browser's push service, and a chat's webhook."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from cabale.server.notices.push import to_text


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP listener that keeps what comes, and answers with `status`."""

    def __init__(self, status: int = 201, **headers: str) -> None:
        self.got: list[Letter] = []
        self.status = status
        self.news = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with receiver.news:
                    receiver.got.append(Letter(self.path, dict(self.headers), body))
                    receiver.news.notify_all()
                self.send_response(receiver.status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self, n: int = 1, seconds: float = 60) -> list[Letter]:
        """What came, once there is so much of it."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.got) >= n, seconds), self.got
            return list(self.got)

    def reaches(self, paths: set[str], seconds: float = 60) -> None:
        """Wait until something came for each of these."""
        with self.news:
            got = self.news.wait_for(lambda: paths <= {one.path for one in self.got}, seconds)
            assert got, (paths, self.got)


class Browser:
    """The keys of a browser that has subscribed, and what it makes of a message."""

    def __init__(self, receiver: Receiver, path: str) -> None:
        self.endpoint, self.path = f"{receiver.url}{path}", path
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": self.endpoint,
            "p256dh": to_text(point),
            "auth": to_text(self._auth),
        }

    def read(self, letter: Letter) -> dict[str, Any]:
        assert letter.headers["Content-Encoding"] == "aes128gcm"
        assert int(letter.headers["TTL"]) > 0
        assert Vapid02.verify(letter.headers["Authorization"])
        plain = http_ece.decrypt(
            letter.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(plain)
        return found
