"""PPO in one file, as CleanRL writes it, on a `VectorEnv`: one learner on each of many tables.

pip install 'cabale[train]'
python -m cabale.examples.cleanrl_ppo --steps 200000
"""

import argparse
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from cabale.envs.vector import VectorEnv
from cabale.examples.judging import judged

TABLES, LENGTH, EPOCHS, PIECES = 16, 128, 4, 4
GAMMA, TRACE, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 5e-4


class Agent(nn.Module):  # type: ignore[misc]  # torch may be absent where types are checked
    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(seen)
        logits = self.actor(body).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits), self.critic(body).squeeze(-1)


def main(args: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--deals", type=int, default=50, help="to judge by")
    given = parser.parse_args(args)
    torch.manual_seed(1)
    with VectorEnv("abyss", 2, matches=TABLES, others=["random"]) as env:
        agent = Agent(env.rules.size, env.rules.actions)
        optimiser = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
        env.reset(seed=1)
        for _ in range(max(1, given.steps // (TABLES * LENGTH))):
            learn(agent, optimiser, *roll_out(agent, env))

    def act(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[Any]:
        with torch.no_grad():
            chances, _ = agent(torch.from_numpy(seen), torch.from_numpy(masks))
        chosen: NDArray[Any] = chances.logits.argmax(dim=1).numpy()
        return chosen

    return judged("abyss", 2, act, given.deals)


def roll_out(agent: Agent, env: VectorEnv) -> tuple[list[Tensor], Tensor, Tensor]:
    """What was seen, allowed, done and how likely; the advantages, and the returns."""
    kept: list[list[Tensor]] = []
    rewards, ends = torch.zeros(LENGTH, TABLES), torch.zeros(LENGTH, TABLES)
    values = torch.zeros(LENGTH + 1, TABLES)
    for step in range(LENGTH + 1):
        seen, masks = torch.from_numpy(env.observations.copy()), torch.from_numpy(env.masks.copy())
        with torch.no_grad():
            chances, values[step] = agent(seen, masks)
        if step == LENGTH:
            break
        actions = chances.sample()
        kept.append([seen, masks, actions, chances.log_prob(actions)])
        _, reward, over, cut, _ = env.step(actions.numpy())
        rewards[step] = torch.from_numpy(np.asarray(reward, np.float32))
        ends[step] = torch.from_numpy((over | cut).astype(np.float32))
    gains, gain = torch.zeros(LENGTH, TABLES), torch.zeros(TABLES)
    for step in reversed(range(LENGTH)):
        on = 1 - ends[step]
        delta = rewards[step] + GAMMA * values[step + 1] * on - values[step]
        gain = delta + GAMMA * TRACE * on * gain
        gains[step] = gain
    columns = [torch.cat(column) for column in zip(*kept, strict=True)]
    return columns, gains.flatten(), (gains + values[:-1]).flatten()


def learn(
    agent: Agent, optimiser: Any, columns: list[Tensor], gains: Tensor, returns: Tensor
) -> None:
    seen, masks, actions, logs = columns
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gains)).chunk(PIECES):
            chances, value = agent(seen[rows], masks[rows])
            ratio = (chances.log_prob(actions[rows]) - logs[rows]).exp()
            gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-8)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            off = (value - returns[rows]).square().mean()
            loss = policy + 0.5 * off - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    main()
