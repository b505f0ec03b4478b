"""One learner among bots, as a Gymnasium environment.

import gymnasium
import cabale.envs.gym  # which makes the games known there

env = gymnasium.make("cabale/Abyss-v1", seats=2, others=["novice"])
observation, info = env.reset(seed=7)
while True:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    if terminated or truncated:
        break
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from cabale.bots import BotSpec, TalkRules, find_bot
from cabale.bots.floor import USUAL
from cabale.core import CabaleError, Game, IllegalChoice, names
from cabale.envs.observation import Observation, observation
from cabale.envs.pasts import pasts_of
from cabale.envs.picture import picture, words
from cabale.envs.spaces import end_info, observation_space
from cabale.envs.table import Table, check_others
from cabale.envs.turns import MOST_ACTIONS, Rules

Illegal = Literal["raise", "random", "noop"]


class SingleAgent(gymnasium.Env[Any, Any]):
    """The learner sits on `seat` (None: a seat drawn for each match); bots on all others.

    Options of the game are keyword arguments, beside these:

    others
        the bots, dealt round the table: levels, where code stands
        (``file.py:Class(arguments)``), classes of `Bot`, or policies
    talk, position, past, events
        see `Rules`; `talk` is for the learner
    bot_talk
        how often each bot may speak where the table talks, and in which order
    illegal
        what comes of an action that is not in the mask: ``raise`` is `IllegalChoice`, and nothing
        changes; ``random`` takes a legal one in its place, ``noop`` none. Either is marked by
        ``info["illegal"]``
    max_actions
        the match is truncated after so many actions of the learner, which none ever takes
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
        talk: int | Literal["small"] = 0,
        bot_talk: TalkRules | int = USUAL,
        position: str | None = None,
        past: bool = True,
        events: int = 0,
        illegal: Illegal = "raise",
        max_actions: int = MOST_ACTIONS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, seats, options, talk, position, past=past, events=events)
        self._pasts = pasts_of(self.rules)
        self.bot_talk = TalkRules(bot_talk) if isinstance(bot_talk, int) else bot_talk
        check_others(others, seat, self.rules.seats)
        if not others:
            raise CabaleError("others is a list of bots, such as ['novice'], not an empty one")
        for one in others:
            find_bot(self.rules.game, one)
        self.others = others
        self.fixed_seat = seat
        self.illegal = illegal
        self.max_actions = max_actions
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = Discrete(self.rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._actions = 0
        while True:
            number = int(self.np_random.integers(2**62))
            drawn = int(self.np_random.integers(self.rules.seats))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            self.table = Table(self.rules, number, self.seat, self.others, self.bot_talk)
            self.turns = self.table.turns
            self.table.let_bots_play()
            if not self.turns.over:  # some matches end before everybody was asked
                return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action of the mask."""
        info: dict[str, Any] = {"seat": self.seat}
        legal = self._legal(int(action))
        if legal != action:
            info["illegal"] = True
        if legal is not None:
            self.turns.act(legal)
            self.table.let_bots_play()
        self._actions += 1
        over = self.turns.over
        if over:
            info.update(end_info(self.turns.match, self.seat, self.table.roles))
        truncated = not over and self._actions >= self.max_actions
        return self._seen(), self.turns.returns()[self.seat], over, truncated, info

    def _legal(self, action: int) -> int | None:
        """The action that is taken for this one."""
        if self.turns.over:
            raise IllegalChoice("the match is over")
        if self.illegal == "raise" or action in self.turns.legal():
            return action
        if self.illegal == "noop":
            return None
        return int(self.np_random.choice(self.turns.legal()))

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that masked learners look for."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> Any:
        """What the learner sees, as text or as a picture of that text."""
        show = picture if self.render_mode == "rgb_array" else words
        return show(self.turns.match, self.seat)

    def _seen(self) -> Observation:
        return observation(self.turns, self.seat, self._pasts)


def register(game: str) -> str:
    """Make a game known to Gymnasium; all of the shelf are already. Returns its name there."""
    name = f"cabale/{game.capitalize()}-v1"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            "cabale.envs.gym:SingleAgent",
            vector_entry_point="cabale.envs.vector:VectorEnv",
            kwargs={"game": game},
            disable_env_checker=True,
        )
    return name


for _name in names():
    register(_name)
