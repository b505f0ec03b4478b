"""From the records of a contest to figures: win rates, intervals, the matrix, sides, roles."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from cabale.arena.mix import meta_nash
from cabale.arena.ratings import detectors_and_deceivers, skills
from cabale.arena.tournament import Contest, Record, Results
from cabale.core import game

DRAWS = 2_000
CONFIDENCE = 1.96


def verdict(contest: Contest, results: Results) -> dict[str, Any]:
    """Everything that `cabale arena --json` prints."""
    records = sorted(results.records, key=lambda r: (r.seed, r.pair, r.levels))
    free = bool(records) and records[0].sides is None
    points = {bot: _by_seed(records, bot) for bot in contest.bots}
    rates = {bot: _mean([p for deal in deals for p in deal]) for bot, deals in points.items()}
    games = {bot: sum(map(len, deals)) for bot, deals in points.items()}
    matrix = _matrix(contest.bots, records)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "partner": contest.partner,
        "games": len(records),
        "seeds": len({record.seed for record in records}),
        "even": 1 / contest.seats if free else 0.5,
        "win_rate": rates,
        "interval": {bot: bootstrap(deals) for bot, deals in points.items()},
        "wilson": {bot: wilson(rates[bot], games[bot]) for bot in contest.bots},
        "seats_won": _seats_won(contest, records),
        "matrix": matrix,
        "mix": meta_nash(contest.bots, matrix),
        "worst_opponent": _worst(contest.bots, matrix),
        "sides": _shares(records, "sides"),
        "roles": _shares(records, "roles"),
        "reasons": dict(Counter(record.reason for record in records).most_common()),
        "ratings": skills(records) if free else detectors_and_deceivers(records),
        "seconds_per_decision": {bot: _spread(times) for bot, times in results.times.items()},
        "forfeits": {bot: results.forfeits[bot] for bot in contest.bots},
        "failures": list(results.failures),
    }


def points(record: Record, bot: str) -> float | None:
    """What a match brought a bot: None when it did not sit there, or was the company of another.

    Each for himself: its share of the win, on the seat that it had alone. Sides: 1, ½ or 0, as
    more, as many or fewer of its own seats won than of the other's; a bot that had the whole table
    gets the share of seats that won.
    """
    mine = [seat for seat, level in enumerate(record.levels) if level == bot]
    if not mine:
        return None
    if record.sides is None:
        if len(mine) > 1:
            return None
        return 1 / len(record.winners) if mine[0] in record.winners else 0.0
    rival = next((level for level in record.pair if level != bot), bot)
    others = [seat for seat, level in enumerate(record.levels) if level == rival != bot]
    won = _mean([seat in record.winners for seat in mine])
    if not others or record.pair[0] == record.pair[1]:
        return won
    lost = _mean([seat in record.winners for seat in others])
    return 0.5 + 0.5 * ((won > lost) - (won < lost))


def _by_seed(records: Iterable[Record], bot: str) -> list[list[float]]:
    """The points of a bot, the matches of a deal together."""
    deals: dict[int, list[float]] = defaultdict(list)
    for record in records:
        got = points(record, bot)
        if got is not None:
            deals[record.seed].append(got)
    return list(deals.values())


def _seats_won(contest: Contest, records: Sequence[Record]) -> dict[str, dict[str, Any]] | None:
    """By bot: the share of its own seats that won, and by how much that is more than its rival's.

    A deal gives both of them every seat once. Where sides change hands this judges them fairly,
    while `points` go by the sides as dealt, of which each may then hold winners. Whether it is told
    is a matter of the game, and of nothing that was played.
    """
    if len(contest.bots) == 1 or not game(contest.game).sides_change:
        return None
    table: dict[str, dict[str, Any]] = {}
    for bot in contest.bots:
        deals = _shares_of_seats(records, bot)
        ahead = [[mine - theirs for mine, theirs in deal] for deal in deals]
        low, high = bootstrap(ahead) if ahead else (-1.0, 1.0)
        table[bot] = {
            "won": _mean([mine for deal in deals for mine, _ in deal]),
            "ahead": _mean([more for deal in ahead for more in deal]),
            "interval": (low, high),
            "deals": len(deals),
        }
    return table


def _shares_of_seats(records: Sequence[Record], bot: str) -> list[list[tuple[float, float]]]:
    """For each deal, rival by rival: the shares of the bot's and of the rival's seats that won.

    Where only one of the two matches came to its end nothing is counted: it gave each other seats.
    """
    met: dict[int, dict[frozenset[str], list[Record]]] = defaultdict(lambda: defaultdict(list))
    for record in records:
        if bot in record.pair:
            met[record.seed][frozenset(record.pair)].append(record)
    found = []
    for pairs in met.values():
        deal = [
            (_share_won(both, bot), _share_won(both, *(pair - {bot})))
            for pair, both in pairs.items()
            if len(both) == 2
        ]
        if deal:
            found.append(deal)
    return found


def _share_won(records: Sequence[Record], bot: str) -> float:
    return _mean(
        [
            seat in record.winners
            for record in records
            for seat, level in enumerate(record.levels)
            if level == bot
        ]
    )


def bootstrap(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The middle 95 % of means over deals that are drawn again: a deal's matches stay together."""
    if not deals:
        return (0.0, 1.0)
    sums = [(sum(deal), len(deal)) for deal in deals]
    rng = Random(1)
    means = []
    for _ in range(DRAWS):
        drawn = rng.choices(sums, k=len(sums))
        means.append(sum(s for s, _ in drawn) / sum(n for _, n in drawn))
    means.sort()
    return (means[len(means) // 40], means[-1 - len(means) // 40])


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval that takes all matches for independent."""
    if n == 0:
        return (0.0, 1.0)
    z2 = CONFIDENCE**2
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    reach = CONFIDENCE * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return (middle - reach, middle + reach)


def _matrix(bots: Sequence[str], records: Sequence[Record]) -> dict[str, dict[str, float | None]]:
    """What each bot gets against each other: the row's share of points."""
    found: dict[str, dict[str, float | None]] = {}
    for row in bots:
        found[row] = {}
        for column in bots:
            met = [
                got
                for record in records
                if set(record.pair) == {row, column} and (got := points(record, row)) is not None
            ]
            found[row][column] = _mean(met) if met else None
    return found


def _worst(
    bots: Sequence[str], matrix: Mapping[str, Mapping[str, float | None]]
) -> dict[str, str | None]:
    worst: dict[str, str | None] = {}
    for bot in bots:
        met = [(share, other) for other, share in matrix[bot].items() if share is not None]
        worst[bot] = min(met)[1] if met else None
    return worst


def _shares(records: Iterable[Record], what: str) -> dict[str, dict[str, dict[str, float]]] | None:
    """For each bot and side (or role): how often it had a seat of it, and the share that won."""
    had: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for record in records:
        parts: Sequence[str] = getattr(record, what) or ()
        for seat, part in enumerate(parts):
            key = record.levels[seat], part
            had[key] += 1
            won[key] += seat in record.winners
    if not had:
        return None
    table: dict[str, dict[str, dict[str, float]]] = {}
    for (bot, part), seats in sorted(had.items()):
        table.setdefault(bot, {})[part] = {"seats": seats, "won": won[bot, part] / seats}
    return table


def _spread(times: Counter[int]) -> dict[str, float]:
    """Median and 99th percentile, in seconds."""
    return {"median": quantile(times, 0.5), "p99": quantile(times, 0.99), "n": times.total()}


def quantile(times: Counter[int], share: float) -> float:
    left = times.total() * share
    for microseconds, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return microseconds / 1e6
    return 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
