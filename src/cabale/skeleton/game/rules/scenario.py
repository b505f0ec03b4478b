"""A position in a few readable lines: ``hands: 3 5 1``, the next card last: ``pile: 2 6 4``."""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import Board, ScenarioError
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.setup import deal
from cabale.skeleton.game.rules.state import SampleState
from cabale.skeleton.game.rules.steps.turn import Turn


def arrange(t: Board[SampleState], facts: Mapping[str, str]) -> None:
    for name in facts:
        if name not in ("hands", "pile"):
            raise ScenarioError(f"{name}: there is no line {name!r}; there are hands, pile")
    hands = _cards("hands", facts.get("hands", ""))
    if len(hands) != t.seats:
        raise ScenarioError(f"hands: one card for each of {t.seats} seats, not {len(hands)}")
    pile = _cards("pile", facts.get("pile", "")) or sorted(set(deck(t.seats)) - set(hands))
    if sorted(hands + pile) != deck(t.seats):
        raise ScenarioError(f"pile: with hands these are the cards {deck(t.seats)}, each once")
    deal(t, hands, pile)


def _cards(name: str, words: str) -> list[int]:
    try:
        return [int(word) for word in words.split()]
    except ValueError:
        raise ScenarioError(f"{name}: these are numbers, not {words!r}") from None


def describe(t: Board[SampleState]) -> str:
    """The lines of this position; only before the first turn has one words for it."""
    s = t.state
    if s.stack != [(Turn.name, 0)]:
        raise ScenarioError("hands: there are no words for what was traded")
    return f"hands: {' '.join(map(str, s.hands))}\npile: {' '.join(map(str, s.pile))}"
