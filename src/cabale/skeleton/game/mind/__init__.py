"""How a bot thinks at this game. It may be deleted, and the game still plays."""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import Bot, Mind
from cabale.skeleton.game.mind.novice import Novice
from cabale.skeleton.game.rules.state import SampleState


class SampleMind(Mind[SampleState]):
    def bots(self) -> Mapping[str, type[Bot]]:
        return {"novice": Novice}


MIND = SampleMind()
