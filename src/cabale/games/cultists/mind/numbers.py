"""Every number that a bot of this game goes by, and how it was found.

How often each side does what (`SLIP` to `STYLES`) was counted in matches of novices and of adepts,
then tempered by the log-loss of the belief. The manners (`ADEPT`, `SAGE`) and the novice's numbers
were tried out in matches with even seeds. The weights of the standing were fitted by log-loss to
matches of novices and adepts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cabale.core import Temper

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
            deeds=dict.fromkeys(("check", "add", "secure", "work", "none"), 1.0),
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

# --- the novice -----------------------------------------------------------------------------------

NAIVE_KILL_RATE = 0.35  # how often a Cultist's gift is a Dead card
NAIVE_SABOTAGE_RATE = 0.8  # how often a Cultist's Room card is a bad one
NAIVE_MEETS = 1.35  # how much more often than others a Cultist is in an encounter
NAIVE_REVEALS = 0.3  # how often a Cultist reveals a murder
NOVICE_VOTE = {1: 0.5, 2: 0.55}  # by Cultists: a novice votes against somebody this likely
HESITATION = {1: 2.0, 2: 1.0}  # by Cultists: the larger, the more often a victim is let go
HEARSAY = 0.04  # what an accusation by somebody who is surely innocent adds to a chance
LATE_TURN, LATE = 8, 0.1  # from this turn on, that much less certainty is enough to vote

# --- the worth of ways and actions ----------------------------------------------------------------

DANGER = 8.0  # what an Investigator gives to avoid a Cultist in a lonely meeting
LONELY = 0.4  # the discount on `DANGER` where a later mover could still join
PREY = 1.0  # what a Cultist gives for one
CURIOUS = 4.0  # what finding a dead character is worth
TIRING = 0.05  # of two ways to the same end the shorter is better
REACH = 3  # doors within which somebody who moves later may come
HURRY = {1: 5, 2: 3}  # by Cultists: from this turn on they kill whomever there is
SURE = 0.55  # whoever is this likely a Cultist is worth a vote or a murder
HANDS = 2  # more than this many at work in one place is a crowd
LAST_KILL = 10.0  # what the kill that wins is worth to a lone Cultist
LOOK = 1.55  # what a look is worth to one: more than a third card for a room, less than a book

# --- the adept ------------------------------------------------------------------------------------

EARLY, FIRST_TURNS = 0.15, 2  # how much surer one must be to vote against somebody so soon
FATAL = 0.15  # the same where one more dead Investigator certainly decides the match
DOUBTED, BELIEVED = 1.3, 0.5  # a chance to be a Cultist, against that of a stranger


@dataclass(frozen=True)
class Manner:
    danger: float
    """What an Investigator gives to avoid a Cultist in a lonely meeting."""
    lonely: float
    """The discount on `danger` where a later mover could still join."""
    vote: float
    """An Investigator votes against somebody this likely."""
    cover_vote: float
    """A Cultist votes against somebody whom the Investigator that it plays thinks this likely."""
    risk: float
    """How much more suspicion than others a kill is worth."""
    lure: float
    """What meeting a victim alone is worth to a Cultist."""
    cover: int
    """How many others must have met a victim."""
    fear: float
    """How far a Cultist shuns meetings as an Investigator does."""
    crowd: float = 0.0
    """How little one wants to work where others are many."""
    bides: bool = False
    """Spends Success cards first, and inspects only where it expects nothing good."""
    hunts: bool = False
    """A lone Cultist one kill short of the target wants nothing but that one."""
    looks: float = 0.0
    """What a look at the pulse cards of somebody alive is worth to a Cultist, at least."""

    def biding(self) -> Manner:
        """Where nobody starts dead, every body is a Cultist's work, and time is theirs."""
        return replace(self, risk=self.risk - 0.1, bides=True)

    def of(self, temper: Temper) -> Manner:
        """As the bold and the timid do it, within what makes no difference to who wins."""
        bold = temper.boldness
        return replace(self, vote=self.vote - 0.05 * bold, risk=self.risk + 0.1 * bold)


ADEPT = {
    1: Manner(
        danger=8.0,
        lonely=0.4,
        vote=0.4,
        cover_vote=0.4,
        risk=0.3,
        lure=1.0,
        cover=1,
        fear=0.0,
        looks=LOOK,
    ),
    2: Manner(
        danger=8.0,
        lonely=0.4,
        vote=0.45,
        cover_vote=0.45,
        risk=0.0,
        lure=2.0,
        cover=2,
        fear=1.0,
        crowd=1.5,
    ),
}

SAGE = {
    1: Manner(
        danger=16.0,
        lonely=0.0,
        vote=0.4,
        cover_vote=0.9,
        risk=0.6,
        lure=4.0,
        cover=1,
        fear=1.0,
        hunts=True,
        looks=LOOK,
    ),
    2: replace(ADEPT[2], danger=16.0, lonely=0.0),
}

# --- the standing: weights of a logistic regression, by number of Cultists ------------------------

STANDING_WEIGHTS = {
    1: (-0.5, 1.0, 1.9, 0.6, -0.5, 0.0, 0.4),
    2: (-0.85, 0.95, 2.3, 2.75, -4.2, -0.8, 0.65),
}
"""The start, then what each of these adds: the share of the kill target, the target met, the share
of the time, the share of the points, each Cultist out, a Prophet in the match."""

UNTRUE = {"was_given": 1.5, "met": 1.2}
"""How much likelier a Cultist says what the table knows to be untrue; not counted, and little, for
anybody may mistake a name. Some meetings leave no trace in the gifts."""
