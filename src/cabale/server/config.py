"""What an operator can set, all by environment variables that begin with CABALE_."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any, Self

from cabale.store import DEFAULT_URL

MOST_UNFLUSHED = 0.1
"""With a longer time others could tell by how long an answer takes that somebody acted unseen."""


@dataclass(frozen=True, slots=True)
class Config:
    """Defaults are for one machine at home."""

    database_url: str = DEFAULT_URL
    flush_within: float = 0.0
    """Seconds within which SQLite has a choice on the disk once it was acknowledged; 0: it is there
    before. A server that is killed loses nothing either way, a machine without power may."""
    redis_url: str = ""
    """Where workers tell each other of new entries; empty: there is one worker."""
    url: str = ""
    """The address that people know this server by, for links in letters and pictures of links."""
    mail: str = ""
    """Where letters go: smtp://host, or smtps://user:password@host; empty: there are none."""
    mail_from: str = ""
    """Whom letters come from."""
    push: bool = True
    """Whether browsers may be told, by Web Push, that it is somebody's turn."""
    private_notices: bool = False
    """Whether webhooks and push services may be in the operator's own network, without TLS too."""
    notice_every: float = 5.0
    """Seconds between two looks for people who are asked something and are not there."""
    notice_grace: float = 20.0
    """Seconds after which somebody who is asked is told, unless they are there by then."""
    session_days: int = 90
    """Days after which a device that was not used has to sign in again."""
    session_check: float = 10.0
    """Seconds after which a worker looks again whether a session was ended, or a person banned."""
    guesses: float = 6.0
    """Wrong passwords that one address may send for one login a minute, in the long run."""
    hashers: int = 2
    """Passwords that are hashed at once; each takes 64 MiB while it is."""
    origins: str = ""
    """Further addresses, separated by spaces, whose pages may talk to this server."""
    thinkers: int = 1
    """Processes in which bots think."""
    bots: str = ""
    """Further bots by name, see `cabale.bots.registry.OPERATORS_LIST`, which reads it."""
    look_ahead: bool = True
    """Whether what people could have known is thought out after every match, asked for or not."""
    bot_delay: float = 0.9
    """Seconds that a bot takes for its turn, whatever it has to think about."""
    opening: float = 6.0
    """Seconds before the first act of a bot, in which people look at the cards they were dealt."""
    window_floor: float = 0.3
    """Seconds that a window stays open at least, which hides how long a bot thought."""
    window_hold: float = 5.0
    """Seconds that windows stay open at most to hide that a bot thought for long of late."""
    order_pause: float = 2.0
    """Seconds for which a question that standing orders may answer is open, unless it is a window
    with a clock: no answer to it counts before, so that nobody tells orders from hands."""
    order_pause_night: float = 10.0
    """The same for each call of a night. Whoever sleeps and is called has so long to answer."""
    order_pause_slow: float = 30.0
    """The same at a table that is played over days."""
    talk_every: float = 1.5
    """Seconds between two moments in which a bot may speak, while the table talks."""
    worker_grace: float = 1.0
    """Seconds by which a worker lets the one that wrote the last entry go first."""
    seat_grace: float = 30.0
    """Seconds that somebody has to be away before a bot may be given the seat."""
    rate: float = 20.0
    """Requests or messages that one client may send a second, in the long run."""
    burst: float = 60.0
    tables_per_person: int = 20
    """Tables that are not over and were in use of late, which one person may have open."""
    tables_per_address: int = 60
    bot_tables_per_person: int = 3
    """Of those, tables at which nobody but bots plays."""
    bot_tables_per_address: int = 12
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    chat: float = 2.0
    """Lines and claims that one person may say a second, in the long run, over all sockets."""
    rematches: float = 6.0
    """Rematches that one person may call for a minute, in the long run."""
    pings: float = 2.0
    """Times a second that one person may ask whether the server is there, in the long run."""
    idle: float = 600.0
    """Seconds after which a table that nobody attends leaves memory; its log is on disk."""
    watch_beat: float = 10.0
    """Seconds between two moments at which those are shown something who watch a match late."""
    queue_patience: float = 15.0
    """Seconds that people wait for others before bots have the seats that are still empty."""
    ladder_fresh: float = 60.0
    """Seconds for which a ladder of a size or a season is shown as it was last made."""
    verify_seconds: float = 10.0
    """Seconds for which a log that somebody sends is folded at most."""
    proxied: bool = False
    """Behind a proxy that sets X-Forwarded-For: count clients by it."""
    log_level: str = "info"
    metrics: str = "127.0.0.1:9464"
    """Where operators read figures and the state of the server: an address and a port, or off."""
    metrics_ports: int = 1
    """Ports from that one on, of which each worker takes the first that is free."""

    @property
    def metrics_at(self) -> tuple[str, int] | None:
        if self.metrics == "off":
            return None
        host, _, port = self.metrics.rpartition(":")
        if not host or not port.isdecimal() or int(port) > 65_535:
            raise ValueError(
                f"CABALE_METRICS is an address and a port, or off, not {self.metrics!r}"
            )
        return host.removeprefix("[").removesuffix("]"), int(port)

    def check(self) -> None:
        """What does not fit together is said before anything is opened."""
        _ = self.metrics_at
        if not 0 <= self.flush_within <= MOST_UNFLUSHED:
            raise ValueError(f"CABALE_FLUSH_WITHIN is 0 to {MOST_UNFLUSHED} seconds")
        if self.flush_within and not self.database_url.startswith("sqlite:"):
            raise ValueError("CABALE_FLUSH_WITHIN is for SQLite: several workers need what is kept")
        if self.mail and not (self.url and self.mail_from):
            raise ValueError("CABALE_MAIL needs CABALE_URL, for the links, and CABALE_MAIL_FROM")

    @classmethod
    def from_env(cls, **given: Any) -> Self:
        found: dict[str, Any] = {}
        for spec in fields(cls):
            text = os.environ.get(f"CABALE_{spec.name.upper()}")
            if text is not None:
                found[spec.name] = _read(spec.name, text, spec.default)
        made = cls(**found | {name: value for name, value in given.items() if value is not None})
        made.check()
        return made


def _read(name: str, text: str, default: object) -> object:
    try:
        if isinstance(default, bool):
            return text.lower() in ("1", "yes", "true")
        return type(default)(text)  # type: ignore[call-arg]  # str, int or float
    except ValueError:
        raise ValueError(f"CABALE_{name.upper()} is a number, not {text!r}") from None
