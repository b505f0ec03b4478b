"""Many matches at once are the same matches as one by one."""

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.core.toy import GAME as TOY
from tests.envs.shelf import Table, tables

from cabale.core import CabaleError, names
from cabale.envs.vector import VectorEnv


def first_legal(env: VectorEnv) -> NDArray[np.int64]:
    first: NDArray[np.int64] = env.masks.argmax(axis=1)
    return first


def some_legal(env: VectorEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    noise = rng.random(env.masks.shape)
    chosen: NDArray[np.int64] = (noise * env.masks).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("table", tables(), ids=str)
def test_matches_end_and_begin_again(table: Table) -> None:
    env = VectorEnv(table.game, table.seats, matches=4, **table.options)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert env.masks.any(axis=1).all(), "somebody can always act"
        assert np.isfinite(env.observations).all()
        env.step(some_legal(env, rng))
        ended += int(env.ends.sum())
        assert (env.rewards[~env.ends] == 0).all()
        assert (np.abs(env.rewards[env.ends]) == 1).all()
        if ended > 4:
            break
    assert ended or table.game.name not in ("toy", "werewolf")


def test_each_match_has_luck_of_its_own() -> None:
    env = VectorEnv(TOY, 3, matches=8)
    env.reset(seed=1)
    before = env.observations.copy()
    assert len({tuple(row) for row in before}) > 1
    env.reset(seed=1)
    assert (env.observations == before).all()
    env.reset(seed=2)
    assert (env.observations != before).any()


def test_a_wrong_action_moves_no_match() -> None:
    env = VectorEnv(TOY, 3, matches=3)
    env.reset(seed=1)
    before = env.observations.copy()
    wrong = first_legal(env)
    wrong[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    for actions in (wrong, np.full(3, 999), np.zeros(2, int)):
        with pytest.raises(CabaleError):
            env.step(actions)
    assert (env.observations == before).all()
    env.step(first_legal(env))


@pytest.mark.skipif(not names(), reason="processes find games on the shelf")
def test_processes_play_the_same_matches() -> None:
    name = names()[0]
    alone = VectorEnv(name, matches=5)
    alone.reset(seed=3)
    with VectorEnv(name, matches=5, processes=2) as shared:
        shared.reset(seed=3)
        for _ in range(40):
            assert (alone.observations == shared.observations).all()
            assert (alone.masks == shared.masks).all()
            assert (alone.seats == shared.seats).all()
            assert (alone.ends == shared.ends).all()
            assert (alone.rewards == shared.rewards).all()
            actions = some_legal(alone, np.random.default_rng(1))
            alone.step(actions)
            shared.step(actions)
