"""A net that plays with NumPy alone: it weighs its choices, and knows what the adept would do.

The net reads what a seat may know as numbers, the choice that the game's best bot without a search
advises, and in games of sides the house's belief. It was trained by ``cabale train``, which writes
the file that `read` reads: weights in eight bits, and a card that says what they were made of.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabale.bots.master import Master
from cabale.bots.random import RandomBot
from cabale.core import Bot, CabaleError, Choice, Eyes, Game

Array = NDArray[np.float32]
NEVER = np.float32(-1e9)
STEPS = 127  # of a weight, up and down from 0


class WrongNet(CabaleError):
    """The weights are those of another game, of other rules, or of none."""


class Net(NamedTuple):
    """Layers of weights and biases with rectifiers between, and the trust in the advice."""

    layers: Sequence[tuple[Array, Array]]
    trust: float
    """Added to what the net thinks of the choice that was advised."""
    belief: bool
    """Whether it reads the house's belief, too."""
    routine: bool = True
    """Whether it also answers what searches leave to the adviser (`SearchPlan.routine`)."""

    def logits(self, seen: Array, masks: NDArray[np.uint8], advice: NDArray[np.int64]) -> Array:
        """How it likes each choice of the catalogue, a row for each seat that is asked."""
        found = seen
        for weights, bias in self.layers[:-1]:
            found = np.maximum(found @ weights + bias, 0)
        weights, bias = self.layers[-1]
        found = found @ weights + bias
        found[np.arange(len(found)), advice] += self.trust
        return np.where(masks == 1, found, NEVER)


class Look(NamedTuple):
    """What a net is shown of one question."""

    seen: Array
    mask: NDArray[np.uint8]
    advice: Choice
    routine: bool


def inputs(game: Game[Any], seats: int, belief: bool) -> int:
    """How many numbers a net reads: the observation, the advice, the belief."""
    size = game.observation_size(seats, past=True) + len(game.catalogue(seats))
    return size + (seats if belief else 0)


def has_belief(game: Game[Any]) -> bool:
    """Whether the game has a model of who is on which side."""
    return "suspicion" in vars(type(game.mind))


class NetSeat(Bot):
    """A seat that the net of its game plays; without one for so many seats, its adviser does.

    What is said aloud comes from the adviser, so that no net invents a code of its own.
    """

    net: Net | None = None
    """The net that it plays with; None: that which the game brings for the number of seats."""

    def __init__(
        self, game: Game[Any], seat: int, seats: int, options: Mapping[str, Any], rng: Random
    ) -> None:
        super().__init__(game, seat, seats, options, rng)
        self.adviser = adviser_of(game)(game, seat, seats, options, rng)

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        net = self.net or net_of(self.game, self.seats)
        if net is None:
            return self.adviser.choose(eyes)
        look = self.look(eyes, net.belief, net.routine)
        if look.routine and not net.routine:
            return look.advice
        advice = np.array([look.advice.index])
        best = int(net.logits(look.seen[None], look.mask[None], advice)[0].argmax())
        return next(choice for choice in decision.choices if choice.index == best)

    def look(self, eyes: Eyes, belief: bool, routine: bool) -> Look:
        """What the net reads at this question; nothing where it leaves routine to the adviser."""
        advice = self.adviser.choose(eyes)
        decision, left = eyes.decision, self.game.mind.search.routine
        assert decision is not None
        usual = decision.kind in left or advice.verb in left
        seen = np.zeros(inputs(self.game, self.seats, belief), np.float32)
        mask = np.frombuffer(bytes(eyes.mask()), np.uint8)
        if usual and not routine:
            return Look(seen, mask, advice, usual)
        size = self.game.observation_size(self.seats, past=True)
        seen[:size] = eyes.observe()
        seen[size + advice.index] = 1
        if belief:
            told = self.adviser.believe(eyes) or eyes.suspicion(self.rng)
            if told is not None:
                mine = np.asarray(told, np.float32)
                seen[-self.seats :] = np.roll(mine, -eyes.seat)  # from the observer's place
        return Look(seen, mask, advice, usual)

    def speak(self, eyes: Eyes) -> Choice | None:
        return self.adviser.speak(eyes)

    def believe(self, eyes: Eyes) -> Sequence[float] | None:
        return self.adviser.believe(eyes)


def adviser_of(game: Game[Any]) -> type[Bot]:
    """The best bot of a game without a search."""
    bots = game.mind.bots()
    return game.mind.search.adviser or bots.get("adept") or bots.get("novice", RandomBot)


def seat_with(net: Net) -> type[NetSeat]:
    """A kind of bot that plays with this net."""
    return type("NetSeat", (NetSeat,), {"net": net, "recipe": (seat_with, (net,))})


class NetFile(NetSeat):
    """The same with the weights of a file: ``cabale.bots.net:NetFile("abyss-2.npz")``."""

    def __init__(self, *args: Any) -> None:
        *usual, path = args
        super().__init__(*usual)
        self.net = _file(str(path), self.game, self.seats)


class GrandFile(Master):
    """The master's search with such a net for its adviser: ``GrandFile("abyss-2.npz", 32)``."""

    def __init__(self, *args: Any) -> None:
        *usual, path, iterations = args
        super().__init__(*usual)
        self.adviser = NetFile(*usual, path)
        self.iterations = int(iterations)


@lru_cache(8)
def _file(path: str, game: Game[Any], seats: int) -> Net:
    return read(Path(path).read_bytes(), game, seats)


@lru_cache(32)
def net_of(game: Game[Any], seats: int) -> Net | None:
    """The net that comes with the game for so many seats."""
    found = game.nets().get(seats)
    return None if found is None else read(found.read_bytes(), game, seats)


def card_of(file: bytes) -> dict[str, Any]:
    """What a file of weights says of itself."""
    try:
        with np.load(BytesIO(file)) as found:
            card: dict[str, Any] = json.loads(bytes(found["card"]).decode())
    except (OSError, ValueError, KeyError) as error:
        raise WrongNet(f"these are no weights of a net: {error}") from None
    return card


def read(file: bytes, game: Game[Any], seats: int) -> Net:
    card = card_of(file)
    size = inputs(game, seats, card["belief"])
    if (card["game"], card["seats"], card["inputs"]) != (game.name, seats, size):
        raise WrongNet(
            f"weights for {card['game']} with {card['seats']} seats and {card['inputs']} inputs, "
            f"not {game.name} with {seats} and {size}"
        )
    with np.load(BytesIO(file)) as found:
        layers = unpacked(found, card["layers"])
    return Net(layers, card["trust"], card["belief"], card["routine"])


def write(net: Net, card: Mapping[str, Any]) -> bytes:
    own = {
        "inputs": int(net.layers[0][0].shape[0]),
        "layers": len(net.layers),
        "trust": net.trust,
        "belief": net.belief,
        "routine": net.routine,
    }
    return packed(net.layers, {**card, **own})


Layers = Sequence[tuple[Array, Array]]


def unpacked(found: Mapping[str, NDArray[Any]], number: int) -> Layers:
    """So many layers of what `packed` wrote."""
    layers = []
    for n in range(number):
        weights = found[f"weights{n}"] * found[f"steps{n}"].astype(np.float32)
        layers.append((weights, found[f"bias{n}"].astype(np.float32)))
    return layers


def packed(layers: Layers, card: Mapping[str, Any]) -> bytes:
    """Weights in eight bits, with a step for each column, and the card."""
    arrays: dict[str, NDArray[Any]] = {}
    for number, (weights, bias) in enumerate(layers):
        steps = np.maximum(np.abs(weights).max(axis=0), 1e-8).astype(np.float32) / STEPS
        arrays[f"weights{number}"] = np.rint(weights / steps).astype(np.int8)
        arrays[f"steps{number}"] = steps
        arrays[f"bias{number}"] = bias.astype(np.float32)
    text = json.dumps(card, ensure_ascii=False)
    arrays["card"] = np.frombuffer(text.encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # the arrays by name
    return file.getvalue()
