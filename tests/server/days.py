"""Programs of other days: the same games under other versions of their rules.

Yesterday the first field of each game's own state had another name, and a snapshot another form.
Today's games read that. Tomorrow's read nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

from cabale.core import Game, State, game, names, snapshot
from cabale.core import upgrade as upgrades
from cabale.core.plain_data import PlainState, dump_state, load_state
from cabale.server.tables import snapshots
from cabale.server.tables.snapshots import FORMAT

YESTERDAY, TODAY, TOMORROW = "0.9", "1.0", "2.0"
Put = Callable[[Any, str, Any], None]


def renamed(shelf: Game[Any]) -> str:
    """The field that had another name yesterday."""
    common = {field.name for field in fields(State)}
    state = type(shelf.blank(shelf.seats[0]))
    return next(field.name for field in fields(state) if field.name not in common)


def dump_yesterday(shelf: Game[Any], seats: int, state: State) -> PlainState:
    data, name = dump_state(shelf, seats, state), renamed(shelf)
    return {f"the_{part}" if part == name else part: value for part, value in data.items()}


def load_yesterday(shelf: Game[Any], seats: int, data: PlainState) -> State:
    return load_state(shelf, seats, upgrade(shelf, data, YESTERDAY))


def upgrade(shelf: Game[Any], state: PlainState, from_version: str) -> PlainState:
    """What the author of a game would write."""
    assert from_version == YESTERDAY
    name = renamed(shelf)
    return {name if part == f"the_{name}" else part: value for part, value in state.items()}


def live_in(day: str, put: Put = setattr) -> None:
    """Change this process into one of another day."""
    games = [type(game(name)) for name in names()]
    past = day == YESTERDAY
    put(snapshots, "FORMAT", 0 if past else FORMAT)
    for module in (snapshot, upgrades):
        put(module, "dump_state", dump_yesterday if past else dump_state)
    put(snapshot, "load_state", load_yesterday if past else load_state)
    for kind in games:
        put(kind, "rules", day)
        put(kind, "reads", (YESTERDAY,) if day == TODAY else ())
        put(kind, "upgrade", upgrade)


def environment(day: str) -> dict[str, str]:
    """For a server of that day, and for all processes that it starts."""
    root = Path(__file__).parent.parent.parent
    home = [str(root / "tests" / "server" / "times"), str(root)]
    return {"CABALE_TEST_DAY": day, "PYTHONPATH": os.pathsep.join(home)}
