"""Every card of a match, wherever it lies."""

from __future__ import annotations

from cabale.skeleton.game.rules.state import SampleState


def census(s: SampleState) -> list[int]:
    return [*s.hands, *s.pile, *(card for card in s.traded if card)]
