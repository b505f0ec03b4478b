"""The same measurement on other people's engines, from the same kind of Python loop.

Uniformly random play: ask for the legal choices, take one, go on. What is not installed is left
out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

Figures = dict[str, float]

CPP_GAMES = {
    "hanabi": "hanabi",
    "skat": "skat",
    "dou_dizhu": "dou_dizhu",
    "spades": "spades",
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",  # without a solver at the end
}
PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker")
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy", "doudizhu")
PETTINGZOO_GAMES = ("hanabi_v5",)


def peers(seconds: float) -> Iterator[tuple[str, Figures]]:
    """Each peer's game that can be played here, with its figures."""
    if find_spec("pyspiel"):
        import pyspiel

        import_module("open_spiel.python.games")  # registers those written in Python
        known = {kind.short_name for kind in pyspiel.registered_games()}
        for name in (*CPP_GAMES, *PYTHON_GAMES):
            if name in known:
                yield f"openspiel {name}", _openspiel(CPP_GAMES.get(name, name), seconds)
    if find_spec("pettingzoo"):
        for name in PETTINGZOO_GAMES:
            played = _if_it_can(_pettingzoo, name, seconds)
            if played:
                yield f"pettingzoo {name}", played
    if find_spec("rlcard"):
        for name in RLCARD_GAMES:
            played = _if_it_can(_rlcard, name, seconds)
            if played:
                yield f"rlcard {name}", played


def _if_it_can(
    measure: Callable[[str, float], Figures], name: str, seconds: float
) -> Figures | None:
    """Some of their games need packages of their own."""
    try:
        return measure(name, seconds)
    except ImportError:
        return None


def _openspiel(name: str, seconds: float) -> Figures:
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def match() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [chance for _, chance in outcomes]
                state.apply_action(rng.choices(outcomes, weights)[0][0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return {
        "decisions_per_s": _rate(match, seconds),
        "clone_us": _clone(_some_state(game, rng), seconds / 2),
    }


def _some_state(game: Any, rng: Random) -> Any:
    """A position in the middle of a match."""
    state = game.new_initial_state()
    line = []
    while not state.is_terminal():
        line.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return line[len(line) // 2]


def _clone(state: Any, seconds: float) -> float:
    start, clones = process_time(), 0
    while (spent := process_time() - start) < seconds:
        for _ in range(100):
            state.clone()
        clones += 100
    return spent / clones * 1e6


def _pettingzoo(name: str, seconds: float) -> Figures:
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = Random(1)

    def match() -> int:
        env.reset(seed=rng.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return {"decisions_per_s": _rate(match, seconds)}


def _rlcard(name: str, seconds: float) -> Figures:
    import rlcard

    env, rng = rlcard.make(name), Random(1)

    def match() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"decisions_per_s": _rate(match, seconds)}


def _rate(match: Callable[[], int], seconds: float) -> float:
    match()  # the first one loads things
    start, decisions = process_time(), 0
    while (spent := process_time() - start) < seconds or not decisions:
        decisions += match()
    return decisions / spent if spent else 0.0


def better(one: Figures, other: Figures) -> Figures:
    """The better figure of each, as for ours."""
    return {
        key: (max if key.endswith("per_s") else min)(figure, other[key])
        for key, figure in one.items()
    }


def ratios(ours: dict[str, Figures], others: dict[str, Figures]) -> dict[str, float]:
    """Our decisions/s as a multiple of theirs: of our slowest game, and medians."""
    speeds = sorted(figures["decisions_per_s"] for figures in ours.values())
    found: dict[str, float] = {}
    if not speeds:
        return found
    for name in ("openspiel python_kuhn_poker", "pettingzoo hanabi_v5"):
        if name in others:
            found[f"slowest / {name}"] = speeds[0] / others[name]["decisions_per_s"]
    compiled = [f"openspiel {name}" for name in CPP_GAMES]
    theirs = [others[name]["decisions_per_s"] for name in compiled if name in others]
    if theirs:
        found["median / median of openspiel C++"] = median(speeds) / median(theirs)
    cards = [figures for name, figures in others.items() if name.startswith("rlcard")]
    if cards:
        rate = median(figures["decisions_per_s"] for figures in cards)
        found["median / median of rlcard"] = median(speeds) / rate
    return found
