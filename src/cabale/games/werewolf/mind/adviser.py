"""The master's adviser: an adept that knows how liars lie and are heard, and thinks longer.

No search is made upon it: in rollouts nobody would talk, and all is in the talk.
"""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.belief import Belief, Inference, usual_nights
from cabale.games.werewolf.mind.claims import Claims
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.numbers import (
    ADVISER_NIGHTS,
    ADVISER_STORIES,
    LATE,
)
from cabale.games.werewolf.mind.votes import announced, best_vote, last_word


class Adviser(Adept):
    effort = ADVISER_STORIES

    def _thought_of_lies(self, view: SeatView, said: Claims) -> Sequence[float]:
        """As adepts hear: a level of thought above theirs."""
        return lie_models.plain(view, said)

    def _accused(self, view: SeatView, mine: Belief) -> int:
        """Everywhere it hedges, and goes by what the others say: adepts vote as they say."""
        target, self._at_peace = best_vote(mine, announced(view), self.seat, hedge=True)
        return target

    def _scapegoat(
        self,
        view: SeatView,
        mine: Belief,
        table: Belief,
        strangers: Sequence[int],
        aloud: bool,
    ) -> int:
        """It says what a villager would say who knows the claims alone, and votes as it is best."""
        votes = announced(view)
        if aloud:
            return best_vote(table, votes, self.seat)[0]
        return last_word(mine, table, votes, self.seat, strangers)

    def _inference(self, view: SeatView, said: Claims, late: OutOfTime | None) -> Inference:
        lies = lie_models.habitual(view, said, talking=False, late=LATE)
        nights = ADVISER_NIGHTS * usual_nights(self.seats)
        return Inference(nights, talking=False, lies=lies, out_of_time=late)
