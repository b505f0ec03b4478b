"""novice: rules of thumb, from what a seat may see alone."""

from __future__ import annotations

from cabale.core import Bot, Choice, Eyes


class Novice(Bot):
    """Plays by rules of thumb."""

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        return self.rng.choice(eyes.decision.choices)
