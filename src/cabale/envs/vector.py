"""Many matches stepped in one call, into arrays that are made once.

    from cabale.envs.vector import VectorEnv

    with VectorEnv("abyss", seats=2, matches=256, processes=2) as env:
        env.reset(seed=7)
        while True:
            actions = policy(env.observations, env.masks)  # one for each match
            env.step(actions)                              # the arrays are new now

A match that ends begins again at once: `ends` marks it, `rewards` holds what each seat got, and the
other arrays show the new match. With processes the arrays lie in shared memory, and a step sends
each process one byte.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from random import Random
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cabale.core import CabaleError, Game
from cabale.envs.turns import Rules, Turns

RESET, STEP, CLOSE = b"r", b"s", b"c"
DONE, FAILED = b"d", b"f"


class Arrays:
    """The arrays of a `VectorEnv` in one piece of memory, one row for each match."""

    def __init__(self, rules: Rules, matches: int, memory: memoryview | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "actions": ((matches,), np.int64),
            "seats": ((matches,), np.int64),
            "seeds": ((matches,), np.int64),
            "observations": ((matches, rules.size), np.float32),
            "rewards": ((matches, rules.seats), np.float32),
            "masks": ((matches, rules.actions), np.uint8),
            "ends": ((matches,), np.bool_),
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
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.masks: NDArray[np.uint8] = made["masks"]
        self.ends: NDArray[np.bool_] = made["ends"]


class Rows:
    """The matches of some rows of the arrays: what one process looks after."""

    def __init__(self, rules: Rules, arrays: Arrays, rows: range) -> None:
        self.rules = rules
        self.arrays = arrays
        self.rows = rows
        self.luck: list[Random] = []
        self.turns: list[Turns] = []

    def reset(self) -> None:
        self.arrays.rewards[self.rows.start : self.rows.stop] = 0
        self.arrays.ends[self.rows.start : self.rows.stop] = False
        self.luck = [Random(int(self.arrays.seeds[row])) for row in self.rows]
        self.turns = [self._begin(luck) for luck in self.luck]
        for row, turns in zip(self.rows, self.turns, strict=True):
            self._show(row, turns)

    def step(self) -> None:
        arrays = self.arrays
        arrays.rewards[self.rows.start : self.rows.stop] = 0
        arrays.ends[self.rows.start : self.rows.stop] = False
        actions = arrays.actions[self.rows.start : self.rows.stop].tolist()
        for i, row in enumerate(self.rows):
            turns = self.turns[i]
            turns.act(actions[i])
            if turns.over:
                arrays.rewards[row] = turns.returns()
                arrays.ends[row] = True
                turns = self.turns[i] = self._begin(self.luck[i])
            self._show(row, turns)

    def _begin(self, luck: Random) -> Turns:
        return Turns(self.rules, self.rules.begin(luck.getrandbits(64), listening=False))

    def _show(self, row: int, turns: Turns) -> None:
        arrays = self.arrays
        seat = arrays.seats[row] = turns.seat
        numbers, mask = arrays.observations[row], arrays.masks[row]
        numbers.fill(0)
        turns.observe(seat, numbers.data)
        mask.fill(0)
        mask[turns.legal()] = 1


class VectorEnv:
    """`matches` matches of one game under one set of options. Options are keyword arguments.

    observations, masks
        of the seat whose turn it is in each match, which `seats` names
    rewards, ends
        what the last step brought: for each seat of each match, and whether the match ended

    With `processes` the work is done by that many others; the game must be on the shelf.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        matches: int = 1,
        processes: int = 0,
        talk: int = 0,
        position: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, seats, options, talk, position)
        self.matches = matches
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[BaseProcess, Connection]] = []
        self._rows: Rows | None = None
        if processes:
            size = Arrays(self.rules, matches).bytes
            self._memory = SharedMemory(create=True, size=size)
            self._arrays = Arrays(self.rules, matches, self._memory.buf)
            self._start(processes)
        else:
            self._arrays = Arrays(self.rules, matches)
            self._rows = Rows(self.rules, self._arrays, range(matches))
        self.observations = self._arrays.observations
        self.masks = self._arrays.masks
        self.rewards = self._arrays.rewards
        self.ends = self._arrays.ends
        self.seats = self._arrays.seats

    def reset(self, seed: int = 0) -> None:
        """Begin all matches. Each has luck of its own, whichever process looks after it."""
        luck = Random(seed)
        self._arrays.seeds[:] = [luck.getrandbits(62) for _ in range(self.matches)]
        if self._rows is not None:
            self._rows.reset()
        self._tell_all(RESET)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Take one action in each match. If one is not legal, `CabaleError`, and none is taken."""
        if len(actions) != self.matches:
            raise CabaleError(f"{self.matches} matches need as many actions, not {len(actions)}")
        self._check(actions)
        self._arrays.actions[:] = actions
        if self._rows is not None:
            self._rows.step()
        self._tell_all(STEP)

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        inside = np.clip(actions, 0, self.rules.actions - 1)
        legal = (inside == actions) & (self.masks[np.arange(self.matches), inside] == 1)
        if not legal.all():
            match = int(legal.argmin())
            raise CabaleError(f"action {actions[match]} is not legal in match {match}")

    def close(self) -> None:
        for process, pipe in self._workers:
            pipe.send_bytes(CLOSE)
            process.join()
            pipe.close()
        self._workers = []
        if self._memory is not None:
            for name in ("observations", "masks", "rewards", "ends", "seats", "_arrays"):
                delattr(self, name)
            with suppress(BufferError):  # somebody keeps one of the arrays
                self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _start(self, processes: int) -> None:
        assert self._memory is not None
        rules = self.rules
        table = (rules.game.name, rules.seats, dict(rules.options), rules.talk, rules.position)
        context = get_context("spawn")
        cuts = [self.matches * i // processes for i in range(processes + 1)]
        for first, last in pairwise(cuts):
            ours, theirs = context.Pipe()
            place = (self._memory.name, self.matches, range(first, last))
            process = context.Process(target=_work, args=(table, place, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    def _tell_all(self, message: bytes) -> None:
        for _, pipe in self._workers:
            pipe.send_bytes(message)
        for _, pipe in self._workers:
            answer = pipe.recv_bytes()
            if answer[:1] == FAILED:
                raise CabaleError(f"a process failed: {answer[1:].decode()}")


def _work(
    table: tuple[str, int, Mapping[str, Any], int, str | None],
    place: tuple[str, int, range],
    pipe: Connection,
) -> None:
    """What each process does until it is told to stop."""
    name, matches, rows = place
    memory = SharedMemory(name=name)
    rules = Rules(*table)
    arrays = Arrays(rules, matches, memory.buf)
    ours = Rows(rules, arrays, rows)
    orders = {RESET: ours.reset, STEP: ours.step}
    while (order := pipe.recv_bytes()) != CLOSE:
        try:
            orders[order]()
            pipe.send_bytes(DONE)
        except Exception as error:  # said in the process that asked, which can then stop
            pipe.send_bytes(FAILED + repr(error).encode())
    del ours, arrays, orders
    memory.close()
