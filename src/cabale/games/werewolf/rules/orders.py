"""Standing orders: to sleep until one is called."""

from __future__ import annotations

from cabale.core import PASS, Board, Choice, Orders, Verb
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.night import Night


class NightOrders(Orders[Werewolf]):
    """`sleep`: for the rest of the night. Whoever is called answers, or gets what the rules give.

    All the night long it speaks for its seat, called or not: when a call is over tells nothing.
    """

    verbs = (Verb("sleep"),)
    steps = frozenset({Night.name})

    def stands(self, t: Board[Werewolf], seat: int, order: Choice) -> bool:
        return str(t.frame[0]) == Night.name

    def covers(self, t: Board[Werewolf], seat: int, order: Choice) -> bool:
        return True

    def answer(self, t: Board[Werewolf], seat: int, order: Choice) -> Choice | None:
        return None if seat in t.frame[3] else PASS
