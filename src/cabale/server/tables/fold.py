"""A table is brought back: from its snapshot, where that is one of its log, and what came since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cabale.core import Outcome, game
from cabale.core.upgrade import is_older
from cabale.server.tables import entries as e
from cabale.server.tables import snapshots, updates
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.room import Room
from cabale.server.tables.snapshots import Digest
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import Phase
from cabale.store import Kept, Row, Snapshot, written

STARTED, UPDATED = b'{"did":"start"', b'{"did":"update"'


class Folded(NamedTuple):
    room: Room
    digest: Digest
    """Of its log."""
    kept: int
    """How many entries the snapshot stands for from which it was brought back; 0: none did."""
    phase: Phase = "open"
    """How the table stood in that snapshot."""
    update: e.Updated | None = None
    """The entry that its log needs next: the rules have changed since."""


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
    known, phase = room.length, room.phase
    _check(kept.rows, known)
    for row in kept.rows:
        _accept(room, row)
    digest.add(kept.rows)
    return Folded(room, digest, known, phase)


def fold_again(
    table: str, rows: list[Row], snapshot: Snapshot | None, outcome: Outcome | None = None
) -> Folded:
    """From the first entry, or from where the rules changed last.

    What was played under rules that are no longer here only the snapshot can tell. Then what came
    after it is lost of the match, and of nothing else; `outcome` is how it ended, if it did.
    """
    _check(rows, 0)
    digest = Digest(written(rows))
    changed = [row for row in rows if row.body.startswith(UPDATED)]
    begun = [row for row in rows if row.body.startswith(STARTED)]
    last = e.decode((changed or begun)[-1].body) if begun else None
    opened = e.decode(rows[0].body)
    if _is_of_today(opened, last):
        room = Room(table, length=changed[-1].n if changed else 0)
        for row in rows[room.length :]:
            _accept(room, row)
        return Folded(room, digest, 0)
    room = _older(table, rows, changed, snapshot)
    known, phase = room.length, room.phase
    for row in rows[known:]:
        entry = e.decode(row.body)
        if isinstance(entry, e.OfTheMatch):
            room.length, room.last_at = room.length + 1, max(row.at, room.last_at)
        else:
            room.accept(row.at, entry, room.consider(entry, folding=True))
    if outcome is not None and updates.is_due(room):
        updates.end(room, outcome)
    update = updates.update(room, now_ms()) if updates.is_due(room) else None
    return Folded(room, digest, known, phase, update)


def _is_of_today(opened: e.Entry, last: e.Entry | None) -> bool:
    """Whether the rules that are here can fold the log; `Refusal` where they are the older ones."""
    if not isinstance(opened, e.Opened) or not isinstance(last, e.Started | e.Updated):
        return True
    today = game(opened.game).rules
    if last.rules == today or (isinstance(last, e.Updated) and last.over):
        return True
    if not is_older(last.rules, today):
        raise Refusal("old-rules", f"this is a match of rules {last.rules}; these are {today}")
    return False


def _check(rows: Sequence[Row], first: int) -> None:
    if [row.n for row in rows] != list(range(first, first + len(rows))):
        raise Refusal("broken", "an entry of the log is missing")


def _accept(room: Room, row: Row) -> None:
    entry = e.decode(row.body)
    room.accept(row.at, entry, room.consider(entry, folding=True))


def _taken_up(table: str, snapshot: Snapshot, digest: bytes) -> Room:
    if len(snapshot.digest) == snapshots.BEFORE:
        raise NoUse(None)
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


def _older(table: str, rows: list[Row], changed: list[Row], snapshot: Snapshot | None) -> Room:
    """The table as older rules last wrote it down."""
    newest = snapshot is not None and (not changed or snapshot.n > changed[-1].n)
    if snapshot is not None and newest and snapshots.stands_for(snapshot, rows):
        return snapshots.thaw(table, snapshots.unpack(snapshot.body))
    if not changed:
        raise Refusal("old-rules", "nobody has written down what older rules made of this match")
    room = Room(table, length=changed[-1].n)
    _accept(room, changed[-1])
    return room
