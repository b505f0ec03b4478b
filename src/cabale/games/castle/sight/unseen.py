"""Cards that move unseen: each card of a place that one has left may lie in one place more."""

from __future__ import annotations

from typing import NamedTuple

from cabale.games.castle.sight.cardsets import ANY, number_of
from cabale.games.castle.sight.facts import CARDS, LEAST, SOME, Facts, count, told


class Move(NamedTuple):
    """A card that went from one place to another, unseen."""

    source: int
    target: int
    size: int
    """How many cards lay there before."""


def moved_unseen(facts: Facts, *moves: Move) -> Facts:
    """Some card made each of these moves, all at once, none from where another came from."""
    places = list(facts)
    certain = facts[-1]
    alone = False
    for source, _, size in moves:
        places[source] = _left(facts[source], ANY, certain, size == 1)
        alone = alone or size == 1
    for source, target, _ in moves:
        going = facts[source] & CARDS
        places[target] |= going
        places[-1] &= ~going
    if alone:
        count(places)
    return tuple(places)


def passed(
    facts: Facts, source: int, target: int, there: int, back: int, alone: bool, alone_there: bool
) -> Facts:
    """One of some cards, if there are any, went from a place to another, and one of others, if
    there are any, came back. Of each place it is said whether there was but one card."""
    here, beyond, certain = facts[source], facts[target], facts[-1]
    going, coming = here & there, beyond & back
    if there:
        here = _left(here, there, certain, alone)
    if back:
        beyond = _left(beyond, back, certain, alone_there)
    places = list(facts)
    places[source] = here | coming
    places[target] = beyond | going
    places[-1] = certain & ~(going | coming)
    if alone or alone_there:
        count(places)
    return tuple(places)


def _left(one: int, kinds: int, certain: int, alone: bool) -> int:
    """The number of a place that a card of these kinds has left."""
    if alone:
        return 0
    some, least = one >> SOME & CARDS, one >> LEAST
    certain &= one
    known = some & certain
    if known:
        some ^= known
        least -= number_of(known)
    going = certain & kinds
    if not (some | going) & kinds:
        return one
    return told(one & CARDS, some | going, least + number_of(going) - 1)
