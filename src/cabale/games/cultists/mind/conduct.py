"""How often each side does what: the few numbers behind the belief.

Counted in matches of novices and of adepts, then tempered by the log-loss of the belief.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

DOUBT = 0.03  # of the belief: none of this was so
SLIP = 0.02  # a card that nobody could have laid

# --- pulse cards ----------------------------------------------------------------------------------

CONCEALS = 0.8  # a Cultist who finds a Dead card puts it back
HIDES = 0.15  # an Investigator who finds one by Prying Eyes, and is afraid
NO_DECLARATION = 0.02  # a lone Cultist who has won and does not say so
FRIEND = 0.02  # a Dead card for the other Cultist

# --- Room cards: Success, Fail, Sabotage ----------------------------------------------------------

Mix = tuple[float, float, float]
AUTOMA_CARDS: Mix = (0.25, 0.5, 0.25)  # a Cultist's, off the top
PYROMANIAC_CARDS: Mix = (0.44, 0.28, 0.28)

# --- Routes ---------------------------------------------------------------------------------------

FREE = 0.05  # a Cultist who does not care for the Route
MECHANIC_SHARE = 0.15


@dataclass(frozen=True, eq=False)
class Style:
    """One way to play a Cultist. Numbers for what is done in the open stand against those of an
    Investigator: above 1 is what Cultists do more often."""

    share: float
    kills: tuple[float, ...]
    """By turn, the last for all later ones: how often a gift is a Dead card."""
    again: float
    """The same for somebody who is dead already."""
    cards: Mix
    meets: float
    """Walks into somebody."""
    keeps_away: float
    deeds: Mapping[str, float]
    accuses_friend: float
    accuses: float
    abstains: float
    is_accused: float
    """An Investigator accuses a Cultist rather than anybody else."""
    is_named: float
    """The same in words."""
    names_friend: float

    def kill_rates(self, turn: int, friend: bool) -> tuple[float, float]:
        """How often a gift is a Dead card: for somebody alive, for somebody dead."""
        if friend:
            return FRIEND, FRIEND
        return self.kills[min(turn, len(self.kills)) - 1], self.again

    def of_walk(self, met: bool) -> float:
        return self.meets if met else self.keeps_away

    def of_vote(self, evil: bool, target: int | None, at_evil: bool) -> float:
        if not evil:
            return self.is_accused if at_evil else 1.0
        if target is None:
            return self.abstains
        return self.accuses_friend if at_evil else self.accuses

    def of_word(self, evil: bool, at_evil: bool) -> float:
        if not at_evil:
            return 1.0
        return self.names_friend if evil else self.is_named


_NOVICE = Style(  # seeks victims and spoils rooms
    share=0.15,
    kills=(0.16, 0.33, 0.48, 0.58, 0.7),
    again=0.3,
    cards=(0.02, 0.74, 0.24),
    meets=2.1,
    keeps_away=0.58,
    deeds={"check": 0.05, "add": 2.2, "secure": 1.2, "work": 0.05, "none": 1.1},
    accuses_friend=0.05,
    accuses=2.0,
    abstains=0.2,
    is_accused=1.3,
    is_named=1.1,
    names_friend=0.2,
)

STYLES = {
    1: (
        _NOVICE,
        Style(  # an adept, who works as Investigators do, but is after victims
            share=0.85,
            kills=(0.65, 0.58, 0.6, 0.62, 0.72),
            again=0.04,
            cards=(0.6, 0.2, 0.2),
            meets=1.75,
            keeps_away=0.72,
            deeds={"check": 0.3, "add": 1.26, "secure": 0.5, "work": 1.02, "none": 0.8},
            accuses_friend=0.4,
            accuses=1.6,
            abstains=1.0,
            is_accused=1.2,
            is_named=1.05,
            names_friend=0.5,
        ),
    ),
    2: (
        replace(
            _NOVICE,
            share=0.1,
            kills=(0.37, 0.66, 0.8, 0.9, 0.77),
            meets=1.9,
            keeps_away=0.65,
        ),
        Style(  # time works for two Cultists, so adepts are in no hurry
            share=0.9,
            kills=(0.08, 0.2, 0.25, 0.18, 0.2),
            again=0.2,
            cards=(0.5, 0.28, 0.22),
            meets=1.25,
            keeps_away=0.94,
            deeds={"check": 1.15, "add": 0.94, "secure": 0.77, "work": 0.93, "none": 1.25},
            accuses_friend=0.5,
            accuses=1.3,
            abstains=1.8,
            is_accused=1.15,
            is_named=1.05,
            names_friend=0.6,
        ),
    ),
}
"""By number of Cultists."""
