"""When to stop exploring, by counting what the deck still holds."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.games.abyss.mind.appraisal import Appraisal
from cabale.games.abyss.mind.judgement import TOKEN
from cabale.games.abyss.rules.components import (
    ALLY_KINDS,
    LAST_SPACE_PEARLS,
    MONSTER,
    TAMER,
    THREAT_TRACK,
    TRACK_SPACES,
    VALUE_OF,
    Reward,
)
from cabale.games.abyss.rules.state import AbyssState, suffers

LEAVING = 0.15  # a point of an Ally that is left to the Council
LAST_THREAT = len(THREAT_TRACK) - 1


def unseen(s: AbyssState) -> list[int]:
    """How many cards of each kind may be next: the seats have seen all others.

    An empty deck is made again of the discard.
    """
    if not s.deck:
        return list(s.discard)
    counts = [0] * (ALLY_KINDS + 1)
    for card in s.deck:
        counts[card] += 1
    return counts


class Exploration:
    """What a seat may expect that explores, if it stops at the right moment."""

    def __init__(self, eyes: Appraisal) -> None:
        self.eyes = eyes
        s = eyes.s
        self.tamed = suffers(s, eyes.seat, TAMER)
        counts = unseen(s)
        total = sum(counts)
        self.monster = counts[MONSTER] / total
        self.allies = [
            (number / total, eyes.gain((kind,)), LEAVING * VALUE_OF[kind])
            for kind, number in enumerate(counts[:MONSTER])
            if number
        ]
        self._known: dict[tuple[int, int], float] = {}

    def fight(self, threat: int) -> float:
        space = threat - 1 if threat and self.tamed else threat
        return max(self.reward(reward) for reward in THREAT_TRACK[space])

    def reward(self, reward: Reward) -> float:
        eyes = self.eyes
        keys = eyes.more_keys(reward.keys) if reward.keys else 0.0
        return keys + eyes.weights.pearl * reward.pearls + TOKEN * reward.tokens

    def ahead(self, space: int, threat: int) -> float:
        """What the next card is worth that falls on this space (from 1)."""
        known = self._known.get((space, threat))
        if known is not None:
            return known
        if space == TRACK_SPACES:
            bonus = LAST_SPACE_PEARLS * self.eyes.weights.pearl
            worth = bonus + self.monster * self.fight(threat)
            worth += sum(chance * gain for chance, gain, _ in self.allies)
        else:
            on = self.ahead(space + 1, threat)
            worth = sum(
                chance * (gain if gain > on - left else on - left)
                for chance, gain, left in self.allies
            )
            if self.monster:
                worse = self.ahead(space + 1, min(threat + 1, LAST_THREAT))
                worth += self.monster * max(self.fight(threat), worse)
        self._known[space, threat] = worth
        return worth


def next_space(track: Sequence[int]) -> int:
    return min(len(track) + 1, TRACK_SPACES)
