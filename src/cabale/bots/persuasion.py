"""What was said in a match that is over: was it true, who believed it, what did it do.

Every claim is held against the listeners' answers to the question of `cabale.bots.insight` (is that
seat of the first side?) right before it and right after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple

from cabale.bots.insight import chances, question
from cabale.core import Log, Match, Said, moments

SURE = 1e-3
"""No answer counts as more certain than this: one slip must not outweigh a whole talk."""
LEAST_MOVED = 0.2
"""What moved the table by less did not turn it."""
MOVED = 0.01
"""A listener whose answer changes by less than this has not moved."""


class Word(NamedTuple):
    """A claim, and what came of it."""

    n: int
    """The entry of the log that makes it."""
    said: Said
    true: bool | None
    """Whether what it says of a side was so; None where it says nothing of sides."""
    believed: float | None
    """The share of the listeners that moved towards it, of those that moved."""
    contradicted: bool
    """Whether somebody else said the opposite of the same seat, before or after."""
    gain: float
    """How much log-loss it saved a listener, in nats, on the mean about one other seat."""
    moved: float
    """By how much it changed the listeners' answers, all of them together."""


def words(end: Match, most: int | None = None) -> Iterator[Word]:
    """Every claim of a match that is over, in order, where its game has a model to ask.

    Of more than `most` an even part is weighed: a long talk takes long to listen to.
    """
    side, truth = question(end)
    if side is None:
        return
    about = [end.game.mind.asserts(end, seat, claim) for seat, claim in end.said]
    weighed = _even(len(about), most)
    entries = [*end.log.entries, {}]
    before: Answers = []
    for moment in moments(end.log):
        match, number = moment.match, moment.match.spoken - 1
        after: Answers = []
        if before:
            after = _answers(match, side)
            yield _word(moment.n, end.said, about, number, before, after, truth)
        next_one = "say" in entries[moment.n + 1] and number + 1 in weighed
        before = (after or _answers(match, side)) if next_one else []


Answers = list[list[float] | None]
"""What each seat thinks of every other; None where there is nothing to think yet."""


def _even(count: int, most: int | None) -> set[int]:
    if most is None or count <= most:
        return set(range(count))
    return {round(i * (count - 1) / (most - 1)) for i in range(most)}


def _word(
    n: int,
    all_said: Sequence[Said],
    about: Sequence[tuple[int, bool] | None],
    number: int,
    before: Answers,
    after: Answers,
    truth: Sequence[bool],
) -> Word:
    said, claim = all_said[number], about[number]
    others = {one for one, by in zip(about, all_said, strict=True) if by.seat != said.seat and one}
    return Word(
        n,
        said,
        None if claim is None else truth[claim[0]] == claim[1],
        None if claim is None else _believed(before, after, said.seat, *claim),
        claim is not None and (claim[0], not claim[1]) in others,
        _gain(before, after, said.seat, truth),
        _moved(before, after, said.seat),
    )


def spoken_aloud(log: Log) -> list[int]:
    """The entries in which somebody claims something that everybody hears."""
    found: list[int] = []
    before = 0
    for moment in moments(log):
        match = moment.match
        if match.spoken > before:
            seat, claim = match.said_from(match.spoken - 1)[0]
            if match.game.hearers(match.board, seat, claim) is None:
                found.append(moment.n)
        before = match.spoken
    return found


def swayed(before: Match, after: Match, side: str) -> float:
    """By how much the claim that was made between the two changed the listeners' answers."""
    speaker = after.said_from(after.spoken - 1)[0].seat
    return _moved(_answers(before, side), _answers(after, side), speaker)


def turning_word(all_words: Sequence[Word]) -> Word | None:
    """The sentence that turned the table: the one that changed most what the others thought."""
    return max(all_words, key=lambda word: word.moved, default=None)


def _answers(match: Match, side: str) -> Answers:
    """What every seat thinks; the same luck before and after, so that chance moves nobody."""
    return [chances(match, seat, side, Random(f"listener {seat}")) for seat in range(match.seats)]


def _pairs(
    before: Answers, after: Answers, speaker: int
) -> Iterator[tuple[int, list[float], list[float]]]:
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if seat != speaker and was is not None and now is not None:
            yield seat, was, now


def _believed(
    before: Answers,
    after: Answers,
    speaker: int,
    about: int,
    first_side: bool,
) -> float | None:
    changes = [
        now[about] - was[about]
        for seat, was, now in _pairs(before, after, speaker)
        if seat != about
    ]
    moved = [change for change in changes if abs(change) >= MOVED]
    return sum((change > 0) == first_side for change in moved) / len(moved) if moved else None


def _gain(
    before: Answers,
    after: Answers,
    speaker: int,
    truth: Sequence[bool],
) -> float:
    saved = [
        _loss(was[other], truth[other]) - _loss(now[other], truth[other])
        for seat, was, now in _pairs(before, after, speaker)
        for other in range(len(truth))
        if other != seat
    ]
    return sum(saved) / len(saved) if saved else 0.0


def _loss(chance: float, true: bool) -> float:
    p = min(max(chance, SURE), 1 - SURE)
    return -log(p if true else 1 - p)


def _moved(before: Answers, after: Answers, speaker: int) -> float:
    return sum(
        abs(a - b)
        for _, was, now in _pairs(before, after, speaker)
        for a, b in zip(was, now, strict=True)
    )
