"""Short signals: what an adept says of others before its turn, and how such words are taken.

All hear them. So an adept says of a friend that it trusts him, of a foe that it suspects him, when
it has seen his card; acts would show it soon. The bold speak from a cover world in which they are
of the other society: there a foe is a friend. Either way nobody ever contradicts himself.

Who is asked for his society says that it is the asker's: a friend would, and so would a foe, so
nothing is learned from it. Who calls for help is spoken of first, and sooner.
"""

from __future__ import annotations

from cabale.core import SeatView, Temper
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.editions import SETUPS
from cabale.games.castle.sight.view import CastleView

LIAR = 0.5
"""So bold are those who lie: one of four."""
HASTY, PATIENT = 1, 4
"""The round from which one speaks."""


def remark(view: SeatView, witness: Witness, temper: Temper) -> tuple[str, int] | None:
    """Something about somebody whose card this seat has seen, and of whom it has not spoken yet."""
    me = witness.seat
    table: CastleView = view["board"]
    told = {words[0]: verb for seat, verb, *words in view["said"] if seat == me and words}
    for asker, verb, *words in view["said"]:
        if verb == "ask" and words == [me] and asker not in told:
            if not witness.knows[asker] >> me & 1:
                return "same_society", asker
    known = witness.societies.known
    in_need = {seat for seat, verb, *_ in view["said"] if verb == "help"}
    early = table["round"] < (PATIENT if temper.patience > 0 else HASTY)
    lying = temper.boldness > LIAR
    for other, order in sorted(known.items(), key=lambda one: one[0] not in in_need):
        if early and other not in in_need:
            return None
        friend = order == known[me]
        if other == me or other in told or witness.knows[other] >> me & 1:
            continue
        if not lying:
            return "trust" if friend else "suspect", other
        # In the cover world no society may have more members than there are cards.
        each = SETUPS[table["edition"]][view["seats"]].societies
        if not friend and sum(verb == "trust" for verb in told.values()) + 1 < each:
            return "trust", other
    return None
