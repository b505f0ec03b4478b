"""What a player says who is suspected: nobody can check it, and everybody would say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.games.cultists.sight.view import CultistsView

ACCUSING = ("suspect", "vote_for", "doubt", "off_route")


def accused(verb: str, words: Sequence[Any]) -> Sequence[int]:
    """Whom a claim accuses: of two, « either » of them."""
    return words if verb == "either" else words[:1] if verb in ACCUSING else ()


def defence(
    table: CultistsView, seat: int, said: Sequence[Sequence[Any]]
) -> Iterator[tuple[Any, ...]]:
    """What the seat laid where bad cards came to light, and its side."""
    if not any(seat in accused(verb, words) for _, verb, *words in said):
        return
    me = table["me"]
    bad = {shown["pile"] for shown in table["shown"] if shown["card"] != "success"}
    lies = me["team"] == "cultists"
    for laid in me["laid"]:
        room = laid["pile"]
        if room in bad and room in table["rooms"] and (lies or laid["card"] == "success"):
            yield "added", room, "success"
    yield ("investigator",)
