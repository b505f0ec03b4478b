"""How a bot thinks at this game. It may be deleted, and the game still plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cabale.core import Bot, Choice, Match, Mind, SearchPlan
from cabale.games.cultists.mind.adept import Adept, Sage
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.listeners import listeners
from cabale.games.cultists.mind.novice import Novice
from cabale.games.cultists.mind.numbers import DOUBT
from cabale.games.cultists.mind.standing import standing
from cabale.games.cultists.rules.state import CultistsState, T

ROUTINE = frozenset(
    {"move", "act", "vote", "change_vote", "found", "prying_eyes", "under_control"}
    | {"decide_token", "clean_up", "name_prophet"}
)


class CultistsMind(Mind[CultistsState]):
    search = SearchPlan(Sage, ROUTINE)

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"novice": Novice, "adept": Adept}

    def standing(self, t: T) -> Sequence[float]:
        return standing(t)

    def suspicion(self, match: Match, seat: int, rng: Random) -> Sequence[float] | None:
        """How likely each seat is a Cultist, to an adept there that listens."""
        if match.outcome is not None:
            return None
        view = match.view(seat)
        cards_only = match.board.options["kills"] == "cards"
        belief = Belief(view["board"], seat, view["said"], cards_only=cards_only)
        return [min(max(p, DOUBT / 10), 1 - DOUBT / 10) for p in belief.cultist[: match.seats]]

    def listeners(
        self, match: Match, seat: int, facts: Sequence[float]
    ) -> Mapping[str, Sequence[float]]:
        return listeners(match, seat, facts)

    def asserts(self, match: Match, speaker: int, claim: Choice) -> tuple[int, bool] | None:
        match claim.verb, claim.args:
            case "investigator" | "cultist" as side, ():
                return speaker, side == "cultist"
            case "suspect" | "vote_for" | "doubt", (int(target),):
                return target, True
            case "trust" | "believe", (int(target),):
                return target, False
        return None


MIND = CultistsMind()
