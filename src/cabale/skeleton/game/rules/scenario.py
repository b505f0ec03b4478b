"""A position in a few readable lines: ``hands: 3 5 1``, the next card last: ``pile: 2 6 4``."""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import Board, ScenarioError
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.setup import deal
from cabale.skeleton.game.rules.state import SampleState


def arrange(t: Board[SampleState], facts: Mapping[str, str]) -> None:
    if unknown := facts.keys() - {"hands", "pile"}:
        raise ScenarioError(f"a scenario has hands and pile, not {sorted(unknown)}")
    hands = _cards("hands", facts.get("hands", ""))
    if len(hands) != t.seats:
        raise ScenarioError(f"hands has one card for each of {t.seats} seats, not {len(hands)}")
    pile = _cards("pile", facts.get("pile", "")) or sorted(set(deck(t.seats)) - set(hands))
    if sorted(hands + pile) != deck(t.seats):
        raise ScenarioError(f"hands and pile together are the cards {deck(t.seats)}, each once")
    deal(t, hands, pile)


def _cards(name: str, words: str) -> list[int]:
    try:
        return [int(word) for word in words.split()]
    except ValueError:
        raise ScenarioError(f"{name} are numbers, not {words!r}") from None
