"""A position in a few readable lines: ``hands: 3 5 1``, the next card last: ``pile: 2 6 4``.

``traded: 0 2 0`` are the cards that were given away, by seat, and ``steps: turn 1`` is whose turn
it is; what all games have in common is on the page about positions.
"""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import Board, ScenarioError
from cabale.core.position import stand
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.setup import deal
from cabale.skeleton.game.rules.state import SampleState

LINES = ("hands", "pile", "traded", "steps")


def arrange(t: Board[SampleState], facts: Mapping[str, str]) -> None:
    for name in facts:
        if name not in LINES:
            raise ScenarioError(f"{name}: there is no line {name!r}; there are {', '.join(LINES)}")
    hands = _cards("hands", facts.get("hands", ""))
    if len(hands) != t.seats:
        raise ScenarioError(f"hands: one card for each of {t.seats} seats, not {len(hands)}")
    pile = _cards("pile", facts.get("pile", "")) or sorted(set(deck(t.seats)) - set(hands))
    gone = _cards("traded", facts.get("traded", "0 " * t.seats))
    if len(gone) != t.seats or sorted(hands + pile + [n for n in gone if n]) != deck(t.seats):
        raise ScenarioError(f"pile: with hands these are the cards {deck(t.seats)}, each once")
    deal(t, hands, pile)
    t.state.traded = gone
    stand(t, facts)


def _cards(name: str, words: str) -> list[int]:
    try:
        return [int(word) for word in words.split()]
    except ValueError:
        raise ScenarioError(f"{name}: these are numbers, not {words!r}") from None


def lines_of(t: Board[SampleState]) -> dict[str, str]:
    s = t.state
    return {
        "hands": " ".join(map(str, s.hands)),
        "pile": " ".join(map(str, s.pile)),
        "traded": " ".join(map(str, s.traded)),
    }
