"""Other listeners than the master, to measure it against: the adept, and one who trusts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import cast

from cabale.core import Match
from cabale.games.castle.mind.belief import Societies
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.components import SOCIETIES
from cabale.games.castle.rules.events import CastleEvent
from cabale.games.castle.rules.state import setup_for
from cabale.games.castle.sight.view import CastleView

TRUST = 0.5 * log(0.9 / 0.1)


class Trusting(Societies):
    """Each claim is true nine times of ten, whoever makes it; acts say nothing."""

    temper = 1.0

    def hear(self, claim: Sequence[int | str]) -> None:
        speaker, verb, *words = claim
        if speaker == self.seat:
            return
        match verb, words:
            case "member", [society]:
                self.order(int(speaker), TRUST if society == SOCIETIES[0] else -TRUST)
            case "has_society", [target, society]:
                self.order(int(target), TRUST if society == SOCIETIES[0] else -TRUST)
            case "trust" | "same_society" | "not_that_one" | "believe" | "agree", [target]:
                self.alike(int(speaker), int(target), TRUST)
            case "either", [one, other]:
                self.alike(int(speaker), int(one), -TRUST / 2)
                self.alike(int(speaker), int(other), -TRUST / 2)
            case "suspect" | "doubt", [target]:
                self.alike(int(speaker), int(target), -TRUST)


def witness_of(match: Match, seat: int, *, infers: bool) -> Witness:
    """A seat's memory of a whole match."""
    witness = Witness(seat, match.seats, match.board.options, infers=infers)
    witness.read(match.view(seat), cast("list[CastleEvent]", match.events(seat)))
    return witness


def listeners(match: Match, seat: int) -> Mapping[str, Sequence[float]]:
    """How likely each is of the Brotherhood: for an adept, and for one who trusts."""
    view = match.view(seat)
    adept = witness_of(match, seat, infers=False)
    belief = Trusting(seat, match.seats, setup_for(match.board).societies)
    table: CastleView = view["board"]
    players = table["seats"]
    belief.learn(
        {
            p: player["society"] == SOCIETIES[0]
            for p, player in enumerate(players)
            if player["society"] is not None
        }
    )
    for claim in view["said"]:
        belief.hear(claim)
    return {
        who: [1 - societies.in_order(other) for other in range(match.seats)]
        for who, societies in (("adept", adept.societies), ("trusting", belief))
    }
