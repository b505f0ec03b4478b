"""A bot's own memory of the night, for tables whose notebook does not keep it (WER-165)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cabale.core import Match, SeatView
from cabale.core.bot import Eyes
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.sight.view import notes_of, open_table, own_of, table_of


def seen_by(eyes: Eyes, options: Mapping[str, Any]) -> SeatView:
    """The view of a seat, with all that it saw at night.

    Every world that the seat can imagine has in it what the seat itself went through.
    """
    view = eyes.view()
    if options["memory"] == "strict" and table_of(view)["phase"] != "over":
        world: Match = eyes.imagine(Random(0))
        assert isinstance(world.state, Werewolf)
        own_of(view)["notes"] = notes_of(world.state, eyes.seat)
        table_of(view)["sight"] = open_table(world.state, world.state.sights[eyes.seat])
    return view
