"""Merchants: pearls when they come into play. The Landlord's later pearls stand in `turn`."""

from __future__ import annotations

from functools import partial

from cabale.games.abyss.rules.components import LANDLORD, PEDDLER, SHOPKEEPER, TRADER
from cabale.games.abyss.rules.steps.powers import gain, on_arrival

LANDLORD_PEARLS = 1


for _lord, _pearls in (
    (TRADER, 3),  # ABY-121
    (PEDDLER, 2),  # ABY-122
    (SHOPKEEPER, 1),  # ABY-125
    (LANDLORD, LANDLORD_PEARLS),  # ABY-123
):
    on_arrival(_lord)(partial(gain, pearls=_pearls, lord=_lord))
