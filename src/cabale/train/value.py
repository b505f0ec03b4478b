"""A value net learns who wins, by TD(λ) on positions of whole matches.

At first it learns from how matches ended. Then each position learns from what the net itself thinks
of those that followed, too (λ-returns): less of the luck to come is in that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy

from cabale.bots.value import ValueNet
from cabale.train.positions import Positions

HELD_BACK = 10
"""One of so many matches is kept to judge by."""
QUARTERS = (0.25, 0.5, 0.75)
SMALL = 0.05
MARGIN = 0.35
"""What log-odds of 1 come to in the final margin."""


@dataclass(frozen=True)
class Course:
    """How a value net learns."""

    hidden: tuple[int, ...] = (256, 64)
    epochs: float = 1.0
    """Of learning from ends; each of the `rounds` of TD(λ) that follow has as many. The positions
    of a match share its end, so more would learn matches by heart."""
    rounds: int = 4
    trace: float = 0.6
    """λ: how much the next position's return counts beside what the net thinks of it."""
    rate: float = 2e-4
    decay: float = 1e-2
    dropout: float = 0.5
    batch: int = 512
    points: float = 0.5
    """How much the final margin counts beside who won."""
    seed: int = 1


class ValueLearning:
    """The net in torch, with the data on the quickest device there is."""

    def __init__(self, course: Course, data: Positions) -> None:
        self.course = course
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(course.seed)
        self.seen, self.won, self.margin, self.last, self.phase, deal = (
            torch.from_numpy(column).to(self.device) for column in data
        )
        judged = deal % HELD_BACK == 0
        self.learnt, self.judged = (~judged).nonzero()[:, 0], judged.nonzero()[:, 0]
        sizes = [self.seen.shape[1], *course.hidden]
        parts: list[nn.Module] = []
        for before, after in pairwise(sizes):
            parts += [nn.Linear(before, after), nn.ReLU(), nn.Dropout(course.dropout)]
        last = nn.Linear(sizes[-1], 2)
        with torch.no_grad():  # it begins as the house's value function
            last.weight.mul_(SMALL)
            last.bias.zero_()
        self.model = nn.Sequential(*parts, last).to(self.device)
        self.targets = torch.stack([self.won, self.margin], 1)

    def begin_with(self, net: ValueNet) -> None:
        """Take over the weights of a net that was trained before."""
        parts = [part for part in self.model if isinstance(part, nn.Linear)]
        with torch.no_grad():
            for part, (weights, bias) in zip(parts, net.layers, strict=True):
                part.weight.copy_(torch.from_numpy(weights.T.copy()))
                part.bias.copy_(torch.from_numpy(bias))

    def learn(self, say: Callable[[str], object] = print) -> None:
        for number in range(self.course.rounds + 1):
            if number:
                self.targets = self._returns()
            self._descend()
            say(f"round {number}: {self.told()}")

    def _descend(self) -> None:
        course = self.course
        steps = max(1, int(course.epochs * len(self.learnt) / course.batch))
        optimiser = torch.optim.AdamW(
            self.model.parameters(),
            course.rate,
            weight_decay=course.decay,
            fused=self.device.type == "cuda",
        )
        for step in range(steps):
            for group in optimiser.param_groups:
                group["lr"] = course.rate * (1 + cos(pi * step / steps)) / 2
            pick = torch.randint(len(self.learnt), (course.batch,), device=self.device)
            rows = self.learnt[pick]
            found = self._look(self.seen[rows])
            target = self.targets[rows]
            loss = cross_entropy(found[:, 0], target[:, 0])
            loss = loss + course.points * (found[:, 1] - target[:, 1]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()

    def _look(self, seen: Tensor) -> Tensor:
        """The log-odds and the margin that the net expects."""
        seen = seen.float()
        house = torch.stack([seen[:, 0], MARGIN * seen[:, 0]], 1)
        found: Tensor = house + self.model(seen)
        return found

    def guesses(self) -> Tensor:
        """What the net thinks of every position: the chance to win, and the margin."""
        self.model.eval()
        with torch.no_grad():
            found = torch.cat([self._look(part) for part in self.seen.split(1 << 16)])
        self.model.train()
        return torch.stack([found[:, 0].sigmoid(), found[:, 1]], 1)

    def _returns(self) -> Tensor:
        """λ-returns, from the last position of each sequence backwards, all sequences at once."""
        ends = torch.stack([self.won, self.margin], 1)
        guesses, found, trace = self.guesses(), ends.clone(), self.course.trace
        stops = self.last.nonzero()[:, 0]
        starts = torch.cat([stops.new_zeros(1), stops[:-1] + 1])
        at = stops - 1
        while (alive := at >= starts).any():
            rows = at[alive]
            found[rows] = (1 - trace) * guesses[rows + 1] + trace * found[rows + 1]
            at = at - 1
        return found

    def told(self) -> str:
        """Brier scores on what was held back, of the net and of the house's value function."""
        rows = self.judged
        net, house, won = (
            self.guesses()[rows, 0],
            self.seen[rows, 0].float().sigmoid(),
            self.won[rows],
        )
        phase = self.phase[rows]
        edges = [0.0, *QUARTERS, 1.01]
        parts = []
        for low, high in pairwise(edges):
            there = (phase >= low) & (phase < high)
            scores = [float((one - won)[there].square().mean()) for one in (net, house)]
            parts.append("{:.4f}/{:.4f}".format(*scores))
        whole = [float((one - won).square().mean()) for one in (net, house)]
        return "Brier net/house {:.4f}/{:.4f}; by quarters ".format(*whole) + " ".join(parts)

    def net(self) -> ValueNet:
        """What plays, in NumPy."""
        layers = [
            (
                part.weight.detach().cpu().numpy().T.astype(np.float32).copy(),
                part.bias.detach().cpu().numpy().astype(np.float32),
            )
            for part in self.model
            if isinstance(part, nn.Linear)
        ]
        return ValueNet(layers)
