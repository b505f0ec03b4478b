"""What a seat can be sure of about items, and how it fades when cards move.

A seat keeps **facts**: "of these cards, all but so many lie in those places". Places are the seats
and the pile (the number after the last seat), as bits of a mask. A card that moves unseen makes a
fact weaker or its places more; a card seen makes it stronger. A fact never becomes false.

A fact that says of all its cards where they lie is **certain**, and is never given up while it
says anything; one that says "all but one of these three" is **vague**, and the vaguest are given
up when there are too many, for a search pays for each.

A fact is one number, for every look of every seat goes through all of them: its places from bit
`PLACES` on, below them how many of its cards may lie elsewhere (`SPARE`), then the cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cabale.games.castle.sight.cardsets import (
    ALL_OF,
    ANY,
    BITS,
    cards_of,
    one_less,
    one_more,
    packed,
)

Fact = int
Facts = tuple[Fact, ...]
"""The first is always the cards in play: they lie in some hand, and will never be in the pile."""

Sizes = tuple[int, ...]
"""How many cards lie in each place; the pile is the last."""

SPARE: Final = 27
PLACES: Final = 32
CARDS: Final = (1 << SPARE) - 1
VAGUE: Final = (1 << PLACES) - (1 << SPARE)
"""The bits of which none is set in a fact that is certain."""
SAID: Final = (1 << PLACES) - 1
"""All but the places."""
ONE_MORE: Final = 1 << SPARE
"""Added to a fact, it says that one more of its cards may lie elsewhere."""
MOST_VAGUE: Final = 8
MOST_FACTS: Final = (1 << 8) - 1
INDEX: Final = SPARE - 8
MOST_SPARE: Final = PLACES - INDEX
"""How vague a fact is and where it stands, as one small number: small ones are sorted faster."""
GIVEN_UP: Final = 0
PLACE_OF: Final = bytes([max(0, mask.bit_length() - 1) for mask in range((1 << 10) + 1)])
"""By the mask of that place alone."""


class Move(NamedTuple):
    """A card that went from one place to another, unseen."""

    source: int
    target: int
    size: int
    """How many cards lay there before."""
    kinds: int = ANY
    """What the card can have been."""


def fact(places: int, least: int, cards: tuple[int, ...]) -> Fact:
    """Of these cards at least so many lie in these places."""
    return places << PLACES | (len(cards) - least) << SPARE | packed(cards)


def spelled(facts: Facts) -> list[tuple[int, int, tuple[int, ...]]]:
    """(mask of places, how many at least, of which cards) of each."""
    found = []
    for one in facts:
        cards = cards_of(one & CARDS)
        found.append((one >> PLACES, len(cards) - ((one & VAGUE) >> SPARE), cards))
    return found


def nothing_known(seats: int, cards: tuple[int, ...] = ()) -> Facts:
    """Only that these cards are somewhere."""
    hands = (1 << seats) - 1
    nothing = fact(hands, 0, ())
    return (nothing, fact(2 * hands + 1, len(cards), cards)) if cards else (nothing,)


def in_play(facts: Facts, cards: tuple[int, ...]) -> Facts:
    """These cards lie in hands."""
    return (facts[0] | packed(cards), *facts[1:])


# --- cards that move ---------------------------------------------------------------------------


def moved_seen(facts: Facts, card: int, source: int, target: int) -> Facts:
    """This card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    both = leaving | arriving
    new: list[Fact] = []
    for one in saw_card(facts, card, source):
        places = one >> PLACES
        ends = places & both
        if ends == leaving:
            if one & ALL_OF[card]:
                cards = one & CARDS
                if cards.bit_count() - ((one & VAGUE) >> SPARE) > 1:
                    new.append(one - cards + one_less(cards, card))
                continue
        elif ends == arriving and places != arriving:
            cards = one & CARDS
            one += one_more(cards, card) - cards
        new.append(one)
    return tidy(_pinned(new, arriving, card, more=True))


# --- cards that are seen -----------------------------------------------------------------------


def saw_card(facts: Facts, card: int, place: int) -> Facts:
    """This card lies there; it may be one that was known to lie there already."""
    here = 1 << place + PLACES - SPARE
    for one in facts:
        if one >> SPARE == here and one & ALL_OF[card]:
            return facts
    return tuple(_pinned(list(facts), 1 << place, card, more=False))


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """These cards and no others lie there."""
    here = 1 << place
    new = [facts[0]]
    if cards:
        new.append(fact(here, len(cards), cards))
    for one in facts[1:]:
        if one >> PLACES != here:
            new.append(one)
    return tidy(new)


def saw_one_of(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """At least one of these cards lies there."""
    if len(cards) == 1:
        return saw_card(facts, cards[0], place)
    one = fact(1 << place, 1, cards)
    return tidy([*facts, one]) if one in facts else least_vague([*facts, one])


def saw_none(facts: Facts, cards: tuple[int, ...], place: int, everywhere: int) -> Facts:
    """None of these cards, which are all there are, lies there."""
    return tidy([*facts, fact(everywhere & ~(1 << place), len(cards), cards)])


def _pinned(facts: list[Fact], here: int, card: int, *, more: bool) -> list[Fact]:
    """With a card that is certain in one place; `more` says that it was not there before."""
    certain = here << PLACES - SPARE
    for i, one in enumerate(facts):
        if one >> SPARE == certain:
            cards = one & CARDS
            if more or not cards & ALL_OF[card]:
                facts[i] = one - cards + one_more(cards, card)
            return facts
    facts.append(here << PLACES | one_more(0, card))
    return facts


def tidy(facts: list[Fact]) -> Facts:
    """Once each; of vague facts the least vague."""
    once = list(dict.fromkeys(facts))
    vague = 0
    for one in once:
        if one & VAGUE:
            vague += 1
    return least_vague(once) if vague > MOST_VAGUE else tuple(once)


def least_vague(facts: list[Fact]) -> Facts:
    """Of facts that are there once, those that are not given up."""
    keys: list[int] = []
    for i, one in enumerate(facts):
        if one & VAGUE:
            keys.append(BITS[one >> PLACES] << MOST_SPARE | (one & VAGUE) >> INDEX | i)
    if len(keys) > MOST_VAGUE:
        keys.sort()
        for key in keys[MOST_VAGUE:]:
            facts[key & MOST_FACTS] = GIVEN_UP
    return tuple(filter(None, facts))


# --- what is certain ---------------------------------------------------------------------------


def sure(facts: Facts, place: int) -> tuple[int, ...]:
    """The cards that certainly lie in a place."""
    return sure_everywhere(facts, place + 1)[place]


def sure_everywhere(facts: Facts, places: int) -> list[tuple[int, ...]]:
    """The cards that certainly lie in each of the first places."""
    return [cards_of(cards) if cards else () for cards in sure_cards(facts, places)]


def sure_cards(facts: Facts, places: int) -> list[int]:
    """The same, each as one number."""
    found: list[int] = [0] * places
    for one in facts:
        if one & VAGUE:
            continue
        at = one >> PLACES
        if not at & (at - 1) and 0 < at < 1 << places:
            found[PLACE_OF[at]] |= one & CARDS
    return found


def may_lie(facts: Facts, card: int, places: int) -> bool:
    """Whether a card of which there is one may lie in one of these places. (One of which nothing
    is said is not in the game.)"""
    said = False
    for one in facts:
        if one & ALL_OF[card] and not one & VAGUE:
            if not places & one >> PLACES:
                return False
            said = True
    return said
