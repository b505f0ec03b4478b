"""What is written beside an entry, in the same transaction: the index, results, ratings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.core import Match
from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.store.schema import ratings, results, seatings, tables

Also = Callable[[Connection], object]
MODEL = PlackettLuce()


def beside(room: Room, entry: e.Entry, after: Match | None, at: int) -> Also | None:
    """What has to be written with this entry; None for most."""
    match entry:
        case e.Opened():
            row = {
                "id": room.id,
                "code": entry.code,
                "game": entry.game,
                "phase": "open",
                "listed": entry.listed,
                "created": at,
                "updated": at,
            }
            return lambda db: db.execute(insert(tables).values(row))
        case e.Changed():
            return _index(room.id, at, listed=entry.listed)
        case e.Sat():
            return _seated(room.id, entry.person, at)
        case e.Started():
            return _index(room.id, at, phase="playing")
        case e.Shut():
            return _index(room.id, at, phase="closed")
        case e.Left() if _deserted(room, without=[entry.seat]):
            return _index(room.id, at, phase="closed")
        case e.Expelled() if _deserted(room, without=room.owned_by(entry.person)):
            return _index(room.id, at, phase="closed")
        case e.Chatted() if entry.seat is None:
            return _spoke(room.id, entry.person, at)
    if after is not None and after.outcome is not None:
        if not room.counts:
            return _index(room.id, at, phase="over")
        return _ended(room, after, at)
    return None


def _index(table: str, at: int, **values: Any) -> Also:
    change = update(tables).where(tables.c.id == table).values(updated=at, **values)
    return lambda db: db.execute(change)


def _seated(table: str, person: str, at: int) -> Also:
    def write(db: Connection) -> None:
        mine = (seatings.c.person == person) & (seatings.c.table_id == table)
        db.execute(delete(seatings).where(mine))
        db.execute(insert(seatings).values(person=person, table_id=table, at=at, hidden=False))
        db.execute(update(tables).where(tables.c.id == table).values(updated=at))

    return write


def _deserted(room: Room, without: list[int]) -> bool:
    """Whether a running match has nobody but bots left without those seats."""
    people = [c.person for seat, c in enumerate(room.chairs) if seat not in without]
    return room.phase == "playing" and not any(people)


def _spoke(table: str, person: str, at: int) -> Also:
    """Who only spoke at a table is found there when everything of theirs has to be."""

    def write(db: Connection) -> None:
        mine = (seatings.c.person == person) & (seatings.c.table_id == table)
        if db.execute(select(seatings.c.at).where(mine)).first() is None:
            db.execute(insert(seatings).values(person=person, table_id=table, at=at, hidden=True))

    return write


def _ended(room: Room, match: Match, at: int) -> Also:
    outcome = match.outcome
    assert outcome is not None
    teams = match.game.teams(match.board)
    roles = match.game.roles(match.board)
    rows = [
        {
            "table_id": room.id,
            "seat": seat,
            "player": chair.player or "?",
            "name": chair.shown_name,
            "game": room.game.name,
            "seats": match.seats,
            "reason": outcome.reason,
            "won": seat in outcome.winners,
            "score": None if outcome.scores is None else outcome.scores[seat],
            "team": None if teams is None else teams[seat],
            "ended": at,
            "role": None if roles is None else roles[seat],
        }
        for seat, chair in enumerate(room.chairs)
    ]

    def write(db: Connection) -> None:
        db.execute(insert(results), rows)
        db.execute(update(tables).where(tables.c.id == room.id).values(phase="over", updated=at))
        rate(db, room.game.name, rows)

    return write


def rate(db: Connection, game: str, rows: list[dict[str, Any]]) -> None:
    """Winners beat losers: two teams, of the sizes they happened to have."""
    sides = [[r for r in rows if r["won"]], [r for r in rows if not r["won"]]]
    players = sorted({r["player"] for r in rows})
    if not all(sides) or len(players) < 2:
        return
    if db.dialect.name == "postgresql":
        # Two matches of one game may end at once, with the same new player in both.
        db.execute(select(func.pg_advisory_xact_lock(func.hashtext(game))))
    mine = (ratings.c.game == game) & ratings.c.player.in_(players)
    known = {row.player: row for row in db.execute(select(ratings).where(mine))}
    before = [[_rating(known.get(row["player"])) for row in side] for side in sides]
    after = MODEL.rate(before, ranks=[0, 1])
    seats = list(zip(chain(*sides), chain(*after), strict=True))
    new = [_updated(game, player, known.get(player), seats) for player in players]
    db.execute(delete(ratings).where(mine))
    db.execute(insert(ratings), new)


def _updated(game: str, player: str, old: Any, seats: list[tuple[Any, Any]]) -> dict[str, Any]:
    """A player's new rating: the mean of its seats', for a kind of bot may hold several."""
    own = [(row, rating) for row, rating in seats if row["player"] == player]
    return {
        "game": game,
        "player": player,
        "name": player if player.startswith("bot:") else own[0][0]["name"],
        "mu": sum(rating.mu for _, rating in own) / len(own),
        "sigma": sum(rating.sigma for _, rating in own) / len(own),
        "played": 1 + (old.played if old else 0),
    }


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)
