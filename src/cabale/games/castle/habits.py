"""What players are used to do, counted over matches of novices and of adepts.

An act is evidence only of what its doer has seen himself: a society card. What he merely believes
everybody can believe as well, from the same acts; to count it again would make a table of careful
players talk itself into anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cabale.games.castle.components import ITEMS

CHOSEN: Mapping[str, float] = {
    "offer": 0.25,
    "refuse": -0.6,
    "gift": 0.4,
    "duel": -1.5,
    "demand": -1.5,
}
"""Done to somebody whose society card the doer has seen: half the log of how much more likely it is
if he is a friend."""


class Sided(NamedTuple):
    """An act for one player and against another, in the same measure."""

    helped: float
    """If the doer has seen the card of the one helped, and not the other's."""
    hurt: float
    """If he has seen the card of the other alone."""
    both: tuple[float, float, float]
    """If he has seen both: for being friends with the first, with the second, and for the two
    being friends with each other."""


SIDED: Mapping[str, Sided] = {
    "support": Sided(1.4, -1.4, (0.8, -0.8, 0.2)),
    "push": Sided(0.3, -0.2, (0.1, -0.1, -0.6)),
    "abstain": Sided(-0.1, -0.1, (0.0, 0.0, 1.4)),
    "interrupt": Sided(1.0, -1.0, (0.8, -0.8, 0.0)),
    "cancel": Sided(1.0, -1.0, (0.8, -0.8, 0.0)),
}

HEARSAY, WITNESSED = 0.1, 0.3
"""What a claim weighs, in the same measure: from anybody, from who has seen the card in question.
Bots claim nothing here, and both societies have reason to lie."""

Manner = Literal["trade", "gift", "theft"]

_PARTS_WITH: Mapping[str, tuple[float, float, float]] = {
    "key": (0.05, 0.24, 2.43),
    "goblet": (0.05, 0.23, 2.01),
    "bag_key": (0.37, 0.34, 1.1),
    "bag_goblet": (0.37, 0.42, 0.99),
    "black_pearl": (10.57, 5.7, 0.04),
    "coat": (0.83, 3.45, 0.04),
    "dagger": (0.07, 0.65, 0.19),
    "gloves": (0.06, 0.68, 0.17),
    "monocle": (0.55, 1.4, 0.05),
    "poison_ring": (0.05, 0.48, 0.3),
    "privilege": (1.84, 1.31, 0.05),
    "lodge_seal": (0.06, 0.61, 0.19),
    "sextant": (0.55, 2.73, 0.04),
    "mirror": (0.93, 2.71, 0.04),
    "knives": (0.22, 1.52, 0.04),
    "tome": (0.89, 3.19, 0.04),
    "whip": (0.23, 1.75, 0.04),
}
PARTS_WITH: Mapping[Manner, tuple[float, ...]] = {
    "trade": tuple(_PARTS_WITH[word][0] for word in ITEMS),
    "gift": tuple(_PARTS_WITH[word][1] for word in ITEMS),
    "theft": tuple(_PARTS_WITH[word][2] for word in ITEMS),
}
"""How readily an item leaves a hand, if any of them does; 1 for one that might be any."""
