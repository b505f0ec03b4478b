"""What a seat may think of the others, given its own night and everything that was claimed.

All deals and nights that the claims leave room for are gone through (`nights`), each with the
chance that everybody would then have said what they said. Villagers tell the truth, perhaps not all
of it; whoever takes himself for a wolf or a tanner tells a story of his own. A small share of doubt
is mixed in at the end: no chance is ever 0 or 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from cabale.core import Table
from cabale.games.werewolf.mind.answers import BAD, PACK_ROLES
from cabale.games.werewolf.mind.lies import plain
from cabale.games.werewolf.mind.nights import Late, Nights
from cabale.games.werewolf.mind.speakers import Speakers
from cabale.games.werewolf.mind.testimony import Claim
from cabale.games.werewolf.rules.components import WOLVES
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.day import Talk
from cabale.games.werewolf.sight.imagine import imagine

__all__ = ["BAD", "PACK_ROLES", "Belief", "facts_of", "posterior"]

OPINIONS = frozenset(
    {
        *("suspect", "clear", "will_vote", "no_wolf_here", "ask", "believe", "doubt", "retract"),
        "point",
    }
)

DOUBT = 0.02  # the share of what the model of speakers does not know
LUCK = 1.0  # how many nights drawn at random outweigh one's doubt
IMAGINED = 40  # worlds imagined, when no night explains what was said
LONGER = 2  # times as many, when none of them explains what was said
VISITS = {3: 300, 8: 150}  # nights that go on at a time, from this many seats on


End = tuple[int, ...]
"""In which role each seat ends."""


@dataclass
class Belief:
    """Weights of what is hidden."""

    seats: int
    prior: Sequence[float]
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
        """How likely the seat ends as a wolf; never 0 or 1 but for what doubt leaves."""
        return self.chance(seat, WOLVES)

    def nobody(self) -> float:
        """How likely no seat ends as a wolf."""
        return self.wolves[0] / self.total if self.total else 0.0

    def ends_as(self, seat: int, roles: frozenset[int]) -> float:
        if not self.total:
            return 0.0
        return sum(w for ends, w in self.ends.items() if ends[seat] in roles) / self.total

    def chance(self, seat: int, roles: frozenset[int]) -> float:
        """The same with the share of doubt: never quite 0 or 1."""
        seen = self.ends_as(seat, roles) if self.total else self.prior[seat]
        return (1 - self.doubt) * seen + self.doubt * self.prior[seat]


def wolves_of(roles: Sequence[int]) -> int:
    return sum([1 << seat for seat, role in enumerate(roles) if role in WOLVES])


def facts_of(view: Mapping[str, Any], seats: int) -> list[frozenset[Claim]]:
    """What each seat claims to know, opinions left aside.

    Who takes back what he said, or says he was dealt another role, begins anew.
    """
    found: list[set[Claim]] = [set() for _ in range(seats)]
    for seat, *words in view["said"]:
        claim: Claim = tuple(words)
        mine = found[seat]
        other = claim[0] == "started" and any(c[0] == "started" and c != claim for c in mine)
        if claim[0] == "retract" or other:
            mine.clear()
        if claim[0] not in OPINIONS:
            mine.add(claim)
    return [frozenset(claims) for claims in found]


def usual_visits(seats: int) -> int:
    """How many nights go on at a time where nobody says how many."""
    return next(n for size, n in reversed(VISITS.items()) if seats >= size)


def posterior(
    t: Table[Werewolf],
    me: int | None,
    said: Sequence[frozenset[Claim]],
    rng: Random,
    visits: int | None = 0,
    talking: bool | None = None,
    lies: Sequence[float] | None = None,
    late: Late | None = None,
) -> Belief:
    """By day: the belief of a seat, or of the table (None), which knows the claims alone.

    `lies` is how likely each would say what he says if he had a reason to lie (None: `plain`).

    `talking`: whether more may yet be said (None: as it is at this moment).
    `visits` is how many nights go on at a time (None: all; 0: as many as the table's size allows);
    where there are more, they are drawn instead of gone through. `late` says that time is up.
    """
    if lies is None:
        lies = plain(t.state.deck, said)
    if visits == 0:
        visits = usual_visits(t.seats)
    if talking is None:
        talking = t.frame[0] == Talk.name
    belief = _weigh(t, me, said, rng, visits, talking, lies, late)
    if not belief.total and visits is not None and not (late is not None and late()):
        belief = _weigh(t, me, said, rng, LONGER * visits, talking, lies, late)
    if me is None or (belief.total and belief.doubt == DOUBT):
        return belief
    # Where something was left to chance, doubt falls back on what the seat knows for sure. So does
    # all where nobody has spoken, or somebody is mistaken.
    facts = Belief(t.seats, belief.prior)
    for _ in range(IMAGINED):
        world = t.copy()
        imagine(world, me, rng)
        facts.add(world.state, 1.0)
    if not belief.total:
        facts.doubt = DOUBT + (1 - DOUBT) * LUCK / (LUCK + IMAGINED)
        return facts
    belief.prior = [facts.wolf(seat) for seat in range(t.seats)]
    return belief


def _weigh(
    t: Table[Werewolf],
    me: int | None,
    said: Sequence[frozenset[Claim]],
    rng: Random,
    visits: int | None,
    talking: bool,
    lies: Sequence[float],
    late: Late | None,
) -> Belief:
    s = t.state
    speakers = Speakers(me, said, talking, lies)
    share = sum(role in WOLVES for role in s.deck) / len(s.deck)
    belief = Belief(s.seats, [min(0.9, max(0.02, share))] * s.seats)

    nights = Nights(t, speakers, rng, visits, late)
    nights.go(belief.add)
    if not nights.whole and belief.total:
        doubt = LUCK * nights.spread
        belief.doubt = DOUBT + (1 - DOUBT) * doubt / (1 + doubt)
    return belief
