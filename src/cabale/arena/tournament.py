"""Bots against each other, fairly: the same sealed deals for everybody, seats and sides swapped.

Each seed is one deal. Every pair of bots plays it several times. In a game of sides one bot has all
the seats of a side and the other all the rest, and then the other way round. In a game of each for
himself one bot sits alone among copies of the other, once on every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import ceil
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from cabale.arena.spread import spread
from cabale.bots import bot, play_out, sit_down
from cabale.core import Bot, CabaleError, Choice, Eyes, Game, Match, game, new_match


class Record(NamedTuple):
    """One match: who sat where, and how it ended."""

    seed: int
    pair: tuple[str, str]
    """The two that met: the first is on its own, or has the first side; then the other way."""
    levels: tuple[str, ...]
    sides: tuple[str, ...] | None
    roles: tuple[str, ...] | None
    """Of each seat, as dealt."""
    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str


@dataclass(frozen=True)
class Results:
    """What some deals brought. The results of two sets of deals add up."""

    records: tuple[Record, ...] = ()
    times: Mapping[str, Counter[int]] = field(default_factory=dict)
    """For each bot: how many of its decisions took so many microseconds."""
    failures: tuple[str, ...] = ()
    forfeits: Counter[str] = field(default_factory=Counter)
    """How many matches each bot broke off: it failed, or chose what it may not."""

    def __add__(self, other: Results) -> Results:
        bots = dict.fromkeys((*self.times, *other.times))
        return Results(
            self.records + other.records,
            {b: self.times.get(b, Counter()) + other.times.get(b, Counter()) for b in bots},
            self.failures + other.failures,
            self.forfeits + other.forfeits,
        )


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    partner: str | None = None
    """Who has every second seat of the first bot's side: it must not need copies of itself."""

    def check(self) -> None:
        """Say what is wrong before anything is played."""
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_options(self.seats, self.options)
        if len(set(self.bots)) < len(self.bots):
            raise CabaleError("each bot takes part once; --bots names one twice")
        for level in (*self.bots, *([self.partner] if self.partner else [])):
            bot(found, level)
        if self.partner in self.bots:
            raise CabaleError("--partner is another bot than those of --bots: adept:timid")
        if self.partner and each_for_himself(found, self.seats, self.options):
            raise CabaleError(f"--partner: nobody has partners in {self.game}")

    @property
    def pairs(self) -> list[tuple[str, str]]:
        if len(self.bots) == 1:
            return [(self.bots[0], self.bots[0])]
        return list(combinations(self.bots, 2))

    def matches_of_a_deal(self) -> int:
        return sum(1 for _ in self.seatings(self._match(0)))

    def deals(self, games: int) -> int:
        """How many deals make at least so many matches."""
        return max(1, ceil(games / self.matches_of_a_deal()))

    def seatings(self, match: Match) -> Iterator[tuple[tuple[str, str], list[str]]]:
        """Every pair's ways to sit down to this deal."""
        sides = match.game.teams(match.board)
        for one, other in self.pairs:
            if sides is None:
                yield from _alone(one, other, self.seats)
            else:
                for pair, levels in _by_side(one, other, sides):
                    yield pair, self._with_partner(levels)

    def _with_partner(self, levels: list[str]) -> list[str]:
        if self.partner is None:
            return levels
        mine = [seat for seat, level in enumerate(levels) if level == self.bots[0]]
        return [self.partner if seat in mine[1::2] else level for seat, level in enumerate(levels)]

    def _match(self, seed: int, listening: bool = True) -> Match:
        return new_match(self.game, self.seats, seed, self.options, listening=listening)

    def play(self, seeds: Iterable[int]) -> Results:
        """All matches of some deals: the same results anywhere, but for the times."""
        return sum((self._deal(seed) for seed in seeds), Results())

    def _deal(self, seed: int) -> Results:
        first = self._match(seed)
        levels = {*self.bots, *([self.partner] if self.partner else [])}
        listening = any(bot(first.game, level).listens for level in levels)
        total = Results()
        for pair, seated in self.seatings(first):
            match = self._match(seed, listening)
            try:
                total += _one(match, seed, pair, seated)
            except Exception as error:  # one broken match must not hide how the others went
                where = f"{self.game}, {self.seats} seats, seed {seed}, {'-'.join(seated)}"
                blame = Counter([error.level]) if isinstance(error, Forfeit) else Counter()
                failure = f"{where}: {type(error).__name__}: {error}"
                total += Results(failures=(failure,), forfeits=blame)
        return total


def _alone(one: str, other: str, seats: int) -> Iterator[tuple[tuple[str, str], list[str]]]:
    for lone, rest in ((one, other), (other, one)):
        for seat in range(seats):
            yield (lone, rest), [lone if place == seat else rest for place in range(seats)]
        if seats == 2 or one == other:
            return


def _by_side(
    one: str, other: str, sides: Sequence[str]
) -> Iterator[tuple[tuple[str, str], list[str]]]:
    first = min(sides)
    for ours, theirs in ((one, other), (other, one)):
        yield (ours, theirs), [ours if side == first else theirs for side in sides]
        if one == other:
            return


def _one(match: Match, seed: int, pair: tuple[str, str], levels: list[str]) -> Results:
    sides, roles = match.game.teams(match.board), match.game.roles(match.board)
    times: dict[str, Counter[int]] = {level: Counter() for level in levels}
    bots = [
        Timed(mind, level, times[level])
        for mind, level in zip(sit_down(match, levels, seed), levels, strict=True)
    ]
    decisions = play_out(match, bots, Random(f"{seed}/talk"))
    if match.outcome is None:
        raise CabaleError(f"no end in {decisions} decisions")
    record = Record(
        seed,
        pair,
        tuple(levels),
        tuple(sides) if sides else None,
        tuple(roles) if roles else None,
        match.outcome.winners,
        match.outcome.scores,
        match.outcome.reason,
    )
    return Results((record,), times)


class Forfeit(CabaleError):
    """A bot failed, or chose what it may not."""

    def __init__(self, level: str, why: str) -> None:
        super().__init__(f"{level}: {why}")
        self.level = level


class Timed(Bot):
    """A bot whose decisions are timed, where it has a choice, and whose failures are its own."""

    def __init__(self, mind: Bot, level: str, times: Counter[int]) -> None:
        super().__init__(mind.game, mind.seat, mind.seats, mind.options, mind.rng)
        self._mind = mind
        self._level = level
        self._times = times

    def choose(self, eyes: Eyes) -> Choice:
        start = perf_counter()
        choice = self._answer(self._mind.choose, eyes)
        assert eyes.decision is not None
        if choice not in eyes.decision.choices:
            raise Forfeit(self._level, f"may not play {choice}")
        if not eyes.decision.forced:
            self._times[_rounded((perf_counter() - start) * 1e6)] += 1
        return choice

    def speak(self, eyes: Eyes) -> Choice | None:
        return self._answer(self._mind.speak, eyes)

    def _answer(self, ask: Callable[[Eyes], Answer], eyes: Eyes) -> Answer:
        try:
            return ask(eyes)
        except Exception as error:
            raise Forfeit(self._level, f"{type(error).__name__}: {error}") from error


Answer = TypeVar("Answer")


def _rounded(microseconds: float) -> int:
    """Two digits are enough, and keep the counts short."""
    return int(float(f"{microseconds:.1e}"))


def compete(
    contest: Contest,
    seeds: Sequence[int],
    jobs: int = 1,
    cluster: str | None = None,
    interpreter: str | None = None,
) -> Iterator[Results]:
    """The contest in pieces as they are done; their sum is the result."""
    contest.check()
    size = max(1, min(50, len(seeds) // (jobs * 8)))
    pieces = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    yield from spread(partial(_play, contest), pieces, jobs, cluster, interpreter)


def _play(contest: Contest, seeds: Sequence[int]) -> Results:
    return contest.play(seeds)


def each_for_himself(game: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    match = new_match(game, seats, 0, options)
    return match.game.teams(match.board) is None
