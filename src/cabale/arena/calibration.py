"""How good beliefs are: what a seat could have thought of the others, against what was so.

The question is that of `cabale.bots.insight`: is that seat of the first side? Several answers are
compared: the share of such seats at all (prior), what the hard facts leave open (worlds that the
seat imagines), the game's own model of who says what (`Game.suspicion`), and the other listeners
that a game knows (`Game.listeners`: one who trusts, one who goes through everything).

Where each plays for himself the question is who wins. The facts then give all the same chance, and
the model is how the seats stand (`Game.standing`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log
from random import Random
from typing import Any, NamedTuple

from cabale.arena.spread import spread
from cabale.bots import play_out, sit_down
from cabale.bots.insight import chances, hard_facts, question
from cabale.core import CabaleError, Match, new_match, replay
from cabale.core.log import Log

BINS = 15
DRAWS = 1000
PIECE = 4  # deals
SURE = 1e-6  # no answer counts as more certain than this
SHARES = {"start": 0.0, "quarter": 0.25, "half": 0.5, "three quarters": 0.75, "last": 1.0}
PRIOR, FACTS, MODEL = "prior", "hard facts", "model"


class Answer(NamedTuple):
    """A chance that was given, what was so, in which deal, and who asked: part and side."""

    chance: float
    true: bool
    deal: int
    role: str
    side: str

    def loss(self) -> float:
        """Log-loss, in nats."""
        p = min(max(self.chance, SURE), 1 - SURE)
        return -log(p if self.true else 1 - p)


@dataclass
class Answers:
    given: list[Answer] = field(default_factory=list)

    def loss(self) -> float:
        return sum(answer.loss() for answer in self.given) / len(self.given)

    def brier(self) -> float:
        return sum((a.chance - a.true) ** 2 for a in self.given) / len(self.given)

    def reliability(self) -> list[tuple[float, float, int]]:
        """For each bin: mean chance given, share that was so, how many."""
        bins: list[list[Answer]] = [[] for _ in range(BINS)]
        for answer in self.given:
            bins[min(BINS - 1, int(answer.chance * BINS))].append(answer)
        return [
            (sum(a.chance for a in b) / len(b), sum(a.true for a in b) / len(b), len(b))
            for b in bins
            if b
        ]

    def error(self) -> float:
        """Expected calibration error."""
        return sum(n * abs(p - t) for p, t, n in self.reliability()) / len(self.given)


AnswersAsked = dict[str, dict[str, Answers]]
"""By moment, by who answers."""


@dataclass(frozen=True)
class Inquiry:
    """What is played, by whom, and after which turns to ask beside the usual moments."""

    game: str
    seats: int
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    turns: tuple[int, ...] = ()

    def ask(self, seeds: Sequence[int]) -> AnswersAsked:
        """Play these deals, and ask every seat about every other at every moment."""
        asked: AnswersAsked = {}
        for seed in seeds:
            match = new_match(self.game, self.seats, seed, self.options)
            levels = [self.levels[i % len(self.levels)] for i in range(self.seats)]
            play_out(match, sit_down(match, levels, seed), Random(f"{seed}/talk"))
            side, truth = question(match)
            roles = match.game.roles(match.board) or ["player"] * self.seats
            sides = match.game.teams(match.board) or ["alone"] * self.seats
            for moment, then in moments(match.log, self.turns):
                for seat in range(self.seats):
                    rng = Random(f"{seed}/{moment}/{seat}")
                    for who, given in _answers(then, seat, side, rng).items():
                        into = asked.setdefault(moment, {}).setdefault(who, Answers()).given
                        into += [
                            Answer(given[other], truth[other], seed, roles[seat], sides[seat])
                            for other in range(self.seats)
                            if other != seat
                        ]
        return asked


def _answers(match: Match, seat: int, side: str | None, rng: Random) -> dict[str, Sequence[float]]:
    if side is None:
        guess = chances(match, seat, None, rng)
        if guess is None:
            raise CabaleError(
                f"{match.game.name} has no sides, and cannot tell how the seats stand"
            )
        return {FACTS: [1 / match.seats] * match.seats, MODEL: guess}
    facts = hard_facts(match, seat, side, rng)
    told = match.game.mind.suspicion(match, seat, rng)
    # Where nothing has been said yet the model has nothing to add to the facts.
    return {
        FACTS: facts,
        MODEL: facts if told is None else told,
        **match.game.mind.listeners(match, seat, facts),
    }


def moments(log: Log, turns: Sequence[int] = ()) -> Iterator[tuple[str, Match]]:
    """A finished match at its fixed moments; the last is before the last question was answered.

    ``vote 1`` is before the first answer of the first vote, ``turn 3`` after the third turn, where
    a game tells its turns (event ``turn``).
    """
    ends = {int(share * (len(log.entries) - 1)): name for name, share in SHARES.items()}
    match = replay(log.beginning)
    votes, voting, heard, turn = 0, False, 0, 0
    for number, entry in enumerate(log.entries):
        if number in ends:
            yield ends[number], match
        asked = any(decision.kind == "vote" for decision in match.decisions.values())
        if asked and not voting:
            votes += 1
            yield f"vote {votes}", match
        voting = asked
        begun = [
            e["turn"] for e in match.events(None, heard) if e["kind"] == "turn" and "turn" in e
        ]
        heard = match.heard
        for now in begun:
            if now - 1 > turn and now - 1 in turns:
                turn = now - 1
                yield f"turn {turn}", match
        match.repeat(entry)


def calibrate(inquiry: Inquiry, seeds: Sequence[int], jobs: int = 1) -> dict[str, Any]:
    """Figures for each moment; skill is the share of the prior's loss that an answer saves."""
    pieces = [seeds[i : i + PIECE] for i in range(0, len(seeds), PIECE)]
    asked: AnswersAsked = {}
    for part in spread(partial(Inquiry.ask, inquiry), pieces, jobs):
        for moment, answers in part.items():
            for who, some in answers.items():
                asked.setdefault(moment, {}).setdefault(who, Answers()).given.extend(some.given)
    return {moment: _figures(asked[moment]) for moment in sorted(asked, key=_order)}


def _order(moment: str) -> tuple[int, str]:
    names = list(SHARES)
    return (names.index(moment) if moment in names else len(names), moment)


def _figures(answers: Mapping[str, Answers]) -> dict[str, Any]:
    given = answers[FACTS].given
    rate = min(0.99, max(0.01, sum(answer.true for answer in given) / len(given)))
    prior = Answers([answer._replace(chance=rate) for answer in given])
    return {who: _figure(some, rate) for who, some in {PRIOR: prior, **answers}.items()}


def _figure(answers: Answers, rate: float) -> dict[str, Any]:
    given = answers.given
    return {
        "log_loss": answers.loss(),
        "brier": answers.brier(),
        "ece": answers.error(),
        "skill": _skill(given, rate),
        "interval": _interval(given, rate),
        "roles": {
            role: _skill([a for a in given if a.role == role], rate)
            for role in sorted({answer.role for answer in given})
        },
        "sides": {
            side: _skill([a for a in given if a.side == side], rate)
            for side in sorted({answer.side for answer in given})
        },
        "answers": len(given),
        "reliability": answers.reliability(),
    }


def _skill(given: Sequence[Answer], rate: float) -> float:
    return 1 - sum(a.loss() for a in given) / sum(a._replace(chance=rate).loss() for a in given)


def _interval(given: Sequence[Answer], rate: float) -> tuple[float, float]:
    """95 %, from drawing deals again: what is answered about one deal hangs together."""
    deals: dict[int, tuple[float, float]] = {}
    for answer in given:
        loss, prior = deals.get(answer.deal, (0.0, 0.0))
        deals[answer.deal] = loss + answer.loss(), prior + answer._replace(chance=rate).loss()
    rng, sums, skills = Random(1), sorted(deals.values()), []
    for _ in range(DRAWS):
        drawn = rng.choices(sums, k=len(sums))
        skills.append(1 - sum(loss for loss, _ in drawn) / sum(prior for _, prior in drawn))
    skills.sort()
    return (skills[DRAWS // 40], skills[-1 - DRAWS // 40])
