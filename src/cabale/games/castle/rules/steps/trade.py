"""Trade: a hidden offer, an answer, and the abilities of the two cards in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason, Step
from cabale.games.castle.rules.components import (
    BAG,
    BAGS,
    COAT,
    ITEM,
    ITEMS,
    MIRROR,
    MUST_ACCEPT,
    PASS_ITEMS,
)
from cabale.games.castle.rules.hands import CastleBoard, called, hear_name, hear_silence, swap
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.items import Ability, BeforeDraw, see_unused


def may_return(s: CastleState, offered: int, hand: tuple[int, ...]) -> list[int]:
    """What may be given for an offered card: anything but Bag for Bag (CAS-045, CAS-047)."""
    kinds = dict.fromkeys(hand)  # each once; hands are sorted
    if offered in BAGS and s.pile:
        return [item for item in kinds if item not in BAGS]
    return list(kinds)


class Answer(Step[CastleState]):
    """B looks at the offered card and accepts it, naming his own, or refuses (CAS-041)."""

    name = "answer"
    kind = "answer"
    memory = ("seat", "seat", "item")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[2],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        offered = t.frame[3]
        accept = t.catalogue.of["accept"]
        choices = [accept[item] for item in may_return(s, offered, s.hands[seat])]
        if offered not in MUST_ACCEPT:
            choices.append(t.choice("refuse"))
        return choices

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        _, offerer, _, offered = t.frame
        t.pop()
        if choice.verb == "refuse":
            refuse(t, offerer, seat)
        else:
            returned = ITEM[str(choice.args[0])]
            word = {"item": ITEMS[offered], "returned": ITEMS[returned]}
            t.tell("accepted", seat=seat, target=offerer, only={offerer: word, seat: word})
            exchange(t, offerer, seat, offered, returned)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[1], "item": ITEMS[t.frame[3]]}

    def expired(self, t: CastleBoard, seat: int) -> Choice:
        """Who does not answer refuses, if he may."""
        return self.legal(t, seat)[-1]

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb == "refuse":
            return Reason("must-accept", "CAS-092" if t.frame[3] == MIRROR else "CAS-090")
        if choice.verb != "accept":
            return NOT_NOW
        if ITEM[str(choice.args[0])] not in t.state.hands[seat]:
            return Reason("not-yours", "CAS-041")
        return Reason("bag-for-bag", "CAS-045")


def refuse(t: CastleBoard, offerer: int, partner: int) -> None:
    """The card goes back; devil: a token for the offerer (CAS-042, CAS-043)."""
    s = t.state
    t.tell("refused", seat=partner, target=offerer)
    if s.stock:
        s.stock -= 1
        s.tokens[offerer] += 1
        t.tell("token", seat=offerer)


def exchange(
    t: CastleBoard, offerer: int, partner: int, offered: int, returned: int, demanded: str = ""
) -> None:
    """Two cards change hands; then their abilities, the offerer's first (CAS-050).

    All have heard the name of the card that was `demanded` in return.
    """
    swap(t, offerer, partner, offered, returned)
    if demanded:
        hear_name(t, partner, offerer, demanded)
    if MIRROR in (offered, returned):
        hear_silence(t, offerer)
        hear_silence(t, partner)
    else:
        t.push(Passed, partner, offerer, returned)
        t.push(Passed, offerer, partner, offered)


class Passed(Step[CastleState]):
    """A card was passed: its receiver reads it out if it has an ability for that (CAS-048)."""

    name = "passed"
    kind = "passed"
    memory = ("seat", "seat", "item")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        s = t.state
        _, giver, receiver, item = t.frame
        name = called(s, item)
        if item not in PASS_ITEMS or (item in BAGS and name != BAG):
            hear_silence(t, giver)
            t.pop()
            return None
        hear_name(t, giver, receiver, name)
        t.reveal("read", seat=receiver, target=giver, item=name)
        t.goto(Ability, giver, receiver, name)
        if name == BAG:
            t.push(BeforeDraw)
        elif item == COAT:
            see_unused(t, giver)
        return None
