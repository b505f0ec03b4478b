"""How a bot thinks at this game. It may be deleted, and the game still plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core import Bot, Mind, SearchPlan
from cabale.games.abyss.mind.adept import Adept
from cabale.games.abyss.mind.novice import Novice
from cabale.games.abyss.mind.standing import standing, traits, traits_size
from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps.locations import PayKeys
from cabale.games.abyss.rules.steps.recruit import Federate, Pay
from cabale.games.abyss.rules.steps.turn import Turn

ROUTINE = frozenset({Pay.kind, Federate.kind, PayKeys.kind})


class AbyssMind(Mind[AbyssState]):
    search = SearchPlan(Adept, ROUTINE, rollout_depth=0, prior_margin=0.03)

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"novice": Novice, "adept": Adept}

    def standing(self, t: Abyss) -> Sequence[float]:
        return standing(t.state)

    def traits(self, t: Abyss, seat: int) -> bytes:
        return traits(t.state, seat)

    def traits_size(self, seats: int) -> int:
        return traits_size(seats)

    def settled(self, t: Abyss) -> bool:
        return bool(t.frame[0] == Turn.name)


MIND = AbyssMind()
