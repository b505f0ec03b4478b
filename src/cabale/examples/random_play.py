"""Random play of a game through PettingZoo: who wins how often.

python -m cabale.examples.random_play castle --seats 5 --matches 100
"""

import argparse
from collections import Counter

from cabale.envs.pettingzoo import env


def main(args: list[str] | None = None) -> Counter[str]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args(args)

    table = env(given.game, given.seats)
    wins: Counter[str] = Counter()
    for seed in range(given.matches):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            if termination or truncation:
                wins[agent] += reward > 0
                table.step(None)
            else:
                table.step(table.action_space(agent).sample(observation["action_mask"]))
    for agent in table.possible_agents:
        print(f"{agent}: won {wins[agent]} of {given.matches}")
    return wins


if __name__ == "__main__":
    main()
