"""What a seat can be sure of about items, and how it fades when cards move.

A seat keeps **facts**: "of these cards, at least so many lie in those places". Places are the seats
and the pile (the number after the last seat), as bits of a mask. A card that moves unseen makes a
fact weaker or its places more; a card seen makes it stronger. A fact never becomes false.

A fact that says of all its cards where they lie is **certain**, and is never given up while it
says anything; one that says "at least two of these three" is **vague**, and the vaguest are given
up when there are too many, for a search pays for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from cabale.games.castle.rules.cards import with_card, without
from cabale.games.castle.rules.components import DECK

UNIQUE = frozenset(card for card in DECK if DECK.count(card) == 1)
COPIED = sorted(set(DECK) - UNIQUE)
COPIES = DECK.count(COPIED[0])
assert all(DECK.count(kind) == COPIES for kind in COPIED)

Fact = tuple[int, int, tuple[int, ...]]
"""(mask of places, how many at least, of which cards)"""

Facts = tuple[Fact, ...]
"""The first is always the cards in play: they lie in some hand, and will never be in the pile."""

Sizes = tuple[int, ...]
"""How many cards lie in each place; the pile is the last."""

MOST_VAGUE = 8
PLACE_OF = {1 << place: place for place in range(11)}  # by the mask of that place alone


class Move(NamedTuple):
    """A card that went from one place to another, unseen."""

    source: int
    target: int
    size: int
    """How many cards lay there before."""
    kinds: frozenset[int] | None = None
    """What the card can have been; None: anything."""


def nothing_known(seats: int, cards: tuple[int, ...] = ()) -> Facts:
    """Only that these cards are somewhere."""
    hands = (1 << seats) - 1
    nothing: Facts = ((hands, 0, ()),)
    return (*nothing, (2 * hands + 1, len(cards), cards)) if cards else nothing


def in_play(facts: Facts, cards: tuple[int, ...]) -> Facts:
    """These cards lie in hands."""
    hands, _, known = facts[0]
    for card in set(cards):
        known += (card,) * (cards.count(card) - known.count(card))
    return ((hands, len(known), tuple(sorted(known))), *facts[1:])


# --- cards that move ---------------------------------------------------------------------------


def moved_unseen(facts: Facts, *moves: Move) -> Facts:
    """Some card made each of these moves, all at once."""
    new: list[Fact] = [facts[0]]
    wider: list[Fact] = []
    sources = sum([1 << move.source for move in moves])
    for fact in facts[1:]:
        places, least, cards = fact
        if not places & sources:
            new.append(fact)
            continue
        leaving = [move for move in moves if places >> move.source & 1]
        exits = 0
        for _, target, _, kinds in leaving:
            if not places >> target & 1 and (kinds is None or not kinds.isdisjoint(cards)):
                exits += 1
        if least > exits:
            new.append((places, least - exits, cards))
        groups = _parted_by_reach(leaving, places, cards)
        if least == len(cards):
            wider += [(reach, len(group), group) for reach, group in groups]
        else:
            wider.append((reduce(or_, [reach for reach, _ in groups]), least, cards))
    return _widened(new, wider) if wider else facts


def _parted_by_reach(
    leaving: list[Move], places: int, cards: tuple[int, ...]
) -> list[tuple[int, tuple[int, ...]]]:
    """These cards by where they can be after the moves, if they were in one of these places."""
    stay, targets = places, 0
    chosen: list[tuple[int, int, frozenset[int]]] = []
    for source, target, size, kinds in leaving:
        if size == 1:
            stay &= ~(1 << source)
        if kinds is None:
            targets |= 1 << target
        else:
            gone = 1 << source if len(kinds) == 1 and kinds <= UNIQUE else 0
            chosen.append((~gone, 1 << target, kinds))
    if not chosen:
        return [(stay | targets, cards)]
    groups: dict[int, list[int]] = {}
    for card in cards:
        left, reached = stay, targets
        for kept, target, kinds in chosen:
            if card in kinds:
                left &= kept
                reached |= target
        groups.setdefault(left | reached, []).append(card)
    return [(reach, tuple(group)) for reach, group in groups.items()]


def _widened(facts: list[Fact], wider: list[Fact]) -> Facts:
    """With facts that hold of more places now; one that holds of all hands says "in play"."""
    hands = facts[0][0]
    anywhere: list[tuple[int, ...]] = []
    for fact in wider:
        places, least, cards = fact
        if places == hands:
            if least == len(cards):
                anywhere.append(cards)
        elif places != 2 * hands + 1 or least == len(cards):
            facts.append(fact)
    new = _tidy(facts)
    for cards in anywhere:
        new = in_play(new, cards)
    return new


def moved_seen(facts: Facts, card: int, source: int, target: int) -> Facts:
    """This card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    new: list[Fact] = []
    for fact in saw_card(facts, card, source):
        places, least, cards = fact
        if places & leaving and not places & arriving:
            if card in cards:
                if least > 1:
                    new.append((places, least - 1, without(cards, card)))
                continue
        elif places & arriving and not places & leaving and places != arriving:
            fact = (places, least + 1, with_card(cards, card))
        new.append(fact)
    return _tidy(_pinned(new, arriving, card, more=True))


# --- cards that are seen -----------------------------------------------------------------------


def saw_card(facts: Facts, card: int, place: int) -> Facts:
    """This card lies there; it may be one that was known to lie there already."""
    here = 1 << place
    for places, least, cards in facts:
        if places == here and least == len(cards) and card in cards:
            return facts
    return _tidy(_pinned(list(facts), here, card, more=False))


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """These cards and no others lie there."""
    here = 1 << place
    certain = [fact for fact in facts[1:] if fact[0] != here]
    if cards:
        certain.insert(0, (here, len(cards), cards))
    return _tidy([facts[0], *certain])


def saw_one_of(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """At least one of these cards lies there."""
    if len(cards) == 1:
        return saw_card(facts, cards[0], place)
    return _tidy([*facts, (1 << place, 1, cards)])


def saw_none(facts: Facts, cards: tuple[int, ...], place: int, everywhere: int) -> Facts:
    """None of these cards, which are all there are, lies there."""
    return _tidy([*facts, (everywhere & ~(1 << place), len(cards), cards)])


@lru_cache(maxsize=4096)  # a search tries many choices in one world, and most happens again
def sharpened(facts: Facts, sizes: Sizes) -> Facts:
    """The facts put together: a card lies where all that is said of it is true, and a place whose
    cards are all known holds no others."""
    return _Puzzle(facts, sizes).solved()


class _Puzzle:
    """Constraint propagation over what the facts say of each card.

    `where` holds the places in which each single card can lie, `copies` for each of the other kinds
    how many copies lie in some places at least, `vague` the facts that are neither.
    """

    def __init__(self, facts: Facts, sizes: Sizes) -> None:
        self.in_play = facts[0]
        self.sizes = sizes
        self.where: dict[int, int] = {}
        self.copies: list[dict[int, int]] = [{} for _ in COPIED]
        self.vague: list[Fact] = []
        for fact in facts:
            places, least, cards = fact
            if least == len(cards):
                self._take(places, cards)
            else:
                self.vague.append(fact)

    def _take(self, places: int, cards: tuple[int, ...]) -> None:
        """All of these cards lie in these places."""
        where = self.where
        single, counts = _parted(cards)
        for card in single:
            where[card] = where.get(card, places) & places
        for i, count in counts:
            _at_least(self.copies[i], places, count)

    def solved(self) -> Facts:
        while self._confine() or self._shrink() or self._clear_up():
            pass
        return self._facts()

    def _confine(self) -> bool:
        """Where all copies of a kind are, no copy is elsewhere."""
        changed = False
        for copies in self.copies:
            every = -1
            for places, count in copies.items():
                if count == COPIES:
                    every &= places
            for places in [places for places in copies if places & ~every]:
                _at_least(copies, places & every, copies.pop(places))
                changed = True
        return changed

    def _shrink(self) -> bool:
        """Nothing else lies in a place whose cards are all known."""
        full = self._full()
        if not full:
            return False
        changed = False
        for card, places in self.where.items():
            if places & full and places & (places - 1):
                self.where[card] = places & ~full
                changed = True
        for copies in self.copies:
            for places in [wide for wide in copies if wide & full and wide & (wide - 1)]:
                rest = copies.pop(places)
                inside = places & full
                rest -= sum(
                    [n for one, n in copies.items() if one & inside and not one & (one - 1)]
                )
                if rest > 0:
                    _at_least(copies, places & ~full, rest)
                changed = True
        return changed

    def _full(self) -> int:
        """The places whose cards are all known."""
        known: dict[int, int] = {}
        for places in self.where.values():
            known[places] = known.get(places, 0) + 1
        for copies in self.copies:
            for places, count in copies.items():
                known[places] = known.get(places, 0) + count
        return sum([1 << at for at, n in enumerate(self.sizes) if known.get(1 << at, 0) == n])

    def _clear_up(self) -> bool:
        """Of a vague fact nothing is left but the cards of which it still says something."""
        vague, self.vague = self.vague, []
        changed = False
        for places, least, cards in vague:
            left = cards
            for card in cards:
                lies = self.where.get(card)
                if lies is None or (lies & places and lies & ~places):
                    continue
                left = without(left, card)
                least -= bool(lies & places)
            if 0 < least < len(left):
                self.vague.append((places, least, left))
            elif least > 0:
                self._take(places, left)
                changed = True
        return changed

    def _facts(self) -> Facts:
        groups: dict[int, list[int]] = {}
        for card, places in self.where.items():
            groups.setdefault(places, []).append(card)
        for kind, copies in zip(COPIED, self.copies, strict=True):
            for places, count in _telling(tuple(copies.items())):
                groups.setdefault(places, []).extend([kind] * count)
        (first,) = in_play((self.in_play,), tuple(groups.pop(self.in_play[0], ())))
        certain = [(places, len(cards), tuple(sorted(cards))) for places, cards in groups.items()]
        vague = tuple(dict.fromkeys(self.vague))
        if len(vague) <= MOST_VAGUE:  # what is certain is there once, and nothing is to be given up
            return (first, *certain, *vague)
        return _tidy([first, *certain, *vague])


@lru_cache(maxsize=4096)
def _parted(cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The cards of which there is one; for the other kinds among them, (number, how many)."""
    counts = [(i, cards.count(kind)) for i, kind in enumerate(COPIED) if kind in cards]
    return tuple([card for card in cards if card in UNIQUE]), tuple(counts)


def _at_least(copies: dict[int, int], places: int, count: int) -> None:
    if count > copies.get(places, 0):
        copies[places] = count


@lru_cache(maxsize=4096)
def _telling(copies: tuple[tuple[int, int], ...]) -> Sequence[tuple[int, int]]:
    """(places, how many at least) of one kind, without those that follow from another."""
    if len(copies) < 2:
        return copies
    sums: list[tuple[int, int]] = []
    for places, count in copies:
        # Copies in places that have nothing in common are different ones. Their sum is kept as
        # well, for it may outlive its parts.
        sums += [(places | one, count + n) for one, n in sums if not places & one]
        sums.append((places, count))
    sums.sort(key=_places_and_most)
    kept: list[tuple[int, int]] = []
    for places, count in sums:
        if not any(n >= count and one | places == places for one, n in kept):
            kept.append((places, count))
    return kept


def _places_and_most(fact: tuple[int, int]) -> tuple[int, int]:
    return fact[0].bit_count(), -fact[1]


# --- what is certain ---------------------------------------------------------------------------


def sure(facts: Facts, place: int) -> tuple[int, ...]:
    """The cards that certainly lie in a place."""
    return sure_everywhere(facts, place + 1)[place]


def sure_everywhere(facts: Facts, places: int) -> list[tuple[int, ...]]:
    """The cards that certainly lie in each of the first places."""
    found: list[tuple[int, ...]] = [()] * places
    for mask, least, cards in facts:
        place = PLACE_OF.get(mask, places)
        if place >= places or least != len(cards):
            continue
        known = found[place]
        if known:
            for card in set(cards):
                known += (card,) * (cards.count(card) - known.count(card))
            cards = tuple(sorted(known))
        found[place] = cards
    return found


def may_lie(facts: Facts, card: int, places: int) -> bool:
    """Whether a card of which there is one may lie in one of these places. (One of which nothing
    is said is not in the game.)"""
    said = [mask for mask, least, cards in facts if card in cards and least == len(cards)]
    return bool(said) and all(places & mask for mask in said)


def _pinned(facts: list[Fact], here: int, card: int, *, more: bool) -> list[Fact]:
    """With a card that is certain in one place; `more` says that it was not there before."""
    for i, (places, least, cards) in enumerate(facts):
        if places == here and least == len(cards):
            if more or card not in cards:
                facts[i] = (here, least + 1, with_card(cards, card))
            return facts
    facts.append((here, 1, (card,)))
    return facts


def _tidy(facts: Iterable[Fact]) -> Facts:
    """Once each; of vague facts the least vague."""
    new = tuple(dict.fromkeys(facts))
    if len(new) <= MOST_VAGUE + 1:
        return new
    vague = [fact for fact in new if fact[1] < len(fact[2])]
    if len(vague) <= MOST_VAGUE:
        return new
    vague.sort(key=_vagueness)
    given_up = set(vague[MOST_VAGUE:])
    return tuple([fact for fact in new if fact not in given_up])


def _vagueness(fact: Fact) -> tuple[int, int]:
    places, least, cards = fact
    return places.bit_count(), len(cards) - least
