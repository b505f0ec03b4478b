"""How long a question lasts, and when a window closes: never by what somebody holds."""

from __future__ import annotations

import time
from collections.abc import Mapping

from cabale.server.wire.clocks import DAY, ClockSettings

HOUR = 3_600
PACES = ("turn", "window", "night", "talk")
SECONDS: Mapping[str, Mapping[str, int]] = {
    "none": {},
    "relaxed": {"turn": 120, "window": 10, "night": 30, "talk": 300},
    "live": {"turn": 45, "window": 5, "night": 20, "talk": 180},
}
LEAST = 10_000
"""Milliseconds that a question lasts at least, of whoever has used up all the time of a match."""

_WALL = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """The time of day as it was when the server started, and what has passed since.

    A wall clock that is set while the server runs neither hurries nor freezes a table.
    """
    return (_WALL + time.monotonic_ns()) // 1_000_000


def is_slow(clock: ClockSettings) -> bool:
    """Whether a match takes days, so that nobody is expected to sit there all the time."""
    return clock.mode == "days" or (clock.mode == "bank" and clock.bank >= DAY)


def seconds(clock: ClockSettings) -> dict[str, int]:
    """What a clock comes to for each pace.

    A window is short for the days of a turn: an hour for each. Whoever is not there then has said
    ahead what to answer, or passes.
    """
    if clock.mode == "none":
        return {}
    found = dict(SECONDS.get(clock.mode, SECONDS["relaxed"]))
    if is_slow(clock):
        days = clock.days if clock.mode == "days" else 1
        hours = days * HOUR
        found = {"turn": days * DAY, "window": hours, "night": hours, "talk": days * DAY}
    if clock.mode == "bank":
        found["turn"] = clock.bank
    return found | {pace: own for pace in PACES if (own := getattr(clock, pace)) is not None}


def length(clock: ClockSettings, pace: str) -> int | None:
    """Milliseconds for a question of this pace, or None where nobody is hurried."""
    if clock.mode == "none":
        return None
    found = seconds(clock)
    return 1000 * found.get(pace, found["turn"])


def closing_time(
    *,
    opened: int,
    pace: str,
    limit: int | None,
    floor: int,
    everybody_answered: bool,
    private: bool,
) -> int | None:
    """When a window that opened at `opened` closes; None: when more people have answered.

    `floor` is the time that bots take, choice or not. A night runs for its whole time, unless the
    table is `private`: one person among bots, from whom nothing can be learnt by waiting.
    """
    if pace == "night" and not private and limit is not None:
        return opened + max(limit, floor)
    if everybody_answered:
        return opened + floor
    return None if limit is None else opened + max(limit, floor)


LONGEST_LOOK = 120.0
"""Seconds for which a bot waits at most for the one person to have seen the card."""


def opening_time(started: int, wait: float, private: bool, looked: bool | None) -> int:
    """Until when nothing is done by a bot after the start (ms).

    Where others could see when that is, it does not depend on anybody: how long somebody looks at
    a card would tell which one it is.
    """
    if private and looked is not None:
        wait = 0.0 if looked else LONGEST_LOOK
    return started + int(wait * 1000)
