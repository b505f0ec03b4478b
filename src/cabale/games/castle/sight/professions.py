"""Where each profession may lie, as far as a seat knows.

For each of the ten a mask of places: the seats, and after the last seat the stack of unused ones.
"""

from __future__ import annotations

Places = tuple[int, ...]


def seen(known: Places, card: int, place: int, stack: int) -> Places:
    """This profession lies there. A seat has one profession, the stack any number."""
    here = 1 << place
    if known[card] == here:
        return known
    if place == stack:
        return (*known[:card], here, *known[card + 1 :])
    return tuple([here if i == card else places & ~here for i, places in enumerate(known)])


def stack_seen(known: Places, cards: tuple[int, ...], stack: int) -> Places:
    """These professions and no others lie on the stack."""
    there = 1 << stack
    return tuple([there if i in cards else places & ~there for i, places in enumerate(known)])


def swapped(known: Places, one: int, other: int) -> Places:
    """Two seats exchanged their professions."""
    first, second = 1 << one, 1 << other
    new = []
    for places in known:
        kept = places & ~(first | second)
        new.append(kept | (second if places & first else 0) | (first if places & second else 0))
    return tuple(new)


def changed(known: Places, seat: int, stack: int) -> Places:
    """A seat laid its profession on the stack and took one of those that were there."""
    here, there = 1 << seat, 1 << stack
    new = []
    for places in known:
        kept = places & ~here
        new.append(kept | (there if places & here else 0) | (here if places & there else 0))
    return tuple(new)
