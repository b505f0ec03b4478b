"""How fast the engine is: decisions with and without events, and copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from cabale.core import Match, new_match


class Speed(NamedTuple):
    """Of one game at one seat count, in one process."""

    decisions_per_s: float
    decisions_per_s_with_events: float
    clone_us: float
    decisions_per_match: float


def measure(name: str, seats: int, options: Mapping[str, Any], seconds: float = 1.0) -> Speed:
    """Random play through the public contract: ask for the choices, take one, go on."""
    quiet, played, matches = _play(name, seats, options, seconds, listening=False)
    loud, _, _ = _play(name, seats, options, seconds, listening=True)
    return Speed(quiet, loud, _clone(name, seats, options, seconds / 2), played / matches)


def _play(
    name: str, seats: int, options: Mapping[str, Any], seconds: float, *, listening: bool
) -> tuple[float, int, int]:
    pick = Random(1).random
    decisions = matches = 0
    start = perf_counter()
    while matches == 0 or perf_counter() - start < seconds:
        match = new_match(name, seats, matches, options, listening=listening)
        decisions += _to_the_end(match, pick)
        matches += 1
    return decisions / (perf_counter() - start), decisions, matches


def _to_the_end(match: Match, pick: Callable[[], float]) -> int:
    decisions = 0
    while asked := match.decisions:
        seat, decision = next(iter(asked.items()))
        choices = decision.choices
        match.play(seat, choices[int(pick() * len(choices))])
        decisions += 1
    return decisions


def _clone(name: str, seats: int, options: Mapping[str, Any], seconds: float) -> float:
    """Microseconds for a copy, over positions all along a match."""
    match, rng = new_match(name, seats, 1, options, listening=False), Random(1)
    positions = []
    while match.decisions:
        positions.append(match.clone())
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
    clones = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        for position in positions:
            position.clone()
        clones += len(positions)
    return spent / clones * 1e6
