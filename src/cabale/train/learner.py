"""What learns: a policy and a value function in torch, by cloning and by PPO.

PPO is proximal policy optimisation (Schulman and others, 2017) with generalised advantage
estimation. The value function has layers of its own, which are not needed to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cabale.bots.net import Net, has_belief, inputs
from cabale.core import CabaleError
from cabale.train.lessons import Played, Searched, advantages
from cabale.train.plan import Plan

NEVER = -1e9
VALUE = 0.5
NOISE = 0.05
"""By how much, in wins, one try of a search differs from the next."""
HELD_BACK = 20
"""One of so many searches is kept to judge by."""
SETTLING = 8
LONGEST_STEP = 0.5
"""Of a gradient, by its norm."""


class Figures(NamedTuple):
    """How a lesson went, on average over its steps."""

    policy: float
    value: float
    entropy: float


class Model(nn.Module):  # type: ignore[misc]  # torch may be absent where types are checked
    """Logits of the choices with the trust in the advice, and the value."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        rules = plan.rules
        size = inputs(rules, plan.seats, has_belief(rules))
        self.policy = _layers(size, plan.hidden, len(rules.catalogue(plan.seats)))
        self.value = _layers(size, plan.hidden, 1)
        self.trust = nn.Parameter(torch.tensor(plan.trust))

    def look(self, seen: Tensor, masks: Tensor, advice: Tensor) -> Tensor:
        """The logarithm of the chance of each choice."""
        logits = self.policy(seen)
        logits = logits.scatter_add(1, advice[:, None], self.trust.expand(len(seen), 1))
        return torch.log_softmax(logits.masked_fill(masks == 0, NEVER), dim=1)


def _layers(size: int, hidden: tuple[int, ...], outputs: int) -> nn.Sequential:
    parts: list[nn.Module] = []
    for wide in hidden:
        parts += [nn.Linear(size, wide), nn.ReLU()]
        size = wide
    last = nn.Linear(size, outputs)
    with torch.no_grad():  # it begins as its adviser, and expects nothing
        last.weight.mul_(0.01)
        last.bias.zero_()
    return nn.Sequential(*parts, last)


class Learning:
    """The model with its optimiser, on the quickest device there is."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(plan.seed)
        self.model = Model(plan).to(self.device)
        self.optimiser = torch.optim.AdamW(self.model.parameters(), plan.rate)
        self.memory: list[tuple[Tensor, ...]] = []
        """What searches found, the newest last."""
        self.held_back: list[tuple[Tensor, ...]] = []
        """The part of it that is never learnt from."""

    def net(self) -> Net:
        """What plays, in NumPy."""
        layers = [
            (
                part.weight.detach().cpu().numpy().T.astype(np.float32).copy(),
                part.bias.detach().cpu().numpy().astype(np.float32),
            )
            for part in self.model.policy
            if isinstance(part, nn.Linear)
        ]
        trust = float(self.model.trust.detach())
        return Net(layers, trust, has_belief(self.plan.rules), self.plan.routine)

    def begin_with(self, net: Net) -> None:
        """Take over the weights of a net that was trained before; it comes without a value."""
        parts = [part for part in self.model.policy if isinstance(part, nn.Linear)]
        shapes = [(part.in_features, part.out_features) for part in parts]
        if shapes != [weights.shape for weights, _ in net.layers]:
            raise CabaleError(f"the layers of these weights are not {shapes}")
        with torch.no_grad():
            for part, (weights, bias) in zip(parts, net.layers, strict=True):
                part.weight.copy_(torch.from_numpy(weights.T.copy()))
                part.bias.copy_(torch.from_numpy(bias))
            self.model.trust.fill_(net.trust)

    def state(self) -> dict[str, Any]:
        return {"model": self.model.state_dict(), "optimiser": self.optimiser.state_dict()}

    def load(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])

    def distil(self, lesson: Searched, rate: float) -> Figures:
        """Learn what searches found, these and others before, in the units of `Plan.logit`."""
        sent = self._sent(*lesson.shown, lesson.better, lesson.tries)
        kept = max(1, len(lesson.better) // HELD_BACK)
        self.held_back.append(tuple(column[:kept] for column in sent))
        self.memory.append(tuple(column[kept:] for column in sent))
        while sum(len(part[0]) for part in self.memory) > self.plan.memory:
            del self.memory[0]
        steps = max(1, self.plan.visits * len(lesson.better) // self.plan.piece)
        return Figures(self._revise(joined(self.memory), steps, rate), 0.0, 0.0)

    def settle(self, epochs: int = SETTLING) -> tuple[float, float]:
        """All that is remembered again, ever more slowly; what errs least on decisions that were
        held back stays. Its error before and after."""
        whole, judged = joined(self.memory), joined(self.held_back)
        before = best = self._error(judged)
        state = deepcopy(self.model.state_dict())
        for epoch in range(epochs):
            steps = max(1, len(whole[0]) // self.plan.piece)
            self._revise(whole, steps, self.plan.rate * (1 - epoch / epochs))
            error = self._error(judged)
            if error < best:
                best, state = error, deepcopy(self.model.state_dict())
        self.model.load_state_dict(state)
        return before, best

    def _revise(self, whole: Sequence[Tensor], steps: int, rate: float) -> float:
        """So many steps on pieces of what searches found; the mean loss."""
        losses = []
        for _ in range(steps):
            rows = torch.randint(len(whole[0]), (self.plan.piece,), device=self.device)
            loss = self._off([column[rows] for column in whole])
            self._descend(loss, rate)
            losses.append(loss.detach())
        return float(torch.stack(losses).mean())

    def _error(self, whole: Sequence[Tensor]) -> float:
        with torch.no_grad():
            return float(self._off(whole))

    def _off(self, piece: Sequence[Tensor]) -> Tensor:
        """Least squares of the differences to the advice, each by the number of its tries."""
        seen, masks, advice, better, tries = piece
        logs = self.model.look(seen.float(), masks, advice)
        apart = (logs - logs.gather(1, advice[:, None])) * self.plan.logit
        weights = tries.float()
        off = torch.where(weights > 0, apart - better.float(), 0.0)
        return (weights * off.square()).sum() / weights.sum().clamp(min=1) / NOISE**2

    def improve(self, lesson: Played, rate: float, value_only: bool = False) -> Figures:
        """A lesson of PPO; at first the value alone, since it judges the rest."""
        seen, *others = self._sent(*lesson.shown, lesson.actions, lesson.logs)
        seen = seen.float()
        with torch.no_grad():
            values = self.model.value(seen).squeeze(1).cpu().numpy()
        judged = advantages(lesson.rewards, values, lesson.last, self.plan.trace)
        gains, returns = self._sent(judged, judged + values)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        columns = seen, *others, gains, returns
        figures: list[Figures] = []
        for _ in range(self.plan.epochs):
            order = torch.randperm(len(gains), device=self.device)
            for rows in order.split(self.plan.piece):
                piece = [column[rows] for column in columns]
                figures.append(self._improve(piece, rate, value_only))
        return Figures(*np.mean(figures, axis=0).tolist())

    def _improve(self, piece: Sequence[Tensor], rate: float, value_only: bool) -> Figures:
        seen, masks, advice, actions, logs, gains, returns = piece
        clip = self.plan.clip
        now = self.model.look(seen, masks, advice)
        chosen = now.gather(1, actions[:, None]).squeeze(1)
        entropy = -(now.exp() * now).sum(dim=1).mean()
        ratio = (chosen - logs).exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        value = (self.model.value(seen).squeeze(1) - returns).square().mean()
        loss = VALUE * value
        if not value_only:
            loss = loss + policy - self.plan.entropy * entropy
        self._descend(loss, rate)
        return Figures(*(float(one.detach()) for one in (policy, value, entropy)))

    def _descend(self, loss: Tensor, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), LONGEST_STEP)
        self.optimiser.step()

    def _sent(self, *columns: NDArray[Any]) -> tuple[Tensor, ...]:
        return tuple(torch.from_numpy(column).to(self.device) for column in columns)


def joined(parts: Sequence[tuple[Tensor, ...]]) -> list[Tensor]:
    return [torch.cat(column) for column in zip(*parts, strict=True)]
