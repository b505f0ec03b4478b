"""Who has seen each profession where it lies now: the whole table can tell, though not the cards.

For each seat the seats, as bits, that know its profession; after the last seat, those that know
all the unused ones.
"""

from __future__ import annotations

Witnesses = tuple[int, ...]


def at_the_deal(seats: int) -> Witnesses:
    """Everybody has seen his own."""
    return (*[1 << seat for seat in range(seats)], 0)


def saw(known: Witnesses, who: int, place: int) -> Witnesses:
    """These seats, as bits, saw what lies there."""
    return (*known[:place], known[place] | who, *known[place + 1 :])


def swapped(known: Witnesses, one: int, other: int) -> Witnesses:
    """Two seats exchanged their professions, and saw both."""
    both = 1 << one | 1 << other
    new = list(known)
    new[one], new[other] = known[other] | both, known[one] | both
    return tuple(new)


def changed(known: Witnesses, seat: int) -> Witnesses:
    """A seat laid its profession on the stack and took one of those that were there, unseen."""
    alone = 1 << seat
    return (*known[:seat], alone, *known[seat + 1 : -1], known[-1] & alone)
