"""How fast the engine is: decisions with and without events, copies, views, observations.

All in processor time, so that what else runs on the machine counts less.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

from cabale.core import Match, new_match

WARM_UP = 20
"""How many times as long as it is measured a game is played before, where code is compiled."""


class Speed(NamedTuple):
    """Of one game at one seat count, in one process."""

    decisions_per_s: float
    decisions_per_s_with_events: float
    clone_us: float
    decisions_per_match: float
    view_us: float
    observe_us: float
    mask_us: float


def measure(name: str, seats: int, options: Mapping[str, Any], seconds: float = 1.0) -> Speed:
    """Random play through the public contract: ask for the choices, take one, go on."""
    quiet, played, matches = _play(name, seats, options, seconds, listening=False)
    loud, _, _ = _play(name, seats, options, seconds, listening=True)
    places = _positions(name, seats, options)
    return Speed(
        quiet,
        loud,
        _each(places, lambda match, _: match.clone(), seconds / 4),
        played / matches,
        _each(places, Match.view, seconds / 4),
        _each(places, _observe(places[0]), seconds / 4),
        _each(places, Match.mask, seconds / 4),
    )


def warm_rate(piece: tuple[str, int, float]) -> float:
    """Decisions per second of (game, seats, seconds), once a compiler has seen the game a while."""
    name, seats, seconds = piece
    _play(name, seats, {}, WARM_UP * seconds, listening=False)
    return _play(name, seats, {}, seconds, listening=False)[0]


def _play(
    name: str, seats: int, options: Mapping[str, Any], seconds: float, *, listening: bool
) -> tuple[float, int, int]:
    pick = Random(1).random
    decisions = matches = 0
    start = process_time()
    while matches == 0 or process_time() - start < seconds:
        match = new_match(name, seats, matches, options, listening=listening)
        decisions += _to_the_end(match, pick)
        matches += 1
    return decisions / (process_time() - start), decisions, matches


def _to_the_end(match: Match, pick: Callable[[], float]) -> int:
    decisions = 0
    while asked := match.decisions:
        seat, decision = next(iter(asked.items()))
        choices = decision.choices
        match.play(seat, choices[int(pick() * len(choices))])
        decisions += 1
    return decisions


def _positions(name: str, seats: int, options: Mapping[str, Any]) -> list[Match]:
    """All along a match."""
    match, rng = new_match(name, seats, 1, options, listening=False), Random(1)
    positions = []
    while match.decisions:
        positions.append(match.clone())
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
    return positions


def _each(places: list[Match], look: Callable[[Match, int], object], seconds: float) -> float:
    """Microseconds that something takes for the seat that is asked, over many positions."""
    asked = [(match, next(iter(match.decisions))) for match in places]
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for match, seat in asked:
            look(match, seat)
        done += len(asked)
    return spent / done * 1e6


def _observe(match: Match) -> Callable[[Match, int], object]:
    """Into an array that is made once and emptied each time, as learners do."""
    size = match.game.observation_size(match.seats)
    out, empty = array("f", bytes(4 * size)), array("f", bytes(4 * size))

    def observe(match: Match, seat: int) -> None:
        out[:] = empty
        match.observe(seat, out)

    return observe
