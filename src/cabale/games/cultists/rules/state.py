"""The facts of a match, and the questions that every chapter of the rules asks of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cabale.core import Board, State, plain
from cabale.games.cultists.rules.components import (
    CONNECTION_LOST,
    CULTIST,
    DEAD,
    MECHANIC,
    NO_EVENT,
    RADIANT_BEAUTY,
    ROLES,
    SECRET_DOORS,
    SET_UPS,
    SetUp,
)
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES, FloorPlan

# Where a Room card came from when no character played it, and the pile that is no room's.
FROM_START, FROM_DRAW_PILE, FROM_PASSAGE_START = -1, -2, -3
PASSAGE = -1

# How a pulse pile came to be looked at, and what the table saw of it.
CHECK, PRYING = 0, 1
PENDING, PUT_BACK, REVEALED = 0, 1, 2

# The portal.
NO_PORTAL, OPEN_PORTAL, CLOSED_PORTAL, LOST_PORTAL = range(4)

# A hand is five numbers: Alive, Dead, Success, Fail, Sabotage.
HAND = 5
ROOM_PART = 2


@plain
@dataclass(slots=True, kw_only=True)
class CultistsState(State):
    """All lists are by character (seats first, the AUTOMA last) or by place of the plan."""

    plan: FloorPlan
    characters: int = 0
    automa: int = -1
    circle: tuple[int, ...] = ()  # clockwise, from the first player of turn 1
    roles_in_play: tuple[int, ...] = ()
    dangers: bool = True  # the dangerous-passage pile and what comes out of it

    turn: int = 1
    power: int = 1
    vote_active: int = 1
    points: int = 0
    target: int = 0
    ending: int = 0  # the winner is settled but for the naming of the Prophet

    # Characters.
    role: list[int] = field(default_factory=list)
    role_shown: list[int] = field(default_factory=list)
    could_be: list[int] = field(default_factory=list)  # roles as bits, as far as all can tell
    ghost: list[int] = field(default_factory=list)
    place: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)  # HAND numbers each
    route: list[int] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    no_exchange_until: int = 0  # the Infected has died

    # Pulse piles: the starting card, then the gifts in the order they were given.
    first_pulse: list[int] = field(default_factory=list)  # -1: none
    pulse_size: list[int] = field(default_factory=list)
    pulse_dead: list[int] = field(default_factory=list)
    dead_open: list[int] = field(default_factory=list)
    gifts: list[tuple[int, int, int, int]] = field(default_factory=list)
    """(turn, giver, receiver, card)"""
    looks: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    """(turn, checker, target, how, number of gifts by then, PENDING | PUT_BACK | REVEALED)"""
    votes: list[tuple[int, ...]] = field(default_factory=list)
    """(turn, whose vote counted twice or -1, then each seat's as it counted; -1 abstained)"""
    walks: list[tuple[int, int, int]] = field(default_factory=list)
    """(turn, who set out, gifts by then); -1 when all have moved, so that who met whom by walking
    can be told from who was brought together by an event"""
    gifts_at_turn_end: int = 0
    ghosts_at_turn_end: tuple[int, ...] = ()

    # Room cards: each one that was laid down has a number, its place in `cards`.
    cards: list[tuple[int, int, int, int]] = field(default_factory=list)
    """(turn, source, pile, card)"""
    seen_cards: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    """(turn, pile, card, number of cards laid by then, its number if all could tell or -1)"""
    piles: list[tuple[int, ...]] = field(default_factory=list)  # of each place, top last
    unshuffled: list[int] = field(default_factory=list)  # cards on top since the last shuffle
    passage: tuple[int, ...] = ()
    draw_pile: list[int] = field(default_factory=list)  # how many of each kind are left
    cards_at_pyromaniac_check: int = -1
    ghosts_at_pyromaniac_check: tuple[int, ...] = ()
    burnt_pyromaniac: int = -1  # died at that check
    room_acts: list[tuple[int, int, int, int]] = field(default_factory=list)
    """(turn, character, colour, was it a ghost): what a Route must have allowed"""

    # Rooms, shelves, tokens.
    explored: list[int] = field(default_factory=list)
    dangerous: list[int] = field(default_factory=list)  # known when explored
    completed: list[int] = field(default_factory=list)
    books: list[int] = field(default_factory=list)
    shelved: list[int] = field(default_factory=list)  # by shelf
    room_tokens: list[int] = field(default_factory=list)  # plain and dangerous ones still hidden
    token: list[int] = field(default_factory=list)
    tokens_face_down: tuple[int, ...] = ()
    fishman: int = 0
    portal: int = NO_PORTAL
    portal_deadline: int = 0

    # Events.
    bag: list[int] = field(default_factory=list)  # how many of each token
    clock: list[int] = field(default_factory=list)  # the token of each turn so far
    event: int = NO_EVENT  # what is in force, a Mirror being what it repeats
    # The order of what a position has laid on top; nobody knows it (a deal leaves it to chance).
    next_tokens: tuple[int, ...] = ()
    next_cards: tuple[int, ...] = ()
    hidden_tokens: tuple[tuple[int, int], ...] = ()  # room, whether it is dangerous
    held_token: int = NO_EVENT  # drawn by Under Control, not yet decided
    removed_tokens: list[tuple[int, int]] = field(default_factory=list)  # (token, by whom)


T = Board[CultistsState]


def set_up_of(s: CultistsState) -> SetUp:
    return SET_UPS[s.characters]


def knife_holder(s: CultistsState) -> int:
    return s.circle[(s.turn - 1) % s.characters]


def turn_order(s: CultistsState) -> tuple[int, ...]:
    first = (s.turn - 1) % s.characters
    return s.circle[first:] + s.circle[:first]


def in_turn(s: CultistsState, number: int) -> int:
    """Who comes after so many others in this turn."""
    return s.circle[(s.turn - 1 + number) % s.characters]


def can_use_knife(s: CultistsState, character: int) -> bool:
    """Only the living use the Knife, and never the AUTOMA (CUL-212, CUL-281)."""
    return character == knife_holder(s) and not s.ghost[character] and character != s.automa


def joined(s: CultistsState, place: int) -> tuple[int, ...]:
    """The rooms that count as one place with this one now."""
    return s.plan.joined(place, True) if s.event == SECRET_DOORS else (place,)


def living_at(s: CultistsState, places: Sequence[int]) -> list[int]:
    """Living characters there, clockwise."""
    return [c for c in s.circle if not s.ghost[c] and s.place[c] in places]


def together(s: CultistsState, character: int) -> list[int]:
    """The other living characters in the same place."""
    return [c for c in living_at(s, joined(s, s.place[character])) if c != character]


def is_lit(s: CultistsState, places: Sequence[int]) -> bool:
    """Power, or the ghost of the Radiant Beauty (CUL-251)."""
    if s.power:
        return True
    return RADIANT_BEAUTY in s.role and any(
        s.ghost[c] and s.role[c] == RADIANT_BEAUTY and c != s.automa and s.place[c] in places
        for c in range(s.characters)
    )


def encounter_happens(s: CultistsState, living: Sequence[int], places: Sequence[int]) -> bool:
    """The table of the rulebook: two meet always, more of them in the dark (CUL-091, CUL-092)."""
    return len(living) == 2 or (len(living) > 2 and not is_lit(s, places))


def is_cultist(s: CultistsState, character: int) -> bool:
    return s.role[character] == CULTIST


def may_talk(s: CultistsState, seat: int) -> bool:
    """Connection Lost silences the table (CUL-118); before the Prophet is named only Cultists
    talk (CUL-242)."""
    if s.outcome is not None:
        return True
    if s.event == CONNECTION_LOST:
        return False
    return not s.ending or is_cultist(s, seat)


def one_cultist(s: CultistsState) -> bool:
    return set_up_of(s).cultists == 1


def route_line(s: CultistsState, character: int) -> tuple[int, ...]:
    """The colours of the character's Route in this turn, leftmost first."""
    return ROUTES[s.route[character]][ROUTE_LINE[s.turn]]


def route_allows(s: CultistsState, character: int, room: int) -> bool:
    if s.role[character] == CULTIST or (s.role[character] == MECHANIC and not s.ghost[character]):
        return True
    return s.plan.colour[room] in route_line(s, character)


def encounter_cards(s: CultistsState, character: int) -> int:
    at = HAND * character
    return s.hand[at] + s.hand[at + DEAD]


def room_cards(s: CultistsState, character: int) -> int:
    at = HAND * character + ROOM_PART
    return s.hand[at] + s.hand[at + 1] + s.hand[at + 2]


def dead_seen(s: CultistsState, look: tuple[int, int, int, int, int, int]) -> int:
    """How many Dead cards the pile held when it was looked at."""
    return dead_among(s, look[2], look[4])


def dead_among(s: CultistsState, character: int, gifts: int) -> int:
    """Dead cards of a pulse pile, the first `gifts` gifts of the match counted."""
    given = [card for _, _, receiver, card in s.gifts[:gifts] if receiver == character]
    return given.count(DEAD) + (s.first_pulse[character] == DEAD)


def kills(s: CultistsState, ghosts: Sequence[int], gifts: int, cards_only: bool) -> int:
    """Dead Investigators (CUL-233), given who is a ghost and how many gifts count."""
    return sum(
        1
        for c in range(s.characters)
        if s.role[c] != CULTIST and ((ghosts[c] and not cards_only) or dead_among(s, c, gifts) > 0)
    )


def kills_now(t: T) -> int:
    s = t.state
    return kills(s, s.ghost, len(s.gifts), t.options["kills"] == "cards")


def rule_out(s: CultistsState, character: int, *roles: int) -> None:
    """The whole table has seen that the character has none of these roles."""
    for role in roles:
        s.could_be[character] &= ~(1 << role)


def show_role(t: T, character: int) -> None:
    """Turn the role marker over."""
    s = t.state
    s.role_shown[character] = 1
    s.could_be[character] = 1 << s.role[character]
    t.reveal("role_shown", seat=character, role=ROLES[s.role[character]])
