"""What a player says who is suspected: nobody can check it, and everybody would say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

ACCUSING = ("suspect", "vote_for")


def defence(
    table: Mapping[str, Any], seat: int, said: Sequence[Sequence[Any]]
) -> Iterator[tuple[Any, ...]]:
    """What the seat laid where bad cards came to light, and its side."""
    if not any(verb in ACCUSING and words[0] == seat for _, verb, *words in said):
        return
    me = table["me"]
    bad = {place for _, place, card, _ in table["shown"] if card != "success"}
    for _, place, card in me["laid"]:
        lies = me["team"] == "cultists"
        if place in bad and place in table["rooms"] and (lies or card == "success"):
            yield "added", place, "success"
    yield ("investigator",)
