"""The numbers by which adepts play, and a master's adviser, by how many Cultists there are.

All were tried out in matches of adepts with even seeds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cabale.core import Temper


@dataclass(frozen=True)
class Manner:
    danger: float
    """What an Investigator gives to avoid a Cultist in a lonely meeting."""
    lonely: float
    """Which part of that where somebody may come who moves later."""
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
    ),
    2: replace(ADEPT[2], danger=16.0, lonely=0.0),
}
