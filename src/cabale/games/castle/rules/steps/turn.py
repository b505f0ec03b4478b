"""The turn: one action, and the professions of the active player around it."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core.choices import PASS, Choice
from cabale.core.step import Reason, Step, Window
from cabale.games.castle.rules import reasons
from cabale.games.castle.rules.components import (
    CLAIRVOYANT,
    DIPLOMAT,
    ITEM,
    ITEMS,
    PROFESSIONS,
)
from cabale.games.castle.rules.hands import CastleBoard, see_item
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.clairvoyant import can_foresee, foresee
from cabale.games.castle.rules.steps.diplomat import demand
from cabale.games.castle.rules.steps.duel import declare
from cabale.games.castle.rules.steps.trade import Answer
from cabale.games.castle.rules.steps.victory import announce, announcements


def own_turn_professions(t: CastleBoard) -> list[Choice]:
    """Clairvoyant or Diplomat, if the active seat may use it now (CAS-110, CAS-113)."""
    s = t.state
    seat = s.active
    if s.face_up[seat]:
        return []
    profession = s.profession[seat]
    if profession == DIPLOMAT or (profession == CLAIRVOYANT and can_foresee(s)):
        return [t.choice("use", PROFESSIONS[profession])]
    return []


def use_own_turn_profession(t: CastleBoard, choice: Choice) -> None:
    if choice.args[0] == PROFESSIONS[CLAIRVOYANT]:
        foresee(t)
    else:
        demand(t)


class Turn(Step[CastleState]):
    """The active player chooses an action (CAS-021, CAS-022)."""

    name = "turn"
    kind = "turn"
    bottom = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        of = t.catalogue.of
        spies, offers, duels = of["spy"], of["offer"], of["duel"]
        others = t.clockwise(seat)[1:]
        hand = dict.fromkeys(s.hands[seat])  # each kind once; hands are sorted
        width = len(ITEMS)
        return [
            *([PASS] if s.edition.idle else ()),
            *([spies[other] for other in others] if s.edition.spy else ()),
            *[offers[other * width + item] for other in others for item in hand],
            *[duels[other] for other in others],
            *own_turn_professions(t),
            *announcements(t),
        ]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "use":
            use_own_turn_profession(t, choice)
            return
        if verb in ("announce", "accuse", "alone"):
            announce(t, verb)
            return
        t.goto(After)
        if verb == "spy":
            spy(t, int(choice.args[0]))
        elif verb == "offer":
            target, item = int(choice.args[0]), ITEM[str(choice.args[1])]
            t.push(Answer, seat, target, item)
            see_item(t, target, seat, item)
            word = {"item": ITEMS[item]}
            t.tell("offered", seat=seat, target=target, only={seat: word, target: word})
        elif verb == "duel":
            declare(t, int(choice.args[0]))
        else:
            t.tell("passed", seat=seat)

    def expired(self, t: CastleBoard, seat: int) -> Choice:
        """Who does not answer passes; where he cannot, he spies on somebody. He never announces."""
        if t.state.edition.idle:
            return PASS
        spies = [choice for choice in self.legal(t, seat) if choice.verb == "spy"]
        return spies[t.draw_for_absent(len(spies))]

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return reasons.of_turn(t.state, seat, choice)


def spy(t: CastleBoard, target: int) -> None:
    """One card of a hand, at random (CAS-030)."""
    s = t.state
    seat = s.active
    hand = s.hands[target]
    item = hand[t.draw(len(hand))]
    s.chronicle = s.chronicle.then("spied", s.turn, seat, target, item)
    seen = {"item": ITEMS[item]}
    t.tell("spied", seat=seat, target=target, only={seat: seen, target: seen})


class After(Window[CastleState]):
    """Diplomat and Clairvoyant may still be used after the action (CAS-024)."""

    name = "after"
    kind = "after"
    bottom = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,) if own_turn_professions(t) else ()

    def public(self, t: CastleBoard) -> Sequence[int]:
        s = t.state
        return () if s.face_up[s.active] else (s.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        return [PASS, *own_turn_professions(t)] if seat == t.state.active else [PASS]

    def resolve(self, t: CastleBoard, answers: Sequence[Choice]) -> None:
        choice = answers[t.state.active]
        if choice is PASS:
            t.goto(EndOfTurn)
        else:
            use_own_turn_profession(t, choice)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return reasons.using(t.state, seat, choice)


class EndOfTurn(Step[CastleState]):
    """The left neighbour is next, unless the coach has arrived (CAS-020, CAS-025)."""

    name = "end_of_turn"
    kind = "end_of_turn"
    bottom = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        s = t.state
        s.turn += 1
        s.active = (s.active + 1) % t.seats
        if s.turn >= t.options["rounds"] * t.seats:
            t.end((), "arrived")
        else:
            t.tell("turn", seat=s.active, turn=s.turn)
            t.goto(Turn)
        return None
