"""What a seat did in a match that is over, in numbers, for its own statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Events = Sequence[Mapping[str, Any]]


def deeds(seat: int, events: Events) -> dict[str, int]:
    def number(kind: str, of: str = "seat") -> int:
        return sum(event["kind"] == kind and event.get(of) == seat for event in events)

    return {
        "duels_won": number("won"),
        "duels_lost": number("won", "target"),
        "trades": number("accepted") + number("accepted", "target"),
        "stolen": number("stole"),
        "announced": number("announced") + number("announced_alone"),
    }
