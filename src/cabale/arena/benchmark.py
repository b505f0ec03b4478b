"""What a bot is worth: the same deals and opponents for everybody, and how much it knows.

A card is the result for one bot: for every game, at three sizes of table, how often it wins against
each of four opponents, how long it thinks, and, if it states beliefs (`Bot.believe`), how much of
what can be known it knows. The deals are fixed, so two cards compare like with like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NotRequired, TypedDict

from cabale.arena.calibration import Answer, Answers, moments
from cabale.arena.spread import spread
from cabale.arena.tournament import Contest, Results, compete
from cabale.arena.verdict import quantile, verdict
from cabale.bots import BotSpec, find_bot, levels, play_out, sit_down, take_seat
from cabale.bots.insight import hard_facts, question
from cabale.bots.search import Search
from cabale.core import Bot, Eyes, Match, game, names, new_match

OPPONENTS = ("random", "novice", "adept", "master")
DEALS = 40
"""Deals of each game, size and opponent; sides and seats are swapped on each."""
BELIEF_DEALS = 12
FIRST_DEAL = 900_001
"""Of which bots of this package have seen none."""
MOMENTS = ("half", "last")
WATCHED = "adept"
"""Who plays the matches in which beliefs are asked for."""


class SeatsWon(TypedDict):
    """The share of the bot's own seats that won, by how much that is more than the opponent's on
    the mean of the deals, and the interval of that."""

    won: float
    ahead: float
    interval: tuple[float, float]
    deals: int


class Against(TypedDict):
    """How it did against one opponent; None where that is the bot itself."""

    win_rate: float
    interval: tuple[float, float]
    seats_won: NotRequired[SeatsWon | None]
    """The measure to judge by where seats change sides; None elsewhere. Older cards lack it."""
    games: int
    forfeits: int


class BeliefFigures(TypedDict):
    """Log-loss, in nats, of a guess that is the share of such seats, of what the hard facts leave
    open, of the bot, and of the house's model; `known` is the bot's part of what the model knows
    beyond the guess."""

    prior: float
    facts: float
    bot: float
    model: float
    known: float
    answers: int


class SizeFigures(TypedDict):
    """One game at one number of seats."""

    even: float
    against: dict[str, Against | None]
    median_seconds: float
    p99_seconds: float
    belief: BeliefFigures | None
    """None for a bot that states none, and where nobody has a side."""


class Card(TypedDict):
    """All figures of one bot."""

    bot: str
    house: bool
    """Whether it is one of this package."""
    version: str
    first_deal: int
    deals: int
    """Of each game, size and opponent; against opponents that search there may be fewer."""
    belief_deals: int
    games: dict[str, dict[str, SizeFigures]]


@dataclass(frozen=True)
class Benchmark:
    """What is measured: all of it, unless somebody wants a part."""

    bot: BotSpec
    name: str
    games: tuple[str, ...] = ()
    opponents: tuple[str, ...] = OPPONENTS
    deals: int = DEALS
    belief_deals: int = BELIEF_DEALS
    sizes: tuple[int, ...] = ()
    """Numbers of seats; empty: three of each game."""
    search_deals: int | None = None
    """Deals against opponents that search, which take long; None: as many as against others."""

    def tables(self) -> list[tuple[str, int]]:
        """Every game and size that the bot can play."""
        return [
            (name, seats)
            for name in self.games or names()
            for seats in self.sizes or three_sizes(game(name).seats)
        ]

    def check(self) -> None:
        for name, seats in self.tables():
            game(name).check_seats(seats)
            find_bot(game(name), self.bot)

    def measure(
        self, jobs: int = 1, done: Callable[[str, int], None] | None = None
    ) -> dict[str, dict[str, SizeFigures]]:
        """All figures; `done` is told of every table that was measured."""
        self.check()
        found: dict[str, dict[str, SizeFigures]] = {}
        for name, seats in self.tables():
            found.setdefault(name, {})[str(seats)] = self.size(name, seats, jobs)
            if done is not None:
                done(name, seats)
        return found

    def size(self, name: str, seats: int, jobs: int = 1) -> SizeFigures:
        """One game at one number of seats."""
        against: dict[str, Against | None] = {}
        times: Counter[int] = Counter()
        even = 0.5
        for opponent in self._opponents(name):
            if opponent == self.name:
                against[opponent] = None
                continue
            contest = Contest(name, seats, (self.name, opponent), kinds={self.name: self.bot})
            seeds = range(FIRST_DEAL, FIRST_DEAL + self._deals(name, opponent))
            results = sum(compete(contest, seeds, jobs), Results())
            figures = verdict(contest, results)
            times += results.times.get(self.name, Counter())
            even = figures["even"]
            against[opponent] = {
                "win_rate": figures["win_rate"][self.name],
                "interval": figures["interval"][self.name],
                "seats_won": figures["seats_won"] and figures["seats_won"][self.name],
                "games": figures["games"],
                "forfeits": figures["forfeits"][self.name],
            }
        return {
            "even": even,
            "against": against,
            "median_seconds": quantile(times, 0.5),
            "p99_seconds": quantile(times, 0.99),
            "belief": self._belief(name, seats, jobs),
        }

    def _deals(self, name: str, opponent: str) -> int:
        searches = issubclass(find_bot(game(name), opponent), Search)
        return self.deals if self.search_deals is None or not searches else self.search_deals

    def _opponents(self, name: str) -> list[str]:
        there = levels(game(name))
        return [opponent for opponent in self.opponents if opponent.partition("@")[0] in there]

    def _belief(self, name: str, seats: int, jobs: int) -> BeliefFigures | None:
        if not self.belief_deals or WATCHED not in levels(game(name)):
            return None
        seeds = range(FIRST_DEAL, FIRST_DEAL + self.belief_deals)
        asked = partial(beliefs, self.bot, name, seats)
        pieces = [*spread(asked, [[seed] for seed in seeds], jobs)]
        whole: dict[str, list[Answer]] = {}
        for piece in pieces:
            for who, given in piece.items():
                whole.setdefault(who, []).extend(given)
        return belief_figures(whole) if whole.get("bot") else None


def three_sizes(counts: Sequence[int]) -> tuple[int, ...]:
    """The fewest, the middle and the most."""
    return tuple(sorted({counts[0], counts[len(counts) // 2], counts[-1]}))


def beliefs(bot: BotSpec, name: str, seats: int, seeds: Iterable[int]) -> dict[str, list[Answer]]:
    """What the bot, the facts and the model answer in the same moments of the same matches."""
    given: dict[str, list[Answer]] = {}
    for seed in seeds:
        match = new_match(name, seats, seed)
        play_out(match, sit_down(match, [WATCHED] * seats, seed), Random(f"{seed}/talk"))
        side, truth = question(match)
        if side is None:
            return {}
        for moment, then in moments(match.log):
            if moment in MOMENTS:
                for seat in range(seats):
                    told = _told(then, seat, side, bot, f"{seed}/{moment}/{seat}")
                    for who, chances in told.items():
                        given.setdefault(who, []).extend(
                            Answer(chances[other], truth[other], seed, "", "")
                            for other in range(seats)
                            if other != seat
                        )
    return given


def _told(
    match: Match, seat: int, side: str, bot: BotSpec, numbers: str
) -> Mapping[str, Sequence[float]]:
    """By who answers; nothing where the bot has no belief to state."""
    mind: Bot = take_seat(match, seat, find_bot(match.game, bot), numbers)
    belief = mind.believe(Eyes(match, seat))
    if belief is None:
        return {}
    facts = hard_facts(match, seat, side, Random(numbers))
    model = match.game.mind.suspicion(match, seat, Random(numbers))
    return {"facts": facts, "bot": belief, "model": facts if model is None else model}


def belief_figures(given: Mapping[str, Sequence[Answer]]) -> BeliefFigures:
    answers = given["bot"]
    rate = min(0.99, max(0.01, sum(answer.true for answer in answers) / len(answers)))
    loss = {who: Answers(list(some)).loss() for who, some in given.items()}
    prior = Answers([answer._replace(chance=rate) for answer in answers]).loss()
    saved = prior - loss["model"]
    return {
        "prior": prior,
        "facts": loss["facts"],
        "bot": loss["bot"],
        "model": loss["model"],
        "known": (prior - loss["bot"]) / saved if saved > 0 else 0.0,
        "answers": len(answers),
    }
