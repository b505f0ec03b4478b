"""Every match ends, however stubbornly it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.core import PASS, Choice, Decision, Match
from cabale.testing.conformance import Case

MOST_DECISIONS = 200_000

Policy = Callable[[Decision], Choice]


def first(decision: Decision) -> Choice:
    return decision.choices[0]


def last(decision: Decision) -> Choice:
    return decision.choices[-1]


def plainest(decision: Decision) -> Choice:
    """The choice that comes first in the game's catalogue: the cheapest, as games list them."""
    return min(decision.choices, key=lambda choice: choice.index)


def refuse(decision: Decision) -> Choice:
    """Pass wherever that may be done, and otherwise say as little as possible."""
    if PASS in decision.choices:
        return PASS
    return min(decision.choices, key=lambda choice: (len(choice.args), -choice.index))


POLICIES: Mapping[str, Policy] = {
    "first": first,
    "last": last,
    "plainest": plainest,
    "refuse": refuse,
}


def check_ends(case: Case, policy: str, seed: object = 1) -> Match:
    """A match in which everybody follows one policy."""
    choose = POLICIES[policy]
    match = case.match(seed, listening=False)
    for _ in range(MOST_DECISIONS):
        if not match.decisions:
            break
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, choose(decision))
    assert match.outcome is not None, f"{case} does not end where everybody plays {policy!r}"
    return match
