"""What one seat keeps in mind of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from cabale.core.later import Copied
from cabale.core.state import plain
from cabale.games.castle.sight.facts import Facts, nothing_known
from cabale.games.castle.sight.professions import Places
from cabale.games.castle.sight.trades import Trade
from cabale.games.castle.sight.witnesses import Witnesses

Note = tuple[int, str, int, tuple[str, ...]]
"""(turn, what was seen, whose, the words of the cards)"""


@plain
@dataclass(slots=True)
class Knowledge(Copied):
    """What one seat knows."""

    seat: int
    sizes: list[int] = field(default_factory=list)
    """How many items lie in each place; the pile is the last."""
    facts: Facts = field(default_factory=partial(nothing_known, 0))
    foreseen: tuple[int, ...] = ()
    """The cards that it knows to lie on top of the pile, the top last."""
    professions: Places = ()
    """For each profession the places where it may lie, as far as it knows."""
    witnesses: Witnesses = ()
    """Who has seen the professions, as everybody knows."""
    societies: tuple[int, ...] = ()
    """The societies that it knows, -1 where it does not."""
    notes: list[Note] = field(default_factory=list)
    trade: Trade | None = None
    """The exchange of this turn, if others made it."""
    unsettled: bool = False
    """Whether the facts lack what was last heard of it: never after `read`."""

    @property
    def seats(self) -> int:
        return len(self.societies)


def note(k: Knowledge, turn: int, what: str, about: int, *words: str) -> None:
    k.notes.append((turn, what, about, words))
