"""`make bench-learner`: what a learner pays for observations, masks and steps, in random play.

The same play is timed over and over in short slices, and the least of each slice counts: what else
the machine has to do only ever slows. So a busy machine gives the figures of a quiet one, but for
those of several processes, which need as many idle cores. Another build is measured by another
path: `PYTHONPATH=build/compiled python benchmarks/learner.py`.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from cabale.core import Choice, Match, game, names, new_match
from cabale.envs.pettingzoo import env
from cabale.envs.vector import VectorEnv

MATCHES = 64
"""That a `VectorEnv` steps at once."""
STEPS = 50
"""Of a `VectorEnv`, from the beginning of all matches and after as many that are not timed."""
AEC_STEPS, AEC_SLICE = 2000, 20
PER_PROCESS = 256
PEER = "hanabi_v5"
Figures = dict[str, float]
Line = list[tuple[int, Choice]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="GAME-SEATS", help="all at their most seats")
    parser.add_argument("--rounds", type=int, default=10, help="how often each slice is timed")
    parser.add_argument("--processes", type=int, default=0, help="as many beside one")
    parser.add_argument("--only", choices=("looks", "envs"), help="half of it")
    args = parser.parse_args()
    tables = args.tables or [f"{name}-{game(name).seats[-1]}" for name in names()]
    peer = 0.0
    if args.only != "looks":
        theirs = import_module(f"pettingzoo.classic.{PEER}").env()
        peer = 1e6 / aec_us(theirs, args.rounds)
        print(f"{PEER:14} AEC {peer:,.0f}/s", flush=True)
    for table in tables:
        name, _, seats = table.rpartition("-")
        if args.only != "envs":
            figures = looks(name, int(seats), args.rounds)
            print(f"{table:14}", "  ".join(f"{what} {us:.1f} µs" for what, us in figures.items()))
        if args.only != "looks":
            figures = steps(name, int(seats), args.rounds)
            rates = {what: 1e6 / us for what, us in figures.items()}
            said = [f"{what} {n:,.0f}/s ({n / peer:.1f} ×)" for what, n in rates.items()]
            print(f"{table:14}", "  ".join(said), flush=True)
    if args.processes:
        for table in tables:
            name, _, seats = table.rpartition("-")
            one, many = (on_the_clock(name, int(seats), n) for n in (1, args.processes))
            halves = in_halves(name, int(seats), args.processes)
            print(
                f"{table:14} {args.processes} processes / 1: {many / one:.1f} × ({one:,.0f}/s),"
                f" in halves, the choosing included: {halves / one:.1f} ×",
                flush=True,
            )


def least(
    rounds: int, slices: Callable[[], Iterator[None]], clock: Callable[[], float] = process_time
) -> float:
    """Microseconds that all slices take, each counted by its least. One ends where it yields."""
    found: list[float] = []
    for _ in range(rounds):
        times, began = [], clock()
        for _ in slices():
            times.append(clock() - began)
            began = clock()
        found = [min(pair) for pair in zip(found or times, times, strict=True)]
    return 1e6 * sum(found)


# --- observation and mask ----------------------------------------------------------------------


def looks(name: str, seats: int, rounds: int) -> Figures:
    """For an observation and a mask in given arrays, for the seat that is asked.

    `again`: nothing has happened since it last looked. `play`: every asked seat looks once, which
    is what a learner does.
    """
    figures: Figures = {}
    line = line_of(new_match(name, seats, 1), Random(1))
    for label, past in (("", False), (" with past", True)):
        look = looker(name, seats, past)
        places = positions(name, seats, line)
        figures[f"again{label}"] = least(rounds, partial(again, places, look), perf_counter)
        figures[f"again{label}"] /= len(line)
        figures[f"play{label}"] = in_play(name, seats, line, look, rounds) / len(line)
    return figures


def looker(name: str, seats: int, past: bool) -> Callable[[Match, int], None]:
    """Into arrays that are made once and emptied each time."""
    size = game(name).observation_size(seats, past=past)
    numbers: Any = memoryview(array("f", bytes(4 * size)))
    no_numbers = array("f", bytes(4 * size))
    mask = bytearray(len(game(name).catalogue(seats)))
    no_mask = bytes(len(mask))

    def look(match: Match, seat: int) -> None:
        numbers[:] = no_numbers
        match.observe(seat, numbers, past=past)
        mask[:] = no_mask
        match.mask(seat, mask)

    return look


def line_of(match: Match, rng: Random) -> Line:
    """A match as the choices that were taken."""
    line: Line = []
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        line.append((seat, rng.choice(decision.choices)))
        match.play(*line[-1])
    return line


def positions(name: str, seats: int, line: Line) -> list[tuple[Match, int]]:
    """All along a match, with the seat that is asked."""
    match, found = new_match(name, seats, 1), []
    for seat, choice in line:
        found.append((match.clone(), seat))
        match.play(seat, choice)
    return found


def again(places: list[tuple[Match, int]], look: Callable[[Match, int], None]) -> Iterator[None]:
    for match, seat in places:
        look(match, seat)
        yield


def in_play(
    name: str, seats: int, line: Line, look: Callable[[Match, int], None], rounds: int
) -> float:
    found: list[float] = []
    for _ in range(rounds):
        match, times = new_match(name, seats, 1), []
        for seat, choice in line:
            match.decisions  # noqa: B018  # to list the choices is no part of a look
            began = perf_counter()
            look(match, seat)
            times.append(perf_counter() - began)
            match.play(seat, choice)
        found = [min(pair) for pair in zip(found or times, times, strict=True)]
    return 1e6 * sum(found)


# --- environments ------------------------------------------------------------------------------


def steps(name: str, seats: int, rounds: int) -> Figures:
    """For one decision. What it takes to choose is left out for the vector."""
    return {
        "VectorEnv": vector_us(name, seats, rounds, past=True),
        "without past": vector_us(name, seats, rounds, past=False),
        "AEC": aec_us(env(name, seats), rounds),
        "without past ": aec_us(env(name, seats, past=False), rounds),
    }


def vector_us(name: str, seats: int, rounds: int, *, past: bool) -> float:
    with VectorEnv(name, seats, matches=MATCHES, past=past, copy=False) as vector:
        found: list[float] = []
        for _ in range(rounds):
            vector.reset(seed=1)
            rng, times = np.random.default_rng(1), []
            for _ in range(2 * STEPS):
                actions = chosen(vector.masks, rng)
                began = process_time()
                vector.step(actions)
                times.append(process_time() - began)
            found = [min(pair) for pair in zip(found or times, times, strict=True)]
    return 1e6 * sum(found[STEPS:]) / (STEPS * MATCHES)


def aec_us(one: Any, rounds: int) -> float:
    """Through PettingZoo's AEC interface, from the same loop for all, the choosing included."""

    def slices() -> Iterator[None]:
        rng, done = Random(1), 0
        while done < AEC_STEPS:
            one.reset(seed=rng.getrandbits(30))
            for _ in one.agent_iter():
                seen, _, termination, truncation, info = one.last()
                if termination or truncation:
                    one.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                one.step(rng.choice(mask.nonzero()[0].tolist()))
                done += 1
                if done % AEC_SLICE == 0:
                    yield
                if done == AEC_STEPS:
                    return

    return least(rounds, slices) / AEC_STEPS


def on_the_clock(name: str, seats: int, processes: int, seconds: float = 5.0) -> float:
    """Decisions a second of so many processes, without what it takes to choose."""
    matches = PER_PROCESS * processes
    with VectorEnv(name, seats, matches=matches, processes=processes, copy=False) as vector:
        vector.reset(seed=1)
        rng, done, spent = np.random.default_rng(1), 0, 0.0
        while spent < seconds:
            actions = chosen(vector.masks, rng)
            began = perf_counter()
            vector.step(actions)
            spent += perf_counter() - began
            done += matches
    return done / spent


def in_halves(name: str, seats: int, processes: int, seconds: float = 5.0) -> float:
    """The same of two environments of half the processes each: while one plays on, somebody chooses
    for the other."""
    each = processes // 2
    matches, rng, done = PER_PROCESS * each, np.random.default_rng(1), 0
    with (
        VectorEnv(name, seats, matches=matches, processes=each, copy=False) as one,
        VectorEnv(name, seats, matches=matches, processes=each, copy=False) as other,
    ):
        for seed, half in enumerate((one, other)):
            half.reset(seed=seed)
            half.send(chosen(half.masks, rng))
        began = perf_counter()
        while perf_counter() - began < seconds:
            for half in (one, other):
                half.recv()
                half.send(chosen(half.masks, rng))
                done += matches
    return done / (perf_counter() - began)


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action of each row."""
    return (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)


if __name__ == "__main__":
    main()
