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

The observation's numbers are those of `Game.features` and `Game.past_features`, in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from cabale.core import Game
from cabale.envs.observation import Observation, observation
from cabale.envs.pasts import pasts_of
from cabale.envs.picture import picture, words
from cabale.envs.spaces import (
    HIGHEST,
    end_infos,
    observation_space,
    state_size,
    whole_state,
)
from cabale.envs.turns import MOST_ACTIONS, Rules, Turns


def env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> AECEnv:
    """The environment, see `raw_env`."""
    return raw_env(game, seats, **settings)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """One game at one number of seats (the smallest unless told). Options are keyword arguments.

    talk
        how many claims an agent may make before each answer; they are actions then
    position
        the lines of a scenario from which every match begins (docs/scenarios.md)
    past, events
        whether observations remember what all saw happen, and how many tokens of what the agent
        saw go with them
    max_cycles
        truncate after so many actions per agent; by default many more than any match takes
    render_mode
        what a spectator sees: ``ansi`` returns it as text, ``rgb_array`` as a picture of that
        text, ``human`` prints it

    What is called out of order is refused as by PettingZoo's `OrderEnforcingWrapper`. It stands
    here, since Python looks up whatever a wrapper with a `__getattr__` has the long way, which took
    half a microsecond a step.
    """

    _begun = _stepped = False
    metadata: dict[str, Any] = {  # noqa: RUF012  # each object has its own
        "render_modes": ["ansi", "rgb_array", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        talk: int | Literal["small"] = 0,
        position: str | None = None,
        past: bool = True,
        events: int = 0,
        max_cycles: int = MOST_ACTIONS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options, talk, position, past=past, events=events)
        self._pasts = pasts_of(self.rules)
        self.metadata = {**self.metadata, "name": f"cabale_{self.rules.game.name}_v1"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {a: Discrete(self.rules.actions) for a in self.possible_agents}
        self.observation_spaces = {a: observation_space(self.rules) for a in self.possible_agents}
        self.state_space = Box(-HIGHEST, HIGHEST, (state_size(self.rules),), np.float32)
        self._luck = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begun = self._stepped = True
        if seed is not None:
            self._luck = Random(seed)
        match = self.rules.begin(self._luck.getrandbits(64))
        self.turns = Turns(self.rules, match)
        self._roles = match.game.roles(match.board)
        self.cycles = 0
        self._most_cycles = self.max_cycles * len(self.possible_agents)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.turns.seat, 0)]

    def step(self, action: int | None) -> None:
        if not self._begun:
            EnvLogger.error_step_before_reset()
        self._stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents that are done")
        turns = self.turns
        turns.act(int(action))
        self.cycles += 1
        if turns.seat < 0:
            self.rewards = dict(zip(self.agents, turns.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            ends = end_infos(turns.match, self._roles)
            self.infos = {agent: {**end} for agent, end in zip(self.agents, ends, strict=True)}
            self._cumulative_rewards = self.rewards.copy()
            self.agent_selection = self.agents[0]
        elif self.cycles >= self._most_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[turns.seat]
        if self.render_mode == "human":
            self.render()

    def _leave(self, action: int | None) -> None:
        """An agent that is done goes, as in `_was_dead_step`; here all are done at once."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        self.agents.remove(agent)
        for told in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del told[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._agents_in_turn(max_iter)

    def _agents_in_turn(self, left: int) -> Iterator[str]:
        while self.agents and left > 0:
            assert self._stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self._stepped = False
            left -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        agent = self.agent_selection
        return (
            observation(self.turns, self._seat_of[agent], self._pasts) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return observation(self.turns, self._seat_of[agent], self._pasts)

    def state(self) -> NDArray[np.float32]:
        """Everything, for a centralised critic, see `whole_state`: no agent may see it."""
        if not self._begun:
            EnvLogger.error_state_before_reset()
        return whole_state(self.turns)

    def render(self) -> str | NDArray[np.uint8] | None:
        if not self._begun:
            EnvLogger.error_render_before_reset()
        match = self.turns.match
        if self.render_mode == "rgb_array":
            return picture(match, None)
        if self.render_mode == "human":
            print(words(match, None))  # noqa: T201  # what the mode is for
            return None
        return words(match, None)

    def close(self) -> None:
        pass
