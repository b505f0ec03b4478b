"""A position written out in the lines that a scenario has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cabale.games.cultists.rules.components import (
    COLOURS,
    ENCOUNTER_CARDS,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
    TOKENS,
)
from cabale.games.cultists.rules.scenario_past import PASSAGE_NAME, SOURCES
from cabale.games.cultists.rules.scenario_words import GONE, REST
from cabale.games.cultists.rules.setup import dealt_cards
from cabale.games.cultists.rules.state import (
    CLOSED_PORTAL,
    HAND,
    LOST_PORTAL,
    OPEN_PORTAL,
    PASSAGE,
    PRYING,
    CultistsState,
    T,
)


def lines_of(t: T) -> dict[str, str]:
    """The lines from which `arrange` makes this position."""
    s = t.state
    return {
        "roles": " ".join(ROLES[role] for role in s.role),
        "first": str(s.circle[0]),
        "turn": str(s.turn),
        "places": _places(s, s.place),
        "routes": _said(route + 1 for route in s.route),
        **dict(_people(s)),
        **dict(_piles(s)),
        **dict(_rooms(s)),
        **dict(_tokens(s)),
        **dict(_past(s)),
        **dict(_turn(s)),
    }


def _people(s: CultistsState) -> Iterator[tuple[str, str]]:
    everybody = range(s.characters)
    if s.first_pulse[0] >= 0:
        yield "pulses", " ".join(ENCOUNTER_CARDS[card] for card in s.first_pulse)
    yield "ghosts", _said(c for c in everybody if s.ghost[c])
    yield "shown", _said(c for c in everybody if s.role_shown[c])
    for c in everybody:
        yield from _person(s, c)
    gifts = [f"{giver}>{to} {ENCOUNTER_CARDS[kind]} t{at}" for at, giver, to, kind in s.gifts]
    yield "gifts", ", ".join(gifts)
    yield "looks", ", ".join(map(_look, s.looks))
    if s.no_exchange_until:
        yield "no_exchange", str(s.no_exchange_until)


def _person(s: CultistsState, c: int) -> Iterator[tuple[str, str]]:
    out = sum(1 << role for role in set(s.roles_in_play)) & ~s.could_be[c]
    if out and not s.role_shown[c]:
        yield f"not {c}", " ".join(name for role, name in enumerate(ROLES) if out >> role & 1)
    gone = "" if _is_whole(s, c) else GONE
    yield f"hand {c}", _said(s.hand[HAND * c : HAND * c + HAND]) + gone


def _is_whole(s: CultistsState, c: int) -> bool:
    """Whether all that a character was dealt is in its hand, or was given or laid by it."""
    given = sum(giver == c for _, giver, _, _ in s.gifts)
    laid = sum(source == c for _, source, _, _ in s.cards)
    return sum(s.hand[HAND * c : HAND * c + HAND]) + given + laid == dealt_cards(s, s.role[c])


def _look(look: tuple[int, int, int, int, int, int]) -> str:
    turn, checker, target, how, gifts, result = look
    word = ("pending", "put_back", "revealed")[result]
    return f"{checker}>{target} {word} {gifts}{' prying' if how == PRYING else ''} t{turn}"


def _piles(s: CultistsState) -> Iterator[tuple[str, str]]:
    names = s.plan.places
    sources = {number: name for name, number in SOURCES.items()}
    laid = [
        f"{sources.get(source, source)} {_pile_name(s, pile)} {ROOM_CARDS[kind]} t{turn}"
        for turn, source, pile, kind in s.cards
    ]
    yield "laid", ", ".join(laid)
    for room in s.plan.rooms:
        yield f"pile {names[room]}", _said(s.piles[room])
        if s.books[room] != s.plan.books[room]:
            yield f"books {names[room]}", str(s.books[room])


def _pile_name(s: CultistsState, pile: int) -> str:
    return PASSAGE_NAME if pile == PASSAGE else s.plan.places[pile]


def _rooms(s: CultistsState) -> Iterator[tuple[str, str]]:
    names, rooms = s.plan.places, s.plan.rooms
    yield "explored", _places(s, [room for room in rooms if s.explored[room]])
    yield "dangerous", _places(s, [room for room in rooms if s.dangerous[room]])
    hidden = [f"{names[room]} {('plain', 'dangerous')[kind]}" for room, kind in s.hidden_tokens]
    yield "hidden", ", ".join(hidden)
    if s.next_cards:
        yield "draw_pile", " ".join([*(ROOM_CARDS[kind] for kind in s.next_cards), REST])
    if s.dangers:
        yield "passage", _said(s.passage)
        placed = [room for room in s.plan.token_rooms if room not in s.tokens_face_down]
        yield "tokens", " ".join(f"{names[r]}{'' if s.token[r] else GONE}" for r in placed)
        yield "fishman", ("out", "in")[s.fishman]


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


def _past(s: CultistsState) -> Iterator[tuple[str, str]]:
    fresh = [f"{s.plan.places[room]} {s.unshuffled[room]}" for room in s.plan.rooms]
    yield "unshuffled", ", ".join(said for said in fresh if not said.endswith(" 0"))
    showed = [
        f"{_pile_name(s, pile)} {ROOM_CARDS[kind]} {laid} {'-' if known < 0 else known} t{turn}"
        for turn, pile, kind, laid, known in s.seen_cards
    ]
    yield "showed", ", ".join(showed)
    yield "votes", ", ".join(_vote(*vote) for vote in s.votes)
    walks = [f"{'-' if who < 0 else who} {gifts} t{turn}" for turn, who, gifts in s.walks]
    yield "walks", ", ".join(walks)
    acts = [
        f"{who} {COLOURS[colour]}{' ghost' if ghost else ''} t{turn}"
        for turn, who, colour, ghost in s.room_acts
    ]
    yield "room_acts", ", ".join(acts)


def _vote(turn: int, double: int, *votes: int) -> str:
    said = ["-" if target < 0 else str(target) for target in votes]
    if double >= 0:
        said[double] += "*"
    return f"{' '.join(said)} t{turn}"


def _turn(s: CultistsState) -> Iterator[tuple[str, str]]:
    yield "acted", _said(_who(s.acted))
    yield "turn_end", f"gifts {s.gifts_at_turn_end}, ghosts {_said(_who(s.ghosts_at_turn_end))}"
    if s.cards_at_pyromaniac_check >= 0:
        ghosts = _said(_who(s.ghosts_at_pyromaniac_check))
        burnt = f", burnt {s.burnt_pyromaniac}" if s.burnt_pyromaniac >= 0 else ""
        yield "pyromaniac", f"cards {s.cards_at_pyromaniac_check}, ghosts {ghosts}{burnt}"
    if s.held_token != NO_EVENT:
        yield "held", TOKENS[s.held_token]
    if s.ending:
        yield "ending", "yes"


def _who(flags: Iterable[int]) -> list[int]:
    return [c for c, flag in enumerate(flags) if flag]


def _places(s: CultistsState, places: Iterable[int]) -> str:
    return " ".join(s.plan.places[place] for place in places)


def _said(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
