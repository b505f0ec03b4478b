"""A run: lessons until the time is over, checkpoints, a curve, and the weights with their card."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from cabale.arena.tournament import Contest
from cabale.arena.verdict import verdict
from cabale.bots.net import Net, seat_with, write
from cabale.core import CabaleError, new_match
from cabale.train.exploit import NET, Floor, floors
from cabale.train.learner import Figures, Learning
from cabale.train.lessons import Meetings, Played, Searched
from cabale.train.plan import PAST, SELF, SETTINGS, Plan
from cabale.train.points import Point
from cabale.train.pool import Pool

FRESH = 900_000_000
"""Deals from here on are played to measure the curve, never to learn from."""
EXPLOITED = 970_500_000
"""Deals from here on say how far a level can be exploited."""
LONGEST_LEAGUE = 6
LEAST_RATE = 0.05
VALUE_FIRST = 3
"""Lessons in which the value function learns alone."""


@dataclass
class Run:
    """What is kept of a run; `resume` takes it up again."""

    plan: Plan
    folder: Path
    jobs: int
    say: Callable[[str], object] = lambda _: None
    command: str = ""
    """What was typed to start it, for the card."""
    seconds: float = 0.0
    """That it has taken so far, with those before it was taken up again."""
    decisions: int = 0
    lessons: int = 0
    own: int = 0
    """Lessons without a teacher."""
    curve: list[Point] = field(default_factory=list)
    past: list[Net] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.learning = Learning(self.plan)
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def even(self) -> float:
        """The share of wins of a bot that is as good as the others."""
        rules = self.plan.rules
        match = new_match(rules, self.plan.seats, 0, self.plan.options)
        return 0.5 if rules.teams(match.board) is not None else 1 / self.plan.seats

    def _matches_of_a_deal(self) -> int:
        """With every swap of seats or sides."""
        return 2 if self.even == 0.5 else 2 * self.plan.seats

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def resume(self) -> bool:
        """Take up what the folder holds; whether it held anything."""
        if not self._checkpoint.exists():
            return False
        kept = torch.load(self._checkpoint, map_location="cpu", weights_only=False)
        if kept["of"] != self._of():
            raise CabaleError(f"{self._checkpoint} is of {kept['of']}, not of {self._of()}")
        self.learning.load(kept["learning"])
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.lessons, self.own, self.past = kept["lessons"], kept["own"], kept["past"]
        self.curve = [Point(**point) for point in kept["curve"]]
        return True

    def _of(self) -> str:
        return f"{self.plan.game} with {self.plan.seats} seats"

    def keep(self) -> None:
        """Write everything down, so that nothing is lost if it ends here."""
        curve = [asdict(point) for point in self.curve]
        kept = {
            "of": self._of(),
            "learning": self.learning.state(),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "lessons": self.lessons,
            "own": self.own,
            "past": self.past,
            "curve": curve,
        }
        part = self._checkpoint.with_suffix(".part")
        torch.save(kept, part)
        part.replace(self._checkpoint)
        (self.folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
        (self.folder / "net.npz").write_bytes(write(self.learning.net(), self.card()))

    def train(self, taught: float, seconds: float, points: int = 4, games: int = 0) -> None:
        """Learn from the teacher for so many seconds, then by playing for so many; the curve has
        so many points of each, of so many matches of the arena."""
        with Pool(self.plan, self.jobs, self.lessons) as pool:
            if taught:
                self._phase(pool, "search", taught, points, games)
                (self.folder / "taught.npz").write_bytes(write(self.learning.net(), self.card()))
            if seconds:
                self._phase(pool, "play", seconds, points, games)

    def _phase(self, pool: Pool, what: str, seconds: float, points: int, games: int) -> None:
        """The processes play on while the last lesson is learnt."""
        number = self.plan.taught if what == "search" else self.plan.decisions
        before, start, due = self.seconds, time.monotonic(), 0.0
        pool.begin(what, [self.learning.net(), *self.past], number)
        while (gone := time.monotonic() - start) < seconds:
            lesson = pool.lesson()
            self.seconds = before + gone
            if gone >= due:
                self._measure(pool, games)
                due += seconds / points
            pool.begin(what, [self.learning.net(), *self.past], number)
            self._learn(lesson, 1 - gone / seconds)
        self._learn(pool.lesson(), LEAST_RATE)
        if what == "search":
            errors = self.learning.settle()
            self.say(f"on searches held back: error {errors[0]:.4f}, settled {errors[1]:.4f}")
        self.seconds = before + time.monotonic() - start
        self._measure(pool, games)

    def _learn(self, lesson: Played | Searched, left: float) -> None:
        left = max(left, LEAST_RATE)
        size = len(lesson.shown.advice)
        if not size:  # no match has ended yet
            return
        if isinstance(lesson, Searched):
            figures = self.learning.distil(lesson, self.plan.rate * left)
        else:
            rate = self.plan.own_rate * left
            figures = self.learning.improve(lesson, rate, value_only=self.own < VALUE_FIRST)
            self.own += 1
        self.decisions += size
        self.lessons += 1
        if PAST in self.plan.league and self.lessons % self.plan.every == 0:
            self.past = [*self.past, self.learning.net()][-LONGEST_LEAGUE:]
        self.say(self._told(figures, lesson.meetings))

    def _told(self, figures: Figures, meetings: Meetings) -> str:
        won = ", ".join(
            f"{name} {one.won / one.played:.0%} of {one.played}"
            for name, one in meetings.items()
            if name != SELF
        )
        return (
            f"{self.seconds:.0f} s, lesson {self.lessons}, {self.decisions} decisions: "
            f"policy {figures.policy:.4f}, value {figures.value:.4f}, "
            f"entropy {figures.entropy:.3f}; {won}"
        )

    def _measure(self, pool: Pool, games: int) -> None:
        """A point of the curve, on deals that nobody saw before; then all is kept."""
        if games:
            plan = self.plan
            contest = Contest(plan.game, plan.seats, ("net", plan.judge), plan.options)
            deals = max(1, games // self._matches_of_a_deal())
            first = FRESH + len(self.curve) * deals
            results = pool.judge(self.learning.net(), contest, range(first, first + deals))
            figures = verdict(contest, results)
            low, high = figures["interval"]["net"]
            share, games = figures["win_rate"]["net"], figures["games"]
            self.curve.append(Point(self.seconds, self.decisions, share, low, high, games))
            self.say(
                f"{self.seconds:.0f} s: net {share:.1%} ({low:.1%} … {high:.1%}) of {games}, "
                f"{plan.judge} {figures['win_rate'][plan.judge]:.1%}"
            )
        self.keep()

    def floors(self, games: int) -> dict[str, Floor]:
        """What the net wins against the judge by place, and what the judge wins there itself."""
        plan = self.plan
        kinds = {NET: seat_with(self.learning.net())}
        contest = Contest(plan.game, plan.seats, (NET, plan.judge), plan.options, kinds=kinds)
        deals = max(1, games // self._matches_of_a_deal())
        found = floors(contest, range(EXPLOITED, EXPLOITED + deals), plan.place)
        told = {
            place: {"net": f.net._asdict(), "level": f.level._asdict()}
            for place, f in found.items()
        }
        (self.folder / "floors.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        return found

    def card(self) -> dict[str, Any]:
        """What the weights were made of, and what they came to."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "data": f"{self.decisions} decisions in {self.lessons} lessons, {self.own} of them own",
            "league": dict(plan.league),
            "place": plan.place or "any",
            "partners": dict(plan.partners),
            "teacher": plan.teacher,
            "plan": {name: getattr(plan, name) for name in SETTINGS},
            "command": self.command,
            "seed": plan.seed,
            "hours": round(self.seconds / 3600, 3),
            "processes": self.jobs,
            "result": asdict(self.curve[-1]) if self.curve else None,
        }
