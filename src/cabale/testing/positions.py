"""Positions that are written out and read in again."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random

from cabale.core import Match, new_match
from cabale.testing.conformance import Case, positions


def check_positions(case: Case, seed: object, each: int = 1) -> Counter[str]:
    """A position that is written out and read in again is the same one, to the bit.

    Of each step of a random match so many positions are taken; returns how many of which.
    """
    rng = Random(f"positions-{seed}")
    found: dict[str, list[Match]] = {}
    for match in positions(case, seed, listening=False):
        if match.outcome is None:
            found.setdefault(match.board.frame[0], []).append(match.clone())
    for some in found.values():
        for match in rng.sample(some, min(each, len(some))):
            same_position(case, match)
    return Counter({step: min(each, len(some)) for step, some in found.items()})


def same_position(case: Case, match: Match) -> None:
    text = match.scenario_lines()
    twin = new_match(case.game, case.seats, 1, case.options, scenario=text, live=case.live)
    for field in fields(match.state):
        now, then = getattr(twin.state, field.name), getattr(match.state, field.name)
        assert now == then, f"{field.name} is {now} and was {then}:\n{text}"
    assert twin.said == match.said
    assert twin.scenario_lines() == text
    for seat in (None, *range(case.seats)):
        assert twin.view(seat) == match.view(seat)
    assert twin.decisions == match.decisions
