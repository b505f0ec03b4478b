"""Simulation, contest and training on one cluster of two workers: what came of each, as JSON."""

import json
import os
import sys
import time
from pathlib import Path

from cabale.arena.simulate import Counts, Setup, run
from cabale.arena.spread import LOCAL, connected, spread
from cabale.arena.tournament import Contest, Results, compete
from cabale.examples import ppo_abyss

SETUP, GAMES = Setup("werewolf", 5), range(40)
CONTEST, DEALS = Contest("abyss", 2, ("novice", "random")), range(3)


def where(_: int) -> int:
    time.sleep(0.2)
    return os.getpid()


def on_the_cluster(curve: str) -> dict[str, object]:
    with connected(LOCAL, 2):
        return {
            "workers": len(set(spread(where, range(8), cluster=LOCAL))),
            "simulation": sum(run(SETUP, GAMES, 2, LOCAL), Counts()).to_json(),
            "contest": sorted(sum(compete(CONTEST, DEALS, 2, LOCAL), Results()).records),
            "training": ppo_abyss.main(
                [
                    *("--cluster", LOCAL, "--workers", "2", "--curve", curve),
                    *("--seconds", "4", "--matches", "4", "--test", "4"),
                ]
            ),
        }


if __name__ == "__main__":
    said = on_the_cluster(sys.argv[1])
    Path(sys.argv[2]).write_text(json.dumps(said))
