"""Where bots are found."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from cabale.bots.random import RandomBot
from cabale.core import Bot, CabaleError, Game

GROUP = "cabale.bots"


class UnknownBot(CabaleError):
    """No bot of that name plays the game."""


def bot(game: Game[Any], level: str) -> type[Bot]:
    """The bot of that level for a game."""
    found = _bots(game)
    if level not in found:
        raise UnknownBot(f"no bot {level!r} plays {game.name}; there are {', '.join(found)}")
    return found[level]


def levels(game: Game[Any]) -> list[str]:
    """The names of the bots that play a game: `random`, the game's own, those of other packages."""
    return list(_bots(game))


@cache
def _bots(game: Game[Any]) -> dict[str, type[Bot]]:
    found: dict[str, type[Bot]] = {"random": RandomBot, **game.bots()}
    for point in entry_points(group=GROUP):
        owner, dot, level = point.name.rpartition(".")
        if not dot or owner == game.name:
            found.setdefault(level, point.load())
    return found
