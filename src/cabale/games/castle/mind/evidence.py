"""What acts and words tell of societies, by log-likelihood ratios that were counted.

This is naive Bayes over pairs of seats: every act is evidence of two seats being of one society.
"""

from __future__ import annotations

from typing import Protocol

from cabale.games.castle.mind.belief import Societies
from cabale.games.castle.mind.habits import CHOSEN, HEARSAY, SIDED, WITNESSED


class Evidence(Protocol):
    """A model of what acts tell; `Counted` is the adept's, `Inferred` the master's."""

    societies: Societies
    hears_itself: bool
    """Whether the seat's own acts count, as all others read them."""

    def chose(self, act: str, actor: int, target: int) -> None:
        """A seat chose another for something."""

    def sided(self, act: str, actor: int, one: int, other: int) -> None:
        """A seat did something that is for one of two others and against the second."""

    def claimed(self, verb: str, speaker: int, target: int) -> None:
        """A seat said that it trusts another, or suspects him."""

    def claimed_either(self, speaker: int, one: int, other: int) -> None:
        """A seat said that one of two others is its foe."""


class Counted:
    """An act counts if its doer has seen the card of the one he helps or hurts (`habits`)."""

    hears_itself = False

    def __init__(self, societies: Societies, knows: list[int]) -> None:
        self.societies = societies
        self.knows = knows
        """By seat: whose society it has seen, as a mask."""

    def chose(self, act: str, actor: int, target: int) -> None:
        if act in CHOSEN and self.knows[actor] >> target & 1:
            self.societies.alike(actor, target, CHOSEN[act])

    def sided(self, act: str, actor: int, one: int, other: int) -> None:
        habit = SIDED[act]
        knows_one, knows_other = self.knows[actor] >> one & 1, self.knows[actor] >> other & 1
        if knows_one and knows_other:
            helped, hurt, friends = habit.both
            self.societies.alike(actor, one, helped)
            self.societies.alike(actor, other, hurt)
            self.societies.alike(one, other, friends)
        elif knows_one:
            self.societies.alike(actor, one, habit.helped)
        elif knows_other:
            self.societies.alike(actor, other, habit.hurt)

    def claimed(self, verb: str, speaker: int, target: int) -> None:
        weight = word_weight(self.knows, verb, speaker, target)
        self.societies.alike(speaker, target, weight if verb == "trust" else -weight)

    def claimed_either(self, speaker: int, one: int, other: int) -> None:
        for target in (one, other):
            weight = word_weight(self.knows, "suspect", speaker, target)
            self.societies.alike(speaker, target, -weight / 2)


def word_weight(knows: list[int], verb: str, speaker: int, target: int) -> float:
    """Words are cheap: they weigh little, and a little more from a seat that has seen the card."""
    return WITNESSED[verb] if knows[speaker] >> target & 1 else HEARSAY
