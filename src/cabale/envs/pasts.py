"""The past of matches in NumPy's arrays, written at once (`cabale.core.past`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cabale.core import Match
from cabale.core.past import FRESH, cell_table, freshness, past_of, write_past
from cabale.envs.turns import Rules

FEW = 8
"""Cells that are written sooner one after the other than at once."""
LONG = 4095
"""Events of most matches: how fresh acts are is worked out again where there are more."""
NUMBERS: Final = np.dtype(np.float32)
WHOLE: Final = np.dtype(np.int64)
array_of: Final = np.frombuffer


class Pasts:
    """Writes them. One match after the other, `Match.observe` gives the same numbers."""

    def __init__(self, rules: Rules) -> None:
        game, seats = rules.game, rules.seats
        self._rules = rules
        self._players = game.players(seats)
        self._start = start = game.observation_size(seats)
        every = range(seats)
        tables = [cell_table(game.acts, seat, seats, self._players, start) for seat in every]
        self._cells = len(tables[0])
        self._begins = np.array(tables, WHOLE).reshape(-1)
        """By the seat that looks and the number of a cell: where its numbers begin."""
        self._tables = list(self._begins.reshape(seats, -1))
        """The same of each seat."""
        self._fresh = np.array(freshness(LONG), NUMBERS)

    def __reduce__(self) -> tuple[Any, ...]:
        return Pasts, (self._rules,)

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
        cells = np.frombuffer(b"".join([past.numbers for past in pasts]), WHOLE)
        whens = np.frombuffer(b"".join([past.whens for past in pasts]), WHOLE)
        now = np.array([past.clock + FRESH for past in pasts])
        begins = self._begins.take(cells + np.repeat(seats * self._cells, counts))
        begins += np.repeat(firsts, counts)
        numbers[begins] = np.frombuffer(b"".join([past.often for past in pasts]), NUMBERS)
        begins += 1
        numbers[begins] = FRESH / (np.repeat(now, counts) - whens)

    def write_one(self, match: Match, seat: int, numbers: NDArray[np.float32], cells: Any) -> None:
        """Into an observation that is zeros there: what the seat remembers.

        `cells` is the same memory as `numbers`, which is sooner written to one by one.
        """
        past = past_of(match)
        if len(past.numbers) <= FEW:
            acts, seats = self._rules.game.acts, self._rules.seats
            write_past(past, acts, seat, seats, self._players, cells, self._start)
            return
        if past.clock >= len(self._fresh):
            self._fresh = np.array(freshness(2 * past.clock), NUMBERS)
        fresh = self._fresh[-1 - past.clock :]  # by when an act was done
        begins = self._tables[seat][array_of(past.numbers, WHOLE)]
        cells[self._start + seat] = 1.0
        numbers[begins] = array_of(past.often, NUMBERS)
        numbers[1:][begins] = fresh[array_of(past.whens, WHOLE)]


def pasts_of(rules: Rules) -> Pasts | None:
    """None where observations remember nothing."""
    return Pasts(rules) if rules.past else None
