"""The cards that lie open to a seat, and those that it knows of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.facts import sure_everywhere
from cabale.games.castle.sight.professions import Places


def strict(t: CastleBoard) -> bool:
    """Whether players must rely on their memory (CAS-201)."""
    return bool(t.options["memory"] == "strict")


def shown_seats(t: CastleBoard, eye: int | None) -> Sequence[int]:
    """The seats whose cards all lie open to another."""
    s = t.state
    if s.outcome is not None:
        return range(t.seats)
    return s.revealed if eye is None else (eye, *s.revealed)


class KnownCards(NamedTuple):
    """The cards of each seat as far as another knows them now."""

    societies: list[int]
    """-1 where it does not know."""
    professions: list[int]
    items: list[tuple[int, ...]]
    """Those that the seat certainly holds."""


def known_cards(t: CastleBoard, eye: int | None) -> KnownCards:
    s, n = t.state, t.seats
    societies, professions = [-1] * n, [-1] * n
    items: list[tuple[int, ...]] = [()] * n
    if eye is not None and not strict(t):
        k = knowledge.of(s, eye)
        societies, professions = list(k.societies), list(sure_professions(k.professions, n))
        items = sure_everywhere(k.facts, n)
    if s.outcome is not None:
        professions = s.profession.copy()
    else:
        if eye is not None:
            professions[eye] = s.profession[eye]
        for seat, face_up in enumerate(s.face_up):
            if face_up:
                professions[seat] = s.profession[seat]
    for seat in shown_seats(t, eye):
        societies[seat] = s.society[seat]
        items[seat] = s.hands[seat]
    return KnownCards(societies, professions, items)


@lru_cache(maxsize=4096)
def sure_professions(known: Places, seats: int) -> tuple[int, ...]:
    """The profession that is known to lie at each seat, or -1."""
    found = [-1] * seats
    for card, places in enumerate(known):
        if places.bit_count() == 1 and not places >> seats:
            found[places.bit_length() - 1] = card
    return tuple(found)


def offered_item(s: CastleState, eye: int | None) -> int:
    """The card of a trade that waits for an answer, where it lies open to a seat; else -1."""
    frame = s.stack[-1] if s.stack else ("",)
    step = frame[0]
    if step == "answer":
        _, offerer, partner, item = frame
        return int(item) if eye in (offerer, partner) else -1
    if step == "demand_answer":
        return int(frame[3]) if eye == s.active else -1
    return -1
