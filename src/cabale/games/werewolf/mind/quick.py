"""The quick adept: an opponent for learners, who need many matches rather than the best judge.

It talks and votes as an adept does, but listens less: it waits until nobody adds to the stories,
and then reckons once with few particles and without the worlds of the hard facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.core import Eyes, Match, SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.belief import Inference
from cabale.games.werewolf.mind.claims import Claim, Claims
from cabale.games.werewolf.mind.cover_stories import Story
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.numbers import QUICK_NIGHTS
from cabale.games.werewolf.mind.testimony import WOLF_NAMES


class Quick(Adept):
    _heard_last: Sequence[Any] | None = None
    _settled = False
    """Whether no other has told anything since it was last asked for a word. So the last to tell
    something is the first to say whom it will vote for."""

    def _words(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        heard = [
            words for who, *words in view["said"] if who != self.seat and words[0] != "will_vote"
        ]
        self._settled = heard == self._heard_last
        self._heard_last = heard
        yield from super()._words(eyes, view, said)

    def _announcement(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        """Among bots not before a round in which nobody told anything new."""
        if self._settled or eyes.live:
            yield from super()._announcement(eyes, view, said)

    def _inference(self, view: SeatView, said: Claims, late: OutOfTime | None) -> Inference:
        lies = lie_models.plain(view, said)
        return Inference(QUICK_NIGHTS, talking=False, lies=lies, out_of_time=late, facts=0)

    def _deadline(self, seconds: float) -> OutOfTime | None:
        """None: so few particles take no time that a table would notice."""
        return None

    def _best_story(
        self, view: SeatView, world: Match, stories: Sequence[Story], talking: bool = False
    ) -> Story:
        """One that accuses somebody, if there is any; none is rated."""
        return next((story for story in stories if _accuses(story)), [*stories, []][0])


def _accuses(story: Story) -> bool:
    return any(word in WOLF_NAMES for _, *words in story for word in words)
