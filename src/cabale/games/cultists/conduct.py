"""How often each side does what: the few numbers behind the belief, counted in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

DOUBT = 0.02  # of the belief: none of this was so
SLIP = 0.02  # a card that nobody could have laid

# --- pulse cards ----------------------------------------------------------------------------------

CONCEALS = 0.8  # a Cultist who finds a Dead card puts it back
HIDES = 0.15  # an Investigator who finds one by Prying Eyes, and is afraid
NO_DECLARATION = 0.02  # a lone Cultist who has won and does not say so

AGAIN = 0.1  # a Dead card for somebody who is dead already
FRIEND = 0.02  # or for the other Cultist

KILLS = {1: (0.3, 0.4, 0.5, 0.6, 0.7), 2: (0.4, 0.55, 0.7, 0.8, 0.7)}
"""By Cultists, then by turn: how often a gift is a Dead card."""


def kill_rates(cultists: int, turn: int, friend: bool) -> tuple[float, float]:
    """How often a gift is a Dead card: for somebody alive, for somebody dead."""
    if friend:
        return FRIEND, FRIEND
    rates = KILLS[cultists]
    return rates[min(turn, len(rates)) - 1], AGAIN


# --- Room cards: Success, Fail, Sabotage ----------------------------------------------------------

CULTIST_CARDS = (0.15, 0.62, 0.23)
AUTOMA_CARDS = (0.25, 0.5, 0.25)  # a Cultist's, off the top
PYROMANIAC_CARDS = (0.5, 0.25, 0.25)

# --- in the open ----------------------------------------------------------------------------------

FREE = 0.1  # a Cultist who does not care for the Route
MECHANIC_SHARE = 0.15


@dataclass(frozen=True)
class Style:
    """One way to play a Cultist, each number against that of an Investigator."""

    share: float
    meets: float
    """Walks into somebody."""
    keeps_away: float
    deeds: Mapping[str, float]
    accuses_friend: float
    accuses: float
    abstains: float
    is_accused: float
    """An Investigator accuses a Cultist rather than anybody else."""
    said_of_friend: float
    said_of: float

    def __hash__(self) -> int:
        return id(self)

    def of_walk(self, cultists: int, turn: int, met: bool) -> float:
        return self.meets if met else self.keeps_away

    def of_deed(self, ghost: bool, deed: str) -> float:
        return self.deeds[deed]

    def of_vote(self, evil: bool, target: int | None, at_evil: bool) -> float:
        if not evil:
            return self.is_accused if at_evil else 1.0
        if target is None:
            return self.abstains
        return self.accuses_friend if at_evil else self.accuses

    def of_word(self, evil: bool, at_evil: bool) -> float:
        if not evil:
            return self.said_of if at_evil else 1.0
        return self.said_of_friend if at_evil else 1.0


BOLD = Style(
    share=0.5,
    meets=2.0,
    keeps_away=0.6,
    deeds={"check": 0.1, "add": 2.2, "secure": 1.3, "work": 0.08, "none": 1.2},
    accuses_friend=0.05,
    accuses=1.5,
    abstains=0.2,
    is_accused=1.3,
    said_of_friend=0.2,
    said_of=1.1,
)
CAREFUL = Style(
    share=0.5,
    meets=1.4,
    keeps_away=0.8,
    deeds={"check": 0.6, "add": 1.3, "secure": 1.1, "work": 0.7, "none": 1.2},
    accuses_friend=0.2,
    accuses=1.2,
    abstains=0.8,
    is_accused=1.2,
    said_of_friend=0.5,
    said_of=1.05,
)
STYLES = (BOLD, CAREFUL)
