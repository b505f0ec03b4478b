"""Environments as the libraries want them: their own checks, copies, what is told at the end."""

import copy
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.core.toy import GAME as TOY

import cabale.envs.gym
from cabale.bots import Asked, BotSpec
from cabale.core import CabaleError, Choice, IllegalChoice, Match, game, names, new_match
from cabale.envs.gym import SingleAgent, register
from cabale.envs.pettingzoo import env, raw_env
from cabale.envs.turns import Rules


@pytest.mark.parametrize("illegal", ["random", "noop"])
@pytest.mark.parametrize("name", names())
def test_gymnasium_knows_and_checks_every_game(name: str, illegal: str) -> None:
    one = gymnasium.make(register(name), seats=game(name).seats[0], illegal=illegal, events=4)
    check_env(one.unwrapped, skip_render_check=True)
    assert cabale.envs.gym.SingleAgent is type(one.unwrapped)


def test_what_comes_of_an_illegal_action() -> None:
    taken = SingleAgent(TOY, 4, illegal="random")
    kept = SingleAgent(TOY, 4, illegal="noop")
    for one in (taken, kept):
        one.reset(seed=1)
        before = one.turns.match.length
        wrong = int(np.flatnonzero(~one.action_masks())[0])
        _, reward, over, truncated, info = one.step(wrong)
        assert info["illegal"]
        assert (reward, over, truncated) == (0.0, False, False)
        assert (one.turns.match.length > before) is (one is taken)
        assert "illegal" not in one.step(int(np.flatnonzero(one.action_masks())[0]))[4]
    strict = SingleAgent(TOY, 4)
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(int(np.flatnonzero(~strict.action_masks())[0]))


def to_the_end(one: Any, seed: int) -> dict[str, Any]:
    seen, _ = one.reset(seed=seed)
    while True:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, _, over, truncated, info = one.step(action)
        if over or truncated:
            return dict(info)


def test_the_end_is_told() -> None:
    one = SingleAgent("werewolf", 3)
    info = to_the_end(one, 2)
    outcome = one.turns.match.outcome
    assert outcome is not None
    assert info["winners"] == list(outcome.winners)
    assert info["reason"] == outcome.reason
    assert info["role"] == one.table.roles[info["seat"]]  # type: ignore[index]
    assert info["team"] in ("pack", "village", "alone")
    assert SingleAgent("abyss", 2, max_actions=3).max_actions == 3
    cut = SingleAgent("abyss", 2, max_actions=3)
    assert "winners" not in to_the_end(cut, 2)

    every = env("werewolf", 3)
    every.reset(seed=3)
    for _agent in every.agent_iter():
        seen, _, over, cut_off, told = every.last()
        assert not cut_off
        assert bool(told) is over
        if over:
            assert set(told) == {"role", "team", "scores", "winners", "reason"}
        every.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))


def test_a_critic_may_see_everything() -> None:
    one = raw_env("werewolf", 4, talk=1)
    one.reset(seed=4)
    state = one.state()
    assert one.state_space.contains(state)
    size = one.rules.game.observation_size(4)
    for seat in range(4):
        mine = list(one.turns.match.observe(seat))
        assert list(state[seat * size : (seat + 1) * size]) == pytest.approx(mine)
    teams = one.turns.match.game.teams(one.turns.match.board)
    assert teams is not None
    alike = state[-16:].reshape(4, 4)
    assert [[bool(x) for x in row] for row in alike] == [[a == b for b in teams] for a in teams]
    assert state[-20:-16].argmax() == one.turns.seat


@pytest.mark.parametrize("name", names())
def test_matches_and_environments_are_copied(name: str) -> None:
    one = SingleAgent(name, game(name).seats[0], others=["novice"], events=3)
    seen, _ = one.reset(seed=6)
    for _ in range(2):
        one.step(int(np.flatnonzero(one.action_masks())[0]))
    others = [copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    action = int(np.flatnonzero(one.action_masks())[0])
    after = one.step(action)
    for other in others:
        got = other.step(action)
        for part in seen:
            assert (got[0][part] == after[0][part]).all()
        assert got[1:] == after[1:]


class Last:
    """A policy."""

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice | int]:
        return [one.eyes.decision.choices[-1] for one in asked if one.eyes.decision is not None]


def test_bots_whose_class_was_made_on_the_way_are_copied_too() -> None:
    others: list[BotSpec] = [Last(), "master@3", "novice"]
    one = SingleAgent("abyss", 4, others=others, seat=3)
    one.reset(seed=2)
    action = int(np.flatnonzero(one.action_masks())[0])
    copies = [copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    after = one.step(action)[0]["observation"]
    for other in copies:
        assert (other.step(action)[0]["observation"] == after).all()


def test_a_match_travels_whole() -> None:
    match = new_match("castle", 4, 7)
    for _ in range(12):
        seat = next(iter(match.decisions))
        match.play(seat, match.decisions[seat].choices[0])
    other: Match = pickle.loads(pickle.dumps(match))
    assert other.log == match.log
    assert other.state == match.state
    assert [other.events(seat) for seat in range(4)] == [match.events(seat) for seat in range(4)]
    assert list(other.observe(1, past=True)) == list(match.observe(1, past=True))
    assert copy.deepcopy(match).view(2) == match.view(2)
    toy: Match = pickle.loads(pickle.dumps(new_match(TOY, 3, 1)))
    assert toy.game is TOY
    with pytest.raises(CabaleError, match="imagined"):
        pickle.dumps(match.imagine(0, Random(1)))


def test_a_split_match_of_two_is_worth_nothing_to_either() -> None:
    assert Rules("abyss", 2).duel
    assert not Rules("abyss", 3).duel
    assert not Rules("werewolf", 3).duel


def test_a_few_claims_for_those_who_solve() -> None:
    deck = ["werewolf", "robber", "villager", "villager", "villager", "villager"]
    rules = Rules("werewolf", 3, {"deck": deck}, "small")
    assert sorted(map(str, rules.claims)) == [
        "started robber",
        "started villager",
        "started werewolf",
    ]
    assert rules.talk == 1
    assert rules.features[-1].size == 3 * 3
    assert pickle.loads(pickle.dumps(rules)).claims == rules.claims
