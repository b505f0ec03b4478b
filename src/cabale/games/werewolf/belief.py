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
from random import Random
from typing import Any

from cabale.core import Table
from cabale.games.werewolf.components import (
    ARTEFACT_IDS,
    DOPPELGANGER,
    MASK,
    ROLE,
    ROLE_IDS,
    ROLES,
    VILLAGE,
    WOLVES,
)
from cabale.games.werewolf.imagine import imagine
from cabale.games.werewolf.nights import BAD, PACK_ROLES, Nights
from cabale.games.werewolf.state import NONE, Deed, Werewolf
from cabale.games.werewolf.steps.day import Talk
from cabale.games.werewolf.testimony import Claim, believed_role, testimony
from cabale.games.werewolf.words import told

__all__ = ["BAD", "PACK_ROLES", "Belief", "facts_of", "posterior"]

OPINIONS = frozenset(
    {
        *("suspect", "clear", "will_vote", "no_wolf_here", "ask", "believe", "doubt", "retract"),
        "point",
    }
)

DOUBT = 0.02  # the share of what the model of speakers does not know
MAY_YET = 0.5  # how often somebody says nothing, or not all, while the table still talks
SILENT_VILLAGER, SILENT_LIAR = 0.05, 0.15  # how often it stays so
UNTOLD = 0.05  # how often a villager keeps something to himself, for each thing
DETAILS = 0.15  # how often a liar adds to his story, for each thing he adds
LUCK = 1.0  # how many nights drawn at random outweigh one's doubt
IMAGINED = 40  # worlds imagined, when no night explains what was said
LONGER = 2  # times as many, when none of them explains what was said
VISITS = {3: 2_000, 8: 1_000, 9: 700}  # nights looked at, from this many seats on


@dataclass
class Belief:
    """Weights of what is hidden: who ends as a wolf, and in which role each seat ends."""

    seats: int
    total: float = 0.0
    squares: float = 0.0
    wolves: Counter[int] = field(default_factory=Counter)
    """By the set of seats that end as wolves."""
    roles: list[Counter[int]] = field(default_factory=list)
    prior: Sequence[float] = ()
    doubt: float = DOUBT

    def __post_init__(self) -> None:
        self.roles = [Counter() for _ in range(self.seats)]

    def add(self, s: Werewolf, weight: float) -> None:
        self.total += weight
        self.squares += weight * weight
        mask = 0
        for seat in range(self.seats):
            role = s.final_role(seat)
            self.roles[seat][role] += weight  # type: ignore[assignment]  # counts may be weights
            mask |= (role in WOLVES) << seat
        self.wolves[mask] += weight  # type: ignore[assignment]

    def wolf(self, seat: int) -> float:
        """How likely the seat ends as a wolf; never 0 or 1 but for what doubt leaves."""
        if not self.total:
            return self.prior[seat]
        seen = sum(w for mask, w in self.wolves.items() if mask >> seat & 1) / self.total
        return (1 - self.doubt) * seen + self.doubt * self.prior[seat]

    def nobody(self) -> float:
        """How likely no seat ends as a wolf."""
        return self.wolves[0] / self.total if self.total else 0.0

    def ends_as(self, seat: int, roles: frozenset[int]) -> float:
        if not self.total:
            return 0.0
        return sum(w for role, w in self.roles[seat].items() if role in roles) / self.total

    def chance(self, seat: int, roles: frozenset[int]) -> float:
        """The same with the share of doubt: never quite 0 or 1."""
        seen = self.ends_as(seat, roles) if self.total else self.prior[seat]
        return (1 - self.doubt) * seen + self.doubt * self.prior[seat]


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


def posterior(
    t: Table[Werewolf],
    me: int | None,
    said: Sequence[frozenset[Claim]],
    rng: Random,
    visits: int | None = 0,
    talking: bool | None = None,
) -> Belief:
    """By day: the belief of a seat, or of the table (None), which knows the claims alone.

    `talking`: whether more may yet be said (None: as it is at this moment).
    `visits` is how many nights are looked at (None: all; 0: as many as the table's size allows);
    where there are more, they are drawn instead of gone through.
    """
    if visits == 0:
        visits = next(n for size, n in reversed(VISITS.items()) if t.seats >= size)
    if talking is None:
        talking = t.frame[0] == Talk.name
    belief = _weigh(t, me, said, rng, visits, talking)
    if not belief.total and visits is not None:
        belief = _weigh(t, me, said, rng, LONGER * visits, talking)
    if not belief.total and me is not None:
        # Somebody is mistaken, or nobody has spoken: what the seat knows for sure remains.
        for _ in range(IMAGINED):
            world = t.copy()
            imagine(world, me, rng)
            belief.add(world.state, 1.0)
        belief.doubt = DOUBT + (1 - DOUBT) * LUCK / (LUCK + IMAGINED)
    return belief


def _weigh(
    t: Table[Werewolf],
    me: int | None,
    said: Sequence[frozenset[Claim]],
    rng: Random,
    visits: int | None,
    talking: bool,
) -> Belief:
    s = t.state
    speakers = Speakers(s, me, said, talking)
    share = sum(role in WOLVES for role in s.deck) / len(s.deck)
    belief = Belief(s.seats, prior=[min(0.9, max(0.02, share))] * s.seats)

    def leaf(end: Werewolf, weight: float) -> None:
        likelihood = speakers.likelihood(end)
        if likelihood:
            belief.add(end, weight * likelihood)

    nights = Nights(t, me, said, speakers.claimed, rng, visits)
    nights.go(leaf)
    if not nights.whole and belief.total:
        size = belief.total**2 / belief.squares
        belief.doubt = DOUBT + (1 - DOUBT) * LUCK / (LUCK + size)
    return belief


class Speakers:
    """How likely each seat is to say what it says, given the night it had."""

    def __init__(
        self, s: Werewolf, me: int | None, said: Sequence[frozenset[Claim]], talking: bool
    ) -> None:
        self.me = me
        self.said = said
        self.claimed = [_claimed(claims) for claims in said]
        self.covers = max(1, len({role for role in s.deck if ROLES[role].team == VILLAGE}))
        # While the table talks, who has not spoken may yet do so.
        self.silent_villager = MAY_YET if talking else SILENT_VILLAGER
        self.silent_liar = MAY_YET if talking else SILENT_LIAR
        self.untold = MAY_YET if talking else UNTOLD
        self._heard: dict[tuple[Any, ...], float] = {}

    def likelihood(self, s: Werewolf) -> float:
        product = 1.0
        deeds: list[list[Deed]] = [[] for _ in range(s.seats)]
        for deed in s.deeds:
            deeds[deed[1]].append(deed)
        for seat in range(s.seats):
            if seat == self.me:
                continue
            role = s.start[seat]
            copied = s.copied if role == DOPPELGANGER else NONE
            key = (seat, role, copied, s.artefacts[seat], *deeds[seat])
            chance = self._heard.get(key)
            if chance is None:
                chance = self._heard[key] = self._spoken(you_of(s, seat), seat, s.artefacts[seat])
            product *= chance
            if not product:
                return 0.0
        return product

    def _spoken(self, you: Mapping[str, Any], seat: int, artefact: int) -> float:
        said = self.said[seat]
        words = [claim for claim in said if claim[0] != "token"]
        masked = artefact == MASK
        if masked and words:
            return 0.0
        honest = ROLES[ROLE[believed_role(you, seat)]].team == VILLAGE
        if not said:
            return 1.0 if masked else self.silent_villager if honest else self.silent_liar
        if honest:
            truth = set(testimony(you))
            if not said <= truth | {("carries", you["artefact"]), ("token", you["start"])}:
                return 0.0
            return 1.0 if masked else float(self.untold ** len(truth - said))
        if self.claimed[seat] == NONE:
            return self.silent_liar
        return float(DETAILS ** max(0, len(words) - 1) / self.covers)


def _claimed(claims: frozenset[Claim]) -> int:
    """The role that somebody says, or shows, to have been dealt."""
    said = {claim[0]: claim[1] for claim in claims if claim[0] in {"started", "token"}}
    name = said.get("started", said.get("token"))
    return NONE if name is None else ROLE[name]


def you_of(s: Werewolf, seat: int) -> dict[str, Any]:
    """What a seat knows of its own night, as its view tells it."""
    copied = s.copied if s.start[seat] == DOPPELGANGER else NONE
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": None if copied == NONE else ROLE_IDS[copied],
        "artefact": None if s.artefacts[seat] == NONE else ARTEFACT_IDS[s.artefacts[seat]],
        "notes": [{"verb": deed.verb, **told(deed)} for deed in s.deeds if deed.seat == seat],
    }
