"""What players are used to do, counted over matches of novices and of adepts.

An act is evidence only of what its doer has seen himself: a society card. What he merely believes
everybody can believe as well, from the same acts; to count it again would make a table of careful
players talk itself into anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cabale.games.castle.rules.components import ITEMS

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

HEARSAY = 0.1
"""What words weigh, in the same measure: both societies have reason to lie."""
WITNESSED: Mapping[str, float] = {"trust": 0.4, "suspect": 0.6, "has_society": 0.3}
"""From who has seen the card in question. Adepts say that they trust somebody truly three times of
four, and that they suspect him always; people as they like."""

Manner = Literal["trade", "gift", "theft"]

_PARTS_WITH: Mapping[str, tuple[float, float, float]] = {
    "key": (0.11, 0.34, 2.06),
    "goblet": (0.11, 0.3, 1.97),
    "bag_key": (0.79, 0.41, 1.64),
    "bag_goblet": (0.77, 0.44, 1.5),
    "black_pearl": (8.53, 5.91, 0.05),
    "coat": (0.94, 3.08, 0.05),
    "dagger": (0.15, 0.75, 0.23),
    "gloves": (0.13, 0.68, 0.25),
    "monocle": (0.76, 1.34, 0.24),
    "poison_ring": (0.1, 0.48, 0.35),
    "privilege": (2.04, 1.18, 0.11),
    "lodge_seal": (0.12, 0.71, 0.24),
    "sextant": (0.65, 2.66, 0.04),
    "mirror": (0.79, 3.15, 0.04),
    "knives": (0.36, 1.5, 0.06),
    "tome": (0.92, 2.81, 0.06),
    "whip": (0.31, 1.68, 0.09),
}
PARTS_WITH: Mapping[Manner, tuple[float, ...]] = {
    "trade": tuple(_PARTS_WITH[word][0] for word in ITEMS),
    "gift": tuple(_PARTS_WITH[word][1] for word in ITEMS),
    "theft": tuple(_PARTS_WITH[word][2] for word in ITEMS),
}
"""How readily an item leaves a hand, if any of them does; 1 for one that might be any."""
