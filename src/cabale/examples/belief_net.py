"""Can a reader of the observation alone believe as well as one who saw the log?

    python -m cabale.examples.belief_net castle --seats 6 --matches 400 --test 60 --jobs 0

A plain net (one hidden layer, in NumPy) is fitted to matches of bots: from the observation of a
seat, is that other seat of the first side? It is asked on fresh matches, at the same moments as the
house's belief, which has read every event. *Recovered* is the part that the net saves of the
log-loss that the house's belief saves over a guess.

The net is shown the observation with the other seat moved next to the one that looks, and the rest
in any order (`Feature.by_seat`): who sits where says nothing of sides.
"""

import argparse
import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.arena.dataset import Columns, Recording, joined, record
from cabale.core import Game
from cabale.core import game as find_game

Floats = NDArray[np.float32]
SURE = 1e-3


def orders(game: Game[Any], seats: int, seat_orders: Sequence[Sequence[int]]) -> NDArray[np.int64]:
    """For each order of the seats: from where each number of the observation is taken."""
    rows = []
    for order in seat_orders:
        parts, at = [], 0
        for feature in (*game.features(seats), *game.past_features(seats)):
            numbers = np.arange(at, at + feature.size)
            at += feature.size
            slots = feature.slots or seats
            axis = np.array([*order, *range(seats, slots)])
            if feature.by_seat == 1:
                numbers = numbers.reshape(slots, -1)[axis]
            elif feature.by_seat == 2:
                numbers = numbers.reshape(slots, slots, -1)[np.ix_(axis, axis)]
            elif feature.name == "me":
                numbers = numbers[np.zeros(feature.size, int)]
            parts.append(numbers.reshape(-1))
        rows.append(np.concatenate(parts))
    return np.array(rows)


class Net:
    """One hidden layer and one answer, fitted by Adam."""

    def __init__(self, size: int, hidden: int, rng: np.random.Generator) -> None:
        scale = (2 / size) ** 0.5
        self.weights: list[Floats] = [
            rng.normal(0, scale, (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, (1 / hidden) ** 0.5, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self._steps = 0

    def chances(self, seen: Floats) -> Floats:
        one, two, out, bias = self.weights
        answer: Floats = 1 / (1 + np.exp(-(np.maximum(seen @ one + two, 0) @ out + bias[0])))
        return answer

    def learn(self, seen: Floats, truth: Floats, rate: float, decay: float) -> None:
        one, two, out, bias = self.weights
        hidden = np.maximum(seen @ one + two, 0)
        answer = 1 / (1 + np.exp(-(hidden @ out + bias[0])))
        error = ((answer - truth) / len(truth)).astype(np.float32)
        back = np.outer(error, out) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]
        self._steps += 1
        for number, slope in enumerate(slopes):
            first, second = self._moments[number]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self._steps)
            size = np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            weights = self.weights[number]
            weights -= (rate * (step / size + decay * weights * (weights.ndim > 1))).astype(
                np.float32
            )


def loss(chances: NDArray[Any], truth: NDArray[Any]) -> float:
    """Log-loss in nats."""
    sure = np.clip(chances, SURE, 1 - SURE)
    return float(-np.where(truth, np.log(sure), np.log(1 - sure)).mean())


def pairs(rows: Columns, seats: int) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
    """Every row with every other seat, counted from the one that looks; and what is so of it."""
    number = np.repeat(np.arange(len(rows["seats"])), seats - 1)
    place = np.tile(np.arange(1, seats), len(rows["seats"]))
    other = (rows["seats"][number] + place) % seats
    return number, place, rows["truth"][number, other].astype(np.float32)


def any_order(place: int, seats: int, rng: np.random.Generator) -> list[int]:
    """The seat that looks, the one in question, and the rest as it happens."""
    rest = [other for other in range(1, seats) if other != place]
    return [0, place, *rng.permutation(rest).tolist()]


def fit(game: Game[Any], seats: int, rows: Columns, epochs: int, hidden: int) -> Net:
    rng = np.random.default_rng(1)
    net = Net(rows["observations"].shape[1], hidden, rng)
    number, place, truth = pairs(rows, seats)
    for epoch in range(epochs):
        turns = {other: [any_order(other, seats, rng) for _ in range(8)] for other in range(seats)}
        taken = {other: orders(game, seats, turns[other]) for other in range(1, seats)}
        rate = 1e-3 * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for batch in np.array_split(rng.permutation(len(number)), max(1, len(number) // 256)):
            columns = np.array([taken[p][rng.integers(8)] for p in place[batch]])
            seen = np.take_along_axis(rows["observations"][number[batch]], columns, axis=1)
            net.learn(seen, truth[batch], float(rate), 1e-4)
    return net


def believe(net: Net, game: Game[Any], seats: int, rows: Columns) -> Floats:
    """The net's answers, the mean over a few orders of the others."""
    rng = np.random.default_rng(2)
    number, place, _ = pairs(rows, seats)
    total = np.zeros(len(number), np.float32)
    for _ in range(4):
        some = [any_order(other, seats, rng) for other in range(1, seats)]
        taken = orders(game, seats, some)
        for batch in np.array_split(np.arange(len(number)), max(1, len(number) // 1024)):
            columns = taken[place[batch] - 1]
            seen = np.take_along_axis(rows["observations"][number[batch]], columns, axis=1)
            total[batch] += net.chances(seen) / 4
    return total


def main(args: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["castle", "cultists", "werewolf"])
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--test", type=int, default=60)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=700_001)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(args)
    game, seats, jobs = find_game(given.game), given.seats, given.jobs or os.cpu_count() or 1

    def recorded(first: int, matches: int, beliefs: bool) -> Columns:
        what = Recording(
            game.name, seats, given.bots.split(","), every=given.every, beliefs=beliefs
        )
        return joined([*record(what, range(first, first + matches), jobs)])

    rows = recorded(given.seed, given.matches, beliefs=False)
    fresh = recorded(given.seed + given.matches, given.test, beliefs=True)
    told = np.isfinite(fresh["beliefs"]).all(axis=1)  # by night nobody believes anything yet
    fresh = {name: column[told] for name, column in fresh.items()}
    net = fit(game, seats, rows, given.epochs, given.hidden)
    number, place, truth = pairs(fresh, seats)
    other = (fresh["seats"][number] + place) % seats
    guess = np.full(len(truth), pairs(rows, seats)[2].mean())
    found = {
        "guess": loss(guess, truth),
        "net": loss(believe(net, game, seats, fresh), truth),
        "house": loss(fresh["beliefs"][number, other], truth),
    }
    found["recovered"] = (found["guess"] - found["net"]) / (found["guess"] - found["house"])
    print(f"{game.name}, {seats} seats: {len(rows['seats'])} decisions of {given.matches} matches")
    print(
        f"log-loss on {given.test} fresh matches: a guess {found['guess']:.3f}, "
        f"the net {found['net']:.3f}, the house {found['house']:.3f}; "
        f"recovered {found['recovered']:.0%}"
    )
    return found


if __name__ == "__main__":
    main()
