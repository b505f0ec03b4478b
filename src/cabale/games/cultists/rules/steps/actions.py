"""The action phase: one character action or one room action each (CUL-140 to CUL-145)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cabale.core import PASS, Choice, Reason, Step
from cabale.games.cultists.rules.components import ASSASSIN, ROOKIE, ROOM_CARDS, SUPER_GHOST
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import (
    CHECK,
    CLOSED_PORTAL,
    HAND,
    OPEN_PORTAL,
    PASSAGE,
    ROOM_PART,
    CultistsState,
    T,
    in_turn,
    joined,
    route_allows,
    rule_out,
    show_role,
    together,
)
from cabale.games.cultists.rules.steps.automa import automa_acts
from cabale.games.cultists.rules.steps.ghosts import become_ghost, dies_by_role
from cabale.games.cultists.rules.steps.looks import look
from cabale.games.cultists.rules.steps.refusals import refusal
from cabale.games.cultists.rules.steps.rooms import fight, inspectable, lay_card, show_card
from cabale.games.cultists.rules.steps.victory import points_reached
from cabale.games.cultists.rules.steps.votes import Vote
from cabale.games.cultists.rules.verbs import menu


class ActionPhase(Step[CultistsState]):
    """Everybody in turn; the frame remembers how many have had theirs."""

    name = "action_phase"
    kind = "action_phase"
    memory = ("number",)

    def ask(self, t: T) -> None:
        s = t.state
        done = t.frame[1]
        if done == s.characters:
            t.pop()
            return
        t.goto(ActionPhase, done + 1)
        actor = in_turn(s, done)
        if s.acted[actor]:
            return
        s.acted[actor] = 1
        if actor == s.automa:
            automa_acts(t)
        else:
            t.push(Act, actor)


def character_actions(t: T, actor: int) -> list[Choice]:
    s, choices = t.state, menu(t)
    plan, place = s.plan, s.place[actor]
    here = together(s, actor)
    targets = here
    if place == plan.camera_room and s.power:
        targets = [c for c in range(s.characters) if not s.ghost[c] and c != actor]
    legal = [choices.check[c] for c in targets]
    if plan.colour[place] == CORRIDOR:
        if s.dangers:
            legal += [choices.secure[kind] for kind in _kinds(s, actor)]
    elif s.token[place]:
        legal.append(choices.fight)
    if s.role[actor] == ASSASSIN and not s.role_shown[actor]:
        legal += [choices.assassinate[c] for c in here]
    return legal


def room_actions(t: T, actor: int) -> list[Choice]:
    """Add and Inspect for all; the rest for the living and the Super-Ghost (CUL-210, 253)."""
    s, choices = t.state, menu(t)
    plan, place = s.plan, s.place[actor]
    if plan.colour[place] == CORRIDOR or not route_allows(s, actor, place):
        return []
    legal: list[Choice] = []
    for room in joined(s, place):
        if s.token[room] or s.completed[room]:
            continue
        legal += [choices.add[room][kind] for kind in _kinds(s, actor)]
        if inspectable(s, room):
            legal.append(choices.inspect[room])
    special = place in (plan.vote_room, plan.camera_room, plan.portal_room)
    if special and not s.token[place] and (not s.ghost[actor] or s.role[actor] == SUPER_GHOST):
        legal += _special_actions(t, actor)
    return legal


def _special_actions(t: T, actor: int) -> list[Choice]:
    """Vote room, video room and portal room."""
    s, choices = t.state, menu(t)
    plan, place = s.plan, s.place[actor]
    legal: list[Choice] = []
    if place == plan.vote_room and s.vote_active:
        legal.append(choices.start_vote)
    if place == plan.camera_room:
        legal += _camera(t, actor)
    if place == plan.portal_room and s.portal == OPEN_PORTAL:
        partners = (c for c in together(s, actor) if not s.acted[c] and c != s.automa)
        legal += [choices.close_portal[c] for c in partners]
    return legal


def _camera(t: T, actor: int) -> list[Choice]:
    s, choices = t.state, menu(t)
    if not s.power:
        return [choices.restore_power]
    legal = [choices.camera[room] for room in s.plan.rooms if inspectable(s, room)]
    if s.ghost[actor]:  # the living check from here by a character action
        legal += [choices.check[c] for c in range(s.characters) if not s.ghost[c]]
    return legal


def _kinds(s: CultistsState, actor: int) -> list[int]:
    at = HAND * actor + ROOM_PART
    return [kind for kind in range(len(ROOM_CARDS)) if s.hand[at + kind]]


class Act(Step[CultistsState]):
    name = "act"
    kind = "act"
    memory = ("character",)

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        actions = [] if t.state.ghost[seat] else character_actions(t, seat)
        return [PASS, *actions, *room_actions(t, seat)]

    def play(self, t: T, seat: int, choice: Choice) -> None:
        t.pop()
        deed = _DEEDS.get(choice.verb)
        if deed is None:
            t.tell("passed", seat=seat)
        else:
            deed(t, seat, *choice.args)

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        return refusal(t, seat, choice)


def _note_room_act(t: T, seat: int, room: int) -> None:
    """What the table remembers: an Investigator's Route must have allowed it."""
    s = t.state
    s.room_acts.append((s.turn, seat, s.plan.colour[room], s.ghost[seat]))


def _check(t: T, seat: int, target: int) -> None:
    s = t.state
    if s.ghost[seat]:
        _note_room_act(t, seat, s.place[seat])
    look(t, seat, target, CHECK)


def _secure(t: T, seat: int, card: str) -> None:
    t.tell("secured", seat=seat, only={seat: {"card": card}})
    lay_card(t, seat, PASSAGE, ROOM_CARDS.index(card))


def _assassinate(t: T, seat: int, target: int) -> None:
    t.tell("assassinated", seat=seat, target=target)
    show_role(t, seat)
    become_ghost(t, target, "assassin")


def _add(t: T, seat: int, name: str, card: str) -> None:
    room = t.state.plan.index[name]
    _note_room_act(t, seat, room)
    t.tell("added", seat=seat, room=name, only={seat: {"card": card}})
    lay_card(t, seat, room, ROOM_CARDS.index(card))


def _inspect(t: T, seat: int, name: str) -> None:
    room = t.state.plan.index[name]
    _note_room_act(t, seat, room)
    show_card(t, seat, room, shuffled=True)


def _camera_inspect(t: T, seat: int, name: str) -> None:
    s = t.state
    _note_room_act(t, seat, s.place[seat])
    t.tell("camera", seat=seat, room=name)
    show_card(t, seat, s.plan.index[name], shuffled=True)
    if not s.ending:
        _rookie(t, seat)


def _start_vote(t: T, seat: int) -> None:
    s = t.state
    _note_room_act(t, seat, s.place[seat])
    s.vote_active = 0
    t.tell("vote_started", seat=seat)
    _rookie(t, seat)
    t.push(Vote, seat)


def _rookie(t: T, seat: int) -> None:
    s = t.state
    if s.ghost[seat]:
        return
    if s.role[seat] == ROOKIE:
        dies_by_role(t, seat, ROOKIE)
    else:
        rule_out(s, seat, ROOKIE)


def _restore_power(t: T, seat: int) -> None:
    s = t.state
    _note_room_act(t, seat, s.place[seat])
    s.power = 1
    t.tell("power_restored", seat=seat)


def _close_portal(t: T, seat: int, partner: int) -> None:
    s = t.state
    _note_room_act(t, seat, s.place[seat])
    s.acted[partner] = 1
    s.portal = CLOSED_PORTAL
    s.target -= 1
    t.tell("portal_closed", seat=seat, target=partner, points=s.target)
    points_reached(t)


_DEEDS: dict[str, Callable[..., None]] = {
    "check": _check,
    "secure": _secure,
    "fight": fight,
    "assassinate": _assassinate,
    "add": _add,
    "inspect": _inspect,
    "start_vote": _start_vote,
    "camera": _camera_inspect,
    "restore_power": _restore_power,
    "close_portal": _close_portal,
}
