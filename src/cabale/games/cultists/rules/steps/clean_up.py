"""Clean-up and the early declaration (CUL-191, CUL-220 to CUL-225, CUL-261)."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import PASS, Choice, Reason, Step, Window
from cabale.games.cultists.rules.components import (
    PYROMANIAC,
    PYROMANIAC_TURN,
    TURNS,
)
from cabale.games.cultists.rules.state import (
    HAND,
    LOST_PORTAL,
    OPEN_PORTAL,
    ROOM_PART,
    CultistsState,
    T,
    is_cultist,
    kills_now,
    one_cultist,
    rule_out,
    set_up_of,
)
from cabale.games.cultists.rules.steps.ghosts import dies_by_role
from cabale.games.cultists.rules.steps.victory import cultists_win, investigators_win
from cabale.games.cultists.rules.verbs import menu


class CleanUp(Step[CultistsState]):
    name = "clean_up"
    kind = "clean_up"

    def ask(self, t: T) -> None:
        s = t.state
        if s.turn == PYROMANIAC_TURN and PYROMANIAC in s.roles_in_play:
            _pyromaniac(t)
        if s.portal == OPEN_PORTAL and s.turn == s.portal_deadline:
            s.portal = LOST_PORTAL
            s.target += 1
            t.tell("portal_lost", points=s.target)
        t.goto(EndOfTurn)
        if one_cultist(s):
            t.push(Declare)


def _pyromaniac(t: T) -> None:
    """Both red cards must have been played by now (CUL-261)."""
    s = t.state
    s.cards_at_pyromaniac_check = len(s.cards)
    s.ghosts_at_pyromaniac_check = tuple(s.ghost)
    played = [0] * s.characters
    for _, source, _, _ in s.cards:
        if source >= 0:
            played[source] += 1
    for c in range(s.characters):
        if s.ghost[c] or c == s.automa:
            continue
        at = HAND * c + ROOM_PART
        if s.role[c] == PYROMANIAC and s.hand[at + 1] + s.hand[at + 2]:
            s.burnt_pyromaniac = c
            dies_by_role(t, c, PYROMANIAC)
        elif played[c] < 2:
            rule_out(s, c, PYROMANIAC)


class Declare(Window[CultistsState]):
    """The Cultist may end the match here; everybody seems to be asked (CUL-220, CUL-222)."""

    name = "declare"
    kind = "clean_up"

    def ask(self, t: T) -> Sequence[int]:
        return [seat for seat in range(t.seats) if is_cultist(t.state, seat)]

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        return (PASS, menu(t).declare) if is_cultist(t.state, seat) else (PASS,)

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        return Reason("not-cultist", "CUL-220") if choice.verb == "declare" else Reason("not-now")

    def resolve(self, t: T, answers: Sequence[Choice]) -> None:
        t.pop()
        for seat, answer in enumerate(answers):
            if answer.verb == "declare":
                t.reveal("declared", seat=seat)
                if kills_now(t) >= set_up_of(t.state).kill_target:
                    cultists_win(t, "declared")
                else:
                    investigators_win(t, "false_declaration")


class EndOfTurn(Step[CultistsState]):
    """The tenth turn ends the match; otherwise Knife and clock move on."""

    name = "end_of_turn"
    kind = "clean_up"

    def ask(self, t: T) -> None:
        s = t.state
        if s.turn == TURNS:
            cultists_win(t, "time")
            return
        t.pop()
        s.gifts_at_turn_end = len(s.gifts)
        s.ghosts_at_turn_end = tuple(s.ghost)
        s.vote_active = 1
        s.acted = [0] * s.characters
        s.turn += 1
