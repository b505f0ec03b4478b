"""Looking at a pulse pile, and the murder that may come to light (CUL-119, CUL-150 to CUL-161)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import Choice, Reason, SeatsAsked, Step
from cabale.games.cultists.rules.components import CLUMSY, COWARD, ROOKIE
from cabale.games.cultists.rules.state import (
    CHECK,
    PENDING,
    PRYING,
    PUT_BACK,
    REVEALED,
    CultistsState,
    T,
    dead_seen,
    is_cultist,
    joined,
    rule_out,
)
from cabale.games.cultists.rules.steps.ghosts import become_ghost, dies_by_role
from cabale.games.cultists.rules.steps.rooms import card_after_check
from cabale.games.cultists.rules.steps.votes import Vote
from cabale.games.cultists.rules.verbs import menu


def look(t: T, checker: int, target: int, how: int) -> None:
    """The checker alone sees the pile, then says what the table hears of it."""
    s = t.state
    # A check on somebody who is not here goes through the camera, which the Rookie cannot bear;
    # so does every check of a ghost, who has no character actions (CUL-253).
    far = s.ghost[checker] or s.place[target] not in joined(s, s.place[checker])
    by_camera = how == CHECK and bool(far)
    entry = (s.turn, checker, target, how, len(s.gifts), PENDING)
    s.looks.append(entry)
    dead = dead_seen(s, entry)
    seen = {"alive": s.pulse_size[target] - dead, "dead": dead}
    t.tell("looked", only={checker: seen}, seat=checker, target=target, camera=by_camera)
    t.push(Found, checker, target, how, by_camera)


class Found(Step[CultistsState]):
    """Every look is answered, found or not, so that the question tells nothing (CUL-292)."""

    name = "found"
    kind = "found"
    memory = ("character", "character", "number", "yes")
    blind = True

    def public(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def ask(self, t: T) -> SeatsAsked:
        return self.choosers(t, (t.frame[1],))

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s, choices = t.state, menu(t)
        _, checker, _, how, _ = t.frame
        if not dead_seen(s, s.looks[-1]):
            return (choices.put_back,)
        if how == CHECK and not is_cultist(s, checker):
            return (choices.reveal,)
        return (choices.put_back, choices.reveal)

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        _, checker, target, _, _ = t.frame
        return {"target": target} if seat == checker else {}

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        if choice.verb == "put_back":
            return Reason("must-reveal", "CUL-153")
        if choice.verb == "reveal":
            return Reason("nothing-found", "CUL-152")
        return Reason("not-now")

    def expired(self, t: T, seat: int) -> Choice:
        """Who is absent shows nothing, unless the rules demand it."""
        return self.legal(t, seat)[0]

    def resolve(self, t: T, answers: Sequence[Choice]) -> None:
        s = t.state
        _, checker, target, how, by_camera = t.frame
        choice = answers[checker]
        if choice.verb == "pass":  # it was not asked, having one possibility
            (choice,) = self.legal(t, checker)
        revealed = choice.verb == "reveal"
        s.looks[-1] = (*s.looks[-1][:5], REVEALED if revealed else PUT_BACK)
        t.goto(AfterLook, checker, target, how)
        if revealed:
            s.dead_open[target] = 1
            become_ghost(t, target, "murder")
            if s.ending:
                return
        else:
            t.tell("put_back", seat=checker, target=target)
        _dies_if(t, checker, *[COWARD] * revealed, *[ROOKIE] * by_camera)
        if revealed:
            t.push(Vote, checker)


class AfterLook(Step[CultistsState]):
    """What is left to do once the vote is over."""

    name = "after_look"
    kind = "found"
    memory = ("character", "character", "number")

    def ask(self, t: T) -> None:
        _, checker, target, how = t.frame
        t.pop()
        if how == PRYING:
            _dies_if(t, checker, CLUMSY)
        else:
            card_after_check(t, target)


def _dies_if(t: T, character: int, *roles: int) -> None:
    """The deed kills who has one of these roles; who survives it has shown to have none."""
    s = t.state
    if s.ghost[character]:
        return
    if s.role[character] in roles:
        dies_by_role(t, character, *roles)
    else:
        rule_out(s, character, *roles)
