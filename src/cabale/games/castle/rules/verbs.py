"""The words of the game: every choice and every claim, and the values of their arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core import Arg, Verb
from cabale.games.castle.rules.components import (
    BAG,
    DIRECTIONS,
    DUEL_ITEMS,
    ITEM,
    ITEMS,
    PROFESSIONS,
    SIDES,
    SOCIETIES,
)

DOMAINS: Mapping[str, Sequence[Arg]] = {
    "item": (*ITEMS, BAG),
    "profession": PROFESSIONS,
    "society": SOCIETIES,
    "side": SIDES,
    "direction": DIRECTIONS,
}


def _card(*args: str | int) -> bool:
    """Cards in hand have their true names."""
    return args[-1] != BAG


def _spoken(*args: str | int) -> bool:
    """Items called aloud: a Bag without its kind."""
    return args[-1] not in ("bag_key", "bag_goblet")


def _in_order(one: int, other: int) -> bool:
    return one < other


def _for_duels(item: str) -> bool:
    return item != BAG and ITEM[item] in DUEL_ITEMS


def _has_ability(item: str) -> bool:
    return item in (BAG, "monocle", "privilege", "tome")


VERBS = (
    Verb("spy", target="seat"),
    Verb("offer", _card, target="seat", item="item"),
    Verb("accept", _card, item="item"),
    Verb("refuse"),
    Verb("ability", _has_ability, item="item"),
    Verb("take", profession="profession"),
    Verb("turn", direction="direction"),
    Verb("give", _card, item="item"),
    Verb("hand", _card, target="seat", item="item"),
    Verb("top", _card, item="item"),
    Verb("demand", _spoken, target="seat", item="item"),
    Verb("duel", target="seat"),
    Verb("support", side="side"),
    Verb("hypnotise", target="seat"),
    Verb("use", profession="profession"),
    Verb("decide", side="side"),
    Verb("show", _for_duels, item="item"),
    Verb("token"),
    Verb("look"),
    Verb("rob"),
    Verb("steal", _card, item="item"),
    Verb("announce"),
    Verb("accuse"),
    Verb("alone"),
    Verb("name", target="seat"),
    Verb("done"),
)

CLAIMS = (
    Verb("member", society="society"),
    Verb("has_society", target="seat", society="society"),
    Verb("hold", _spoken, item="item"),
    Verb("holds", _spoken, target="seat", item="item"),
    Verb("am", profession="profession"),
    Verb("trust", target="seat"),
    Verb("suspect", target="seat"),
    Verb("need", _spoken, item="item"),
    Verb("lack", _spoken, later=True, item="item"),
    Verb("lacks", _spoken, later=True, target="seat", item="item"),
    Verb("has_profession", later=True, target="seat", profession="profession"),
    Verb("same_society", later=True, target="seat"),
    Verb("help", later=True),
    Verb("trade_with", later=True, target="seat"),
    Verb("will_announce", later=True),
    Verb("believe", later=True, target="seat"),
    Verb("doubt", later=True, target="seat"),
    Verb("ask", later=True, target="seat"),
    Verb("either", _in_order, later=True, one="seat", other="seat"),
    Verb("not_that_one", later=True, target="seat"),
    Verb("agree", later=True, target="seat"),
)
