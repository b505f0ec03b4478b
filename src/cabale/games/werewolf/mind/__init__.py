"""How a bot thinks at this game. It may be deleted, and the game still plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cabale.core import Bot, Choice, Eyes, Match, Mind, SearchPlan
from cabale.games.werewolf.mind.adept import Adept
from cabale.games.werewolf.mind.adviser import Adviser
from cabale.games.werewolf.mind.baselines import listeners, well_heard
from cabale.games.werewolf.mind.belief import usual_nights
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.mind.novice import Novice
from cabale.games.werewolf.mind.quick import Quick
from cabale.games.werewolf.mind.recollection import seen_by
from cabale.games.werewolf.mind.testimony import PACK_NAMES
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.day import by_day

ROUTINE = frozenset({"night", "vote"})


class WerewolfMind(Mind[Werewolf]):
    search = SearchPlan(Adviser, ROUTINE, rollout_level="adept")

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"novice": Novice, "quick": Quick, "adept": Adept}

    def suspicion(self, match: Match, seat: int, rng: Random) -> Sequence[float] | None:
        """By day alone: at night nothing has been said."""
        if match.outcome is not None or not by_day(match.board):
            return None
        world = match.imagine(seat, rng)
        view = seen_by(Eyes(match, seat), match.board.options)
        belief = well_heard(world, view, rng, usual_nights(match.seats))
        return [belief.chance(other, PACK_ROLES) for other in range(match.seats)]

    def listeners(
        self, match: Match, seat: int, facts: Sequence[float]
    ) -> Mapping[str, Sequence[float]]:
        return listeners(match, seat, facts)

    def asserts(self, match: Match, speaker: int, claim: Choice) -> tuple[int, bool] | None:
        match claim.verb, claim.args:
            case "started" | "became", (role,):
                return speaker, role in PACK_NAMES
            case "saw" | "copied" | "revealed", (int(target), role):
                return target, role in PACK_NAMES
            case "suspect" | "will_vote", (int(target),):
                return target, True
            case "clear", (int(target),):
                return target, False
        return None


MIND = WerewolfMind()
