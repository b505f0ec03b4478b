"""A ladder of some matches: the ratings that come out when they are gone through in order."""

from __future__ import annotations

from typing import Any, NamedTuple

from cabale.server.people.ratings import MODEL, is_provisional, shown
from cabale.server.tables.faces import drawn_face
from cabale.server.wire.company import LadderRow

BOT = "bot:"


class Seat(NamedTuple):
    player: str
    name: str
    face: str | None
    won: bool


class Match(NamedTuple):
    game: str
    ended: int
    seats: list[Seat]
    edition: str | None = None


def ladder(matches: list[Match], me: str) -> list[LadderRow]:
    """Winners beat losers (OpenSkill, Plackett-Luce); the best come first."""
    ratings: dict[str, Any] = {}
    rows: dict[str, LadderRow] = {}
    for match in matches:
        for seat in match.seats:
            row = rows.setdefault(seat.player, _row(seat, me))
            row.name = row.name if row.bot else seat.name
        for player in {seat.player for seat in match.seats}:
            rows[player].played += 1
            rows[player].won += any(s.won for s in match.seats if s.player == player)
        _rate(match, ratings)
    for player, rating in ratings.items():
        rows[player].rating = shown(rating.mu)
    for row in rows.values():
        row.provisional = is_provisional(row.played)
    return sorted(rows.values(), key=lambda row: (row.provisional, -row.rating, row.name))


def _rate(match: Match, ratings: dict[str, Any]) -> None:
    sides = [{s.player: s for s in match.seats if s.won is won} for won in (True, False)]
    if not all(sides) or len({s.player for s in match.seats}) < 2:
        return
    before = [[ratings.get(player) or MODEL.rating() for player in side] for side in sides]
    after = MODEL.rate(before, ranks=[0.0, 1.0])
    for side, new in zip(sides, after, strict=True):
        ratings.update(zip(side, new, strict=True))


def _row(seat: Seat, me: str) -> LadderRow:
    bot = seat.player.startswith(BOT)
    name = seat.player.removeprefix(BOT) if bot else seat.name
    face = "" if bot else seat.face or drawn_face(seat.player)
    return LadderRow(seat.player, name, face, bot, shown(MODEL.mu), True, 0, 0, seat.player == me)
