"""The facts put together: constraint propagation over what they say of each card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cabale.games.castle.sight.cardsets import ALL_OF, BITS, COPIED, COPIES, SINGLE
from cabale.games.castle.sight.facts import (
    CARDS,
    MOST_VAGUE,
    PLACE_OF,
    PLACES,
    SAID,
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
SO_MANY: Final = [[every & ~(every << n) for n in range(1 << COUNT)] for every in ALL_OF[:2]]
"""By kind and number: so many copies, as cards."""
assert len(COPIED) == 2


@lru_cache(maxsize=4096)  # a search tries many choices in one world, and most happens again
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
        hands, dealt = self.in_play >> PLACES, self.in_play & CARDS
        if dealt & ~SINGLE:
            self._take_copies(hands, dealt)
        for one in facts[1:]:
            if one & VAGUE:
                self.vague.append(one)
            else:
                self._take(one >> PLACES, one & CARDS)
        self._take_single(hands, dealt & SINGLE)  # last, for most of them are known better

    def _take(self, places: int, cards: int) -> None:
        """All of these cards lie in these places."""
        single = cards & SINGLE
        if single != cards:
            self._take_copies(places, cards)
        if single & self.met:
            self._take_single(places, single)
        elif single:
            self.met |= single
            self.where.append(places << PLACES | single)

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
        new: list[Fact] = []
        for one in self.where:
            narrowed = one & again
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
        if again != cards:
            self.met |= cards
            new.append(places << PLACES | cards ^ again)
        self.where = new

    def solved(self) -> Facts:
        while self._confine() or self._shrink() or self._clear_up():
            pass
        return self._facts()

    def _confine(self) -> bool:
        """Where all copies of a kind are, no copy is elsewhere."""
        first, second = _confined(self.first), _confined(self.second)
        if first is self.first and second is self.second:
            return False
        self.first, self.second = first, second
        return True

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
        first, second = _outside(self.first, full), _outside(self.second, full)
        if first is not self.first or second is not self.second:
            self.first, self.second = first, second
            changed = True
        return changed

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
        vague: list[Fact] = []
        for one in self.vague:
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
                vague.append(one)
                continue
            left = one & CARDS & ~(inside | outside)
            spare = (one & VAGUE) >> SPARE
            if outside:
                spare -= outside.bit_count()
            if left.bit_count() <= spare:
                continue
            if spare > 0:
                vague.append(places << PLACES | spare << SPARE | left)
            else:
                self._take(places, left)
                changed = True
        self.vague = vague
        return changed

    def _facts(self) -> Facts:
        """In the order in which their cards were met: those in play, then fact by fact. Of facts
        that are equally vague the last are given up, so it counts what happened first."""
        dealt = self.in_play & SINGLE
        keys: list[int] = []
        later: list[Fact] = []
        where = self.where
        for i, one in enumerate(where):
            cards = one & dealt
            if cards:
                keys.append((cards & -cards) << PLACES | i)
            else:
                later.append(one)
        keys.sort()
        groups: dict[int, int] = {}
        for one in [where[key & SAID] for key in keys] + later:
            at = one >> PLACES
            groups[at] = groups.get(at, 0) | one & CARDS
        for kind, copies in enumerate((self.first, self.second)):
            for one in copies if len(copies) < 2 else _telling(tuple(copies)):
                at = one >> COUNT
                groups[at] = groups.get(at, 0) | SO_MANY[kind][one & NUMBER]
        first = self.in_play
        first |= groups.pop(first >> PLACES, 0)
        found = [first]
        for at, cards in groups.items():
            found.append(at << PLACES | cards)
        found += dict.fromkeys(self.vague)
        if len(self.vague) <= MOST_VAGUE:  # what is certain is there once: nothing is given up
            return tuple(found)
        return tidy(found)


# --- copies of one kind --------------------------------------------------------------------------


def _at_least(copies: list[int], places: int, count: int) -> None:
    for i, one in enumerate(copies):
        if one >> COUNT == places:
            if count > one & NUMBER:
                copies[i] = places << COUNT | count
            return
    copies.append(places << COUNT | count)


def _confined(copies: list[int]) -> list[int]:
    """No copy lies outside of places where all are."""
    every = -1
    for one in copies:
        if one & NUMBER == COPIES:
            every &= one >> COUNT
    if every < 0:
        return copies
    wide = [one for one in copies if one >> COUNT & ~every]
    if not wide:
        return copies
    new = [one for one in copies if not one >> COUNT & ~every]
    for one in wide:
        _at_least(new, one >> COUNT & every, one & NUMBER)
    return new


def _outside(copies: list[int], full: int) -> list[int]:
    """What more lies in several places lies in those that are not full."""
    away = full << COUNT
    wide: list[int] = []
    for one in copies:
        if one & away:
            at = one >> COUNT
            if at & (at - 1):
                wide.append(one)
    if not wide:
        return copies
    new = [one for one in copies if one not in wide]
    for one in wide:
        rest, inside = one & NUMBER, one >> COUNT & full
        for other in new:
            at = other >> COUNT
            if at & inside and not at & (at - 1):
                rest -= other & NUMBER
        if rest > 0:
            _at_least(new, one >> COUNT & ~full, rest)
    return new


@lru_cache(maxsize=4096)
def _telling(copies: tuple[int, ...]) -> list[int]:
    """How many of one kind lie where, without what follows from another."""
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
