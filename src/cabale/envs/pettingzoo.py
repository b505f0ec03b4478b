"""Every game as a PettingZoo environment (AEC).

    from cabale.envs.pettingzoo import env

    castle = env("castle", seats=5, edition="devil")
    castle.reset(seed=7)
    for agent in castle.agent_iter():
        observation, reward, termination, truncation, info = castle.last()
        action = None if termination else castle.action_space(agent).sample(
            observation["action_mask"]
        )
        castle.step(action)

The observation's numbers are those of `Game.features`, in order.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cabale.core import Game
from cabale.envs.picture import picture, words
from cabale.envs.turns import Rules, Turns

HIGHEST = np.float32(1e6)


def env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> AECEnv:
    """The environment with the check that `reset` comes before `step`. See `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, **settings))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """One game at one number of seats (the smallest unless told). Options are keyword arguments.

    talk
        how many claims an agent may make before each answer; they are actions then
    position
        the lines of a scenario from which every match begins (docs/scenarios.md)
    max_cycles
        truncate after so many actions per agent; never unless told
    render_mode
        what a spectator sees: ``ansi`` returns it as text, ``rgb_array`` as a picture of that
        text, ``human`` prints it
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # each object has its own
        "render_modes": ["ansi", "rgb_array", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        talk: int = 0,
        position: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options, talk, position)
        self.metadata = {**self.metadata, "name": f"cabale_{self.rules.game.name}_v1"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {a: Discrete(self.rules.actions) for a in self.possible_agents}
        self.observation_spaces = {a: observation_space(self.rules) for a in self.possible_agents}
        self._luck = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = Random(seed)
        rules = self.rules
        match = rules.begin(self._luck.getrandbits(64), listening=False)
        self.turns = Turns(rules, match)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.turns.seat, 0)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents that are done")
        self.turns.act(int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if self.turns.over:
            self.rewards = dict(zip(self.agents, self.turns.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        elif self.max_cycles and self.cycles >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.turns.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return observation(self.turns, self._seat_of[agent])

    def render(self) -> str | NDArray[np.uint8] | None:
        match = self.turns.match
        if self.render_mode == "rgb_array":
            return picture(match, None)
        if self.render_mode == "human":
            print(words(match, None))  # noqa: T201  # what the mode is for
            return None
        return words(match, None)

    def close(self) -> None:
        pass


def observation_space(rules: Rules) -> Dict:
    return Dict(
        {
            "observation": Box(-HIGHEST, HIGHEST, (rules.size,), np.float32),
            "action_mask": Box(0, 1, (rules.actions,), np.int8),
        }
    )


def observation(turns: Turns, seat: int) -> dict[str, NDArray[Any]]:
    """What one seat gets: its numbers, and a mask that is empty unless it is its turn."""
    rules = turns.rules
    numbers = np.zeros(rules.size, np.float32)
    turns.observe(seat, numbers.data)  # type: ignore[arg-type]  # a buffer of floats
    mask = np.zeros(rules.actions, np.int8)
    if seat == turns.seat:
        mask[turns.legal()] = 1
    return {"observation": numbers, "action_mask": mask}
