"""A view that is filled in as it is read: for bots that play on in imagined worlds.

A rollout asks thousands of questions, and a rule of thumb reads a few lines of a view for each.
Most need to know who is of which society; few, where the items are, which takes longest to find
out. What stands here is equal to the same part of `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.sight.knowledge import societies_known
from cabale.games.castle.sight.known import KnownCards, known_cards, shown_seats
from cabale.games.castle.sight.view import CastleView, Player, announcement_view, duel_view


class _Glimpse(dict[str, Any]):
    """The table."""

    __slots__ = ("_seat", "_t")

    def __init__(self, t: CastleBoard, seat: int) -> None:
        self._t = t
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        value = self[key] = _PARTS[key](self._t, self._seat)
        return value


class _Known:
    """What the seat knows of all cards, found out when it is first asked for."""

    __slots__ = ("_seat", "_t", "_value")

    def __init__(self, t: CastleBoard, seat: int) -> None:
        self._t = t
        self._seat = seat
        self._value: KnownCards | None = None

    def cards(self) -> KnownCards:
        if self._value is None:
            self._value = known_cards(self._t, self._seat)
        return self._value


class _Person(dict[str, Any]):
    """A player; what he certainly holds and his profession are found out when they are read."""

    __slots__ = ("_known", "_seat")

    def __init__(self, facts: Mapping[str, Any], seat: int, known: _Known) -> None:
        super().__init__(facts)
        self._seat = seat
        self._known = known

    def __missing__(self, key: str) -> Any:
        value = self[key] = _FOUND_OUT[key](self._known.cards(), self._seat)
        return value


def _sure(known: KnownCards, seat: int) -> list[str]:
    return [ITEMS[item] for item in known.items[seat]]


def _profession(known: KnownCards, seat: int) -> str | None:
    profession = known.professions[seat]
    return None if profession < 0 else PROFESSIONS[profession]


_FOUND_OUT: Mapping[str, Callable[[KnownCards, int], Any]] = {
    "sure": _sure,
    "profession": _profession,
}


def glimpse(t: CastleBoard, seat: int) -> CastleView:
    """What the seat sees now, each part made when it is first read. Not for players who must rely
    on their memory."""
    return cast("CastleView", _Glimpse(t, seat))


def _seats(t: CastleBoard, eye: int) -> list[Player]:
    s = t.state
    known, shown = _Known(t, eye), shown_seats(t, eye)
    societies = societies_known(s, eye)
    for seat in shown:
        societies[seat] = s.society[seat]
    people = [
        _Person(
            {
                "hand": len(hand),
                "tokens": tokens,
                "face_up": face_up,
                "society": None if society < 0 else SOCIETIES[society],
                "items": [ITEMS[item] for item in hand] if seat in shown else None,
            },
            seat,
            known,
        )
        for seat, hand, tokens, face_up, society in zip(
            range(t.seats), s.hands, s.tokens, s.face_up, societies, strict=True
        )
    ]
    people[eye]["profession"] = PROFESSIONS[s.profession[eye]]
    return cast("list[Player]", people)


_PARTS: Mapping[str, Callable[[CastleBoard, int], Any]] = {
    "edition": lambda t, _: t.state.edition.name,
    "turn": lambda t, _: t.state.turn,
    "round": lambda t, _: t.state.turn // t.seats,
    "pile": lambda t, _: len(t.state.pile),
    "stock": lambda t, _: t.state.stock,
    "seats": _seats,
    "duel": lambda t, _: duel_view(t),
    "announcement": lambda t, _: announcement_view(t.state),
}
