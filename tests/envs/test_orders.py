"""An observation with its seats in another order is the observation of another table."""

from typing import Any

import numpy as np
import pytest

from cabale.core import game as find_game
from cabale.core import names, new_match
from cabale.examples.belief_net import orders

SIDES = [name for name in names() if name != "abyss"]


@pytest.mark.parametrize("name", SIDES)
def test_every_seat_keeps_its_numbers(name: str) -> None:
    game, seats = find_game(name), 5
    match = new_match(name, seats, 3)
    for _ in range(25):
        seat = next(iter(match.decisions), None)
        if seat is not None:
            match.play(seat, match.decisions[seat].choices[-1])
    seen: Any = np.array(match.observe(2, past=True))
    same, turned, back = orders(game, seats, [[0, 1, 2, 3, 4], [0, 3, 1, 4, 2], [0, 2, 4, 1, 3]])
    players = game.players(seats)
    hidden = game.observation_size(seats)  # which seat looks is not told
    blank = seen.copy()
    blank[hidden : hidden + players] = seen[hidden]
    assert (seen[same] == blank).all()
    assert (seen[turned][back] == blank).all(), "there and back again"
    assert (seen[turned] != blank).any()
