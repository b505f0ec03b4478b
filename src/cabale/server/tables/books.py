"""What is written beside an entry, in the same transaction: the index, results, ratings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from cabale.core import Match, Outcome
from cabale.server.people.ratings import LEFT, LOST, WON, Standing, rate
from cabale.server.tables import entries as e
from cabale.server.tables.chairs import Chair
from cabale.server.tables.clocks import is_slow
from cabale.server.tables.room import Room
from cabale.store.company import circle_tables
from cabale.store.schema import results, seatings, tables

Also = Callable[[Connection], object]

# Statements are built once: to build one takes as long as to carry it out.
_OPEN, _SEAT, _RESULT = insert(tables), insert(seatings), insert(results)
_CHANGE = update(tables).where(tables.c.id == bindparam("this"))
"""Of the index: columns are given with the values."""
_MINE = (seatings.c.person == bindparam("who")) & (seatings.c.table_id == bindparam("this"))
_LEAVE, _SEATED = delete(seatings).where(_MINE), select(seatings.c.at).where(_MINE)


def beside(room: Room, entry: e.Entry, after: Match | None, at: int) -> Also | None:
    """What has to be written with this entry; None for most."""
    if isinstance(entry, e.Played):  # before all others: there are the most of them
        return _over(room, after, at)
    match entry:
        case e.Opened():
            return _opened(room, entry, at)
        case e.Changed():
            return _index(room.id, at, listed=entry.listed)
        case e.Sat():
            return _seated(room.id, entry.person, at)
        case e.Started():
            return _index(room.id, at, phase="playing", slow=is_slow(room.clock))
        case e.Shut():
            return _index(room.id, at, phase="closed")
        case e.Updated():
            return _index(room.id, at, phase="over" if entry.over else "playing")
        case e.Left() if _deserted(room, without=[entry.seat]):
            return _given_up(room, at)
        case e.Expelled():
            named = _named(room.id, entry.person, at)
            if not _deserted(room, without=room.owned_by(entry.person)):
                return named
            return _both(named, _index(room.id, at, phase="closed"))
        case e.Chatted() | e.Renamed() if entry.person:  # a bot's line is nobody's
            return _named(room.id, entry.person, at)
    return _over(room, after, at)


def _over(room: Room, after: Match | None, at: int) -> Also | None:
    """Where the match is over with this entry: its results."""
    if after is None or after.outcome is None:
        return None
    return _ended(room, after, at) if room.counts else _index(room.id, at, phase="over")


def running(db: Connection, recent: int, most: int) -> list[str]:
    """Tables that somebody has to look after: those of late, and all that are played over days."""
    playing = select(tables.c.id).where(tables.c.phase == "playing")
    late = playing.where(tables.c.updated > recent).order_by(tables.c.updated.desc()).limit(most)
    found = [*db.execute(late).scalars(), *db.execute(playing.where(tables.c.slow)).scalars()]
    return list(dict.fromkeys(found))


def _index(table: str, at: int, **values: Any) -> Also:
    return lambda db: db.execute(_CHANGE, {"this": table, "updated": at, **values})


def _seated(table: str, person: str, at: int) -> Also:
    def write(db: Connection) -> None:
        db.execute(_LEAVE, {"who": person, "this": table})
        db.execute(_SEAT, {"person": person, "table_id": table, "at": at, "hidden": False})
        db.execute(_CHANGE, {"this": table, "updated": at})

    return write


def _deserted(room: Room, without: list[int]) -> bool:
    """Whether a running match has nobody but bots left without those seats."""
    people = [c.person for seat, c in enumerate(room.chairs) if seat not in without]
    return room.phase == "playing" and not any(people)


def _given_up(room: Room, at: int) -> Also:
    """The last person goes, the table is closed: where it counts all who sat there have lost."""
    left = [
        Standing(chair.person or chair.left or "?", chair.name, LEFT)
        for chair in room.chairs
        if chair.person or chair.left
    ]

    def write(db: Connection) -> None:
        db.execute(_CHANGE, {"this": room.id, "phase": "closed", "updated": at})
        if room.rated:
            rate(db, room.game.name, room.id, at, left)

    return write


def _both(one: Also, other: Also) -> Also:
    def write(db: Connection) -> None:
        one(db)
        other(db)

    return write


def _opened(room: Room, entry: e.Opened, at: int) -> Also:
    row = {
        "id": room.id,
        "code": entry.code,
        "game": entry.game,
        "phase": "open",
        "listed": entry.listed,
        "created": at,
        "updated": at,
    }

    def write(db: Connection) -> None:
        db.execute(_OPEN, row)
        _named(room.id, entry.host, at)(db)
        if entry.circle:
            of = {"table_id": room.id, "circle": entry.circle, "at": at}
            db.execute(insert(circle_tables).values(of))

    return write


def _named(table: str, person: str, at: int) -> Also:
    """Index somebody who never sat at a table but stands in its log, for exports and deletions."""

    def write(db: Connection) -> None:
        if db.execute(_SEATED, {"who": person, "this": table}).first() is None:
            db.execute(_SEAT, {"person": person, "table_id": table, "at": at, "hidden": True})

    return write


def _ended(room: Room, match: Match, at: int) -> Also:
    outcome = match.outcome
    assert outcome is not None
    teams = match.game.teams(match.board)
    roles = match.game.roles(match.board)
    edition = _edition(room)
    rows: list[dict[str, Any]] = [
        {
            "table_id": room.id,
            "seat": seat,
            "player": _gone(room, chair) or chair.player or "?",
            "name": chair.name if _gone(room, chair) else chair.shown_name,
            "game": room.game.name,
            "seats": match.seats,
            "reason": outcome.reason,
            "won": seat in outcome.winners and not _gone(room, chair),
            "score": None if outcome.scores is None else outcome.scores[seat],
            "team": None if teams is None else teams[seat],
            "ended": at,
            "role": None if roles is None else roles[seat],
            "edition": edition,
        }
        for seat, chair in enumerate(room.chairs)
    ]
    standings = [
        Standing(
            row["player"], row["name"], LEFT if _gone(room, chair) else WON if row["won"] else LOST
        )
        for row, chair in zip(rows, room.chairs, strict=True)
    ]

    def write(db: Connection) -> None:
        db.execute(_RESULT, rows)
        db.execute(_CHANGE, {"this": room.id, "phase": "over", "updated": at})
        if room.rated:
            rate(db, room.game.name, room.id, at, standings)

    return write


def _edition(room: Room) -> str | None:
    """Which box the match was taken from, where its game lies in several."""
    boxes = [one for one in room.game.options if one.name == "edition" and one.values]
    return room.options.get("edition") if boxes else None


def outcome_of(table: str, db: Connection) -> Outcome | None:
    """How the match at a table ended, as the books have it; None where they have nothing."""
    query = select(results).where(results.c.table_id == table).order_by(results.c.seat)
    rows = db.execute(query).all()
    if not rows:
        return None
    scores = tuple(row.score for row in rows)
    won = tuple(row.seat for row in rows if row.won)
    return Outcome(won, rows[0].reason, None if None in scores else scores)


def _gone(room: Room, chair: Chair) -> str | None:
    """The people who left a seat of a rated match, for good or until a bot had ended it."""
    return (chair.left or chair.person) if room.rated and chair.kind == "bot" else None
