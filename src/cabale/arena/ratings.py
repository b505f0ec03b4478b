"""Ratings: OpenSkill where each plays for himself, detectors and deceivers where sides meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp
from typing import Any

from cabale.arena.tournament import Record

ROUNDS = 2000
PULL = 0.5  # towards 0, worth about a match: keeps a bot that never lost finite


def skills(records: Iterable[Record]) -> dict[str, dict[str, float]] | None:
    """OpenSkill (Plackett-Luce) of each bot; its seats at a table share what they learn."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for record in records:
        if len(set(record.levels)) < 2:
            continue
        before = [[known.setdefault(level, model.rating())] for level in record.levels]
        after = model.rate(before, scores=_standing(record))
        for level in set(record.levels):
            mine = [after[seat][0] for seat, name in enumerate(record.levels) if name == level]
            known[level] = model.create_rating(
                [sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)]
            )
    return {
        level: {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal()}
        for level, rating in sorted(known.items())
    }


def _standing(record: Record) -> list[float]:
    """The scores, the winners ahead of whom they beat by a tie-break."""
    scores: Sequence[float] = record.scores or [0] * len(record.levels)
    return [score + 0.5 * (seat in record.winners) for seat, score in enumerate(scores)]


def detectors_and_deceivers(records: Iterable[Record]) -> dict[str, Any] | None:
    """How well each bot plays each camp, whatever the camps' own chances are.

    logit P(the second camp wins) = its advantage + detector of its bot - deceiver of the other's.
    The first camp is the side whose name comes first: cultists, pack; of two equal sides, either.
    """
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for record in records:
        sides = record.sides
        if sides is None or len(set(sides)) < 2:
            continue
        first = min(sides)
        seat = next(seat for seat, side in enumerate(sides) if side != first)
        detector, deceiver = record.levels[seat], record.levels[sides.index(first)]
        met[detector, deceiver] += 1
        won[detector, deceiver] += seat in record.winners
    if not met:
        return None
    bots = sorted({bot for pair in met for bot in pair})
    detects, deceives = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
    advantage = 0.0
    rate = 2 / met.total()
    for _ in range(ROUNDS):
        push_detects = {bot: -PULL * detects[bot] for bot in bots}
        push_deceives = {bot: -PULL * deceives[bot] for bot in bots}
        push = 0.0
        for (detector, deceiver), times in met.items():
            chance = 1 / (1 + exp(-(advantage + detects[detector] - deceives[deceiver])))
            error = won[detector, deceiver] - times * chance
            push += error
            push_detects[detector] += error
            push_deceives[deceiver] -= error
        advantage += rate * push
        for bot in bots:
            detects[bot] += rate * push_detects[bot]
            deceives[bot] += rate * push_deceives[bot]
    return {
        "advantage": advantage,
        "detector": detects,
        "deceiver": deceives,
    }
