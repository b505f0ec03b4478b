"""A world that the seat could not tell from this one."""

from __future__ import annotations

from random import Random

from cabale.core import Board
from cabale.skeleton.game.rules.state import SampleState


def imagine(t: Board[SampleState], seat: int, rng: Random) -> None:
    """Every card that the seat has not held is dealt again to the places of such cards."""
    s = t.state
    others = [owner for owner in range(t.seats) if owner != seat]
    traders = [owner for owner in others if s.traded[owner]]
    loose = [s.hands[owner] for owner in others] + [s.traded[owner] for owner in traders] + s.pile
    loose.sort()  # nothing of the true order is left for the dice to carry over
    rng.shuffle(loose)
    for owner in others:
        s.hands[owner] = loose.pop()
    for owner in traders:
        s.traded[owner] = loose.pop()
    s.pile = loose
