"""What somebody else's learner has learnt, judged by the arena on fresh deals."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabale.arena.tournament import Contest
from cabale.arena.verdict import verdict
from cabale.bots import Asked

Act = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[Any]]
"""From observations and masks, a row for each seat that is asked, to an action for each."""
FRESH = 800_000_000


class Learnt:
    """A policy for the arena, from a function that acts."""

    def __init__(self, act: Act) -> None:
        self.act = act

    def choose_many(self, asked: Sequence[Asked]) -> list[int]:
        seen = np.array([one.eyes.observe() for one in asked], np.float32)
        masks = np.array([list(one.eyes.mask()) for one in asked], np.int8)
        return [int(action) for action in self.act(seen, masks)]


def judged(game: str, seats: int, act: Act, deals: int, other: str = "random") -> float:
    """Say and return the share of matches that it wins against a level."""
    contest = Contest(game, seats, ("learnt", other), kinds={"learnt": Learnt(act)})
    figures = verdict(contest, contest.play(range(FRESH, FRESH + deals)))
    assert not figures["failures"], figures["failures"]
    share: float = figures["win_rate"]["learnt"]
    low, high = figures["interval"]["learnt"]
    print(
        f"{game}, {seats} seats: {share:.0%} ({low:.0%} … {high:.0%}) of {figures['games']} "
        f"matches won against {other}; even is {figures['even']:.0%}"
    )
    return share
