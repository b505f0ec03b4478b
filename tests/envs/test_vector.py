"""Many matches at once are the same matches as one by one."""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.core.toy import GAME as TOY
from tests.envs.shelf import Table, tables

import cabale.envs.gym  # noqa: F401  # which makes the games known to Gymnasium
from cabale.bots import Asked
from cabale.core import CabaleError, Choice, names
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


@pytest.mark.parametrize("name", names())
def test_rows_are_what_each_match_shows_by_itself(name: str) -> None:
    """The past of all rows is written at once, and is that of each match."""
    env = VectorEnv(name, matches=3)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(25):
        env.step(some_legal(env, rng))
        assert env._rows is not None
        for row, table in enumerate(env._rows.tables):
            seat = int(env.seats[row])
            alone = np.array(table.turns.match.observe(seat, past=True), np.float32)
            assert (env.observations[row] == alone).all()
            legal = np.frombuffer(bytes(table.turns.match.mask(seat)), np.uint8)
            assert (env.masks[row] == legal).all()


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


class FirstOf:
    """A policy that other processes can import."""

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice | int]:
        return [one.eyes.decision.choices[0] for one in asked if one.eyes.decision is not None]


def test_as_gymnasium_has_vector_environments() -> None:
    env = gymnasium.make_vec(
        "cabale/Werewolf-v1", 3, vectorization_mode="vector_entry_point", seats=3, events=2
    )
    assert isinstance(env.unwrapped, VectorEnv)
    rules = env.unwrapped.rules
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=5)
    ended = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        before, actors = seen, infos["seat"].copy()
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert (seen["observation"] != before["observation"]).any(), "what was returned stays"
        assert not truncations.any()
        assert ("final_obs" in infos) is bool(terminations.any())
        for row in np.flatnonzero(terminations):
            ended += 1
            assert infos["_final_obs"][row]
            assert infos["final_obs"][row]["observation"].shape == (rules.size,)
            assert rewards[row] == infos["final_info"]["rewards"][row][actors[row]] != 0
    assert ended > 2
    env.close()


def test_bots_play_beside_the_learner() -> None:
    one = VectorEnv("werewolf", 4, matches=3, others=["novice", FirstOf()], seat=2)
    two = VectorEnv("werewolf", 4, matches=3, others=["novice", FirstOf()], seat=2, processes=2)
    with two:
        one.reset(seed=8)
        two.reset(seed=8)
        ended = 0
        for _ in range(15):
            assert (one.seats == 2).all()
            assert (one.observations == two.observations).all()
            actions = first_legal(one)
            got, also = one.step(actions), two.step(actions)
            assert (got[1] == also[1]).all()
            assert (got[1][one.ends] != 0).all()
            ended += int(one.ends.sum())
        assert ended
    drawn = VectorEnv("werewolf", 4, matches=12, others=["random"])
    drawn.reset(seed=1)
    assert len(set(drawn.seats.tolist())) > 1


def test_a_step_is_two_halves_between_which_nobody_waits() -> None:
    with VectorEnv("werewolf", 3, matches=4, processes=2) as env:
        whole = VectorEnv("werewolf", 3, matches=4)
        env.reset(seed=6)
        whole.reset(seed=6)
        with pytest.raises(CabaleError, match="no actions were sent"):
            env.recv()
        for _ in range(12):
            actions = first_legal(whole)
            env.send(actions)
            with pytest.raises(CabaleError, match="`recv` comes first"):
                env.send(actions)
            step, halves = whole.step(actions), env.recv()
            for one, other in zip(step[:4], halves[:4], strict=True):
                assert (one == other).all()
        env.send(first_legal(env))
        assert (env.reset(seed=6)[0] == whole.reset(seed=6)[0]).all(), "whoever played on, first"


def test_a_process_that_dies_is_replaced() -> None:
    with VectorEnv("werewolf", 3, matches=4, processes=2) as env:
        env.reset(seed=2)
        victim = env._workers[1].process
        victim.kill()
        victim.wait()
        env.step(first_legal(env))
        assert env.truncations.tolist() == [False, False, True, True]
        assert env.masks.any(axis=1).all()
        for _ in range(3):
            env.step(first_legal(env))
        assert not env.truncations.any()


def test_a_plain_script_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "plain.py"
    script.write_text(
        "from cabale.envs.vector import VectorEnv\n"
        "env = VectorEnv('werewolf', 3, matches=2, processes=1)\n"
        "env.reset(seed=1)\n"
        "env.step(env.masks.argmax(axis=1))\n"
        "env.close()\n"
        "print('once')\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120
    )
    assert (done.stdout, done.returncode) == ("once\n", 0), done.stderr


def test_what_cannot_be_is_said_at_once() -> None:
    for wrong, why in (
        ({"others": "novice"}, "list of bots"),
        ({"others": ["genius"]}, "no bot 'genius'"),
        ({"others": ["novice"], "seat": 7}, "no seat 7"),
    ):
        with pytest.raises(CabaleError, match=why):
            VectorEnv("werewolf", 3, **wrong)


def test_a_match_that_takes_too_long_is_cut() -> None:
    env = VectorEnv("abyss", 2, matches=2, max_actions=2)
    env.reset(seed=1)
    cut = [env.step(first_legal(env))[3].any() for _ in range(5)]
    assert cut == [False, False, False, True, False]


class Counting(FirstOf):
    """The same, which notes whom it was asked for each time."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice | int]:
        self.asked.append([id(one.rng) for one in asked])
        return super().choose_many(asked)


def test_a_net_is_asked_once_for_all_matches_that_wait_for_it() -> None:
    net = Counting()
    env = VectorEnv("abyss", 2, matches=6, others=[net], seat=1)
    env.reset(seed=4)
    for _ in range(10):
        questions = Counter(seat for call in net.asked for seat in call)
        assert len(questions) > 1, "it waits in several matches"
        assert len(net.asked) == max(questions.values()), "so often as in the match of most"
        net.asked.clear()
        env.step(first_legal(env))
