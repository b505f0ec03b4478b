"""The night: one call after the other, and in each of them the whole table is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cabale.core import PASS, Board, Choice, Reason, SeatsAsked, Step, Window
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    AURA_SEER,
    AWAKE_WOLVES,
    CALL,
    CALLS,
    CURATOR,
    DOPPELGANGER,
    DRUNK,
    INSOMNIAC,
    INVESTIGATOR,
    MASON,
    MINION,
    MYSTIC_WOLF,
    REVEALER,
    ROBBER,
    ROLE_IDS,
    SEER,
    SENTINEL,
    TROUBLEMAKER,
    VILLAGE_IDIOT,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.rules.events import told
from cabale.games.werewolf.rules.reasons import ASLEEP, BY_DAY, moment_of, why_not_at_night
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps import doppelganger, dusk, looks, moves, recognise
from cabale.games.werewolf.rules.steps.day import Dawn
from cabale.games.werewolf.rules.steps.power import Power, take
from cabale.games.werewolf.rules.steps.shield import SENTINEL_POWER

POWERS: dict[int, Power] = {
    CALL["sentinel"]: SENTINEL_POWER,
    CALL["doppelganger"]: doppelganger.DOPPELGANGER_POWER,
    CALL["wolves"]: looks.LONE_WOLF_POWER,
    CALL["alpha_wolf"]: moves.ALPHA_WOLF_POWER,
    CALL["mystic_wolf"]: looks.MYSTIC_WOLF_POWER,
    CALL["seer"]: looks.SEER_POWER,
    CALL["apprentice_seer"]: looks.APPRENTICE_SEER_POWER,
    CALL["paranormal_investigator"]: looks.INVESTIGATOR_POWER,
    CALL["robber"]: moves.ROBBER_POWER,
    CALL["witch"]: moves.WITCH_POWER,
    CALL["troublemaker"]: moves.TROUBLEMAKER_POWER,
    CALL["village_idiot"]: moves.VILLAGE_IDIOT_POWER,
    CALL["drunk"]: moves.DRUNK_POWER,
    CALL["revealer"]: dusk.REVEALER_POWER,
    CALL["doppelganger_revealer"]: dusk.REVEALER_POWER,
    CALL["curator"]: dusk.CURATOR_POWER,
    CALL["doppelganger_curator"]: dusk.CURATOR_POWER,
}

LESSONS: dict[int, Callable[[Werewolf, int, tuple[int, ...]], None]] = {
    CALL["doppelganger_minion"]: recognise.see_pack,
    CALL["wolves"]: recognise.meet_pack,
    CALL["minion"]: recognise.see_pack,
    CALL["masons"]: recognise.meet_masons,
    CALL["aura_seer"]: recognise.see_traces,
    CALL["doppelganger_aura_seer"]: recognise.see_traces,
    CALL["insomniac"]: recognise.see_own_card,
    CALL["doppelganger_insomniac"]: recognise.see_own_card,
}

_WAKES_ITS_HOLDER = {
    CALL["sentinel"]: SENTINEL,
    CALL["doppelganger"]: DOPPELGANGER,
    CALL["alpha_wolf"]: ALPHA_WOLF,
    CALL["mystic_wolf"]: MYSTIC_WOLF,
    CALL["minion"]: MINION,
    CALL["seer"]: SEER,
    CALL["apprentice_seer"]: APPRENTICE_SEER,
    CALL["paranormal_investigator"]: INVESTIGATOR,
    CALL["robber"]: ROBBER,
    CALL["witch"]: WITCH,
    CALL["troublemaker"]: TROUBLEMAKER,
    CALL["village_idiot"]: VILLAGE_IDIOT,
    CALL["aura_seer"]: AURA_SEER,
    CALL["drunk"]: DRUNK,
    CALL["insomniac"]: INSOMNIAC,
    CALL["revealer"]: REVEALER,
    CALL["curator"]: CURATOR,
}
_WAKES_HER_COPY = {
    CALL["doppelganger_minion"]: MINION,
    CALL["doppelganger_aura_seer"]: AURA_SEER,
    CALL["doppelganger_insomniac"]: INSOMNIAC,
    CALL["doppelganger_revealer"]: REVEALER,
    CALL["doppelganger_curator"]: CURATOR,
}
_WOLVES, _MASONS = CALL["wolves"], CALL["masons"]


@lru_cache
def calls_of(deck: tuple[int, ...]) -> tuple[int, ...]:
    """WER-041 to WER-044: the deck alone decides who is called."""
    roles = set(deck)
    return tuple(
        number
        for number, call in enumerate(CALLS)
        if (roles & WOLVES if number == _WOLVES else roles.issuperset(call.needs))
    )


def moments_of(s: Werewolf, call: int) -> int:
    """How often the table is asked during a call, whoever holds the role (WER-045)."""
    if call == CALL["doppelganger"]:
        return doppelganger.moments(s.deck)
    return CALLS[call].moments


def awake(s: Werewolf, call: int) -> tuple[int, ...]:
    """Who opens their eyes. It is the same all through a call."""
    if call in _WAKES_ITS_HOLDER:
        seat = s.holder(_WAKES_ITS_HOLDER[call])
        return () if seat == NONE else (seat,)
    if call in _WAKES_HER_COPY:
        return (s.holder(DOPPELGANGER),) if s.copied == _WAKES_HER_COPY[call] else ()
    if call == _WOLVES:
        return tuple([seat for seat, role in enumerate(s.all_acting()) if role in AWAKE_WOLVES])
    return tuple([seat for seat, role in enumerate(s.all_acting()) if role == MASON])


def wake(s: Werewolf, call: int) -> tuple[int, ...]:
    """Those who are called open their eyes, look around and learn what the call tells them."""
    seats = awake(s, call)
    for seat in seats:
        s.look_around(seat)
    if call in LESSONS:
        LESSONS[call](s, call, seats)
    return seats


class Call(Step[Werewolf]):
    """The narrator calls. Frame: the number of the call in this night's list."""

    name = "call"
    kind = "night"

    def ask(self, t: Board[Werewolf]) -> Sequence[int] | None:
        s, number = t.state, t.frame[1]
        if number == len(s.calls):
            t.goto(Dawn)
            return None
        call = s.calls[number]
        t.tell("called", call=CALLS[call].id)
        before = len(s.deeds)
        seats = wake(s, call)
        _tell_deeds(t, before)
        if moments_of(s, call):
            t.goto(Night, number, 0, seats)
        else:
            t.goto(Call, number + 1)
        return None


class Night(Window[Werewolf]):
    """One moment of a call. Frame: the call's number in this night's list, moment, who is awake."""

    name = "night"
    kind = "night"
    pace = "night"

    def ask(self, t: Board[Werewolf]) -> SeatsAsked:
        seats = t.frame[3]
        return {seat: legal for seat in seats if (legal := self.legal(t, seat)) != [PASS]}

    def legal(self, t: Board[Werewolf], seat: int) -> Sequence[Choice]:
        s, (_, number, moment, seats) = t.state, t.frame
        if seat not in seats:
            return [PASS]
        return POWERS[s.calls[number]].legal(s, t.catalogue, seat, moment)

    def resolve(self, t: Board[Werewolf], answers: Sequence[Choice]) -> None:
        s, (_, number, moment, seats) = t.state, t.frame
        call, before = s.calls[number], len(s.deeds)
        for seat in seats:
            take(s, t.catalogue, POWERS[call], call, seat, moment, answers[seat], t.draw)
            s.look_around(seat)
        if s.absent:
            _note_absence(t, before)
        _tell_deeds(t, before)
        if moment + 1 < moments_of(s, call):
            t.goto(Night, number, moment + 1, seats)
        else:
            t.goto(Call, number + 1)

    def prompt(self, t: Board[Werewolf], seat: int) -> Mapping[str, Any]:
        s, (_, number, moment, seats) = t.state, t.frame
        call = s.calls[number]
        power = CALLS[call].id
        if seat not in seats:
            power = "asleep"
        elif self.legal(t, seat) == [PASS]:
            power = "idle"
        elif call == CALL["doppelganger"] and moment > 0:
            power, moment = ROLE_IDS[s.copied], moment - 1
        return {"call": CALLS[call].id, "power": power, "moment": moment}

    def expired(self, t: Board[Werewolf], seat: int) -> Choice:
        """WER-052: a witch who has looked keeps the card if she can."""
        legal = self.legal(t, seat)
        if len(legal) > 1:
            t.state.absent |= 1 << seat
        keep = t.choice("give", seat)
        return keep if keep in legal else super().expired(t, seat)

    def why_not(self, t: Board[Werewolf], seat: int, choice: Choice) -> Reason:
        s, (_, number, moment, seats) = t.state, t.frame
        if choice.verb in BY_DAY:
            return super().why_not(t, seat, choice)
        if seat not in seats:
            return ASLEEP
        asked = moment_of(s, s.calls[number], seat, moment)
        return why_not_at_night(asked, choice, list(self.legal(t, seat)))


def _note_absence(t: Board[Werewolf], before: int) -> None:
    """Whose time ran out, so that nobody takes it for a choice."""
    s = t.state
    for deed in s.deeds[before:]:
        if s.absent >> deed.seat & 1:
            t.tell("late", to=(deed.seat,), call=CALLS[deed.call].id)
            number = sum(one.seat == deed.seat for one in s.deeds) - 1
            s.late = (*s.late, (deed.seat, number))
    s.absent = 0


def _tell_deeds(t: Board[Werewolf], before: int) -> None:
    if t.keeping:  # nobody counts what a single seat is told
        for deed in t.state.deeds[before:]:
            t.tell(deed.verb, to=(deed.seat,), **told(deed))
