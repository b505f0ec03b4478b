"""A game small enough to read at a glance that uses everything the core offers.

Everybody holds one card of 1 … 2n; the spare ones are a face-down pile. In turn each seat keeps its
card, trades it blindly for the next one of the pile, or peeks at a neighbour's first. Before each
turn is done a window opens: whoever holds the thief (card 1) may swap it for another seat's card.
At last all point at somebody at once. Whoever holds the highest card wins alone, unless more than
half point there; then all others win.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cabale.core import (
    PASS,
    Board,
    Choice,
    Feature,
    Game,
    Option,
    Reaction,
    Reason,
    ScenarioError,
    State,
    Step,
    Verb,
    plain,
)

THIEF = 1


@plain
@dataclass(slots=True, kw_only=True)
class ToyState(State):
    hands: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    known: list[dict[int, int]] = field(default_factory=list)
    """For each seat: whose card it knows."""


class Turn(Step[ToyState]):
    name = "turn"
    kind = "turn"

    def ask(self, t: Board[ToyState]) -> Sequence[int] | None:
        seat = t.frame[1]
        if seat == t.seats:
            t.goto(Accuse)
            return None
        return (seat,)

    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        return (t.choice("keep"), t.choice("trade"), t.choice("peek"))

    def play(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        s = t.state
        if choice.verb == "peek":
            t.goto(Peek, seat)
            return
        if choice.verb == "trade":
            t.tell("traded", seat=seat, only={seat: {"card": s.pile[-1]}})
            s.pile.insert(0, s.hands[seat])
            s.hands[seat] = s.pile.pop()
            for known in s.known:
                known.pop(seat, None)
            s.known[seat][seat] = s.hands[seat]
        else:
            t.tell("kept", seat=seat)
        t.goto(Turn, seat + 1)
        t.push(Thief, seat)


class Peek(Step[ToyState]):
    """A second question to the same seat: until it is answered the first can be taken back."""

    name = "peek"
    kind = "peek"

    def ask(self, t: Board[ToyState]) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        return [c for c in t.catalogue.of["at"] if c.args[0] != seat]

    def play(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        target = int(choice.args[0])
        card = t.state.hands[target]
        t.state.known[seat][target] = card
        t.tell("peeked", seat=seat, target=target, only={seat: {"card": card}})
        t.goto(Turn, seat + 1)
        t.push(Thief, seat)

    def why_not(self, t: Board[ToyState], seat: int, choice: Choice) -> Reason:
        return Reason("own-card", "TOY-001")


class Thief(Reaction[ToyState]):
    name = "thief"
    kind = "thief"

    def ask(self, t: Board[ToyState]) -> Sequence[int] | None:
        return [seat for seat in range(t.seats) if t.state.hands[seat] == THIEF]

    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        if t.state.hands[seat] != THIEF:
            return (PASS,)
        return [PASS, *(c for c in t.catalogue.of["steal"] if c.args[0] != seat)]

    def first(self, t: Board[ToyState]) -> int:
        return int(t.frame[1])

    def react(self, t: Board[ToyState], seat: int, choice: Choice) -> None:
        s = t.state
        target = int(choice.args[0])
        s.hands[seat], s.hands[target] = s.hands[target], s.hands[seat]
        for known in s.known:
            known.pop(seat, None)
            known.pop(target, None)
        for one in (seat, target):
            s.known[one] |= {seat: s.hands[seat], target: s.hands[target]}
        t.reveal("stole", seat=seat, target=target)
        t.pop()


class Accuse(Step[ToyState]):
    name = "accuse"
    kind = "accuse"
    blind = True
    pace = "talk"

    def ask(self, t: Board[ToyState]) -> Sequence[int] | None:
        return range(t.seats)

    def legal(self, t: Board[ToyState], seat: int) -> Sequence[Choice]:
        return [c for c in t.catalogue.of["accuse"] if c.args[0] != seat]

    def resolve(self, t: Board[ToyState], answers: Sequence[Choice]) -> None:
        best = max(range(t.seats), key=t.state.hands.__getitem__)
        votes = sum(answer.args[0] == best for answer in answers)
        t.reveal("accused", votes=[int(answer.args[0]) for answer in answers])
        if votes * 2 > t.seats:
            t.end(tuple(seat for seat in range(t.seats) if seat != best), "caught")
        else:
            t.end((best,), "escaped")


class Toy(Game[ToyState]):
    name = "toy"
    rules = "1"
    seats = range(2, 6)
    options = (Option("start", "first", ("first", "second")), Option("quiet", False))
    verbs = (
        Verb("keep"),
        Verb("trade"),
        Verb("peek"),
        Verb("at", target="seat"),
        Verb("steal", target="seat"),
        Verb("accuse", target="seat"),
    )
    claims = (Verb("highest", seat="seat"), Verb("card", card="number"))
    steps = (Turn, Peek, Thief, Accuse)

    def domains(self, seats: int) -> Mapping[str, Sequence[int]]:
        return {"number": range(1, 2 * seats + 1)}

    def new_state(self, seats: int) -> ToyState:
        return ToyState()

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({}, {"start": "second"})

    def setup(self, t: Board[ToyState]) -> None:
        cards = list(range(1, 2 * t.seats + 1))
        t.shuffle(cards)
        self._deal(t, cards[: t.seats], cards[t.seats :])

    def arrange(self, t: Board[ToyState], facts: Mapping[str, str]) -> None:
        hands = [int(card) for card in facts["hands"].split()]
        if len(hands) != t.seats:
            raise ScenarioError(f"hands names {len(hands)} cards for {t.seats} seats")
        self._deal(t, hands, [c for c in range(1, 2 * t.seats + 1) if c not in hands])

    def _deal(self, t: Board[ToyState], hands: list[int], pile: list[int]) -> None:
        t.state.hands = hands
        t.state.pile = pile
        t.state.known = [{seat: card} for seat, card in enumerate(hands)]
        t.push(Turn, 1 if t.options["start"] == "second" else 0)

    def view(self, t: Board[ToyState], seat: int | None) -> dict[str, Any]:
        s = t.state
        if s.outcome is not None:
            return {"pile": len(s.pile), "hands": list(s.hands)}
        known = {} if seat is None else s.known[seat]
        return {"pile": len(s.pile), "hands": [known.get(other) for other in range(t.seats)]}

    def imagine(self, t: Board[ToyState], seat: int, rng: Random) -> None:
        s = t.state
        known = s.known[seat]
        hidden = [other for other in range(t.seats) if other not in known]
        loose = sorted([s.hands[other] for other in hidden] + s.pile)
        rng.shuffle(loose)
        for other in hidden:
            s.hands[other] = loose.pop()
        s.pile = loose
        for other in range(t.seats):
            if other != seat:
                s.known[other] = {o: s.hands[o] for o in s.known[other]}

    def may_say(self, t: Board[ToyState], seat: int, claim: Choice) -> bool:
        return not t.options["quiet"] and claim.verb in ("highest", "card")

    def census(self, t: Board[ToyState]) -> Sequence[int]:
        return [*t.state.hands, *t.state.pile]

    def features(self, seats: int) -> Sequence[Feature]:
        return (
            Feature("pile", 1, "cards left in the pile"),
            Feature("hands", seats, "known cards"),
        )

    def observe(self, t: Board[ToyState], seat: int, out: MutableSequence[float]) -> None:
        out[0] = len(t.state.pile)
        for other, card in t.state.known[seat].items():
            out[1 + other] = card


GAME = Toy()
