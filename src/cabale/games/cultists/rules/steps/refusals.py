"""Why an action is not open to a seat, by the rule that an honest table would name.

Each function asks the conditions of a rule one after the other; the first that fails is the reason.
"""

from __future__ import annotations

from cabale.core import Choice, Reason
from cabale.games.cultists.rules.components import ASSASSIN, SUPER_GHOST
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import (
    OPEN_PORTAL,
    T,
    joined,
    route_allows,
    together,
)

_CHARACTER_ACTIONS = ("check", "secure", "fight", "assassinate")
_ROOM_ACTIONS = ("add", "inspect", "camera", "start_vote", "restore_power", "close_portal")
_ACROSS = Reason("other-plan", "CUL-040")
_GHOST = Reason("ghost", "CUL-210")


def refusal(t: T, seat: int, choice: Choice) -> Reason:
    if choice.verb in _CHARACTER_ACTIONS:
        return _character_action(t, seat, choice)
    if choice.verb in _ROOM_ACTIONS:
        return _room_action(t, seat, choice)
    return Reason("not-now")


def target_refusal(t: T, seat: int, target: int, ghost_rule: str) -> Reason | None:
    """Why nobody may look at, or strike, this character at all."""
    s = t.state
    if target >= s.characters:
        return Reason("nobody", "CUL-001")
    if target == seat:
        return Reason("oneself", "CUL-160")
    if s.ghost[target]:
        return Reason("target-ghost", ghost_rule)
    return None


# --- character actions ---------------------------------------------------------------------------


def _character_action(t: T, seat: int, choice: Choice) -> Reason:
    s, verb = t.state, choice.verb
    if verb == "check":
        return _check(t, seat, int(choice.args[0]))
    if s.ghost[seat]:
        return _GHOST
    if verb == "assassinate":
        return _assassinate(t, seat, int(choice.args[0]))
    if verb == "fight":
        return Reason("no-token", "CUL-163")
    if s.plan.colour[s.place[seat]] != CORRIDOR:
        return Reason("no-corridor", "CUL-162")
    return Reason("no-card", "CUL-162") if s.dangers else Reason("first-game", "CUL-029")


def _check(t: T, seat: int, target: int) -> Reason:
    s = t.state
    if s.ghost[seat] and s.role[seat] != SUPER_GHOST:
        return _GHOST
    reason = target_refusal(t, seat, target, "CUL-213")
    if reason is not None:
        return reason
    if not s.ghost[seat]:
        return Reason("not-together", "CUL-150")
    return _camera_refusal(t, seat) or Reason("not-together", "CUL-150")


def _assassinate(t: T, seat: int, target: int) -> Reason:
    s = t.state
    if s.role[seat] != ASSASSIN or s.role_shown[seat]:
        return Reason("not-assassin", "CUL-164")
    if target == seat:
        return Reason("oneself-struck", "CUL-164")
    return target_refusal(t, seat, target, "CUL-213") or Reason("not-together", "CUL-164")


# --- room actions --------------------------------------------------------------------------------


def _room_action(t: T, seat: int, choice: Choice) -> Reason:
    verb = choice.verb
    if verb in ("add", "inspect"):
        return _pile_action(t, seat, choice)
    if verb == "camera":
        return _camera_refusal(t, seat) or _inspection_refusal(t, str(choice.args[0]))
    if verb == "start_vote":
        reason = _special_refusal(t, seat, t.state.plan.vote_room, "start-vote", "CUL-185")
        return reason or Reason("start-vote", "CUL-185")
    if verb == "restore_power":
        reason = _special_refusal(t, seat, t.state.plan.camera_room, "restore-power", "CUL-188")
        return reason or Reason("restore-power", "CUL-188")
    return _close_portal(t, seat, int(choice.args[0]))


def _special_refusal(t: T, seat: int, room: int, key: str, rule: str) -> Reason | None:
    """Why the special room is closed to the seat: it is elsewhere, or a ghost, or barred."""
    s = t.state
    if s.place[seat] != room:
        return Reason(key, rule)
    if s.ghost[seat] and s.role[seat] != SUPER_GHOST:
        return _GHOST
    if s.token[room]:
        return Reason("token", "CUL-144")
    if not route_allows(s, seat, room):
        return Reason("route", "CUL-142")
    return None


def _camera_refusal(t: T, seat: int) -> Reason | None:
    reason = _special_refusal(t, seat, t.state.plan.camera_room, "camera", "CUL-186")
    if reason is None and not t.state.power:
        return Reason("camera", "CUL-186")
    return reason


def _inspection_refusal(t: T, name: str) -> Reason:
    """Why the camera cannot inspect this room."""
    s = t.state
    if name not in s.plan.index:
        return _ACROSS
    room = s.plan.index[name]
    if not s.explored[room]:
        return Reason("unexplored", "CUL-186")
    return Reason("not-inspectable", "CUL-187")


def _pile_action(t: T, seat: int, choice: Choice) -> Reason:
    s, name = t.state, str(choice.args[0])
    plan, place = s.plan, s.place[seat]
    if name not in plan.index:
        return _ACROSS
    room = plan.index[name]
    if plan.colour[place] == CORRIDOR:
        return Reason("in-corridor", "CUL-142")
    if room not in joined(s, place):
        return Reason("other-room", "CUL-142")
    if s.token[room]:
        return Reason("token", "CUL-144")
    if s.completed[room]:
        return Reason("completed", "CUL-181")
    if not route_allows(s, seat, room):
        return Reason("route", "CUL-142")
    if choice.verb == "inspect":
        empty = s.explored[room]
        return Reason("empty", "CUL-184") if empty else Reason("unexplored", "CUL-177")
    return Reason("no-card", "CUL-170")


def _close_portal(t: T, seat: int, partner: int) -> Reason:
    s = t.state
    reason = _special_refusal(t, seat, s.plan.portal_room, "close-portal", "CUL-189")
    if reason is not None:
        return reason
    if s.portal != OPEN_PORTAL or partner not in together(s, seat):
        return Reason("close-portal", "CUL-189")
    return Reason("no-partner", "CUL-190")
