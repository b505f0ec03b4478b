"""Play many matches and count. The counts of two sets of seeds add up to those of both together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from cabale.arena.saving import check_logs, save_log
from cabale.arena.spread import spread
from cabale.bots import (
    BotSpec,
    Playing,
    TalkRules,
    find_bot,
    play_many,
    play_out,
    sit_down,
)
from cabale.bots.floor import USUAL
from cabale.bots.policy import PolicySeat
from cabale.core import Bot, Game, Match, game, new_match

MOST_FAILURES = 20


@dataclass(frozen=True)
class Setup:
    """What is played: a game, its seats, its options, and the bots, one name or more."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: Sequence[str] = ("random",)
    scenario: str | None = None
    """The lines of a position from which every match begins; the seeds decide the rest."""
    talk: TalkRules = USUAL
    kinds: Mapping[str, BotSpec] = field(default_factory=dict)
    """What a name of `bots` stands for, where that is a class or a policy and no level."""
    logs: str | None = None
    """A folder for the log of every match."""

    def check(self) -> None:
        """Raise what `new_match` and the bots' registry would, before anything is played."""
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_options(self.seats, self.options)
        for level in self.bots:
            self.kind(found, level)
        if self.scenario is not None:
            self.begin(0)
        check_logs(self.logs)

    def kind(self, found: Game[Any], level: str) -> type[Bot]:
        """The bot of that name in this setup."""
        return find_bot(found, self.kinds.get(level, level))

    def begin(self, seed: int) -> Match:
        """The match of a seed before the first answer."""
        found = game(self.game)
        listening = any(self.kind(found, level).listens for level in self.bots)
        return new_match(
            found, self.seats, seed, self.options, scenario=self.scenario, listening=listening
        )

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
    found = game(setup.game)
    if any(issubclass(setup.kind(found, level), PolicySeat) for level in setup.bots):
        return _together(setup, seeds)
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
    try:
        table = _table(setup, seed)
        decisions = play_out(table.match, table.bots, Random(f"{seed}/talk"), setup.talk)
    except Exception as error:  # one broken match must not hide how the others went
        return _broken(setup, seed, error)
    return _counts(setup, seed, table.match, decisions)


def _together(setup: Setup, seeds: Iterable[int]) -> Counts:
    """The same where a policy plays, which is asked for all matches at once."""
    tables = {seed: _table(setup, seed) for seed in seeds}
    play_many(tables.values())
    return sum(
        (
            _counts(setup, seed, table.match, table.decisions)
            if table.error is None
            else _broken(setup, seed, table.error)
            for seed, table in tables.items()
        ),
        Counts(),
    )


def _table(setup: Setup, seed: int) -> Playing:
    match = setup.begin(seed)
    levels = [setup.kinds.get(level, level) for level in setup.levels(seed)]
    return Playing(match, sit_down(match, levels, seed), Random(f"{seed}/talk"), setup.talk)


def _broken(setup: Setup, seed: int, error: Exception) -> Counts:
    broken = f"{setup.game}, {setup.seats} seats, seed {seed}: {type(error).__name__}: {error}"
    return Counts(games=1, played=Counter(setup.levels(seed)), failures=(broken,))


def _counts(setup: Setup, seed: int, match: Match, decisions: int) -> Counts:
    levels = setup.levels(seed)
    played = Counter(levels)
    if match.outcome is None:
        endless = f"{setup.game}, {setup.seats} seats, seed {seed}: no end in {decisions} decisions"
        return Counts(games=1, decisions=decisions, played=played, failures=(endless,))
    save_log(setup.logs, match, f"{setup.game}-{setup.seats}-{seed}")
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
