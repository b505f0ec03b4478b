"""Every night that a seat holds possible, or a fair draw of them, through the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import prod
from random import Random
from typing import Any, NamedTuple

from cabale.core import Table
from cabale.games.werewolf.mind.answers import BAD, MAY_TURN, SEES_CENTRE, Answers, Deal
from cabale.games.werewolf.mind.deals import Bonds, Options, centres, draw, seatings
from cabale.games.werewolf.mind.speakers import Speakers
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    AURA_SEER,
    CALLS,
    CURATOR,
    DOPPELGANGER,
    DRUNK,
    MINION,
    MOVERS,
    REVEALER,
    ROLE,
    ROLE_IDS,
    SEER,
    SENTINEL,
    TANNER,
    WITCH,
)
from cabale.games.werewolf.rules.state import NONE, Sight, Werewolf
from cabale.games.werewolf.rules.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.rules.steps.power import take
from cabale.games.werewolf.sight.knowledge import LEAVES_TRACE

LOOKERS = frozenset({SEER, APPRENTICE_SEER})

SEATINGS, MOST_SEATINGS = 8, 1_500  # times as many deals as nights are looked at, and at most
UNHURRIED = 100  # visits from which on small tables are gone through as a whole
SMALL_TABLE, FEW_SEATINGS = 5, 400  # up to these nothing is left to chance
HURRIED = 60  # nights that go on when time is up
# Guesses, where some are drawn: how likely it is that somebody did just this thing that he tells of
# (but for what lies open anyway), and that somebody found a reason to lie.
DETAIL = {
    "saw": 0.12,
    "robbed": 0.12,
    "gave": 0.12,
    "copied": 0.12,
    "saw_centre": 0.25,
    "drank": 0.3,
    "shifted": 0.5,
    "exchanged": 0.03,
}
TURNED = 0.15
RARELY = 0.05
SLOT = 3
LAST_CALL = {call.needs[0]: number for number, call in enumerate(CALLS) if len(call.needs) == 1}

Leaf = Callable[[Werewolf, float], None]
Late = Callable[[], bool]


class Night(NamedTuple):
    """A night that goes on: `weight` is what it counts for, what was said so far included."""

    state: Werewolf
    deal: Deal
    weight: float
    sure: float
    """The same without what it counts for in place of others that were not drawn."""
    rest: float
    """A guess at how likely the others would say what they say."""
    mine: int
    """How many of my own deeds have come by."""


class Nights(Answers):
    """`said` is what each seat tells; `me` None: nobody.

    All nights are gone through side by side, call by call. Whoever has nothing more to tell of is
    heard at once, and nights that no longer differ are one. `visits` is how many may go on at a
    time: of more the likely ones are kept, and of the others a draw in which each counts for as
    many as it stands for. None: all. `late` says that time is up: then only a few go on.
    """

    def __init__(
        self,
        t: Table[Werewolf],
        speakers: Speakers,
        rng: Random,
        visits: int | None,
        late: Late | None = None,
    ) -> None:
        super().__init__(t, speakers)
        self.late = late
        self.rng = rng
        self.visits = visits
        self.whole = True
        """Whether nothing was left to chance."""
        self.spread = 0.0
        """How much was: the variance of the sum of all weights, its mean being 1."""
        self._must_sit = self._signs()

    def _signs(self) -> list[int]:
        """Roles that somebody must have been dealt, since what they do lies on the table."""
        shields, face_up, artefacts = self.sight
        signs = (shields, SENTINEL), (face_up, REVEALER), (artefacts, CURATOR)
        return [role for mask, role in signs if mask]

    def go(self, leaf: Leaf) -> None:
        """Hand over every night with its share; the shares of all deals alike add up."""
        starts = self._starts()
        if self.visits is None:
            for start in starts:
                self._go_on([start], leaf)
        else:
            self._go_on(list(starts), leaf)

    def _go_on(self, nights: list[Night], leaf: Leaf) -> None:
        for number, call in enumerate(self.s.calls):
            found: dict[Any, Night] = {}
            for night in self._fewer(nights):
                for key, after in self._call(night, number, call):
                    same = found.get(key)
                    if same is not None:
                        weight, sure = same.weight + after.weight, same.sure + after.sure
                        after = same._replace(weight=weight, sure=sure)
                    found[key] = after
            nights = list(found.values())
        by_deal: Counter[Sequence[int]] = Counter()
        total = squares = 0.0
        for s, deal, weight, sure, _, mine in nights:
            if self._as_seen(s, mine):
                leaf(s, weight)
                total += weight
                squares += weight * (weight - sure)
                by_deal[deal.roles] += weight * (1 - 1 / deal.stands_for)  # type: ignore[assignment]
        if not self.whole and total:
            squares += sum([weight**2 for weight in by_deal.values()])
            self.spread = squares / total**2

    def _fewer(self, nights: list[Night]) -> list[Night]:
        """The likely ones for sure, of the others a draw, no more than there is time for."""
        if self.visits is None:
            return nights
        most = self.visits
        if self.late is not None and self.late():
            most = min(most, HURRIED)
        if len(nights) <= most:
            return nights
        self.whole = False
        kept = []
        likely = [night.weight * night.rest for night in nights]
        for night, times in draw(nights, likely, most, self.rng):
            kept.append(night if times == 1 else night._replace(weight=night.weight * times))
        return kept

    # --- deals ---------------------------------------------------------------------------------

    def _starts(self) -> Iterator[Night]:
        calls = len(self.s.calls)
        number = 0
        seatings = self._seatings()
        if self.late is not None:
            self.rng.shuffle(seatings)
        for roles, weight in seatings:
            if self.late is not None and number >= HURRIED and self.late():
                self.whole = False
                return
            told = self._centre_told(roles)
            slot = told.pop(SLOT, NONE)
            traced = self._traces_told(roles)
            rest = list((Counter(self.s.deck) - Counter(roles)).elements())
            for centre, orders in centres(rest, self._places_that_matter(roles)):
                if any(centre[place] != role for place, role in told.items()):
                    continue
                if not self._may_be(roles, centre):
                    continue
                deal = Deal(number, roles, weight, traced, slot, calls)
                number += 1
                self._follow(deal, roles, self._brewed(roles, centre))
                world = Werewolf(
                    seats=self.s.seats,
                    deck=self.s.deck,
                    slot=self.s.slot,
                    stock=self.s.stock,
                    calls=self.s.calls,
                    reach=self.s.reach,
                )
                world.deal([*roles, *centre, *([] if self.s.slot == NONE else [self.s.slot])])
                guess = prod(deal.guesses.values())
                share = weight * orders
                start = self._heard(Night(world, deal, share, share, guess, 0), 0)
                if start is not None:
                    yield start

    def _follow(self, deal: Deal, roles: Sequence[int], brewed: float) -> None:
        """When each seat has nothing more to tell of, and from when on nothing moves."""
        calls = self.s.calls
        last = len(calls)
        for seat, role in enumerate(roles):
            woken = calls.index(LAST_CALL[role]) + 1 if role in LAST_CALL else 0
            if role == DOPPELGANGER:
                woken = last
            if role in MOVERS:
                deal.moved_until = max(deal.moved_until, woken)
            if role in {AURA_SEER, DOPPELGANGER}:
                deal.watched = max(deal.watched, woken)
            if seat == self.me:
                continue
            if self._carries(seat):
                woken = last
            elif role in BAD:
                woken = 0
            deal.settled[woken].append(seat)
            for number in range(woken):
                deal.pending[number] |= 1 << seat
            deal.guesses[seat] = self._guess(seat, role) * (brewed if role == WITCH else 1.0)

    def _seatings(self) -> list[tuple[tuple[int, ...], float]]:
        """Roles of the seats, and how many such deals each stands for."""
        options = [self._options(seat) for seat in range(self.s.seats)]
        most = None if self.visits is None else min(self.visits * SEATINGS, MOST_SEATINGS)
        some = seatings(self.s.deck, options, self._bonds(options), most, self.rng)
        fit = [seating for seating in some if self._seated(seating[0])]
        all_found = all(times == 1 for _, _, times in fit)
        few = self.s.seats <= SMALL_TABLE and len(fit) <= FEW_SEATINGS and all_found
        if self.visits is None or (few and self.visits >= UNHURRIED):
            self.visits = None
            return [(roles, 1.0) for roles, _, _ in fit]
        drawn = draw(fit, [guess * times for _, guess, times in fit], self.visits, self.rng)
        found = [(roles, times * more) for (roles, _, times), more in drawn]
        if any(times != 1 for _, times in found):
            self.whole = False
        return found

    def _may_be(self, roles: Sequence[int], centre: Sequence[int]) -> bool:
        """Whether what lies face up can have come there, and liars can have found a reason."""
        movers = MOVERS.intersection(roles)
        open_slot = self.s.slot != NONE and self.s.reach > SLOT
        if movers <= {ALPHA_WOLF, WITCH} and not (open_slot and len(movers) == 2):
            given = centre if WITCH in movers else ()
            if any(face not in (roles[seat], *given) for seat, face in self.shown.items()):
                return False
        if self._doppelganger or WITCH not in movers:
            return True
        witch = roles.index(WITCH)
        if witch == self.me or self.claimed[witch] in {NONE, WITCH} or self._carries(witch):
            return True
        slot = open_slot and (ALPHA_WOLF not in roles or {MINION, TANNER}.intersection(roles))
        return bool(slot or BAD.intersection(centre))

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
        """The roles with which a seat would have said what it said, and how likely it would."""
        if seat == self.me:
            return {self.s.start[seat]: 1.0}
        claim = self.claimed[seat]
        may = self.known.allowed(self.s)[seat] if self.known is not None else -1
        found = [role for role in sorted(set(self.s.deck)) if may >> role & 1]
        if claim != NONE and not self._carries(seat):
            found = [r for r in found if r == claim or r in BAD or r in MAY_TURN]
        return {role: self._guess(seat, role) for role in found}

    def _guess(self, seat: int, role: int) -> float:
        """About how likely somebody of this role would say what this seat says."""
        claim = self.claimed[seat]
        if claim == NONE:
            return self.speakers.silent_liar if role in BAD else self.speakers.silent_villager
        truth = float(role == claim)
        for told in self.said[seat]:
            truth *= DETAIL.get(told[0], 1.0)
        lie = self.speakers.lies[seat]
        return max(truth, lie if role in BAD else lie * TURNED)

    def _places_that_matter(self, roles: Sequence[int]) -> frozenset[int]:
        """The places of the centre that somebody saw, or moved a card from or to."""
        found: set[int] = set()
        for seat, role in enumerate(roles):
            if seat == self.me:
                assert self.known is not None
                found.update(
                    deed.args[0]
                    for deed in self.known.deeds
                    if deed.verb in SEES_CENTRE | {"drink"} and deed.args[0] < 3
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

    # --- nights --------------------------------------------------------------------------------

    def _heard(self, night: Night, number: int) -> Night | None:
        """Hear those who have nothing more to tell of after so many calls."""
        s, deal, weight, sure, rest, mine = night
        settled = deal.settled[number]
        for seat in settled:
            chance = self.speakers.heard(s, seat)
            if not chance:
                return None
            weight *= chance
            sure *= chance
            rest /= deal.guesses[seat]
        if s.deeds:
            pending = deal.pending[number]
            s.deeds = [deed for deed in s.deeds if pending >> deed.seat & 1]
        return Night(s, deal, weight, sure, rest, mine)

    def _call(self, night: Night, number: int, call: int) -> Iterator[tuple[Any, Night]]:
        """How the night may be after a call, each with what it has to do with others."""
        s, deal, weight, sure, rest, mine = night
        before = len(s.deeds)
        seats = wake(s, call)
        mine = self._remembered(s, before, mine)
        if mine < 0:
            return
        ways = [(s, 1.0, mine)]
        if seats:
            for moment in range(moments_of(s, call)):
                for seat in seats:
                    ways = [
                        after
                        for way in ways
                        for after in self._moment(deal, call, seat, moment, *way)
                    ]
        number += 1
        for world, share, deeds in ways:
            if number >= deal.moved_until and not self._as_shown(world):
                continue
            after = self._heard(
                Night(world, deal, weight * share, sure * share, rest, deeds), number
            )
            if after is None:
                continue
            if number >= deal.watched:
                world.traces = 0
            key = (
                deal.number,
                tuple(world.at),
                tuple(world.turned),
                tuple(world.artefacts),
                (world.copied, world.shields, world.face_up, world.traces),
                deeds,
                tuple(world.deeds),
            )
            yield key, after

    def _moment(
        self, deal: Deal, call: int, seat: int, moment: int, s: Werewolf, share: float, mine: int
    ) -> Iterator[tuple[Werewolf, float, int]]:
        power = POWERS[call]
        legal = power.legal(s, self._catalogue, seat, moment)
        answers = self._answers(s, deal, call, seat, moment, legal, mine)
        alone = len(answers) == 1
        for choice, factor in answers:
            world = s if alone else s.copy()
            before = len(world.deeds)
            take(world, self._catalogue, power, call, seat, moment, choice, _first)
            after = self._remembered(world, before, mine)
            if after < 0:
                continue
            if choice.verb != "curate":
                yield world, share * factor, after
                continue
            for one, luck in self._drawn(world, int(choice.args[0])):
                yield one, share * factor * luck, after

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
        return self._as_shown(s)

    def _as_shown(self, s: Werewolf) -> bool:
        return all(s.face(seat) == face for seat, face in self.shown.items())


def _first(_n: int) -> int:
    return 0
