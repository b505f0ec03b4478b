"""All that differs between the two editions, in one place.

What an edition has and the other lacks is a field here; the steps ask these fields and never for
the edition's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from cabale.games.castle.rules.components import (
    BAG_GOBLET,
    BAG_KEY,
    BLACK_PEARL,
    COAT,
    DECK,
    GOBLET,
    ITEMS,
    KEY,
    LODGE_SEAL,
    MIRROR,
    SEXTANT,
    TOME,
)

UNSEALED: tuple[int, ...] = (MIRROR, SEXTANT, COAT, TOME, LODGE_SEAL)
"""coach: the items without a seal (CAS-008)."""


EditionName = Literal["coach", "devil"]


class Edition(NamedTuple):
    """One edition of the game."""

    name: EditionName
    seats: range
    spy: bool
    """One may spy (CAS-030)."""
    idle: bool
    """One may pass one's turn (CAS-023)."""
    accuse: bool
    """One may announce that the other society has all it needs (CAS-192)."""
    tokens: int
    """Duel tokens in the stock (CAS-014)."""
    drinks: bool
    """Drinks of Power at odd player counts (CAS-015)."""
    secret_support: bool
    """Duel supports are secret, simultaneous and compulsory (CAS-132), or open with abstention."""
    look_at_profession: bool
    """The winner of a duel who looks sees the profession too (CAS-139)."""
    full_may_receive: bool
    """An overflow may go to a player whose own hand is full (CAS-063)."""

    @staticmethod
    def by_name(name: EditionName) -> Edition:
        """In a snapshot of a match an edition stands by its name."""
        return EDITIONS[name]


class Setup(NamedTuple):
    """What is dealt at one player count."""

    societies: int
    """Society cards of each kind (CAS-003)."""
    limit: int
    """Items in a hand (CAS-060)."""
    each: int
    """Items that each player starts with."""
    fixed: tuple[int, ...]
    """Items that are certainly dealt."""
    fill_sealed: bool
    """The other starting items come from the sealed ones only (CAS-008)."""
    removed: tuple[int, ...]
    """Items that stay in the box."""


DEVIL = Edition(
    name="devil",
    seats=range(4, 9),
    spy=True,
    idle=False,
    accuse=True,
    tokens=12,
    drinks=False,
    secret_support=True,
    look_at_profession=False,
    full_may_receive=False,
)
COACH = Edition(
    name="coach",
    seats=range(3, 11),
    spy=False,
    idle=True,
    accuse=False,
    tokens=0,
    drinks=True,
    secret_support=False,
    look_at_profession=True,
    full_may_receive=True,
)
EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (COACH, DEVIL)}

_RED: tuple[int, ...] = (BAG_KEY, BAG_GOBLET, KEY, GOBLET)
_GREEN: tuple[int, ...] = (KEY, GOBLET)

_DEVIL = {
    4: Setup(2, 6, 1, _RED, False, ()),
    5: Setup(3, 5, 1, _RED, False, ()),
    6: Setup(3, 5, 1, _RED, False, ()),
    7: Setup(4, 5, 1, _RED, False, ()),
    8: Setup(4, 5, 1, _RED + _GREEN, False, ()),
}
_COACH = {
    3: Setup(2, 8, 2, (BAG_KEY, BAG_GOBLET), True, (BLACK_PEARL,)),
    4: Setup(2, 6, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    5: Setup(3, 5, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    6: Setup(3, 5, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    7: Setup(4, 5, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    8: Setup(4, 5, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    9: Setup(5, 5, 1, (BAG_KEY, BAG_GOBLET), True, ()),
    10: Setup(5, 5, 1, (BAG_KEY, BAG_GOBLET), True, (COAT,)),
}
SETUPS = {"devil": _DEVIL, "coach": _COACH}


def items_in_game(setup: Setup, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Every item that is dealt or lies in the pile, sorted (CAS-010 to CAS-013)."""
    return _items_in_game(setup, options["items"], tuple(options["added"]))


@lru_cache
def _items_in_game(setup: Setup, items: str, added: tuple[str, ...]) -> tuple[int, ...]:
    absent = set(setup.removed)
    if items == "sealed":
        absent |= {item for item in UNSEALED if ITEMS[item] not in added}
    return tuple(sorted(item for item in DECK if item not in absent))


def is_sealed(item: int) -> bool:
    """coach: whether an item bears the seal of the starting set."""
    return item not in UNSEALED
