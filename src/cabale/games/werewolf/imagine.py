"""A world that a seat could not tell from this one."""

from __future__ import annotations

from random import Random

from cabale.core import Table
from cabale.games.werewolf.state import Werewolf


def imagine(t: Table[Werewolf], seat: int, rng: Random) -> None:
    """Not drawn yet: the world as it is."""
