"""In a process beside the server: what keeps it within its bounds. It is to begin quickly."""

from __future__ import annotations

import os
import resource
import sys
import threading
import time

NICE = 10
LARGEST = 1 << 30
"""Bytes of memory that an errand may take."""


def end_with(server: int) -> None:
    """End this process when the server's has ended, for whatever reason."""

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def read_errand() -> bytes:
    """What is asked, once the process has been put in its bounds.

    Its argument is the id of the server's process, which alone counts the seconds of an errand.
    """
    end_with(int(sys.argv[1]))
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    return sys.stdin.buffer.read()
