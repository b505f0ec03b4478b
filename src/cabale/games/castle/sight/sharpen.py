"""The facts put together: constraint propagation over what they say of each card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cabale.games.castle.sight.cardsets import ALL_OF, BITS, COPIED, COPIES, SINGLE
from cabale.games.castle.sight.facts import (
    CARDS,
    GIVEN_UP,
    MOST_VAGUE,
    PLACE_OF,
    PLACES,
    SPARE,
    VAGUE,
    Fact,
    Facts,
    Sizes,
    tidy,
)

COUNT: Final = 4
"""Bits for a number of copies; how many lie in some places is one number, the places above it."""
NUMBER: Final = (1 << COUNT) - 1
FIRST: Final = [ALL_OF[0] & ~(ALL_OF[0] << n) for n in range(1 << COUNT)]
SECOND: Final = [ALL_OF[1] & ~(ALL_OF[1] << n) for n in range(1 << COUNT)]
"""So many copies of a kind, as cards."""
assert len(COPIED) == 2
COPIES_OF_BOTH: Final = ALL_OF[0] | ALL_OF[1]
INDEX: Final = 8
MOST_WHERE: Final = (SINGLE & -SINGLE) - 1 >> INDEX
"""Single cards with the number of a fact below them, as small a number as can be."""


@lru_cache(maxsize=1024)  # a search tries many choices in one world, and most happens again
def sharpened(facts: Facts, sizes: Sizes) -> Facts:
    """The facts put together: a card lies where all that is said of it is true, and a place whose
    cards are all known holds no others."""
    return _Puzzle(facts, sizes).solved()


class _Puzzle:
    """`where` says of each single card where it can lie, in facts that have no card in common;
    `first` and `second` of the other two kinds how many copies lie in some places at least;
    `vague` are the facts that say neither."""

    def __init__(self, facts: Facts, sizes: Sizes) -> None:
        self.in_play = facts[0]
        self.sizes = sizes
        self.where: list[Fact] = []
        self.met = 0
        """All cards in `where`."""
        self.first: list[int] = []
        self.second: list[int] = []
        self.vague: list[Fact] = []
        self.narrowed = False
        """Whether a vague fact has changed, so that it can be there twice."""
        hands, dealt = self.in_play >> PLACES, self.in_play & CARDS
        if dealt & COPIES_OF_BOTH:
            self._take_copies(hands, dealt)
        for one in facts[1:]:
            if one & VAGUE:
                self.vague.append(one)
            else:
                self._take(one)
        self._take_single(hands, dealt & SINGLE)  # last, for most of them are known better

    def _take(self, one: Fact) -> None:
        """All of its cards lie in its places."""
        if one & COPIES_OF_BOTH:
            self._take_copies(one >> PLACES, one & CARDS)
        single = one & SINGLE
        if single & self.met:
            self._take_single(one >> PLACES, single)
        elif single:
            self.met |= single
            self.where.append(one & ~COPIES_OF_BOTH)

    def _take_copies(self, places: int, cards: int) -> None:
        some = cards & ALL_OF[0]
        if some:
            _at_least(self.first, places, BITS[some])
        some = cards & ALL_OF[1]
        if some:
            _at_least(self.second, places, BITS[some])

    def _take_single(self, places: int, cards: int) -> None:
        """The same of cards of which something is said already, too."""
        again = cards & self.met
        elsewhere = ~places << PLACES
        for one in self.where:
            if one & again and one & elsewhere:
                self._narrow(places, again)
                break
        if again != cards:
            self.met |= cards
            self.where.append(places << PLACES | cards ^ again)

    def _narrow(self, places: int, cards: int) -> None:
        """These cards, of which something is said, lie in these places alone."""
        elsewhere = ~places << PLACES
        new: list[Fact] = []
        for one in self.where:
            narrowed = one & cards
            if not narrowed or not one & elsewhere:
                new.append(one)
                continue
            rest = one & CARDS ^ narrowed
            found = (one & ~elsewhere) - rest
            if not rest:
                new.append(found)
            elif rest & -rest < narrowed & -narrowed:
                new += (one ^ narrowed, found)
            else:
                new += (found, one ^ narrowed)
        self.where = new

    def solved(self) -> Facts:
        while True:
            _confine(self.first)
            _confine(self.second)
            if not self._shrink() and not self._clear_up():
                return self._facts()

    def _shrink(self) -> bool:
        """Nothing else lies in a place whose cards are all known."""
        full = self._full()
        if not full:
            return False
        changed = False
        away = full << PLACES
        where = self.where
        for i, one in enumerate(where):
            if one & away:
                places = one >> PLACES
                if places & (places - 1):
                    where[i] = one & ~away
                    changed = True
        first, second = _stay_outside(self.first, full), _stay_outside(self.second, full)
        return changed or first or second

    def _full(self) -> int:
        """The places whose cards are all known."""
        left = list(self.sizes)
        for one in self.where:
            at = one >> PLACES
            if not at & (at - 1) and at:
                place, cards = PLACE_OF[at], one & CARDS
                while cards:
                    left[place] -= 1
                    cards &= cards - 1
        for copies in (self.first, self.second):
            for one in copies:
                at = one >> COUNT
                if not at & (at - 1) and at:
                    left[PLACE_OF[at]] -= one & NUMBER
        if 0 not in left:
            return 0
        full = 0
        for place, n in enumerate(left):
            if not n:
                full |= 1 << place
        return full

    def _clear_up(self) -> bool:
        """Of a vague fact nothing is left but the cards of which it still says something."""
        changed = False
        vague = self.vague
        for i, one in enumerate(vague):
            if not one & SINGLE:
                continue
            places = one >> PLACES
            inside = outside = 0
            for certain in self.where:
                both = one & certain & CARDS
                if both:
                    at = certain >> PLACES
                    if not at & places:
                        outside |= both
                    elif not at & ~places:
                        inside |= both
            if not inside and not outside:
                continue
            self.narrowed = True
            left = one & CARDS & ~(inside | outside)
            spare = (one & VAGUE) >> SPARE
            if outside:
                spare -= outside.bit_count()
            if left.bit_count() <= spare:
                vague[i] = GIVEN_UP
            elif spare > 0:
                vague[i] = places << PLACES | spare << SPARE | left
            else:
                vague[i] = GIVEN_UP
                self._take(places << PLACES | left)
                changed = True
        if GIVEN_UP in vague:
            self.vague = [one for one in vague if one != GIVEN_UP]
        return changed

    def _facts(self) -> Facts:
        """In the order in which their cards were met: those in play, then fact by fact. Of facts
        that are equally vague the last are given up, so it counts what happened first."""
        first, where = self.in_play, self.where
        dealt = first & SINGLE
        keys: list[int] = []
        for i, one in enumerate(where):
            cards = one & dealt
            if cards:
                keys.append((cards & -cards) >> INDEX | i)
        keys.sort()
        groups: dict[int, Fact] = {first >> PLACES: first}
        """By their places."""
        for key in keys:
            _gather(groups, where[key & MOST_WHERE])
        for one in where:
            if not one & dealt:
                _gather(groups, one)
        for one in _telling(self.first):
            _gather(groups, one >> COUNT << PLACES | FIRST[one & NUMBER])
        for one in _telling(self.second):
            _gather(groups, one >> COUNT << PLACES | SECOND[one & NUMBER])
        found = list(groups.values())
        found += dict.fromkeys(self.vague) if self.narrowed else self.vague
        if len(self.vague) > MOST_VAGUE:
            return tidy(found)
        return tuple(found)  # what is certain is there once: nothing is given up


def _gather(groups: dict[int, Fact], one: Fact) -> None:
    """With a fact's cards among those that lie in the same places."""
    at = one >> PLACES
    known = groups.setdefault(at, one)
    if one | known != known:
        groups[at] = known | one


# --- copies of one kind --------------------------------------------------------------------------


def _at_least(copies: list[int], places: int, count: int) -> bool:
    """So many lie in these places; whether that was not known."""
    for i, one in enumerate(copies):
        if one >> COUNT == places:
            if count > one & NUMBER:
                copies[i] = places << COUNT | count
                return True
            return False
    copies.append(places << COUNT | count)
    return True


def _confine(copies: list[int]) -> None:
    """No copy lies outside of places where all are."""
    every, anywhere = -1, 0
    for one in copies:
        anywhere |= one
        if one & NUMBER == COPIES:
            every &= one >> COUNT
    if not anywhere >> COUNT & ~every:
        return
    wide = [one for one in copies if one >> COUNT & ~every]
    for one in wide:
        copies.remove(one)
    for one in wide:
        _at_least(copies, one >> COUNT & every, one & NUMBER)


def _stay_outside(copies: list[int], full: int) -> bool:
    """What more lies in several places lies in those that are not full; whether that says more."""
    away = full << COUNT
    wide: list[int] = []
    for one in copies:
        if one & away:
            at = one >> COUNT
            if at & (at - 1):
                wide.append(one)
    if not wide:
        return False
    for one in wide:
        copies.remove(one)
    more = False
    for one in wide:
        rest, inside = one & NUMBER, one >> COUNT & full
        for other in copies:
            at = other >> COUNT
            if at & inside and not at & (at - 1):
                rest -= other & NUMBER
        if rest > 0 and _at_least(copies, one >> COUNT & ~full, rest):
            more = True
    return more


def _telling(copies: list[int]) -> list[int]:
    """How many of one kind lie where, without what follows from another."""
    if len(copies) < 2:
        return copies
    if len(copies) == 2:
        return _telling_of_two(copies[0], copies[1])
    return _telling_of_many(tuple(copies))


def _telling_of_two(one: int, other: int) -> list[int]:
    if _places_and_most(other) < _places_and_most(one):
        one, other = other, one
    if not one & other & ~NUMBER:
        return [one, other, one + other]
    if one & NUMBER >= other & NUMBER and (one | other) >> COUNT == other >> COUNT:
        return [one]
    return [one, other]


@lru_cache(maxsize=4096)
def _telling_of_many(copies: tuple[int, ...]) -> list[int]:
    sums: list[int] = []
    for one in copies:
        # Copies in places that have nothing in common are different ones. Their sum is kept as
        # well, for it may outlive its parts.
        sums += [one + other for other in sums if not one & other & ~NUMBER]
        sums.append(one)
    sums.sort(key=_places_and_most)
    kept: list[int] = []
    for one in sums:
        at, count = one >> COUNT, one & NUMBER
        for other in kept:
            if other & NUMBER >= count and other >> COUNT | at == at:
                break
        else:
            kept.append(one)
    return kept


def _places_and_most(one: int) -> int:
    return (BITS[one >> COUNT] << COUNT) - (one & NUMBER)
