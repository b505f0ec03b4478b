"""The past of many matches in the rows of one array, written at once (`cabale.core.past`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cabale.core import Match
from cabale.core.past import FRESH, cell_table, past_of
from cabale.envs.turns import Rules


class Pasts:
    """Writes them. One match after the other, `Match.observe` gives the same numbers."""

    def __init__(self, rules: Rules) -> None:
        game, seats = rules.game, rules.seats
        self._start = start = game.observation_size(seats)
        players = game.players(seats)
        tables = [cell_table(game.acts, seat, seats, players, start) for seat in range(seats)]
        self._begins = np.array(tables, np.int64)
        """By the seat that looks and the number of a cell: where its numbers begin."""

    def write(
        self, matches: Sequence[Match], seats: NDArray[np.int64], rows: NDArray[np.float32]
    ) -> None:
        """Into rows that are zeros there: what each of these seats remembers of its match."""
        pasts = [past_of(match) for match in matches]
        firsts = np.arange(len(rows)) * rows.shape[1]
        numbers = rows.reshape(-1)
        numbers[firsts + seats + self._start] = 1.0
        counts = [len(past.numbers) for past in pasts]
        if not any(counts):
            return
        cells = np.frombuffer(b"".join([past.numbers for past in pasts]), np.uintc)
        whens = np.frombuffer(b"".join([past.whens for past in pasts]), np.uintc)
        now = np.array([past.clock + FRESH for past in pasts])
        begins = self._begins[np.repeat(seats, counts), cells]
        begins += np.repeat(firsts, counts)
        numbers[begins] = np.frombuffer(b"".join([past.often for past in pasts]), np.float32)
        begins += 1
        numbers[begins] = FRESH / (np.repeat(now, counts) - whens)
