"""Many matches stepped in one call, as Gymnasium has vector environments.

    from cabale.envs.vector import VectorEnv

    with VectorEnv("abyss", seats=2, matches=256, processes=2) as env:
        observations, infos = env.reset(seed=7)
        while True:
            actions = policy(observations, infos["action_mask"])  # one for each match
            observations, rewards, terminations, truncations, infos = env.step(actions)

A match that ends begins again in the same step: the observation is of the new match, and
``infos["final_obs"]`` of the one that ended. Without `others` all seats learn: ``infos["seat"]``
says whose turn it is in each match, the reward is that of the seat that acted, and
``infos["rewards"]`` has those of all.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Literal, Self

import gymnasium
import numpy as np
from gymnasium.spaces import Dict, Discrete, Space
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cabale.bots import BotSpec, TalkRules, find_bot
from cabale.bots.floor import USUAL
from cabale.core import CabaleError, Game
from cabale.envs.rows import Arrays, Rows, Setting
from cabale.envs.spaces import numbers_space, tokens_space
from cabale.envs.table import check_others
from cabale.envs.turns import MOST_ACTIONS, Rules
from cabale.envs.worker import RESET, STEP, Died, Worker, mapped

Stepped = tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]
"""Observations, rewards, terminations, truncations, infos."""
SHARED = Path("/dev/shm")  # noqa: S108  # where there is one, memory is a file there


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`matches` matches of one game under one set of options. Options are keyword arguments.

    others, seat, bot_talk
        bots on all seats but the learner's, as in `SingleAgent`; without others all seats learn
    processes
        how many others do the work; the game and the bots must be importable there. One that dies
        is replaced, and its matches are truncated
    copy
        whether what is returned stays as it is; without, it is overwritten by the next step
    talk, position, past, events
        see `Rules`

    ``observations``, ``masks``, ``rewards`` (of all seats), ``seats`` and ``ends`` are the arrays
    themselves, which are made once.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012
    _workers: Sequence[Worker] = ()  # also where it was never made: it is closed all the same
    _file: Path | None = None

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        matches: int = 1,
        num_envs: int | None = None,
        processes: int = 0,
        others: Sequence[BotSpec] = (),
        seat: int | None = None,
        talk: int | Literal["small"] = 0,
        bot_talk: TalkRules | int = USUAL,
        position: str | None = None,
        past: bool = True,
        events: int = 0,
        max_actions: int = MOST_ACTIONS,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.rules = rules = Rules(game, seats, options, talk, position, past=past, events=events)
        check_others(others, seat, rules.seats)
        for one in others:
            find_bot(rules.game, one)
        talking = TalkRules(bot_talk) if isinstance(bot_talk, int) else bot_talk
        most = max_actions * (1 if others else rules.seats)
        self.matches = self.num_envs = matches if num_envs is None else num_envs
        self._every = np.arange(self.matches)
        self.copy = copy
        self._setting = Setting(rules, tuple(others), seat, talking, most)
        self._rows: Rows | None = None
        self._luck = Random()
        self._open(processes)
        numbers: Space[Any] = numbers_space(rules)
        self.single_observation_space = (
            Dict({"observation": numbers, "events": tokens_space(rules)}) if events else numbers
        )
        self.single_action_space = Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _open(self, processes: int) -> None:
        arrays = Arrays(self.rules, self.matches)
        if processes:
            place = SHARED if SHARED.is_dir() else None
            with tempfile.NamedTemporaryFile(prefix="cabale-", dir=place, delete=False) as file:
                file.truncate(arrays.bytes)
            self._file = Path(file.name)
            arrays = Arrays(self.rules, self.matches, mapped(self._file, arrays.bytes))
            cuts = [self.matches * i // processes for i in range(processes + 1)]
            self._workers = [self._worker(range(*cut)) for cut in pairwise(cuts)]
        else:
            self._rows = Rows(self._setting, arrays, range(self.matches))
        self._arrays = arrays
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.rewards = arrays.rewards
        self.terminations = arrays.terminations
        self.truncations = arrays.truncations
        self.seats = arrays.seats
        self._flags = arrays.masks.reshape(-1)
        self._actors: NDArray[np.int64] | None = None
        """Whose actions were sent, until it is asked what came of them."""

    def _worker(self, rows: range) -> Worker:
        assert self._file is not None
        return Worker(self._setting, self._file, self.matches, rows)

    @property
    def ends(self) -> NDArray[np.bool_]:
        """Which matches ended with the last step."""
        return self._arrays.terminations | self._arrays.truncations

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches. Each has luck of its own, whichever process looks after it."""
        if self._actors is not None:  # they still play
            self._hear_all()
            self._actors = None
        if isinstance(seed, list):
            given = [Random(one) for one in seed]
            self._arrays.seeds[:] = [luck.getrandbits(62) for luck in given]
        else:
            if seed is not None:
                self._luck = Random(seed)
            self._arrays.seeds[:] = [self._luck.getrandbits(62) for _ in range(self.matches)]
        if self._rows is not None:
            self._rows.reset()
        self._tell_all(RESET)
        self._hear_all()
        return self._seen(), self._infos()

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """Take one action in each match. If one is not legal, `CabaleError`, and none is taken."""
        self.send(actions)
        return self.recv()

    def send(self, actions: NDArray[np.integer[Any]]) -> None:
        """The first half of a step: the processes begin, and nobody waits for them.

        Who has two environments chooses for the one while the other plays on.
        """
        if self._actors is not None:
            raise CabaleError("what came of the last actions was not asked for: `recv` comes first")
        actions = np.asarray(actions)
        if len(actions) != self.matches:
            raise CabaleError(f"{self.matches} matches need as many actions, not {len(actions)}")
        self._check(actions)
        self._actors = self._arrays.seats.copy()
        self._arrays.actions[:] = actions
        self._tell_all(STEP)

    def recv(self) -> Stepped:
        """The second half: what came of the actions that were sent."""
        arrays, actors = self._arrays, self._actors
        if actors is None:
            raise CabaleError("no actions were sent: `send` comes first")
        self._actors = None
        if self._rows is not None:
            self._rows.step()
        self._hear_all()
        infos = self._infos()
        self._add_final(infos, actors)
        reward = arrays.rewards.reshape(-1).take(self._every * self.rules.seats + actors)
        reward = reward.astype(np.float64)
        ends = arrays.terminations.copy(), arrays.truncations.copy()
        return self._seen(), reward, *ends, infos

    def _seen(self) -> Any:
        arrays = self._arrays
        numbers = arrays.observations.copy() if self.copy else arrays.observations
        if not self.rules.events:
            return numbers
        tokens = arrays.events.copy() if self.copy else arrays.events
        return {"observation": numbers, "events": tokens}

    def _infos(self) -> dict[str, Any]:
        arrays = self._arrays
        shown: dict[str, NDArray[Any]] = {
            "action_mask": arrays.masks,
            "seat": arrays.seats,
            "rewards": arrays.rewards,
        }
        every = np.ones(self.matches, bool)
        infos: dict[str, Any] = {}
        for name, array in shown.items():
            infos[name] = array.copy() if self.copy else array
            infos[f"_{name}"] = every
        return infos

    def _add_final(self, infos: dict[str, Any], actors: NDArray[np.int64]) -> None:
        """The last observations of matches that ended, as Gymnasium's own environments do it."""
        ends = self.ends
        if not ends.any():
            return
        arrays = self._arrays
        final = np.empty(self.matches, object)
        over = np.flatnonzero(ends)
        for row, numbers in zip(over, arrays.finals[over], strict=True):
            final[row] = numbers
            if self.rules.events:
                tokens = arrays.final_events[row].copy()
                final[row] = {"observation": numbers, "events": tokens}
        rewards = arrays.rewards.copy()
        infos["final_obs"], infos["_final_obs"] = final, ends
        infos["final_info"] = {"seat": actors, "_seat": ends, "rewards": rewards, "_rewards": ends}
        infos["_final_info"] = ends

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        if actions.min() >= 0 and actions.max() < self.rules.actions:
            legal = self._flags.take(self._every * self.rules.actions + actions) == 1
        else:
            legal = (actions >= 0) & (actions < self.rules.actions)
        if not legal.all():
            match = int(legal.argmin())
            raise CabaleError(f"action {actions[match]} is not legal in match {match}")

    def _tell_all(self, order: bytes) -> None:
        for worker in self._workers:
            with suppress(Died):  # which is heard when it should answer
                worker.ask(order)

    def _hear_all(self) -> None:
        dead: list[int] = []
        for number, worker in enumerate(self._workers):
            try:
                worker.answered()
            except Died:
                dead.append(number)
        for number in dead:
            self._replace(number)

    def _replace(self, number: int) -> None:
        """Another process begins the matches of one that has died."""
        gone = self._workers[number]
        gone.close()
        rows = slice(gone.rows.start, gone.rows.stop)
        self._arrays.seeds[rows] = [self._luck.getrandbits(62) for _ in gone.rows]
        self._arrays.finals[rows] = self._arrays.observations[rows]
        new = self._worker(gone.rows)
        self._workers = [*self._workers[:number], new, *self._workers[number + 1 :]]
        try:
            new.ask(RESET)
            new.answered()
        except Died:
            code = new.process.wait()
            raise CabaleError(f"a process dies as soon as it begins (code {code})") from None
        self._arrays.truncations[rows] = True

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self._workers:
            worker.close()
        self._workers = ()
        if self._file is not None:
            with suppress(FileNotFoundError):
                self._file.unlink()
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
