"""Double DQN of Tianshou on Abyss for two: it wants the same two arrays under names of its own.

pip install 'cabale[research]' tianshou
python -m cabale.examples.tianshou_dqn --steps 30000
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from cabale.envs.gym import SingleAgent
from cabale.examples.judging import judged

TABLES = 4


class ForTianshou(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Tianshou looks for ``obs`` and ``mask``.

    No ``info`` is passed on: what only the end of a match has is missing in all other rows of the
    replay buffer, and Tianshou refuses a buffer with gaps.
    """

    def __init__(self) -> None:
        super().__init__(SingleAgent("abyss", 2, others=["random"]))
        space: Any = self.env.observation_space
        self.observation_space = gymnasium.spaces.Dict(
            obs=space["observation"], mask=space["action_mask"]
        )

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        seen, _ = self.env.reset(**given)
        return self._named(seen), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, _ = self.env.step(action)
        return self._named(seen), reward, over, cut, {}

    @staticmethod
    def _named(seen: Any) -> dict[str, NDArray[Any]]:
        return {"obs": seen["observation"], "mask": seen["action_mask"]}


def main(args: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--deals", type=int, default=50, help="to judge by")
    given = parser.parse_args(args)
    torch.manual_seed(1)
    rules = SingleAgent("abyss", 2).rules
    net = Net(state_shape=rules.size, action_shape=rules.actions, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(
        model=net, action_space=ForTianshou().action_space, eps_training=0.1
    )
    learner = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        n_step_return_horizon=5,
        target_update_freq=500,
    )
    envs = DummyVectorEnv([ForTianshou for _ in range(TABLES)])
    envs.seed(1)
    collector = Collector(learner, envs, VectorReplayBuffer(20_000, TABLES), True)
    learner.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=given.steps,
            collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=128,
            verbose=False,
            show_progress=False,
        )
    )

    def act(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[Any]:
        with torch.no_grad():
            found = policy(Batch(obs=Batch(obs=seen, mask=masks), info=Batch()))
        chosen: NDArray[Any] = np.asarray(found.act)
        return chosen

    return judged("abyss", 2, act, given.deals)


if __name__ == "__main__":
    main()
