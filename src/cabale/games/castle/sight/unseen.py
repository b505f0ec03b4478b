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


def left(facts: Facts, source: int, target: int, alone: bool) -> None:
    """A card went from one place to another, and it is said whether it lay there alone."""
    places, certain = facts.places, facts.certain
    here = places[source]
    going = here & CARDS
    places[source] = _without_one(here, ANY, certain, alone)
    places[target] |= going
    facts.certain = certain & ~going
    facts.loose |= 1 << source | 1 << target
    if alone:
        count(facts)


def moved_unseen(facts: Facts, *moves: Move) -> None:
    """Some card made each of these moves, all at once, none from where another came from."""
    places, certain = facts.places, facts.certain
    before = places[:]
    alone = False
    for source, _, size in moves:
        places[source] = _without_one(before[source], ANY, certain, size == 1)
        alone = alone or size == 1
    for source, target, _ in moves:
        going = before[source] & CARDS
        places[target] |= going
        facts.certain &= ~going
        facts.loose |= 1 << source | 1 << target
    if alone:
        count(facts)


def passed(
    facts: Facts, source: int, target: int, there: int, back: int, alone: bool, alone_there: bool
) -> None:
    """One of some cards, if there are any, went from a place to another, and one of others, if
    there are any, came back. Of each place it is said whether there was but one card."""
    places, certain = facts.places, facts.certain
    here, beyond = places[source], places[target]
    going, coming = here & there, beyond & back
    if there:
        here = _without_one(here, there, certain, alone)
    if back:
        beyond = _without_one(beyond, back, certain, alone_there)
    places[source] = here | coming
    places[target] = beyond | going
    facts.certain = certain & ~(going | coming)
    facts.loose |= 1 << source | 1 << target
    if alone or alone_there:
        count(facts)


def _without_one(one: int, kinds: int, certain: int, alone: bool) -> int:
    """The number of a place that a card of these kinds has left."""
    if alone:
        return 0
    certain &= one
    going = certain & kinds
    if one <= CARDS:
        return told(one, going, number_of(going) - 1) if going else one
    some, least = one >> SOME & CARDS, one >> LEAST
    known = some & certain
    if known:
        some ^= known
        least -= number_of(known)
    if not (some | going) & kinds:
        return one
    return told(one & CARDS, some | going, least + number_of(going) - 1)
