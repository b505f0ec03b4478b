"""One learner among bots, as a Gymnasium environment.

from cabale.envs.gym import SingleAgent

env = SingleAgent("abyss", seats=2, others=["novice"])
observation, info = env.reset(seed=7)
while True:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    if terminated:
        break
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from cabale.bots import BotSpec, TalkRules, sit_down
from cabale.bots.floor import USUAL, remark
from cabale.bots.floor import talk as let_talk
from cabale.core import Bot, CabaleError, Eyes, Game
from cabale.envs.pettingzoo import observation, observation_space
from cabale.envs.picture import picture, words
from cabale.envs.turns import Rules, Turns

Observation = dict[str, NDArray[Any]]


class SingleAgent(gymnasium.Env[Any, Any]):
    """The learner sits on `seat` (None: a seat drawn for each match); bots on all others.

    `others` are bots, dealt round the table: levels, where code stands
    (``file.py:Class(arguments)``), classes of `Bot`, or policies. Options of the game are keyword
    arguments; `talk` is how many claims the learner may make before each answer, `bot_talk` how
    often each bot may speak where the table talks, and in which order.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        others: Sequence[BotSpec] = ("random",),
        seat: int | None = None,
        talk: int = 0,
        bot_talk: TalkRules | int = USUAL,
        position: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, seats, options, talk, position)
        self.bot_talk = TalkRules(bot_talk) if isinstance(bot_talk, int) else bot_talk
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise CabaleError(f"there is no seat {seat}: seats are 0 to {self.rules.seats - 1}")
        if isinstance(others, str) or not others:
            raise CabaleError(f"others is a list of bots, such as ['novice'], not {others!r}")
        self.others = others
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = Discrete(self.rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rules = self.rules
        while True:
            number = int(self.np_random.integers(2**62))
            drawn = int(self.np_random.integers(rules.seats))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            match = rules.begin(number)
            self.turns = Turns(rules, match)
            levels = [self.others[i % len(self.others)] for i in range(rules.seats)]
            self.bots: list[Bot | None] = [*sit_down(match, levels, number)]
            self.bots[self.seat] = None
            self._talk = Random(f"{number}/talk")
            self._talking = 0
            self._go_on()
            if not self.turns.over:  # some matches end before everybody was asked
                return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action of the mask; any other is `IllegalChoice`, and nothing changes."""
        self.turns.act(int(action))
        self._go_on()
        reward = self.turns.returns()[self.seat]
        return self._seen(), reward, self.turns.over, False, {"seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that masked learners look for."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> Any:
        """What the learner sees, as text or as a picture of that text."""
        show = picture if self.render_mode == "rgb_array" else words
        return show(self.turns.match, self.seat)

    def _seen(self) -> Observation:
        return observation(self.turns, self.seat)

    def _go_on(self) -> None:
        """Let the bots talk and play until the learner is asked, or the match is over."""
        turns = self.turns
        match = turns.match
        while not turns.over:
            waiting = len(match.decisions)
            if match.pace == "talk" and waiting > self._talking:
                let_talk(match, self.bots, self._talk, self.bot_talk)
            self._talking = waiting - 1 if match.pace == "talk" else 0
            mind = self.bots[turns.seat]
            if mind is None:
                return
            if self.bot_talk.rounds:
                remark(match, turns.seat, mind)
            turns.act(mind.choose(Eyes(match, turns.seat)).index)
