"""The hand limit, and the end of a turn that is cut short."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason, Step
from cabale.games.castle.rules.components import ITEM, ITEMS
from cabale.games.castle.rules.hands import CastleBoard, give
from cabale.games.castle.rules.state import CastleState


def check_limit(t: CastleBoard, seat: int) -> None:
    """A hand that is too full gives one card away before anything else goes on (CAS-061)."""
    s = t.state
    if len(s.hands[seat]) > s.limit:
        s.given = ()
        t.push(Overflow, seat)


def cut_turn_short(t: CastleBoard) -> None:
    """The turn ends at once, without the window after the action (CAS-024)."""
    t.state.stack = [("end_of_turn",)]


class Overflow(Step[CastleState]):
    """Whoever holds too much gives a card of his choice away (CAS-061)."""

    name = "overflow"
    kind = "overflow"
    memory = ("seat",)

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        hand = sorted(set(t.state.hands[seat]))
        of, width = t.catalogue.of["hand"], len(ITEMS)
        return [of[other * width + item] for other in self.receivers(t, seat) for item in hand]

    def receivers(self, t: CastleBoard, giver: int) -> list[int]:
        s = t.state
        others = [other for other in t.clockwise(giver) if other != giver]
        if s.edition.full_may_receive:
            return [other for other in others if other not in s.given]
        return [other for other in others if len(s.hands[other]) < s.limit]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        receiver = int(choice.args[0])
        t.pop()
        give(t, ITEM[str(choice.args[1])], seat, receiver)
        if len(s.hands[receiver]) > s.limit:
            s.given = (*s.given, seat)
            t.push(Overflow, receiver)
        else:
            s.given = ()

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        s = t.state
        if choice.verb != "hand":
            return NOT_NOW
        if choice.args[0] == seat:
            return Reason("not-yourself", "CAS-061")
        if ITEM[str(choice.args[1])] not in s.hands[seat]:
            return Reason("not-yours", "CAS-061")
        if s.edition.full_may_receive:
            return Reason("gave-already", "CAS-063")
        return Reason("receiver-full", "CAS-062")
