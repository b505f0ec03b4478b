"""What a seat may know as numbers, in named parts. Characters come clockwise from the seat."""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache

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


def observe(t: T, seat: int, out: MutableSequence[float]) -> None:
    """`out` is all zeros, most of which stay: only the others are written."""
    s = t.state
    for at, value in enumerate(_globals(s)):
        if value:
            out[at] = value
    out[_ROLE_AT + s.role[seat]] = 1.0
    for at, number in enumerate(s.hand[HAND * seat : HAND * (seat + 1)], _HAND_AT):
        if number:
            out[at] = number
    if s.event != NO_EVENT:
        out[_EVENT_AT + s.event] = 1.0
    _bag(s, seat, out)
    out[_PLACE_AT + s.place[seat]] = 1.0
    begins = _begins(s.circle, seat)
    strict = is_strict(t)
    first = s.turn - 1 if strict else 0  # who must rely on memory is shown what is fresh (CUL-295)
    _characters(s, seat, begins, out)
    if strict:
        _anybody_a_cultist(s, begins, out)
    _gifts_and_looks(s, seat, first, begins, out)
    _places(s, seat, first, out)


@cache
def _begins(circle: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Where the numbers of each character begin: clockwise from the seat."""
    at = circle.index(seat)
    clockwise = circle[at:] + circle[:at]
    return tuple(_CHARACTERS_AT + clockwise.index(c) * _CHARACTER_SIZE for c in range(len(circle)))


def _bag(s: CultistsState, seat: int, out: MutableSequence[float]) -> None:
    left = list(TOKEN_COUNTS)
    if not s.dangers:
        left[BROKEN_WINDOW] = 0
    for token in s.clock:
        if token != NO_EVENT:
            left[token] -= 1
    for token, by in s.removed_tokens:
        if by == seat:
            left[token] -= 1
    for at, number in enumerate(left, _BAG_AT):
        if number:
            out[at] = number


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


def _anybody_a_cultist(
    s: CultistsState, begins: tuple[int, ...], out: MutableSequence[float]
) -> None:
    """What a deed has ruled out is to be remembered too."""
    for at, shown in zip(begins, s.role_shown, strict=True):
        if not shown:
            out[at + _COULD_BE] = 1.0


def _characters(
    s: CultistsState, seat: int, begins: tuple[int, ...], out: MutableSequence[float]
) -> None:
    hands = [iter(s.hand)] * HAND
    every = zip(  # noqa: B905  # all are of one length; to check it again takes its time
        begins, s.ghost, s.acted, s.role_shown, s.pulse_size, s.could_be, s.place, *hands
    )
    for at, ghost, acted, shown, pulse, could, place, alive, dead, success, fail, sabotage in every:
        out[at + _IN_MATCH] = 1.0
        if not ghost:
            out[at + _LIVING] = 1.0
        if acted:
            out[at + _ACTED] = 1.0
        if shown:
            out[at + _SHOWN] = 1.0
        if pulse:
            out[at + _PULSE] = pulse
        if alive or dead:
            out[at + _ENCOUNTER_CARDS] = alive + dead
        out[at + _ROOM_CARDS] = success + fail + sabotage
        if could >> CULTIST & 1:
            out[at + _COULD_BE] = 1.0
        if place:
            out[at + _PLACE] = place / MAX_PLACES
    out[begins[knife_holder(s)] + _KNIFE] = 1.0
    if s.automa >= 0:
        out[begins[s.automa] + _AUTOMA] = 1.0
    for c in known_cultists(s, seat):
        out[begins[c] + _KNOWN_CULTIST] = 1.0
    for c, pulse in enumerate(known_first_pulses(s, seat) or ()):
        if pulse == DEAD:
            out[begins[c] + _STARTS_DEAD] = 1.0


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


def _places(s: CultistsState, seat: int, first: int, out: MutableSequence[float]) -> None:
    line = route_line(s, seat)
    begins = _PLACE_BEGINS
    rooms = zip(  # noqa: B905
        begins, s.plan.colour, s.piles, s.explored, s.dangerous, s.completed, s.books, s.token
    )
    for at, colour, pile, explored, dangerous, completed, books, token in rooms:
        if colour == CORRIDOR:
            continue
        if pile:
            out[at + _CARDS] = len(pile)
        if explored:
            out[at + _EXPLORED] = 1.0
            if dangerous:
                out[at + _DANGEROUS] = 1.0
        if completed:
            out[at + _COMPLETED] = 1.0
        elif books:
            out[at + _BOOKS] = books
        if token:
            out[at + _TOKEN] = 1.0
        if colour in line:
            out[at + _MY_LINE] = 1.0
    _people_and_cards(s, seat, first, out)


def _people_and_cards(s: CultistsState, seat: int, first: int, out: MutableSequence[float]) -> None:
    """Who is in each place, and what the seat laid or saw there."""
    for place in s.place:
        out[_PLACE_BEGINS[place] + _HERE] += 1
    for place in [pile for turn, source, pile, _ in s.cards if source == seat and turn >= first]:
        if place != PASSAGE:
            out[_PLACE_BEGINS[place] + _LAID] += 1
    for turn, place, kind, _, _ in s.seen_cards:
        if turn >= first and place != PASSAGE and kind in (FAIL, SABOTAGE):
            what = _FAILS if kind == FAIL else _SABOTAGES
            out[_PLACE_BEGINS[place] + what] += 1
