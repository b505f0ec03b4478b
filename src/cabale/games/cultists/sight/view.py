"""The only door out: what each seat may see."""

from __future__ import annotations

from typing import Any

from cabale.games.cultists.rules.components import (
    CHARACTERS,
    COLOURS,
    CONNECTION_LOST,
    ENCOUNTER_CARDS,
    EVENTS,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
)
from cabale.games.cultists.rules.floorplan import ROUTES
from cabale.games.cultists.rules.state import (
    CHECK,
    HAND,
    PASSAGE,
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

_PORTAL = ("none", "open", "closed", "lost")
_RESULT = ("pending", "put_back", "revealed")
_SOURCES = {-1: "start", -2: "draw_pile", -3: "start"}


def view(t: T, seat: int | None) -> dict[str, Any]:
    s = t.state
    seen = _table(s) | {"people": [_person(s, c) for c in range(s.characters)]} | _memory(s)
    if seat is not None:
        seen["me"] = _me(s, seat)
    if s.outcome is not None:
        seen["reveal"] = _reveal(t)
    return seen


def _event_name(event: int) -> str | None:
    return None if event == NO_EVENT else EVENTS[event]


def _place_name(s: CultistsState, pile: int) -> str:
    return "passage" if pile == PASSAGE else s.plan.places[pile]


def _table(s: CultistsState) -> dict[str, Any]:
    """What lies open on the table."""
    plan, set_up = s.plan, set_up_of(s)
    return {
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
        "event": _event_name(s.event),
        "clock": [_event_name(token) for token in s.clock],
        "bag": sum(s.bag) + (s.held_token != NO_EVENT),
        "removed_tokens": [seat for _, seat in s.removed_tokens],
        "portal": _PORTAL[s.portal],
        "portal_deadline": s.portal_deadline or None,
        "fishman": plan.places[plan.fishman_corridor] if s.fishman else None,
        "tokens_face_down": len(s.tokens_face_down),
        "draw_pile": sum(s.draw_pile),
        "passage": len(s.passage) if s.dangers else None,
        "no_exchange_until": s.no_exchange_until or None,
        "rooms": {
            plan.places[r]: {
                "cards": len(s.piles[r]),
                "explored": bool(s.explored[r]),
                "dangerous": bool(s.dangerous[r]) if s.explored[r] else None,
                "completed": bool(s.completed[r]),
                "books": s.books[r],
                "token": bool(s.token[r]),
            }
            for r in plan.rooms
        },
        "shelves": dict(zip(plan.shelves, s.shelved, strict=True)),
    }


def _person(s: CultistsState, c: int) -> dict[str, Any]:
    return {
        "character": CHARACTERS[c],
        "place": s.plan.places[s.place[c]],
        "ghost": bool(s.ghost[c]),
        "role": ROLES[s.role[c]] if s.role_shown[c] else None,
        "could_be": [name for role, name in enumerate(ROLES) if s.could_be[c] >> role & 1],
        "pulse": s.pulse_size[c],
        "dead_open": bool(s.dead_open[c]),
        "encounter_cards": encounter_cards(s, c),
        "room_cards": room_cards(s, c),
        "acted": bool(s.acted[c]),
        "route": _route(s, c) if c == s.automa else None,
    }


def _route(s: CultistsState, c: int) -> list[list[str]]:
    return [[COLOURS[colour] for colour in line] for line in ROUTES[s.route[c]]]


def _memory(s: CultistsState) -> dict[str, Any]:
    """What everybody saw happen, in order: who gave, looked, laid, used a colour, voted, walked.

    Looks and walks end with the number of gifts before them, shown cards with that of laid cards,
    votes with whose counted twice; a walk of nobody is the end of a movement phase.
    """
    started = sum(1 for card in s.cards if not card[0])
    return {
        "gifts": [[turn, giver, target] for turn, giver, target, _ in s.gifts],
        "looks": [
            [turn, checker, target, "check" if how == CHECK else "prying", _RESULT[result], gifts]
            for turn, checker, target, how, gifts, result in s.looks
        ],
        "laid": [
            [turn, _SOURCES.get(source, source), _place_name(s, pile)]
            for turn, source, pile, _ in s.cards
            if turn
        ],
        "shown": [
            [turn, _place_name(s, pile), ROOM_CARDS[kind], laid - started]
            for turn, pile, kind, laid, _ in s.seen_cards
        ],
        "room_acts": [
            [turn, c, COLOURS[colour], bool(ghost)] for turn, c, colour, ghost in s.room_acts
        ],
        "votes": [
            [
                turn,
                [None if target < 0 else target for target in votes],
                None if double < 0 else double,
            ]
            for turn, double, *votes in s.votes
        ],
        "walks": [[turn, None if c < 0 else c, gifts] for turn, c, gifts in s.walks],
    }


def _me(s: CultistsState, seat: int) -> dict[str, Any]:
    """What one seat knows beyond that. Its own pulse pile is not part of it."""
    at = HAND * seat
    pulses = known_first_pulses(s, seat)
    return {
        "role": ROLES[s.role[seat]],
        "team": "cultists" if is_cultist(s, seat) else "investigators",
        "route": _route(s, seat),
        "hand": dict(zip((*ENCOUNTER_CARDS, *ROOM_CARDS), s.hand[at : at + HAND], strict=True)),
        "known_cultists": known_cultists(s, seat),
        "first_pulses": None if pulses is None else [ENCOUNTER_CARDS[p] for p in pulses],
        "gave": [
            [turn, target, ENCOUNTER_CARDS[kind]]
            for turn, giver, target, kind in s.gifts
            if giver == seat
        ],
        "saw": [
            [look[0], look[2], pile_then(s, look) - dead_seen(s, look), dead_seen(s, look)]
            for look in s.looks
            if look[1] == seat
        ],
        "laid": [
            [turn, _place_name(s, pile), ROOM_CARDS[kind]]
            for turn, source, pile, kind in s.cards
            if source == seat
        ],
        "removed_tokens": [EVENTS[token] for token, by in s.removed_tokens if by == seat],
        "held_token": EVENTS[s.held_token]
        if s.held_token != NO_EVENT and seat == knife_holder(s)
        else None,
    }


def pile_then(s: CultistsState, look: tuple[int, int, int, int, int, int]) -> int:
    """The size of the pulse pile when it was looked at."""
    target, gifts = look[2], look[4]
    return sum(1 for g in s.gifts[:gifts] if g[2] == target) + (s.first_pulse[target] >= 0)


def _reveal(t: T) -> dict[str, Any]:
    """After the end: who was who, who held what, who gave what to whom."""
    s = t.state
    return {
        "roles": [ROLES[role] for role in s.role],
        "routes": [_route(s, c) for c in range(s.characters)],
        "hands": [s.hand[HAND * c : HAND * c + HAND] for c in range(s.characters)],
        "kills": kills_now(t),
        "first_pulses": [None if card < 0 else ENCOUNTER_CARDS[card] for card in s.first_pulse],
        "gifts": [
            [turn, giver, target, ENCOUNTER_CARDS[kind]] for turn, giver, target, kind in s.gifts
        ],
        "looks": [[*look[:3], dead_seen(s, look)] for look in s.looks],
        "laid": [
            [turn, _SOURCES.get(source, source), _place_name(s, pile), ROOM_CARDS[kind]]
            for turn, source, pile, kind in s.cards
        ],
        "piles": {
            s.plan.places[r]: [ROOM_CARDS[s.cards[card][3]] for card in s.piles[r]]
            for r in s.plan.rooms
        },
    }
