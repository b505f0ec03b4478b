"""The card game of node/boardgameio.js, rule for rule, as a game of Cabale."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cabale.core import Board, Choice, Feature, Game, State, Step, Verb, plain

CARDS = [{"id": i, "race": i % 5, "value": 1 + i % 6} for i in range(65)]
COURT = [{"lord": i, "cost": 5 + i, "points": 3 + i} for i in range(6)]
HAND, POOL, TURNS = 5, 5, 400


@plain
@dataclass(slots=True, kw_only=True)
class CardsState(State):
    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    pearls: list[int] = field(default_factory=list)


class Turn(Step[CardsState]):
    name = "turn"
    kind = "turn"

    def ask(self, t: Board[CardsState]) -> Sequence[int] | None:
        turn = t.frame[1]
        if turn == TURNS:
            t.end((0,), "long_enough")
            return None
        return (turn % t.seats,)

    def legal(self, t: Board[CardsState], seat: int) -> Sequence[Choice]:
        return t.catalogue.of["take"]

    def play(self, t: Board[CardsState], seat: int, choice: Choice) -> None:
        s = t.state
        card = s.hands[seat].pop(int(choice.args[0]))
        s.pool.append(card)
        if len(s.pool) > POOL:
            s.discard.append(s.pool.pop(0))
        s.pearls[seat] += CARDS[card]["value"]
        if not s.deck:
            s.deck, s.discard = s.discard, []
            t.shuffle(s.deck)
        drawn = s.deck.pop()
        s.hands[seat].append(drawn)
        t.tell("took", seat=seat, card=card, only={seat: {"drawn": drawn}})
        t.goto(Turn, t.frame[1] + 1)


class Cards(Game[CardsState]):
    name = "cards"
    rules = "1"
    seats = range(4, 5)
    verbs = (Verb("take", index="number"),)
    steps = (Turn,)

    def domains(self, seats: int) -> Mapping[str, Sequence[int]]:
        return {"number": range(HAND)}

    def new_state(self, seats: int) -> CardsState:
        return CardsState()

    def setup(self, t: Board[CardsState]) -> None:
        deck = list(range(len(CARDS)))
        t.shuffle(deck)
        t.state.hands = [[deck.pop() for _ in range(HAND)] for _ in range(t.seats)]
        t.state.deck = deck
        t.state.pearls = [1] * t.seats
        t.push(Turn, 0)

    def view(self, t: Board[CardsState], seat: int | None) -> dict[str, Any]:
        return {**self.open_view(t), **self.own_view(t, seat)}

    def open_view(self, t: Board[CardsState]) -> dict[str, Any]:
        s = t.state
        return {
            "deck": len(s.deck),
            "court": COURT,
            "pool": [CARDS[card] for card in s.pool],
            "discard": [CARDS[card] for card in s.discard],
            "pearls": list(s.pearls),
        }

    def own_view(self, t: Board[CardsState], seat: int | None) -> dict[str, Any]:
        return {
            "hands": [
                [CARDS[card] for card in hand] if owner == seat else len(hand)
                for owner, hand in enumerate(t.state.hands)
            ],
        }

    def imagine(self, t: Board[CardsState], seat: int, rng: Random) -> None:
        s = t.state
        loose = s.deck + [card for o, hand in enumerate(s.hands) if o != seat for card in hand]
        rng.shuffle(loose)
        for owner in range(t.seats):
            if owner != seat:
                s.hands[owner] = [loose.pop() for _ in s.hands[owner]]
        s.deck = loose

    def features(self, seats: int) -> Sequence[Feature]:
        return (Feature("deck", 1, "cards left"),)

    def observe(self, t: Board[CardsState], seat: int, out: MutableSequence[float]) -> None:
        out[0] = len(t.state.deck)


GAME = Cards()
