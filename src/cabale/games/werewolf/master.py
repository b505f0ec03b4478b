"""The master: an adept who knows how liars lie."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cabale.core import Match
from cabale.games.werewolf.adept import THOUGHT, Adept
from cabale.games.werewolf.belief import Belief, facts_of, posterior
from cabale.games.werewolf.lies import shrewd


class Master(Adept):
    """Hears claims as one who has heard many lies."""

    def _belief(self, view: Mapping[str, Any], world: Match, seat: int | None) -> Belief:
        facts = facts_of(view, self.seats)
        lies = shrewd(view, facts, talking=False)
        late = self._clock(THOUGHT)
        return posterior(world.table, seat, facts, Random(1), lies=lies, late=late)
