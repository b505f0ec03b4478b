"""The only door out: what each seat may see."""

from __future__ import annotations

from typing import TypedDict

from cabale.core import Board
from cabale.skeleton.game.rules.state import SampleState


class SampleView(TypedDict):
    """All that a seat may know. `hands` has None for each card that it may not see."""

    pile: int
    hands: list[int | None]
    traded: list[bool]
    gave: int | None


def view(t: Board[SampleState], seat: int | None) -> SampleView:
    s = t.state
    over = s.outcome is not None
    return {
        "pile": len(s.pile),
        "hands": [card if over or owner == seat else None for owner, card in enumerate(s.hands)],
        "traded": [card > 0 for card in s.traded],
        "gave": s.traded[seat] if seat is not None and s.traded[seat] else None,
    }
