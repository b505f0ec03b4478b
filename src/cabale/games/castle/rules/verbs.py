"""The words of the game: every choice, every claim, and what stands in each event."""

from __future__ import annotations

from cabale.core import Verb
from cabale.games.castle.rules.components import BAG, DUEL_ITEMS, ITEM


def _card(*args: str | int) -> bool:
    """Cards in hand have their true names."""
    return args[-1] != BAG


def _spoken(*args: str | int) -> bool:
    """Items called aloud: a Bag without its kind."""
    return args[-1] not in ("bag_key", "bag_goblet")


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
)

_TWO = {"seat": "seat", "target": "seat"}
_CARD_BETWEEN = {**_TWO, "item": "item"}
EVENTS: dict[str, dict[str, str]] = {
    "turn": {"seat": "seat", "turn": "number"},
    "passed": {"seat": "seat"},
    "spied": _CARD_BETWEEN,
    "offered": _CARD_BETWEEN,
    "accepted": {**_CARD_BETWEEN, "returned": "item"},
    "refused": _TWO,
    "token": {"seat": "seat"},
    "read": _CARD_BETWEEN,
    "declined": {"seat": "seat", "item": "item"},
    "drew": {"seat": "seat", "item": "item"},
    "gave": _CARD_BETWEEN,
    "saw_society": {**_TWO, "society": "society"},
    "saw_profession": {**_TWO, "profession": "profession"},
    "saw_hand": {**_TWO, "items": "item"},
    "swapped": {**_TWO, "profession": "profession"},
    "changed": {"seat": "seat", "profession": "profession"},
    "turned": {"seat": "seat", "direction": "direction"},
    "passed_round": {"item": "item", "got": "item"},
    "used": {"seat": "seat", "profession": "profession"},
    "foresaw": {"seat": "seat", "items": "item"},
    "arranged": {"seat": "seat", "items": "item"},
    "demanded": _CARD_BETWEEN,
    "has": _CARD_BETWEEN,
    "lacks": _CARD_BETWEEN,
    "yielded": {**_CARD_BETWEEN, "returned": "item"},
    "challenged": _TWO,
    "interrupted": _TWO,
    "supported": {"seat": "seat", "side": "side"},
    "abstained": {"seat": "seat"},
    "hypnotised": _TWO,
    "alone_with": {"seat": "seat"},
    "showed": {"seat": "seat", "item": "item"},
    "laid": {"seat": "seat"},
    "decided": {"seat": "seat", "side": "side"},
    "count": {"attack": "number", "defence": "number"},
    "cancelled": {"seat": "seat"},
    "won": _TWO,
    "tied": _TWO,
    "stole": _CARD_BETWEEN,
    "announced": {"seat": "seat", "society": "society"},
    "announced_alone": {"seat": "seat"},
    "revealed": {
        "seat": "seat",
        "society": "society",
        "profession": "profession",
        "items": "item",
    },
    "named": _TWO,
    "ask-answer": {"seat": "seat", "item": "item"},
    "ask-ability": {"seat": "seat", "item": "item"},
    "ask-round": {"seat": "seat"},
    "ask-foresee": {"number": "number"},
    "ask-demand_gift": {"seat": "seat", "item": "item"},
    "ask-demand_answer": {"seat": "seat", "item": "item"},
    "ask-tribute": {"seat": "seat"},
    "ask-support": {"attacker": "seat", "defender": "seat"},
    "ask-after_duel": {"winner": "seat"},
    "ask-spoils": {"seat": "seat"},
    "ask-theft": {"seat": "seat"},
    "ask-replacement": {"seat": "seat"},
    "ask-naming": {"society": "society"},
}
"""Fields and their kinds, by event; ``ask-…`` for those of a question."""
