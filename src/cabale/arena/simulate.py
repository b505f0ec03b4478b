"""Play many matches and count. The counts of two sets of seeds add up to those of both together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from cabale.arena.spread import spread
from cabale.bots import bot, play_out, sit_down
from cabale.core import game, new_match

MOST_FAILURES = 20


@dataclass(frozen=True)
class Setup:
    """What is played: a game, its seats, its options, and the bots, one name or more."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: Sequence[str] = ("random",)

    def check(self) -> None:
        """Raise what `new_match` and the bots' registry would, before anything is played."""
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_options(self.seats, self.options)
        for level in self.bots:
            bot(found, level)

    def levels(self, seed: int) -> list[str]:
        """Who sits where: the bots in turn round the table, one place further with each seed."""
        return [self.bots[(seat + seed) % len(self.bots)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Counts:
    """What happened in some matches."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    """How the matches ended, by reason."""
    seats: Counter[int] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)
    """How often each seat won, and each side where the game has sides."""
    scores: Counter[int] = field(default_factory=Counter)
    """How often each final score was reached, where the game counts."""
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    """How often each bot sat at a table, and how often it won."""
    failures: tuple[str, ...] = ()

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.games + other.games,
            self.finished + other.finished,
            self.decisions + other.decisions,
            self.outcomes + other.outcomes,
            self.seats + other.seats,
            self.sides + other.sides,
            self.scores + other.scores,
            self.played + other.played,
            self.won + other.won,
            (self.failures + other.failures)[:MOST_FAILURES],
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "outcomes": _by_count(self.outcomes),
            "wins": {
                "seats": {str(seat): self.seats[seat] for seat in sorted(self.seats)},
                "sides": _by_count(self.sides),
                "bots": {
                    name: {"played": self.played[name], "won": self.won[name]}
                    for name in sorted(self.played)
                },
            },
            "scores": _spread(self.scores),
            "failures": sorted(self.failures),
        }


def _by_count(counter: Counter[str]) -> dict[str, int]:
    return dict(sorted(counter.items(), key=lambda item: (-item[1], item[0])))


def _spread(scores: Counter[int]) -> dict[str, float] | None:
    if not scores:
        return None
    mean = sum(score * times for score, times in scores.items()) / scores.total()
    return {"least": min(scores), "mean": round(mean, 3), "most": max(scores)}


def simulate(setup: Setup, seeds: Iterable[int]) -> Counts:
    """One match for each seed. The same arguments give the same counts anywhere, at any time."""
    return sum((_one(setup, seed) for seed in seeds), Counts())


def run(
    setup: Setup,
    seeds: Sequence[int],
    jobs: int = 1,
    cluster: str | None = None,
    interpreter: str | None = None,
) -> Iterator[Counts]:
    """The same in pieces as they are done, see `spread`; their sum is the result."""
    setup.check()
    size = max(1, min(200, len(seeds) // (jobs * 8)))
    pieces = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    yield from spread(partial(simulate, setup), pieces, jobs, cluster, interpreter)


def _one(setup: Setup, seed: int) -> Counts:
    levels = setup.levels(seed)
    played = Counter(levels)
    try:
        listening = any(bot(game(setup.game), level).listens for level in setup.bots)
        match = new_match(setup.game, setup.seats, seed, setup.options, listening=listening)
        bots = sit_down(match, levels, seed)
        decisions = play_out(match, bots, Random(f"{seed}/talk"))
    except Exception as error:  # one broken match must not hide how the others went
        broken = f"{setup.game}, {setup.seats} seats, seed {seed}: {type(error).__name__}: {error}"
        return Counts(games=1, played=played, failures=(broken,))
    if match.outcome is None:
        endless = f"{setup.game}, {setup.seats} seats, seed {seed}: no end in {decisions} decisions"
        return Counts(games=1, decisions=decisions, played=played, failures=(endless,))
    winners = match.outcome.winners
    sides = match.game.teams(match.board)
    return Counts(
        games=1,
        finished=1,
        decisions=decisions,
        outcomes=Counter([match.outcome.reason]),
        seats=Counter(winners),
        sides=Counter({sides[seat] for seat in winners} if sides else ()),
        scores=Counter(match.outcome.scores or ()),
        played=played,
        won=Counter(levels[seat] for seat in winners),
    )
