"""A short PPO run on Abyss for two, against itself, in NumPy alone, with its learning curve.

python -m cabale.examples.ppo_abyss --seconds 120 --curve ppo_abyss.svg
python -m cabale.examples.ppo_abyss --cluster local --workers 2   (or the address of a Ray cluster)

Every decision of a finished match is a sample; its return is how the match ended for that seat.
Workers play with the newest weights, one learner learns from what they bring. The curve is the
share of matches won against random play.
"""

import argparse
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.arena.spread import connected, spread
from cabale.envs.vector import VectorEnv

HIDDEN, RATE, CLIP, ENTROPY, VALUE = 128, 1e-3, 0.2, 0.01, 0.5
EPOCHS, PIECE = 2, 512
Array = NDArray[np.float32]
Columns = list[NDArray[Any]]
Weights = list[Array]


class Net:
    """Two layers: logits of the actions, and the expected return. Trained by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, size: float) -> Array:
            return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, (2 / inputs) ** 0.5),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions + 1, 0.01),
            np.zeros(actions + 1, np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def look(self, seen: Array, mask: NDArray[np.uint8]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of each action, and the value."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(seen @ w1 + b1, 0)
        out = hidden @ w2 + b2
        logits = np.where(mask == 1, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(
        self,
        seen: Array,
        mask: NDArray[np.uint8],
        action: NDArray[np.int64],
        old: Array,
        returns: Array,
    ) -> None:
        """One step of PPO on a piece of the batch."""
        rows = np.arange(len(action))
        hidden, chances, value = self.look(seen, mask)
        gain = returns - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, action] / old
        clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(clipped, 0, gain * ratio).astype(np.float32)
        # d/dlogits of log π(a) is 1[a] - π; of the entropy it is -π (log π + H).
        out = -chances * push[:, None]
        out[rows, action] += push
        log = np.log(chances + 1e-9)
        entropy = -(chances * log).sum(axis=1, keepdims=True)
        out -= ENTROPY * chances * (log + entropy)
        out = np.column_stack([-out, VALUE * 2 * (value - returns)]) / len(action)
        back = (out @ self.weights[2].T) * (hidden > 0)
        self._adam([seen.T @ back, back.sum(0), hidden.T @ out, out.sum(0)])

    def _adam(self, slopes: Columns) -> None:
        self.steps += 1
        fix = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weight, first, second, slope in zip(
            self.weights, self.first, self.second, slopes, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            weight -= RATE * fix * first / (np.sqrt(second) + 1e-8)


def draw(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    limit = rng.random((len(chances), 1), np.float32) * chances.sum(axis=1, keepdims=True)
    drawn: NDArray[np.int64] = (chances.cumsum(axis=1) > limit).argmax(axis=1)
    return drawn


def against_random(net: Net, matches: int, rng: np.random.Generator) -> float:
    """The share of matches that the net wins; it has each seat in half of them."""
    env = VectorEnv("abyss", 2, matches=matches, past=False)
    env.reset(seed=int(rng.integers(2**30)))
    mine = np.arange(matches) % 2
    result = np.full(matches, np.nan)
    while np.isnan(result).any():
        _, chances, _ = net.look(env.observations, env.masks)
        anyhow = env.masks / env.masks.sum(axis=1, keepdims=True)
        turn = (env.seats == mine)[:, None]
        env.step(draw(np.where(turn, chances, anyhow).astype(np.float32), rng))
        new = env.ends & np.isnan(result)
        result[new] = env.rewards[new, mine[new]]
    return float((result > 0).mean())


def play(task: tuple[Weights, int, int]) -> Columns:
    """Matches of these weights against themselves: what was seen, allowed, done, and its end."""
    weights, seed, matches = task
    env = VectorEnv("abyss", 2, matches=matches, past=False)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    net = Net(env.rules.size, env.rules.actions, rng)
    net.weights = weights
    samples: list[list[list[tuple[Any, ...]]]] = [[[], []] for _ in range(matches)]
    rewards = np.zeros((matches, 2), np.float32)
    over = np.zeros(matches, bool)
    while not over.all():
        _, chances, _ = net.look(env.observations, env.masks)
        actions = draw(chances, rng)
        for match in np.flatnonzero(~over):
            action = int(actions[match])
            seen, allowed = env.observations[match].copy(), env.masks[match].copy()
            samples[match][env.seats[match]].append((seen, allowed, action, chances[match, action]))
        env.step(actions)
        new = env.ends & ~over
        rewards[new] = env.rewards[new]
        over |= new
    rows = [
        (*sample, rewards[match, seat])
        for match, seats in enumerate(samples)
        for seat, mine in enumerate(seats)
        for sample in mine
    ]
    return [np.array(column) for column in zip(*rows, strict=True)]


def main(args: list[str] | None = None) -> list[tuple[float, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--matches", type=int, default=16, help="played for each lesson")
    parser.add_argument("--test", type=int, default=100, help="matches for each point of the curve")
    parser.add_argument("--curve", type=Path, default=Path("ppo_abyss.svg"))
    parser.add_argument("--cluster", help="address of a Ray cluster, or local")
    parser.add_argument("--workers", type=int, default=1, help="that play at the same time")
    given = parser.parse_args(args)
    on = connected(given.cluster, given.workers) if given.cluster else nullcontext()
    with on:
        return train(given)


def train(given: argparse.Namespace) -> list[tuple[float, float]]:
    rng = np.random.default_rng(1)
    rules = VectorEnv("abyss", 2, matches=1, past=False).rules
    net = Net(rules.size, rules.actions, rng)
    curve = [(0.0, against_random(net, given.test, rng))]
    print(f"0 decisions: {curve[0][1]:.0%} won against random play")
    learnt, start = 0, time.monotonic()
    report = start + given.seconds / 8
    each = -(-given.matches // given.workers)
    while time.monotonic() < start + given.seconds:
        tasks = [(net.weights, int(rng.integers(2**30)), each) for _ in range(given.workers)]
        brought = list(spread(play, tasks, cluster=given.cluster))
        batch = [np.concatenate(columns) for columns in zip(*brought, strict=True)]
        learnt += len(batch[0])
        update(net, batch, rng)
        if time.monotonic() > report:
            report += given.seconds / 8
            curve.append((learnt, against_random(net, given.test, rng)))
            print(f"{learnt:,} decisions: {curve[-1][1]:.0%} won against random play")
    given.curve.write_text(picture(curve), encoding="utf-8")
    print(f"the curve is in {given.curve}")
    return curve


def update(net: Net, batch: Columns, rng: np.random.Generator) -> None:
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch[0]))
        for at in range(0, len(order), PIECE):
            net.learn(*(column[order[at : at + PIECE]] for column in batch))


def picture(curve: list[tuple[float, float]]) -> str:
    """The curve as SVG."""
    most = max(x for x, _ in curve) or 1
    points = " ".join(f"{60 + 420 * x / most:.1f},{220 - 200 * y:.1f}" for x, y in curve)
    lines = "".join(
        f'<path d="M60 {220 - 2 * y}H480" stroke="#ccc"/>'
        f'<text x="20" y="{224 - 2 * y}">{y} %</text>'
        for y in (0, 25, 50, 75, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 260" font-family="sans-serif" '
        f'font-size="11"><rect width="500" height="260" fill="#fff"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#1b6ca8" stroke-width="2"/>'
        f'<text x="60" y="246">matches won against random play, after 0 to {most:,.0f} decisions'
        "</text></svg>\n"
    )


if __name__ == "__main__":
    main()
