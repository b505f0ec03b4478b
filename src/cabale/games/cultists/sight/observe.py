"""What a seat may know as numbers, in named parts. Characters come clockwise from the seat."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from functools import cache, lru_cache
from struct import Struct

from cabale.core import Feature
from cabale.games.cultists.rules.components import (
    BROKEN_WINDOW,
    CULTIST,
    DEAD,
    FAIL,
    MAX_CHARACTERS,
    MAX_PLACES,
    NO_EVENT,
    ROLES,
    SABOTAGE,
    TOKEN_COUNTS,
    TOKENS,
    TURNS,
)
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import (
    HAND,
    PASSAGE,
    REVEALED,
    CultistsState,
    T,
    dead_seen,
    knife_holder,
    route_line,
    set_up_of,
)
from cabale.games.cultists.rules.steps.night import known_cultists, known_first_pulses
from cabale.games.cultists.sight.notes import is_strict

_PER_CHARACTER = (
    *("in the match", "living", "knife", "automa", "acted", "role shown", "pulse cards"),
    *("encounter cards", "room cards", "known cultist", "starts dead", "dead cards I gave"),
    *("alive cards I gave", "I saw it clean", "I saw it dead", "gifts to me"),
    *("checks put back", "murders revealed", "could be a cultist", "place / places"),
)
_CHARACTER_SIZE = len(_PER_CHARACTER)
_IN_MATCH, _LIVING, _KNIFE, _AUTOMA, _ACTED, _SHOWN, _PULSE = range(7)
_ENCOUNTER_CARDS, _ROOM_CARDS, _KNOWN_CULTIST, _STARTS_DEAD, _DEAD_GIVEN = range(7, 12)
_ALIVE_GIVEN, _SAW_CLEAN, _SAW_DEAD, _GIVEN_TO_ME = range(12, 16)
_PUT_BACK, _REVEALED, _COULD_BE, _PLACE = range(16, 20)

_PER_PLACE = (
    *("cards", "explored", "dangerous", "completed", "books", "token", "room of my line"),
    *("characters here", "cards I laid", "fails shown", "sabotages shown"),
)
_PLACE_SIZE = len(_PER_PLACE)
_CARDS, _EXPLORED, _DANGEROUS, _COMPLETED, _BOOKS, _TOKEN, _MY_LINE = range(7)
_HERE, _LAID, _FAILS, _SABOTAGES = range(7, 11)

_GLOBALS = (
    "turn, power, vote active, points, target, portal open, portal deadline, fish-man,"
    " tokens face down, draw pile, passage pile, dangers in play, cultists, kill target"
)


FEATURES = (
    Feature("globals", _GLOBALS.count(",") + 1, _GLOBALS),
    Feature("role", len(ROLES), "own role, one-hot"),
    Feature("hand", HAND, "own Alive, Dead, Success, Fail, Sabotage"),
    Feature("event", len(TOKENS), "event in force, one-hot"),
    Feature("bag", len(TOKENS), "tokens of each kind not yet on the clock"),
    Feature("place", MAX_PLACES, "own place, one-hot"),
    Feature(
        "characters",
        MAX_CHARACTERS * _CHARACTER_SIZE,
        ", ".join(_PER_CHARACTER),
        1,
        MAX_CHARACTERS,
    ),
    Feature("places", MAX_PLACES * _PLACE_SIZE, ", ".join(_PER_PLACE)),
)
_SIZES = [feature.size for feature in FEATURES]
_ROLE_AT, _HAND_AT, _EVENT_AT, _BAG_AT, _PLACE_AT, _CHARACTERS_AT, _PLACES_AT = (
    sum(_SIZES[:number]) for number in range(1, len(_SIZES))
)
_PLACE_BEGINS = tuple(range(_PLACES_AT, sum(_SIZES), _PLACE_SIZE))


_FLOAT = 4
"""The bytes of a number."""
_GLOBAL_NUMBERS, _HAND_NUMBERS = Struct(f"{_SIZES[0]}f"), Struct(f"{HAND}f")
_NO_CHARACTER = bytes(_FLOAT * _CHARACTER_SIZE)
_SIZE = sum(_SIZES)


def observe(t: T, seat: int, out: MutableSequence[float]) -> None:
    """Parts that stand beside each other are packed, each once for what it is made of; what is
    mostly nothing is written number by number afterwards."""
    s = t.state
    strict = is_strict(t)
    first = s.turn - 1 if strict else 0  # who must rely on memory is shown what is fresh (CUL-295)
    removed = tuple([token for token, by in s.removed_tokens if by == seat])
    parts = [
        _GLOBAL_NUMBERS.pack(*_globals(s)),
        _one(s.role[seat], len(ROLES)),
        _HAND_NUMBERS.pack(*s.hand[HAND * seat : HAND * (seat + 1)]),
        _one(s.event, len(TOKENS)),
        _bag(s.dangers, tuple(s.clock), removed),
        _one(s.place[seat], MAX_PLACES),
        *_characters(s, seat, strict),
        _rooms(
            s.plan.colour,
            tuple(map(len, s.piles)),
            tuple(s.explored),
            tuple(s.dangerous),
            tuple(s.completed),
            tuple(s.books),
            tuple(s.token),
        ),
    ]
    out[:_SIZE] = memoryview(b"".join(parts)).cast("f")
    for at in _of_line(s.plan.colour, route_line(s, seat)):
        out[at] = 1.0
    begins = _begins(s.circle, seat)
    for c in known_cultists(s, seat):
        out[begins[c] + _KNOWN_CULTIST] = 1.0
    for c, pulse in enumerate(known_first_pulses(s, seat) or ()):
        if pulse == DEAD:
            out[begins[c] + _STARTS_DEAD] = 1.0
    _gifts_and_looks(s, seat, first, begins, out)
    _people_and_cards(s, seat, first, out)


@cache
def _clockwise(circle: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = circle.index(seat)
    return circle[at:] + circle[:at]


@cache
def _begins(circle: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Where the numbers of each character begin: clockwise from the seat."""
    clockwise = _clockwise(circle, seat)
    return tuple(_CHARACTERS_AT + clockwise.index(c) * _CHARACTER_SIZE for c in range(len(circle)))


def _globals(s: CultistsState) -> tuple[float, ...]:
    set_up = set_up_of(s)
    return (
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


@lru_cache(maxsize=4096)
def _bag(dangers: bool, clock: tuple[int, ...], removed: tuple[int, ...]) -> bytes:
    """What is left in it; `removed` are tokens that the seat took out itself."""
    left = list(TOKEN_COUNTS)
    if not dangers:
        left[BROKEN_WINDOW] = 0
    for token in (*clock, *removed):
        if token != NO_EVENT:
            left[token] -= 1
    return array("f", left).tobytes()


@cache
def _one(number: int, size: int) -> bytes:
    return array("f", [number == one for one in range(size)]).tobytes()


def _characters(s: CultistsState, seat: int, strict: bool) -> list[bytes]:
    """What all see of each character, clockwise from the seat."""
    hand, knife, automa = s.hand, knife_holder(s), s.automa
    found: list[bytes] = []
    for c in _clockwise(s.circle, seat):
        at = HAND * c
        could = s.could_be[c] >> CULTIST & 1
        if strict and not s.role_shown[c]:
            could = 1  # what a deed has ruled out is to be remembered too
        found.append(
            _character(
                s.ghost[c],
                c == knife,
                c == automa,
                s.acted[c],
                s.role_shown[c],
                s.pulse_size[c],
                hand[at] + hand[at + 1],
                hand[at + 2] + hand[at + 3] + hand[at + 4],
                could,
                s.place[c],
            )
        )
    found.extend([_NO_CHARACTER] * (MAX_CHARACTERS - len(found)))
    return found


@lru_cache(maxsize=16384)
def _character(
    ghost: int,
    knife: bool,
    automa: bool,
    acted: int,
    shown: int,
    pulse: int,
    encounter_cards: int,
    room_cards: int,
    could: int,
    place: int,
) -> bytes:
    numbers = array("f", _NO_CHARACTER)
    numbers[_IN_MATCH] = 1.0
    numbers[_LIVING] = not ghost
    numbers[_KNIFE] = knife
    numbers[_AUTOMA] = automa
    numbers[_ACTED] = bool(acted)
    numbers[_SHOWN] = bool(shown)
    numbers[_PULSE] = pulse
    numbers[_ENCOUNTER_CARDS] = encounter_cards
    numbers[_ROOM_CARDS] = room_cards
    numbers[_COULD_BE] = could
    numbers[_PLACE] = place / MAX_PLACES
    return numbers.tobytes()


@lru_cache(maxsize=4096)
def _rooms(colours: tuple[int, ...], *by_place: tuple[int, ...]) -> bytes:
    """What all see of each room."""
    numbers = array("f", bytes(_FLOAT * MAX_PLACES * _PLACE_SIZE))
    every = zip(range(0, len(numbers), _PLACE_SIZE), colours, *by_place)  # noqa: B905
    for at, colour, cards, explored, dangerous, completed, books, token in every:
        if colour == CORRIDOR:
            continue
        numbers[at + _CARDS] = cards
        numbers[at + _EXPLORED] = bool(explored)
        numbers[at + _DANGEROUS] = bool(explored and dangerous)
        numbers[at + _COMPLETED] = bool(completed)
        numbers[at + _BOOKS] = 0 if completed else books
        numbers[at + _TOKEN] = bool(token)
    return numbers.tobytes()


@cache
def _of_line(colours: tuple[int, ...], line: tuple[int, ...]) -> tuple[int, ...]:
    """Where it is told that a room is of the seat's line, for those that are."""
    every = zip(_PLACE_BEGINS, colours)  # noqa: B905  # there may be more places than this plan has
    return tuple([at + _MY_LINE for at, c in every if c != CORRIDOR and c in line])


def _gifts_and_looks(
    s: CultistsState,
    seat: int,
    first: int,
    begins: tuple[int, ...],
    out: MutableSequence[float],
) -> None:
    for turn, giver, target, kind in s.gifts:
        if turn < first:
            continue
        if giver == seat:
            out[begins[target] + (_DEAD_GIVEN if kind == DEAD else _ALIVE_GIVEN)] += 1
        elif target == seat:
            out[begins[giver] + _GIVEN_TO_ME] += 1
    for look in s.looks:
        turn, who, target, _, _, end = look
        if turn < first:
            continue
        at = begins[target]
        out[at + (_REVEALED if end == REVEALED else _PUT_BACK)] += 1
        if who == seat:
            out[at + (_SAW_DEAD if dead_seen(s, look) else _SAW_CLEAN)] = 1.0


def _people_and_cards(s: CultistsState, seat: int, first: int, out: MutableSequence[float]) -> None:
    """Who is in each place, and what the seat laid or saw there."""
    for place in s.place:
        out[_PLACE_BEGINS[place] + _HERE] += 1
    for turn, source, place, _ in s.cards:
        if source == seat and turn >= first and place != PASSAGE:
            out[_PLACE_BEGINS[place] + _LAID] += 1
    for turn, place, kind, _, _ in s.seen_cards:
        if turn >= first and place != PASSAGE and kind in (FAIL, SABOTAGE):
            what = _FAILS if kind == FAIL else _SABOTAGES
            out[_PLACE_BEGINS[place] + what] += 1
