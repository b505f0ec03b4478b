"""Ladders: who plays a game best."""

from __future__ import annotations

from cabale.server.api.http import Call, route
from cabale.server.api.shelf import find_game
from cabale.server.company.ladders import Scope, seasons
from cabale.server.wire.company import Ladder
from cabale.server.wire.refusal import Refusal


@route(
    "GET",
    "/api/games/{game}/ladder",
    reply=Ladder,
    query=(("seats", "integer"), ("season", "string")),
)
async def ladder(call: Call, name: str) -> Ladder:
    """People and bots by rating: of all matches that counted, or those of a size or a season."""
    shelf, asked = find_game(name), call.request.query_params
    seats, season = asked.get("seats"), asked.get("season")
    if seats is not None and seats not in map(str, shelf.seats):
        raise Refusal("unfit", f"{name} is not played at such a table")
    if season is not None and season not in seasons():
        raise Refusal("unfit", "this season is over for too long, or not yet")
    scope = Scope(name, None if seats is None else int(seats), season)
    rows = await call.house.ladders.of(scope, None if call.me is None else call.me.id)
    return Ladder(name, scope.seats, season, rows, list(shelf.seats), seasons())
