"""Sorted tuples of cards, as hands are."""

from __future__ import annotations


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
