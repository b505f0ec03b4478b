"""A lone entry is written on the event loop itself, without the writer's thread.

To wake another thread, and to be woken by it, costs a tenth of what a choice costs where only one
table plays. Entries that come close together are left to the writer, who commits them together;
and while the disk is slow or somebody else has the database, nobody is kept waiting here.
"""

from __future__ import annotations

import sqlite3
from time import monotonic

INSERT = "INSERT OR IGNORE INTO entries (table_id, n, at, body) VALUES (?, ?, ?, ?)"
Entry = tuple[str, int, int, bytes]

APART = 0.002
"""Seconds since another table's entry after which one is taken to come alone."""
SLOW, REST = 0.005, 10
"""A write that took more seconds has kept others waiting: for so many times as long all is left to
the writer."""


class Shortcut:
    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        # It waits for nobody, and copies no write-ahead log: either is the writer's business.
        raw.execute("PRAGMA busy_timeout=0")
        raw.execute("PRAGMA wal_autocheckpoint=0")
        self._table = ""
        self._at = self._rests_until = 0.0

    def write(self, entry: Entry) -> bool | None:
        """Write an entry. False: its number is taken; None: nothing was written here."""
        now = monotonic()
        alone = entry[0] == self._table or now - self._at > APART
        self._table, self._at = entry[0], now
        if not alone or now < self._rests_until:
            return None
        try:
            return self._raw.execute(INSERT, entry).rowcount == 1
        except sqlite3.Error:  # the writer waits where it is locked, or says what is wrong
            return None
        finally:
            after = monotonic()
            if after - now > SLOW:
                self._rests_until = after + REST * (after - now)
