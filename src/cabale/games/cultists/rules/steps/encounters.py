"""Encounters: who meets, and the cards that change hands face down (CUL-090 to CUL-101)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cabale.core import Choice, Reason, SeatsAsked, Step
from cabale.games.cultists.rules.components import ALIVE, DEAD, ENCOUNTER_CARDS
from cabale.games.cultists.rules.state import (
    HAND,
    CultistsState,
    T,
    encounter_cards,
    encounter_happens,
    joined,
    living_at,
)
from cabale.games.cultists.rules.verbs import menu


def meet(t: T, place: int) -> None:
    """Push the encounter that the table asks for in this place, if any."""
    s = t.state
    places = joined(s, place)
    if len(places) == 1 and s.place.count(place) < 2:
        return  # nobody else is here
    living = announce(t, place, places)
    if living:
        t.push(Encounter, place, living)


def announce(t: T, place: int, places: Sequence[int]) -> tuple[int, ...]:
    """Tell the table of the encounter in these joined places; who takes part in it with cards."""
    s = t.state
    living = living_at(s, places)
    if not encounter_happens(s, living, places):
        return ()
    if s.turn <= s.no_exchange_until:
        t.tell("no_exchange", place=s.plan.places[place], seats=living)
        return ()
    t.tell("encounter", place=s.plan.places[place], seats=living)
    return tuple(living)


def meet_everywhere(t: T, places: Iterable[int]) -> None:
    """Several encounters at once, by an event; they are told and played in the same order."""
    found = [(place, announce(t, place, joined(t.state, place))) for place in places]
    for place, living in reversed(found):
        if living:
            t.push(Encounter, place, living)


class Encounter(Step[CultistsState]):
    """All participants choose at once and blind; who has no choice is not kept waiting."""

    name = "encounter"
    kind = "encounter"
    memory = ("place", "character*")
    blind = True

    def ask(self, t: T) -> SeatsAsked:
        return self.choosers(t, self.public(t))

    def public(self, t: T) -> Sequence[int]:
        s = t.state
        return [c for c in t.frame[2] if c != s.automa and encounter_cards(s, c)]

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s = t.state
        give, at = menu(t).give, HAND * seat
        kinds = [kind for kind in (ALIVE, DEAD) if s.hand[at + kind]]
        return [give[kind][c] for kind in kinds for c in t.frame[2] if c != seat]

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        _, place, living = t.frame
        others = [c for c in living if c != seat]
        return {"place": t.state.plan.places[place], "others": others}

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        if choice.verb != "give":
            return Reason("not-now")
        if choice.args[1] == seat or choice.args[1] not in t.frame[2]:
            return Reason("not-met", "CUL-094")
        return Reason("no-pulse-card", "CUL-094")

    def expired(self, t: T, seat: int) -> Choice:
        """An absent hand gives its first card, Alive while there is one."""
        return self.legal(t, seat)[0]

    def resolve(self, t: T, answers: Sequence[Choice]) -> None:
        s = t.state
        living: tuple[int, ...] = t.frame[2]
        t.pop()
        gifts = []
        for giver in living:
            if not encounter_cards(s, giver):
                t.tell("gave_nothing", seat=giver)
            elif giver == s.automa:
                gifts.append(self._automa_gift(t, living))
            else:
                # Who was not asked had one possibility.
                choice = answers[giver]
                if choice.verb != "give":
                    choice = _only_gift(t, giver, living)
                kind, target = choice.args
                gifts.append((giver, int(target), ENCOUNTER_CARDS.index(str(kind))))
        for giver, target, kind in gifts:
            self._lay(t, giver, target, kind)

    def _automa_gift(self, t: T, living: tuple[int, ...]) -> tuple[int, int, int]:
        """Its top card, to the smallest pulse pile, then to the nearest neighbour (CUL-277)."""
        s = t.state
        at = HAND * s.automa
        kind = ALIVE if t.draw(encounter_cards(s, s.automa)) < s.hand[at] else DEAD
        others = [c for c in living if c != s.automa]
        return s.automa, min(others, key=lambda c: (s.pulse_size[c], _seats_away(s, c))), kind

    def _lay(self, t: T, giver: int, target: int, kind: int) -> None:
        s = t.state
        s.hand[HAND * giver + kind] -= 1
        s.gifts.append((s.turn, giver, target, kind))
        s.pulse_size[target] += 1
        s.pulse_dead[target] += kind == DEAD
        only = {} if giver == s.automa else {giver: {"pulse": ENCOUNTER_CARDS[kind]}}
        t.tell("gave", seat=giver, target=target, only=only)


def _only_gift(t: T, giver: int, living: tuple[int, ...]) -> Choice:
    s = t.state
    kind = ALIVE if s.hand[HAND * giver] else DEAD
    (target,) = (c for c in living if c != giver)
    return menu(t).give[kind][target]


def _seats_away(s: CultistsState, character: int) -> tuple[int, int]:
    """Fewest seats from the AUTOMA; clockwise first."""
    steps = (s.circle.index(character) - s.circle.index(s.automa)) % s.characters
    return min(steps, s.characters - steps), steps
