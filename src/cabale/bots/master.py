"""Searches of the first step alone: every choice in the same worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from cabale.bots.playout import OutOfTime, Playout, worth
from cabale.bots.search import Budget, Key, Search, Thought
from cabale.core import Choice, Decision, Eyes, Match


@dataclass
class Tries:
    """How much better than the advice a choice was in the worlds in which both were tried."""

    tries: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, better: float) -> None:
        self.tries += 1
        self.total += better
        self.squares += better * better

    def __add__(self, other: Tries) -> Tries:
        return Tries(
            self.tries + other.tries, self.total + other.total, self.squares + other.squares
        )

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def better(self, noise: float, prior_margin: float) -> float:
        """How much better the choice is thought to be, as one who trusts the advice thinks.

        Before the first try other choices are taken for `prior_margin` worse, give or take
        `SPREAD`; the more tries differ from each other, the less they tell.
        """
        firm = 1 / SPREAD**2
        return (self.total / noise - prior_margin * firm) / (self.tries / noise + firm)


SPREAD = 0.04
NOISE = 0.1


def noise_of(tallies: Iterable[Tries]) -> float:
    """By how much one try differs from another, of all choices together: each has too few."""
    tried = [tally for tally in tallies if tally.tries]
    around = sum(tally.squares - tally.total**2 / tally.tries for tally in tried)
    return (around + NOISE) / (sum(tally.tries - 1 for tally in tried) + 2)


class Master(Search):
    """Paired Monte Carlo as an improvement of what the adept advises.

    Every choice is tried in the same worlds with the same luck as the advice, and the worse half is
    dropped again and again. The advice stands unless something else has proved to be better.
    """

    def _search(
        self, eyes: Eyes, decision: Decision, advice: Choice, budget: Budget, luck: Random
    ) -> Mapping[Choice, Tries]:
        """What each choice brought against the advice, which comes first."""
        tallies = {choice: Tries() for choice in (advice, *decision.choices)}
        left = [choice for choice in tallies if choice != advice]
        worlds = self.worlds(eyes, luck, budget)
        playout = self.playout(luck, budget)
        rounds = max(1, len(left).bit_length())
        for number in range(1, rounds + 1):
            while budget.spent() < number / rounds:
                try:
                    values = self._try([advice, *left], worlds.draw(), playout, luck)
                except OutOfTime:
                    break
                budget.done += len(values)
                for choice in left:
                    tallies[choice].note(values[choice] - values[advice])
            left.sort(key=lambda choice: -tallies[choice].mean())
            left = left[: (len(left) + 1) // 2]
        return tallies

    @staticmethod
    def settle(thought: Thought[Key], /) -> Key:
        tallies: Mapping[Key, Tries] = thought.found
        noise = noise_of(tallies.values())
        better = {
            choice: tally.better(noise, thought.prior_margin) for choice, tally in tallies.items()
        }
        best = max(better, key=lambda choice: better[choice], default=thought.advice)
        return best if better.get(best, 0.0) > 0 else thought.advice

    def _try(
        self, choices: list[Choice], world: Match, playout: Playout, luck: Random
    ) -> dict[Choice, float]:
        """What each choice brings in one world."""
        futures = self._futures(choices, world, playout, luck)
        return {
            choice: worth(future)[self.seat]
            for choice, future in zip(choices, futures, strict=True)
        }

    def _futures(
        self, choices: list[Choice], world: Match, playout: Playout, luck: Random
    ) -> Iterator[Match]:
        """What becomes of one world by each choice, with the same luck."""
        seed = luck.getrandbits(64)
        playout.rng = Random(seed)
        playout.quiet(world)
        if len(world.decisions) > 1:
            world = playout.answer_others(world, self.seat)
        for choice in choices:
            future = world.clone()
            playout.rng = Random(seed)
            future.play(self.seat, choice)
            playout.play_on(future)
            yield future


class Pimc(Master):
    """Perfect-information Monte Carlo, the control: what did best is chosen, on whatever ground."""

    @staticmethod
    def settle(thought: Thought[Key], /) -> Key:
        advice, tallies = thought.advice, thought.found
        most = max((tally.tries for tally in tallies.values()), default=0)
        tried = [choice for choice in tallies if tallies[choice].tries == most or choice == advice]
        return max(tried, key=lambda choice: tallies[choice].mean(), default=advice)
