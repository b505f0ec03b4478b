"""Everything that can happen: of what kind each field is, for its words, and of what type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

EVENTS: Mapping[str, Mapping[str, str]] = {
    "kept": {"seat": "seat"},
    "traded": {"seat": "seat", "card": "number"},
    "shown": {"cards": "number"},
}


class Kept(TypedDict):
    kind: Literal["kept"]
    seat: int


class Traded(TypedDict):
    kind: Literal["traded"]
    seat: int
    card: NotRequired[int]
    """The card that was drawn, for the seat that drew it."""


class Shown(TypedDict):
    kind: Literal["shown"]
    cards: list[int]


SampleEvent = Kept | Traded | Shown
