"""How the societies stand, seen from above: for searches that cannot play everything to its end."""

from __future__ import annotations

from math import exp

from cabale.games.castle.rules.components import BROTHERHOOD, LODGE_SEAL, ORDER, SINGLE_USE
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.victory import counting, needed

COMPLETE = 0.45
"""What it is worth to have all that is needed, wherever it lies."""
CARDS = 1.05
"""All items of a society, as a share of the players: more cards are more of everything."""
FULLEST = 0.6
"""The part of what is needed that lies in one hand: few have to be found, or none."""
GATHERED = 0.15
"""Keys, Goblets and the Seal in the fullest hand, whoever they count for."""
MEMBERS = 0.4
FRESH, LASTING = 1.1, 1.75
"""Professions that can be used once and still may, and those that can be used again and again."""
TOKENS = 1.1


def standing(s: CastleState) -> list[float]:
    """Each seat's chance to win, from the figures that told most of who won (by log-loss over
    7,000 matches of adepts)."""
    lead = _strength(s, ORDER) - _strength(s, BROTHERHOOD)
    order = 1 / (1 + exp(-lead))
    return [order if society == ORDER else 1 - order for society in s.society]


def _strength(s: CastleState, society: int) -> float:
    members = [p for p, one in enumerate(s.society) if one == society]
    most = needed(s, society)
    count = [counting(s, p, society) for p in members]
    rival = [counting(s, p, 1 - society) for p in members]
    seal = [LODGE_SEAL in s.hands[p] for p in members]
    lasting = sum(s.profession[p] not in SINGLE_USE for p in members)
    fresh = sum(s.profession[p] in SINGLE_USE and not s.face_up[p] for p in members)
    cards = sum(len(s.hands[p]) for p in members)
    tokens = sum(s.tokens[p] for p in members)
    shares = CARDS * cards + FRESH * fresh + LASTING * lasting + TOKENS * tokens
    return (
        COMPLETE * (sum(count) >= most)
        + FULLEST * max(count) / most
        + GATHERED * max(map(sum, zip(count, rival, seal, strict=True)))
        + MEMBERS * len(members)
        + shares / len(s.society)
    )
