"""What a seat may know as numbers, for agents that learn."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from cabale.core import Board, Feature
from cabale.skeleton.game.rules.state import SampleState


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("hand", 1, "the seat's card"),
        Feature("gave", 1, "the card it gave away, 0 if none"),
        Feature("traded", seats, "1 for each seat that has traded"),
    )


def observe(t: Board[SampleState], seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    out[0] = s.hands[seat]
    out[1] = s.traded[seat]
    for owner, card in enumerate(s.traded):
        out[2 + owner] = card > 0
