"""Short signals: what an adept says of others before its turn, and how such words are taken.

All hear them. So an adept says of a friend that it trusts him, of a foe that it suspects him, when
it has seen his card; acts would show it soon. The bold speak from a cover world in which they are
of the other society: there a foe is a friend. Either way nobody ever contradicts himself.

Who is asked for his society says that it is the asker's: a friend would, and so would a foe, so
nothing is learned from it. Who calls for help is spoken of first, and sooner.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    told = {words[0]: verb for seat, verb, *words in view["said"] if seat == me and words}
    asker = _asker(view, witness, told)
    if asker is not None:
        return "same_society", asker
    known = witness.societies.known
    lying = temper.boldness > LIAR
    for other in _worth_a_word(view, witness, temper):
        friend = known[other] == known[me]
        if other == me or other in told or witness.knows[other] >> me & 1:
            continue
        if not lying:
            return "trust" if friend else "suspect", other
        # In the cover world no society may have more members than there are cards.
        table: CastleView = view["board"]
        each = SETUPS[table["edition"]][view["seats"]].societies
        if not friend and sum(verb == "trust" for verb in told.values()) + 1 < each:
            return "trust", other
    return None


def _asker(view: SeatView, witness: Witness, told: Mapping[int, str]) -> int | None:
    """Who wants to know the seat's society, does not know it, and has heard nothing of himself."""
    me = witness.seat
    asked = [who for who, verb, *words in view["said"] if verb == "ask" and words == [me]]
    open_ = [who for who in asked if who not in told and not witness.knows[who] >> me & 1]
    return open_[0] if open_ else None


def _worth_a_word(view: SeatView, witness: Witness, temper: Temper) -> list[int]:
    """Whose card the seat has seen: who called for help first, the others when it is time."""
    table: CastleView = view["board"]
    in_need = {seat for seat, verb, *_ in view["said"] if verb == "help"}
    early = table["round"] < (PATIENT if temper.patience > 0 else HASTY)
    known = sorted(witness.societies.known, key=lambda seat: seat not in in_need)
    return [seat for seat in known if seat in in_need or not early]
