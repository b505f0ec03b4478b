"""What is said of all places put together."""

from __future__ import annotations

from cabale.games.castle.sight.cardsets import BITS, HALF, LOW, number_of
from cabale.games.castle.sight.facts import CARDS, LEAST, SOME, Facts, Sizes, count, pin, told


def sharpened(facts: Facts, sizes: Sizes) -> Facts:
    """A place whose cards are all known holds no others, and what else follows from how many cards
    lie in each place."""
    places = list(facts)
    while _ruled_out(places, sizes):
        count(places)
    return tuple(places)


def _ruled_out(places: list[int], sizes: Sizes) -> bool:
    """Whether a card has been found not to lie where it might.

    Of a hand of which nothing is known but what may lie there, that is hardly ever few enough to
    tell anything: it is not counted.
    """
    sure = places[-1]
    pile = len(sizes) - 1
    for place, size in enumerate(sizes):
        one = places[place]
        certain = one & sure
        if one == certain or not (certain or one > CARDS or place == pile or not size):
            continue
        room = size - BITS[certain & LOW] - BITS[certain >> HALF]
        if room <= 0:
            places[place] = certain
            return True
        may = one & CARDS
        if one != may:
            some = one >> SOME & may
            known = some & certain
            some ^= known
            least = (one >> LEAST) - number_of(known)
            places[place] = told(may, some, least)
            if some and least > 0:
                if number_of(some) <= least:
                    pin(places, some, place)
                    return True
                if least >= room and may != certain | some:
                    places[place] = told(certain | some, some, least)
                    return True
        if BITS[may & LOW] + BITS[may >> HALF] <= size:
            pin(places, may ^ certain, place)
            return True
    return False
