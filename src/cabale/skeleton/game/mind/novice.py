"""Rules of thumb."""

from __future__ import annotations

from cabale.core import Bot, Choice, Eyes
from cabale.skeleton.game.rules.components import deck


class Novice(Bot):
    """Trades a card of the lower half, and keeps its mouth shut."""

    listens = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        keep, trade = eyes.decision.choices
        card = eyes.view()["table"]["hands"][self.seat]
        return trade if card <= len(deck(self.seats)) // 2 else keep
