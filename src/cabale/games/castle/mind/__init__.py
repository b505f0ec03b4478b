"""How a bot thinks at this game. It may be deleted, and the game still plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cabale.core import Bot, Choice, Match, Mind, SearchPlan
from cabale.games.castle.mind import novice
from cabale.games.castle.mind.adept import Adept, Sage
from cabale.games.castle.mind.listeners import listeners, witness_of
from cabale.games.castle.mind.standing import standing
from cabale.games.castle.rules.components import SOCIETIES
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.turn import Turn

ROUTINE = (frozenset(novice.RULES) - {"turn", "answer"}) | {
    *("announce", "accuse", "alone", "duel", "spy", "use"),
}
"""A short search knows whom to offer what, and what to take for it. Whom to support, attack or
name follows from whom one believes, and what it gives away or learns shows much later."""

BROTHERHOOD = SOCIETIES[1]


class CastleMind(Mind[CastleState]):
    search = SearchPlan(Sage, ROUTINE, rollout_depth=2)

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"novice": novice.Novice, "adept": Adept}

    def standing(self, t: CastleBoard) -> Sequence[float]:
        return standing(t.state)

    def settled(self, t: CastleBoard) -> bool:
        return not t.state.stack or t.frame[0] == Turn.name

    def suspicion(self, match: Match, seat: int, rng: Random) -> Sequence[float] | None:
        """How likely each seat is of the Brotherhood."""
        if match.outcome is not None:
            return None
        witness = witness_of(match, seat, infers=True)
        return [1 - witness.societies.in_order(other) for other in range(match.seats)]

    def listeners(
        self, match: Match, seat: int, facts: Sequence[float]
    ) -> Mapping[str, Sequence[float]]:
        return listeners(match, seat)

    def asserts(self, match: Match, speaker: int, claim: Choice) -> tuple[int, bool] | None:
        sides = match.game.teams(match.board) or ()
        brother = sides[speaker] == BROTHERHOOD
        match claim.verb, claim.args:
            case "member", (society,):
                return speaker, society == BROTHERHOOD
            case "has_society", (int(target), society):
                return target, society == BROTHERHOOD
            case "trust" | "same_society" | "believe", (int(target),):
                return target, brother
            case "suspect" | "doubt", (int(target),):
                return target, not brother
        return None


MIND = CastleMind()
