"""In the process of an errand: what keeps it within its bounds. It is to begin quickly."""

from __future__ import annotations

import os
import resource
import sys

NICE = 10
LARGEST = 1 << 30
"""Bytes of memory that an errand may take."""


def read_errand() -> bytes:
    """What is asked, once the process has been put in its bounds."""
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    return sys.stdin.buffer.read()
