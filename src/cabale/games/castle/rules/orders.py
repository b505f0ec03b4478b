"""Standing orders: to pass in the windows of duels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cabale.core import PASS, Arg, Choice, Orders, Verb
from cabale.games.castle.rules.components import HYPNOTISED
from cabale.games.castle.rules.duelling import fights
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.duel import Hypnosis, Interruption, OpenSupport
from cabale.games.castle.rules.steps.reactions import Reactions
from cabale.games.castle.rules.steps.result import AfterDuel


class DuelOrders(Orders[CastleState]):
    """`pass duel`: until the duel is over. `pass touched`: until I am touched, duel after duel.

    One is touched who has the turn, fights, is hypnotised, or is asked for an answer to a trade or
    a demand. All of this everybody sees, and an order passes whatever its seat holds.
    """

    verbs = (Verb("pass_until", until="until"),)
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = {"until": ("duel", "touched")}
    steps = frozenset({Interruption.name, Hypnosis.name, Reactions.name, AfterDuel.name})

    def stands(self, t: CastleBoard, seat: int, order: Choice) -> bool:
        if order.args == ("duel",):
            return t.state.duel is not None
        return not touched(t, seat)

    def covers(self, t: CastleBoard, seat: int, order: Choice) -> bool:
        return True

    def answer(self, t: CastleBoard, seat: int, order: Choice) -> Choice | None:
        return PASS


def touched(t: CastleBoard, seat: int) -> bool:
    s = t.state
    if seat == s.active or fights(s, seat):
        return True
    if s.duel is not None and s.duel.sides[seat] == HYPNOTISED:
        return True
    step = t.game.step(t.frame[0])
    return not step.blind and step.name != OpenSupport.name and seat in s.asked
