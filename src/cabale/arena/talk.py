"""How good the talk of bots is: was it true, was it believed, and what did it do to the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypedDict

from cabale.arena.tournament import Contest
from cabale.bots import play_out
from cabale.bots.persuasion import Word, words


class TalkFigures(TypedDict):
    """Shares are None where nothing was said that they could be counted of."""

    claims: int
    true: float | None
    believed: float | None
    contradicted: float | None
    gain: float
    """Log-loss that a claim saves a listener, in nats, on the mean about one other seat."""


def talk(contest: Contest, seeds: Iterable[int]) -> dict[str, dict[str, TalkFigures]]:
    """For each bot: what its claims did, all together (``""``) and by their kind.

    The matches are those that the contest plays with these deals.
    """
    heard: dict[str, list[Word]] = {}
    for seed in seeds:
        for _, levels in contest.seatings(contest.begin(seed)):
            match = contest.begin(seed)
            minds = contest.sit_down(match, levels, seed)
            play_out(match, minds, Random(f"{seed}/talk"), contest.talk)
            for word in words(match):
                heard.setdefault(levels[word.said.seat], []).append(word)
    return {level: _by_kind(some) for level, some in sorted(heard.items())}


def _by_kind(heard: Sequence[Word]) -> dict[str, TalkFigures]:
    kinds = sorted({word.said.claim.verb for word in heard})
    return {"": _figures(heard)} | {
        kind: _figures([word for word in heard if word.said.claim.verb == kind]) for kind in kinds
    }


def _figures(heard: Sequence[Word]) -> TalkFigures:
    sides = [word for word in heard if word.true is not None]
    moved = [word.believed for word in sides if word.believed is not None]
    return {
        "claims": len(heard),
        "true": _mean([float(word.true or False) for word in sides]),
        "believed": _mean(moved),
        "contradicted": _mean([float(word.contradicted) for word in sides]),
        "gain": sum(word.gain for word in heard) / len(heard),
    }


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
