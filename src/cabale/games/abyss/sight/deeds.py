"""What a seat did in a match that is over, in numbers, for its own statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Events = Sequence[Mapping[str, Any]]


def deeds(seat: int, events: Events) -> dict[str, int]:
    mine = [event for event in events if event.get("seat") == seat]
    counted = next(event for event in reversed(mine) if event["kind"] == "scored")
    return {
        **{column: counted[column] for column in ("locations", "lords", "allies", "tokens")},
        "pearls": sum(e["pearls"] for e in mine if e["kind"] in ("paid", "bought", "corrupted")),
        "recruited": sum(event["kind"] == "joined" for event in mine),
        "fought": sum(event["kind"] == "fought" for event in mine),
    }
