"""What a seat may know as numbers, in named parts. Characters come clockwise from the seat."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from cabale.core import Feature
from cabale.games.cultists.components import (
    BROKEN_WINDOW,
    CULTIST,
    DEAD,
    EVENT_TOKENS,
    EVENTS,
    FAIL,
    MAX_CHARACTERS,
    MAX_PLACES,
    NO_EVENT,
    ROLES,
    SABOTAGE,
    TURNS,
)
from cabale.games.cultists.state import (
    HAND,
    REVEALED,
    CultistsState,
    T,
    dead_seen,
    encounter_cards,
    knife_holder,
    plan_of,
    room_cards,
    route_line,
    set_up_of,
)
from cabale.games.cultists.steps.night import known_cultists, known_first_pulses

_PER_CHARACTER = (
    "in the match, living, knife, automa, acted, role shown, pulse cards, encounter cards,"
    " room cards, known cultist, starts dead, dead cards I gave, alive cards I gave,"
    " I saw it clean, I saw it dead, gifts to me, checks put back, murders revealed,"
    " could be a cultist, place / places"
)
_CHARACTER_SIZE = _PER_CHARACTER.count(",") + 1
_PER_PLACE = (
    "cards, explored, dangerous, completed, books, token, room of my line, characters here,"
    " cards I laid, fails shown, sabotages shown"
)
_PLACE_SIZE = _PER_PLACE.count(",") + 1
_GLOBALS = (
    "turn, power, vote active, points, target, portal open, portal deadline, fish-man,"
    " tokens face down, draw pile, passage pile, dangers in play, cultists, kill target"
)


FEATURES = (
    Feature("globals", _GLOBALS.count(",") + 1, _GLOBALS),
    Feature("role", len(ROLES), "own role, one-hot"),
    Feature("hand", HAND, "own Alive, Dead, Success, Fail, Sabotage"),
    Feature("event", len(EVENTS), "event in force, one-hot"),
    Feature("bag", len(EVENTS), "tokens of each kind not yet on the clock"),
    Feature("place", MAX_PLACES, "own place, one-hot"),
    Feature("characters", MAX_CHARACTERS * _CHARACTER_SIZE, _PER_CHARACTER),
    Feature("places", MAX_PLACES * _PLACE_SIZE, _PER_PLACE),
)


def observe(t: T, seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    at = 0
    for feature, numbers in zip(FEATURES, _parts(s, seat), strict=True):
        for i, number in enumerate(numbers):
            out[at + i] = number
        at += feature.size


def _parts(s: CultistsState, seat: int) -> Sequence[Sequence[float]]:
    clock = [sum(1 for token in s.clock if token == kind) for kind in range(len(EVENTS))]
    removed = [token for token, by in s.removed_tokens if by == seat]
    in_match = [n if s.dangers or k != BROKEN_WINDOW else 0 for k, n in enumerate(EVENT_TOKENS)]
    bag = [n - clock[k] - removed.count(k) for k, n in enumerate(in_match)]
    return (
        _globals(s),
        _one_hot(s.role[seat], len(ROLES)),
        s.hand[HAND * seat : HAND * seat + HAND],
        _one_hot(s.event, len(EVENTS)),
        bag,
        _one_hot(s.place[seat], MAX_PLACES),
        _characters(s, seat),
        _places(s, seat),
    )


def _one_hot(value: int, size: int) -> list[int]:
    hot = [0] * size
    if value != NO_EVENT:
        hot[value] = 1
    return hot


def _globals(s: CultistsState) -> list[float]:
    return [
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
        s.roles_in_play.count(CULTIST),
        set_up_of(s).kill_target,
    ]


def _characters(s: CultistsState, seat: int) -> list[float]:
    at = s.circle.index(seat)
    pulses = known_first_pulses(s, seat)
    cultists = known_cultists(s, seat)
    n = s.characters
    alive_given, dead_given, given_to_me = [0] * n, [0] * n, [0] * n
    for _, giver, target, kind in s.gifts:
        if giver == seat:
            (dead_given if kind == DEAD else alive_given)[target] += 1
        elif target == seat:
            given_to_me[giver] += 1
    saw_clean, saw_dead, put_back, revealed = [0] * n, [0] * n, [0] * n, [0] * n
    for look in s.looks:
        target = look[2]
        (revealed if look[5] == REVEALED else put_back)[target] += 1
        if look[1] == seat:
            (saw_dead if dead_seen(s, look) else saw_clean)[target] = 1
    knife = knife_holder(s)
    numbers: list[float] = []
    for c in s.circle[at:] + s.circle[:at]:
        numbers += (
            1,
            not s.ghost[c],
            c == knife,
            c == s.automa,
            s.acted[c],
            s.role_shown[c],
            s.pulse_size[c],
            encounter_cards(s, c),
            room_cards(s, c),
            c in cultists,
            pulses is not None and pulses[c] == DEAD,
            dead_given[c],
            alive_given[c],
            saw_clean[c],
            saw_dead[c],
            given_to_me[c],
            put_back[c],
            revealed[c],
            s.could_be[c] >> CULTIST & 1,
            s.place[c] / MAX_PLACES,
        )
    return numbers


def _places(s: CultistsState, seat: int) -> list[float]:
    plan = plan_of(s)
    line = route_line(s, seat)
    places = len(plan.places)
    mine, fails, sabotages = [0] * (places + 1), [0] * (places + 1), [0] * (places + 1)
    for _, source, pile, _ in s.cards:
        mine[pile] += source == seat
    for _, pile, kind, _, _ in s.seen_cards:
        fails[pile] += kind == FAIL
        sabotages[pile] += kind == SABOTAGE
    numbers: list[float] = []
    for p in range(places):
        numbers += (
            len(s.piles[p]),
            s.explored[p],
            s.dangerous[p],
            s.completed[p],
            s.books[p],
            s.token[p],
            plan.colour[p] in line,
            s.place.count(p),
            mine[p],
            fails[p],
            sabotages[p],
        )
    return numbers
