"""Some of the items as one number: a bit for each card of which there is one, and for the others as
many bits as there are copies among them, filled from below.

So what is in two sets at least is `|` of them, the most of each kind, and how many cards there are
is the number of bits. More copies than exist can stand in what is only vaguely known.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cabale.games.castle.rules.components import DECK, ITEMS

COPIED: Final = sorted({card for card in DECK if DECK.count(card) > 1})
COPIES: Final = DECK.count(COPIED[0])
assert all(DECK.count(kind) == COPIES for kind in COPIED)
assert list(range(len(COPIED))) == COPIED, "they come first, so that bits lie as cards are sorted"

ROOM: Final = 2 * COPIES
"""Bits for the copies of one kind."""
ALL_OF: Final = [
    *[((1 << ROOM) - 1) << ROOM * kind for kind in COPIED],
    *[1 << (ROOM - 1) * len(COPIED) + card for card in range(len(COPIED), len(ITEMS))],
]
"""By card, all bits that it can have."""
ANY: Final = (1 << (ROOM - 1) * len(COPIED) + len(ITEMS)) - 1
HALF: Final = 14
LOW: Final = (1 << HALF) - 1
BITS: Final = bytes([number.bit_count() for number in range(1 << HALF)])
"""How many bits small numbers have: places, copies, half of all cards. Looked up, for where this is
compiled to ask a number for it takes longer than most of what is done with numbers here."""
SINGLE: Final = ANY ^ (1 << ROOM * len(COPIED)) - 1
"""The bits of cards of which there is one."""


def one_more(cards: int, card: int) -> int:
    """With another copy of a card, if there is room for it."""
    every = ALL_OF[card]
    return cards | ((cards & every) << 1 | every & -every) & every


def number_of(cards: int) -> int:
    """How many cards there are."""
    return BITS[cards & LOW] + BITS[cards >> HALF]


def one_less(cards: int, card: int) -> int:
    """Without one copy of a card that is among them."""
    every = ALL_OF[card]
    return cards & ~every | (cards & every) >> 1 & every


@lru_cache(maxsize=4096)
def packed(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found = one_more(found, card)
    return found


@lru_cache(maxsize=4096)
def cards_of(bits: int) -> tuple[int, ...]:
    """The same as a sorted tuple."""
    found: list[int] = []
    for card, every in enumerate(ALL_OF):
        found += [card] * (bits & every).bit_count()
    return tuple(found)


def kinds(cards: frozenset[int]) -> int:
    """Whatever is one of these."""
    return sum([ALL_OF[card] for card in cards])
