"""How fast the engine is: decisions with and without events, copies, views, observations.

All in processor time, so that what else runs on the machine counts less.
"""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

from cabale.core import Choice, Match, new_match

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
    quarters_us: tuple[float, ...]
    """For one decision in each quarter of a match: it must not cost more the longer it lasts."""

    def best(self, other: Speed) -> Speed:
        """The better figure of each: what else the machine had to do only ever slows."""
        pairs = zip(self.quarters_us, other.quarters_us, strict=True)
        return Speed(
            max(self.decisions_per_s, other.decisions_per_s),
            max(self.decisions_per_s_with_events, other.decisions_per_s_with_events),
            min(self.clone_us, other.clone_us),
            self.decisions_per_match,
            min(self.view_us, other.view_us),
            min(self.observe_us, other.observe_us),
            min(self.mask_us, other.mask_us),
            tuple([min(pair) for pair in pairs]),
        )


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
        _quarters(name, seats, options, seconds / 2),
    )


def measure_piece(piece: tuple[str, int, float]) -> Speed:
    """The same of (game, seats, seconds), for a worker."""
    name, seats, seconds = piece
    return measure(name, seats, {}, seconds)


def warm_rate(piece: tuple[str, int, float]) -> float:
    """Decisions per second of (game, seats, seconds), once a compiler has seen the game a while."""
    name, seats, seconds = piece
    _play(name, seats, {}, WARM_UP * seconds, listening=False)
    return _play(name, seats, {}, seconds, listening=False)[0]


def start_up(command: str, rounds: int) -> float:
    """Seconds of processor time that `cabale COMMAND` takes, the least of some runs."""
    times = []
    for _ in range(rounds):
        before = os.times()
        run = [sys.executable, "-m", "cabale", command]
        subprocess.run(run, check=True, stdout=subprocess.DEVNULL)  # noqa: S603  # ourselves
        after = os.times()
        user = after.children_user - before.children_user
        times.append(user + after.children_system - before.children_system)
    return min(times)


def _play(
    name: str, seats: int, options: Mapping[str, Any], seconds: float, *, listening: bool
) -> tuple[float, int, int]:
    rng = Random(1)
    decisions = matches = 0
    start = process_time()
    while matches == 0 or process_time() - start < seconds:
        match = new_match(name, seats, matches, options, listening=listening)
        decisions += _to_the_end(match, rng)
        matches += 1
    return decisions / (process_time() - start), decisions, matches


def _to_the_end(match: Match, rng: Random) -> int:
    """The loop in which the peers are played, too: what may be done, one of it, on."""
    decisions = 0
    while asked := match.decisions:
        seat, decision = next(iter(asked.items()))
        match.play(seat, rng.choice(decision.choices))
        decisions += 1
    return decisions


def _quarters(
    name: str, seats: int, options: Mapping[str, Any], seconds: float
) -> tuple[float, ...]:
    """Each match is played twice: to know its length, and to time its quarters."""
    rng, spent, made = Random(1), [0.0] * 4, [0] * 4
    seed, start = 0, process_time()
    while seed == 0 or process_time() - start < seconds:
        line = _line(new_match(name, seats, seed, options, listening=False), rng)
        match = new_match(name, seats, seed, options, listening=False)
        for quarter in range(4):
            part = line[len(line) * quarter // 4 : len(line) * (quarter + 1) // 4]
            began = process_time()
            for seat, choice in part:
                match.decisions  # noqa: B018  # to list the choices is part of a decision
                match.play(seat, choice)
            spent[quarter] += process_time() - began
            made[quarter] += len(part)
        seed += 1
    # A match of fewer than four decisions leaves quarters in which nothing is decided.
    return tuple([1e6 * time / max(number, 1) for time, number in zip(spent, made, strict=True)])


def _line(match: Match, rng: Random) -> list[tuple[int, Choice]]:
    """A match as the choices that were taken."""
    line = []
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        line.append((seat, rng.choice(decision.choices)))
        match.play(*line[-1])
    return line


def _positions(name: str, seats: int, options: Mapping[str, Any]) -> list[Match]:
    """All along a match."""
    match = new_match(name, seats, 1, options, listening=False)
    positions = []
    for seat, choice in _line(match.clone(), Random(1)):
        positions.append(match.clone())
        match.play(seat, choice)
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
