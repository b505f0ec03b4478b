"""What a table can make of what everybody does: Bayesian inference of each doer's beliefs.

The likelihood of an act is that of one who chooses by what he believes (a softmax or logistic
choice model), and what he believes in a world is worked out from what he has seen there.

All see the same acts, so all can keep one account of the worlds and how likely each is. In a world
it is certain what a player has seen of others' cards, and so what he believes there: the account,
as far as it agrees with those cards. An act speaks for a world as much as one who believes that is
likely to do it. What somebody does because of what all have seen therefore tells nothing new, and
nothing counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log

from cabale.games.castle.mind.belief import TEMPER, Societies, assignments, split
from cabale.games.castle.mind.evidence import Counted

Trust = Sequence[float]
"""By seat: how likely it is a friend."""
Scores = dict[int, float]
"""By world: the log of how likely it is, but for a constant."""

SLIP = 0.05
"""How often somebody does anything, whatever he believes."""
LEAST = 1e-3


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

LEANING: Mapping[str, float] = {"support": 18.0, "push": 4.0, "interrupt": 7.0, "cancel": 7.0}
"""Log-odds of an act for one player and against another, for each point that the first is trusted
more. (These and the above by log-loss over matches of adepts.)"""
INDIFFERENT = 3.0

FRANK: Mapping[str, float] = {"trust": 0.7, "suspect": 0.8}
"""How often words are what their speaker believes."""


def _curious(trust: float) -> float:
    return 18.0 * trust * (1 - trust) - 8.0 * (1 - trust)


class Account(Societies):
    """The belief of one seat, with the account that all share.

    Not everybody reads acts like this. So the account keeps as well what others make of them, who
    count only what its doer has seen: `plain`, and by doer the part that is of his own acts.
    """

    temper = 1.0

    def __init__(self, seat: int, seats: int, each: int) -> None:
        super().__init__(seat, seats, each)
        worlds = assignments(seats, each)
        self.scores: Scores = dict.fromkeys(worlds, 0.0)
        self.plain: Scores = dict.fromkeys(worlds, 0.0)
        self.own: list[Scores] = [dict.fromkeys(worlds, 0.0) for _ in range(seats)]
        self.doer = seat

    def _score(self, world: int) -> float:
        return self.scores[world]

    def alike(self, one: int, other: int, weight: float) -> None:
        """What others make of something that the doer did."""
        own = self.own[self.doer]
        for world in self.plain:
            if world >> one & 1 != world >> other & 1:
                self.plain[world] -= 2 * weight
                own[world] -= 2 * weight

    def order(self, seat: int, weight: float) -> None:
        """Words, which all take alike."""
        for scores in (self.scores, self.plain):
            for world in scores:
                scores[world] += weight if world >> seat & 1 else -weight
        self._chances = None

    def now(self) -> tuple[Scores, Scores]:
        """How the account stands."""
        return dict(self.scores), dict(self.plain)

    def did(
        self,
        actor: int,
        seen: int,
        chance: Callable[[Trust], float],
        asked: tuple[Scores, Scores] | None = None,
    ) -> None:
        """An act, and how likely it is for one who trusts the others so.

        `seen` are the seats whose cards the actor has seen; `asked` the account when he was asked.
        """
        scores, plain = asked or (self.scores, self.plain)
        own = self.own[actor]
        careful = self._beliefs(actor, seen, scores)
        others = {world: TEMPER * (plain[world] - own[world]) for world in plain}
        simple = self._beliefs(actor, seen, others)
        evidence = {
            cards: log((1 - SLIP) * (chance(careful[cards]) + chance(simple[cards])) + SLIP)
            for cards in careful
        }
        for world in self.scores:
            self.scores[world] += evidence[world & seen]
        self._chances = None

    def _beliefs(self, actor: int, seen: int, scores: Scores) -> dict[int, Trust]:
        """What the actor believes, by the cards that he may have seen."""
        best = max(scores.values())
        sums: dict[int, list[float]] = {}
        totals: dict[int, float] = {}
        for world, score in scores.items():
            weight = exp(score - best) + LEAST
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


class Inferred:
    """Evidence that asks of every act what its doer must have believed."""

    hears_itself = True
    societies: Societies

    def __init__(self, account: Account, knows: list[int], *, secret_support: bool) -> None:
        self.societies = self.account = account
        self.knows = knows
        self._counted = Counted(account, knows)
        self._secret = secret_support
        self._asked: tuple[Scores, Scores] | None = None
        """The account when supports were asked for, where all answer at once."""

    def chose(self, act: str, actor: int, target: int) -> None:
        if act in APPEAL:
            appeal = APPEAL[act]
            others = [p for p in range(self.account.seats) if p != actor]

            def chance(trust: Trust) -> float:
                pulls = [exp(appeal(trust[p])) for p in others]
                return exp(appeal(trust[target])) / sum(pulls) * len(others) / 2

        else:
            answer = ANSWER[act]

            def chance(trust: Trust) -> float:
                return _logistic(answer(trust[target]))

        self._did(actor, chance)
        self._counted.chose(act, actor, target)
        if act == "duel":
            self._asked = self.account.now() if self._secret else None

    def sided(self, act: str, actor: int, one: int, other: int) -> None:
        def chance(trust: Trust) -> float:
            lean = trust[one] - trust[other]
            if act == "abstain":
                return exp(-INDIFFERENT * abs(lean))
            return _logistic(LEANING[act] * lean)

        self._did(actor, chance, self._asked if act == "support" else None)
        self._counted.sided(act, actor, one, other)

    def claimed(self, verb: str, speaker: int, target: int) -> None:
        frank = FRANK[verb]

        def chance(trust: Trust) -> float:
            believes = trust[target] if verb == "trust" else 1 - trust[target]
            return frank * believes + (1 - frank) * (1 - believes)

        self._did(speaker, chance)
        self._counted.claimed(verb, speaker, target)

    def claimed_either(self, speaker: int, one: int, other: int) -> None:
        frank = FRANK["suspect"]

        def chance(trust: Trust) -> float:
            believes = 1 - trust[one] * trust[other]
            return frank * believes + (1 - frank) * (1 - believes)

        self._did(speaker, chance)
        self._counted.claimed_either(speaker, one, other)

    def _did(
        self,
        actor: int,
        chance: Callable[[Trust], float],
        asked: tuple[Scores, Scores] | None = None,
    ) -> None:
        self.account.did(actor, self.knows[actor], chance, asked)
        self.account.doer = actor


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))
