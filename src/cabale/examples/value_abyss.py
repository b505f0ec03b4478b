"""Fits the weights by which Abyss tells how likely each seat is to win (`numbers.json`), in NumPy.

python -m cabale.examples.value_abyss --matches 5000,1200,1350 --jobs 16 --out numbers.json

Adepts play matches of 2, 3 and 4 seats, some of them with slips, so that it shows what comes of
things that an adept would not do. Every turn is a sample: what each seat had, who won, and the
final scores. The matches whose seed ends in 0 are kept back to judge by.
"""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.arena.spread import spread
from cabale.bots.play import take_seat
from cabale.core import Match, new_match
from cabale.games.abyss.mind.novice import advise
from cabale.games.abyss.mind.prospect import FEATURES, VERSION, features, stage_of
from cabale.games.abyss.mind.standing import RULES

RATE, DECAY, BATCH = 2e-2, 1e-2, 512
SLIPS = (0, 0, 0.04, 0.1, 0.2)
ELSEWHERE = 0.1  # of the moments that are not the start of a turn
POINTS, FAR = 0.02, 15.0  # how much the final scores count beside who won, up to this difference
SPREADS = (8.0, 7.5, 7.0, 7.0, 6.5, 6.0, 5.0, 3.5)
Array = NDArray[np.float32]
Samples = dict[str, NDArray[Any]]


def play(seats: int, seeds: range) -> Samples:
    """What was seen in these matches, and how they ended."""
    rows: dict[str, list[Any]] = {"seen": [], "stage": [], "seed": [], "won": [], "score": []}
    for seed in seeds:
        match = new_match("abyss", seats, seed, listening=False)
        moments = 0
        for _ in turns(match, seed):
            moments += 1
            rows["seen"].append(features(match.board.state))
            rows["stage"].append(stage_of(match.board.state))
        end = match.outcome
        assert end is not None
        won = [(seat in end.winners) / len(end.winners) for seat in range(seats)]
        rows["won"] += [won] * moments
        rows["score"] += [end.scores] * moments
        rows["seed"] += [seed] * moments
    kinds = {"stage": int, "seed": int}
    return {name: np.array(some, kinds.get(name, np.float32)) for name, some in rows.items()}


def turns(match: Match, seed: int) -> Iterator[None]:
    """The match is played; now and then it stops to be looked at, always before a turn."""
    rng, looks = Random(f"gen/{seed}"), Random(f"{seed}/looks")
    seats = range(match.seats)
    minds = [take_seat(match, seat, "adept", f"{seed}/gen/{seat}") for seat in seats]
    slips = [rng.choice(SLIPS) for _ in seats]
    while asked := match.decisions:
        (seat, decision), *_ = asked.items()
        if match.game.mind.settled(match.board) or looks.random() < ELSEWHERE:
            yield
        if decision.forced:
            choice = decision.choices[0]
        elif rng.random() >= slips[seat]:
            choice = minds[seat].choose_in(match)
        elif rng.random() < 0.5:
            choice = rng.choice(decision.choices)
        else:
            choice = advise(match.board, seat, decision.choices)
        match.play(seat, choice)


class Model:
    """A sum of features promises points to each seat; a softmax compares them. Learns by Adam."""

    def __init__(self) -> None:
        weights = np.zeros(len(FEATURES))
        weights[FEATURES.index("promise")] = 20  # the adept's own promise, in points
        self.parts = [weights, np.log(SPREADS)]
        self.start = weights.copy()
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def chances(self, promise: Array, stage: NDArray[Any]) -> tuple[Array, Array]:
        spread = np.exp(self.parts[1])[stage][:, None]
        odds = np.exp((promise - promise.max(axis=1, keepdims=True)) / spread)
        return odds / odds.sum(axis=1, keepdims=True), spread

    def learn(self, batch: Samples, rate: float) -> None:
        seen, stage = batch["seen"], batch["stage"]
        size, seats, _ = seen.shape
        promise = seen @ self.parts[0]
        found, spread = self.chances(promise, stage)
        wrong = (found - batch["won"]) / spread / size
        sharper = np.zeros(len(SPREADS))
        np.add.at(sharper, stage, -(wrong * promise).sum(axis=1))
        far = _apart(promise) - _apart(batch["score"])
        slope = wrong + POINTS * np.clip(far / FAR, -1, 1) / size / seats
        self._adam([np.einsum("bs,bsf->f", slope, seen), sharper], rate)

    def _adam(self, slopes: list[NDArray[Any]], rate: float) -> None:
        self.steps += 1
        fix = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for part, first, second, slope in zip(
            self.parts, self.first, self.second, slopes, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            part -= rate * fix * first / (np.sqrt(second) + 1e-8)
        self.parts[0] -= rate * DECAY * (self.parts[0] - self.start)

    def brier(self, some: Samples) -> float:
        found, _ = self.chances(some["seen"] @ self.parts[0], some["stage"])
        return float(((found - (some["won"] > 0)) ** 2).mean())


def _apart(points: Array) -> Array:
    apart: Array = points - points.mean(axis=1, keepdims=True)
    return apart


def fit(sets: list[Samples], epochs: int, seed: int) -> tuple[Model, list[float]]:
    """The model, and how far it was off in the matches kept back (Brier), by seats."""
    rng = np.random.default_rng(seed)
    model = Model()
    judged = [_only(some, some["seed"] % 10 == 0) for some in sets]
    sets = [_only(some, some["seed"] % 10 > 0) for some in sets]
    for epoch in range(epochs):
        rate = RATE * (1 + np.cos(np.pi * epoch / epochs)) / 2
        pieces = [
            (some, piece)
            for some in sets
            for piece in np.array_split(
                rng.permutation(len(some["seed"])), max(1, len(some["seed"]) // BATCH)
            )
        ]
        for number in rng.permutation(len(pieces)):
            some, piece = pieces[number]
            model.learn(_only(some, piece), rate)
        off = [model.brier(some) for some in judged]
        print(f"epoch {epoch + 1}: Brier", *(f"{one:.4f}" for one in off), flush=True)
    return model, off


def _only(some: Samples, which: NDArray[Any]) -> Samples:
    return {name: column[which] for name, column in some.items()}


def write(model: Model, card: dict[str, object], path: Path) -> None:
    weights, spreads = model.parts[0].round(3).tolist(), np.exp(model.parts[1]).round(2).tolist()
    found = {"card": card, "spreads": spreads, "weights": dict(zip(FEATURES, weights, strict=True))}
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def main(args: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", default="5000,1200,1350", help="of 2, 3 and 4 seats")
    parser.add_argument("--seed", type=int, default=1, help="of the order in which it learns")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("numbers.json"))
    given = parser.parse_args(args)
    sets = []
    for seats, number in enumerate(map(int, given.matches.split(",")), 2):
        first = seats * 1_000_000
        seeds = [
            range(one, min(one + 50, first + number)) for one in range(first, first + number, 50)
        ]
        parts = sorted(
            spread(partial(play, seats), seeds, given.jobs), key=lambda part: int(part["seed"][0])
        )
        sets.append({name: np.concatenate([part[name] for part in parts]) for name in parts[0]})
    model, off = fit(sets, given.epochs, given.seed)
    card = {
        "rules": RULES,
        "features": VERSION,
        "command": f"value_abyss.py --matches {given.matches} "
        f"--epochs {given.epochs} --seed {given.seed}",
        "samples": sum(len(some["seed"]) for some in sets),
        "brier": [round(one, 4) for one in off],
    }
    write(model, card, given.out)
    return off


if __name__ == "__main__":
    main()
