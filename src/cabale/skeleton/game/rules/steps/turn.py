"""A turn: keep the card, or trade it for the next one of the pile."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import Board, Choice, Step
from cabale.skeleton.game.rules.state import SampleState


class Turn(Step[SampleState]):
    """Remembers whose turn it is."""

    name = "turn"
    kind = "turn"
    memory = ("number",)
    bottom = True

    def ask(self, t: Board[SampleState]) -> Sequence[int] | None:
        seat: int = t.frame[1]
        if seat == t.seats:
            show(t)
            return None
        return (seat,)

    def legal(self, t: Board[SampleState], seat: int) -> Sequence[Choice]:
        return (t.choice("keep"), t.choice("trade"))

    def play(self, t: Board[SampleState], seat: int, choice: Choice) -> None:
        s = t.state
        if choice.verb == "trade":  # SAM-004
            s.traded[seat], s.hands[seat] = s.hands[seat], s.pile.pop()
            t.tell("traded", seat=seat, only={seat: {"card": s.hands[seat]}})
        else:
            t.tell("kept", seat=seat)
        t.goto(Turn, seat + 1)


def show(t: Board[SampleState]) -> None:
    """SAM-005: all cards are shown, the highest wins."""
    hands = t.state.hands
    t.reveal("shown", cards=list(hands))
    t.end((hands.index(max(hands)),), "highest", tuple(hands))
