"""The words that the lines of a scenario are made of: numbers, names, places, pairs, piles.

Every refusal begins with the name of its line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cabale.core import ScenarioError
from cabale.games.cultists.rules.components import TURNS
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import CultistsState

REST = "..."
"""At the end of a pile or bag: in this order, and all the rest below."""
GONE = "!"
"""After a card or a token: it was there, and has left the match."""


def number(word: str, below: int, line: str, least: int = 0) -> int:
    if not word.strip().isdecimal() or not least <= int(word) < below:
        least_of_all = f", {least} at least," if least else ""
        raise ScenarioError(f"{line}: a number below {below}{least_of_all} is needed, not {word!r}")
    return int(word)


def words(value: str, allowed: Sequence[str], line: str) -> list[int]:
    for word in value.split():
        if word not in allowed:
            raise ScenarioError(f"{line}: {word!r} is not one of {', '.join(allowed)}")
    return [allowed.index(word) for word in value.split()]


def one_of(value: str, allowed: Sequence[str], line: str) -> int:
    found = words(value, allowed, line)
    if len(found) != 1:
        raise ScenarioError(f"{line}: one of {', '.join(allowed)} is needed, not {value!r}")
    return found[0]


def place(s: CultistsState, name: str, line: str) -> int:
    plan = s.plan
    if name not in plan.index:
        known = ", ".join(plan.places)
        raise ScenarioError(f"{line}: {plan.name} has no place {name!r}; it has {known}")
    return plan.index[name]


def room(s: CultistsState, name: str, line: str) -> int:
    found = place(s, name, line)
    if s.plan.colour[found] == CORRIDOR:
        raise ScenarioError(f"{line}: {name!r} is a corridor, not a room")
    return found


def rooms(s: CultistsState, value: str, line: str) -> list[int]:
    found = [room(s, name, line) for name in value.split()]
    if len(set(found)) < len(found):
        raise ScenarioError(f"{line}: a room is named twice")
    return found


def pair(s: CultistsState, text: str, line: str) -> tuple[int, int]:
    """Two different characters: ``0>1``."""
    one, arrow, other = text.partition(">")
    if not arrow:
        raise ScenarioError(f"{line}: two characters are needed, like 0>1, not {text!r}")
    a, b = (number(word, s.characters, line) for word in (one, other))
    if a == b:
        raise ScenarioError(f"{line}: {a} cannot do that to itself")
    return a, b


def timed(text: str, line: str) -> tuple[str, int]:
    """What happened, and in which turn: ``0>1 dead t2``; without a turn, before the first."""
    rest, _, word = text.rpartition(" ")
    if not re.fullmatch("t[0-9]+", word):
        return text, 0
    return rest, number(word[1:], TURNS + 1, line)


def ordered(value: str) -> tuple[str, str, bool]:
    """Of a pile or bag: what is on top, what is named below it, and whether all else is there."""
    parts = value.split()
    if parts and parts[-1] == REST:
        return " ".join(parts[:-1]), "", True
    top, bar, below = value.partition("|")
    return (top, below, False) if bar else ("", value, False)
