"""The deals with which a night may have begun: all of them, or an importance sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from cabale.games.werewolf.mind.claims import SLOT
from cabale.games.werewolf.mind.deal_constraints import DealConstraints
from cabale.games.werewolf.mind.deals import Deal, NightPlan
from cabale.games.werewolf.mind.evidence import LIARS, Evidence
from cabale.games.werewolf.mind.numbers import (
    DEALS_PER_NIGHT,
    DETAIL_GUESS,
    ENOUGH_NIGHTS,
    FEW_DEALS,
    MOST_DEALS,
    NIGHTS_WHEN_LATE,
    ODD_WITCH_GUESS,
    REASON_TO_LIE_GUESS,
    SMALL_TABLE,
)
from cabale.games.werewolf.mind.resampling import resample
from cabale.games.werewolf.mind.seatings import Seating, centres, seatings
from cabale.games.werewolf.mind.speech_model import SpeechModel
from cabale.games.werewolf.rules.components import ROLE, WITCH
from cabale.games.werewolf.rules.state import NONE, Werewolf

OutOfTime = Callable[[], bool]
"""Whether the time for a belief is up."""


class Start(NamedTuple):
    """A dealt table, its deal, and what it counts for."""

    state: Werewolf
    deal: Deal
    weight: float


class DealSampler:
    """`max_nights` bounds how many deals are begun with; None: all.

    It becomes None where a small table leaves few enough. `exact` says whether nothing was drawn.
    """

    def __init__(
        self,
        evidence: Evidence,
        speech: SpeechModel,
        rng: Random,
        max_nights: int | None,
        out_of_time: OutOfTime | None,
    ) -> None:
        self.evidence = evidence
        self.speech = speech
        self.rng = rng
        self.max_nights = max_nights
        self.out_of_time = out_of_time
        self.exact = True
        self.constraints = DealConstraints(evidence)
        s = evidence.public
        self._blank = Werewolf(
            seats=s.seats,
            deck=s.deck,
            slot=s.slot,
            stock=s.stock,
            calls=s.calls,
            reach=s.reach,
        )

    def starts(self) -> Iterator[Start]:
        drawn = self._seatings()
        number = 0
        if self.out_of_time is not None:
            self.rng.shuffle(drawn)
        for roles, weight in drawn:
            if number >= NIGHTS_WHEN_LATE and self.out_of_time is not None and self.out_of_time():
                self.exact = False
                return
            traced = self.constraints.traces_told(roles)
            plan, guesses = NightPlan(roles, self.evidence), self._look_ahead(roles)
            for centre, orders, slot_face in self._centres(roles):
                odd = self._odd_witch(roles, centre, guesses)
                deal = Deal(number, roles, weight, traced, slot_face, odd, plan)
                number += 1
                yield Start(self._lay_out(roles, centre), deal, weight * orders)

    def _centres(self, roles: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """How the centre may lie, in how many orders, and what lies in the slot by day."""
        told = self.constraints.centre_told(roles)
        slot_face = told.pop(SLOT, NONE)
        rest = list((Counter(self.evidence.public.deck) - Counter(roles)).elements())
        for centre, orders in centres(rest, self.constraints.places_that_matter(roles)):
            if any(centre[place] != role for place, role in told.items()):
                continue
            if self.constraints.allow_centre(roles, centre):
                yield centre, orders, slot_face

    def _lay_out(self, roles: Sequence[int], centre: Sequence[int]) -> Werewolf:
        world = self._blank.copy()
        world.deal([*roles, *centre, *([] if world.slot == NONE else [world.slot])])
        return world

    # --- which roles the seats have --------------------------------------------------------------

    def _seatings(self) -> list[tuple[tuple[int, ...], float]]:
        """Roles of the seats, each with its importance weight."""
        s = self.evidence.public
        options = [
            {role: self._guess(seat, role) for role in self.constraints.roles_of(seat)}
            for seat in range(s.seats)
        ]
        most = self.max_nights
        if most is not None:
            most = min(most * DEALS_PER_NIGHT, MOST_DEALS)
        some = seatings(s.deck, options, self.constraints.bonds(), most, self.rng)
        fit = [seating for seating in some if self.constraints.allow_roles(seating.roles)]
        if self.max_nights is None or self._few_enough(fit, self.max_nights):
            self.max_nights = None
            return [(seating.roles, 1.0) for seating in fit]
        scores = [seating.guess * seating.weight for seating in fit]
        drawn = resample(fit, scores, self.max_nights, self.rng)
        found = [(seating.roles, seating.weight * more) for seating, more in drawn]
        if any(weight != 1 for _, weight in found):
            self.exact = False
        return found

    def _few_enough(self, fit: Sequence[Seating], max_nights: int) -> bool:
        """Whether all can be enumerated after all."""
        small = self.evidence.public.seats <= SMALL_TABLE and len(fit) <= FEW_DEALS
        return small and max_nights >= ENOUGH_NIGHTS and all(one.weight == 1 for one in fit)

    # --- guesses ---------------------------------------------------------------------------------

    def _guess(self, seat: int, role: int) -> float:
        """About how likely somebody of this role would say what this seat says."""
        if seat == self.evidence.me:
            return 1.0
        claim = self.evidence.claimed[seat]
        if claim == NONE:
            return self.speech.silent_liar if role in LIARS else self.speech.silent_villager
        truth = float(role == claim)
        for told in self.evidence.said[seat]:
            truth *= DETAIL_GUESS.get(told[0], 1.0)
        lie = self.speech.lies[seat]
        return max(truth, lie if role in LIARS else lie * REASON_TO_LIE_GUESS)

    def _look_ahead(self, roles: Sequence[int]) -> dict[int, float]:
        """The same for every seat that will be heard in the course of the night."""
        me = self.evidence.me
        return {seat: self._guess(seat, role) for seat, role in enumerate(roles) if seat != me}

    def _odd_witch(
        self, roles: Sequence[int], centre: Sequence[int], guesses: dict[int, float]
    ) -> dict[int, float]:
        """The guesses, less for a witch if the centre is not as she tells and she has nothing to
        hide."""
        evidence = self.evidence
        for seat, role in enumerate(roles):
            if role != WITCH or seat == evidence.me:
                continue
            if self._is_odd(seat, centre):
                return {**guesses, seat: guesses[seat] * ODD_WITCH_GUESS}
            break
        return guesses

    def _is_odd(self, witch: int, centre: Sequence[int]) -> bool:
        if self.evidence.claimed[witch] != WITCH:
            return not LIARS.intersection(centre)
        return any(
            verb == "saw_centre" and rest[0] < SLOT and ROLE[rest[1]] != centre[rest[0]]
            for verb, *rest in self.evidence.said[witch]
        )
