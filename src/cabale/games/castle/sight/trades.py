"""A trade as those see it who do not know its two cards, and only hear what is read out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from cabale.core.later import Copied
from cabale.core.state import plain
from cabale.games.castle.rules.components import BAGS, ITEMS, MIRROR, PASS_ITEMS
from cabale.games.castle.sight import facts, seen
from cabale.games.castle.sight.cardsets import ANY, kinds
from cabale.games.castle.sight.facts import Facts, Frozen, Sizes, thaw
from cabale.games.castle.sight.sharpen import sharpen
from cabale.games.castle.sight.unseen import Move, left, moved_unseen, passed

Change = Callable[..., object]
Learned = tuple[str, tuple[int | tuple[int, ...] | Move, ...]]
"""A change of a seat's facts, which can be made again: its name, and what it takes beside them."""

CHANGES: Final[dict[str, Change]] = {
    change.__name__: change
    for change in (
        facts.in_play,
        left,
        seen.moved_seen,
        moved_unseen,
        seen.saw_all,
        seen.saw_card,
        seen.saw_none,
        seen.saw_one_of,
        sharpen,
    )
}
"""By its name."""

NO_CHANGE: Learned = (facts.in_play.__name__, ((),))


@plain
@dataclass(slots=True)
class Trade(Copied):
    """The exchange of this turn, as a seat knows it that did not take part.

    The other's card may be read out after much else has happened. Then the seat knows what it would
    have known from the start, so its facts are worked out again from `before`.
    """

    turn: int
    pair: tuple[int, int]
    sizes: tuple[int, ...]
    """How many items lay in each place."""
    before: Frozen | None = None
    """The seat's facts before; None as long as it has learned nothing since."""
    named: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What each of the two cards can be by the name that was called; empty: none was."""
    unread: tuple[bool, bool] = (False, False)
    since: tuple[Learned, ...] = ()
    """What the seat learned after the exchange."""
    imagined: bool = False
    """Whether nobody has seen the hands before it."""

    def imagine(self) -> None:
        """Forget what the seat knew before, which tells of the real world."""
        self.imagined = True
        self.before = None
        self.since = (NO_CHANGE,) if self.since else ()


def work_out(known: Facts, trade: Trade) -> None:
    """What a seat knows by now that did not take part, from what it knew before."""
    if trade.before is not None:
        thaw(known, trade.before)
    exchange(known, trade)
    for change, args in trade.since:
        CHANGES[change](known, *args)


def exchange(known: Facts, trade: Trade) -> None:
    """An exchange of which a seat knows what was said of the two cards."""
    one, other = trade.pair
    sizes = trade.sizes
    with_mirror = _silent(trade) and facts.may_lie(known, MIRROR, one, other)
    first, second = _possible(trade.named, trade.unread, sizes[-1] > 0, with_mirror)
    if first.named:
        seen.saw_one_of(known, first.named, one)
    if second.named:
        seen.saw_one_of(known, second.named, other)
    named = first.named or second.named
    if named:
        sharpen(known, sizes)
    emptied, emptied_too = sizes[one] == 1, sizes[other] == 1
    there = 0 if len(first.named) == 1 else first.kinds
    back = 0 if len(second.named) == 1 else second.kinds
    if there or back:  # what moves unseen first, lest it be taken for what is named
        passed(known, one, other, there, back, emptied, emptied_too)
    if first.named:
        _named_moved(known, first.named, one, other)
    if second.named:
        _named_moved(known, second.named, other, one)
    if named or emptied or emptied_too:
        sharpen(known, sizes)


def _named_moved(known: Facts, cards: tuple[int, ...], source: int, target: int) -> None:
    """One of these went there, which has been accounted for where it is not known which."""
    if len(cards) == 1:
        seen.moved_seen(known, cards[0], source, target)
    else:
        seen.saw_one_of(known, cards, target)


def hear_of_imagined(known: Facts, trade: Trade, sizes: Sizes) -> None:
    """The same where nobody has seen the hands before the exchange: in an imagined world."""
    for cards, receiver in zip(trade.named, reversed(trade.pair), strict=True):
        if trade.since:
            facts.in_play(known, cards if len(cards) == 1 else ())
        elif cards:
            seen.saw_one_of(known, cards, receiver)
            sharpen(known, sizes)


class Passed(NamedTuple):
    """What a card of a trade can be: by its bits, and one by one where they are few."""

    kinds: int
    named: tuple[int, ...]


EVERYTHING = frozenset(range(len(ITEMS)))
MOST_NAMED = 2
"""How many cards a name can stand for: a Bag is one of two."""


def _silent(trade: Trade) -> bool:
    """Whether both cards could have been read out, and neither was."""
    return trade.unread == (True, True) and trade.named == ((), ())


@lru_cache(maxsize=1024)
def _possible(
    named: tuple[tuple[int, ...], tuple[int, ...]],
    unread: tuple[bool, bool],
    with_pile: bool,
    with_mirror: bool,
) -> tuple[Passed, Passed]:
    """What each of the two cards can be, by what was called and what was not (CAS-048, CAS-093)."""
    read_out = frozenset(PASS_ITEMS if with_pile else set(PASS_ITEMS) - set(BAGS))
    silent = EVERYTHING - read_out
    found: list[Passed] = []
    for i, cards in enumerate(named):
        partner = frozenset(named[1 - i])
        can_be = EVERYTHING
        if cards:
            can_be = frozenset(cards)
        elif not unread[i]:
            pass
        elif not unread[1 - i]:
            can_be = silent - {MIRROR} if partner else EVERYTHING
        elif not partner:
            can_be = EVERYTHING if with_mirror else silent - {MIRROR}
        elif partner <= read_out:
            can_be = frozenset({MIRROR})
        elif partner != {MIRROR}:
            can_be = silent
        few = tuple(sorted(can_be)) if len(can_be) <= MOST_NAMED else ()
        found.append(Passed(ANY if can_be == EVERYTHING else kinds(can_be), few))
    return found[0], found[1]
