"""Standing orders: to decline the Allies that one does not want."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cabale.core import PASS, Arg, Choice, Orders, Verb
from cabale.games.abyss.rules.components import RACES
from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps.explore import Offer

ALL = "all"
VALUES = range(1, 6)


class OfferOrders(Orders[AbyssState]):
    """`decline crab 3`: no Crab up to the value 3 is bought; `decline all 2`: no Ally up to 2."""

    verbs = (Verb("decline", people="people", value="value"),)
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = {"people": (*RACES, ALL), "value": VALUES}
    steps = frozenset({Offer.name})

    def covers(self, t: Abyss, seat: int, order: Choice) -> bool:
        people, value = order.args
        race, worth = divmod(t.state.track[-1], len(VALUES))
        return people in (ALL, RACES[race]) and worth < int(value)

    def answer(self, t: Abyss, seat: int, order: Choice) -> Choice | None:
        return PASS
