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


def saw_card(facts: Facts, card: int, place: int) -> bool:
    """This card lies there; it may be one that was known to lie there already. Whether that is
    news."""
    copies, certain = OF[card], facts.certain
    here = facts.places[place] & copies
    if here & certain:
        return False
    # In an imagined world a seat may know what is not so: then what it sees is true.
    pin(facts, one_of(facts, here or copies & ~certain or copies), place)
    return True


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> bool:
    """These cards and no others lie there."""
    seen = packed(cards)
    found = seen & SINGLE
    for kind in COPIED:
        number = number_of(seen & ALL_OF[kind])
        here = facts.places[place] & OF[kind]
        copies = here & facts.certain
        while number_of(copies) < number:
            copies |= one_of(facts, here & ~copies or OF[kind] & ~copies)
        found |= copies
    pin(facts, found, place)
    facts.places[place] = found
    count(facts)
    return True


def saw_one_of(facts: Facts, cards: tuple[int, ...], place: int) -> bool:
    """At least one of these cards lies there. Whether that is news."""
    if len(cards) == 1:
        return saw_card(facts, cards[0], place)
    one = facts.places[place]
    here = _any_of(cards) & one
    if not here or here & facts.certain:
        return False
    some, least = one >> SOME & CARDS, one >> LEAST
    if not here & (here - 1):
        pin(facts, here, place)
    elif not some & here:
        facts.places[place] = told(one & CARDS, some | here, least + 1)
    elif least == 1 and not here & ~some:
        facts.places[place] = told(one & CARDS, here, 1)
    else:
        return False
    facts.loose |= 1 << place
    return True


def saw_none(facts: Facts, cards: tuple[int, ...], place: int) -> bool:
    """None of these cards, which are all there are, lies there."""
    facts.places[place] &= EVERYTHING ^ _any_of(cards) * BOTH
    facts.loose |= 1 << place
    count(facts)
    return True


def _any_of(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= OF[card]
    return found


def moved_seen(facts: Facts, card: int, source: int, target: int) -> None:
    """This card went from one place to another."""
    saw_card(facts, card, source)
    places = facts.places
    copy = places[source] & facts.certain & OF[card]
    copy &= -copy
    places[source] ^= copy
    places[target] |= copy
    facts.loose |= 1 << source | 1 << target
