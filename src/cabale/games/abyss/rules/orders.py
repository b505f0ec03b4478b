"""Standing orders: to decline the Allies that one does not want, and to buy those one does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cabale.core import PASS, Arg, Choice, Orders, Verb
from cabale.games.abyss.rules.components import RACES
from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps.explore import Offer, price

ALL = "all"
VALUES = range(1, 6)
PRICES = range(1, 4)


class OfferOrders(Orders[AbyssState]):
    """`decline crab 3`: no Crab up to the value 3 is bought; `decline all 2`: no Ally up to 2.

    `buy_if crab 4 2`: a Crab from the value 4 on is bought if it costs 2 Pearls at most. Whoever is
    offered an Ally can pay for it, and everybody sees all of this.
    """

    verbs = (
        Verb("decline", people="people", value="value"),
        Verb("buy_if", people="people", value="value", price="price"),
    )
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = {
        "people": (*RACES, ALL),
        "value": VALUES,
        "price": PRICES,
    }
    steps = frozenset({Offer.name})

    def covers(self, t: Abyss, seat: int, order: Choice) -> bool:
        people, value, *most = order.args
        race, worth = divmod(t.state.track[-1], len(VALUES))
        if people not in (ALL, RACES[race]):
            return False
        if order.verb == "decline":
            return worth < int(value)
        return worth + 1 >= int(value) and price(t.state) <= int(most[0])

    def answer(self, t: Abyss, seat: int, order: Choice) -> Choice | None:
        if not self.covers(t, seat, order):
            return None
        return PASS if order.verb == "decline" else t.choice("buy")
