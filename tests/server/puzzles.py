"""Finished matches of which puzzles can be made, put where a server finds them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from secrets import token_hex

from tests.server.houses import Worker

from cabale.core import Luck
from cabale.puzzles.puzzle import Puzzle, bundle
from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.store import Row

PUZZLES = sorted(bundle("werewolf"), key=lambda one: one["worlds"])
"""The smallest first: to prove one again takes a moment."""


def first(kind: str) -> Puzzle:
    return next(one for one in PUZZLES if one["kind"] == kind)


def without(puzzle: Puzzle, fact: int) -> str:
    """The position in which one sentence of the proof was never said."""
    _, seat, *claim = puzzle["proof"][fact]
    said = " ".join(map(str, [seat, *claim]))
    before, said_so, after = puzzle["scenario"].partition("said: ")
    line, newline, rest = after.partition("\n")
    kept = [one for one in line.split(", ") if one != said]
    assert len(kept) == line.count(", "), f"nobody says {said!r}"
    return before + said_so + ", ".join(kept) + newline + rest


def play_from(house: Worker, puzzle: Puzzle, person: str, scenario: str | None = None) -> str:
    """A table of this house at which the match went on from there to the end: its id.

    `person` sat on the seat of the puzzle.
    """
    room, rows = Room(token_hex(8)), list[Row]()

    def write(entry: e.Entry) -> None:
        after = room.consider(entry)
        rows.append(Row(room.length, 1_000 + room.length, e.encode(entry)))
        room.accept(rows[-1].at, entry, after)

    write(e.Opened(token_hex(3), puzzle["game"], puzzle["seats"], puzzle["options"], person))
    for seat in range(puzzle["seats"]):
        if seat == puzzle["seat"]:
            write(e.Sat(seat, person, "Ada"))
        else:
            write(e.BotSat(seat, "novice", f"Bot {seat}"))
    luck = Luck.of_seed("1")
    write(e.Started(room.game.rules, scenario or puzzle["scenario"], luck=luck))
    while room.phase == "playing":
        answers = {
            str(seat): decision.choices[0].to_json()
            for seat, decision in room.running().decisions.items()
        }
        mine = answers.pop(str(puzzle["seat"]))
        write(e.Held(puzzle["seat"], mine))
        write(e.Closed(answers))
    table = (room.id, room.code, puzzle["game"], "over", False, 1_000, 2_000)
    with closing(sqlite3.connect(house.database, timeout=30)) as db, db:
        db.executemany(
            "INSERT INTO entries (table_id, n, at, body) VALUES (?, ?, ?, ?)",
            [(room.id, *row) for row in rows],
        )
        db.execute(
            "INSERT INTO tables (id, code, game, phase, listed, created, updated)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            table,
        )
    return room.id
