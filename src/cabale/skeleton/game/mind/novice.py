"""Rules of thumb."""

from __future__ import annotations

from cabale.core import Bot, Choice, Eyes
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.sight.view import SampleView


class Novice(Bot):
    """Trades a card of the lower half, and keeps its mouth shut."""

    listens = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        keep, trade = eyes.decision.choices
        sees: SampleView = eyes.view()["board"]
        card = sees["hands"][self.seat]
        assert card is not None
        return trade if card <= len(deck(self.seats)) // 2 else keep
