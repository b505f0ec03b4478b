"""How good beliefs are: what a seat could have thought of the others, against what was so.

The question is always the same: is that seat of the first side (by name: cultists, pack; of two
equal sides either)? Three answers are compared: the share of such seats at all, what the hard facts
leave open (worlds that the seat imagines), and the game's own model of who says what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Any

from cabale.bots import play_out, sit_down
from cabale.bots.insight import first_side, hard_facts
from cabale.core import CabaleError, Match, game, new_match, replay
from cabale.core.log import Log

BINS = 15
MOMENTS = {"start": 0.0, "quarter": 0.25, "half": 0.5, "three quarters": 0.75, "last": 1.0}


@dataclass
class Answers:
    """Chances that were given, and what was so."""

    given: list[tuple[float, bool]] = field(default_factory=list)

    def loss(self) -> float:
        """Mean log-loss, in nats."""
        return sum(-log(p if true else 1 - p) for p, true in self.given) / len(self.given)

    def brier(self) -> float:
        return sum((p - true) ** 2 for p, true in self.given) / len(self.given)

    def reliability(self) -> list[tuple[float, float, int]]:
        """For each bin: mean chance given, share that was so, how many."""
        bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
        for p, true in self.given:
            bins[min(BINS - 1, int(p * BINS))].append((p, true))
        return [
            (sum(p for p, _ in b) / len(b), sum(t for _, t in b) / len(b), len(b))
            for b in bins
            if b
        ]

    def error(self) -> float:
        """Expected calibration error."""
        return sum(n * abs(p - t) for p, t, n in self.reliability()) / len(self.given)


def moments(log: Log, seed: str) -> Iterator[tuple[str, Match]]:
    """A finished match at its fixed moments; the last is before the last question was answered."""
    ends = {int(share * (len(log.entries) - 1)): name for name, share in MOMENTS.items()}
    match = replay(Log(log.header, [], seed, None))
    for number, entry in enumerate(log.entries):
        if number in ends:
            yield ends[number], match
        match.repeat(entry)


def calibrate(
    name: str, seats: int, options: Mapping[str, Any], levels: Sequence[str], seeds: Sequence[int]
) -> dict[str, Any]:
    """Figures for each moment; skill is the share of the prior's loss that an answer saves."""
    found = game(name)
    asked: dict[str, dict[str, Answers]] = {}
    for seed in seeds:
        match = new_match(found, seats, seed, options)
        bots = sit_down(match, [levels[i % len(levels)] for i in range(seats)], seed)
        play_out(match, bots, Random(f"{seed}/talk"))
        first = first_side(match)
        sides = found.teams(match.table)
        if first is None or sides is None:
            raise CabaleError(f"{name} has no sides to be right or wrong about")
        for moment, then in moments(match.log, str(seed)):
            for seat in range(seats):
                _ask(then, seat, first, sides, asked.setdefault(moment, {}), Random(seed))
    return {moment: _figures(answers) for moment, answers in asked.items()}


def _ask(
    match: Match,
    seat: int,
    first: str,
    sides: Sequence[str],
    answers: dict[str, Answers],
    rng: Random,
) -> None:
    given = {"hard facts": hard_facts(match, seat, first, rng)}
    told = match.game.suspicion(match, seat, rng)
    if told is not None:
        given["model"] = list(told)
    for who, chances in given.items():
        into = answers.setdefault(who, Answers()).given
        into += [
            (chances[other], sides[other] == first) for other in range(match.seats) if other != seat
        ]


def _figures(answers: Mapping[str, Answers]) -> dict[str, Any]:
    truths = [true for _, true in next(iter(answers.values())).given]
    rate = min(0.99, max(0.01, sum(truths) / len(truths)))
    prior = Answers([(rate, true) for true in truths])
    figures: dict[str, Any] = {}
    for who, given in {"prior": prior, **answers}.items():
        figures[who] = {
            "log_loss": given.loss(),
            "brier": given.brier(),
            "ece": given.error(),
            "skill": 1 - given.loss() / prior.loss(),
            "answers": len(given.given),
            "reliability": given.reliability(),
        }
    return figures
