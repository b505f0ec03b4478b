"""What one seat observes, as arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cabale.envs.pasts import Pasts
from cabale.envs.turns import Rules, Turns

NUMBERS: Final = np.dtype(np.float32)
FLAGS: Final = np.dtype(np.int8)
"""An array is made sooner of these than of the classes."""
zeros: Final = np.zeros

Observation = dict[str, NDArray[Any]]


def observation(turns: Turns, seat: int, pasts: Pasts | None) -> Observation:
    """What one seat gets: its numbers, and a mask that is empty unless it is its turn."""
    rules: Rules = turns.rules
    numbers = zeros(rules.size, NUMBERS)
    cells: Any = numbers.data
    turns.observe(seat, cells, past=False)
    if pasts is not None:
        pasts.write_one(turns.match, seat, numbers, cells)
    mask = zeros(rules.actions, FLAGS)
    if seat == turns.seat:
        turns.mask(mask.data)  # type: ignore[arg-type]  # a buffer of small numbers
    found: Observation = {"observation": numbers, "action_mask": mask}
    if rules.events:
        found["events"] = np.array(turns.tokens(seat), np.int16)
    return found
