"""OpenSpiel's own tests, on every game."""

import pickle
import unittest
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    sample_some_states,
)
from open_spiel.python.observation import make_observation
from tests.core.toy import GAME as TOY
from tests.envs.shelf import Table, tables

import cabale.envs.openspiel
from cabale.core import names
from cabale.envs.openspiel import register
from cabale.envs.turns import Rules, Turns

register(TOY)

LAST_TURN = """
turn: 1
ended_by: 0
council: jellyfish-1
court:
lords: keeper | shepherd
federated: crab-1 |
pearls: {pearls}
"""
"""Seat 1 takes a jellyfish of 1 point for the last action of a match of Abyss: 7 to 7."""


def load(table: Table, **more: int) -> Any:
    options = {
        key: "+".join(value) if isinstance(value, list | tuple) else value
        for key, value in table.options.items()
    }
    name = f"cabale_{table.game.name}"
    return pyspiel.load_game(name, {"players": table.seats, **options, **more})


def after(game: Any, moves: int, seed: int = 0) -> Any:
    """A state in which somebody is asked, so many moves after the deal, or the end."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", tables(), ids=str)
@pytest.mark.parametrize("more", [{}, {"deals": 20}, {"deals": 20, "talk": 1}], ids=str)
def test_simulation(table: Table, more: dict[str, int]) -> None:
    if more == {"deals": 20} or table.seats == table.game.seats[0]:
        pyspiel.random_sim_test(load(table, **more), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_playthrough(table: Table) -> None:
    """OpenSpiel writes down every value of its interface along one match."""
    text = generate_playthrough.playthrough(
        str(load(table, deals=20)), action_sequence=None, seed=1
    )
    assert "ObservationTensor" in text
    assert "InformationStateString" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_ismcts_plays(table: Table) -> None:
    game = load(table, deals=20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=evaluator,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    state = after(game, 3)
    for _ in range(3):
        if state.is_terminal():
            break
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_a_resampled_state_looks_the_same(table: Table) -> None:
    game = load(table, deals=20)
    seen = make_observation(game)
    for moves in (0, 1, 2, 5, 9, 20):
        state = after(game, moves, seed=moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string() == state.information_state_string()
        seen.set_from(state, player)
        before = seen.tensor.copy()
        seen.set_from(other, player)
        assert list(before) == list(seen.tensor)
        assert other.information_state_tensor() == state.information_state_tensor()


@pytest.mark.parametrize("table", tables(most=1), ids=str)
def test_api(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What OpenSpiel asks of every game, on states drawn from all over the tree."""
    few = partial(sample_some_states.sample_some_states, max_states=40)
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: few(game)
    )
    asked = type(
        "Asked",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": load(table, deals=20), "game_name": table.game.name},
    )
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(asked).run(found)
    assert found.testsRun >= 5
    assert not [*found.failures, *found.errors]


def test_explicit_chance_is_the_whole_luck() -> None:
    """The same draws give the same match, and each deal is as likely as any other."""
    game = pyspiel.load_game("cabale_toy(players=2)")
    state, deals = game.new_initial_state(), 1
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert {probability for _, probability in outcomes} == {1 / len(outcomes)}
        deals *= len(outcomes)
        state.apply_action(outcomes[-1][0])
    assert deals == 24, "the orders of four cards"
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.skipif("abyss" not in names(), reason="the game is not on the shelf")
def test_two_who_share_a_match_of_abyss_get_nothing_each() -> None:
    """Two-player Abyss is declared zero-sum, and a match of two is shared now and then."""
    game = pyspiel.load_game("cabale_abyss", {"players": 2, "deals": 1})
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for pearls, returns in (("2 | 2", [0, 0]), ("3 | 2", [1, -1])):
        state = game.new_initial_state()
        state.apply_action(0)
        rules = Rules("abyss", 2, position=LAST_TURN.format(pearls=pearls))
        state.play.turns = Turns(rules, rules.begin(1))
        last = next(
            action
            for action in state.legal_actions()
            if state.action_to_string(1, action) == "support jellyfish"
        )
        assert state.returns() == [0, 0]
        state.apply_action(last)
        assert state.is_terminal()
        assert state.play.turns.match.outcome.winners == ((0, 1) if returns == [0, 0] else (0,))
        assert state.returns() == returns


def test_states_travel() -> None:
    game = pyspiel.load_game("cabale_toy(players=3,deals=5,talk=1)")
    state = after(game, 4)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    other = state.resample_from_infostate(
        state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    )
    with pytest.raises(TypeError, match="resampled"):
        pickle.dumps(other.play)


def test_a_spectator_has_text_only() -> None:
    game = pyspiel.load_game("cabale_toy(players=3,deals=5)")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    assert public.tensor is None
    assert '"hands": [null, null, null]' in public.string_from(after(game, 1), 0)


def test_the_whole_shelf_is_registered() -> None:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    assert {f"cabale_{name}" for name in names()} <= known
    assert cabale.envs.openspiel.__doc__
