"""Players in whose matches the last turn is a rich one: some of them put off their Lords."""

from __future__ import annotations

from cabale.core import Choice, Eyes
from cabale.games.abyss.mind.novice import Novice
from cabale.games.abyss.rules.components import LORDS_TO_END
from cabale.games.abyss.rules.state import NOBODY, AbyssState

PATIENCE = (0.0, 0.7, 0.85, 0.95)
"""By seat: how often it gathers rather than recruits. The first never, so that the match ends."""
SEVENTH = LORDS_TO_END - 1
INSTEAD = ("support", "support_two", "explore")


class Patient(Novice):
    """Plays as novices do, but often gathers Allies where it could recruit, until the end."""

    def choose(self, eyes: Eyes) -> Choice:
        choice = super().choose(eyes)
        assert eyes.decision is not None
        s: AbyssState = eyes.imagine(self.rng).board.state
        if choice.verb != "recruit" or s.ended_by != NOBODY or PATIENCE[self.seat] == 0:
            return choice
        others = [one for one in eyes.decision.choices if one.verb in INSTEAD]
        put_off = len(s.lords[self.seat]) >= SEVENTH or self.rng.random() < PATIENCE[self.seat]
        return self.rng.choice(others) if put_off else choice
