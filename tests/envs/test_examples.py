"""The examples run, each by one command."""

import json
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from cabale.bots import RandomBot
from cabale.core import Choice, Eyes, names
from cabale.examples.cfr_werewolf import DECK
from cabale.examples.solve_werewolf import Tree, actions_of, gains, policy_of, positions


def load_werewolf() -> Any:
    """The smallest one, silent, with every draw."""
    return pyspiel.load_game("cabale_werewolf", {"players": 3, "deck": DECK})


def run(name: str, *args: object) -> Any:
    return import_module(f"cabale.examples.{name}").main([str(arg) for arg in args])


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_random_play() -> None:
    assert sum(run("random_play", "werewolf", "--matches", 3).values()) >= 1


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_cfr_approaches_equilibrium() -> None:
    curve = run("cfr_werewolf", "--iterations", 300, "--deals", 4, "--reports", 1)
    assert curve[-1] < curve[0]


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_the_smallest_werewolf_is_solved() -> None:
    found = run("solve_werewolf", "--iterations", 50, "--reports", 1)
    assert found["random"] == [pytest.approx(1 / 12)]
    assert found["CFR"][-1] < 0.003
    sampled = run("solve_werewolf", "--sampling", "--iterations", 4000, "--reports", 1)
    assert sampled["CFR"][-1] < 0.03
    drawn = run("solve_werewolf", "--iterations", 50, "--reports", 1, "--deals", 20)
    assert drawn["random"] == [pytest.approx(2 / 15)], "the same as on the game itself"


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_the_tree_has_every_deal_as_often_as_it_comes() -> None:
    state = load_werewolf().new_initial_state()
    dealt = positions(state)
    assert [chance for _, chance in dealt] == [Fraction(1, 30)] * 30
    assert len({tuple(one.play.turns.match.state.start) for one, _ in dealt}) == 30


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
@pytest.mark.parametrize(
    "more",
    [["--deals", 2], pytest.param([], marks=pytest.mark.soak)],
    ids=["two deals", "every deal"],
)
def test_the_smallest_werewolf_with_talk_is_solved(more: list[object]) -> None:
    found = run("solve_werewolf", "--talk", "--iterations", 25, "--reports", 1, *more)
    assert found["CFR"][-1] < 0.02 < found["random"][0]


class First(RandomBot):
    """Takes what is offered first."""

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        return min(eyes.decision.choices, key=lambda choice: choice.index)


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_what_a_level_could_be_made_to_lose_is_exact() -> None:
    found = run("solve_werewolf", "--levels", "novice,adept", "--times", 5, "--iterations", 25)
    assert min(found["novice"] + found["adept"]) > found["CFR"][-1]
    tree = Tree(load_werewolf())
    game = pyspiel.load_efg_game(tree.text)
    policy = policy_of(First, tree, game, 2)
    actions = dict(actions_of(game.new_initial_state()))
    assert len(actions) == sum(map(len, tree.sets))
    for seat, sets in enumerate(tree.sets):
        for number, state in sets.values():
            name = f"{seat}-{seat}-{number}-"
            first = actions[name][str(state.legal_actions()[0])]
            assert dict(policy.policy_table()[name])[first] == 1
    assert 2 * sum(gains(game, policy)) == pytest.approx(pyspiel.nash_conv(game, policy))


@pytest.mark.skipif("werewolf" not in names(), reason="the game is not on the shelf")
def test_the_settings_of_other_studies_are_played_talking_or_not() -> None:
    talking = run("studies", "--bot", "novice", "--games", 40)
    silent = run("studies", "--bot", "novice", "--games", 40, "--talk", 0)
    assert all(counts.finished == 40 for counts in (*talking.values(), *silent.values()))
    assert all(talking[name].sides != silent[name].sides for name in talking)


@pytest.mark.skipif("abyss" not in names(), reason="the game is not on the shelf")
def test_ppo(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    run("ppo_abyss", "--seconds", 4, "--matches", 16, "--test", 4, "--curve", picture)
    assert "<polyline" in picture.read_text()


@pytest.mark.skipif("abyss" not in names(), reason="the game is not on the shelf")
def test_value(tmp_path: Path) -> None:
    weights = tmp_path / "standing.json"
    off = run("value_abyss", "--matches", "2,2,2", "--epochs", 1, "--out", weights)
    assert all(0 < one < 0.5 for one in off)
    assert set(json.loads(weights.read_text())) == {"card", "spreads", "weights"}


def test_a_net_believes_from_the_observation() -> None:
    asked = ("--seats", 5, "--bots", "novice", "--matches", 6, "--test", 2, "--epochs", 2)
    found = run("belief_net", "cultists", *asked, "--hidden", 16)
    assert 0 < found["net"] < 2
    assert 0 < found["house"] < found["guess"]
