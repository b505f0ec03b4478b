"""The AUTOMA investigator: where it walks and what it does (CUL-274 to CUL-281, CUL-286)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import pi

from cabale.core import Step
from cabale.games.cultists.rules.components import ROOM_CARDS, SECRET_DOORS
from cabale.games.cultists.rules.floorplan import FloorPlan
from cabale.games.cultists.rules.state import (
    HAND,
    PASSAGE,
    ROOM_PART,
    CultistsState,
    T,
    joined,
    room_cards,
    route_line,
)
from cabale.games.cultists.rules.steps.encounters import meet
from cabale.games.cultists.rules.steps.rooms import fight, lay_card, show_card

FAR = 99


def _clockwise(s: CultistsState, here: int, place: int) -> float:
    """How far one turns clockwise around the map's centre from here to there."""
    angle = s.plan.clockwise
    return (angle[place] - angle[here]) % (2 * pi)


def _distances(s: CultistsState, goal: int) -> tuple[int, ...]:
    """Doors to the goal from every place; joined rooms cost nothing, the fish-man bars."""
    return _doors_away(s.plan, goal, s.event == SECRET_DOORS, bool(s.fishman))


@cache
def _doors_away(plan: FloorPlan, goal: int, secret_doors: bool, fishman: bool) -> tuple[int, ...]:
    far = [FAR] * len(plan.places)
    border = list(plan.joined(goal, secret_doors))
    for place in border:
        far[place] = 0
    while border:
        fresh = []
        for place in border:
            if fishman and place == plan.fishman_corridor:
                continue  # one may stand there and leave, but nobody comes through
            for door in plan.doors[place]:
                for near in plan.joined(door, secret_doors):
                    if far[near] == FAR:
                        far[near] = far[place] + 1
                        fresh.append(near)
        border = fresh
    return tuple(far)


def _nearest(s: CultistsState, rooms: Iterable[int]) -> int:
    """The nearest of these rooms by doors, clockwise on a tie; -1 if none can be reached."""
    here = s.place[s.automa]
    away = [(_distances(s, room)[here], _clockwise(s, here, room), room) for room in rooms]
    away = [entry for entry in away if entry[0] < FAR]
    return min(away)[2] if away else -1


def automa_target(s: CultistsState) -> int:
    """The first colour of its line, from the left, with a room that is not completed."""
    plan, here = s.plan, joined(s, s.place[s.automa])
    elsewhere = [r for r in plan.rooms if r not in here]
    to_do = [r for r in elsewhere if not s.completed[r]]
    for colour in route_line(s, s.automa):
        rooms = [r for r in to_do if plan.colour[r] == colour]
        if rooms:
            return _nearest(s, rooms)
    return _nearest(s, to_do or elsewhere)


def automa_teleports(t: T) -> None:
    """As a ghost it goes straight to its target."""
    s = t.state
    target = automa_target(s)
    if target >= 0:
        s.place[s.automa] = target
        t.tell("teleported", seat=s.automa, place=s.plan.places[target])


class AutomaWalk(Step[CultistsState]):
    """(target, points left): one door at a time, since it may meet somebody behind each."""

    name = "automa_walk"
    kind = "move"
    memory = ("place", "number")

    def ask(self, t: T) -> None:
        s = t.state
        _, target, points = t.frame
        here = s.place[s.automa]
        one_place = joined(s, here)
        if target < 0 or not points or target in one_place:
            t.pop()
            if target >= 0 and target != here and target in one_place:
                _step_to(t, target)
            return
        t.goto(AutomaWalk, target, points - 1)
        far = _distances(s, target)
        doors = [door for place in one_place for door in s.plan.doors[place]]
        ahead = [door for door in doors if far[door] < far[here] and not _barred(s, door)]
        if not ahead:
            t.pop()
            return
        door = min(ahead, key=lambda place: (far[place], _clockwise(s, here, place)))
        _step_to(t, door)
        meet(t, door)


def _barred(s: CultistsState, place: int) -> bool:
    return bool(s.fishman) and place == s.plan.fishman_corridor


def _step_to(t: T, place: int) -> None:
    s = t.state
    s.place[s.automa] = place
    t.tell("moved", seat=s.automa, place=s.plan.places[place])


def automa_acts(t: T) -> None:
    """Its fixed list; nothing on it is bound to the Route."""
    s = t.state
    place = s.place[s.automa]
    if place not in s.plan.rooms:
        if s.dangers and not s.ghost[s.automa] and room_cards(s, s.automa):
            t.tell("secured", seat=s.automa)
            lay_card(t, s.automa, PASSAGE, _top_room_card(t))
    elif s.token[place]:
        if not s.ghost[s.automa]:
            fight(t, s.automa)
    elif s.completed[place]:
        return
    elif s.explored[place]:
        if s.piles[place]:
            show_card(t, s.automa, place, shuffled=False)
    elif room_cards(s, s.automa):
        t.tell("added", seat=s.automa, room=s.plan.places[place])
        lay_card(t, s.automa, place, _top_room_card(t))


def _top_room_card(t: T) -> int:
    """Its piles were shuffled and nobody looks: any of its cards may be on top."""
    s = t.state
    at = HAND * s.automa + ROOM_PART
    number = t.draw(room_cards(s, s.automa))
    for kind in range(len(ROOM_CARDS)):
        if number < s.hand[at + kind]:
            return kind
        number -= s.hand[at + kind]
    raise AssertionError("the number is below the sum of the cards")
