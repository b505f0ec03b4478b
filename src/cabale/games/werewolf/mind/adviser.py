"""The master's adviser: an adept that knows how liars lie and are heard, and thinks longer.

No search is made upon it: in rollouts nobody would talk, and all is in the talk.
"""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.belief import Inference, usual_nights
from cabale.games.werewolf.mind.claims import Claims
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.numbers import (
    ADVISER_NIGHTS,
    ADVISER_STORIES,
    LATE,
)


class Adviser(Adept):
    effort = ADVISER_STORIES

    def _thought_of_lies(self, view: SeatView, said: Claims) -> Sequence[float]:
        """As adepts hear: a level of thought above theirs."""
        return lie_models.plain(view, said)

    def _inference(self, view: SeatView, said: Claims, late: OutOfTime | None) -> Inference:
        lies = lie_models.habitual(view, said, talking=False, late=LATE)
        nights = ADVISER_NIGHTS * usual_nights(self.seats)
        return Inference(nights, talking=False, lies=lies, out_of_time=late)
