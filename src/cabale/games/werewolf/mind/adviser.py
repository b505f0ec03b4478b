"""The master's adviser: an adept that knows how liars lie and are heard, and thinks longer.

No search is made upon it: in rollouts nobody would talk, and all is in the talk.
"""

from __future__ import annotations

from cabale.core import SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.belief import Inference, usual_nights
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS, Claims
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.numbers import (
    ADVISER_NIGHTS,
    ADVISER_STORIES,
    ADVISER_WAITS,
    LATE,
    MARKS,
)
from cabale.games.werewolf.sight.view import table_of


class Adviser(Adept):
    effort = ADVISER_STORIES

    def _all_heard(self, view: SeatView, begun: bool) -> bool:
        """Where no card leaves a mark, a late claim is distrusted: it is not made last."""
        if MARKS.isdisjoint(table_of(view)["deck"]):
            claimed = {seat for seat, verb, *_ in view["said"] if verb in ROLE_CLAIMS}
            if len(claimed) >= ADVISER_WAITS * (self.seats - 1):
                return True
        return super()._all_heard(view, begun)

    def _inference(self, view: SeatView, said: Claims, late: OutOfTime | None) -> Inference:
        lies = lie_models.habitual(view, said, talking=False, late=LATE)
        nights = ADVISER_NIGHTS * usual_nights(self.seats)
        return Inference(nights, talking=False, lies=lies, out_of_time=late)
