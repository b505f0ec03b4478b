"""How likely each seat is to win: a sum of features, fitted to matches of adepts.

Every seat's sum promises points; the promises are compared, the more sharply the later it is.
`numbers.json` has the weights by name, and a card: how they were made, and of what.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log
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
from cabale.games.abyss.rules.components import ALLY_KINDS, LOCATIONS, LORDS
from cabale.games.abyss.rules.state import AbyssState

RULES = "1.0"
TINY = 1e-6  # no odds are taken for less


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
    odds, total = _odds(s, _promises(s))
    return [one / total for one in odds]


def _odds(s: AbyssState, promises: Sequence[Promise]) -> tuple[list[float], float]:
    """Against each other, and their sum."""
    points, spread = [promise.points for promise in promises], fitted().spreads[stage_of(s)]
    best = max(points)
    odds = [exp((point - best) / spread) for point in points]
    return odds, sum(odds)


class Promise(NamedTuple):
    """The points that a seat's features promise, the Lords within its reach, and the features."""

    points: float
    reach: frozenset[int]
    seen: bytes


@lru_cache(1 << 10)
def _found(_lies_open: Hashable) -> dict[Hashable, Promise]:
    """What was found so far where this lies open; it is added to."""
    return {}


def traits(s: AbyssState, seat: int) -> bytes:
    """What a value net reads, as packed floats: the log-odds of the `standing`, then, seats from
    this one on, the cards and everybody's features."""
    seats = len(s.pearls)
    promises = _promises(s)
    odds, total = _odds(s, promises)
    others = max(total - odds[seat], TINY)
    promises = promises[seat:] + promises[:seat]
    court, tiles = bytearray(len(LORDS)), bytearray(len(LOCATIONS))
    for lord in s.court:
        court[lord] = 1
    for tile in s.open_locations:
        tiles[tile] = 1
    cards = b"".join(
        [
            *s.hands[seat:],
            *s.hands[:seat],
            *s.federated[seat:],
            *s.federated[:seat],
            s.council,
            s.discard,
            court,
            tiles,
            bytes([len(own) for own in s.monster_tokens[seat:] + s.monster_tokens[:seat]]),
            bytes([(s.turn - seat) % seats == other for other in range(seats)]),
            bytes([s.ended_by == (seat + other) % seats for other in range(seats)]),
            bytes([s.threat, sum(s.monster_tokens[seat]), s.extra_turn]),
        ]
    )
    numbers = array("f", [log(max(odds[seat], TINY) / others), *cards])
    return b"".join([numbers.tobytes(), *[promise.seen for promise in promises]])


def traits_size(seats: int) -> int:
    cards = (2 * seats + 1) * ALLY_KINDS + ALLY_KINDS + 1 + len(LORDS) + len(LOCATIONS)
    return 1 + cards + 3 * seats + 3 + len(FEATURES) * seats


def _promises(s: AbyssState) -> list[Promise]:
    """Every seat's sum. Most tries of a search leave most seats as they were: each is summed up
    once for all that it can be read from."""
    seats, weights = len(s.pearls), fitted().of
    found = _found(_lies_open(s))
    promises: list[Promise] = [_NONE] * seats
    taken: frozenset[int] = frozenset()
    for waits in range(seats):
        seat = (s.turn + waits) % seats
        key = _own(s, seat, waits), taken
        known = found.get(key)
        if known is None:
            seen, reach = features_of(s, seat, waits, taken)
            points = sum(map(mul, seen, weights))
            known = found[key] = Promise(points, frozenset(reach), array("f", seen).tobytes())
        promises[seat] = known
        taken |= known.reach
    return promises


_NONE = Promise(0.0, frozenset(), b"")


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
