"""What a seat can be sure of about items, and how it fades when cards move.

For each place (the seats, and the pile after the last seat) a seat keeps which cards **may** lie
there, as the bits of one number. A card that may lie in one place alone is **certain**: it lies
there. So a card that moves unseen may lie in one place more, and one that is seen may lie nowhere
else; all cards of a place are dealt with at once.

Of two copies nobody can say which is which. They are numbered all the same, as if they were marked:
that there is a way to number them so that everything is true is all that is said.

Beside this a place has room for one **vague** thing: of some cards at least so many lie there.
Three cards were seen in a hand and one of them has left it unseen: two of them are there still.

Nothing that is said ever becomes false.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cabale.core.later import Copied
from cabale.core.state import plain
from cabale.games.castle.sight.cardsets import (
    ALL_OF,
    ANY,
    COPIED,
    COPIES,
    SINGLE,
    cards_of,
    number_of,
    packed,
)

Sizes = Sequence[int]
"""How many cards lie in each place; the pile is the last."""

Spelled = tuple[int, int, tuple[int, ...]]
"""In the places of this mask lie at least so many of these cards."""

CARDS: Final = ANY
SOME: Final = 27
LEAST: Final = 54
BOTH: Final = 1 << SOME | 1
"""Times some cards: these where they may lie, and where they are counted."""
EVERYTHING: Final = (1 << LEAST + 6) - 1
OF: Final = [every & ((every & -every) << COPIES) - 1 for every in ALL_OF]
"""By card, all that are called so: one, or as many copies as there are."""


@plain
@dataclass(slots=True)
class Facts(Copied):
    """What a seat can be sure of."""

    places: list[int]
    """The number of each place. It has the cards that may lie there, from bit `SOME` on some of
    them, and from bit `LEAST` on how many of these lie there at least."""
    certain: int
    """The cards that may lie in one place alone."""
    loose: int
    """The places, as a mask, of which something has changed since it was asked what follows."""


Frozen = tuple[tuple[int, ...], int, int]
"""Facts as they stood, which nothing changes: clones share them."""


def frozen(facts: Facts) -> Frozen:
    return tuple(facts.places), facts.certain, facts.loose


def thaw(facts: Facts, before: Frozen) -> None:
    """Facts as they stood before."""
    places, facts.certain, facts.loose = before
    facts.places[:] = places


def nothing_known(seats: int, cards: tuple[int, ...] = ()) -> Facts:
    """Only that these cards are somewhere."""
    return Facts([packed(cards)] * (seats + 1), 0, (2 << seats) - 1)


def in_play(facts: Facts, cards: tuple[int, ...]) -> None:
    """These cards lie in hands."""
    if not cards:
        return
    places, certain = facts.places, facts.certain
    pile = len(places) - 1
    wanted, every = packed(cards), every_card(facts)
    away = wanted & SINGLE
    for kind in COPIED:
        copies = every & OF[kind]
        number = number_of(wanted & ALL_OF[kind]) - number_of(copies & ~places[pile])
        there = copies & places[pile] & ~certain
        if number > 0 and _alike(facts, there):
            for _ in range(number):
                away |= there & -there
                there &= there - 1
    places[pile] &= EVERYTHING ^ away * BOTH
    facts.loose |= 1 << pile
    count(facts)


def _alike(facts: Facts, copies: int) -> bool:
    """Whether the same is known of all these."""
    return all(one & copies in (0, copies) for one in facts.places)


def lying(facts: Facts, cards: tuple[int, ...], place: int) -> None:
    """These cards lie there, none of which is certain yet."""
    for card in cards:
        pin(facts, one_of(facts, facts.places[place] & OF[card] & ~facts.certain), place)


# --- what changes them ---------------------------------------------------------------------------


def told(may: int, some: int, least: int) -> int:
    """The number of a place."""
    return may | some << SOME | least << LEAST if some and least > 0 else may


def count(facts: Facts) -> None:
    """Find the cards that may lie in one place alone."""
    places = facts.places
    once = twice = 0
    for one in places:
        twice |= once & one
        once |= one
    certain = once & ~twice & CARDS
    other = certain ^ facts.certain
    if other:
        facts.certain = certain
        for place, one in enumerate(places):
            if one & other:
                facts.loose |= 1 << place


def pin(facts: Facts, cards: int, place: int) -> None:
    """These lie in that place."""
    places, loose = facts.places, facts.loose
    here, both = places[place], cards * BOTH
    away = EVERYTHING ^ both
    for i, one in enumerate(places):
        if one & both:
            places[i] = one & away
            loose |= 1 << i
    some = here >> SOME & CARDS
    if some & cards:
        here = told(here & CARDS, some & ~cards, (here >> LEAST) - number_of(some & cards))
    places[place] = here | cards
    facts.certain |= cards
    facts.loose = loose | 1 << place


def one_of(facts: Facts, copies: int) -> int:
    """The number of a copy that is seen, which may be any of these.

    Whichever it is, what was known of each of them is true of itself or of the one that takes its
    number: the next in order, the sharpest first, that little is lost.
    """
    if not copies & (copies - 1):
        return copies
    places, certain = facts.places, facts.certain
    order: list[tuple[int, int]] = []
    left = copies
    while left:
        copy = left & -left
        left ^= copy
        order.append((len([one for one in (*places, certain) if one & copy]), copy))
    order.sort()
    for i in range(len(order) - 1, 0, -1):
        before, copy = order[i - 1][1], order[i][1]
        for place, one in enumerate(places):
            if one & before:
                places[place] = one | copy
        if facts.certain & before:
            facts.certain |= copy
    for place, one in enumerate(places):
        if one & copies:
            facts.loose |= 1 << place
        some = one >> SOME & CARDS
        counted = some & copies
        if counted and counted != copies:
            least = (one >> LEAST) - number_of(counted)
            places[place] = told(one & CARDS, some ^ counted, least)
    return order[0][1]


# --- what they say -------------------------------------------------------------------------------


def sure(facts: Facts, place: int) -> tuple[int, ...]:
    """The cards that certainly lie in a place."""
    return cards_of(facts.places[place] & facts.certain)


def sure_everywhere(facts: Facts, places: int) -> list[tuple[int, ...]]:
    """The cards that certainly lie in each of the first places."""
    return [cards_of(cards) if cards else () for cards in sure_cards(facts, places)]


def sure_cards(facts: Facts, places: int) -> list[int]:
    """The same, each as one number."""
    certain = facts.certain
    return [one & certain for one in facts.places[:places]]


def may_lie(facts: Facts, card: int, one: int, other: int) -> bool:
    """Whether a card may lie in one of two places."""
    return (facts.places[one] | facts.places[other]) & OF[card] != 0


def every_card(facts: Facts) -> int:
    """All cards of the game."""
    found = 0
    for one in facts.places:
        found |= one
    return found & CARDS


def in_hands(facts: Facts) -> tuple[int, ...]:
    """The cards that certainly lie in some hand."""
    return cards_of(every_card(facts) & ~facts.places[-1])


def spelled(facts: Facts) -> list[Spelled]:
    """All of it."""
    places, every = facts.places, every_card(facts)
    said: dict[int, int] = {}
    left = every & SINGLE
    while left:
        card = left & -left
        left ^= card
        where = _where(places, card)
        said[where] = said.get(where, 0) | card
    found = [(where, number_of(cards), cards_of(cards)) for where, cards in said.items()]
    for kind in COPIED:
        found += _spelled_copies(places, every & OF[kind], kind)
    for place, one in enumerate(places):
        if one >> LEAST:
            found.append((1 << place, one >> LEAST, cards_of(one >> SOME & CARDS)))
    return found


def _spelled_copies(places: list[int], copies: int, kind: int) -> list[Spelled]:
    """Copies can be numbered so that each lies where it may, if for any of them there are as many
    in the places of all these (Hall's theorem)."""
    most: dict[int, int] = {}
    some = copies
    while some:
        where = _where(places, some)
        most[where] = max(most.get(where, 0), number_of(some))
        some = some - 1 & copies
    return [(where, number, (kind,) * number) for where, number in most.items()]


def _where(places: list[int], cards: int) -> int:
    """The places where one of these may lie, as a mask."""
    return sum([1 << place for place, one in enumerate(places) if one & cards])
