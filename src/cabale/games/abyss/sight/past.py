"""What players do in the open, for observations that remember."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.past import Act, Past, alone
from cabale.games.abyss.rules.components import RACES

ACTS = (
    Act("bought", "bought an Ally from him"),
    Act("declined", "left an Ally that was for sale", alone=True),
    Act("explored", "took an Ally of the track", alone=True),
    Act("fought", "fought a Monster", alone=True),
    Act("supported", "took a stack of the Council", alone=True),
    Act("plotted", "paid to see another Lord", alone=True),
    Act("struck", "disabled a Lord of his, or took a token"),
    *[Act(f"took {race}", f"took or bought one of the {race}", alone=True) for race in RACES],
    *[Act(f"stack {race}", f"took the stack of the {race}", alone=True) for race in RACES],
)

TERMS = {"card": ("monster",), "end": ("lords", "court")}
"""The words of events that no verb knows."""

Event = Mapping[str, Any]


def _bought(past: Past, event: Event) -> None:
    past.did("bought", event["seat"], event["seller"])
    _took(past, event)


def _took(past: Past, event: Event) -> None:
    past.did(f"took {event['ally'].partition('-')[0]}", event["seat"])


def _explored(past: Past, event: Event) -> None:
    past.did("explored", event["seat"])
    _took(past, event)


def _supported(past: Past, event: Event) -> None:
    past.did("supported", event["seat"])
    past.did(f"stack {event['race']}", event["seat"])


def _struck(past: Past, event: Event) -> None:
    past.did("struck", event["seat"], event["victim"])


RECOLLECTIONS = {
    "bought": _bought,
    "took": _explored,
    "declined": alone("declined"),
    "fought": alone("fought"),
    "supported": _supported,
    "plotted": alone("plotted"),
    "disabled": _struck,
    "stolen": _struck,
}
