"""A table is brought back from a snapshot that fits its log, from no other, and quickly."""

from __future__ import annotations

import dataclasses
import zlib
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.core.test_undo import work
from tests.server.logs import Scribe

from cabale import names
from cabale.core.snapshot import take
from cabale.server.tables import entries as e
from cabale.server.tables import snapshots
from cabale.server.tables.fold import NoUse, fold
from cabale.server.tables.room import Room
from cabale.store import Kept, Row, Snapshot, written


def snapshot_of(room: Room, rows: list[Row]) -> Snapshot:
    frozen, match = snapshots.freeze(room)
    length = room.length
    return snapshots.write(frozen, match, length, snapshots.Digest(written(rows[:length])).value)


def folded(rows: list[Row]) -> Room:
    return fold("t", Kept(rows)).room


def home(rows: list[Row], snapshot: Snapshot | None) -> Kept:
    """As the store keeps it."""
    n = 0 if snapshot is None else snapshot.n
    return Kept(rows[n:], snapshot, written(rows[:n]))


def stand(room: Room) -> Any:
    """All that there is to a room."""
    frozen, match = snapshots.freeze(room)
    frozen.match = None if match is None else take(match)
    return msgspec.json.decode(msgspec.json.encode(frozen))


@pytest.mark.parametrize("name", names())
def test_a_table_goes_on_from_its_snapshot_as_from_its_log(name: str) -> None:
    scribe = Scribe(name)
    taken: list[Snapshot] = []
    for _ in range(30):
        if scribe.room.phase == "playing":
            scribe.play()
        if scribe.room.phase == "playing":
            scribe.claim(1)
        scribe.chat(1)
        taken.append(snapshot_of(scribe.room, scribe.rows))
    rows = scribe.rows
    whole = stand(folded(rows))
    assert whole == stand(scribe.room)
    for snapshot in taken[::3]:
        back = fold("t", home(rows, snapshot))
        assert back.kept == snapshot.n
        assert stand(back.room) == whole
        assert back.digest.value == snapshots.Digest(written(rows)).value
        for seat in range(len(back.room.chairs)):
            assert back.room.match is not None
            assert scribe.room.match is not None
            assert back.room.match.view(seat) == scribe.room.match.view(seat)
            assert back.room.can_undo(seat) == scribe.room.can_undo(seat)


def test_every_part_of_a_room_is_in_its_snapshot() -> None:
    """Whoever adds one need do nothing, or gets an error here."""
    room = Scribe(names()[0]).room
    frozen, _ = snapshots.freeze(room)
    own_way = {"id", "game", "lesson", "clock", "seal", "chat", "held", "put", "match"}
    own_way |= {"hours", "hours_next"}
    assert frozen.rest.keys() == {f.name for f in dataclasses.fields(Room)} - own_way


# --- never trusted where the log disagrees -------------------------------------------------------


def spoilt(change: Callable[[list[Row], Snapshot], tuple[list[Row], Snapshot]]) -> str | None:
    """Why a snapshot was of no use."""
    scribe = Scribe(names()[0])
    scribe.until(60)
    snapshot = snapshot_of(scribe.room, scribe.rows)
    scribe.chat(3)
    with pytest.raises(NoUse) as no:
        fold("t", home(*change(scribe.rows, snapshot)))
    return no.value.why


def renamed(row: Row) -> Row:
    entry = e.decode(row.body)
    assert isinstance(entry, e.Sat)
    entry.name = "—"
    return row._replace(body=e.encode(entry))


def test_one_whose_log_was_altered_is_thrown_away() -> None:
    """As when somebody's name was taken out of it."""
    assert spoilt(lambda rows, s: ([rows[0], renamed(rows[1]), *rows[2:]], s)) == "another-log"


def test_one_of_a_longer_log_is_thrown_away() -> None:
    assert spoilt(lambda rows, s: (rows[:40], s)) == "another-log"


@pytest.mark.parametrize(
    "body", [b"", b"no zlib", zlib.compress(b"{}"), zlib.compress(b"[" * 9)], ids=str
)
def test_one_that_cannot_be_read_is_thrown_away(body: bytes) -> None:
    assert spoilt(lambda rows, s: (rows, s._replace(body=body))) is not None


def test_one_that_another_program_wrote_is_not_used() -> None:
    assert spoilt(lambda rows, s: (rows, s._replace(engine="0.0.1 " + s.engine))) is None


def test_one_of_an_older_format_is_of_use_where_rules_have_changed() -> None:
    """Its digest was another one: a match of older rules would be lost without."""
    scribe = Scribe(names()[0])
    scribe.until(60)
    whole = b"".join([b"%d %d %d\n" % (n, at, len(body)) + body for n, at, body in scribe.rows])
    snapshot = snapshot_of(scribe.room, scribe.rows)._replace(digest=sha256(whole).digest())
    assert snapshots.stands_for(snapshot, scribe.rows)
    assert not snapshots.stands_for(snapshot, [renamed(scribe.rows[1]), *scribe.rows[1:]])
    assert spoilt(lambda rows, s: (rows, s._replace(digest=snapshot.digest))) is None


@pytest.mark.parametrize("n", [0, 59])
def test_when_an_entry_was_written_is_in_the_digest_too(n: int) -> None:
    def later(row: Row) -> Row:
        return row._replace(at=row.at + 1) if row.n == n else row

    assert spoilt(lambda rows, s: (list(map(later, rows)), s)) == "another-log"


def test_one_of_other_rules_is_not_used() -> None:
    assert spoilt(lambda rows, s: (rows, s._replace(rules="0.9"))) is None


# --- how much work it is -------------------------------------------------------------------------


def brought_back(length: int) -> tuple[int, int]:
    """Calls made to bring back a table of so many entries, and how many entries were folded."""
    scribe, snapshot, kept = Scribe("castle"), None, 0
    while scribe.room.length < length:
        scribe.until(scribe.room.length + 1)
        if snapshots.due(scribe.room, kept):
            kept = scribe.room.length
            snapshot = snapshot_of(scribe.room, scribe.rows)
    kept_of_it = home(scribe.rows, snapshot)
    fold("t", kept_of_it)  # whatever is read once is read by now
    return work(partial(fold, "t", kept_of_it)), len(kept_of_it.rows)


def test_a_table_of_3000_entries_comes_back_as_quickly_as_one_of_100() -> None:
    few, _ = brought_back(100)
    many, entries = brought_back(3000)
    assert entries <= 2 * snapshots.EVERY
    assert many / few <= 2


def test_a_table_that_grows_in_no_time_is_written_down_once_a_second_or_after_a_thousand() -> None:
    scribe, hasty = Scribe("castle"), 0.1
    scribe.until(2 * snapshots.EVERY)
    assert snapshots.due(scribe.room, 0, "playing", snapshots.SECOND)
    assert not snapshots.due(scribe.room, 0, "playing", hasty)
    scribe.until(snapshots.HASTY)
    assert snapshots.due(scribe.room, 0, "playing", hasty)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("act", ["hesitate", "claim", "chat"])
def test_the_work_grows_with_the_log_and_not_faster(name: str, act: str) -> None:
    calls = []
    for times in (0, 60, 120):
        scribe = Scribe(name)
        scribe.until(12)  # of a match that goes on after all this
        getattr(scribe, act)(times)
        for _ in range(3):
            if scribe.room.phase == "playing":
                scribe.play()
        calls.append(work(partial(folded, scribe.rows)))
    if calls[1] > calls[0]:
        assert (calls[2] - calls[0]) / (calls[1] - calls[0]) <= 2.3
