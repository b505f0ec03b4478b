"""Diplomat: in his own turn he names a player and an item, and trades for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason, Step
from cabale.games.castle.rules.components import BAG, BAGS, ITEM, ITEMS
from cabale.games.castle.rules.hands import (
    CastleBoard,
    answers_to,
    called,
    hear_item,
    hear_lack,
    see_hand,
    turn_up,
)
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.limit import cut_turn_short
from cabale.games.castle.rules.steps.trade import exchange


def demand(t: CastleBoard) -> None:
    """The Diplomat shows himself."""
    turn_up(t, t.state.active)
    t.push(Demand)


class Demand(Step[CastleState]):
    """The Diplomat names a player and an item (CAS-113)."""

    name = "demand"
    kind = "demand"

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        names = {called(s, item) for item in (*s.pile, *(i for hand in s.hands for i in hand))}
        if all(item in BAGS for item in s.hands[seat]):
            names.discard(BAG)
        return [
            choice
            for choice in t.catalogue.of["demand"]
            if choice.args[0] != seat and choice.args[1] in names
        ]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        target, name = choice.args
        t.tell("demanded", seat=seat, target=target, item=name)
        t.goto(DemandGift, target, name)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb != "demand":
            return NOT_NOW
        if choice.args[0] == seat:
            return Reason("not-yourself", "CAS-113")
        if choice.args[1] == BAG:
            if t.state.pile:
                return Reason("bag-for-bag", "CAS-118")
            return Reason("no-bags-left", "CAS-119")
        return Reason("no-such-item", "CAS-113")


class DemandGift(Step[CastleState]):
    """He fixes the card that he will give (CAS-117)."""

    name = "demand_gift"
    kind = "demand_gift"
    memory = ("seat", "word")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        give = t.catalogue.of["give"]
        return [give[item] for item in demand_gifts(t.state, seat, t.frame[2])]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        _, target, name = t.frame
        wanted = answers_to(s, name)
        if any(item in wanted for item in s.hands[target]):
            hear_item(t, target, name)
            t.reveal("has", seat=target, target=seat, item=name)
            t.goto(DemandAnswer, target, name, ITEM[str(choice.args[0])])
            return
        hear_lack(t, target, wanted)
        see_hand(t, seat, target)
        seen = {"items": [ITEMS[item] for item in s.hands[target]]}
        t.reveal("lacks", seat=target, target=seat, item=name)
        t.tell("saw_hand", seat=seat, target=target, only={seat: seen, target: seen})
        cut_turn_short(t)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[1], "item": t.frame[2]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb != "give":
            return NOT_NOW
        if ITEM[str(choice.args[0])] not in t.state.hands[seat]:
            return Reason("not-yours", "CAS-113")
        return Reason("bag-for-bag", "CAS-118")


def demand_gifts(s: CastleState, seat: int, name: str) -> list[int]:
    hand = sorted(set(s.hands[seat]))
    return [item for item in hand if item not in BAGS] if name == BAG else hand


class DemandAnswer(Step[CastleState]):
    """The other gives the named item; if several are called so, he chooses (CAS-118)."""

    name = "demand_answer"
    kind = "demand_answer"
    memory = ("seat", "word", "item")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        give = t.catalogue.of["give"]
        hand = s.hands[seat]
        return [give[item] for item in answers_to(s, t.frame[2]) if item in hand]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        gift, returned = t.frame[3], ITEM[str(choice.args[0])]
        both = {p: {"item": ITEMS[gift], "returned": ITEMS[returned]} for p in (s.active, seat)}
        t.tell("yielded", seat=seat, target=s.active, only=both)
        name = t.frame[2]
        t.pop()
        exchange(t, s.active, seat, gift, returned, demanded=name)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.state.active, "item": t.frame[2]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return Reason("must-yield", "CAS-113") if choice.verb == "give" else NOT_NOW
