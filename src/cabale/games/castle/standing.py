"""How the societies stand, seen from above: for searches that cannot play everything to its end."""

from __future__ import annotations

from math import exp

from cabale.games.castle.components import BROTHERHOOD, LODGE_SEAL, ORDER
from cabale.games.castle.state import CastleState
from cabale.games.castle.steps.victory import counting, needed

COMPLETE = 1.0
"""What it is worth to have all that is needed, wherever it lies."""
CARDS = 1.6
"""All items of a society, as a share of the players: more cards are more of everything."""
GATHERED = 0.5
"""Keys, Goblets and the Seal in the fullest hand: few have to be found, or none."""
MEMBERS = 0.4


def standing(s: CastleState) -> list[float]:
    """Each seat's chance to win, from the four figures that told most of who won (by log-loss over
    matches of novices and adepts)."""
    lead = _strength(s, ORDER) - _strength(s, BROTHERHOOD)
    order = 1 / (1 + exp(-lead))
    return [order if society == ORDER else 1 - order for society in s.society]


def _strength(s: CastleState, society: int) -> float:
    members = [p for p, one in enumerate(s.society) if one == society]
    complete = sum(counting(s, p, society) for p in members) >= needed(s, society)
    cards = sum(len(s.hands[p]) for p in members) / len(s.society)
    gathered = max(_gathered(s, p) for p in members)
    return COMPLETE * complete + CARDS * cards + GATHERED * gathered + MEMBERS * len(members)


def _gathered(s: CastleState, seat: int) -> int:
    symbols = counting(s, seat, ORDER) + counting(s, seat, BROTHERHOOD)
    return symbols + (LODGE_SEAL in s.hands[seat])
