"""Generations of value nets: bots play, a net learns, those who play with it play, and so on.

Every generation learns from all matches so far and begins as the house's value function again:
one that went on from the net before would have learnt the older matches by heart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cabale.bots.value import ValueNet, write
from cabale.train.positions import Matches, Positions, gather
from cabale.train.value import Course, ValueLearning

FILE = "value.npz"


@dataclass(frozen=True)
class Generations:
    """What is played and learnt, one generation after the other."""

    plan: Matches
    """The matches of the first; later ones are played by grandmasters with the net before."""
    course: Course
    out: Path
    matches: int
    """Of each generation."""
    number: int = 1
    tries: int = 10
    """Of a grandmaster that plays to be learnt from: more matches teach more than better ones."""
    jobs: int = 1
    start: ValueNet | None = None
    """What every generation begins with, instead of the house's value function."""

    def run(self, card: Mapping[str, Any], say: Callable[[str], object]) -> None:
        """Whatever the folder holds already is neither played nor learnt again."""
        parts: list[Positions] = []
        for generation, plan in enumerate(self._plans()):
            folder = self._folder(generation)
            parts.append(gather(plan, folder, self.matches, self.jobs, say))
            if generation + 1 < self.number and (self._folder(generation) / FILE).exists():
                continue
            data = Positions.joined(parts)
            learning = ValueLearning(self.course, data)
            if self.start is not None:
                learning.begin_with(self.start)
            learning.learn(say)
            made = {
                "data": f"{len(data.won)} positions of {len(set(data.deal.tolist()))} matches",
                "generation": generation + 1,
                "result": learning.told(),
            }
            file = write(learning.net(), {**card, **made})
            (folder / FILE).write_bytes(file)
            say(f"generation {generation + 1} of {self.number}: {folder / FILE}")
        (self.out / FILE).write_bytes(file)

    def _plans(self) -> Iterator[Matches]:
        yield self.plan
        for generation in range(1, self.number):
            path = self._folder(generation - 1) / FILE
            bot = f"cabale.bots.value:GrandmasterFile({json.dumps(str(path))}, {self.tries})"
            seed = self.plan.seed + generation
            yield replace(self.plan, bots=(bot,), seed=seed)

    def _folder(self, generation: int) -> Path:
        return self.out / str(generation + 1)
