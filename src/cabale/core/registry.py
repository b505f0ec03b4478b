"""The shelf: games of this package, and of others that announce theirs (`cabale.games`)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from cabale.core.errors import UnknownGame
from cabale.core.game import Game

SHELF = "cabale.games"


@cache
def game(name: str) -> Game[Any]:
    """The game of that name. A game's package offers it as ``GAME``."""
    homes = _homes()
    if name not in homes:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(sorted(homes))}")
    found: Game[Any] = import_module(homes[name]).GAME
    return found


def names() -> list[str]:
    return sorted(_homes())


@cache
def _homes() -> dict[str, str]:
    """Where each game lives: our own folder first, then what other packages announce."""
    shelf = import_module(SHELF)
    own = {found.name: f"{SHELF}.{found.name}" for found in iter_modules(shelf.__path__)}
    return {point.name: point.module for point in entry_points(group=SHELF)} | own
