"""`make bench-search`: tries a second of a master, and steps a second of a learner among adepts.

The positions are those of matches between novices; the same numbers are searched with in each. Two
source trees (``src build/compiled``) take turns, and the best of each figure counts: the first, the
second, and how many times as fast that one is.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

HERE = Path(__file__).resolve().parent.parent / "src"
SEATS = {"abyss": 3, "castle": 6, "cultists": 6, "werewolf": 5}
SEARCHED = ("abyss", "castle", "cultists")
"""The games whose masters try choices; in Werewolf all follows from what was said."""
POSITIONS = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", type=Path, default=[HERE], help="this tree's, or two")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--tries", type=int, default=200, help="of each decision of a master")
    parser.add_argument("--others", default="adept", help="the bots beside the learner")
    parser.add_argument("--only", default="", help="parts with commas: abyss,werewolf-steps")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        print(json.dumps(measure(args.worker, args)))
        return
    parts = args.only.split(",") if args.only else [*SEARCHED, *(f"{name}-steps" for name in SEATS)]
    for part in parts:
        found: list[list[dict[str, Any]]] = [[] for _ in args.sources]
        for _ in range(args.rounds):
            for source, figures in zip(args.sources, found, strict=True):
                figures.append(elsewhere(source, part, args))
        best = [max(figures, key=lambda one: float(one["per_s"])) for figures in found]
        rates = " → ".join(f"{one['per_s']:,.1f}" for one in best)
        line = f"{part:16} {rates} {best[0]['of']} a second"
        if len(best) == 2:
            same = best[0]["chosen"] == best[1]["chosen"]
            line += f", {best[1]['per_s'] / best[0]['per_s']:.2f} times; "
            line += "the same choices" if same else "other choices"
        print(line, flush=True)


def elsewhere(source: Path, part: str, args: argparse.Namespace) -> dict[str, Any]:
    """One part measured in a process that imports from that tree."""
    command = [sys.executable, __file__, "--worker", part]
    command += ["--others", args.others, "--tries", str(args.tries)]
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure(part: str, args: argparse.Namespace) -> dict[str, Any]:
    name, _, steps = part.partition("-")
    return _steps(name, args.others) if steps else _tries(name, args.tries)


def _tries(name: str, most: int) -> dict[str, Any]:
    """Choices tried in the time of whole decisions, advice and worlds included."""
    from cabale.bots.master import Master
    from cabale.core import Eyes
    from cabale.core import game as find_game

    class Counted(Master):
        iterations = most

        def playout(self, luck: Random, budget: Any) -> Any:
            self.budget = budget
            return super().playout(luck, budget)

    game, seats = find_game(name), SEATS[name]
    tried, chosen, seconds = 0, [], 0.0
    for number, (match, seat) in enumerate(_positions(name)):
        mind = Counted(game, seat, seats, match.board.options, Random(number))
        eyes = Eyes(match, seat)
        start = process_time()
        thought = mind.think(eyes)
        seconds += process_time() - start
        chosen.append(str(mind.settle(thought)))
        tried += mind.budget.done if thought.found else 0
    return {"per_s": tried / seconds, "of": "tries", "chosen": _digest(chosen)}


def _positions(name: str) -> list[tuple[Any, int]]:
    """Moments of matches between novices that a master would search."""
    from cabale.bots import sit_down
    from cabale.core import Eyes, new_match
    from cabale.core import game as find_game

    game, found = find_game(name), []
    plan = game.mind.search
    for seed in range(2):
        match = new_match(game, SEATS[name], seed)
        minds = sit_down(match, ["novice"] * match.seats, seed)
        while match.decisions:
            seat, decision = next(iter(match.decisions.items()))
            choice = minds[seat].choose(Eyes(match, seat))
            if not {decision.kind, choice.verb} & plan.routine and not decision.forced:
                found.append((match.clone(), seat))
            match.play(seat, choice)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def _steps(name: str, others: str) -> dict[str, Any]:
    """Answers of a learner that takes any legal action, with bots on all other seats."""
    from cabale.envs.gym import SingleAgent

    env = SingleAgent(name, SEATS[name], others=[others])
    luck, done, taken = Random(0), 0, []
    limit: Callable[[], bool] = lambda: done >= 40 and process_time() - start > 4  # noqa: E731
    start = process_time()
    seed = 0
    while not limit():
        env.reset(seed=seed)
        seed += 1
        over = False
        while not over:
            action = luck.choice(env.turns.legal())
            _, reward, over, _, _ = env.step(action)
            done += 1
            if done <= 40:
                taken.append(f"{action} {reward}")
    return {
        "per_s": done / (process_time() - start),
        "of": f"steps among {others}s",
        "chosen": _digest(taken),
    }


def _digest(words: list[str]) -> str:
    return sha256("\n".join(words).encode()).hexdigest()[:12]


if __name__ == "__main__":
    main()
