"""In a process beside the server: what keeps it within its bounds. It is to begin quickly."""

from __future__ import annotations

import os
import resource
import sys
import threading
import time

NICE, THINKS_NICE = 10, 5
"""Whoever taps waits for no errand and for no thought, and a thought waits for no errand."""
LARGEST = 1 << 30
"""Bytes of memory that an errand may take."""


def end_with(server: int) -> None:
    """End this process when the server's has ended, for whatever reason."""

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think_beside(server: int) -> None:
    """Begin a process in which bots think, and finished matches are looked back at."""
    end_with(server)
    os.nice(THINKS_NICE)


def read_errand() -> bytes:
    """What is asked, once the process has been put in its bounds.

    Its argument is the id of the server's process, which alone counts the seconds of an errand.
    """
    end_with(int(sys.argv[1]))
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    return sys.stdin.buffer.read()
