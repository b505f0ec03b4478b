"""One learner among bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from tests.core.toy import GAME as TOY
from tests.envs.shelf import Table, tables

from cabale.core import CabaleError, IllegalChoice
from cabale.envs.gym import SingleAgent


@pytest.mark.parametrize("table", tables(), ids=str)
def test_matches_to_the_end(table: Table) -> None:
    env = SingleAgent(table.game, table.seats, **table.options)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        reward, over = 0.0, False
        while not over:
            assert env.observation_space.contains(seen)
            assert env.turns.seat == info["seat"]
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, over, truncated, info = env.step(action)
            assert not truncated
        outcome = env.turns.match.outcome
        assert outcome is not None
        assert reward == (1 if info["seat"] in outcome.winners else -1)


def test_a_seed_repeats_the_match() -> None:
    one, other = SingleAgent(TOY, 4), SingleAgent(TOY, 4)
    for _ in range(3):
        before, after = one.reset(seed=5), other.reset(seed=5)
        assert data_equivalence(before, after)
        action = int(np.flatnonzero(one.action_masks())[0])
        assert data_equivalence(one.step(action), other.step(action))


def test_the_seat_can_be_chosen() -> None:
    assert {SingleAgent(TOY, 4, seat=2).reset(seed=n)[1]["seat"] for n in range(5)} == {2}
    assert len({SingleAgent(TOY, 4).reset(seed=n)[1]["seat"] for n in range(20)}) == 4


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(CabaleError, match="no seat 4"):
        SingleAgent(TOY, 4, seat=4)
    with pytest.raises(CabaleError, match="list of bots"):
        SingleAgent(TOY, 4, others="novice")
    with pytest.raises(CabaleError, match="no bot 'genius'"):
        SingleAgent(TOY, 4, others=["genius"]).reset()
    env = SingleAgent(TOY, 4, render_mode="ansi")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert '"hands"' in env.render()
