"""Cards that are seen, heard of, or seen to move: what a seat knows of them becomes sharper."""

from __future__ import annotations

from cabale.games.castle.sight.cardsets import ALL_OF, COPIED, SINGLE, number_of, packed
from cabale.games.castle.sight.facts import (
    BOTH,
    CARDS,
    EVERYTHING,
    LEAST,
    OF,
    SOME,
    Facts,
    count,
    one_of,
    pin,
    told,
)


def saw_card(facts: Facts, card: int, place: int) -> Facts:
    """This card lies there; it may be one that was known to lie there already."""
    here = facts[place] & OF[card]
    if here & facts[-1]:
        return facts
    places = list(facts)
    # In an imagined world a seat may know what is not so: then what it sees is true.
    pin(places, one_of(places, here or OF[card] & ~places[-1] or OF[card]), place)
    return tuple(places)


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """These cards and no others lie there."""
    places = list(facts)
    seen = packed(cards)
    found = seen & SINGLE
    for kind in COPIED:
        number = number_of(seen & ALL_OF[kind])
        here = places[place] & OF[kind]
        copies = here & places[-1]
        while number_of(copies) < number:
            copies |= one_of(places, here & ~copies or OF[kind] & ~copies)
        found |= copies
    pin(places, found, place)
    places[place] = found
    count(places)
    return tuple(places)


def saw_one_of(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """At least one of these cards lies there."""
    if len(cards) == 1:
        return saw_card(facts, cards[0], place)
    one = facts[place]
    here = _any_of(cards) & one
    if not here or here & facts[-1]:
        return facts
    places = list(facts)
    some, least = one >> SOME & CARDS, one >> LEAST
    if not here & (here - 1):
        pin(places, here, place)
    elif not some & here:
        places[place] = told(one & CARDS, some | here, least + 1)
    elif least == 1 and not here & ~some:
        places[place] = told(one & CARDS, here, 1)
    else:
        return facts
    return tuple(places)


def saw_none(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """None of these cards, which are all there are, lies there."""
    places = list(facts)
    places[place] &= EVERYTHING ^ _any_of(cards) * BOTH
    count(places)
    return tuple(places)


def _any_of(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= OF[card]
    return found


def moved_seen(facts: Facts, card: int, source: int, target: int) -> Facts:
    """This card went from one place to another."""
    places = list(saw_card(facts, card, source))
    copy = places[source] & places[-1] & OF[card]
    copy &= -copy
    places[source] ^= copy
    places[target] |= copy
    return tuple(places)
