"""Standing orders: what one gives to whom one meets, and how one votes when it comes to it."""

from __future__ import annotations

from cabale.core import Catalogue, Choice, Orders, Verb
from cabale.games.cultists.rules.state import CultistsState, T
from cabale.games.cultists.rules.steps.encounters import Encounter
from cabale.games.cultists.rules.steps.votes import Vote
from cabale.games.cultists.rules.verbs import domains


class MeetingOrders(Orders[CultistsState]):
    """`give alive 2`: whenever I meet 2. `point 3`, `abstain`: whenever there is a vote.

    Everybody may vote so, whatever they are. Whether a seat has the card that it means to give only
    the seat knows: such an order spares nobody any time.
    """

    verbs = (
        Verb("give", pulse="pulse", target="seat"),
        Verb("point", target="seat"),
        Verb("abstain"),
    )
    steps = frozenset({Encounter.name, Vote.name})

    def _catalogue(self, seats: int) -> Catalogue:
        return Catalogue(self.verbs, domains(seats))

    def stands(self, t: T, seat: int, order: Choice) -> bool:
        """Nothing is given to a ghost, nor is one voted out."""
        if order.verb == "abstain":
            return True
        target = int(order.args[-1])
        here = target < t.state.characters and not t.state.ghost[target]
        return here and (order.verb == "point" or target != seat)

    def covers(self, t: T, seat: int, order: Choice) -> bool:
        return order.verb != "give" and t.frame[0] == Vote.name

    def answer(self, t: T, seat: int, order: Choice) -> Choice | None:
        return t.choice(order.verb, *order.args)
