"""What environments show: shapes of observations, the whole state, and what is told at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from cabale.core import Match
from cabale.core.tokens import LARGEST, WIDTH
from cabale.envs.turns import Rules, Turns

HIGHEST = np.float32(1e6)


class EndInfo(TypedDict):
    """What a seat is told when its match is over."""

    seat: NotRequired[int]
    illegal: NotRequired[bool]
    role: str | None
    team: str | None
    scores: list[int] | None
    winners: list[int]
    reason: str


def numbers_space(rules: Rules) -> Box:
    return Box(-HIGHEST, HIGHEST, (rules.size,), np.float32)


def tokens_space(rules: Rules) -> Box:
    return Box(0, LARGEST + 1, (rules.events, WIDTH), np.int16)


def observation_space(rules: Rules) -> Dict:
    spaces: dict[str, Space[Any]] = {
        "observation": numbers_space(rules),
        "action_mask": Box(0, 1, (rules.actions,), np.int8),
    }
    if rules.events:
        spaces["events"] = tokens_space(rules)
    return Dict(spaces)


def state_size(rules: Rules) -> int:
    return rules.seats * (rules.game.observation_size(rules.seats) + rules.seats + 1) + (
        rules.size - rules.game.observation_size(rules.seats)
    )


def whole_state(turns: Turns) -> NDArray[np.float32]:
    """Everything, for a critic that may see it: no seat may.

    What each seat observes of the moment, one after the other; the past and the claims, from seat
    0; whose turn it is; and which seats are of one side as things stand.
    """
    rules = turns.rules
    match, seats, size = turns.match, rules.seats, rules.game.observation_size(rules.seats)
    state = np.zeros(state_size(rules), np.float32)
    for seat in range(seats):
        match.observe(seat, state[seat * size : (seat + 1) * size].data)  # type: ignore[arg-type]
    whole = np.zeros(rules.size, np.float32)
    turns.observe(0, whole.data)  # type: ignore[arg-type]
    at = seats * size + rules.size - size
    state[seats * size : at] = whole[size:]
    if not turns.over:
        state[at + turns.seat] = 1.0
    teams: Sequence[object] = match.game.teams(match.board) or range(seats)
    alike = [one == other for one in teams for other in teams]
    state[at + seats :] = np.array(alike, np.float32)
    return state


def end_info(match: Match, seat: int, roles: Sequence[str] | None) -> EndInfo:
    """How it ended for one seat; `roles` are those that were dealt."""
    return end_infos(match, roles)[seat]


def end_infos(match: Match, roles: Sequence[str] | None) -> list[EndInfo]:
    """The same for each."""
    outcome = match.outcome
    assert outcome is not None
    teams = match.game.teams(match.board)
    return [
        {
            "role": None if roles is None else roles[seat],
            "team": None if teams is None else teams[seat],
            "scores": None if outcome.scores is None else list(outcome.scores),
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        }
        for seat in range(match.seats)
    ]
