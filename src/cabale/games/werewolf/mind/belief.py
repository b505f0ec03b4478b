"""The posterior of a seat about the others, given its own night and everything that was claimed.

Sequential importance sampling over deals and nights (`particle_filter`), each weighted by the
likelihood that everybody would then have said what they said (`speech_model`). A small share of
doubt is mixed in at the end: no probability is ever 0 or 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from cabale.core import Board
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.claims import Claims
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.evidence import PACK_ROLES, Evidence
from cabale.games.werewolf.mind.numbers import (
    DOUBT,
    IMAGINED_WORLDS,
    LEAST_PRIOR,
    MOST_PRIOR,
    RETRY_FACTOR,
    SAMPLING_DOUBT,
    USUAL_NIGHTS,
)
from cabale.games.werewolf.mind.particle_filter import ParticleFilter
from cabale.games.werewolf.mind.speech_model import SpeechModel
from cabale.games.werewolf.rules.components import WOLVES
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.day import Talk
from cabale.games.werewolf.sight.imagine import imagine

End = tuple[int, ...]
"""In which role each seat ends."""


@dataclass
class Belief:
    """A weighted sample of how the night may have ended, and a prior to fall back on."""

    seats: int
    prior: Sequence[float]
    """How likely each seat ends as a wolf, as far as doubt is concerned."""
    total: float = 0.0
    ends: dict[End, float] = field(default_factory=dict)
    doubt: float = DOUBT

    def add(self, s: Werewolf, weight: float) -> None:
        self.total += weight
        end = tuple([s.final_role(seat) for seat in range(self.seats)])
        self.ends[end] = self.ends.get(end, 0.0) + weight

    @cached_property
    def wolves(self) -> Counter[int]:
        """By the set of seats that end as wolves."""
        found: Counter[int] = Counter()
        for roles, weight in self.ends.items():
            found[wolves_of(roles)] += weight  # type: ignore[assignment]  # counts may be weights
        return found

    def wolf(self, seat: int) -> float:
        """How likely the seat ends as a wolf, with the share of doubt."""
        return self.chance(seat, WOLVES)

    def no_wolf(self) -> float:
        """How likely no seat ends as a wolf."""
        return self.wolves[0] / self.total if self.total else 0.0

    def innocent(self) -> float:
        """How likely nobody is of the pack, who would see to it that somebody dies."""
        if not self.total:
            return 0.0
        kept = [w for ends, w in self.ends.items() if PACK_ROLES.isdisjoint(ends)]
        return sum(kept) / self.total

    def ends_as(self, seat: int, roles: frozenset[int]) -> float:
        """How likely the seat ends in one of the roles, by the sample alone."""
        if not self.total:
            return 0.0
        return sum(w for ends, w in self.ends.items() if ends[seat] in roles) / self.total

    def chance(self, seat: int, roles: frozenset[int]) -> float:
        """The same with the share of doubt: never quite 0 or 1."""
        seen = self.ends_as(seat, roles) if self.total else self.prior[seat]
        return (1 - self.doubt) * seen + self.doubt * self.prior[seat]


def wolves_of(roles: Sequence[int]) -> int:
    return sum([1 << seat for seat, role in enumerate(roles) if role in WOLVES])


def usual_nights(seats: int) -> int:
    """How many particles a table of this size gets."""
    return next(n for size, n in reversed(USUAL_NIGHTS.items()) if seats >= size)


@dataclass(frozen=True)
class Inference:
    """How a posterior is computed.

    `lies` is the likelihood of each seat's story if it is a lie (None: the adept's model).
    `talking` says whether more may yet be said (None: as it is at this moment).
    """

    max_nights: int | None
    """How many particles go on at a time; None: all nights are enumerated."""
    talking: bool | None = None
    lies: Sequence[float] | None = None
    out_of_time: OutOfTime | None = None
    facts: int = IMAGINED_WORLDS
    """How many worlds of the hard facts doubt falls back on; 0: on the wolves in the deck."""


def posterior(
    t: Board[Werewolf], me: int | None, said: Claims, rng: Random, how: Inference | None = None
) -> Belief:
    """By day: the belief of a seat, or of the table (None), which knows the claims alone.

    Without a word on `how`, as many particles are used as a table of this size gets.
    """
    how = how or Inference(usual_nights(t.seats))
    late = how.out_of_time
    belief = _filtered(t, me, said, rng, how, how.max_nights)
    if not belief.total and how.max_nights is not None and not (late is not None and late()):
        belief = _filtered(t, me, said, rng, how, RETRY_FACTOR * how.max_nights)
    if me is None or not how.facts or (belief.total and belief.doubt == DOUBT):
        return belief
    # Where something was left to chance, doubt falls back on what the seat knows for sure. So does
    # all where nobody has spoken, or somebody is mistaken.
    facts = _hard_facts(t, me, belief.prior, rng, how.facts)
    if not belief.total:
        facts.doubt = DOUBT + (1 - DOUBT) * SAMPLING_DOUBT / (SAMPLING_DOUBT + how.facts)
        return facts
    belief.prior = [facts.wolf(seat) for seat in range(t.seats)]
    return belief


def _filtered(
    t: Board[Werewolf],
    me: int | None,
    said: Claims,
    rng: Random,
    how: Inference,
    max_nights: int | None,
) -> Belief:
    s = t.state
    talking = t.frame[0] == Talk.name if how.talking is None else how.talking
    lies = lie_models.uniform(s.deck, said) if how.lies is None else how.lies
    share = sum(role in WOLVES for role in s.deck) / len(s.deck)
    belief = Belief(s.seats, [min(MOST_PRIOR, max(LEAST_PRIOR, share))] * s.seats)
    evidence = Evidence(t, me, said)
    speech = SpeechModel(said, talking, lies)
    particles = ParticleFilter(t, evidence, speech, rng, max_nights, how.out_of_time)
    particles.run(belief.add)
    if not particles.exact and belief.total:
        doubt = SAMPLING_DOUBT * particles.variance
        belief.doubt = DOUBT + (1 - DOUBT) * doubt / (1 + doubt)
    return belief


def _hard_facts(
    t: Board[Werewolf], me: int, prior: Sequence[float], rng: Random, worlds: int
) -> Belief:
    """What worlds come to that only agree with what the seat knows for sure."""
    facts = Belief(t.seats, prior)
    for _ in range(worlds):
        world = t.copy()
        imagine(world, me, rng)
        facts.add(world.state, 1.0)
    return facts
