"""What a seat may think of the others, given its own night and everything that was claimed.

All deals and nights that the claims leave room for are gone through, each with its likelihood (at
large tables a random part of them). Villagers tell the whole truth; whoever takes himself for a
wolf or a tanner tells a story of his own. Deals in which a villager would have lied are not looked
at, which is what keeps them few; a small share of doubt for all else is mixed in at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from random import Random
from typing import Any

from cabale.core import PASS, Catalogue, Choice, Table
from cabale.games.werewolf.again import choice_of
from cabale.games.werewolf.claims import GESTURES
from cabale.games.werewolf.components import (
    APPRENTICE_SEER,
    ARTEFACT_IDS,
    DOPPELGANGER,
    DRUNK,
    INSOMNIAC,
    INVESTIGATOR,
    MASK,
    MINION,
    ROBBER,
    ROLE,
    ROLE_IDS,
    ROLES,
    SEER,
    SHROUD,
    TANNER,
    VILLAGE,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.knowledge import LESSONS, Knowledge
from cabale.games.werewolf.state import NONE, Sight, Werewolf
from cabale.games.werewolf.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.steps.power import take
from cabale.games.werewolf.testimony import Claim, believed_role, testimony
from cabale.games.werewolf.words import told

PACK_ROLES = WOLVES | {MINION}
BAD = PACK_ROLES | {TANNER}
MAY_TURN = frozenset({ROBBER, INSOMNIAC, INVESTIGATOR, DOPPELGANGER})
LOOKS_ONLY = frozenset({"look", "peek"})
CENTRE_MATTERS = frozenset({SEER, APPRENTICE_SEER, WITCH, DRUNK})
OPINIONS = GESTURES | {
    *("suspect", "clear", "will_vote", "no_wolf_here", "ask", "believe", "doubt", "retract")
}

CLAIM_FOR = {
    "shield": "shielded",
    "copy": "copied",
    "look": "saw",
    "peek": "saw_centre",
    "brew": "saw_centre",
    "give": "gave",
    "rob": "robbed",
    "exchange": "exchanged",
    "shift": "shifted",
    "drink": "drank",
    "reveal": "revealed",
    "curate": "curated",
}

TURNING = frozenset({"rob", "look", "copy"})
COMPULSORY = frozenset({"copy", "plant", "give", "drink"})

DOUBT = 0.02  # the share of what the model of speakers does not know
UNSEEN_DEALS = 0.5  # and the share for deals that there was no time to look at
PASSING = 0.1  # how often somebody who may act does not
SILENT_VILLAGER, SILENT_LIAR = 0.05, 0.15
DETAILS = 0.25  # how often a liar adds to his story, for each thing he adds
MOST_WORK = 15_000  # answers gone through; beyond, deals are drawn instead of gone through


@dataclass
class Belief:
    """Weights of what is hidden: who ends as a wolf, and in which role each seat ends."""

    seats: int
    total: float = 0.0
    wolves: Counter[int] = field(default_factory=Counter)
    """By the set of seats that end as wolves."""
    roles: list[Counter[int]] = field(default_factory=list)
    prior: Sequence[float] = ()
    doubt: float = DOUBT

    def __post_init__(self) -> None:
        self.roles = [Counter() for _ in range(self.seats)]

    def add(self, s: Werewolf, weight: float) -> None:
        self.total += weight
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
    """What each seat claims to know, opinions left aside."""
    found: list[set[Claim]] = [set() for _ in range(seats)]
    for seat, *claim in view["said"]:
        if claim[0] not in OPINIONS:
            found[seat].add(tuple(claim))
    return [frozenset(claims) for claims in found]


def posterior(
    t: Table[Werewolf],
    me: int | None,
    said: Sequence[frozenset[Claim]],
    rng: Random,
    work: int = MOST_WORK,
) -> Belief:
    """By day: the belief of a seat, or of the table (None), which knows the claims alone."""
    return _Enumeration(t, me, said, rng, work).belief()


class _Enumeration:
    def __init__(
        self,
        t: Table[Werewolf],
        me: int | None,
        said: Sequence[frozenset[Claim]],
        rng: Random,
        work: int,
    ) -> None:
        s = t.state
        self.s = s
        self.catalogue: Catalogue = t.catalogue
        self.me = me
        self.said = said
        self.rng = rng
        self.work = 0
        self.most_work = work
        self.covered = 1.0
        self.known = None if me is None else Knowledge(t, me)
        self.sight = Sight(s.shields, s.face_up, s.laid)
        if self.known is not None and self.known.artefact == SHROUD:
            self.sight = self.known.sight
        self.blindfold = self.known is not None and self.known.artefact == SHROUD
        self.shown = {seat: s.face(seat) for seat in range(s.seats) if s.face_up >> seat & 1}
        if self.blindfold and self.known is not None:
            self.shown = dict(self.known.shown)
        self.claimed = [
            next((ROLE[claim[1]] for claim in claims if claim[0] == "started"), NONE)
            for claims in said
        ]
        covers = {role for role in s.deck if ROLES[role].team == VILLAGE}
        self.covers = max(1, len(covers))

    def belief(self) -> Belief:
        s = self.s
        wolves = sum(role in WOLVES for role in s.deck) / len(s.deck)
        belief = Belief(s.seats, prior=[min(0.9, max(0.02, wolves))] * s.seats)
        for deal, weight in self._deals():
            world = Werewolf(
                seats=s.seats,
                deck=s.deck,
                slot=s.slot,
                stock=s.stock,
                calls=s.calls,
                reach=s.reach,
            )
            world.deal(deal if s.slot == NONE else [*deal, s.slot])
            for end, chance in self._nights(world, 0, 0, weight):
                likelihood = self._likelihood(end)
                if likelihood:
                    belief.add(end, chance * likelihood)
        belief.doubt = DOUBT + UNSEEN_DEALS * (1 - self.covered)
        return belief

    # --- deals ---------------------------------------------------------------------------------

    def _deals(self) -> Iterator[tuple[list[int], float]]:
        """Deals in which every seat has what it claims or a reason to lie."""
        options = [self._options(seat) for seat in range(self.s.seats)]
        seated = list(islice(self._seatings(options, 0, Counter(self.s.deck), []), self.most_work))
        self.rng.shuffle(seated)
        for number, roles in enumerate(seated):
            if self.work > self.most_work:
                self.covered = number / len(seated)
                return
            rest = Counter(self.s.deck) - Counter(roles)
            centres = sorted(set(permutations(rest.elements())))
            if self._centre_matters(roles):
                for centre in centres:
                    yield [*roles, *centre], 1.0
            else:
                yield [*roles, *centres[0]], float(len(centres))

    def _centre_matters(self, roles: Sequence[int]) -> bool:
        return (
            self.me is not None
            and any(
                deed.verb in {"peek", "brew", "drink"}
                for deed in self.known.deeds  # type: ignore[union-attr]
            )
        ) or any(role in CENTRE_MATTERS or role == DOPPELGANGER for role in roles)

    def _options(self, seat: int) -> list[int]:
        deck = sorted(set(self.s.deck))
        if seat == self.me:
            return [self.s.start[seat]]
        claim = self.claimed[seat]
        may = self.known.allowed(self.s)[seat] if self.known is not None else -1
        found = [role for role in deck if may >> role & 1]
        if claim == NONE or (claim in BAD and self._carries(seat)):
            return found
        return [role for role in found if role == claim or role in BAD or role in MAY_TURN]

    def _carries(self, seat: int) -> bool:
        """Whoever carries an artefact may have been made a wolf or a tanner by it."""
        return self.blindfold or bool(self.sight.artefacts >> seat & 1)

    def _seatings(
        self, options: list[list[int]], seat: int, left: Counter[int], roles: list[int]
    ) -> Iterator[list[int]]:
        if seat == len(options):
            yield roles[:]
            return
        for role in options[seat]:
            if left[role]:
                left[role] -= 1
                roles.append(role)
                yield from self._seatings(options, seat + 1, left, roles)
                roles.pop()
                left[role] += 1

    # --- nights --------------------------------------------------------------------------------

    def _nights(
        self, s: Werewolf, number: int, mine: int, weight: float
    ) -> Iterator[tuple[Werewolf, float]]:
        """Every way the night can go from this call on; `s` is used up."""
        while number < len(s.calls):
            call = s.calls[number]
            before = len(s.deeds)
            seats = wake(s, call)
            mine = self._remembered(s, before, mine)
            if mine < 0:
                return
            moments = moments_of(s, call)
            if seats and moments:
                yield from self._moments(s, number, seats, 0, 0, mine, weight)
                return
            number += 1
        if self._as_seen(s, mine):
            yield s, weight

    def _moments(
        self,
        s: Werewolf,
        number: int,
        seats: tuple[int, ...],
        moment: int,
        which: int,
        mine: int,
        weight: float,
    ) -> Iterator[tuple[Werewolf, float]]:
        self.work += 1
        call = s.calls[number]
        if which == len(seats):
            moment, which = moment + 1, 0
        if moment == moments_of(s, call):
            yield from self._nights(s, number + 1, mine, weight)
            return
        seat = seats[which]
        power = POWERS[call]
        legal = power.legal(s, self.catalogue, seat, moment)
        answers = self._answers(s, call, seat, legal, mine)
        for choice, chance in answers:
            world = s.copy() if len(answers) > 1 else s
            before = len(world.deeds)
            take(world, self.catalogue, power, call, seat, moment, choice, _first)
            world.look_around(seat)
            after = self._remembered(world, before, mine)
            if after < 0 or not self._truly_seen(world, seat, before):
                continue
            for one, share in self._artefacts(world, choice):
                yield from self._moments(
                    one, number, seats, moment, which + 1, after, weight * chance * share
                )

    def _answers(
        self, s: Werewolf, call: int, seat: int, legal: list[Choice], mine: int
    ) -> list[tuple[Choice, float]]:
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        if seat == self.me:
            assert self.known is not None
            if mine < len(self.known.deeds):
                deed = self.known.deeds[mine]
                if deed.call == call and deed.verb not in LESSONS:
                    choice = choice_of(self.catalogue, deed)
                    return [(choice, 1.0)] if choice in legal else []
            return [(PASS, 1.0)] if PASS in legal else []
        acting = [choice for choice in legal if choice is not PASS]
        verb = acting[0].verb
        if verb == "shield":
            acting = self._lies_open(acting, self.sight.shields)
        elif verb == "curate":
            acting = self._lies_open(acting, self.sight.artefacts)
        if not acting:
            return [(PASS, PASSING)]
        share = (1 - PASSING) / max(1, len(legal) - 1)
        if PASS not in legal:
            if self._testifies(s, seat) and verb in CLAIM_FOR:
                return self._told(s, seat, acting, 1 / len(legal))
            return [(choice, 1 / len(legal)) for choice in acting]
        if self._testifies(s, seat):
            return self._told(s, seat, acting, share)
        if verb in LOOKS_ONLY:
            return [(acting[0], 1.0)]  # nothing depends on where he looked
        return [(PASS, PASSING), *[(choice, share) for choice in acting]]

    def _testifies(self, s: Werewolf, seat: int) -> bool:
        """Whether what the seat says must be what it did, unless that turned it."""
        if not self.said[seat] or s.acting(seat) in BAD:
            return False
        return len(self.said[seat]) > 1 or not self._carries(seat)

    def _told(
        self, s: Werewolf, seat: int, acting: list[Choice], share: float
    ) -> list[tuple[Choice, float]]:
        """What a villager tells he did, or what would have given him a reason to tell otherwise."""
        verb = acting[0].verb
        found = []
        if self.claimed[seat] == s.start[seat]:
            wanted = CLAIM_FOR[verb]
            told = {claim[1:] for claim in self.said[seat] if claim[0] == wanted}
            found = [c for c in acting if any(rest[: len(c.args)] == c.args for rest in told)]
            if not found and verb not in COMPULSORY:  # who must act has acted
                return [(PASS, PASSING), *self._turning(s, acting, share)]
        return [*[(choice, share) for choice in found], *self._turning(s, acting, share, found)]

    def _turning(
        self, s: Werewolf, acting: list[Choice], share: float, found: Sequence[Choice] = ()
    ) -> list[tuple[Choice, float]]:
        if acting[0].verb not in TURNING:
            return []
        return [
            (choice, share)
            for choice in acting
            if choice not in found and s.face(int(choice.args[0])) in BAD
        ]

    def _lies_open(self, acting: list[Choice], mask: int) -> list[Choice]:
        if self.blindfold:
            return acting
        return [choice for choice in acting if mask >> int(choice.args[0]) & 1]

    def _artefacts(self, s: Werewolf, choice: Choice) -> Iterator[tuple[Werewolf, float]]:
        """The curator draws blindly."""
        if choice.verb != "curate":
            yield s, 1.0
            return
        target = int(choice.args[0])
        drawn = s.artefacts[target]
        stock = [drawn, *s.left_over()]
        for artefact in stock:
            if target == self.me and self.known is not None and artefact != self.known.artefact:
                continue
            if artefact == MASK and self.said[target]:
                continue
            world = s.copy()
            world.artefacts[target] = artefact
            yield world, 1 / len(stock)

    # --- what must be so -----------------------------------------------------------------------

    def _remembered(self, s: Werewolf, before: int, mine: int) -> int:
        """How many of my deeds have come by; -1 if one is not as I remember it."""
        if self.known is None:
            return mine
        for deed in s.deeds[before:]:
            if deed.seat == self.me:
                if mine >= len(self.known.deeds) or self.known.deeds[mine] != deed:
                    return -1
                mine += 1
        return mine

    def _truly_seen(self, s: Werewolf, seat: int, before: int) -> bool:
        """Whether the face that a villager just saw is the one he tells, unless it turned him."""
        if seat == self.me or self.claimed[seat] != s.start[seat] or not self._testifies(s, seat):
            return True
        for deed in s.deeds[before:]:
            if not deed.seen or deed.verb not in CLAIM_FOR:
                continue
            (face,) = deed.seen
            if face in BAD and deed.verb in TURNING:
                continue
            if (CLAIM_FOR[deed.verb], *deed.args, ROLE_IDS[face]) not in self.said[seat]:
                return False
        return True

    def _as_seen(self, s: Werewolf, mine: int) -> bool:
        if self.known is not None and (
            mine != len(self.known.deeds) or s.artefacts[self.known.me] != self.known.artefact
        ):
            return False
        if not self.blindfold and Sight(s.shields, s.face_up, s.laid) != self.sight:
            return False
        return all(s.face(seat) == face for seat, face in self.shown.items())

    # --- speakers ------------------------------------------------------------------------------

    def _likelihood(self, s: Werewolf) -> float:
        product = 1.0
        for seat, said in enumerate(self.said):
            if seat == self.me:
                continue
            product *= self._spoken(s, seat, said)
            if not product:
                return 0.0
        return product

    def _spoken(self, s: Werewolf, seat: int, said: frozenset[Claim]) -> float:
        you = you_of(s, seat)
        honest = ROLES[ROLE[believed_role(you, seat)]].team == VILLAGE
        if not said:
            if s.artefacts[seat] == MASK:
                return 1.0
            return SILENT_VILLAGER if honest else SILENT_LIAR
        if honest:
            return float(said - {("carries", you["artefact"])} == set(testimony(you)))
        if self.claimed[seat] == NONE:
            return SILENT_LIAR
        return DETAILS ** (len(said) - 1) / self.covers


def you_of(s: Werewolf, seat: int) -> dict[str, Any]:
    """What a seat knows of its own night, as its view tells it."""
    copied = s.copied if s.start[seat] == DOPPELGANGER else NONE
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": None if copied == NONE else ROLE_IDS[copied],
        "artefact": None if s.artefacts[seat] == NONE else ARTEFACT_IDS[s.artefacts[seat]],
        "notes": [{"verb": deed.verb, **told(deed)} for deed in s.deeds if deed.seat == seat],
    }


def _first(_n: int) -> int:
    return 0
