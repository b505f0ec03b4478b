"""The event phase: twelve tokens, ten kinds (CUL-110 to CUL-129)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Choice, Reason, Step
from cabale.games.cultists.rules.components import (
    BROKEN_WINDOW,
    CLUMSY,
    LIGHTNING,
    MIRROR,
    NO_EVENT,
    PORTAL_OPENS,
    PRYING_EYES,
    SECRET_DOORS,
    TOKENS,
    UNDER_CONTROL,
)
from cabale.games.cultists.rules.state import (
    FROM_DRAW_PILE,
    NO_PORTAL,
    OPEN_PORTAL,
    PASSAGE,
    PRYING,
    CultistsState,
    T,
    can_use_knife,
    joined,
    knife_holder,
    living_at,
    rule_out,
    set_up_of,
)
from cabale.games.cultists.rules.steps.encounters import meet_everywhere
from cabale.games.cultists.rules.steps.ghosts import dies_by_role
from cabale.games.cultists.rules.steps.looks import look
from cabale.games.cultists.rules.steps.refusals import target_refusal
from cabale.games.cultists.rules.steps.rooms import dangerous_passage, draw_pile_card, lay_card
from cabale.games.cultists.rules.verbs import menu


def draw_token(t: T) -> int:
    """A token out of the bag; NO_EVENT when it is empty."""
    bag = t.state.bag
    left = sum(bag)
    if not left:
        return NO_EVENT
    if t.state.next_tokens:
        token, *rest = t.state.next_tokens
        t.state.next_tokens = tuple(rest)
        bag[token] -= 1
        return token
    number = t.draw(left)
    token = 0
    while number >= bag[token]:
        number -= bag[token]
        token += 1
    bag[token] -= 1
    return token


class EventPhase(Step[CultistsState]):
    name = "event_phase"
    kind = "event"

    def ask(self, t: T) -> None:
        s = t.state
        t.pop()
        before = s.event
        token = draw_token(t)
        s.clock.append(token)
        s.event = token
        if token == NO_EVENT:
            t.tell("no_event")
            return
        t.reveal("event", token=TOKENS[token])
        if token == MIRROR:
            _mirror(t, before)
        else:
            _apply(t, token)


def _mirror(t: T, before: int) -> None:
    """The event of the turn before once more; the portal only stays longer (CUL-126, 127)."""
    s = t.state
    s.event = before
    if before == PORTAL_OPENS:
        if s.portal == OPEN_PORTAL:
            s.portal_deadline += 1
            t.tell("portal_stays", turn=s.portal_deadline)
    elif before != NO_EVENT:
        _apply(t, before)


def _apply(t: T, event: int) -> None:
    """What happens at once; what lasts is read off `state.event` where it matters."""
    s = t.state
    if event == LIGHTNING:
        s.power ^= 1
        t.tell("power", on=bool(s.power))
        if not s.power:
            meet_everywhere(t, range(len(s.plan.places)))
    elif event == SECRET_DOORS:
        meet_everywhere(t, _newly_joined(s))
    elif event == PORTAL_OPENS:
        if s.portal == NO_PORTAL:
            s.portal = OPEN_PORTAL
            s.portal_deadline = s.turn + set_up_of(s).portal_turns
            t.tell("portal_opened", turn=s.portal_deadline)
    elif event == BROKEN_WINDOW:
        _broken_window(t)
    elif event in (PRYING_EYES, UNDER_CONTROL) and can_use_knife(s, knife_holder(s)):
        _ask_knife_holder(t, event)


def _newly_joined(s: CultistsState) -> list[int]:
    """One room of each colour that has living characters in different rooms (CUL-114)."""
    found = []
    for room in s.plan.rooms:
        group = joined(s, room)
        if room == group[0] and sum(1 for r in group if living_at(s, (r,))) > 1:
            found.append(room)
    return found


def _broken_window(t: T) -> None:
    for _ in range(2):
        kind = draw_pile_card(t)
        if kind >= 0:
            lay_card(t, FROM_DRAW_PILE, PASSAGE, kind)
    dangerous_passage(t)


def _ask_knife_holder(t: T, event: int) -> None:
    s = t.state
    holder = knife_holder(s)
    if event == PRYING_EYES:
        if sum(s.ghost) < s.characters - 1:
            t.push(PryingEyes, holder)
    elif sum(s.bag):
        t.push(UnderControl, holder)


class PryingEyes(Step[CultistsState]):
    """The first player may look at somebody else's pulse pile (CUL-119)."""

    name = "prying_eyes"
    kind = "prying_eyes"
    memory = ("character",)

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s, choices = t.state, menu(t)
        living = (c for c in range(s.characters) if not s.ghost[c] and c != seat)
        return [PASS, *(choices.look[c] for c in living)]

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        if choice.verb != "look":
            return Reason("not-now")
        reason = target_refusal(t, seat, int(choice.args[0]), "CUL-119")
        return reason or Reason("not-now")

    def play(self, t: T, seat: int, choice: Choice) -> None:
        t.pop()
        if choice is PASS:
            t.tell("declined", seat=seat)
        else:
            look(t, seat, int(choice.args[0]), PRYING)


class UnderControl(Step[CultistsState]):
    """The first player may draw a token (CUL-122)."""

    name = "under_control"
    kind = "under_control"
    memory = ("character",)

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        return (PASS, menu(t).draw_token)

    def play(self, t: T, seat: int, choice: Choice) -> None:
        s = t.state
        if choice is PASS:
            t.pop()
            t.tell("declined", seat=seat)
            return
        s.held_token = draw_token(t)
        t.tell("token_drawn", seat=seat, only={seat: {"token": TOKENS[s.held_token]}})
        t.goto(DecideToken, seat)


class DecideToken(Step[CultistsState]):
    """… and remove it from the match unseen, or put it back."""

    name = "decide_token"
    kind = "decide_token"
    memory = ("character",)

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        choices = menu(t)
        return (choices.return_token, choices.remove_token)

    def expired(self, t: T, seat: int) -> Choice:
        """Who is absent removes nothing."""
        return self.legal(t, seat)[0]

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        return {"token": TOKENS[t.state.held_token]} if seat == t.frame[1] else {}

    def play(self, t: T, seat: int, choice: Choice) -> None:
        s = t.state
        t.pop()
        if choice.verb == "remove_token":
            s.removed_tokens.append((s.held_token, seat))
            t.tell("token_removed", seat=seat)
        else:
            s.bag[s.held_token] += 1
            t.tell("token_returned", seat=seat)
        s.held_token = NO_EVENT
        if s.role[seat] == CLUMSY:
            dies_by_role(t, seat, CLUMSY)
        else:
            rule_out(s, seat, CLUMSY)
