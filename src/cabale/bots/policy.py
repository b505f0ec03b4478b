"""A policy: one object that answers for many seats of many matches at once, as a net does.

A policy keeps nothing of a match between two questions: all that it knows stands in the eyes that
it is given, and the random numbers of each seat come with them. So an answer does not depend on who
else was asked at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, NamedTuple, Protocol, runtime_checkable

from cabale.core import Bot, Choice, Eyes, IllegalChoice


class Asked(NamedTuple):
    """One seat that is asked: what it sees, and its random numbers."""

    eyes: Eyes
    rng: Random


@runtime_checkable
class Policy(Protocol):
    """Answers for many seats. It may ``speak(asked)`` and ``believe(asked)`` too, see `Bot`."""

    def choose_many(self, asked: Sequence[Asked]) -> Sequence[Choice | int]:
        """For each that is asked a choice, or its index in the game's catalogue."""
        ...


class PolicySeat(Bot):
    """A seat for which a policy answers; `seat_of` makes a class of them for each policy."""

    policy: ClassVar[Policy]

    def choose(self, eyes: Eyes) -> Choice:
        return answers(self.policy, [Asked(eyes, self.rng)])[0]

    def speak(self, eyes: Eyes) -> Choice | None:
        return self.word_of(self.policy, Asked(eyes, self.rng))

    def believe(self, eyes: Eyes) -> Sequence[float] | None:
        believe = getattr(self.policy, "believe", None)
        told: Sequence[float] | None = None if believe is None else believe(Asked(eyes, self.rng))
        return told

    @staticmethod
    def word_of(policy: Policy, asked: Asked) -> Choice | None:
        """What a policy says; most say nothing."""
        speak = getattr(policy, "speak", None)
        claim: Choice | None = None if speak is None else speak(asked)
        return claim


def seat_of(policy: Policy) -> type[PolicySeat]:
    """A kind of bot that asks this policy."""
    made = {"policy": policy, "recipe": (seat_of, (policy,))}
    return type(type(policy).__name__, (PolicySeat,), made)


def answers(policy: Policy, asked: Sequence[Asked]) -> list[Choice]:
    """What the policy chooses for each, as choices that are legal."""
    given = policy.choose_many(asked)
    if len(given) != len(asked):
        raise IllegalChoice(f"{len(asked)} seats were asked, and {len(given)} answers came")
    return [_choice(one.eyes, answer) for one, answer in zip(asked, given, strict=True)]


def _choice(eyes: Eyes, answer: Choice | int) -> Choice:
    assert eyes.decision is not None
    if isinstance(answer, Choice):
        return answer
    for choice in eyes.decision.choices:
        if choice.index == answer:
            return choice
    raise IllegalChoice(f"seat {eyes.seat} may not take action {answer}")
