"""Clairvoyant: looks through the pile in his own turn and puts two cards on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason, Step
from cabale.games.castle.rules.cards import without
from cabale.games.castle.rules.components import CLAIRVOYANT, ITEM, ITEMS
from cabale.games.castle.rules.hands import CastleBoard, turn_up
from cabale.games.castle.rules.state import CastleState

FORESEEN = 2


def can_foresee(s: CastleState) -> bool:
    """Whether the active seat is a fresh Clairvoyant, with something to see (CAS-110, CAS-112)."""
    seat = s.active
    return s.profession[seat] == CLAIRVOYANT and not s.face_up[seat] and bool(s.pile)


def foresee(t: CastleBoard) -> None:
    """The Clairvoyant looks through the pile."""
    s = t.state
    seat = s.active
    turn_up(t, seat)
    pile = tuple(sorted(s.pile))
    s.chronicle = s.chronicle.then("pile_seen", s.turn, seat, pile)
    t.tell("foresaw", seat=seat, only={seat: {"items": [ITEMS[item] for item in pile]}})
    t.push(Foresee)


class Foresee(Step[CastleState]):
    """He picks the card that will lie on top, then the one below it (CAS-110)."""

    name = "foresee"
    kind = "foresee"
    memory = ("item...",)

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        rest = t.state.pile
        for item in t.frame[1:]:
            rest = without(rest, item)
        top = t.catalogue.of["top"]
        return [top[item] for item in sorted(set(rest))]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        picked = (*t.frame[1:], ITEM[str(choice.args[0])])
        if len(picked) < min(FORESEEN, len(s.pile)):
            t.goto(Foresee, *picked)
            return
        t.pop()
        rest = s.pile
        for item in picked:
            rest = without(rest, item)
        below = list(rest)
        t.shuffle(below)
        s.pile = (*below, *reversed(picked))
        known = s.pile if len(below) <= 1 else s.pile[-len(picked) :]
        s.chronicle = s.chronicle.then("pile_arranged", s.turn, seat, known)
        t.tell("arranged", seat=seat, only={seat: {"items": [ITEMS[item] for item in picked]}})

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"number": len(t.frame)}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return Reason("not-in-pile", "CAS-110") if choice.verb == "top" else NOT_NOW
