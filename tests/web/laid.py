"""A table of the running server whose cards were laid out: the position that a test needs."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection, create_engine, insert

from cabale.core import Luck
from cabale.server.tables import entries as e
from cabale.server.tables.books import beside
from cabale.server.tables.room import Room
from cabale.store.schema import entries


def lay_out(
    database: Path,
    code: str,
    game: str,
    scenario: str,
    person: str,
    bots: list[str],
    level: str = "adept",
) -> None:
    """Write the log of a table at which this person sits among bots, on the first seat."""
    seats = 1 + len(bots)
    room = Room(f"laid-out-{code}")
    log: list[e.Entry] = [e.Opened(code, game, seats, {}, person), e.Sat(0, person, "Hélène")]
    log += [e.BotSat(seat, level, name) for seat, name in enumerate(bots, 1)]
    with create_engine(f"sqlite:///{database}").begin() as db:
        for entry in log:
            _add(db, room, entry)
        started = e.Started(room.game.rules, scenario=scenario, luck=Luck.of_seed(code))
        _add(db, room, started)


def _add(db: Connection, room: Room, entry: e.Entry) -> None:
    at, after = time.time_ns() // 1_000_000, room.consider(entry)
    row = {"table_id": room.id, "n": room.length, "at": at, "body": e.encode(entry)}
    db.execute(insert(entries).values(row))
    also = beside(room, entry, after.match, at)
    if also is not None:
        also(db)
    room.accept(at, entry, after)
