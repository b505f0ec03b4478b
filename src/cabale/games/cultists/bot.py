"""Rules of thumb."""

from __future__ import annotations

from cabale.core import Bot, Choice, Eyes


class Novice(Bot):
    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        return self.rng.choice(eyes.decision.choices)
