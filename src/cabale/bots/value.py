"""A search that asks a net what a position is worth: the level `grandmaster`, with NumPy alone.

The net reads a settled position of an imagined world from one seat's place, as the game's mind puts
it in numbers (`Mind.traits`). It answers how likely that seat is to win, by what it adds to the
log-odds of the house's own value function (`Mind.standing`). It was trained on matches of bots
by ``cabale train-value``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from cabale.bots.master import Master, Tries
from cabale.bots.net import Array, NetSeat, WrongNet, card_of, net_of, packed, unpacked
from cabale.bots.playout import OutOfTime, Playout, worth
from cabale.bots.race import Race
from cabale.bots.search import Budget
from cabale.core import Choice, Decision, Eyes, Game, Match


class ValueNet(NamedTuple):
    """Layers of weights and biases with rectifiers between; the last one's first output is added
    to the log-odds that a row begins with."""

    layers: Sequence[tuple[Array, Array]]

    def chances(self, seen: Array) -> Array:
        """How likely the seat of each row is to win."""
        found = seen
        for weights, bias in self.layers[:-1]:
            found = np.maximum(found @ weights + bias, 0)
        weights, bias = self.layers[-1]
        odds = seen[:, 0] + found @ weights[:, 0] + bias[0]
        chances: Array = 1 / (1 + np.exp(-odds))
        return chances


def position(world: Match, seat: int) -> Array:
    """What the net reads of a position."""
    found = world.game.mind.traits(world.board, seat)
    if found is None:
        raise WrongNet(f"{world.game.name} has no traits that a value net could read")
    return np.frombuffer(found, np.float32)


PRIOR_MARGIN = 0.01
"""The net is trusted more than the house's value function, so other choices than the advice are."""


class Grandmaster(Master):
    """The master's search as a race, with a value net where a rollout is cut, and the policy net
    as adviser where there is one."""

    net: ValueNet | None = None
    """None: that which the game brings for the number of seats; without one it is a master."""
    iterations = 80
    """They take as long as a hundred of the master's."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._use(self.net or value_of(self.game, self.seats))

    def _use(self, net: ValueNet | None) -> None:
        self.net = net
        if net is None:
            return
        self.plan = self.plan._replace(prior_margin=PRIOR_MARGIN)
        if net_of(self.game, self.seats) is not None:
            self.adviser = NetSeat(self.game, self.seat, self.seats, self.options, self.rng)

    def _search(
        self, eyes: Eyes, decision: Decision, advice: Choice, budget: Budget, luck: Random
    ) -> Mapping[Choice, Tries]:
        if self.net is None:
            return super()._search(eyes, decision, advice, budget, luck)
        race = Race(advice, decision.choices)
        worlds = self.worlds(eyes, luck, budget)
        playout = self.playout(luck, budget)
        rounds = max(1, len(race.left).bit_length())
        for number in range(1, rounds + 1):
            while race.left and budget.spent() < number / rounds:
                try:
                    tried = self._try(race.open(), worlds.draw(), playout, luck)
                except OutOfTime:
                    break
                budget.done += len(tried)
                race.note(tried)
            race.halve()
        return race.tallies

    def _try(
        self, choices: list[Choice], world: Match, playout: Playout, luck: Random
    ) -> dict[Choice, float]:
        if self.net is None:
            return super()._try(choices, world, playout, luck)
        futures = list(self._futures(choices, world, playout, luck))
        found = {
            choice: worth(future)[self.seat]
            for choice, future in zip(choices, futures, strict=True)
            if future.outcome is not None
        }
        cut = [
            (choice, future)
            for choice, future in zip(choices, futures, strict=True)
            if choice not in found
        ]
        if cut:
            rows = np.stack([position(future, self.seat) for _, future in cut])
            chances = self.net.chances(rows)
            found |= {choice: float(chances[n]) for n, (choice, _) in enumerate(cut)}
        return found


class GrandmasterFile(Grandmaster):
    """The same with the weights of a file: ``GrandmasterFile("abyss-2.npz", 32)``."""

    def __init__(self, *args: Any) -> None:
        *usual, path, iterations = args
        super().__init__(*usual)
        self._use(_file(str(path), self.game, self.seats))
        self.iterations = int(iterations)


@lru_cache(8)
def _file(path: str, game: Game[Any], seats: int) -> ValueNet:
    return read(Path(path).read_bytes(), game, seats)


@lru_cache(32)
def value_of(game: Game[Any], seats: int) -> ValueNet | None:
    """The value net that comes with the game for so many seats."""
    found = game.nets("values").get(seats)
    return None if found is None else read(found.read_bytes(), game, seats)


def read(file: bytes, game: Game[Any], seats: int) -> ValueNet:
    card = card_of(file)
    size = game.mind.traits_size(seats)
    if (card["game"], card["seats"], card["inputs"]) != (game.name, seats, size):
        raise WrongNet(
            f"weights for {card['game']} with {card['seats']} seats and {card['inputs']} inputs, "
            f"not {game.name} with {seats} and {size}"
        )
    with np.load(BytesIO(file)) as found:
        return ValueNet(unpacked(found, card["layers"]))


def write(net: ValueNet, card: Mapping[str, Any]) -> bytes:
    own = {"inputs": int(net.layers[0][0].shape[0]), "layers": len(net.layers)}
    return packed(net.layers, {**card, **own})
