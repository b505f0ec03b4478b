"""How often one client may ask, and how much one may have: by person, and by address.

What may be done so often is a bucket of tokens that fills again with time.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection

from cabale.server.config import Config

KEPT = 20_000
UNKNOWN = "?"
"""Whoever has no address that can be read."""


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def take_first(self) -> bool:
        """Take a token if the bucket is full: nothing was taken of late."""
        return not self.empty() and self._left >= self._burst and self.take()

    def give(self) -> None:
        """Put a token back: what it was taken for is not to be counted."""
        self._left = min(self._burst, self._left + 1)

    def empty(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A token bucket for each client that has taken something of late.

    One that is full again is like a new one. The least recently used are forgotten beyond `KEPT`.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        return self._bucket(client).take()

    def take_first(self, client: str) -> bool:
        return self._bucket(client).take_first()

    def give(self, client: str) -> None:
        self._bucket(client).give()

    def __len__(self) -> int:
        return len(self._of)

    def empty(self, client: str) -> bool:
        return client in self._of and self._of[client].empty()

    def _bucket(self, client: str) -> Bucket:
        bucket = self._of.get(client)
        if bucket is None:
            while self._of and (len(self._of) >= KEPT or next(iter(self._of.values())).full()):
                self._of.popitem(last=False)
            bucket = self._of[client] = Bucket(self._rate, self._burst)
        self._of.move_to_end(client)
        return bucket


class Tally:
    """A counter for each key, with one maximum for all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._has: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        if self._has[key] >= self._most:
            return False
        self._has[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self._has[key] -= 1
        if self._has[key] <= 0:
            del self._has[key]


@dataclass(slots=True)
class Limits:
    """What one person may have of this process, from whatever address; `Guard` counts addresses.

    `heard` alone is counted by address here: many people of one cost as much as they say.
    """

    config: Config
    sockets: Tally = field(init=False)
    messages: Buckets = field(init=False)
    words: Buckets = field(init=False)
    claims: Buckets = field(init=False)
    """How often somebody is told what costs much: all that may be claimed, or a whole seat."""
    heard: Buckets = field(init=False)
    """How many lines are heard for one address: it takes a thread some milliseconds each."""
    orders: Buckets = field(init=False)
    """How often somebody gives standing orders: each is an entry of the log."""
    pings: Buckets = field(init=False)
    rematches: Buckets = field(init=False)

    def __post_init__(self) -> None:
        config = self.config
        self.sockets = Tally(config.sockets_per_person)
        self.messages = Buckets(2 * config.rate, 2 * config.burst)
        self.words = Buckets(config.chat, max(1.0, 5 * config.chat))
        self.claims = Buckets(config.chat, max(1.0, 10 * config.chat))
        self.heard = Buckets(10 * config.chat, max(1.0, 20 * config.chat))
        self.orders = Buckets(config.chat, max(1.0, 10 * config.chat))
        self.pings = Buckets(config.pings, max(1.0, 10 * config.pings))
        self.rematches = Buckets(config.rematches / 60, max(1.0, config.rematches))


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
        return UNKNOWN
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
