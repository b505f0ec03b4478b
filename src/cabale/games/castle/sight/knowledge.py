"""What a seat can be sure of, as it must be for `imagine`, and how it fades when cards move.

About items a seat keeps **facts**: "of these cards, at least so many lie in those places". Places
are the seats and the pile (the number after the last seat), as bits of a mask. A card that moves
unseen makes a fact weaker or its places more; a card seen makes it stronger. A fact never becomes
false. About professions a seat keeps, for each of the ten, the places where it may lie (the place
after the last seat is the stack of unused ones).
"""

from __future__ import annotations

from cabale.games.castle.rules.components import DECK

UNIQUE = frozenset(card for card in DECK if DECK.count(card) == 1)

Fact = tuple[int, int, tuple[int, ...]]
"""(mask of places, how many at least, of which cards)"""

Facts = tuple[Fact, ...]
"""The first is always the cards in play: they lie in some hand, and will never be in the pile."""

Places = tuple[int, ...]

MOST_FACTS = 12
MOST_PLACES = 3
"""Beyond these a trail is lost, for search pays for each fact: the card is in play, no more."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card that is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def exchanged(cards: tuple[int, ...], given: int, returned: int) -> tuple[int, ...]:
    """The cards with one of them given for another."""
    new = list(cards)
    new[new.index(given)] = returned
    new.sort()
    return tuple(new)


def nothing_known(seats: int) -> Facts:
    return (((1 << seats) - 1, 0, ()),)


def in_play(facts: Facts, cards: tuple[int, ...]) -> Facts:
    """These cards lie in hands."""
    hands, _, known = facts[0]
    for card in set(cards):
        known += (card,) * (cards.count(card) - known.count(card))
    return ((hands, len(known), tuple(sorted(known))), *facts[1:])


def moved_unseen(facts: Facts, source: int, target: int) -> Facts:
    """Some card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    new: list[Fact] = []
    wider: list[Fact] = []
    for fact in facts:
        places, least, cards = fact
        if not places & leaving or places & arriving:
            new.append(fact)
            continue
        if least > 1:
            new.append((places, least - 1, cards))
        wider.append((places | arriving, least, cards))
    return _widened(new, wider) if wider else facts


def exchanged_unseen(facts: Facts, one: int, other: int) -> Facts:
    """Two places exchanged some card for some card."""
    both = 1 << one | 1 << other
    new: list[Fact] = []
    wider: list[Fact] = []
    for fact in facts:
        places, least, cards = fact
        inside = places & both
        if not inside or inside == both:
            new.append(fact)
            continue
        if least > 1:
            new.append((places, least - 1, cards))
        wider.append((places | both, least, cards))
    return _widened(new, wider) if wider else facts


def moved_round(facts: Facts, moves: list[tuple[int, int]]) -> Facts:
    """Some card went from each of these places to another, all at once."""
    new: list[Fact] = []
    wider: list[Fact] = []
    for fact in facts:
        places, least, cards = fact
        targets = [to for came, to in moves if places >> came & 1 and not places >> to & 1]
        if not targets:
            new.append(fact)
            continue
        if least > len(targets):
            new.append((places, least - len(targets), cards))
        for target in targets:
            places |= 1 << target
        wider.append((places, least, cards))
    return _widened(new, wider)


def _widened(facts: list[Fact], wider: list[Fact]) -> Facts:
    """With facts that hold of more places now; a trail that is too wide says only "in play"."""
    hands = facts[0][0]
    lost: list[Fact] = []
    for fact in wider:
        places = fact[0]
        if places > hands:  # the pile is one of them
            if places != 2 * hands + 1:
                facts.append(fact)
        elif places.bit_count() <= MOST_PLACES:
            facts.append(fact)
        else:
            lost.append(fact)
    new = _tidy(facts)
    return _given_up(new, lost) if lost else new


def moved_seen(facts: Facts, card: int, source: int, target: int) -> Facts:
    """This card went from one place to another."""
    leaving, arriving = 1 << source, 1 << target
    new: list[Fact] = []
    for fact in facts:
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


def saw_card(facts: Facts, card: int, place: int) -> Facts:
    """This card lies there; it may be one that was known to lie there already."""
    here = 1 << place
    new: list[Fact] = []
    for fact in facts:
        places, least, cards = fact
        if places == here and least == len(cards) and card in cards:
            return facts
        if card in UNIQUE and card in cards and not places & here:
            rest = without(cards, card)
            if not rest:
                continue
            fact = (places, min(least, len(rest)), rest)
        new.append(fact)
    return _tidy(_pinned(new, here, card, more=False))


def saw_all(facts: Facts, cards: tuple[int, ...], place: int) -> Facts:
    """These cards and no others lie there."""
    here = 1 << place
    new: list[Fact] = [facts[0]]
    if cards:
        new.append((here, len(cards), cards))
    for places, least, known in facts[1:]:
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
    return sure_everywhere(facts, place + 1)[place]


def sure_everywhere(facts: Facts, places: int) -> list[tuple[int, ...]]:
    """The cards that certainly lie in each of the first places."""
    found: list[tuple[int, ...]] = [()] * places
    for mask, least, cards in facts:
        if mask.bit_count() != 1 or least != len(cards) or mask >> places:
            continue
        place = mask.bit_length() - 1
        known = found[place]
        for card in set(cards):
            known += (card,) * (cards.count(card) - known.count(card))
        found[place] = tuple(sorted(known))
    return found


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
    """Once each; if there are too many, the vaguest are given up.

    What certainly lies in one place is never among them: there is one such fact for each place.
    """
    new = tuple(dict.fromkeys(facts))
    if len(new) <= MOST_FACTS + 1:
        return new
    rest = sorted(new[1:], key=_vagueness)
    return _given_up((new[0], *rest[:MOST_FACTS]), rest[MOST_FACTS:])


def _given_up(facts: Facts, lost: list[Fact]) -> Facts:
    hands = facts[0][0]
    for places, least, cards in lost:
        if least == len(cards) and places <= hands:
            facts = in_play(facts, cards)
    return facts


def _vagueness(fact: Fact) -> tuple[int, bool]:
    places, least, cards = fact
    return places.bit_count(), least < len(cards)


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
