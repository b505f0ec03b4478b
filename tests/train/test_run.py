"""A whole run at a small scale, where torch is installed."""

from dataclasses import replace
from pathlib import Path

import pytest

from cabale.arena.tournament import Contest
from cabale.bots.net import card_of
from cabale.core import CabaleError
from cabale.train.plan import Plan

pytest.importorskip("torch")
pytest.importorskip("matplotlib")


def test_a_run_learns_keeps_and_is_taken_up_again(tmp_path: Path) -> None:
    from cabale.train.picture import draw_curve
    from cabale.train.run import Run

    plan = Plan(
        "abyss",
        2,
        {"novice": 1, "past": 1},
        teacher="master@4",
        judge="random",
        hidden=(16,),
        tables=2,
        taught=4,
        decisions=120,
        piece=32,
        every=1,
    )
    told: list[str] = []
    run = Run(plan, tmp_path, 1, told.append)
    run.train(taught=0.5, seconds=0.5, points=1, games=2)
    assert {path.name for path in tmp_path.iterdir()} == {
        *("checkpoint.pt", "net.npz", "taught.npz", "curve.json")
    }
    assert any("held back" in line for line in told)
    again = Run(plan, tmp_path, 1)
    assert again.resume()
    assert (again.lessons, again.decisions) == (run.lessons, run.decisions)
    assert len(again.past) == len(run.past) > 0
    again.train(taught=0, seconds=0.1, points=1, games=2)
    assert again.lessons > run.lessons
    card = card_of((tmp_path / "net.npz").read_bytes())
    assert card["result"]["games"] == 2
    draw_curve(again.curve, "random", again.even, tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    bots = (f'cabale.bots.net:NetFile("{tmp_path / "net.npz"}")', "random")
    results = Contest("abyss", 2, bots).play([1])
    assert len(results.records) == 2
    assert not results.failures
    with pytest.raises(CabaleError, match="abyss with 2 seats"):
        Run(Plan("abyss", 3, hidden=(16,)), tmp_path, 1).resume()


def test_an_exploiter_begins_with_given_weights_and_is_held_to_its_level(tmp_path: Path) -> None:
    from cabale.train.run import Run

    plan = Plan(
        "abyss", 2, {"random": 1}, place="1", judge="random", hidden=(16,), tables=2, decisions=60
    )
    run = Run(plan, tmp_path, 1)
    run.train(taught=0, seconds=0.1, points=1)
    other = Run(plan, tmp_path / "other", 1)
    other.learning.begin_with(run.learning.net())
    for (mine, bias), (theirs, other_bias) in zip(
        run.learning.net().layers, other.learning.net().layers, strict=True
    ):
        assert (mine == theirs).all()
        assert (bias == other_bias).all()
    found = run.floors(8)
    assert found["one seat"].net.matches == 4, "its own seat alone is counted"
    assert found["one seat"].net.won > found["one seat"].level.won
    assert "one seat" in (tmp_path / "floors.json").read_text()
    with pytest.raises(CabaleError, match="layers"):
        Run(replace(plan, hidden=(8,)), tmp_path, 1).learning.begin_with(run.learning.net())
