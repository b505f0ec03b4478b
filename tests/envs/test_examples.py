"""The examples run, each by one command."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cabale.core import names


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
    curve = run("solve_werewolf", "--iterations", 50, "--deals", 20, "--reports", 1)
    assert curve[0] == pytest.approx(2 / 15), "the same as on the game itself"
    assert curve[-1] < 0.003


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
