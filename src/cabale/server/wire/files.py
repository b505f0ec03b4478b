"""How many connections a process may have: each is a file number, and there are only so many."""

from __future__ import annotations

import sys
from functools import cache

OWN = 64
"""What the process needs for itself: the database, Redis, thinkers, the log, pages."""
PLENTY = 65_536
BACKLOG = 2048


def raise_limit() -> None:
    """Take as many file numbers as the system allows."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@cache
def file_numbers() -> int:
    if sys.platform == "win32":
        return PLENTY
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return PLENTY if soft == resource.RLIM_INFINITY else min(soft, PLENTY)


def backlog() -> int:
    """Connections that may be taken at one go, before any of them is looked at."""
    return max(16, min(BACKLOG, file_numbers() // 4))


def most_connections() -> int:
    """Connections that leave enough numbers free for all else, and for those at the door."""
    return max(16, file_numbers() - OWN - backlog())
