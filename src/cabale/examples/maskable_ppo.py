"""MaskablePPO of Stable-Baselines3 on Castle, with no glue: it asks the environment for its masks.

pip install 'cabale[research]' sb3-contrib
python -m cabale.examples.maskable_ppo --steps 50000
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

import cabale.envs.gym  # noqa: F401  # which makes the games known to Gymnasium
from cabale.examples.judging import judged


def main(args: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--deals", type=int, default=50, help="to judge by")
    given = parser.parse_args(args)
    env = gymnasium.make("cabale/Castle-v1", seats=4, others=["random"])
    steps = min(512, given.steps)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=steps, seed=1, device="cpu")
    model.learn(given.steps)

    def act(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[Any]:
        shown = {"observation": seen, "action_mask": masks}
        actions, _ = model.predict(shown, action_masks=masks, deterministic=True)
        chosen: NDArray[Any] = np.asarray(actions)
        return chosen

    return judged("castle", 4, act, given.deals)


if __name__ == "__main__":
    main()
