"""Who plays with whom of those who wait: first come, first served.

Whoever waits longest is served first, with the next who fit: the same game, size, options, pace and
stakes, a language that all speak, and nobody whom another of them does not want to meet. A full
table begins at once. Where those who wait agree to bots two are enough, once the first of them has
waited for a while.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from cabale.server.wire.company import Tongue

FEWEST = 2


class Kind(NamedTuple):
    """What has to be the same for all at a table."""

    game: str
    seats: int
    options: str
    pace: str
    rated: bool


class Player(NamedTuple):
    person: str
    kind: Kind
    language: Tongue
    bots: bool
    since: int


Apart = Set[frozenset[str]]
"""Pairs of people of whom one does not want to meet the other."""


def fits(party: Sequence[Player], other: Player, apart: Apart) -> bool:
    """Whether somebody can join these people."""
    if any(one.kind != other.kind for one in party):
        return False
    spoken = {one.language for one in [*party, other]} - {"any"}
    return len(spoken) <= 1 and not any({one.person, other.person} in apart for one in party)


def pair(waiting: Iterable[Player], apart: Apart, now: int, patience: int) -> list[list[Player]]:
    """The tables that can begin. `patience`: milliseconds before bots have the empty seats."""
    left = sorted(waiting, key=lambda one: (one.since, one.person))
    parties: list[list[Player]] = []
    for first in list(left):
        if first not in left:
            continue
        party = _gather(first, left, apart)
        if len(party) < first.kind.seats and first.bots and now - first.since >= patience:
            party = _gather(first, [one for one in left if one.bots], apart)
            if len(party) < FEWEST:
                continue
        elif len(party) < first.kind.seats:
            continue
        parties.append(party)
        left = [one for one in left if one not in party]
    return parties


def _gather(first: Player, others: Iterable[Player], apart: Apart) -> list[Player]:
    """The longest-waiting people who fit together with the first, as many as have a seat."""
    party = [first]
    for other in others:
        if len(party) == first.kind.seats:
            break
        if other is not first and fits(party, other, apart):
            party.append(other)
    return party
