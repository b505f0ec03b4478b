"""The only door out: what each seat may see, in words and in numbers."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from cabale.core import Feature, Table
from cabale.skeleton.game.rules.state import SampleState


def view(t: Table[SampleState], seat: int | None) -> dict[str, Any]:
    s = t.state
    over = s.outcome is not None
    return {
        "pile": len(s.pile),
        "hands": [card if over or owner == seat else None for owner, card in enumerate(s.hands)],
        "traded": [card > 0 for card in s.traded],
        "gave": s.traded[seat] if seat is not None and s.traded[seat] else None,
    }


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("hand", 1, "the seat's card"),
        Feature("gave", 1, "the card it gave away, 0 if none"),
        Feature("traded", seats, "1 for each seat that has traded"),
    )


def observe(t: Table[SampleState], seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    out[0] = s.hands[seat]
    out[1] = s.traded[seat]
    for owner, card in enumerate(s.traded):
        out[2 + owner] = card > 0
