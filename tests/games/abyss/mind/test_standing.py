"""How the seats stand: features, weights, chances."""

from __future__ import annotations

import json
from importlib.resources import files
from math import isfinite
from random import Random
from typing import Any

import pytest
from tests.games.abyss.scene import scene

from cabale.core import game, new_match
from cabale.games.abyss.mind.prospect import FEATURES, features
from cabale.games.abyss.mind.standing import RULES, WrongWeights, read, standing


def weights() -> dict[str, Any]:
    text = files("cabale.games.abyss.mind").joinpath("numbers.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_has_a_name_and_a_size_of_about_one(seats: int) -> None:
    match, rng = new_match("abyss", seats, seed=5, listening=False), Random(5)
    while match.decisions:
        (seat, decision), *_ = match.decisions.items()
        for seen in features(match.board.state):
            assert len(seen) == len(FEATURES)
            assert all(isfinite(value) and abs(value) < 20 for value in seen)
        match.play(seat, rng.choice(decision.choices))


def test_features_tell_only_what_is_known_but_for_tokens() -> None:
    """All but the tokens of others is the same in every world that a seat can imagine."""
    unknown = {FEATURES.index("tokens"), FEATURES.index("promise")}
    match, rng = new_match("abyss", 3, seed=6, listening=False), Random(6)
    while match.decisions:
        (seat, decision), *_ = match.decisions.items()
        if match.game.mind.settled(match.board):
            here = features(match.board.state)
            there = features(match.imagine(0, rng).board.state)
            for seen, imagined in zip(here, there, strict=True):
                differ = {n for n in range(len(FEATURES)) if seen[n] != imagined[n]}
                assert differ <= unknown
        match.play(seat, rng.choice(decision.choices))


def test_who_leads_is_likelier_to_win() -> None:
    level = scene(court="shepherd", lords="|")
    ahead = scene(court="shepherd", lords="landowner miller |")
    assert standing(ahead.s)[0] > standing(level.s)[0] + 0.1
    assert sum(standing(ahead.s)) == pytest.approx(1)


@pytest.mark.parametrize(("part", "other"), [("features", -1), ("rules", "0.1")])
def test_weights_for_other_features_or_rules_are_refused(part: str, other: object) -> None:
    changed = weights()
    changed["card"][part] = other
    with pytest.raises(WrongWeights):
        read(changed)


def test_weights_of_other_names_are_refused() -> None:
    changed = weights()
    changed["weights"].pop("pearls")
    with pytest.raises(WrongWeights):
        read(changed)


def test_the_weights_are_for_the_rules_that_are_played() -> None:
    assert game("abyss").rules == RULES
