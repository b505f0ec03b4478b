"""Why an action is not open to a seat, by the rule that an honest table would name."""

from __future__ import annotations

from cabale.core import Choice, Reason
from cabale.games.cultists.rules.components import ASSASSIN, SUPER_GHOST
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import T, joined, route_allows

_CHARACTER_ACTIONS = ("check", "secure", "fight", "assassinate")
_ROOM_ACTIONS = ("add", "inspect", "camera", "start_vote", "restore_power", "close_portal")
_RULE_OF = {
    "start_vote": "CUL-185",
    "restore_power": "CUL-188",
    "close_portal": "CUL-189",
}


def refusal(t: T, seat: int, choice: Choice) -> Reason:
    if choice.verb in _CHARACTER_ACTIONS:
        return _character_action(t, seat, choice)
    if choice.verb in _ROOM_ACTIONS:
        return _room_action(t, seat, choice)
    return Reason("not-now")


def _character_action(t: T, seat: int, choice: Choice) -> Reason:
    s, verb = t.state, choice.verb
    if s.ghost[seat]:
        return Reason("ghost", "CUL-210")
    if verb == "check":
        return Reason("not-together", "CUL-150")
    if verb == "assassinate":
        return Reason("not-assassin" if s.role[seat] != ASSASSIN else "not-together", "CUL-164")
    if verb == "secure":
        corridor = s.plan.colour[s.place[seat]] == CORRIDOR
        return Reason("no-card" if corridor else "no-corridor", "CUL-162")
    return Reason("no-token", "CUL-163")


def _room_action(t: T, seat: int, choice: Choice) -> Reason:
    """First what bars every room action here, then what bars this one."""
    s = t.state
    plan, place = s.plan, s.place[seat]
    if plan.colour[place] == CORRIDOR:
        return Reason("in-corridor", "CUL-142")
    if not route_allows(s, seat, place):
        return Reason("route", "CUL-142")
    if s.token[place]:
        return Reason("token", "CUL-144")
    if choice.verb in ("add", "inspect"):
        return _pile_action(t, seat, choice)
    if choice.verb == "camera":
        working = place == plan.camera_room and s.power
        return Reason("not-inspectable" if working else "camera", "CUL-186")
    if s.ghost[seat] and s.role[seat] != SUPER_GHOST:
        return Reason("ghost", "CUL-210")
    return Reason(choice.verb.replace("_", "-"), _RULE_OF[choice.verb])


def _pile_action(t: T, seat: int, choice: Choice) -> Reason:
    s = t.state
    if s.plan.index.get(str(choice.args[0])) not in joined(s, s.place[seat]):
        return Reason("other-room", "CUL-142")
    if choice.verb == "inspect":
        return Reason("not-inspectable", "CUL-177")
    return Reason("completed" if s.completed[s.place[seat]] else "no-card", "CUL-170")
