"""What a seat can be sure of, as it must be for `imagine`, and how it fades when cards move.

About items a seat keeps **facts**: "of these cards, at least so many lie in those places". Places
are the seats and the pile (the number after the last seat), as bits of a mask. A card that moves
unseen makes a fact weaker or its places more; a card seen makes it stronger. A fact never becomes
false. About professions a seat keeps, for each of the ten, the places where it may lie (the place
after the last seat is the stack of unused ones).
"""

from __future__ import annotations

from cabale.games.castle.components import DECK

UNIQUE = frozenset(card for card in DECK if DECK.count(card) == 1)

Fact = tuple[int, int, tuple[int, ...]]
"""(mask of places, how many at least, of which cards)"""

Facts = tuple[Fact, ...]
Places = tuple[int, ...]

MOST_FACTS = 12
"""Beyond these the widest are forgotten: search pays for each of them."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card that is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def moved_unseen(facts: Facts, source: int, target: int, everywhere: int) -> Facts:
    """Some card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    new: list[Fact] = []
    changed = False
    for fact in facts:
        places, least, cards = fact
        if not places & leaving or places & arriving:
            new.append(fact)
            continue
        changed = True
        if least > 1:
            new.append((places, least - 1, cards))
        if places | arriving != everywhere:
            new.append((places | arriving, least, cards))
    return _tidy(new) if changed else facts


def moved_seen(facts: Facts, card: int, source: int, target: int) -> Facts:
    """This card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    new: list[Fact] = []
    for fact in facts:
        places, least, cards = fact
        if places & leaving and not places & arriving:
            if card in cards:
                least -= 1
                cards = without(cards, card)
        elif places & arriving and not places & leaving and places != arriving:
            least += 1
            cards = with_card(cards, card)
        if least > 0:
            new.append((places, least, cards))
    return _tidy(_pinned(new, arriving, card, more=True))


def moved_round(facts: Facts, moves: list[tuple[int, int]], everywhere: int) -> Facts:
    """Some card went from each of these places to another, all at once."""
    new: list[Fact] = []
    for places, least, cards in facts:
        targets = [to for came, to in moves if places >> came & 1 and not places >> to & 1]
        wide = places
        for target in targets:
            wide |= 1 << target
        if least > len(targets):
            new.append((places, least - len(targets), cards))
        if targets and wide != everywhere:
            new.append((wide, least, cards))
    return _tidy(new)


def saw_card(facts: Facts, card: int, place: int) -> Facts:
    """This card lies there; it may be one that was known to lie there already."""
    here = 1 << place
    for places, least, cards in facts:
        if places == here and least == len(cards) and card in cards:
            return facts
    new = list(facts)
    if card in UNIQUE:
        for i, (places, least, cards) in enumerate(facts):
            if card in cards and not places & here:
                rest = without(cards, card)
                new[i] = (places, min(least, len(rest)), rest)
    return _tidy(_pinned([fact for fact in new if fact[1]], here, card, more=False))


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """These cards and no others lie there."""
    here = 1 << place
    new: list[Fact] = [(here, len(cards), cards)] if cards else []
    for places, least, known in facts:
        if not places & here:
            new.append((places, least, known))
            continue
        rest = known
        for card in cards:
            if card in rest:
                rest = without(rest, card)
        least -= len(known) - len(rest)
        if least > 0 and places != here:
            new.append((places & ~here, least, rest))
    return _tidy(new)


def saw_one_of(facts: Facts, cards: tuple[int, ...], places: int) -> Facts:
    """At least one of these cards lies in one of these places."""
    return _tidy([*facts, (places, 1, cards)])


def saw_none(facts: Facts, cards: tuple[int, ...], place: int, everywhere: int) -> Facts:
    """None of these cards, which are all there are, lies there."""
    return _tidy([*facts, (everywhere & ~(1 << place), len(cards), cards)])


def sure(facts: Facts, place: int) -> tuple[int, ...]:
    """The cards that certainly lie in a place."""
    found: tuple[int, ...] = ()
    for places, least, cards in facts:
        if places == 1 << place and least == len(cards):
            for card in set(cards):
                more = cards.count(card) - found.count(card)
                found += (card,) * more
    return tuple(sorted(found))


def _pinned(facts: list[Fact], here: int, card: int, *, more: bool) -> list[Fact]:
    """With a card that is certain in one place; `more` says that it was not there before."""
    for i, (places, least, cards) in enumerate(facts):
        if places == here and least == len(cards):
            if more or card not in cards:
                facts[i] = (here, least + 1, with_card(cards, card))
            return facts
    facts.append((here, 1, (card,)))
    return facts


def _tidy(facts: list[Fact]) -> Facts:
    new = tuple(dict.fromkeys(facts))
    if len(new) > MOST_FACTS:
        new = tuple(sorted(new, key=_width)[:MOST_FACTS])
    return new


def _width(fact: Fact) -> int:
    return fact[0].bit_count()


# --- professions -------------------------------------------------------------------------------


def profession_seen(known: Places, card: int, place: int, stack: int) -> Places:
    """This profession lies there. A seat has one profession, the stack any number."""
    here = 1 << place
    if known[card] == here:
        return known
    if place == stack:
        return (*known[:card], here, *known[card + 1 :])
    return tuple([here if i == card else places & ~here for i, places in enumerate(known)])


def professions_swapped(known: Places, one: int, other: int) -> Places:
    """Two seats exchanged their professions."""
    first, second = 1 << one, 1 << other
    new = []
    for places in known:
        kept = places & ~(first | second)
        new.append(kept | (second if places & first else 0) | (first if places & second else 0))
    return tuple(new)


def profession_changed(known: Places, seat: int, stack: int) -> Places:
    """A seat laid its profession on the stack and took one of those that were there."""
    here, there = 1 << seat, 1 << stack
    new = []
    for places in known:
        kept = places & ~here
        new.append(kept | (there if places & here else 0) | (here if places & there else 0))
    return tuple(new)
