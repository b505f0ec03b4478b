"""How likely each seat is to win: the points that are there, and what the rest promises."""

from __future__ import annotations

from math import exp

from cabale.games.abyss.appraisal import OVER, Appraisal, stage
from cabale.games.abyss.components import BLACK_SMOKERS
from cabale.games.abyss.judgement import ONGOING_POWERS, worth_of_tile
from cabale.games.abyss.scoring import score
from cabale.games.abyss.state import NOBODY, AbyssState, keys

MOVE = 1.5  # to be at turn
LAST_TURN = 2.0  # what the last turn brings at least
LAST_LORD = 5.0  # and with a Lord within reach more
SPREADS = (8.0, 7.5, 7.0, 7.0, 6.5, 6.0, 5.0, 3.5)
"""How far promises are from what comes of them, by the most Lords that somebody has."""


def promise(s: AbyssState, seat: int) -> float:
    """The points of a seat as they may be at the end."""
    if s.ended_by != NOBODY:
        return in_the_last_round(s, seat)
    w = stage(s)
    points = score(s, seat)
    worth = points.total - points.locations + Appraisal(s, seat).now + w.lord * len(s.lords[seat])
    for tile in s.locations[seat]:
        if tile != BLACK_SMOKERS:
            worth += worth_of_tile(s, seat, tile)
    for lord in s.lords[seat]:
        if s.active[lord] == seat and lord in ONGOING_POWERS:
            worth += w.power * ONGOING_POWERS[lord]
    worth += (0.0, w.one_key, w.two_keys)[min(keys(s, seat), 2)]
    return worth + MOVE * (s.turn == seat)


def in_the_last_round(s: AbyssState, seat: int) -> float:
    """What is there, and for who has yet to play what a turn may bring."""
    eyes = Appraisal(s, seat, OVER)
    worth = score(s, seat).total + eyes.now
    seats = len(s.pearls)
    if (seat - s.turn) % seats < (s.ended_by - s.turn) % seats:
        worth += LAST_LORD if any(eyes.payable(lord) for lord in s.court) else LAST_TURN
    return worth


def standing(s: AbyssState) -> list[float]:
    points = [promise(s, seat) for seat in range(len(s.pearls))]
    best = max(points)
    spread = SPREADS[-1 if s.ended_by != NOBODY else max(map(len, s.lords))]
    weights = [exp((point - best) / spread) for point in points]
    total = sum(weights)
    return [weight / total for weight in weights]
