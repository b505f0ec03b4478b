"""How often one client may ask: a bucket of tokens that fills again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection

KEPT = 20_000


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        if self.empty():
            return False
        self._left -= 1
        return True

    def give(self) -> None:
        """It was nothing to count."""
        self._left = min(self._burst, self._left + 1)

    def empty(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """One for each client; of those that have not come for long the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        return self._bucket(client).take()

    def give(self, client: str) -> None:
        self._bucket(client).give()

    def empty(self, client: str) -> bool:
        return client in self._of and self._of[client].empty()

    def _bucket(self, client: str) -> Bucket:
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self._rate, self._burst)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(client)
        return bucket


def client_of(connection: HTTPConnection, proxied: bool) -> str:
    """Whom to count a request for: an address, as far as it can be known."""
    if proxied:
        # What the client itself says of it comes before what the proxy adds.
        said = connection.headers.getlist("x-forwarded-for")
        return network(",".join(said).rpartition(",")[2].strip())
    return network(connection.client.host if connection.client else "")


def network(address: str) -> str:
    """The address, or of IPv6 the /64 that one customer has to himself."""
    try:
        ip = ip_address(address.removeprefix("[").partition("]")[0].partition("%")[0])
    except ValueError:
        return "?"
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
