"""Where bots are found."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from cabale.bots.master import Master, Pimc
from cabale.bots.random import RandomBot
from cabale.bots.search import Search, Tree
from cabale.core import Bot, CabaleError, Game
from cabale.core.bot import MOODS

GROUP = "cabale.bots"


class UnknownBot(CabaleError):
    """No bot of that name plays the game."""


def bot(game: Game[Any], level: str) -> type[Bot]:
    """The bot of that level for a game; ``master@400`` searches for 400 iterations.

    A mood may follow, which `take_seat` gives it for a temper: ``adept:bold``.
    """
    level, colon, mood = level.partition(":")
    if colon and mood not in MOODS:
        raise UnknownBot(f"no bot is {mood!r}; it may be {', '.join(MOODS)}")
    level, at, budget = level.partition("@")
    found = _bots(game)
    if level not in found:
        raise UnknownBot(f"no bot {level!r} plays {game.name}; there are {', '.join(found)}")
    if not at:
        return found[level]
    if not budget.isdecimal() or not issubclass(found[level], Search):
        raise UnknownBot(
            f"a search takes a number of iterations, such as master@400, not @{budget}"
        )
    return _with_budget(found[level], int(budget))


@cache
def _with_budget(search: type[Bot], iterations: int) -> type[Bot]:
    return type(search.__name__, (search,), {"iterations": iterations})


def levels(game: Game[Any]) -> list[str]:
    """The names of the bots that play a game: `random`, the game's own, those of other packages."""
    return list(_bots(game))


@cache
def _bots(game: Game[Any]) -> dict[str, type[Bot]]:
    found: dict[str, type[Bot]] = {"random": RandomBot, **game.bots()}
    # The plainer search won where both were measured (docs/bots.md); the others stay to be beaten.
    found.setdefault("master", Master)
    found.setdefault("ismcts", Tree)
    found.setdefault("pimc", Pimc)
    for point in entry_points(group=GROUP):
        owner, dot, level = point.name.rpartition(".")
        if not dot or owner == game.name:
            found.setdefault(level, point.load())
    return found
