"""A table is brought back: from its snapshot, where that is one of its log, and what came since."""

from __future__ import annotations

from typing import NamedTuple

from cabale.server.tables import entries as e
from cabale.server.tables import snapshots
from cabale.server.tables.room import Room
from cabale.server.tables.snapshots import Digest
from cabale.server.wire.refusal import Refusal
from cabale.store import Kept, Snapshot


class Folded(NamedTuple):
    room: Room
    digest: Digest
    """Of its log."""
    kept: int
    """How many entries the snapshot stands for from which it was brought back; 0: none did."""


class NoUse(Exception):
    """A snapshot is of no use: the table has to be folded from its first entry."""

    def __init__(self, why: str | None) -> None:
        self.why = why
        """Why it must not be used again; None: it is all right, but of another program."""


def fold(table: str, kept: Kept) -> Folded:
    """Whatever is wrong with the log is raised; `NoUse` where it is the snapshot."""
    digest = Digest(kept.covered)
    snapshot = kept.snapshot
    room = Room(table) if snapshot is None else _taken_up(table, snapshot, digest.value)
    known = room.length
    if [row.n for row in kept.rows] != list(range(known, known + len(kept.rows))):
        raise Refusal("broken", "an entry of the log is missing")
    for row in kept.rows:
        entry = e.decode(row.body)
        room.accept(row.at, entry, room.consider(entry, folding=True))
    digest.add(kept.rows)
    return Folded(room, digest, known)


def _taken_up(table: str, snapshot: Snapshot, digest: bytes) -> Room:
    if snapshot.digest != digest:
        raise NoUse("another-log")
    try:
        room = snapshots.read(table, snapshot)
    except Exception as error:
        raise NoUse(type(error).__name__) from None
    if room is None:
        raise NoUse(None)
    if room.length != snapshot.n:
        raise NoUse("another-length")
    return room
