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

from cabale.arena.saving import check_logs, save_log
from cabale.arena.spread import spread
from cabale.bots import Asked, BotSpec, Playing, Policy, TalkRules, find_bot, play_many, sit_down
from cabale.bots.floor import USUAL
from cabale.bots.policy import PolicySeat, answers, seat_of
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
    scenario: str | None = None
    """The lines of a position from which every match begins; the seeds decide the rest."""
    talk: TalkRules = USUAL
    kinds: Mapping[str, BotSpec] = field(default_factory=dict)
    """What a name of `bots` stands for, where that is a class or a policy and no level."""
    logs: str | None = None
    """A folder for the log of every match."""

    def check(self) -> None:
        """Say what is wrong before anything is played."""
        found = game(self.game)
        found.check_seats(self.seats)
        found.read_options(self.seats, self.options)
        if len(set(self.bots)) < len(self.bots):
            raise CabaleError("each bot takes part once; --bots names one twice")
        for level in self._all_bots():
            self.kind(found, level)
        check_logs(self.logs)
        if self.partner in self.bots:
            raise CabaleError("--partner is another bot than those of --bots: adept:timid")
        first = self.begin(0)
        if self.partner and found.teams(first.board) is None:
            raise CabaleError(f"--partner: nobody has partners in {self.game}")

    def kind(self, found: Game[Any], level: str) -> type[Bot]:
        """The bot of that name in this contest."""
        return find_bot(found, self.kinds.get(level, level))

    def _all_bots(self) -> list[str]:
        return [*self.bots, *([self.partner] if self.partner else [])]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        if len(self.bots) == 1:
            return [(self.bots[0], self.bots[0])]
        return list(combinations(self.bots, 2))

    def matches_of_a_deal(self) -> int:
        return sum(1 for _ in self.seatings(self.begin(0)))

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

    def begin(self, seed: int, listening: bool = True) -> Match:
        """The match of a deal before the first answer."""
        return new_match(
            self.game,
            self.seats,
            seed,
            self.options,
            scenario=self.scenario,
            listening=listening,
        )

    def sit_down(self, match: Match, levels: Sequence[str], seed: int) -> list[Bot]:
        return sit_down(match, [self.kinds.get(level, level) for level in levels], seed)

    def play(self, seeds: Iterable[int]) -> Results:
        """All matches of some deals: the same results anywhere, but for the times."""
        found = game(self.game)
        kinds = {level: self.kind(found, level) for level in self._all_bots()}
        times = {level: Counter[int]() for level in kinds}
        policies = {
            level: TimedPolicy(kind.policy, level, times[level])
            for level, kind in kinds.items()
            if issubclass(kind, PolicySeat)
        }
        listening = any(kind.listens for kind in kinds.values())
        tables = (
            self._table(seed, pair, levels, listening, times, policies)
            for seed in seeds
            for pair, levels in self.seatings(self.begin(seed))
        )
        if policies:  # all that wait for a policy ask it together
            together = list(tables)
            play_many(table.playing for table in together if table.playing is not None)
            return sum((table.results(self) for table in together), Results(times=times))
        total = Results()
        for table in tables:
            if table.playing is not None:
                play_many([table.playing])
            total += table.results(self)
        return total + Results(times=times)  # at the end: a sum counts what was timed until then

    def _table(
        self,
        seed: int,
        pair: tuple[str, str],
        levels: list[str],
        listening: bool,
        times: Mapping[str, Counter[int]],
        policies: Mapping[str, TimedPolicy],
    ) -> Table:
        match = self.begin(seed, listening)
        table = Table(seed, pair, levels, match)
        try:
            minds = self.sit_down(match, levels, seed)
        except Exception as error:
            table.error = error
            return table
        bots = [
            seated(mind, policies[level]) if level in policies else Timed(mind, level, times[level])
            for mind, level in zip(minds, levels, strict=True)
        ]
        table.playing = Playing(match, bots, Random(f"{seed}/talk"), self.talk)
        return table


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


class Table:
    """One match of a contest: who sits where, and what came of it."""

    def __init__(self, seed: int, pair: tuple[str, str], levels: list[str], match: Match) -> None:
        self.seed = seed
        self.pair = pair
        self.levels = levels
        self.match = match
        self.sides = match.game.teams(match.board)
        self.roles = match.game.roles(match.board)
        self.playing: Playing | None = None
        self.error: Exception | None = None

    def results(self, contest: Contest) -> Results:
        outcome = self.match.outcome
        error = self.error
        if self.playing is not None:
            error = self.playing.error
        if error is None and outcome is None and self.playing is not None:
            error = CabaleError(f"no end in {self.playing.decisions} decisions")
        if error is not None or outcome is None:  # one broken match must not hide the others
            where = f"{contest.game}, {contest.seats} seats, seed {self.seed}"
            failure = f"{where}, {'-'.join(self.levels)}: {type(error).__name__}: {error}"
            blame = Counter([error.level]) if isinstance(error, Forfeit) else Counter[str]()
            return Results(failures=(failure,), forfeits=blame)
        where = f"{contest.game}-{contest.seats}-{self.seed}-{'-'.join(self.levels)}"
        save_log(contest.logs, self.match, where)
        record = Record(
            self.seed,
            self.pair,
            tuple(self.levels),
            tuple(self.sides) if self.sides else None,
            tuple(self.roles) if self.roles else None,
            outcome.winners,
            outcome.scores,
            outcome.reason,
        )
        return Results((record,))


class Forfeit(CabaleError):
    """A bot failed, or chose what it may not."""

    def __init__(self, level: str, why: str) -> None:
        super().__init__(f"{level}: {why}")
        self.level = level


class TimedPolicy:
    """A policy whose answers are timed, those of one call evenly, and whose failures are its own.

    An illegal answer is the policy's failure at every table that was asked with it.
    """

    def __init__(self, policy: Policy, level: str, times: Counter[int]) -> None:
        self._policy = policy
        self._level = level
        self._times = times

    def choose_many(self, asked: Sequence[Asked]) -> list[Choice]:
        start = perf_counter()
        try:
            chosen = answers(self._policy, asked)
        except Exception as error:
            raise Forfeit(self._level, f"{type(error).__name__}: {error}") from error
        each = _rounded((perf_counter() - start) * 1e6 / len(asked))
        for one, choice in zip(asked, chosen, strict=True):
            assert one.eyes.decision is not None
            if choice not in one.eyes.decision.choices:
                raise Forfeit(self._level, f"may not play {choice}")
            self._times[each] += not one.eyes.decision.forced
        return chosen

    def speak(self, asked: Asked) -> Choice | None:
        try:
            return PolicySeat.word_of(self._policy, asked)
        except Exception as error:
            raise Forfeit(self._level, f"{type(error).__name__}: {error}") from error


def seated(mind: Bot, policy: TimedPolicy) -> Bot:
    """The same seat, for which the timed policy answers."""
    return seat_of(policy)(mind.game, mind.seat, mind.seats, mind.options, mind.rng)


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
