"""The movement phase (CUL-070, CUL-071, CUL-080 to CUL-088)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cabale.core import Choice, Reason, SeatsAsked, Step
from cabale.games.cultists.rules.components import (
    CLUMSY,
    MORALE_BOOST,
    MORALE_ZERO,
    MOVEMENT_POINTS,
    SECRET_DOORS,
)
from cabale.games.cultists.rules.floorplan import FloorPlan
from cabale.games.cultists.rules.state import (
    CultistsState,
    T,
    can_use_knife,
    in_turn,
    joined,
    rule_out,
)
from cabale.games.cultists.rules.steps.automa import AutomaWalk, automa_target, automa_teleports
from cabale.games.cultists.rules.steps.encounters import meet
from cabale.games.cultists.rules.steps.ghosts import dies_by_role
from cabale.games.cultists.rules.verbs import Menu, menu


def movement_points(s: CultistsState) -> int:
    return MOVEMENT_POINTS + (s.event == MORALE_BOOST) - (s.event == MORALE_ZERO)


def exits(plan: FloorPlan, place: int, secret_doors: bool, barred: bool) -> list[int]:
    """Where one door leads from here, or from a room that is joined to this one."""
    here = plan.joined(place, secret_doors)
    found = sorted({q for p in here for q in plan.doors[p]} - set(here))
    if barred and plan.fishman_corridor in found:
        found.remove(plan.fishman_corridor)
    return found


@cache
def ways(
    plan: FloorPlan,
    choices: Menu,
    place: int,
    start: int,
    points: int,
    secret_doors: bool,
    barred: bool,
) -> tuple[Choice, ...]:
    """What may be done here on a way from `start`; the fish-man may bar his corridor."""
    departure = plan.joined(start, secret_doors)
    legal: list[Choice] = []
    if points:
        doors = exits(plan, place, secret_doors, barred)
        legal += [choices.go[q] for q in doors if points > 1 or q not in departure]
    if place not in departure:
        legal += [choices.stop[q] for q in plan.joined(place, secret_doors)]
    return tuple(legal)


class Movement(Step[CultistsState]):
    """Everybody in turn; the frame remembers how many have moved."""

    name = "movement"
    kind = "movement"
    memory = ("number",)

    def ask(self, t: T) -> None:
        s = t.state
        done = t.frame[1]
        if done == s.characters:
            s.walks.append((s.turn, -1, len(s.gifts)))
            t.pop()
            return
        t.goto(Movement, done + 1)
        mover = in_turn(s, done)
        if not s.ghost[mover]:
            s.walks.append((s.turn, mover, len(s.gifts)))
        if mover == s.automa:
            if s.ghost[mover]:
                automa_teleports(t)
            else:
                t.push(AutomaWalk, automa_target(s), movement_points(s))
        elif s.ghost[mover]:
            t.push(Teleport, mover)
        else:
            t.push(Move, mover, s.place[mover], movement_points(s))


class Move(Step[CultistsState]):
    """A living character's way, door by door: (mover, place of departure, points left)."""

    name = "move"
    kind = "move"
    memory = ("character", "place", "number")

    def ask(self, t: T) -> SeatsAsked:
        s = t.state
        _, mover, _, points = t.frame
        spent = not points and len(joined(s, s.place[mover])) == 1
        legal = () if s.ghost[mover] or spent else self.legal(t, mover)
        if not legal:
            t.pop()
            return None
        return {mover: legal}

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s = t.state
        _, _, start, points = t.frame
        barred = bool(s.fishman) and not can_use_knife(s, seat)
        secret_doors = s.event == SECRET_DOORS
        return ways(s.plan, menu(t), s.place[seat], start, points, secret_doors, barred)

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        places = t.state.plan.places
        _, _, start, points = t.frame
        return {"points": points, "place": places[t.state.place[seat]], "start": places[start]}

    def play(self, t: T, seat: int, choice: Choice) -> None:
        s = t.state
        plan = s.plan
        _, _, start, points = t.frame
        place = plan.index[str(choice.args[0])]
        if choice.verb == "stop":
            if place != s.place[seat]:
                s.place[seat] = place
                t.tell("moved", seat=seat, place=plan.places[place])
            t.pop()
            return
        s.place[seat] = place
        t.goto(Move, seat, start, points - 1)
        t.tell("moved", seat=seat, place=plan.places[place])
        if s.fishman and place == plan.fishman_corridor:
            s.fishman = 0
            t.reveal("fishman_scared", seat=seat)  # and with it who is not the Clumsy
            if s.role[seat] == CLUMSY:
                dies_by_role(t, seat, CLUMSY)
                return
            rule_out(s, seat, CLUMSY)
        meet(t, place)

    def expired(self, t: T, seat: int) -> Choice:
        """Stop if possible, else a random door."""
        legal = self.legal(t, seat)
        if legal[-1].verb == "stop":
            return legal[-1]
        return legal[t.draw_for_absent(len(legal))]

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        s = t.state
        plan = s.plan
        if choice.verb not in ("go", "stop"):
            return Reason("not-now")
        if choice.args[0] not in plan.index:
            return Reason("other-plan", "CUL-040")
        place, here = plan.index[str(choice.args[0])], s.place[seat]
        if choice.verb == "stop":
            arrived = place in joined(s, here)
            return Reason("must-move", "CUL-081") if arrived else Reason("not-there", "CUL-080")
        if not t.frame[3]:
            return Reason("no-points", "CUL-080")
        if place not in exits(plan, here, s.event == SECRET_DOORS, barred=False):
            return Reason("no-door", "CUL-080")
        barred = s.fishman and place == plan.fishman_corridor
        return Reason("fishman", "CUL-085") if barred else Reason("must-move", "CUL-081")


class Teleport(Step[CultistsState]):
    """A ghost goes wherever it likes, but not nowhere (CUL-083, CUL-084, CUL-087)."""

    name = "teleport"
    kind = "move"
    memory = ("character",)

    def ask(self, t: T) -> Sequence[int]:
        return (t.frame[1],)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s = t.state
        plan = s.plan
        here = joined(s, s.place[seat])
        fish = plan.fishman_corridor if s.fishman else -1
        teleport = menu(t).teleport
        return [teleport[p] for p in range(len(plan.places)) if p not in here and p != fish]

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        return {"points": -1, "place": t.state.plan.places[t.state.place[seat]]}

    def play(self, t: T, seat: int, choice: Choice) -> None:
        s = t.state
        s.place[seat] = s.plan.index[str(choice.args[0])]
        t.pop()
        t.tell("teleported", seat=seat, place=choice.args[0])

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        s = t.state
        plan = s.plan
        if choice.verb != "teleport":
            return Reason("not-now")
        if choice.args[0] not in plan.index:
            return Reason("other-plan", "CUL-040")
        place = plan.index[str(choice.args[0])]
        if place in joined(s, s.place[seat]):
            return Reason("must-move", "CUL-084")
        return Reason("fishman-ghost", "CUL-087")
