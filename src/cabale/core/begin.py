"""How a match begins: the table is set, and the first steps run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core import position
from cabale.core.board import Board, Quiet
from cabale.core.chance import Chance
from cabale.core.entries import Origin
from cabale.core.errors import CabaleError, ScenarioError
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.past import Counting
from cabale.core.scenario import read_scenario


def begin(
    game: Game[Any],
    seats: int,
    origin: Origin,
    options: Mapping[str, Any],
    *,
    live: bool,
    listening: bool,
    counting: bool = False,
) -> Match:
    """Set the table and let the first steps run. Options must be read and checked already."""
    make = Board if listening else Counting if counting else Quiet
    table: Board[Any] = make(game, seats, options, Chance(origin.luck.key))
    if origin.scenario is None:
        game.setup(table)
    else:
        facts = read_scenario(origin.scenario)
        with facts.numbered():
            later = {name: facts.pop(name) for name in position.LATER if name in facts}
            game.arrange(table, facts)
            return _from_position(table, origin, live, position.STEPS in facts, later)
    return Match(table, origin, live)


def _from_position(
    table: Board[Any], origin: Origin, live: bool, stands: bool, later: Mapping[str, str]
) -> Match:
    """A match that begins from a scenario, with the lines that every game has."""
    try:
        match = Match(table, origin, live)
    except (AssertionError, LookupError, TypeError, ValueError, CabaleError) as error:
        if not stands:
            raise
        message = f"{position.STEPS}: the rules cannot go on from there ({error!r})"
        raise ScenarioError(message) from error
    if stands:
        position.try_out(match)
    position.go_on(match, later)
    return match
