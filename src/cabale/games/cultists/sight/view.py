"""The only door out: what each seat may see."""

from __future__ import annotations

from functools import cache
from typing import Literal, NotRequired, TypedDict

from cabale.games.cultists.rules.components import (
    CHARACTERS,
    COLOURS,
    CONNECTION_LOST,
    ENCOUNTER_CARDS,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
    TOKENS,
    CharacterName,
    Colour,
    PulseCard,
    RoleName,
    RoomCard,
    TokenName,
)
from cabale.games.cultists.rules.floorplan import ROUTES
from cabale.games.cultists.rules.state import (
    HAND,
    CultistsState,
    T,
    dead_seen,
    encounter_cards,
    is_cultist,
    kills_now,
    knife_holder,
    room_cards,
    set_up_of,
)
from cabale.games.cultists.rules.steps.night import known_cultists, known_first_pulses
from cabale.games.cultists.sight import notes
from cabale.games.cultists.sight.notes import (
    Gift,
    LaidCard,
    Look,
    OwnCard,
    OwnGift,
    OwnLook,
    RoomAct,
    ShownCard,
    Source,
    VoteTaken,
    Walk,
)

Portal = Literal["none", "open", "closed", "lost"]
Route = list[list[Colour]]
"""The four lines of a Route card."""


class RoomView(TypedDict):
    cards: int
    explored: bool
    dangerous: bool | None
    completed: bool
    books: int
    token: bool


class PersonView(TypedDict):
    """A character, the AUTOMA included, as everybody sees it."""

    character: CharacterName
    place: str
    ghost: bool
    role: RoleName | None
    could_be: list[RoleName]
    """The roles that nothing shown to the whole table rules out."""
    pulse: int
    dead_open: bool
    encounter_cards: int
    room_cards: int
    acted: bool
    route: Route | None
    """The AUTOMA's, which lies open."""


class HandView(TypedDict):
    alive: int
    dead: int
    success: int
    fail: int
    sabotage: int


class OwnView(TypedDict):
    """What one seat knows beyond what all see. Its own pulse pile is not part of it."""

    role: RoleName
    team: Literal["cultists", "investigators"]
    route: Route
    hand: HandView
    known_cultists: list[int]
    first_pulses: list[PulseCard] | None
    gave: list[OwnGift]
    saw: list[OwnLook]
    laid: list[OwnCard]
    removed_tokens: list[TokenName]
    held_token: TokenName | None


class RevealedGift(TypedDict):
    turn: int
    giver: int
    target: int
    card: PulseCard


class RevealedLook(TypedDict):
    turn: int
    checker: int
    target: int
    dead: int


class RevealedCard(TypedDict):
    turn: int
    source: Source
    pile: str
    card: RoomCard


class RevealView(TypedDict):
    """After the end: who was who, who held what, who gave what to whom."""

    roles: list[RoleName]
    routes: list[Route]
    hands: list[HandView]
    kills: int
    first_pulses: list[PulseCard | None]
    gifts: list[RevealedGift]
    looks: list[RevealedLook]
    laid: list[RevealedCard]
    piles: dict[str, list[RoomCard]]


class OpenPart(TypedDict):
    """What lies open to all.

    Seats and characters are numbers; the AUTOMA's is the one after the last seat.
    """

    map: str
    turn: int
    circle: list[int]
    knife: int
    automa: int | None
    roles: list[RoleName]
    cultists: int
    power: bool
    vote_active: bool
    points: int
    target: int
    kill_target: int
    silence: bool
    event: TokenName | None
    clock: list[TokenName | None]
    bag: int
    removed_tokens: list[int]
    """Who removed each."""
    portal: Portal
    portal_deadline: int | None
    fishman: str | None
    tokens_face_down: int
    draw_pile: int
    passage: int | None
    no_exchange_until: int | None
    rooms: dict[str, RoomView]
    shelves: dict[str, int]
    people: list[PersonView]
    gifts: list[Gift]
    looks: list[Look]
    laid: list[LaidCard]
    shown: list[ShownCard]
    room_acts: list[RoomAct]
    votes: list[VoteTaken]
    walks: list[Walk]
    reveal: NotRequired[RevealView]
    """Once the match is over."""


class OwnPart(TypedDict):
    """What each seat sees otherwise."""

    me: NotRequired[OwnView]
    """Not for spectators."""


class CultistsView(OpenPart, OwnPart):
    """All that a seat may know."""


_ROUTE_NAMES = tuple(tuple(tuple(COLOURS[c] for c in line) for line in lines) for lines in ROUTES)
PORTALS: tuple[Portal, ...] = ("none", "open", "closed", "lost")


def view(t: T, seat: int | None) -> CultistsView:
    return {**open_part(t), **own_part(t, seat)}


def own_part(t: T, seat: int | None) -> OwnPart:
    return {} if seat is None else {"me": _own(t.state, seat, _first_noted(t))}


def _first_noted(t: T) -> int:
    """The first turn that notebooks still have."""
    return t.state.turn - 1 if notes.is_strict(t) else 0


def open_part(t: T) -> OpenPart:
    s = t.state
    plan, set_up = s.plan, set_up_of(s)
    first = _first_noted(t)
    never = open_roles(t)
    seen: OpenPart = {
        "map": plan.name,
        "turn": s.turn,
        "circle": list(s.circle),
        "knife": knife_holder(s),
        "automa": None if s.automa < 0 else s.automa,
        "roles": [ROLES[role] for role in s.roles_in_play],
        "cultists": set_up.cultists,
        "power": bool(s.power),
        "vote_active": bool(s.vote_active),
        "points": s.points,
        "target": s.target,
        "kill_target": set_up.kill_target,
        "silence": s.event == CONNECTION_LOST,
        "event": _token_name(s.event),
        "clock": [_token_name(token) for token in s.clock],
        "bag": sum(s.bag) + (s.held_token != NO_EVENT),
        "removed_tokens": [by for _, by in notes.removed_tokens(s, first)],
        "portal": PORTALS[s.portal],
        "portal_deadline": s.portal_deadline or None,
        "fishman": plan.places[plan.fishman_corridor] if s.fishman else None,
        "tokens_face_down": len(s.tokens_face_down),
        "draw_pile": sum(s.draw_pile),
        "passage": len(s.passage) if s.dangers else None,
        "no_exchange_until": s.no_exchange_until or None,
        "rooms": {plan.places[room]: room_view(s, room) for room in plan.rooms},
        "shelves": dict(zip(plan.shelves, s.shelved, strict=True)),
        "people": [_person(s, c, never) for c in range(s.characters)],
        "gifts": notes.gifts(s, first),
        "looks": notes.looks(s, first),
        "laid": notes.laid(s, first),
        "shown": notes.shown(s, first),
        "room_acts": notes.room_acts(s, first),
        "votes": notes.votes(s, first),
        "walks": notes.walks(s, first),
    }
    if s.outcome is not None:
        seen["reveal"] = _reveal(t)
    return seen


def _token_name(token: int) -> TokenName | None:
    return None if token == NO_EVENT else TOKENS[token]


def room_view(s: CultistsState, room: int) -> RoomView:
    return {
        "cards": len(s.piles[room]),
        "explored": bool(s.explored[room]),
        "dangerous": bool(s.dangerous[room]) if s.explored[room] else None,
        "completed": bool(s.completed[room]),
        "books": s.books[room],
        "token": bool(s.token[room]),
    }


def _person(s: CultistsState, c: int, never: int) -> PersonView:
    """`never`: roles that are never said to be ruled out, as bits."""
    could_be = s.could_be[c] if s.role_shown[c] else s.could_be[c] | never
    return {
        "character": CHARACTERS[c],
        "place": s.plan.places[s.place[c]],
        "ghost": bool(s.ghost[c]),
        "role": ROLES[s.role[c]] if s.role_shown[c] else None,
        "could_be": list(role_names(could_be)),
        "pulse": s.pulse_size[c],
        "dead_open": bool(s.dead_open[c]),
        "encounter_cards": encounter_cards(s, c),
        "room_cards": room_cards(s, c),
        "acted": bool(s.acted[c]),
        "route": route_view(s, c) if c == s.automa else None,
    }


def open_roles(t: T) -> int:
    """Who must rely on memory must also remember what a deed has ruled out."""
    return sum(1 << role for role in set(t.state.roles_in_play)) if notes.is_strict(t) else 0


@cache
def role_names(roles: int) -> tuple[RoleName, ...]:
    """The names of roles given as bits."""
    return tuple(name for role, name in enumerate(ROLES) if roles >> role & 1)


def route_view(s: CultistsState, c: int) -> Route:
    return [list(line) for line in _ROUTE_NAMES[s.route[c]]]


# --- what one seat knows, and what all know in the end -------------------------------------------


def _own(s: CultistsState, seat: int, first: int) -> OwnView:
    pulses = known_first_pulses(s, seat)
    holds = s.held_token != NO_EVENT and seat == knife_holder(s)
    removed = notes.removed_tokens(s, first)
    return {
        "role": ROLES[s.role[seat]],
        "team": "cultists" if is_cultist(s, seat) else "investigators",
        "route": route_view(s, seat),
        "hand": hand_view(s, seat),
        "known_cultists": known_cultists(s, seat),
        "first_pulses": None if pulses is None else [ENCOUNTER_CARDS[p] for p in pulses],
        "gave": notes.own_gifts(s, seat, first),
        "saw": notes.own_looks(s, seat, first),
        "laid": notes.own_cards(s, seat, first),
        "removed_tokens": [TOKENS[token] for token, by in removed if by == seat],
        "held_token": TOKENS[s.held_token] if holds else None,
    }


def hand_view(s: CultistsState, c: int) -> HandView:
    alive, dead, success, fail, sabotage = s.hand[HAND * c : HAND * c + HAND]
    return {
        "alive": alive,
        "dead": dead,
        "success": success,
        "fail": fail,
        "sabotage": sabotage,
    }


def _reveal(t: T) -> RevealView:
    s = t.state
    names = notes.pile_names(s)
    return {
        "roles": [ROLES[role] for role in s.role],
        "routes": [route_view(s, c) for c in range(s.characters)],
        "hands": [hand_view(s, c) for c in range(s.characters)],
        "kills": kills_now(t),
        "first_pulses": [None if card < 0 else ENCOUNTER_CARDS[card] for card in s.first_pulse],
        "gifts": [
            {"turn": turn, "giver": giver, "target": target, "card": ENCOUNTER_CARDS[kind]}
            for turn, giver, target, kind in s.gifts
        ],
        "looks": [
            {"turn": look[0], "checker": look[1], "target": look[2], "dead": dead_seen(s, look)}
            for look in s.looks
        ],
        "laid": [
            {
                "turn": turn,
                "source": notes.source_name(source),
                "pile": names[pile],
                "card": ROOM_CARDS[kind],
            }
            for turn, source, pile, kind in s.cards
        ],
        "piles": {
            s.plan.places[room]: [ROOM_CARDS[s.cards[card][3]] for card in s.piles[room]]
            for room in s.plan.rooms
        },
    }
