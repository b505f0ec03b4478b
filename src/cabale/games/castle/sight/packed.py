"""The cards of each seat that another knows, as packed numbers of an observation.

They are kept beside the board for each seat that looks, with what they were made of: much of what
happens changes none of them. What is kept is never changed, only replaced, so clones share it.
"""

from __future__ import annotations

from functools import lru_cache
from struct import pack

from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.cardsets import cards_of, packed
from cabale.games.castle.sight.facts import sure_cards
from cabale.games.castle.sight.knowledge import Knowledge
from cabale.games.castle.sight.known import known_cards, strict, sure_professions

OPEN_SIZE = 5
"""Numbers that tell of a seat what all see."""
KNOWN_SIZE = len(SOCIETIES) + len(PROFESSIONS) + len(ITEMS)
"""Those after them, of its cards."""
PARTS = 3
"""That an observation has for each seat: what all see, society and profession, items."""


class _Kept:
    """What a seat knew of cards, packed by seat, and what that was made of."""

    __slots__ = ("cards", "face_up", "hand", "known", "parts", "profession")

    def __init__(self, known: Knowledge, parts: list[bytes]) -> None:
        self.known = known
        self.face_up: list[bool] = []
        self.profession: list[int] = []
        self.hand: tuple[int, ...] = ()
        self.cards: list[int] = []
        """That each seat certainly holds."""
        self.parts = parts

    def knew_people(self, s: CastleState, known: Knowledge) -> bool:
        """The same of societies and professions: a seat that learns nothing keeps what it had."""
        return (
            self.known.societies is known.societies
            and self.known.professions is known.professions
            and self.face_up == s.face_up
            and self.profession == s.profession
        )

    def knew_items(self, s: CastleState, known: Knowledge) -> bool:
        return self.known.facts is known.facts and self.hand == s.hands[known.seat]


_NAMES = [f"known to {seat}" for seat in range(16)]


def packed_cards(t: CastleBoard, eye: int) -> list[bytes]:
    """What a seat knows of each, `PARTS` by seat; those that all see are still to be filled in."""
    s = t.state
    if s.outcome is not None or s.revealed or strict(t):
        return _pack(t, eye)
    known = knowledge.of(s, eye)
    kept: _Kept | None = t.kept.get(_NAMES[eye])
    if kept is None:
        kept = _Kept(known, [b""] * (PARTS * t.seats))
        same_people = same_items = False
    else:
        same_people, same_items = kept.knew_people(s, known), kept.knew_items(s, known)
        if same_people and same_items:
            return kept.parts
    parts = kept.parts[:]
    t.kept[_NAMES[eye]] = new = _Kept(known, parts)
    if same_people:
        new.face_up, new.profession = kept.face_up, kept.profession
    else:
        new.face_up, new.profession = s.face_up[:], s.profession[:]
        parts[1::PARTS] = _people(s, eye, known)
    new.hand = s.hands[eye]
    if same_items:
        new.cards = kept.cards
    else:
        new.cards = sure_cards(known.facts, t.seats)
        new.cards[eye] = packed(new.hand)
        if kept.cards != new.cards:
            before = kept.cards or [-1] * t.seats
            for seat, cards in enumerate(new.cards):
                if cards != before[seat]:
                    parts[PARTS * seat + 2] = _items(cards)
    return parts


def _people(s: CastleState, eye: int, known: Knowledge) -> list[bytes]:
    """Society and profession of each seat."""
    professions = list(sure_professions(known.professions, len(s.hands)))
    for seat, face_up in enumerate(s.face_up):
        if face_up:
            professions[seat] = s.profession[seat]
    professions[eye] = s.profession[eye]
    societies = list(known.societies)
    societies[eye] = s.society[eye]
    return [
        _ABOUT[(society + 1) * _PROFESSIONS + profession + 1]
        for society, profession in zip(societies, professions, strict=True)
    ]


def _pack(t: CastleBoard, eye: int) -> list[bytes]:
    parts: list[bytes] = []
    for society, profession, held in zip(*known_cards(t, eye), strict=True):
        about = _ABOUT[(society + 1) * _PROFESSIONS + profession + 1]
        parts += (b"", about, _items(packed(held)))
    return parts


def _about(number: int) -> bytes:
    society, profession = divmod(number, _PROFESSIONS)
    societies = [float(society == which + 1) for which in range(len(SOCIETIES))]
    professions = [float(profession == which + 1) for which in range(len(PROFESSIONS))]
    return pack(f"{len(SOCIETIES) + len(PROFESSIONS)}f", *societies, *professions)


_PROFESSIONS = 1 + len(PROFESSIONS)
_ABOUT = [_about(number) for number in range((1 + len(SOCIETIES)) * _PROFESSIONS)]
"""Society and profession; of each the first says that it is not known."""


@lru_cache(maxsize=4096)
def _items(cards: int) -> bytes:
    held = cards_of(cards)
    return pack(f"{len(ITEMS)}f", *[held.count(item) for item in range(len(ITEMS))])
