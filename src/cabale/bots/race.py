"""Racing: choices are tried side by side, and drop out as soon as they are clearly worse.

It is sequential halving that may end early (Maron and Moore's races). What is saved where a
question is clear can be spent on more tries where it is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from cabale.bots.master import Tries
from cabale.core import Choice

LEAST = 3
"""Worlds before a choice may drop out."""
CLEAR = 2.0
"""Standard errors by which a choice is clearly worse."""
DOUBT = 0.004
"""Squared differences that two more tries are taken to have had: a few that agree may be luck."""
SAME = 1e-6


class Race:
    """What each choice brought against the advice, in the same worlds."""

    def __init__(self, advice: Choice, choices: Iterable[Choice]) -> None:
        self.advice = advice
        self.tallies = {choice: Tries() for choice in (advice, *choices)}
        self.left = [choice for choice in self.tallies if choice != advice]
        self._worlds = 0
        self._first: Mapping[Choice, float] = {}
        self._known: dict[Choice, float] = {}
        """Choices that came to the same in the first two worlds: no chance is in them."""

    def open(self) -> list[Choice]:
        """What is to be tried in the next world."""
        return [choice for choice in (self.advice, *self.left) if choice not in self._known]

    def note(self, tried: Mapping[Choice, float]) -> None:
        self._worlds += 1
        if self._worlds == 1:
            self._first = tried
        elif self._worlds == 2:
            self._known = {
                choice: worth
                for choice, worth in tried.items()
                if abs(worth - self._first[choice]) < SAME
            }
        values = {**self._known, **tried}
        for choice in self.left:
            self.tallies[choice].note(values[choice] - values[self.advice])
        if self._worlds >= LEAST:
            self._drop()
        if not self.open():
            self.left = []

    def halve(self) -> None:
        self.left.sort(key=lambda choice: -self.tallies[choice].mean())
        self.left = self.left[: (len(self.left) + 1) // 2]

    def _drop(self) -> None:
        tried = [tally for tally in self.tallies.values() if tally.tries]
        around = sum(tally.squares - tally.total**2 / tally.tries for tally in tried)
        noise = (around + DOUBT) / (sum(tally.tries - 1 for tally in tried) + 2)
        clear = CLEAR * sqrt(noise / self._worlds)
        means = {choice: self.tallies[choice].mean() for choice in self.left}
        lead = max(0.0, *means.values())
        kept = [choice for choice in self.left if lead - means[choice] < clear]
        over = len(kept) == 1 and lead > clear  # the one that is left is better than the advice
        self.left = [] if over else kept
