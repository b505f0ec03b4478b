"""What a seat could have known at each moment of a match that is over.

The question is the same at every moment. In a game with sides: is that seat of the first side (by
name: cultists, pack; of two equal sides either)? Where each plays for himself: does that seat win?
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from cabale.core import Game, Log, Match, moments, new_match

WORLDS = 60
WORLDS_TO_SHOW = 240  # so that a graph moves when something was learnt, not by chance
LEAST_TURN = 0.08
GUESSES = 8
DEALS = 20
MOST_MOMENTS = 40
MOST_TURNS = 5


class InsightQuestion(NamedTuple):
    """`side` is None where each plays for himself; `truth` is the answer for each seat."""

    side: str | None
    truth: list[bool]


class Known(NamedTuple):
    """How likely the question's answer was yes for each seat, after entry `n` (-1: the start)."""

    n: int
    chances: list[float]


class Turn(NamedTuple):
    """What a seat saw or heard at entry `n` changed what it could think about another."""

    n: int
    about: int
    before: float
    after: float


def question(end: Match) -> InsightQuestion:
    """What is worth asking about a match that is over."""
    side = first_side(end)
    if side is None:
        assert end.outcome is not None
        return InsightQuestion(None, [seat in end.outcome.winners for seat in range(end.seats)])
    sides = end.game.teams(end.board) or ()
    return InsightQuestion(side, [one == side for one in sides])


def first_side(match: Match) -> str | None:
    """The first of all sides that the deal could have brought; None without sides."""
    sides = match.game.teams(match.board)
    if sides is None:
        return None
    options = json.dumps(dict(match.board.options), sort_keys=True)
    return min({*sides, *_sides_dealt(match.game, match.seats, options)})


@lru_cache(256)  # every decision of a search asks
def _sides_dealt(game: Game[Any], seats: int, options: str) -> frozenset[str]:
    names: set[str] = set()
    for seed in range(DEALS):
        other = new_match(game, seats, seed, json.loads(options), listening=False)
        names.update(game.teams(other.board) or ())
    return frozenset(names)


def chances(match: Match, seat: int, side: str | None, rng: Random) -> list[float] | None:
    """The best answer there is at this moment: the game's model, or what the hard facts leave.

    None where a game without sides cannot tell how the seats stand.
    """
    if side is None:
        return _standing(match, seat, rng)
    told = match.game.mind.suspicion(match, seat, rng)
    if told is not None:
        return list(told)
    return hard_facts(match, seat, side, rng, WORLDS_TO_SHOW)


def hard_facts(
    match: Match, seat: int, side: str, rng: Random, worlds: int = WORLDS
) -> list[float]:
    """The share of imagined worlds in which each seat is of the side."""
    counts = [0] * match.seats
    for _ in range(worlds):
        world = match.imagine(seat, rng)
        for other, one in enumerate(world.game.teams(world.board) or ()):
            counts[other] += one == side
    return [(count + 0.5) / (worlds + 1) for count in counts]


def _standing(match: Match, seat: int, rng: Random) -> list[float] | None:
    sums = [0.0] * match.seats
    for _ in range(GUESSES):
        guess = match.game.mind.standing(match.imagine(seat, rng).board)
        if guess is None:
            return None
        sums = [one + more for one, more in zip(sums, guess, strict=True)]
    return [one / GUESSES for one in sums]


def worth_asking(log: Log, seat: int) -> list[int]:
    """The entries after which the seat knew more, and the start (-1).

    Of too many an even part; the first and the last always.
    """
    last = len(log.entries) - 1
    found = [
        moment.n
        for moment in moments(log)
        if moment.n == -1 or (moment.n < last and moment.match.events(seat, moment.heard))
    ]
    if len(found) <= MOST_MOMENTS:
        return found
    step = (len(found) - 1) / (MOST_MOMENTS - 1)
    return [found[round(i * step)] for i in range(MOST_MOMENTS)]


def turning_points(moments: Sequence[Known]) -> list[Turn]:
    """The largest changes from one moment to the next, the largest first."""
    turns = [
        Turn(after.n, about, was, now)
        for before, after in pairwise(moments)
        for about, (was, now) in enumerate(zip(before.chances, after.chances, strict=True))
        if abs(now - was) >= LEAST_TURN
    ]
    turns.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.n, turn.about))
    return turns[:MOST_TURNS]
