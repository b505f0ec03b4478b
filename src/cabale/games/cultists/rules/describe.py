"""A position written out in the lines that a scenario has.

What happened when has few words: turns of gifts, walks and votes are not written, and piles count
as shuffled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cabale.core import ScenarioError
from cabale.games.cultists.rules.components import (
    ENCOUNTER_CARDS,
    NO_EVENT,
    PYROMANIAC_TURN,
    ROLES,
    ROOM_CARDS,
    TOKENS,
)
from cabale.games.cultists.rules.scenario_words import GONE, REST
from cabale.games.cultists.rules.state import (
    CLOSED_PORTAL,
    HAND,
    LOST_PORTAL,
    OPEN_PORTAL,
    PENDING,
    PRYING,
    REVEALED,
    CultistsState,
    T,
    turn_order,
)
from cabale.games.cultists.rules.steps.actions import Act
from cabale.games.cultists.rules.steps.clean_up import Declare
from cabale.games.cultists.rules.steps.movement import Move, Teleport, movement_points


def describe(t: T) -> str:
    """The lines from which `arrange` makes this position, at the moments named in `_moment`."""
    s = t.state
    moment = _moment(s)
    if any(look[-1] == PENDING for look in s.looks) or s.held_token != NO_EVENT:
        raise ScenarioError("phase: there are no words for what is being looked at")
    lines = {
        "roles": " ".join(ROLES[role] for role in s.role),
        "first": str(s.circle[0]),
        "turn": str(s.turn),
        "phase": moment,
        "places": _places(s, s.place),
        "routes": _said(route + 1 for route in s.route),
        **dict(_people(s)),
        **dict(_piles(s)),
        **dict(_rooms(s)),
        **dict(_tokens(s)),
    }
    return "\n".join(f"{name}: {said}".rstrip() for name, said in lines.items())


def _moment(s: CultistsState) -> str:
    match s.stack:
        case [_, _, (Move.name, mover, start, points)] if (start, points) == (
            s.place[mover],
            movement_points(s),
        ):
            return f"movement {mover}"
        case [_, _, (Teleport.name, mover)]:
            return f"movement {mover}"
        case [_, _, (Act.name, actor)] if _acted_in_order(s, actor):
            return f"action {actor}"
        case [_, _, (Declare.name,)] if _nobody_declared(s):
            return "clean-up"
    what = s.stack[-1][0] if s.stack else "the end"
    raise ScenarioError(f"phase: there are no words for {what!r} as it stands")


def _acted_in_order(s: CultistsState, actor: int) -> bool:
    order = turn_order(s)
    done = order[: order.index(actor) + 1]
    return [bool(acted) for acted in s.acted] == [c in done for c in range(s.characters)]


def _nobody_declared(s: CultistsState) -> bool:
    return all(answer < 0 for answer in s.answers) and s.turn != PYROMANIAC_TURN


def _people(s: CultistsState) -> Iterator[tuple[str, str]]:
    everybody = range(s.characters)
    if s.first_pulse[0] >= 0:
        yield "pulses", " ".join(ENCOUNTER_CARDS[card] for card in s.first_pulse)
    yield "ghosts", _said(c for c in everybody if s.ghost[c])
    yield "shown", _said(c for c in everybody if s.role_shown[c])
    every_role = sum(1 << role for role in set(s.roles_in_play))
    for c in everybody:
        out = every_role & ~s.could_be[c]
        if out and not s.role_shown[c]:
            yield f"not {c}", " ".join(name for role, name in enumerate(ROLES) if out >> role & 1)
        yield f"hand {c}", _said(s.hand[HAND * c : HAND * c + HAND])
    gifts = [f"{giver}>{to} {ENCOUNTER_CARDS[kind]}" for _, giver, to, kind in s.gifts]
    yield "gifts", ", ".join(gifts)
    yield "looks", ", ".join(map(_look, s.looks))
    if s.no_exchange_until:
        yield "no_exchange", str(s.no_exchange_until)


def _look(look: tuple[int, int, int, int, int, int]) -> str:
    _, checker, target, how, gifts, result = look
    word = "revealed" if result == REVEALED else "put_back"
    return f"{checker}>{target} {word} {gifts}{' prying' if how == PRYING else ''}"


def _piles(s: CultistsState) -> Iterator[tuple[str, str]]:
    names = s.plan.places
    for room in s.plan.rooms:
        laid = [n for n, (_, _, pile, _) in enumerate(s.cards) if pile == room]
        here = set(s.piles[room])
        cards = [f"{_card(s, n)}{'' if n in here else GONE}" for n in laid]
        yield f"pile {names[room]}", " ".join(cards)
        if s.books[room] != s.plan.books[room]:
            yield f"books {names[room]}", str(s.books[room])


def _rooms(s: CultistsState) -> Iterator[tuple[str, str]]:
    names, rooms = s.plan.places, s.plan.rooms
    yield "explored", _places(s, [room for room in rooms if s.explored[room]])
    yield "dangerous", _places(s, [room for room in rooms if s.dangerous[room]])
    hidden = [f"{names[room]} {('plain', 'dangerous')[kind]}" for room, kind in s.hidden_tokens]
    yield "hidden", ", ".join(hidden)
    if s.next_cards:
        yield "draw_pile", " ".join([*(ROOM_CARDS[kind] for kind in s.next_cards), REST])
    if s.dangers:
        yield "passage", " ".join(_card(s, n) for n in s.passage)
        placed = [room for room in s.plan.token_rooms if room not in s.tokens_face_down]
        yield "tokens", " ".join(f"{names[r]}{'' if s.token[r] else GONE}" for r in placed)
        yield "fishman", ("out", "in")[s.fishman]


def _card(s: CultistsState, number: int) -> str:
    _, source, _, kind = s.cards[number]
    return f"{ROOM_CARDS[kind]}@{source}" if source >= 0 else ROOM_CARDS[kind]


def _tokens(s: CultistsState) -> Iterator[tuple[str, str]]:
    yield "clock", " ".join("-" if token == NO_EVENT else TOKENS[token] for token in s.clock)
    yield "removed", ", ".join(f"{by} {TOKENS[token]}" for token, by in s.removed_tokens)
    first = " ".join(TOKENS[token] for token in s.next_tokens)
    left = [n - s.next_tokens.count(token) for token, n in enumerate(s.bag)]
    below = " ".join(TOKENS[token] for token, n in enumerate(left) for _ in range(n))
    yield "bag", f"{first} | {below}".strip()
    if s.event != NO_EVENT:
        yield "event", TOKENS[s.event]
    yield "power", ("off", "on")[s.power]
    yield "vote", ("inactive", "active")[s.vote_active]
    portal = {OPEN_PORTAL: "", CLOSED_PORTAL: "closed ", LOST_PORTAL: "lost "}
    if s.portal in portal:
        yield "portal", f"{portal[s.portal]}{s.portal_deadline}"
    yield "points", str(s.points)


def _places(s: CultistsState, places: Iterable[int]) -> str:
    return " ".join(s.plan.places[place] for place in places)


def _said(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
