"""Winning (CUL-230 to CUL-241, CUL-285)."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import Choice, Reason, Step
from cabale.games.cultists.rules.components import PROPHET, ROLES
from cabale.games.cultists.rules.state import (
    CultistsState,
    T,
    is_cultist,
    kills,
    kills_now,
    one_cultist,
    set_up_of,
    show_role,
    turn_order,
)
from cabale.games.cultists.rules.verbs import menu


def _side(t: T, cultists: bool) -> tuple[int, ...]:
    return tuple(seat for seat in range(t.seats) if is_cultist(t.state, seat) == cultists)


def cultists_win(t: T, reason: str) -> None:
    _end(t, True, reason)


def investigators_win(t: T, reason: str) -> None:
    _end(t, False, reason)


def _end(t: T, cultists: bool, reason: str) -> None:
    s = t.state
    s.ending = 1
    roles = [ROLES[role] for role in s.role]
    t.reveal("all_shown", roles=roles, kills=kills_now(t))
    winners = _side(t, cultists)
    t.end(winners, reason, tuple(int(seat in winners) for seat in range(t.seats)))


def points_reached(t: T) -> bool:
    """Called whenever points or target change; True when the match ends by it."""
    s = t.state
    if s.points < s.target:
        return False
    investigators_about_to_win(t, "points", -1)
    return True


def cultists_eliminated(t: T, last: int) -> None:
    """The last living Cultist is a ghost: an earlier turn's kills decide with two of them."""
    s = t.state
    if not one_cultist(s):
        cards_only = t.options["kills"] == "cards"
        before = kills(s, s.ghosts_at_turn_end, s.gifts_at_turn_end, cards_only)
        if before >= set_up_of(s).kill_target:
            cultists_win(t, "kills")
            return
    investigators_about_to_win(t, "eliminated", last)


def investigators_about_to_win(t: T, reason: str, last: int) -> None:
    """Before it counts: the AUTOMA's kills if it was alone, and the naming of the Prophet."""
    s = t.state
    alone = one_cultist(s) and s.automa >= 0 and is_cultist(s, s.automa)
    if alone and kills_now(t) >= set_up_of(s).kill_target:
        cultists_win(t, "kills")
        return
    human = [c for c in turn_order(s) if is_cultist(s, c) and c != s.automa]
    if PROPHET not in s.roles_in_play or not human:
        investigators_win(t, reason)
        return
    s.ending = 1
    for cultist in range(s.characters):
        if is_cultist(s, cultist) and not s.role_shown[cultist]:
            show_role(t, cultist)
    s.stack.clear()
    t.push(NameProphet, last if last in human else human[0], reason)


class NameProphet(Step[CultistsState]):
    """One try; named rightly, the Prophet loses everything for the Investigators (CUL-236)."""

    name = "name_prophet"
    kind = "name_prophet"
    memory = ("character", "word")
    bottom = True
    pace = "talk"

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s = t.state
        return [
            c for c in menu(t).name[: s.characters] if s.could_be[int(c.args[0])] >> PROPHET & 1
        ]

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        if choice.verb != "name":
            return Reason("not-now")
        if int(choice.args[0]) >= t.state.characters:
            return Reason("nobody", "CUL-001")
        return Reason("no-prophet", "CUL-236")

    def play(self, t: T, seat: int, choice: Choice) -> None:
        named, reason = int(choice.args[0]), t.frame[2]
        t.reveal("prophet_named", seat=seat, target=named)
        if t.state.role[named] == PROPHET:
            cultists_win(t, "prophet")
        else:
            investigators_win(t, reason)
