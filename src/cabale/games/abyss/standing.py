"""A guess at who will win: the points that are there, and what hands, keys and pearls promise."""

from __future__ import annotations

from math import exp

from cabale.games.abyss.judgement import KEYS, PEARL, outlook, time_left
from cabale.games.abyss.scoring import score
from cabale.games.abyss.state import AbyssState, keys

STILL_OPEN = 9.0  # points by which a lead may change in what is left of a match, on average
AT_LEAST = 3.0


def promise(s: AbyssState, seat: int) -> float:
    """The points of a seat as they may be at the end."""
    left = time_left(s)
    hand = outlook(s, seat, s.hands[seat], s.pearls[seat]) if left else 0.0
    return (
        score(s, seat).total
        + min(1.0, 2 * left) * (hand + KEYS[min(keys(s, seat), 2)])
        + 0.5 * PEARL * s.pearls[seat] * left
    )


def standing(s: AbyssState) -> list[float]:
    points = [promise(s, seat) for seat in range(len(s.pearls))]
    best = max(points)
    spread = AT_LEAST + STILL_OPEN * time_left(s)
    weights = [exp((point - best) / spread) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]
