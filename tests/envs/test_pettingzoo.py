"""PettingZoo's own tests, on every game."""

import warnings
from array import array
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger
from tests.core.toy import GAME as TOY
from tests.envs.shelf import Table, tables

from cabale.core import CabaleError, IllegalChoice, new_match
from cabale.core.past import past_of
from cabale.envs.pasts import FEW
from cabale.envs.pettingzoo import env, raw_env
from cabale.envs.turns import Rules, Turns

EXPECTED = (
    "Observation space for each agent probably should be",  # dict with a mask, as for card games
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # of agents that are done
    "Observation numpy array is all zeros",
)


@pytest.mark.parametrize("table", tables(), ids=str)
@pytest.mark.parametrize("talk", [0, 1])
def test_api(table: Table, talk: int) -> None:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(env(table.game, table.seats, talk=talk, **table.options), num_cycles=60)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_seed(table: Table) -> None:
    seed_test(partial(env, table.game, table.seats, **table.options), num_cycles=60)


@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_render(table: Table) -> None:
    render_test(partial(env, table.game, table.seats, **table.options))


def test_a_picture_shows_what_its_text_says() -> None:
    one = raw_env(TOY, 3, render_mode="rgb_array")
    one.reset(seed=1)
    before = one.render()
    assert isinstance(before, np.ndarray)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) == 2, "ink on paper"
    one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    after = one.render()
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(before, after)


@pytest.mark.soak
@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_performance(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds each, whatever the game."""
    performance_benchmark(env(table.game, table.seats, **table.options))
    assert "turns per second" in capsys.readouterr().out


def test_the_winner_is_rewarded_once() -> None:
    one = env(TOY, 3)
    one.reset(seed=1)
    got = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        observation, reward, termination, truncation, _ = one.last()
        got[agent] += reward
        done = termination or truncation
        one.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
    outcome = one.unwrapped.turns.match.outcome
    assert [seat for seat, reward in enumerate(got.values()) if reward == 1] == list(
        outcome.winners
    )
    assert set(got.values()) == {1.0, -1.0}


def test_it_can_be_cut_short() -> None:
    one = env(TOY, 4, max_cycles=1)
    one.reset(seed=1)
    acted = 0
    for agent in one.agent_iter():
        observation, reward, termination, truncation, _ = one.last()
        assert reward == 0
        assert not termination
        acted += not truncation
        one.step(None if truncation else one.action_space(agent).sample(observation["action_mask"]))
    assert acted == 4


def test_it_says_what_is_out_of_order() -> None:
    one = env(TOY, 3)
    assert not hasattr(one, "agents")
    for too_early in (one.last, one.state, one.render, one.agent_iter, partial(one.step, 0)):
        with pytest.raises(AssertionError, match="reset"):
            too_early()
    one.reset(seed=1)
    turns = one.agent_iter()
    next(turns)
    with pytest.raises(AssertionError, match="step"):
        next(turns)
    one.reset(seed=1)
    assert len(list(one.agent_iter(max_iter=1))) == 1
    for _ in one.agent_iter(max_iter=0):
        raise AssertionError
    while one.agents:
        observation, _, termination, _, _ = one.last()
        one.step(None if termination else int(np.flatnonzero(observation["action_mask"])[0]))
    one.step(None)
    assert EnvLogger.mqueue.pop().startswith("[WARNING]: step() called after")


def test_claims_are_actions_when_there_is_talk() -> None:
    silent, loud = raw_env(TOY, 3), raw_env(TOY, 3, talk=2)
    claims = len(TOY.claim_catalogue(3)) - 1
    assert loud.rules.actions == silent.rules.actions + claims
    loud.reset(seed=1)
    first = loud.agent_selection
    claim = silent.rules.actions
    for _ in range(2):
        assert loud.agent_selection == first
        assert loud.observe(first)["action_mask"][claim]
        loud.step(claim)
    assert not loud.observe(first)["action_mask"][claim]
    assert loud.observe("player_2")["observation"][-3 * claims] == 1
    with pytest.raises(IllegalChoice):
        loud.step(claim)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    one = raw_env(TOY, 3)
    one.reset(seed=1)
    mask = one.observe(one.agent_selection)["action_mask"]
    agent, before = one.agent_selection, one.turns.match.state.copy()
    for action in (int(np.flatnonzero(mask == 0)[0]), one.rules.actions, -1):
        with pytest.raises(IllegalChoice):
            one.step(action)
    assert (one.agent_selection, one.turns.match.state) == (agent, before)
    with pytest.raises(CabaleError):
        raw_env(TOY, 9)
    with pytest.raises(CabaleError):
        raw_env(TOY, 3, colour="red")


def test_a_spectator_sees_text(capsys: pytest.CaptureFixture[str]) -> None:
    one = raw_env(TOY, 3, render_mode="ansi")
    one.reset(seed=1)
    text = one.render()
    assert isinstance(text, str)
    assert '"hands"' in text
    assert "1" not in [line.strip(" ,") for line in text.partition("hands")[2].splitlines()]
    loud = raw_env(TOY, 3, render_mode="human")
    loud.reset(seed=1)
    loud.step(int(np.flatnonzero(loud.observe("player_0")["action_mask"])[0]))
    assert '"hands"' in capsys.readouterr().out


def test_a_gesture_is_no_number_for_a_seat_that_cannot_see_it() -> None:
    """Under the Shroud of Werewolf, seat 1 hears what is said and sees nobody point."""
    rules = Rules("werewolf", 3, {"artefacts": "shroud_of_shame"}, talk=1)
    cards = "players: curator villager seer\ncentre: villager villager villager"
    match = new_match("werewolf", 3, 1, rules.options, scenario=cards)
    match.play(2, match.choice("pass"))
    match.play(0, match.choice("curate", 1))
    before = [seen_by(Turns(rules, match), seat) for seat in range(3)]
    match.say(2, match.game.claim_catalogue(3)("point", 0))
    after = [seen_by(Turns(rules, match), seat) for seat in range(3)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, False, True]


def seen_by(turns: Turns, seat: int) -> list[float]:
    out = [0.0] * turns.rules.size
    turns.observe(seat, out)
    return out


@pytest.mark.parametrize("name", ["castle", "cultists"])
def test_what_is_remembered_is_the_same_as_in_core(name: str) -> None:
    raw, rng, most = raw_env(name, 6), Random(3), 0
    raw.reset(seed=3)
    while not raw.turns.over:
        seat = raw.turns.seat
        seen = raw.observe(raw.possible_agents[seat])["observation"]
        match = raw.turns.match
        assert seen.tobytes() == bytes(array("f", match.observe(seat, past=True)))
        most = max(most, len(past_of(match).numbers))
        raw.step(rng.choice(raw.turns.legal()))
    assert most > FEW, "the longest past is written in the other way"
