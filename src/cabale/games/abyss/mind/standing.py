"""How likely each seat is to win: a sum of features, fitted to matches of adepts.

Every seat's sum promises points; the promises are compared, the more sharply the later it is.
`numbers.json` has the weights by name, and a card: how they were made, and of what.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, NamedTuple

from cabale.core import CabaleError
from cabale.games.abyss.mind.prospect import (
    FEATURES,
    STAGES,
    VERSION,
    features_of,
    stage_of,
)
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
    points = _promises(s, weights.of)
    best, spread = max(points), weights.spreads[stage_of(s)]
    odds = [exp((point - best) / spread) for point in points]
    total = sum(odds)
    return [one / total for one in odds]


Promise = tuple[float, frozenset[int]]
"""The points that a seat's features promise, and the Lords within its reach."""


@lru_cache(1 << 10)
def _found(_lies_open: Hashable) -> dict[Hashable, Promise]:
    """What was found so far where this lies open; it is added to."""
    return {}


def _promises(s: AbyssState, weights: Sequence[float]) -> list[float]:
    """Every seat's sum. Most tries of a search leave most seats as they were: each is summed up
    once for all that it can be read from."""
    seats = len(s.pearls)
    found = _found(_lies_open(s))
    points = [0.0] * seats
    taken: frozenset[int] = frozenset()
    for waits in range(seats):
        seat = (s.turn + waits) % seats
        key = _own(s, seat, waits), taken
        known = found.get(key)
        if known is None:
            seen, reach = features_of(s, seat, waits, taken)
            known = found[key] = sum(map(mul, seen, weights)), frozenset(reach)
        points[seat] = known[0]
        taken |= known[1]
    return points


def _lies_open(s: AbyssState) -> Hashable:
    """What the features of every seat are read from."""
    return (
        s.ended_by,
        bool(s.location_deck),
        tuple(s.court),
        tuple(s.open_locations),
        tuple(s.active),
        tuple(s.under),
        tuple(map(tuple, s.lords)),
        tuple(map(tuple, s.locations)),
    )


def _own(s: AbyssState, seat: int, waits: int) -> Hashable:
    """What those of one seat are read from beside that."""
    return (
        seat,
        waits,
        bytes(s.hands[seat]),
        bytes(s.federated[seat]),
        s.pearls[seat],
        s.key_tokens[seat],
        sum(s.monster_tokens[seat]),
        None if waits else (bytes(s.council), *s.stack[-1:]),
    )
