"""What every search has in common: advice, a budget, and thoughts of several processes that add up.

A world is drawn that the seat cannot tell from the real one, choices are tried in it, rules of
thumb play on, and what came of it is noted.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from cabale.bots.playout import Playout
from cabale.bots.random import RandomBot
from cabale.bots.worlds import Worlds
from cabale.core import Bot, Choice, Decision, Eyes

Key = TypeVar("Key")


class Thought(NamedTuple, Generic[Key]):
    """What one process found out; several make one answer.

    `found` is what the search noted of each choice, which adds up; it is empty where nothing was
    searched. `luck` decides where an answer is drawn.
    """

    advice: Key
    found: Mapping[Key, Any]
    prior_margin: float
    luck: float


def numbered(thought: Thought[Choice]) -> Thought[int]:
    """By the numbers of the choices, which mean the same in every process."""
    found = {choice.index: noted for choice, noted in thought.found.items()}
    return Thought(thought.advice.index, found, thought.prior_margin, thought.luck)


def together(thoughts: Sequence[Thought[int]], mind: type[Search]) -> int:
    """The choice on which several processes agree that thought about the same question."""
    total: dict[int, Any] = {}
    for thought in thoughts:
        for number, noted in thought.found.items():
            total[number] = total[number] + noted if number in total else noted
    return mind.settle(thoughts[0]._replace(found=total))


class Search(Bot):
    """A bot that searches within a budget: `seconds` at a live table, `iterations` elsewhere.

    Whatever the game's best bot without a search advises is the first choice looked at; bots of the
    level that it rehearses with play on, a while only if the game knows how seats stand.
    """

    thinks_with_suspicion = True
    iterations: int = 100
    seconds: float = 0.9
    PATIENCE: ClassVar[float] = 0.35
    """If the advice alone took more than this part of the time, it is taken."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        mind = self.game.mind
        self.plan = mind.search
        bots = mind.bots()
        adviser = self.plan.adviser or bots.get("adept") or bots.get("novice", RandomBot)
        self.adviser: Bot = adviser(self.game, self.seat, self.seats, self.options, self.rng)

    def choose(self, eyes: Eyes) -> Choice:
        return self.settle(self.think(eyes))

    def think(self, eyes: Eyes, part: int = 0) -> Thought[Choice]:
        """The search of one process; `part` is its number where several think at once."""
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return Thought(decision.choices[0], {}, 0.0, 0.0)
        start = monotonic()
        self.adviser.temper = self.temper
        self.adviser.haste = self.seconds / Search.seconds
        advice = self.adviser.choose(eyes)
        # Numbers for this decision alone: the same in any two worlds that the seat cannot tell.
        luck = Random(self.rng.getrandbits(64) + part)
        budget = Budget(self.iterations, start, self.seconds if eyes.live else None)
        clear = decision.kind in self.plan.routine or advice.verb in self.plan.routine
        found: Mapping[Choice, Any] = {}
        if not clear and budget.spent() <= self.PATIENCE:
            found = self._search(eyes, decision, advice, budget, luck)
        return Thought(advice, found, self.plan.prior_margin, luck.random())

    def speak(self, eyes: Eyes) -> Choice | None:
        self.adviser.temper = self.temper
        return self.adviser.speak(eyes)

    def worlds(self, eyes: Eyes, luck: Random, budget: Budget) -> Worlds:
        """Worlds as likely as the adviser takes them for, which has listened already; by the game's
        own model where the adviser has none or only asks that."""
        numbers = Random(luck.getrandbits(64))
        adviser = self.adviser
        chances = None if adviser.thinks_with_suspicion else adviser.believe(eyes)
        if chances is None:
            chances = eyes.suspicion(numbers)
        return Worlds(eyes, luck, budget.over, chances)

    def playout(self, luck: Random, budget: Budget) -> Playout:
        return Playout(
            self.game,
            self.seats,
            self.options,
            luck,
            self.plan.rollout_depth,
            self.plan.rollout_level,
            budget.over,
        )

    @abstractmethod
    def _search(
        self, eyes: Eyes, decision: Decision, advice: Choice, budget: Budget, luck: Random
    ) -> Mapping[Choice, Any]:
        """What was noted of each choice."""

    @staticmethod
    @abstractmethod
    def settle(thought: Thought[Key], /) -> Key:
        """The answer, from what was noted."""


class Budget:
    """Iterations, or at a live table time: then the clock alone counts."""

    def __init__(self, iterations: int, start: float, seconds: float | None) -> None:
        self.iterations = iterations
        self.done = 0
        self._start = start
        self._seconds = seconds

    def spent(self) -> float:
        """Which part of it is gone."""
        if self._seconds is None:
            return self.done / self.iterations
        return (monotonic() - self._start) / self._seconds if self._seconds else 1.0

    def over(self) -> bool:
        """Whether time is up, in the middle of whatever is being tried."""
        return self._seconds is not None and self.spent() >= 1
