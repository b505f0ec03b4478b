"""Every night that a seat holds possible, or a fair draw of them, through the rules themselves.

A way to answer is left out only where nobody would then have said what was said: a villager who
did something else than he tells. Answers that come to the same are gone through as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import TypeVar

from cabale.core import PASS, Catalogue, Choice, Table
from cabale.games.werewolf.again import choice_of
from cabale.games.werewolf.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    AURA_SEER,
    CALL,
    CURATOR,
    DOPPELGANGER,
    DRUNK,
    INSOMNIAC,
    INVESTIGATOR,
    MASK,
    MINION,
    REVEALER,
    ROBBER,
    ROLE,
    ROLE_IDS,
    SEER,
    SENTINEL,
    SHROUD,
    TANNER,
    TURNS_INVESTIGATOR,
    VOID,
    WEREWOLF,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.deals import Bonds, Options, Seating, centres, draw, seatings
from cabale.games.werewolf.knowledge import BEFORE_TRACES, LEAVES_TRACE, LESSONS, Knowledge
from cabale.games.werewolf.state import NONE, Sight, Werewolf
from cabale.games.werewolf.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.steps.power import take
from cabale.games.werewolf.testimony import CLAIM_FOR, Claim

PACK_ROLES = WOLVES | {MINION}
BAD = PACK_ROLES | {TANNER}
MAY_TURN = frozenset({ROBBER, INSOMNIAC, INVESTIGATOR, WITCH, DOPPELGANGER})
LOOKERS = frozenset({SEER, APPRENTICE_SEER})
LOOKS = frozenset({"look", "peek"})

PASSING = 0.1  # how often somebody who may act does not
PASSING_AGAIN = 0.5  # the investigator's second look
MOST_SEATINGS = 20_000
SMALL_TABLE, FEW_SEATINGS = 5, 400  # up to these nothing is left to chance
LIAR = 0.1  # how likely it is guessed to be, where deals are drawn, that a seat has reason to lie
RARELY = 0.05
SLOT = 3

_SEES = frozenset({"look", "rob", "reveal", "copy"})
_SEES_CENTRE = frozenset({"peek", "brew"})
_ONCE = frozenset(CLAIM_FOR) - {"look", "peek"}

T = TypeVar("T")
Leaf = Callable[[Werewolf, float], None]
Late = Callable[[], bool]
Answer = tuple[Choice, float]


def passing(call: int, moment: int) -> float:
    again = call == CALL["paranormal_investigator"] and moment == 1
    return PASSING_AGAIN if again else PASSING


class Nights:
    """`said` is what each seat tells, `claimed` the role it says it was dealt; `me` None: nobody.

    `visits` is how many nights are looked at, about: all of them where they are no more than that,
    else a draw in which each counts for as many as it stands for. None: all. `late` says that time
    is up: deals are then gone through in any order, and as far as time allows.
    """

    def __init__(
        self,
        t: Table[Werewolf],
        me: int | None,
        said: Sequence[frozenset[Claim]],
        claimed: Sequence[int],
        rng: Random,
        visits: int | None,
        late: Late | None = None,
    ) -> None:
        s = t.state
        self.s = s
        self.late = late
        self.me = me
        self.said = said
        self.claimed = claimed
        self.rng = rng
        self.visits = visits
        self.whole = True
        """Whether nothing was left to chance."""
        self._catalogue: Catalogue = t.catalogue
        self.known = None if me is None else Knowledge(t, me)
        self.blindfold = self.known is not None and self.known.artefact == SHROUD
        self.sight = Sight(s.shields, s.face_up, s.laid)
        self.shown = {seat: s.face(seat) for seat in range(s.seats) if s.face_up >> seat & 1}
        if self.blindfold and self.known is not None:
            self.sight = self.known.sight
            self.shown = dict(self.known.shown)
        self._doppelganger = DOPPELGANGER in s.deck
        self._aura = AURA_SEER in s.deck
        self._must_sit = self._signs()
        self._traced = 0
        self._slot_told = NONE

    def _signs(self) -> list[int]:
        """Roles that somebody must have been dealt, since what they do lies on the table."""
        shields, face_up, artefacts = self.sight
        signs = (shields, SENTINEL), (face_up, REVEALER), (artefacts, CURATOR)
        return [role for mask, role in signs if mask]

    def go(self, leaf: Leaf) -> None:
        """Hand over every night with its share; the shares of all deals alike add up."""
        self._leaf = leaf
        seatings = self._seatings()
        if self.late is not None:
            self.rng.shuffle(seatings)
        for roles, weight, visits in seatings:
            if self.late is not None and self.late():
                self.whole = False
                break
            self._traced = self._traces_told(roles)
            told = self._centre_told(roles)
            self._slot_told = told.pop(SLOT, NONE)
            rest = list((Counter(self.s.deck) - Counter(roles)).elements())
            ways = [
                (centre, float(orders))
                for centre, orders in centres(rest, self._places_that_matter(roles))
                if all(centre[place] == role for place, role in told.items())
            ]
            likely = [orders * self._brewed(roles, centre) for centre, orders in ways]
            for centre, orders, share in self._some(ways, visits, likely):
                world = Werewolf(
                    seats=self.s.seats,
                    deck=self.s.deck,
                    slot=self.s.slot,
                    stock=self.s.stock,
                    calls=self.s.calls,
                    reach=self.s.reach,
                )
                world.deal([*roles, *centre, *([] if self.s.slot == NONE else [self.s.slot])])
                self._call(world, 0, 0, weight * orders, share)

    # --- deals ---------------------------------------------------------------------------------

    def _seatings(self) -> list[tuple[Sequence[int], float, float]]:
        """Roles of the seats, with a weight and how many nights to look at."""
        options = [self._options(seat) for seat in range(self.s.seats)]
        most = MOST_SEATINGS if self.visits is not None else 10**9
        found = seatings(self.s.deck, options, self._bonds(options), most)
        if len(found) == most and self.visits is not None:
            self.whole = False
            drawn = draw(self.s.deck, options, self.visits, self.rng)
            return [(roles, 1 / chance, 1.0) for roles, chance in drawn if self._seated(roles)]
        found = [(roles, guess) for roles, guess in found if self._seated(roles)]
        few = self.s.seats <= SMALL_TABLE and len(found) <= FEW_SEATINGS
        if self.visits is None or (few and self.visits > FEW_SEATINGS):
            return [(roles, 1.0, inf) for roles, _ in found]
        return self._likely(found, self.visits)

    def _likely(
        self, found: list[Seating], visits: int
    ) -> list[tuple[Sequence[int], float, float]]:
        """The likely ones for sure, of the others a draw; visits by how likely each is."""
        total = sum(guess for _, guess in found)
        kept: list[tuple[Sequence[int], float, float]] = []
        passed, point = 0.0, self.rng.random()
        for roles, guess in found:
            due = visits * guess / total
            if due >= 1 or len(found) <= visits:
                kept.append((roles, 1.0, max(1.0, due)))
                continue
            self.whole = False
            passed += due
            if point < passed:
                point += 1
                kept.append((roles, 1 / due, 1.0))
        return kept

    def _seated(self, roles: Sequence[int]) -> bool:
        """Whether those were dealt in whose deeds lie on the table, and the centre is as told."""
        return all(role in roles for role in self._must_sit) and self._left_in_centre(roles)

    def _left_in_centre(self, roles: Sequence[int]) -> bool:
        """Whether the cards that nobody was dealt are those that truthful lookers tell of.

        In the slot lies its wolf, or what the alpha wolf took from the seat where it put that wolf.
        """
        told = self._centre_told(roles)
        slot = told.pop(SLOT, NONE)
        if slot == self.s.slot:
            if slot != NONE and ALPHA_WOLF in roles and slot not in roles:
                return False
        elif slot != NONE and (ALPHA_WOLF not in roles or slot not in roles):
            return False
        return all(
            roles.count(role) + count <= self.s.deck.count(role)
            for role, count in Counter(told.values()).items()
        )

    def _centre_told(self, roles: Sequence[int]) -> dict[int, int]:
        """The faces at places of the centre, by those who must tell the truth."""
        if self._doppelganger:
            return {}
        return {
            rest[0]: ROLE[rest[1]]
            for seat, role in enumerate(roles)
            if role in LOOKERS and self._must_be_true(seat, role)
            for verb, *rest in self.said[seat]
            if verb == "saw_centre"
        }

    def _bonds(self, options: Options) -> Bonds:
        """What those tell about others' cards who would have to tell the truth."""
        bonds = Bonds(len(options))
        if self._doppelganger:
            return bonds
        anything = (1 << len(ROLE_IDS)) - 1
        for seat, claim in enumerate(self.claimed):
            if not self._must_be_true(seat, claim):
                continue
            for verb, *rest in self.said[seat]:
                if verb == "trace":
                    bonds.add(seat, claim, rest[0], LEAVES_TRACE)
                elif verb == "saw" and claim == SEER:
                    planted = ALPHA_WOLF in self.s.deck and ROLE[rest[1]] == self.s.slot
                    mask = anything if planted else 1 << ROLE[rest[1]]
                    bonds.add(seat, claim, rest[0], mask)
        return bonds

    def _traces_told(self, roles: Sequence[int]) -> int:
        """The seats that left a trace, if an aura seer who tells the truth was dealt in."""
        if AURA_SEER not in roles or self._doppelganger:
            return 0
        seat = roles.index(AURA_SEER)
        if not self._must_be_true(seat, AURA_SEER):
            return 0
        return sum(1 << claim[1] for claim in self.said[seat] if claim[0] == "trace")

    def _must_be_true(self, seat: int, role: int) -> bool:
        """Whether a seat that was dealt this role, and says so, says nothing but the truth."""
        return (
            role == self.claimed[seat] != NONE
            and seat != self.me
            and role not in BAD
            and role not in MAY_TURN
            and not self._carries(seat)
        )

    def _brewed(self, roles: Sequence[int], centre: Sequence[int]) -> float:
        """A guess: the centre is as a witch tells, or she has something to hide."""
        for seat, role in enumerate(roles):
            if role != WITCH or seat == self.me:
                continue
            if self.claimed[seat] != WITCH:
                return 1.0 if BAD.intersection(centre) else RARELY
            for verb, *rest in self.said[seat]:
                if verb == "saw_centre" and rest[0] < SLOT and ROLE[rest[1]] != centre[rest[0]]:
                    return RARELY
        return 1.0

    def _options(self, seat: int) -> dict[int, float]:
        """The roles with which a seat would have said what it said."""
        if seat == self.me:
            return {self.s.start[seat]: 1.0}
        claim = self.claimed[seat]
        may = self.known.allowed(self.s)[seat] if self.known is not None else -1
        found = [role for role in sorted(set(self.s.deck)) if may >> role & 1]
        if claim == NONE or self._carries(seat):
            return {role: LIAR if role in BAD and claim != NONE else 1.0 for role in found}
        return {
            role: 1.0 if role == claim else LIAR
            for role in found
            if role == claim or role in BAD or role in MAY_TURN
        }

    def _carries(self, seat: int) -> bool:
        """Whoever carries an artefact may have been made a wolf, a tanner or a villager by it."""
        return self.blindfold or bool(self.sight.artefacts >> seat & 1)

    def _places_that_matter(self, roles: Sequence[int]) -> frozenset[int]:
        """The places of the centre that somebody saw, or moved a card from or to."""
        found: set[int] = set()
        for seat, role in enumerate(roles):
            if seat == self.me:
                assert self.known is not None
                found.update(
                    deed.args[0]
                    for deed in self.known.deeds
                    if deed.verb in _SEES_CENTRE | {"drink"} and deed.args[0] < 3
                )
                if role == DOPPELGANGER:
                    return frozenset({0, 1, 2})
            elif role in {WITCH, DOPPELGANGER} or (
                role == DRUNK and not self._told_of(seat, "drank")
            ):
                return frozenset({0, 1, 2})
            for claim in self.said[seat]:
                if claim[0] in {"saw_centre", "drank"} and claim[1] < 3:
                    found.add(claim[1])
        return frozenset(found)

    def _told_of(self, seat: int, verb: str) -> bool:
        return not self._carries(seat) and any(claim[0] == verb for claim in self.said[seat])

    # --- nights --------------------------------------------------------------------------------

    def _call(self, s: Werewolf, number: int, mine: int, weight: float, visits: float) -> None:
        """The night from this call on; `s` is used up."""
        while number < len(s.calls):
            call = s.calls[number]
            before = len(s.deeds)
            seats = wake(s, call)
            mine = self._remembered(s, before, mine)
            if mine < 0:
                return
            if seats and moments_of(s, call):
                self._moment(s, number, seats, 0, 0, mine, weight, visits)
                return
            number += 1
        if self._as_seen(s, mine):
            self._leaf(s, weight)

    def _moment(
        self,
        s: Werewolf,
        number: int,
        seats: tuple[int, ...],
        moment: int,
        which: int,
        mine: int,
        weight: float,
        visits: float,
    ) -> None:
        call = s.calls[number]
        if which == len(seats):
            moment, which = moment + 1, 0
        if moment == moments_of(s, call):
            self._call(s, number + 1, mine, weight, visits)
            return
        seat = seats[which]
        power = POWERS[call]
        legal = power.legal(s, self._catalogue, seat, moment)
        answers = self._answers(s, call, seat, moment, legal, mine)
        alone = len(answers) == 1
        for choice, factor, share in self._some(answers, visits):
            world = s if alone else s.copy()
            before = len(world.deeds)
            take(world, self._catalogue, power, call, seat, moment, choice, _first)
            world.look_around(seat)
            after = self._remembered(world, before, mine)
            if after < 0:
                continue
            if choice.verb != "curate":
                self._moment(world, number, seats, moment, which + 1, after, weight * factor, share)
                continue
            for one, luck, part in self._some(self._drawn(world, int(choice.args[0])), share):
                self._moment(
                    one, number, seats, moment, which + 1, after, weight * factor * luck, part
                )

    def _some(
        self, ways: list[tuple[T, float]], visits: float, likely: list[float] | None = None
    ) -> list[tuple[T, float, float]]:
        """All ways with their chances, or as many as there are visits, drawn by their chances.

        Each comes with what it counts for and how many visits it gets. `likely` are better guesses
        than the chances of which way may come to something.
        """
        if len(ways) <= 1 or visits >= len(ways):
            return [(way, chance, visits / len(ways)) for way, chance in ways]
        self.whole = False
        likely = likely or [chance for _, chance in ways]
        total = sum(likely)
        count = max(1, int(visits))
        found = []
        point = self.rng.random()
        passed = 0.0
        for (way, chance), guess in zip(ways, likely, strict=True):
            due = guess * count / total
            passed += due
            times = 0
            while point < passed and times < count:
                point += 1
                times += 1
            if times:
                found.append((way, chance * times / due, visits * times / count))
        return found

    # --- what somebody may have answered -------------------------------------------------------

    def _answers(
        self, s: Werewolf, call: int, seat: int, moment: int, legal: list[Choice], mine: int
    ) -> list[Answer]:
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        if seat == self.me:
            return self._mine(call, legal, mine)
        acting = [choice for choice in legal if choice is not PASS]
        idle = passing(call, moment) if len(acting) < len(legal) else 0.0
        share = (1 - idle) / len(acting)
        if self._traced >> seat & 1 and call in BEFORE_TRACES and not s.traces >> seat & 1:
            idle = 0.0
        verb = acting[-1].verb
        if verb == "plant":
            acting = [c for c in acting if self._slot_told in {NONE, s.face(int(c.args[0]))}]
        elif verb == "shield":
            acting = self._lies_open(acting, self.sight.shields)
        elif verb == "curate":
            acting = self._lies_open(acting, self.sight.artefacts)
        elif verb == "reveal" and not self.blindfold:
            acting = [c for c in acting if self._turned_up(s, c)]
        if self._carries(seat):
            told = {c for c in acting if self._claim(s, c) in self.said[seat]}
            return self._merged(s, seat, acting, told, idle, share)
        if not self.said[seat] or s.acting(seat) in BAD:
            return self._unheard(s, seat, acting, idle, share)
        return self._villager(s, seat, acting, idle, share)

    def _unheard(
        self, s: Werewolf, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """Nothing is told of what this seat did, so a look may as well not have happened."""
        found = self._merged(s, seat, acting, set(), idle, share)
        if self._aura or s.acting(seat) == INVESTIGATOR:
            return found
        if all(choice is PASS or choice.verb in LOOKS for choice, _ in found):
            return [(found[0][0], sum(chance for _, chance in found))]
        return found

    def _mine(self, call: int, legal: list[Choice], mine: int) -> list[Answer]:
        assert self.known is not None
        choice = PASS
        if mine < len(self.known.deeds):
            deed = self.known.deeds[mine]
            if deed.call == call and deed.verb not in LESSONS:
                choice = choice_of(self._catalogue, deed)
        return [(choice, 1.0)] if choice in legal else []

    def _villager(
        self, s: Werewolf, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """What a villager did who is not turned by it is what he tells, or he does not tell it."""
        told = {choice for choice in acting if self._claim(s, choice) in self.said[seat]}
        honest = self.claimed[seat] in {NONE, s.start[seat]}
        turning = [choice for choice in acting if self._turns(s, seat, choice)]
        if not honest:
            return self._merged(s, seat, turning, told, 0.0, share)
        if self._settled(seat, s.acting(seat), acting):
            acting = [c for c in acting if c in told or c in turning]
            idle = 0.0
        return self._merged(s, seat, acting, told, idle, share)

    def _settled(self, seat: int, role: int, acting: list[Choice]) -> bool:
        """Whether what he tells leaves no room for another answer here."""
        if not acting:
            return False
        verb = acting[0].verb
        if verb in _ONCE or role == APPRENTICE_SEER:
            return self._told_of(seat, CLAIM_FOR[verb])
        return role == SEER and self._told_of(seat, "saw")

    def _merged(
        self,
        s: Werewolf,
        seat: int,
        acting: list[Choice],
        told: set[Choice],
        idle: float,
        share: float,
    ) -> list[Answer]:
        """Looks that change nothing and that nobody tells of are one."""
        found: list[Answer] = []
        same: dict[tuple[str, int], tuple[Choice, float]] = {}
        for choice in acting:
            if choice in told or choice.verb not in LOOKS:
                found.append((choice, share))
            else:
                key = choice.verb, self._turned_by(s, seat, choice)
                first, shares = same.get(key, (choice, 0.0))
                same[key] = first, shares + share
        found += same.values()
        if idle:
            found.append((PASS, idle))
        return found

    def _claim(self, s: Werewolf, choice: Choice) -> Claim | None:
        """What an honest player would tell of this answer."""
        verb = choice.verb
        if verb not in CLAIM_FOR:
            return None
        if verb in _SEES:
            place = int(choice.args[0])
        elif verb in _SEES_CENTRE:
            place = s.seats + int(choice.args[0])
        elif verb == "give":
            return ("gave", choice.args[0], ROLE_IDS[s.deeds[-1].seen[0]])
        else:
            return (CLAIM_FOR[verb], *choice.args)
        return (CLAIM_FOR[verb], choice.args[0], ROLE_IDS[s.face(place)])

    def _turns(self, s: Werewolf, seat: int, choice: Choice) -> bool:
        """Whether this may make the seat take itself for a wolf or a tanner, now or later."""
        match choice.verb:
            case "look" if s.acting(seat) == INVESTIGATOR:
                again = bool(s.deeds) and s.deeds[-1][1:3] == (seat, "look")
                return not again or self._turned_by(s, seat, choice) != NONE
            case "rob":
                return s.face(int(choice.args[0])) in BAD
            case "brew":
                return s.face(s.seats + int(choice.args[0])) in BAD
            case "give":
                return choice.args[0] == seat and s.deeds[-1].seen[0] in BAD
            case "copy":
                return s.face(int(choice.args[0])) in BAD | MAY_TURN
        return False

    def _turned_by(self, s: Werewolf, seat: int, choice: Choice) -> int:
        """An investigator becomes what he sees."""
        if choice.verb != "look" or s.acting(seat) != INVESTIGATOR:
            return NONE
        face = s.face(int(choice.args[0]))
        return NONE if face not in TURNS_INVESTIGATOR else TANNER if face == TANNER else WEREWOLF

    def _lies_open(self, acting: list[Choice], mask: int) -> list[Choice]:
        if self.blindfold:
            return acting
        return [choice for choice in acting if mask >> int(choice.args[0]) & 1]

    def _turned_up(self, s: Werewolf, choice: Choice) -> bool:
        target = int(choice.args[0])
        if s.face(target) in TURNS_INVESTIGATOR:
            return True
        return bool(self.sight.face_up >> target & 1) and s.face(target) == self.shown[target]

    def _drawn(self, s: Werewolf, target: int) -> list[tuple[Werewolf, float]]:
        """The curator draws blindly; what changes nobody's role is all the same."""
        stock = [s.artefacts[target], *s.left_over()]
        named = any(claim[0] == "carries" for claim in self.said[target])
        found: dict[int, float] = {}
        for artefact in stock:
            if target == self.me and self.known is not None and artefact != self.known.artefact:
                continue
            if artefact == MASK and self.said[target]:
                continue
            same = artefact
            if artefact in {VOID, SHROUD} and target != self.me and not named:
                same = next(one for one in (VOID, SHROUD) if one in stock)
            found[same] = found.get(same, 0.0) + 1 / len(stock)
        ways = []
        for artefact, chance in found.items():
            world = s.copy()
            world.artefacts[target] = artefact
            ways.append((world, chance))
        return ways

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

    def _as_seen(self, s: Werewolf, mine: int) -> bool:
        if self.known is not None and (
            mine != len(self.known.deeds) or s.artefacts[self.known.me] != self.known.artefact
        ):
            return False
        if not self.blindfold and Sight(s.shields, s.face_up, s.laid) != self.sight:
            return False
        return all(s.face(seat) == face for seat, face in self.shown.items())


def _first(_n: int) -> int:
    return 0
