"""A view that is filled in as it is read: for bots that play on in imagined worlds.

A rollout asks thousands of questions, and a rule of thumb reads a few lines of a view for each.
What stands here is equal to the same part of `view`; what no rule of thumb reads is not here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, cast

from cabale.games.cultists.rules.components import ENCOUNTER_CARDS, NO_EVENT, ROLES, TOKENS
from cabale.games.cultists.rules.state import CultistsState, T, is_cultist, knife_holder, set_up_of
from cabale.games.cultists.rules.steps.night import known_cultists, known_first_pulses
from cabale.games.cultists.sight import notes
from cabale.games.cultists.sight.view import (
    PORTALS,
    CultistsView,
    OwnView,
    RoomView,
    hand_view,
    open_roles,
    role_names,
    room_view,
    route_view,
)

Part = Callable[[T, int], Any]


class _Glimpse(dict[str, Any]):
    __slots__ = ("_parts", "_seat", "_t")

    def __init__(self, parts: Mapping[str, Part], t: T, seat: int) -> None:
        self._parts = parts
        self._t = t
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = self._parts[key](self._t, self._seat)
        return value


def glimpse(t: T, seat: int) -> CultistsView:
    """What the seat sees now, each part made when it is first read."""
    return cast("CultistsView", _Glimpse(_PARTS, t, seat))


def evidence(t: T, seat: int | None) -> tuple[Hashable, Hashable, Hashable, Hashable]:
    """All that a seat can tell of who the others are: gifts, room acts, looks, cards that were
    shown. While one of them is equal, so is what was seen of it.

    `None` is the table, and whoever has looked at no pulse pile has seen what the table has.
    """
    s = t.state
    table = s.characters, s.plan.name, s.turn if notes.is_strict(t) else 0
    looked = seat is not None and any(look[1] == seat for look in s.looks)
    given = max([look[4] for look in s.looks], default=0)
    laid = max([shown[3] for shown in s.seen_cards], default=0)
    return (
        (table, tuple(s.gifts)),
        (table, tuple(s.room_acts)),
        (
            table,
            tuple(s.looks),
            tuple(s.gifts[:given]),
            (seat, tuple(s.first_pulse)) if looked else None,
        ),
        (table, tuple(s.seen_cards), tuple(s.cards[:laid])),
    )


def _first(t: T) -> int:
    """The first turn that is noted."""
    return t.state.turn - 1 if notes.is_strict(t) else 0


def _people(t: T, _: int) -> list[dict[str, Any]]:
    """What a rule of thumb reads of each."""
    s = t.state
    places, never = s.plan.places, open_roles(t)
    return [
        {
            "place": places[s.place[c]],
            "ghost": bool(s.ghost[c]),
            "could_be": list(role_names(s.could_be[c] | (0 if s.role_shown[c] else never))),
            "dead_open": bool(s.dead_open[c]),
        }
        for c in range(s.characters)
    ]


class _Rooms(dict[str, RoomView]):
    """Each room as it is read; who decides by a rule of thumb looks at few of them."""

    __slots__ = ("_s",)

    def __init__(self, s: CultistsState) -> None:
        self._s = s

    def __missing__(self, name: str) -> RoomView:
        room = self[name] = room_view(self._s, self._s.plan.index[name])
        return room


def _me(t: T, seat: int) -> OwnView:
    return cast("OwnView", _Glimpse(_OWN_PARTS, t, seat))


def _fishman(t: T, _: int) -> str | None:
    s = t.state
    return s.plan.places[s.plan.fishman_corridor] if s.fishman else None


def _first_pulses(t: T, seat: int) -> list[str] | None:
    pulses = known_first_pulses(t.state, seat)
    return None if pulses is None else [ENCOUNTER_CARDS[p] for p in pulses]


def _held_token(t: T, seat: int) -> str | None:
    s = t.state
    return TOKENS[s.held_token] if s.held_token != NO_EVENT and seat == knife_holder(s) else None


_PARTS: Mapping[str, Part] = {
    "map": lambda t, _: t.state.plan.name,
    "turn": lambda t, _: t.state.turn,
    "circle": lambda t, _: list(t.state.circle),
    "knife": lambda t, _: knife_holder(t.state),
    "automa": lambda t, _: None if t.state.automa < 0 else t.state.automa,
    "cultists": lambda t, _: set_up_of(t.state).cultists,
    "kill_target": lambda t, _: set_up_of(t.state).kill_target,
    "power": lambda t, _: bool(t.state.power),
    "vote_active": lambda t, _: bool(t.state.vote_active),
    "portal": lambda t, _: PORTALS[t.state.portal],
    "fishman": _fishman,
    "rooms": lambda t, _: _Rooms(t.state),
    "shelves": lambda t, _: dict(zip(t.state.plan.shelves, t.state.shelved, strict=True)),
    "people": _people,
    "gifts": lambda t, _: notes.gifts(t.state, _first(t)),
    "looks": lambda t, _: notes.looks(t.state, _first(t)),
    "laid": lambda t, _: notes.laid(t.state, _first(t)),
    "shown": lambda t, _: notes.shown(t.state, _first(t)),
    "room_acts": lambda t, _: notes.room_acts(t.state, _first(t)),
    "votes": lambda t, _: notes.votes(t.state, _first(t)),
    "me": _me,
}

_OWN_PARTS: Mapping[str, Part] = {
    "role": lambda t, seat: ROLES[t.state.role[seat]],
    "team": lambda t, seat: "cultists" if is_cultist(t.state, seat) else "investigators",
    "route": lambda t, seat: route_view(t.state, seat),
    "hand": lambda t, seat: hand_view(t.state, seat),
    "known_cultists": lambda t, seat: known_cultists(t.state, seat),
    "first_pulses": _first_pulses,
    "gave": lambda t, seat: notes.own_gifts(t.state, seat, _first(t)),
    "saw": lambda t, seat: notes.own_looks(t.state, seat, _first(t)),
    "held_token": _held_token,
}
