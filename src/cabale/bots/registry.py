"""Where bots are found."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from cabale.bots.loading import UnknownBot, load_bot, made_of, names_code
from cabale.bots.master import Master, Pimc
from cabale.bots.policy import Policy
from cabale.bots.random import RandomBot
from cabale.bots.search import Search
from cabale.bots.tree import Tree
from cabale.core import Bot, Game
from cabale.core.bot import MOODS

GROUP = "cabale.bots"
DIGITS = 9  # of a number of iterations
LLM = "llm:"
NET = "cabale.bots.net:NetSeat"  # loaded when it is asked for, since it needs NumPy
GRANDMASTER = "cabale.bots.value:Grandmaster"  # likewise
OPERATORS_LIST = "CABALE_BOTS"
"""Further bots by name, with semicolons: ``castle.net=my.package:Net(3); careful=bots.py:Careful``.
The operator names their code; people may ask for the names."""

BotSpec = str | type[Bot] | Policy
"""A bot as code gives it: a level, where code stands (`load_bot`), a class, or a policy."""


def find_bot(game: Game[Any], spec: BotSpec) -> type[Bot]:
    """The bot that is meant. Not for what strangers ask for, since it runs the code that is named:
    that is `bot`."""
    if not isinstance(spec, str):
        return made_of(spec)
    return load_bot(spec) if names_code(spec) else bot(game, spec)


def bot(game: Game[Any], level: str) -> type[Bot]:
    """The bot of that level for a game; ``master@400`` searches for 400 iterations.

    A mood may follow, which `take_seat` gives it for a temper: ``adept:bold``. ``llm:NAME`` is a
    language model of the settings file, see `cabale.bots.llm`.
    """
    if level.startswith(LLM):
        kind: type[Bot] = import_module("cabale.bots.llm").llm(level.removeprefix(LLM))
        return kind
    level, colon, mood = level.partition(":")
    if colon and mood not in MOODS:
        raise UnknownBot(f"no bot is {mood!r}; it may be {', '.join(MOODS)}")
    level, at, budget = level.partition("@")
    if level == "random" and not at:
        return RandomBot  # a simulation of random bots loads no mind
    found = _bots(game)
    if level not in found:
        raise UnknownBot(f"no bot {level!r} plays {game.name}; there are {', '.join(found)}")
    mind = _load(found[level])
    if not at:
        return mind
    if not issubclass(mind, Search):
        raise UnknownBot(f"{level} searches nothing, so it takes no number of iterations")
    if not budget.isdecimal() or len(budget) > DIGITS or int(budget) == 0:
        raise UnknownBot(
            f"a search takes a number of iterations, such as master@400, not @{budget[:20]}"
        )
    return _with_budget(mind, int(budget))


@lru_cache(64)  # people may ask for any number
def _with_budget(search: type[Bot], iterations: int) -> type[Bot]:
    recipe = _with_budget, (search, iterations)
    return type(search.__name__, (search,), {"iterations": iterations, "recipe": recipe})


def levels(game: Game[Any]) -> list[str]:
    """The names of the bots that play a game: `random`, the game's own, those of other packages."""
    return list(_bots(game))


def _bots(game: Game[Any]) -> dict[str, type[Bot] | EntryPoint | str]:
    return _bots_with(game, os.environ.get(OPERATORS_LIST, ""))


@cache
def _bots_with(game: Game[Any], listed: str) -> dict[str, type[Bot] | EntryPoint | str]:
    """By level. What other packages bring is loaded when it is asked for: one that is broken must
    not keep anybody else from playing."""
    found: dict[str, type[Bot] | EntryPoint | str] = {"random": RandomBot, **game.mind.bots()}
    # The plainer search won where both were measured (docs/measured.md).
    found.setdefault("master", Master)
    found.setdefault("ismcts", Tree)
    found.setdefault("pimc", Pimc)
    if game.nets():
        found.setdefault("net", NET)
    if game.nets("values"):
        found.setdefault("grandmaster", GRANDMASTER)
    for point in entry_points(group=GROUP):
        owner, dot, level = point.name.rpartition(".")
        if not dot or owner == game.name:
            found.setdefault(level, point)
    for owner, level, spec in listed_bots(listed):
        if owner in ("", game.name):
            found.setdefault(level, spec)
    return found


def listed_bots(text: str) -> list[tuple[str, str, str]]:
    """What the operator's list names: the game (or nothing: all), the level, and the code."""
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        name, _, spec = part.partition("=")
        owner, _, level = name.strip().rpartition(".")
        if not level.isidentifier() or not names_code(spec):
            raise UnknownBot(
                f"{OPERATORS_LIST} is written level=package.module:Class, or "
                f"game.level=file.py:Class(4), with semicolons between, not {part!r}"
            )
        found.append((owner, level, spec.strip()))
    return found


def _load(found: type[Bot] | EntryPoint | str) -> type[Bot]:
    if isinstance(found, str):
        return load_bot(found)
    if isinstance(found, type):
        return found
    try:
        kind = found.load()
    except Exception as error:  # whatever somebody else's package does when it is imported
        raise UnknownBot(
            f"the bot {found.name!r} ({found.value}) cannot be loaded: "
            f"{type(error).__name__}: {error}"
        ) from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"the bot {found.name!r} ({found.value}) is no class of `Bot`")
    return kind
