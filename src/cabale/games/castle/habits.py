"""What players are used to do, counted over matches of novices and of adepts.

The figures of acts are in the measure of `Societies`: half the log of how much more likely the act
is between members of one society. They are small where players do not know each other's cards,
and limited where they do, for not everybody plays as one would.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cabale.games.castle.components import ITEMS

Manner = Literal["trade", "gift", "theft"]

_PARTS_WITH: Mapping[Manner, Mapping[str, float]] = {
    "trade": {
        "key": 0.05,
        "goblet": 0.05,
        "bag_key": 0.36,
        "bag_goblet": 0.36,
        "black_pearl": 10.66,
        "coat": 0.91,
        "dagger": 0.07,
        "gloves": 0.06,
        "monocle": 0.71,
        "poison_ring": 0.05,
        "privilege": 1.9,
        "lodge_seal": 0.06,
        "sextant": 0.62,
        "mirror": 1.11,
        "knives": 0.23,
        "tome": 0.98,
        "whip": 0.24,
    },
    "gift": {
        "key": 0.24,
        "goblet": 0.26,
        "bag_key": 0.34,
        "bag_goblet": 0.47,
        "black_pearl": 5.32,
        "coat": 3.57,
        "dagger": 0.69,
        "gloves": 0.67,
        "monocle": 1.36,
        "poison_ring": 0.51,
        "privilege": 1.5,
        "lodge_seal": 0.59,
        "sextant": 2.63,
        "mirror": 2.97,
        "knives": 1.44,
        "tome": 3.41,
        "whip": 1.43,
    },
    "theft": {
        "key": 2.45,
        "goblet": 1.53,
        "bag_key": 1.28,
        "bag_goblet": 1.08,
        "black_pearl": 0.04,
        "coat": 0.04,
        "dagger": 0.22,
        "gloves": 0.14,
        "monocle": 0.08,
        "poison_ring": 0.3,
        "privilege": 0.08,
        "lodge_seal": 0.19,
        "sextant": 0.04,
        "mirror": 0.04,
        "knives": 0.04,
        "tome": 0.04,
        "whip": 0.04,
    },
}
PARTS_WITH = {
    manner: tuple(weights[word] for word in ITEMS) for manner, weights in _PARTS_WITH.items()
}
"""How readily an item leaves a hand, if any of them does; 1 for one that might be any."""

CHOSEN: Mapping[str, Mapping[str, tuple[float, float]]] = {
    "devil": {
        "spy": (0.05, 0.11),
        "offer": (0.03, 0.31),
        "duel": (-0.11, -1.5),
        "gift": (0.05, 0.08),
        "demand": (-0.21, -1.5),
        "accept": (-0.09, 0.04),
        "refuse": (0.1, -0.6),
        "look": (0.12, 1.5),
        "rob": (-1.37, -0.04),
    },
    "coach": {
        "spy": (0.0, 0.0),
        "offer": (-0.02, 0.2),
        "duel": (-0.17, -1.5),
        "gift": (0.37, 0.62),
        "demand": (-0.03, -1.5),
        "accept": (-0.06, 0.07),
        "refuse": (0.2, -0.61),
        "look": (0.12, 1.14),
        "rob": (-1.41, -0.03),
    },
}
"""A seat does this to another: if it has not seen the other's society card, if it has."""

Known = tuple[int, int]
SIDED: Mapping[str, Mapping[str, Mapping[Known, tuple[float, float, float]]]] = {
    "devil": {
        "support": {
            (0, 0): (0.01, -0.01, -0.0),
            (0, 1): (0.11, -1.47, 0.09),
            (1, 0): (1.44, -0.16, 0.14),
            (1, 1): (0.79, -0.79, 0.46),
        },
        "push": {
            (0, 0): (0.01, 0.01, 0.01),
            (0, 1): (0.13, -0.19, -0.17),
            (1, 0): (0.36, 0.07, -0.23),
            (1, 1): (0.11, -0.06, -0.64),
        },
        "abstain": {
            (0, 0): (0.0, 0.0, 0.0),
            (0, 1): (0.0, 0.0, 0.0),
            (1, 0): (0.0, 0.0, 0.0),
            (1, 1): (0.0, 0.0, 0.0),
        },
        "interrupt": {
            (0, 0): (0.2, -0.2, 0.0),
            (0, 1): (0.2, -1.0, 0.0),
            (1, 0): (1.0, -0.2, 0.0),
            (1, 1): (0.8, -0.8, 0.0),
        },
        "cancel": {
            (0, 0): (0.2, -0.2, 0.0),
            (0, 1): (0.2, -1.0, 0.0),
            (1, 0): (1.0, -0.2, 0.0),
            (1, 1): (0.8, -0.8, 0.0),
        },
    },
    "coach": {
        "support": {
            (0, 0): (0.02, -0.01, -0.01),
            (0, 1): (0.05, -1.5, 0.02),
            (1, 0): (1.5, -0.06, 0.04),
            (1, 1): (0.79, -0.79, -0.05),
        },
        "abstain": {
            (0, 0): (-0.0, -0.0, 0.0),
            (0, 1): (-0.01, -0.02, 0.26),
            (1, 0): (-0.02, -0.01, 0.26),
            (1, 1): (0.0, 0.0, 1.41),
        },
        "push": {
            (0, 0): (0.01, 0.01, 0.02),
            (0, 1): (0.08, 0.13, -0.08),
            (1, 0): (0.01, 0.01, -0.18),
            (1, 1): (0.02, 0.08, -0.49),
        },
        "interrupt": {
            (0, 0): (0.2, -0.2, 0.0),
            (0, 1): (0.2, -1.0, 0.0),
            (1, 0): (1.0, -0.2, 0.0),
            (1, 1): (0.8, -0.8, 0.0),
        },
        "cancel": {
            (0, 0): (0.2, -0.2, 0.0),
            (0, 1): (0.2, -1.0, 0.0),
            (1, 0): (1.0, -0.2, 0.0),
            (1, 1): (0.8, -0.8, 0.0),
        },
    },
}
"""A seat acts for one and against another, by whose society cards it has seen: evidence for being
of one society with the first, with the second, and for those two being of one."""

HANDLED: Mapping[str, Mapping[str, float]] = {
    "devil": {
        "offer": 0.0,
        "return": -0.04,
        "gift": 0.24,
        "steal": 0.13,
        "demand": 0.24,
        "accept": 0.0,
        "refuse": 0.0,
    },
    "coach": {
        "offer": 0.0,
        "return": -0.13,
        "gift": -0.28,
        "steal": 0.07,
        "demand": 0.07,
        "accept": 0.0,
        "refuse": 0.0,
    },
}
"""A seat does this with a Key: evidence for the Order; with a Goblet: for the Brotherhood."""
