"""Players in whose matches there is much to find out: they look at each other, and hardly vote."""

from __future__ import annotations

from typing import ClassVar

from cabale.core import Bot, Choice, Eyes

WEIGHTS = {
    "check": 10.0,
    "look": 10.0,
    "inspect": 3.0,
    "add": 2.0,
    "put_back": 4.0,
    "reveal": 2.0,
    "abstain": 14.0,
    "abstain_twice": 2.0,
    "fight": 0.3,
    "assassinate": 0.2,
    "declare": 0.01,
}
"""How much likelier than anything else."""
DEAD = 0.5
"""How readily a Cultist gives a Dead card, an Alive one being 1."""


class Curious(Bot):
    """Chooses at random, by weights alone, and says nothing."""

    listens: ClassVar[bool] = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        choices = eyes.decision.choices
        return self.rng.choices(choices, [_weight(choice) for choice in choices])[0]


def _weight(choice: Choice) -> float:
    if choice.verb == "give" and choice.args[0] == "dead":
        return DEAD
    return WEIGHTS.get(choice.verb, 1.0)
