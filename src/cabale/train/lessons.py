"""What a net learns from, in columns: decisions and what came of them, or what a search found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabale.bots.master import Tries
from cabale.bots.net import Look
from cabale.core import Choice


class Meeting(NamedTuple):
    """What the net won against one of the league, and in how many matches."""

    won: float = 0.0
    played: int = 0

    def add(self, other: Meeting) -> Meeting:
        return Meeting(self.won + other.won, self.played + other.played)


Meetings = Mapping[str, Meeting]


def met(parts: Sequence[Meetings]) -> dict[str, Meeting]:
    """All meetings together."""
    found: dict[str, Meeting] = {}
    for part in parts:
        for name, meeting in part.items():
            found[name] = found.get(name, Meeting()).add(meeting)
    return found


class Seen(NamedTuple):
    """What the net was shown, a row for each decision."""

    seen: NDArray[np.float16]
    masks: NDArray[np.uint8]
    advice: NDArray[np.int64]

    @staticmethod
    def of(looks: Sequence[Look], inputs: int, actions: int) -> Seen:
        return Seen(
            np.array([look.seen for look in looks], np.float16).reshape(-1, inputs),
            np.array([look.mask for look in looks], np.uint8).reshape(-1, actions),
            np.array([look.advice.index for look in looks], np.int64),
        )

    @staticmethod
    def joined(parts: Sequence[Seen]) -> Seen:
        return Seen(*(np.concatenate(some) for some in zip(*parts, strict=True)))


class Played(NamedTuple):
    """Decisions of matches that ended, those of one seat in one match after each other."""

    shown: Seen
    actions: NDArray[np.int64]
    logs: NDArray[np.float32]
    """The logarithm of the chance with which each was chosen."""
    rewards: NDArray[np.float32]
    last: NDArray[np.bool_]
    """Whether it was the seat's last of the match."""
    meetings: Meetings

    @staticmethod
    def joined(parts: Sequence[Played]) -> Played:
        return Played(
            Seen.joined([part.shown for part in parts]),
            np.concatenate([part.actions for part in parts]),
            np.concatenate([part.logs for part in parts]),
            np.concatenate([part.rewards for part in parts]),
            np.concatenate([part.last for part in parts]),
            met([part.meetings for part in parts]),
        )


class Searched(NamedTuple):
    """What a search found at some decisions, for each choice of the catalogue."""

    shown: Seen
    better: NDArray[np.float16]
    """By how much it was better than the advice, in wins, on average."""
    tries: NDArray[np.uint8]
    """In how many worlds both were tried."""
    meetings: Meetings

    @staticmethod
    def joined(parts: Sequence[Searched]) -> Searched:
        return Searched(
            Seen.joined([part.shown for part in parts]),
            np.concatenate([part.better for part in parts]),
            np.concatenate([part.tries for part in parts]),
            met([part.meetings for part in parts]),
        )


def findings(
    found: Sequence[Mapping[Choice, Tries]], actions: int
) -> tuple[NDArray[np.float16], NDArray[np.uint8]]:
    better = np.zeros((len(found), actions), np.float16)
    tries = np.zeros((len(found), actions), np.uint8)
    for row, tallies in enumerate(found):
        for choice, tally in tallies.items():
            better[row, choice.index] = tally.mean()
            tries[row, choice.index] = min(tally.tries, 255)
    return better, tries


def advantages(
    rewards: NDArray[np.float32],
    values: NDArray[np.float32],
    last: NDArray[np.bool_],
    trace: float,
) -> NDArray[np.float32]:
    """Generalised advantage estimation without discount, over matches that all came to an end."""
    found = np.zeros_like(rewards)
    after, gain = 0.0, 0.0
    for i in range(len(rewards) - 1, -1, -1):
        if last[i]:
            after, gain = 0.0, 0.0
        gain = float(rewards[i] + after - values[i]) + trace * gain
        found[i], after = gain, float(values[i])
    return found
