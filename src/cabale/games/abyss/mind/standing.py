"""How likely each seat is to win: a sum of features, fitted to matches of adepts.

Every seat's sum promises points; the promises are compared, the more sharply the later it is.
`numbers.json` has the weights by name, and a card: how they were made, and of what.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, NamedTuple

from cabale.core import CabaleError
from cabale.games.abyss.mind.prospect import FEATURES, STAGES, VERSION, features, stage_of
from cabale.games.abyss.rules.state import AbyssState

RULES = "1.0"


class WrongWeights(CabaleError):
    """Weights that were fitted to other features or other rules."""


class Weights(NamedTuple):
    of: Sequence[float]  # by feature
    spreads: Sequence[float]  # how far promises are from what comes of them, by stage


def read(model: Mapping[str, Any]) -> Weights:
    card, weights = model["card"], model["weights"]
    if (card["features"], card["rules"]) != (VERSION, RULES):
        raise WrongWeights(
            f"weights for features {card['features']} of rules {card['rules']}, "
            f"not {VERSION} of {RULES}"
        )
    if tuple(weights) != FEATURES or len(model["spreads"]) != STAGES:
        raise WrongWeights("weights for other features")
    return Weights(tuple(weights.values()), tuple(model["spreads"]))


@cache
def fitted() -> Weights:
    return read(json.loads(files(__package__).joinpath("numbers.json").read_text("utf-8")))


def standing(s: AbyssState) -> list[float]:
    weights = fitted()
    points = [sum(map(mul, seen, weights.of)) for seen in features(s)]
    best, spread = max(points), weights.spreads[stage_of(s)]
    odds = [exp((point - best) / spread) for point in points]
    total = sum(odds)
    return [one / total for one in odds]
