"""How a match begins."""

from __future__ import annotations

from cabale.core import Board
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.state import SampleState
from cabale.skeleton.game.rules.steps.turn import Turn


def setup(t: Board[SampleState]) -> None:
    """SAM-001, SAM-002."""
    cards = deck(t.seats)
    t.shuffle(cards)
    deal(t, cards[: t.seats], cards[t.seats :])


def deal(t: Board[SampleState], hands: list[int], pile: list[int]) -> None:
    t.state.hands = hands
    t.state.pile = pile
    t.state.traded = [0] * t.seats
    t.push(Turn, 0)
