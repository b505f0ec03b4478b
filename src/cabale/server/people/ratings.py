"""Ratings: who counts against whom, and the number that people read.

OpenSkill (Plackett-Luce) keeps a mean and a doubt for each player. What is shown is 1500 for the
mean of a newcomer and 30 for each point above or below it: between two players who are well known
400 then means ten to one, as in chess.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select

from cabale.store.schema import rating_history, ratings

MODEL = PlackettLuce()
CENTRE, SCALE = 1500, 30
PROVISIONAL = 10
"""Matches before which a rating is marked as not yet known well."""


WON, LOST, LEFT = range(3)
HOUSE = ""
"""Against whom a match is lost that all have left: a newcomer whom nobody is."""


class Standing(NamedTuple):
    """How one seat of a match that counts did."""

    player: str
    name: str
    rank: int


def shown(mu: float) -> int:
    return round(CENTRE + SCALE * (mu - float(MODEL.mu)))


def is_provisional(played: int) -> bool:
    return played < PROVISIONAL


def rate(db: Connection, game: str, table: str, at: int, standings: list[Standing]) -> None:
    """Winners beat losers, and whoever left is last: teams of the sizes they happened to have."""
    sides = _sides(standings)
    players = sorted({one.player for one in chain(*sides)})
    if len(sides) < 2 or len(players) < 2:
        return
    if db.dialect.name == "postgresql":
        # Two matches of one game may end at once, with the same new player in both.
        db.execute(select(func.pg_advisory_xact_lock(func.hashtext(game))))
    mine = (ratings.c.game == game) & ratings.c.player.in_(players)
    known = {row.player: row for row in db.execute(select(ratings).where(mine))}
    before = [[_rating(known.get(one.player)) for one in side] for side in sides]
    after = MODEL.rate(before, ranks=[float(side[0].rank) for side in sides])
    seats = list(zip(chain(*sides), chain(*after), strict=True))
    new = [_updated(game, one, known.get(one), seats) for one in players if one != HOUSE]
    db.execute(delete(ratings).where(mine))
    db.execute(insert(ratings), new)
    _note(db, game, table, at, new)


def _sides(standings: list[Standing]) -> list[list[Standing]]:
    """The seats by rank, the best first."""
    ranks = sorted({one.rank for one in standings})
    sides = [[one for one in standings if one.rank == rank] for rank in ranks]
    return [[Standing(HOUSE, "", WON)], *sides] if ranks == [LEFT] else sides


def _note(db: Connection, game: str, table: str, at: int, new: list[dict[str, Any]]) -> None:
    """The history of people; bots have none."""
    history = [
        {"player": row["player"], "table_id": table, "game": game, "at": at, "mu": row["mu"]}
        for row in new
        if not row["player"].startswith("bot:")
    ]
    if history:
        db.execute(insert(rating_history), history)


def _updated(game: str, player: str, old: Any, seats: list[tuple[Standing, Any]]) -> dict[str, Any]:
    """A player's new rating: the mean of its seats', for a kind of bot may hold several."""
    own = [(one, rating) for one, rating in seats if one.player == player]
    return {
        "game": game,
        "player": player,
        "name": player if player.startswith("bot:") else own[0][0].name,
        "mu": sum(rating.mu for _, rating in own) / len(own),
        "sigma": sum(rating.sigma for _, rating in own) / len(own),
        "played": 1 + (old.played if old else 0),
    }


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)
