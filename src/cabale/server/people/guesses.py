"""Rate limits on wrong passwords: by login and address, by address, and by known device.

Wrong attempts are counted for each login at each address, so that those who share an address (a
school) do not wait for one another; and for an address as a whole, which then has one attempt for
each login. A session, or a device from which its owner signed out, is counted by itself: nobody
keeps the owner out from there, whatever is tried at the same address.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from cabale.server.people.limits import Buckets, Tally
from cabale.server.wire.refusal import Refusal

WRONG = ("wrong-password", "login-taken", "has-account")
LOGINS = 10
"""Times as many wrong attempts as for one login an address may make in all."""
AT_ONCE = 4
"""Passwords of one address that are looked at at once: the line is for all."""


class Guesses:
    def __init__(self, a_minute: float, at_once: float) -> None:
        self._logins = Buckets(a_minute / 60, at_once)
        self._addresses = Buckets(LOGINS * a_minute / 60, LOGINS * at_once)
        self._owners = Buckets(a_minute / 60, at_once)
        self._now = Tally(AT_ONCE)

    @contextmanager
    def guess(self, login: str, address: str) -> Iterator[None]:
        """A context in which a password is checked; it counts if it is refused as wrong."""
        key = f"{address} {login}"
        if not self._now.take(address):
            raise Refusal("busy", "others at your address are signing in; try again in a moment")
        try:
            calm = self._addresses.take(address)
            if not (self._logins.take(key) if calm else self._logins.take_first(key)):
                if calm:
                    self._addresses.give(address)
                raise Refusal("too-often", "too many wrong attempts; wait a minute")
            whole = self._kept_if_wrong(self._addresses, address) if calm else nullcontext()
            with whole, self._kept_if_wrong(self._logins, key):
                yield
        finally:
            self._now.give_back(address)

    @contextmanager
    def guess_at_home(self, who: str) -> Iterator[None]:
        """The same for a session, or a device that its owner has used."""
        if not self._owners.take(who):
            raise Refusal("too-often", "too many wrong attempts; wait a minute")
        with self._kept_if_wrong(self._owners, who):
            yield

    @contextmanager
    def _kept_if_wrong(self, buckets: Buckets, key: str) -> Iterator[None]:
        try:
            yield
        except Refusal as no:
            if no.code not in WRONG:
                buckets.give(key)
            raise
        buckets.give(key)
