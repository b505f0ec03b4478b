"""Requests that the server makes to addresses that people gave it: they reach nothing of its own.

The name is looked up once and the connection goes to what was found, so that nobody can answer
differently the second time. Private addresses are refused, redirects not followed. Whoever answers
slowly, or not at all, keeps a few threads waiting: domains take turns, and one has two at most.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

from cabale.server.bots.shares import Asker, Shares, always
from cabale.server.people.limits import UNKNOWN, network
from cabale.server.wire.refusal import Refusal

WITHIN = 10.0
AT_ONCE, OF_ONE_DOMAIN = 8, 2
READ = 1024
GLOBAL = ipaddress.ip_network("2000::/3")
"""Of IPv6 the addresses that lead out; others may stand for an IPv4 address, or stay in a site."""


class Target(NamedTuple):
    url: SplitResult
    address: str
    port: int


class Poster:
    """`private`: whether addresses of the operator's own network may be reached, too."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="post")
        self._turns = Shares(AT_ONCE)
        self._doors: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """For each domain that is written to just now."""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, url: str, body: bytes, headers: dict[str, str], person: str = "") -> int:
        """The status of the answer; `OSError` where there was none, `Refusal` for a bad address.

        `person` is whose address it is.
        """
        domain = _domain(self.check(url).hostname or "")
        door = self._doors.setdefault(domain, asyncio.Semaphore(OF_ONE_DOMAIN))
        work = asyncio.get_running_loop().run_in_executor
        async with door, self._turns.turn(Asker(person, "", always, domain)):
            return await work(self._threads, self._send, url, body, headers)

    def check(self, url: str) -> SplitResult:
        """Refuse what is no address at all; where it leads to is looked up when it is used."""
        if any(sign <= " " or sign == "\x7f" for sign in url):
            raise Refusal("unfit", "this is not an address")
        try:
            parts = urlsplit(url)
            _ = parts.port
        except ValueError:
            raise Refusal("unfit", "this is not an address") from None
        schemes = ("https", "http") if self._private else ("https",)
        if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
            raise Refusal("unfit", "an address here begins with https://")
        return parts

    def _find(self, url: str) -> Target:
        parts = self.check(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        assert parts.hostname is not None
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self._private and not all(map(is_public, addresses)):
            raise Refusal("unfit", "this address is not one of the open Internet")
        return Target(parts, addresses[0], port)

    def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        target = self._find(url)
        line = socket.create_connection((target.address, target.port), WITHIN)
        lines = [line]
        stop = threading.Timer(WITHIN, lambda: _cut(lines[-1]))
        stop.start()
        try:
            if target.url.scheme == "https":
                host = target.url.hostname
                lines.append(ssl.create_default_context().wrap_socket(line, server_hostname=host))
            return self._talk(target, lines[-1], body, headers)
        except http.client.HTTPException as error:
            raise OSError(type(error).__name__) from None
        finally:
            stop.cancel()
            lines[-1].close()

    def _talk(
        self, target: Target, line: socket.socket, body: bytes, headers: dict[str, str]
    ) -> int:
        talk = http.client.HTTPConnection(target.url.netloc, timeout=WITHIN)
        talk.sock = line
        path = (target.url.path or "/") + (f"?{target.url.query}" if target.url.query else "")
        talk.request("POST", path, body, headers)
        answer = talk.getresponse()
        answer.read(READ)
        talk.close()
        return answer.status


def _domain(host: str) -> str:
    """What somebody has to pay for to have another: a network, or the end of a name."""
    near = network(host)
    return ".".join(host.split(".")[-2:]) if near == UNKNOWN else near


def _cut(line: socket.socket) -> None:
    """Whoever answers a byte at a time is not listened to for ever."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def is_public(text: str) -> bool:
    """Whether an address is one of the open Internet, and hides none that is not."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None or address.teredo is not None or address not in GLOBAL:
            return False
    return address.is_global and not address.is_multicast
