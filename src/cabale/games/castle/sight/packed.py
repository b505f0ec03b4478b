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
from cabale.games.castle.sight.known import known_cards, strict, sure_professions
from cabale.games.castle.sight.memory import Knowledge

OPEN_SIZE = 5
"""Numbers that tell of a seat what all see."""
KNOWN_SIZE = len(SOCIETIES) + len(PROFESSIONS) + len(ITEMS)
"""Those after them, of its cards."""
PARTS = 3
"""That an observation has for each seat: what all see, society and profession, items."""


_Kept = tuple[Knowledge, list[bool], list[int], tuple[int, ...], list[int], list[bytes]]
"""What a seat knew, which professions lay face up and which there were, and its hand: that is what
it was made of. Then the cards that each seat certainly holds, and what was known of cards, packed
by seat."""

_NAMES = [f"known to {seat}" for seat in range(16)]


def packed_cards(t: CastleBoard, eye: int) -> list[bytes]:
    """What a seat knows of each, `PARTS` by seat; those that all see are still to be filled in."""
    s = t.state
    if s.outcome is not None or s.revealed or strict(t):
        return _pack(t, eye)
    known, hand, name = knowledge.of(s, eye), s.hands[eye], _NAMES[eye]
    kept: _Kept | None = t.kept.get(name)
    if kept is None:
        same_people = False
        certain, parts = [-1] * t.seats, [b""] * (PARTS * t.seats)
    else:
        before, face_up, profession, hand_before, certain, parts = kept
        same_people = (
            before.societies is known.societies
            and before.professions is known.professions
            and face_up == s.face_up
            and profession == s.profession
        )
        if same_people and before is known and hand_before == hand:
            return parts
        parts = parts[:]
    if not same_people:
        face_up, profession = s.face_up[:], s.profession[:]
        parts[1::PARTS] = _people(s, eye, known)
    cards = sure_cards(known.facts, t.seats)
    cards[eye] = packed(hand)
    if cards != certain:
        for seat, held in enumerate(cards):
            if held != certain[seat]:
                parts[PARTS * seat + 2] = _items(held)
    t.kept[name] = known, face_up, profession, hand, cards, parts
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
        _ABOUT[society][profession]
        for society, profession in zip(societies, professions)  # noqa: B905  # compiled as a loop
    ]


def _pack(t: CastleBoard, eye: int) -> list[bytes]:
    parts: list[bytes] = []
    for society, profession, held in zip(*known_cards(t, eye), strict=True):
        parts += (b"", _ABOUT[society][profession], _items(packed(held)))
    return parts


def _about(society: int, profession: int) -> bytes:
    societies = [society == which for which in range(len(SOCIETIES))]
    professions = [profession == which for which in range(len(PROFESSIONS))]
    return pack(f"{len(SOCIETIES) + len(PROFESSIONS)}f", *societies, *professions)


_ABOUT = [
    [_about(society, profession) for profession in range(len(PROFESSIONS) + 1)]
    for society in range(len(SOCIETIES) + 1)
]
"""By society and profession; the last of each, which is number -1, says that it is not known."""


@lru_cache(maxsize=4096)
def _items(cards: int) -> bytes:
    held = cards_of(cards)
    return pack(f"{len(ITEMS)}f", *[held.count(item) for item in range(len(ITEMS))])
