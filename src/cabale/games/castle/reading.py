"""What a table can make of what everybody does, each act read with the eyes of its doer.

All see the same acts, so all can keep one account of the worlds and how likely each is. In a world
it is certain what a player has seen of others' cards, and so what he believes there: the account,
as far as it agrees with those cards. An act speaks for a world as much as one who believes that is
likely to do it. What somebody does because of what all have seen therefore tells nothing new, and
nothing counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Any

from cabale.games.castle.belief import Societies, assignments, split
from cabale.games.castle.editions import EDITIONS
from cabale.games.castle.witness import Witness

Trust = Sequence[float]
"""By seat: how likely it is a friend."""

SLIP = 0.05
"""How often somebody does anything, whatever he believes."""


def _stranger_or_foe(trust: float) -> float:
    return 10.0 * max(1 - trust, 4 * trust * (1 - trust))


APPEAL: Mapping[str, Callable[[float], float]] = {
    "duel": _stranger_or_foe,
    "offer": lambda trust: 0.4 * trust,
    "bag": lambda trust: 5.0 * trust,
    "gift": lambda trust: 0.3 * trust,
    "demand": lambda trust: -0.5 * trust,
}
"""Of all others one is chosen, the more readily the greater this is."""

ANSWER: Mapping[str, Callable[[float], float]] = {
    "refuse": lambda trust: -1.2 * trust,
    "accept": lambda trust: 1.2 * trust,
    "look": lambda trust: _curious(trust),
    "rob": lambda trust: -_curious(trust),
}
"""One of two answers is given to one player, with these log-odds."""

LEANING: Mapping[str, float] = {"support": 13.0, "push": 4.0, "interrupt": 7.0, "cancel": 7.0}
"""Log-odds of an act for one player and against another, for each point that the first is trusted
more. (These and the above by log-loss over matches of adepts.)"""
INDIFFERENT = 3.0

FRANK: Mapping[str, float] = {"trust": 0.7, "suspect": 0.8}
"""How often words are what their speaker believes."""


def _curious(trust: float) -> float:
    return 18.0 * trust * (1 - trust) - 3.5 * (1 - trust)


class Account(Societies):
    """The belief of one seat, with the account that all share."""

    temper = 1.0

    def __init__(self, seat: int, seats: int, each: int) -> None:
        super().__init__(seat, seats, each)
        self.scores: dict[int, float] = dict.fromkeys(assignments(seats, each), 0.0)

    def alike(self, one: int, other: int, weight: float) -> None:
        for world in self.scores:
            same = world >> one & 1 == world >> other & 1
            self.scores[world] += weight if same else -weight
        self._chances = None

    def order(self, seat: int, weight: float) -> None:
        for world in self.scores:
            self.scores[world] += weight if world >> seat & 1 else -weight
        self._chances = None

    def _score(self, world: int) -> float:
        return self.scores[world]

    def did(
        self,
        actor: int,
        seen: int,
        chance: Callable[[Trust], float],
        scores: Mapping[int, float] | None = None,
    ) -> None:
        """An act, and how likely it is for one who trusts the others so.

        `seen` are the seats whose cards the actor has seen; `scores` the account when he chose.
        """
        evidence = {
            cards: log((1 - SLIP) * chance(trust) + SLIP / 2)
            for cards, trust in self._beliefs(actor, seen, scores or self.scores).items()
        }
        for world in self.scores:
            self.scores[world] += evidence[world & seen]
        self._chances = None

    def _beliefs(self, actor: int, seen: int, scores: Mapping[int, float]) -> dict[int, Trust]:
        """What the actor believes, by the cards that he may have seen."""
        best = max(scores.values())
        sums: dict[int, list[float]] = {}
        totals: dict[int, float] = {}
        for world, score in scores.items():
            weight = exp(score - best) + 1e-9
            cards = world & seen
            if cards not in sums:
                sums[cards], totals[cards] = [0.0] * self.seats, 0.0
            totals[cards] += weight
            order = sums[cards]
            for p in split(self.seats, world)[0]:
                order[p] += weight
        return {
            cards: [x / totals[cards] if cards >> actor & 1 else 1 - x / totals[cards] for x in row]
            for cards, row in sums.items()
        }


class Reader(Witness):
    """A witness who asks of every act what its doer must have believed."""

    hears_itself = True
    societies: Account

    def __init__(self, seat: int, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seat, seats, options)
        self.societies = Account(seat, seats, self.societies.each)
        self._secret = EDITIONS[self.edition].secret_support
        self._asked: Mapping[int, float] | None = None
        """The account when supports were asked for, where all answer at once."""

    def chose(self, act: str, actor: int, target: int) -> None:
        if act in APPEAL:
            appeal = APPEAL[act]
            others = [p for p in range(self.seats) if p != actor]

            def chance(trust: Trust) -> float:
                pulls = [exp(appeal(trust[p])) for p in others]
                return exp(appeal(trust[target])) / sum(pulls) * len(others) / 2

        elif act in ANSWER:
            answer = ANSWER[act]

            def chance(trust: Trust) -> float:
                return _logistic(answer(trust[target]))

        else:
            return
        self.societies.did(actor, self.knows[actor], chance)
        if act == "duel":
            self._asked = dict(self.societies.scores) if self._secret else None

    def sided(self, act: str, actor: int, one: int, other: int) -> None:
        def chance(trust: Trust) -> float:
            lean = trust[one] - trust[other]
            if act == "abstain":
                return exp(-INDIFFERENT * abs(lean))
            return _logistic(LEANING[act] * lean)

        asked = self._asked if act == "support" else None
        self.societies.did(actor, self.knows[actor], chance, asked)

    def claimed(self, verb: str, speaker: int, target: int) -> None:
        frank = FRANK[verb]

        def chance(trust: Trust) -> float:
            believes = trust[target] if verb == "trust" else 1 - trust[target]
            return frank * believes + (1 - frank) * (1 - believes)

        self.societies.did(speaker, self.knows[speaker], chance)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))
