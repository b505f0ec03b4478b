"""A trade as those see it who do not know its two cards, and only hear what is read out."""

from __future__ import annotations

from typing import NamedTuple

from cabale.games.castle.rules.components import BAGS, ITEMS, MIRROR, PASS_ITEMS
from cabale.games.castle.sight import facts
from cabale.games.castle.sight.facts import Facts, Move

Learned = tuple[str, tuple[int | tuple[int, ...] | Move, ...]]
"""A change of a seat's facts, which can be made again: a function of `facts`, and its arguments."""

NO_CHANGE: Learned = (facts.in_play.__name__, ((),))


class Trade(NamedTuple):
    """The exchange of this turn, as a seat knows it that did not take part.

    A card may be read out after much else has happened. Then the seat knows what it would have
    known from the start, so its facts are worked out again from `before`.
    """

    turn: int
    pair: tuple[int, int]
    sizes: tuple[int, ...]
    """How many items lay in each place."""
    before: Facts | None
    """The seat's facts before; None in an imagined world."""
    named: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What each of the two cards can be by the name that was called; empty: none was."""
    unread: tuple[bool, bool] = (False, False)
    since: tuple[Learned, ...] = ()
    """What the seat learned after the exchange."""

    def imagined(self) -> Trade:
        """The same without what the seat knew before, which tells of the real world."""
        return self._replace(before=None, since=(NO_CHANGE,) if self.since else ())


def exchanged(known: Facts, trade: Trade) -> Facts:
    """A seat's facts after an exchange of which it knows what was said of the two cards."""
    one, other = trade.pair
    first, second = _possible(known, trade)
    moves = (
        Move(one, other, trade.sizes[one], first),
        Move(other, one, trade.sizes[other], second),
    )
    named = [move for move in moves if move.kinds is not None and len(move.kinds) <= MOST_NAMED]
    if named:
        for move in named:
            known = facts.saw_one_of(known, tuple(sorted(move.kinds or ())), move.source)
        known = facts.sharpened(known, trade.sizes)
    known = facts.moved_unseen(known, *moves)
    for move in named:
        known = facts.saw_one_of(known, tuple(sorted(move.kinds or ())), move.target)
    if named or any(move.size == 1 for move in moves):
        known = facts.sharpened(known, trade.sizes)
    return known


EVERYTHING = frozenset(range(len(ITEMS)))
MOST_NAMED = 2
"""How many cards a name can stand for: a Bag is one of two."""


def _possible(known: Facts, trade: Trade) -> list[frozenset[int] | None]:
    """What each of the two cards can be, by what was called and what was not (CAS-048, CAS-093)."""
    with_pile = trade.sizes[-1] > 0
    read_out = frozenset(PASS_ITEMS if with_pile else set(PASS_ITEMS) - set(BAGS))
    silent = EVERYTHING - read_out
    found: list[frozenset[int] | None] = []
    for i, cards in enumerate(trade.named):
        partner = frozenset(trade.named[1 - i])
        if cards:
            found.append(frozenset(cards))
        elif not trade.unread[i]:
            found.append(None)
        elif not trade.unread[1 - i]:
            found.append(silent - {MIRROR} if partner else None)
        elif not partner:
            both = 1 << trade.pair[0] | 1 << trade.pair[1]
            found.append(None if facts.may_lie(known, MIRROR, both) else silent - {MIRROR})
        elif partner <= read_out:
            found.append(frozenset({MIRROR}))
        else:
            found.append(None if partner == {MIRROR} else silent)
    return found
