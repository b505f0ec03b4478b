"""When what SQLite has written is flushed to the disk, where choices do not wait for it.

Without a time each commit waits for the disk (synchronous=FULL). With one, what need not wait is
committed asynchronously: it counts once the operating system has it, so it outlives the death of
the server. The write-ahead log is flushed within that time, so a power cut takes no more than that.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

_sync = getattr(os, "fdatasync", os.fsync)  # macOS has the latter alone


class Flushing:
    """The write-ahead log as the writer's thread sees it."""

    def __init__(self, within: float) -> None:
        self.within = within
        self._file: int | None = None
        self._since: float | None = None
        """Since when there is something that the disk may not have."""

    @property
    def pragma(self) -> str:
        return "PRAGMA synchronous=" + ("NORMAL" if self.within else "FULL")

    def open(self, wal: Path) -> None:
        """The file stays open: where no other can be opened it is flushed all the same."""
        self.close()
        self._file = os.open(wal, os.O_RDONLY)

    def close(self) -> None:
        """Nothing can be flushed any more, whether it should be or not."""
        self._since = None
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def wrote(self, *, at_once: bool) -> None:
        """Something was committed; `at_once`: it is to be on the disk when this returns."""
        if self._file is None:
            return
        now = time.monotonic()
        if self._since is None:
            self._since = now
        if at_once or now - self._since >= self.within:
            self.flush()

    def due_in(self) -> float | None:
        """Seconds until something has to be flushed; None: the disk has everything."""
        if self._since is None:
            return None
        return max(0.0, self._since + self.within - time.monotonic())

    def flush(self) -> None:
        if self._file is not None and self._since is not None:
            _sync(self._file)
            self._since = None
