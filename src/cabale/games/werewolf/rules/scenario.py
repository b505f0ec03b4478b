"""A position from a few readable lines, for tests, tutorials and puzzles.

players: werewolf seer villager      what each seat was dealt
centre: robber drunk villager        the three cards of the centre
slot: dream_wolf                     only with the alpha wolf; by default what the options say
begin: day                           leave out the night
"""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import ScenarioError, Table
from cabale.games.werewolf.rules.components import ALPHA_WOLF, BOXES, ROLE, ROLE_IDS, VILLAGER
from cabale.games.werewolf.rules.decks import copies
from cabale.games.werewolf.rules.setup import lay_out
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.day import Dawn
from cabale.games.werewolf.rules.steps.night import Call

_LINES = ("players", "centre", "slot", "begin")


def arrange(t: Table[Werewolf], facts: Mapping[str, str]) -> None:
    for name in facts:
        if name not in _LINES:
            raise ScenarioError(f"there is no line {name!r}; lines are {', '.join(_LINES)}")
    players = _roles(facts, "players", t.seats)
    centre = _roles(facts, "centre", 3)
    begin = facts.get("begin", "night")
    if begin not in {"night", "day"}:
        raise ScenarioError(f"a scenario begins at night or by day, not {begin!r}")
    deck = tuple(sorted(players + centre))  # everybody sees the deck, nobody who was dealt what
    if begin == "night":
        _check_copies(deck)
    lay_out(t, deck, players + centre)
    if "slot" in facts:
        if ALPHA_WOLF not in deck:
            raise ScenarioError("there is no slot without the alpha wolf")
        (slot,) = _roles(facts, "slot", 1)
        t.state.slot = t.state.start[-1] = slot
    if begin == "day":
        t.state.calls = ()
        t.push(Dawn)
    else:
        t.push(Call, 0)


def _check_copies(deck: tuple[int, ...]) -> None:
    """Two of a role that is dealt once would not know who is called; villagers never are."""
    held = copies(BOXES)
    for role in set(deck) - {VILLAGER}:
        if deck.count(role) > held[role]:
            raise ScenarioError(f"the boxes hold {held[role]} × {ROLE_IDS[role]}, no more")


def _roles(facts: Mapping[str, str], line: str, count: int) -> list[int]:
    names = facts.get(line, "").split()
    for name in names:
        if name not in ROLE:
            raise ScenarioError(f"{line}: no role is called {name!r}; roles: {', '.join(ROLE_IDS)}")
    if len(names) != count:
        raise ScenarioError(f"{line}: {count} roles are needed, not {len(names)}")
    return [ROLE[name] for name in names]
