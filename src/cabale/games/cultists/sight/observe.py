"""What a seat may know as numbers, in named parts. Characters come clockwise from the seat."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from functools import cache, lru_cache
from struct import Struct

from cabale.games.cultists.rules.components import (
    BROKEN_WINDOW,
    MAX_CHARACTERS,
    MAX_PLACES,
    NO_EVENT,
    ROLES,
    TOKEN_COUNTS,
    TOKENS,
    TURNS,
)
from cabale.games.cultists.rules.floorplan import CORRIDOR, FloorPlan
from cabale.games.cultists.rules.state import HAND, CultistsState, T, route_line, set_up_of
from cabale.games.cultists.sight.layout import (
    CHARACTER_SIZE,
    COULD_BE,
    FEATURES,
    FLOAT,
    MY_LINE,
    PLACE_SIZE,
    PLACES_AT,
    SIZE,
    SIZES,
)
from cabale.games.cultists.sight.notes import is_strict, removed_tokens
from cabale.games.cultists.sight.packed import Packed

__all__ = ["FEATURES", "observe"]

_GLOBAL_NUMBERS = Struct(f"{SIZES[0]}f")
_HAND_NUMBERS = Struct(f"{HAND}f")


def _one_of(size: int) -> list[bytes]:
    """By its number, one of so many things; the last is none of them, which -1 stands for."""
    ones = [array("f", [one == number for one in range(size)]) for number in range(size)]
    return [*map(array.tobytes, ones), bytes(FLOAT * size)]


_ROLE, _EVENT, _PLACE = _one_of(len(ROLES)), _one_of(len(TOKENS)), _one_of(MAX_PLACES)
_NOBODY = [bytes(FLOAT * CHARACTER_SIZE * (MAX_CHARACTERS - n)) for n in range(MAX_CHARACTERS + 1)]
"""Of those who are not there, by how many are."""


def observe(t: T, seat: int, out: MutableSequence[float]) -> None:
    """Parts that stand beside each other are put together as they are kept; what the seat alone
    is told, of which there is little, is written over them."""
    s = t.state
    packed = _packed(t)
    characters, mine = packed.characters, FLOAT * packed.begins[seat]
    parts = (
        _globals(s),
        _ROLE[s.role[seat]],
        _HAND_NUMBERS.pack(*s.hand[HAND * seat : HAND * (seat + 1)]),
        _EVENT[s.event],
        _bag(s.dangers, tuple(s.clock), _removed(t, seat)),
        _PLACE[s.place[seat]],
        characters[mine:],
        characters[:mine],
        _NOBODY[s.characters],
        packed.places,
    )
    out[:SIZE] = memoryview(b"".join(parts)).cast("f")
    for cell in _of_line(s.plan, route_line(s, seat)):
        out[cell] = 1.0
    for cell, number in packed.own[seat].items():
        out[cell] = number
    if is_strict(t):  # what a deed has ruled out is to be remembered too
        for c, shown in enumerate(s.role_shown):
            if not shown:
                out[packed.cell(seat, c, COULD_BE)] = 1.0


def _packed(t: T) -> Packed:
    s = t.state
    if is_strict(t):  # who must rely on memory is shown what is fresh (CUL-295)
        return Packed().begin(s, s.turn - 1).after(s)
    kept: Packed | None = t.kept.get("packed")
    if kept is None or not kept.goes_on_to(s):
        kept = Packed().begin(s)
    t.kept["packed"] = found = kept.after(s)
    return found


def _globals(s: CultistsState) -> bytes:
    set_up = set_up_of(s)
    return _GLOBAL_NUMBERS.pack(
        s.turn / TURNS,
        s.power,
        s.vote_active,
        s.points,
        s.target,
        s.portal == 1,
        s.portal_deadline,
        s.fishman,
        len(s.tokens_face_down),
        sum(s.draw_pile),
        len(s.passage),
        s.dangers,
        set_up.cultists,
        set_up.kill_target,
    )


def _removed(t: T, seat: int) -> tuple[int, ...]:
    """The tokens that the seat took out of the bag itself, as far as it may still know."""
    s = t.state
    if not s.removed_tokens:
        return ()
    removed = removed_tokens(s, s.turn - 1 if is_strict(t) else 0)
    return tuple([token for token, by in removed if by == seat])


@lru_cache(maxsize=4096)
def _bag(dangers: bool, clock: tuple[int, ...], removed: tuple[int, ...]) -> bytes:
    """What is left in it, as far as the seat knows."""
    left = list(TOKEN_COUNTS)
    if not dangers:
        left[BROKEN_WINDOW] = 0
    for token in (*clock, *removed):
        if token != NO_EVENT:
            left[token] -= 1
    return array("f", left).tobytes()


@cache
def _of_line(plan: FloorPlan, line: tuple[int, ...]) -> tuple[int, ...]:
    """Where it is told that a room is of the seat's line, for those that are."""
    every = zip(range(PLACES_AT, SIZE, PLACE_SIZE), plan.colour)  # noqa: B905  # or more places
    return tuple([at + MY_LINE for at, c in every if c != CORRIDOR and c in line])
