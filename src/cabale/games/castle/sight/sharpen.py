"""What is said of all places put together."""

from __future__ import annotations

from typing import Final

from cabale.games.castle.sight.cardsets import BITS, HALF, LOW, number_of
from cabale.games.castle.sight.facts import CARDS, LEAST, SOME, Facts, Sizes, count, pin, told

MOST_PLACES: Final = 11
FIRST: Final = bytes([(mask & -mask).bit_length() for mask in range(1 << MOST_PLACES)])
"""By a mask of places the number of its first, counted from one."""


def sharpen(facts: Facts, sizes: Sizes) -> None:
    """A place whose cards are all known holds no others, and what else follows from how many cards
    lie in each place.

    What follows of a place hangs on its number, its size and what is certain there alone: one of
    which all these are as they were when it was last asked is not asked again.
    """
    places, pile = facts.places, len(sizes) - 1
    while facts.loose:
        place = FIRST[facts.loose] - 1
        facts.loose &= facts.loose - 1
        one, size = places[place], sizes[place]
        certain = one & facts.certain
        # Of a hand of which nothing is known but what may lie there, that is hardly ever few enough
        # to tell anything: it is not counted.
        if (
            one != certain
            and (certain or one > CARDS or place == pile or not size)
            and _ruled_out(facts, place, one, certain, size)
        ):
            count(facts)


def _ruled_out(facts: Facts, place: int, one: int, certain: int, size: int) -> bool:
    """Whether a card has been found not to lie where it might, by the number of a place and what
    lies there certainly."""
    room = size - BITS[certain & LOW] - BITS[certain >> HALF]
    if room <= 0:
        facts.places[place] = certain
        return True
    may = one & CARDS
    if one != may:
        some = one >> SOME & may
        known = some & certain
        some ^= known
        least = (one >> LEAST) - number_of(known)
        facts.places[place] = told(may, some, least)
        if some and least > 0:
            if number_of(some) <= least:
                pin(facts, some, place)
                return True
            if least >= room and may != certain | some:
                facts.places[place] = told(certain | some, some, least)
                facts.loose |= 1 << place
                return True
    if BITS[may & LOW] + BITS[may >> HALF] <= size:
        pin(facts, may ^ certain, place)
        return True
    return False
