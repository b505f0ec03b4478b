"""A table that older rules have left behind: what becomes of its log, its people, its secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import delete, insert, select
from tests.server.days import TODAY, YESTERDAY, live_in
from tests.server.logs import Scribe
from tests.server.test_secrecy import shown
from tests.server.test_snapshots import snapshot_of
from tests.server.test_walls import hall_on, write_down

from cabale import names
from cabale.core.relic import Relic
from cabale.server.config import Config
from cabale.server.people.forget import forget
from cabale.server.tables import entries as e
from cabale.server.tables import sight, snapshots, updates
from cabale.server.tables.fanout import Alone
from cabale.server.tables.hall import Hall
from cabale.server.tables.now import Now
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal
from cabale.store import Row, Snapshot
from cabale.store.schema import entries, results, seatings, tables
from cabale.store.schema import snapshots as kept
from cabale.store.sqlite import SqliteStore

GAME = "castle"
Live = Callable[[str], None]


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    return lambda day: live_in(day, monkeypatch.setattr)


class Left:
    """A table of yesterday with a snapshot and what came after it, as a killed server leaves it."""

    def __init__(self, live: Live, name: str = GAME, entries: int = 40) -> None:
        live(YESTERDAY)
        self.scribe = Scribe(name)
        self.scribe.until(entries)
        self.then = self.scribe.room.running().clone()
        self.snapshot = snapshot_of(self.scribe.room, self.scribe.rows)

    @property
    def rows(self) -> list[Row]:
        return self.scribe.rows


async def stored(path: Path, rows: list[Row], snapshot: Snapshot | None) -> SqliteStore:
    _, store = await hall_on(path)
    await write_down(store, rows)
    index = {"id": "t", "code": "CODES", "game": GAME, "phase": "playing", "listed": False}
    await store.write(lambda db: db.execute(insert(tables).values(**index, created=0, updated=0)))
    if snapshot is not None:
        await store.keep("t", snapshot)
    return store


async def on(store: SqliteStore) -> Room:
    """The table at a server of the day."""
    hall = Hall(Config(), store, Alone())
    try:
        return (await hall.get("t")).room
    finally:
        await hall.close()


def test_what_came_after_the_last_snapshot_is_lost_of_the_match_alone(
    tmp_path: Path, live: Live
) -> None:
    async def act() -> None:
        left = Left(live)
        scribe = left.scribe
        for _ in range(4):
            scribe.play()
        scribe.chat(1)
        scribe.write(e.Left(1, "p1", "random", "Bot"))
        store = await stored(tmp_path / "cabale.db", left.rows, left.snapshot)
        live(TODAY)
        room = await on(store)
        match = room.running()
        assert match.entries[:-1] == left.then.entries
        assert match.entries[-1]["rules"]["before"] == YESTERDAY
        for eyes in (None, *range(match.seats)):
            assert match.events(eyes)[:-1] == left.then.events(eyes)
            # Whoever had come further gets everything anew.
            assert room.seq[eyes] > scribe.room.seq[eyes]
            assert room.taken_back[eyes] > scribe.room.seq[eyes]
        assert min(room.asked.values()) > max(scribe.room.numbers.values())
        assert room.chairs[1].kind == "bot"
        assert len(room.chat) == len(scribe.room.chat)
        assert room.length == len(left.rows) + 1

        # It is one entry, however often the table is brought back, from the log alone, too.
        again = await on(store)
        assert again.length == room.length
        await store.write(lambda db: db.execute(delete(kept)))
        whole = await on(store)
        assert whole.running().state == room.running().state
        assert (whole.seq, whole.numbers, whole.chairs) == (room.seq, room.numbers, room.chairs)
        await store.close()

    asyncio.run(act())


def test_an_older_program_does_not_touch_a_match_of_newer_rules(tmp_path: Path, live: Live) -> None:
    async def act() -> None:
        live(TODAY)
        scribe = Scribe(GAME)
        scribe.until(40)
        snapshot = snapshot_of(scribe.room, scribe.rows)
        store = await stored(tmp_path / "cabale.db", scribe.rows, snapshot)
        live(YESTERDAY)
        with pytest.raises(Refusal, match="rules that are no longer played"):
            await on(store)
        assert len(await store.entries("t")) == len(scribe.rows)
        live(TODAY)
        assert (await on(store)).length == len(scribe.rows)
        await store.close()

    asyncio.run(act())


def test_a_match_that_had_ended_is_not_played_on(tmp_path: Path, live: Live) -> None:
    """The server died between the last entry and the snapshot of the end: the books know it."""

    async def act() -> None:
        left = Left(live)
        while left.scribe.room.phase == "playing":
            left.scribe.play()
        match = left.scribe.room.match
        assert match is not None
        assert match.outcome is not None
        store = await stored(tmp_path / "cabale.db", left.rows, left.snapshot)
        books = [
            {
                "table_id": "t",
                "seat": seat,
                "player": f"p{seat}",
                "name": "",
                "game": GAME,
                "seats": match.seats,
                "reason": match.outcome.reason,
                "won": seat in match.outcome.winners,
                "ended": 0,
            }
            for seat in range(match.seats)
        ]
        await store.write(lambda db: db.execute(insert(results), books))
        live(TODAY)
        room = await on(store)
        assert isinstance(room.match, Relic)
        assert room.phase == "over"
        found = room.match.outcome
        assert found is not None
        assert (found.winners, found.reason) == match.outcome[:2]
        assert len(await store.entries("t")) == len(left.rows)
        await store.close()

    asyncio.run(act())


def test_somebody_who_is_forgotten_is_in_no_snapshot_and_the_match_goes_on(
    tmp_path: Path, live: Live
) -> None:
    async def names_in(store: SqliteStore) -> str:
        """All that is kept of the table, as text."""
        bodies = select(entries.c.body).order_by(entries.c.n)
        rows = await store.read(lambda db: [bytes(body) for body in db.execute(bodies).scalars()])
        found = await store.read(lambda db: list(db.execute(select(kept.c.body)).scalars()))
        updated = [entry.room for row in rows if isinstance(entry := e.decode(row), e.Updated)]
        packed = [*found, *updated]
        texts = [msgspec.json.encode(snapshots.unpack(bytes(body))).decode() for body in packed]
        return " ".join([*texts, *(row.decode() for row in rows)])

    async def act() -> None:
        left = Left(live)
        left.scribe.chat(1)
        store = await stored(tmp_path / "cabale.db", left.rows, left.snapshot)
        sat = {"table_id": "t", "at": 0, "hidden": False}
        people = [{"person": f"p{seat}", **sat} for seat in range(2)]
        await store.write(lambda db: db.execute(insert(seatings), people))
        assert '"p0"' in await names_in(store)
        await forget(store, "p0")
        assert '"p0"' not in await names_in(store)
        live(TODAY)
        room = await on(store)
        assert room.phase == "playing"
        assert room.running().entries[:-1] == left.then.entries
        assert '"p1"' in await names_in(store)
        await forget(store, "p1")
        assert '"p1"' not in await names_in(store)
        await store.write(lambda db: db.execute(delete(kept)))
        room = await on(store)
        assert room.phase == "playing"
        assert [chair.name for chair in room.chairs][:2] == ["—", "—"]
        await store.close()

    asyncio.run(act())


def test_a_table_that_somebody_is_forgotten_at_is_written_down_as_before(
    tmp_path: Path, live: Live
) -> None:
    async def act() -> None:
        left = Left(live)
        store = await stored(tmp_path / "cabale.db", left.rows, left.snapshot)
        row = {"person": "p0", "table_id": "t", "at": 0, "hidden": False}
        await store.write(lambda db: db.execute(insert(seatings), [row]))
        hall = Hall(Config(), store, Alone())
        place = await hall.get("t")
        await hall.propose(place, lambda _: e.Chatted("p1", "P1", "oh", 1))
        hall.forget(await forget(store, "p0"))
        await hall.close()  # the last words of a server that is stopped
        other = Hall(Config(), store, Alone())
        back = await other.get("t")
        assert back.kept == back.room.length == place.room.length, "brought back from a snapshot"
        assert "p0" not in back.people()
        await other.close()
        await store.close()

    asyncio.run(act())


@pytest.mark.parametrize("name", names())
def test_what_a_seat_is_told_of_an_update_says_nothing_about_what_it_cannot_know(
    name: str, live: Live
) -> None:
    left = Left(live, name, entries=18)
    room = left.scribe.room
    for seat in range(len(room.chairs)):
        twin = copy(room)
        twin.match = room.running().imagine(seat, Random(seat))
        twin.match._origin, twin.match._entries = room.running()._origin, room.running()._entries
        live(YESTERDAY)
        worlds = [snapshots.pack(*snapshots.freeze(one)) for one in (room, twin)]
        live(TODAY)
        told = []
        for body in worlds:
            old = snapshots.thaw("t", snapshots.unpack(body))
            entry = updates.update(old, at=5_000)
            old.accept(5_000, entry, old.consider(entry))
            now = Now.of(old, 0)
            news = shown(sight.snapshot(old, seat, now, language="en"))
            told.append({**news, "head": None})  # a keyed hash: nobody else can compute it
        assert told[0] == told[1]
        assert told[0]["events"][-1]["kind"] == "updated"
