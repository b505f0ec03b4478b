"""What a seat did in a match that is over, in numbers, for its own statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Events = Sequence[Mapping[str, Any]]


def deeds(seat: int, events: Events) -> dict[str, int]:
    def number(kind: str) -> int:
        return sum(event["kind"] == kind and event.get("seat") == seat for event in events)

    votes = [event["votes"][seat] for event in events if event["kind"] == "voted"]
    results = [event["target"] for event in events if event["kind"] == "vote_result"]
    return {
        "encounters": sum(e["kind"] == "encounter" and seat in e["seats"] for e in events),
        "added": number("added"),
        "inspected": number("inspected"),
        "votes": sum(vote is not None for vote in votes),
        "votes_won": sum(
            vote is not None and vote == out for vote, out in zip(votes, results, strict=False)
        ),
    }
