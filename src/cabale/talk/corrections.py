"""Who corrects himself is held to what he says last: « I'm of the Order. No wait, Brotherhood »."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise

from cabale.talk.mood import Span, clauses, kinds, sentences
from cabale.talk.tokens import Token

_PASSING = frozenset({"light", "and", "be", "it", "correction", "wait", "no-word"})
_SOMEBODY = frozenset({"I", "named", "he", "we"})
_EXCUSES = 2
"""Clauses that may stand before what is meant: « no wait, I misread it, Brotherhood »."""


def correct(tokens: list[Token]) -> list[Token]:
    """The tokens, with what is meant in the place of what was said before it, or that masked."""
    for at in range(1, len(tokens)):
        end = _marker(tokens, at)
        if end is None:
            continue
        for start, stop in _after(tokens, end)[: 1 + _EXCUSES]:
            values = [n for n in range(start, stop) if _kinds(tokens[n])]
            if not values:
                continue
            if any(not tokens[n].tags & _PASSING for n in range(start, stop) if n not in values):
                _take_back(tokens, at, (start, stop))
                return tokens
            return _replace(tokens, at, values)
    return tokens


def _marker(tokens: Sequence[Token], at: int) -> int | None:
    """Where a correction that begins here ends: « I mean », « no, wait », « attends, non »."""
    if "correction" in tokens[at].tags:
        return at + 1
    other = at + 1
    while other < len(tokens) and tokens[other].stop == "clause":
        other += 1
    if other == len(tokens) or not tokens[at - 1].stop:
        return None
    first, second = tokens[at].tags, tokens[other].tags
    both = ("no-word" in first and "wait" in second) or ("wait" in first and "no-word" in second)
    return other + 1 if both else None


def _after(tokens: Sequence[Token], at: int) -> list[Span]:
    """What stands between the stops of the rest of the sentence."""
    end = next((stop for start, stop in sentences(tokens) if start <= at < stop), len(tokens))
    stops = [at - 1, *(n for n in range(at, end) if tokens[n].stop), end]
    return [(start + 1, stop) for start, stop in pairwise(stops) if start + 1 < stop]


def _kinds(token: Token) -> set[str]:
    return kinds([token]) - {"number"}


def _replace(tokens: list[Token], at: int, values: Sequence[int]) -> list[Token]:
    """« I swapped Bob and Carla, no wait, Bob and Eva »: the last as many take the places."""
    common = reduce(set.intersection, (_kinds(tokens[n]) for n in values))
    before = [n for n in range(at) if _kinds(tokens[n]) & common]
    if len(before) < len(values):
        return tokens
    for old, new in zip(before[-len(values) :], values, strict=True):
        tokens[old] = tokens[new]
    return tokens[:at] + tokens[values[-1] + 1 :]


def _take_back(tokens: Sequence[Token], at: int, said: Span) -> None:
    """The last clause before the correction that says the like of somebody is not asserted."""
    about, who = _about(tokens, said)
    if "I" not in who:
        return
    parts = [part for span in sentences(tokens[:at]) for part in clauses(tokens, span)]
    for part in reversed(parts):
        before, of_whom = _about(tokens, part)
        if before & about and of_whom & who:
            for token in tokens[slice(*part)]:
                token.masked = "corrected"
            return


def _about(tokens: Sequence[Token], span: Span) -> tuple[set[str], set[str]]:
    """The kinds of things that a clause names, people only where it names no thing; who does it."""
    named = kinds(tokens[slice(*span)]) - {"number"}
    who = next(
        (one.tags & _SOMEBODY for one in tokens[slice(*span)] if one.tags & _SOMEBODY), set()
    )
    return named - {"seat"} or named, who
