"""Some of the matches of a `VectorEnv`: what one process looks after, and the arrays it fills."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabale.bots import Asked, BotSpec, Policy, TalkRules
from cabale.bots.policy import PolicySeat, answers
from cabale.core import Eyes
from cabale.core.tokens import WIDTH
from cabale.envs.pasts import pasts_of
from cabale.envs.table import Table
from cabale.envs.turns import Rules


class Setting(NamedTuple):
    """What every match is: its rules, who plays beside the learner, and where that one sits."""

    rules: Rules
    others: Sequence[BotSpec] = ()
    seat: int | None = None
    talk: TalkRules = TalkRules()
    most_actions: int = 0


class Arrays:
    """The arrays of a `VectorEnv` in one piece of memory, one row for each match."""

    def __init__(self, rules: Rules, matches: int, memory: Any = None) -> None:
        tokens = (matches, rules.events, WIDTH)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "actions": ((matches,), np.int64),
            "seats": ((matches,), np.int64),
            "seeds": ((matches,), np.int64),
            "observations": ((matches, rules.size), np.float32),
            "finals": ((matches, rules.size), np.float32),
            "rewards": ((matches, rules.seats), np.float32),
            "events": (tokens, np.int16),
            "final_events": (tokens, np.int16),
            "masks": ((matches, rules.actions), np.uint8),
            "terminations": ((matches,), np.bool_),
            "truncations": ((matches,), np.bool_),
        }
        self.bytes = sum(
            int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values()
        )
        self._memory = memory if memory is not None else memoryview(bytearray(self.bytes))
        start = 0
        made = {}
        for name, (shape, kind) in shapes.items():
            made[name] = np.ndarray(shape, kind, self._memory, start)
            start += made[name].nbytes
        self.actions: NDArray[np.int64] = made["actions"]
        self.seats: NDArray[np.int64] = made["seats"]
        self.seeds: NDArray[np.int64] = made["seeds"]
        self.observations: NDArray[np.float32] = made["observations"]
        self.finals: NDArray[np.float32] = made["finals"]
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.events: NDArray[np.int16] = made["events"]
        self.final_events: NDArray[np.int16] = made["final_events"]
        self.masks: NDArray[np.uint8] = made["masks"]
        self.terminations: NDArray[np.bool_] = made["terminations"]
        self.truncations: NDArray[np.bool_] = made["truncations"]

    def quiet(self, rows: slice) -> None:
        """Nothing came of the last step yet."""
        self.rewards[rows] = 0
        self.terminations[rows] = False
        self.truncations[rows] = False


class Rows:
    """The matches of some rows of the arrays."""

    def __init__(self, setting: Setting, arrays: Arrays, rows: range) -> None:
        self.setting = setting
        self.arrays = arrays
        self.rows = rows
        self.luck: list[Random] = []
        self.tables: list[Table] = []
        self._acted = np.zeros(len(rows), np.int64)
        self._seats: list[int] = []
        """Who observes in each match since it was last shown."""
        self._slice = mine = slice(rows.start, rows.stop)
        self._observations = arrays.observations[mine]
        self._masks = arrays.masks[mine]
        # A view of a row is made once: to take it out of the array takes longer than a mask.
        self._numbers: list[Any] = [row.data for row in self._observations]
        self._legal: list[Any] = [row.data for row in self._masks]
        self._nothing: Any = np.zeros(setting.rules.size, np.float32).data
        self._pasts = pasts_of(setting.rules)

    def reset(self) -> None:
        self.arrays.quiet(self._slice)
        self.luck = [Random(int(self.arrays.seeds[row])) for row in self.rows]
        self.tables = [self._begin(luck) for luck in self.luck]
        self._acted.fill(0)
        self._begin_again(range(len(self.rows)))
        self._show()

    def step(self) -> None:
        arrays = self.arrays
        arrays.quiet(self._slice)
        actors = self._seats
        for table, action in zip(self.tables, arrays.actions[self._slice].tolist(), strict=True):
            table.turns.act(action)
        self._acted += 1
        if self.setting.others:
            let_bots_play(self.tables)
        ended = self._ended()
        for i in ended:
            self._show_last(self.rows[i], self.tables[i], actors[i])
            self.tables[i] = self._begin(self.luck[i])
            self._acted[i] = 0
        if ended:
            self._begin_again(ended)
        self._show()

    def _ended(self) -> list[int]:
        """Which matches are over, or have gone on for too long."""
        arrays, most = self.arrays, self.setting.most_actions
        over = [i for i, table in enumerate(self.tables) if table.turns.seat < 0]
        for i in over:
            row = self.rows[i]
            arrays.rewards[row] = self.tables[i].turns.returns()
            arrays.terminations[row] = True
        late = self._acted >= most
        if not most or not late.any():
            return over
        late[over] = False
        arrays.truncations[self._slice] = late
        return sorted([*over, *np.flatnonzero(late).tolist()])

    def _begin(self, luck: Random) -> Table:
        setting = self.setting
        number = luck.getrandbits(64)
        seat = setting.seat
        if seat is None:
            seat = luck.randrange(setting.rules.seats) if setting.others else 0
        return Table(setting.rules, number, seat, setting.others, setting.talk)

    def _begin_again(self, places: Sequence[int]) -> None:
        """Some matches end before the learner was asked: others take their place."""
        while places:
            let_bots_play([self.tables[i] for i in places])
            places = [i for i in places if self.tables[i].turns.over]
            for i in places:
                self.tables[i] = self._begin(self.luck[i])

    def _show(self) -> None:
        """What every learner sees now, and what it may do."""
        self._masks.fill(0)
        self._seats = seats = [table.learner for table in self.tables]
        self.arrays.seats[self._slice] = seats
        nothing = self._nothing
        for table, seat, numbers, legal in zip(  # noqa: B905  # all are of one length
            self.tables, seats, self._numbers, self._legal
        ):
            numbers[:] = nothing  # row by row: what was just emptied is near when it is written to
            turns = table.turns
            turns.observe(seat, numbers, past=False)
            turns.mask(legal)
        if self._pasts is not None:
            matches = [table.turns.match for table in self.tables]
            self._pasts.write(matches, self.arrays.seats[self._slice], self._observations)
        if self.setting.rules.events:
            for at, table, seat in zip(self.rows, self.tables, seats, strict=True):
                self.arrays.events[at] = table.turns.tokens(seat)

    def _show_last(self, row: int, table: Table, seat: int) -> None:
        """What the one saw who acted last in a match that is over."""
        numbers = self.arrays.finals[row]
        numbers.fill(0)
        table.turns.observe(seat, numbers.data)  # a buffer of floats
        if self.setting.rules.events:
            self.arrays.final_events[row] = table.turns.tokens(seat)


def let_bots_play(tables: Sequence[Table]) -> None:
    """Until every learner is asked, or its match is over; a policy is asked for all at once."""
    while tables:
        still: list[Table] = []
        shared: dict[int, tuple[Policy, list[tuple[Table, Asked]]]] = {}
        for table in tables:
            mind = table.waiting()
            if mind is None:
                continue
            still.append(table)
            eyes = Eyes(table.turns.match, table.turns.seat)
            if isinstance(mind, PolicySeat):
                waiting = shared.setdefault(id(mind.policy), (mind.policy, []))[1]
                waiting.append((table, Asked(eyes, mind.rng)))
            else:
                table.answer(mind.choose(eyes))
        for policy, waiting in shared.values():
            chosen = answers(policy, [asked for _, asked in waiting])
            for (table, _), choice in zip(waiting, chosen, strict=True):
                table.answer(choice)
        tables = still
