"""Processes beside the server: they end with it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

SERVER = """
import asyncio, sys
from cabale.server.operations.errands import Errands
asyncio.run(Errands(600).run("tests.server.endless", sys.argv[1].encode()))
"""


def wait_for(seen: Callable[[], bool]) -> None:
    for _ in range(1200):
        if seen():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen within a minute")


def runs(pid: int) -> bool:
    """Whether a process is there, and not only its exit status."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_no_errand_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    server = subprocess.Popen([sys.executable, "-c", SERVER, str(told)])
    try:
        wait_for(lambda: told.exists() and bool(told.read_text()))
    finally:
        server.kill()
        server.wait()
    errand = int(told.read_text())
    try:
        wait_for(lambda: not runs(errand))
    finally:
        with suppress(ProcessLookupError):
            os.kill(errand, signal.SIGKILL)
