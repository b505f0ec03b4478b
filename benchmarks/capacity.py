"""`make bench-capacity`: what a choice costs every part of a cluster, and what many tables need.

Two workers on PostgreSQL and Redis. Scripted people play at one of them; the other has nobody, and
follows. Costs are counted where they arise: processor time of each worker and of the databases,
transactions, bytes of write-ahead log, messages, memory. The last table is those costs, times so
many tables at a pace of people.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import play_all, table_of, variant

from cabale import names, new_match
from cabale.bots import bot as find_bot
from cabale.bots import levels, take_seat
from cabale.bots.search import Search
from cabale.core import Eyes, game
from cabale.server.client import Client
from cabale.server.tables.hall import REVIVE

TICKS = os.sysconf("SC_CLK_TCK")
TABLES = (100, 1_000, 10_000)
BUSY = 0.6
"""The part of a core that a worker may use before its clients wait noticeably."""
BOTS = 0.75
"""The part of the choices that bots make, at a table of one person and three of them."""
IDLE_EVERY = 15.0
"""Seconds between two words of a worker about who is connected at a table."""


@dataclass
class Costs:
    choices: int
    own: float
    """Milliseconds of the worker at which a choice is made, with four clients to tell."""
    follow: float
    """Milliseconds of a worker that only follows."""
    postgres: float
    transactions: float
    wal: float
    messages: float
    memory: float
    """Kilobytes for one table with four clients."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=16, help="at which people play")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=15, help="choices a minute at one table")
    parser.add_argument("--bots", action="store_true", help="what a bot's decision costs, only")
    args = parser.parse_args()
    if not args.bots:
        costs = asyncio.run(measure(args.tables, args.seconds))
        show(costs)
        extrapolate(costs, args.pace)
    thoughts()


async def measure(count: int, seconds: float) -> Costs:
    postgres, redis = Postgres().start(), Redis().start()
    try:
        database = postgres.database()
        with worker(database, redis.url) as one, worker(database, redis.url) as other:
            return await _measure(postgres, redis, one, other, count, seconds)
    finally:
        redis.stop()
        postgres.stop()


async def _measure(
    postgres: Postgres, redis: Redis, one: Worker, other: Worker, count: int, seconds: float
) -> Costs:
    kinds, playing, memory = names(), [], []
    for i in range(count):
        table, people = await table_of(one.url, kinds[i % len(kinds)])
        playing.append(asyncio.create_task(_again(table, people, i)))
        if i + 1 in (count // 2, count):  # what is needed once is in both
            await asyncio.sleep(2)
            memory.append(_memory(one))
    before = await _counters(postgres, redis, one, other)
    await asyncio.sleep(seconds)
    after = await _counters(postgres, redis, one, other)
    # The clients are broken off in the middle of a match, which is nobody's fault.
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    grown = {key: after[key] - before[key] for key in before}
    made = max(1, int(grown["entries"]))
    return Costs(
        made,
        1000 * grown["own"] / made,
        1000 * grown["follow"] / made,
        1000 * grown["postgres"] / made,
        grown["commits"] / made,
        grown["wal"] / made,
        grown["published"] / made,
        (memory[1] - memory[0]) / (count - count // 2),
    )


async def _again(table: dict[str, Any], people: list[Client], number: int) -> None:
    """One match after the other with the same people."""
    for match in range(1_000):
        await play_all(table, people, f"{number}/{match}")
        table = await people[0].post(f"/api/tables/{table['id']}/rematch")
        table = await people[0].post(f"/api/tables/{table['id']}/start")


async def _counters(
    postgres: Postgres, redis: Redis, one: Worker, other: Worker
) -> dict[str, float]:
    query = (
        "SELECT (SELECT count(*) FROM entries), (SELECT xact_commit FROM pg_stat_database "
        "WHERE datname = current_database()), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
    )
    text = await asyncio.to_thread(postgres.ask, query)
    entries, commits, wal = (float(part) for part in text.split("|"))
    return {
        "entries": entries,
        "commits": commits,
        "wal": wal,
        "published": await asyncio.to_thread(_published, redis),
        "own": _cpu(one.process.pid if one.process else 0),
        "follow": _cpu(other.process.pid if other.process else 0),
        "postgres": postgres.cpu(TICKS),
    }


def _published(redis: Redis) -> float:
    from redis import Redis as Line

    calls = Line.from_url(redis.url).info("commandstats")
    return float(calls.get("cmdstat_publish", {}).get("calls", 0))


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(one: Worker) -> float:
    assert one.process is not None
    lines = Path(f"/proc/{one.process.pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def show(costs: Costs) -> None:
    print(f"{costs.choices} entries; each costs")
    print(f"  {costs.own:8.2f} ms of the worker where it is made, four clients told")
    print(f"  {costs.follow:8.2f} ms of every worker that follows")
    print(f"  {costs.postgres:8.2f} ms of PostgreSQL")
    print(f"  {costs.transactions:8.2f} transactions, {costs.wal / 1024:.1f} kB of its log")
    print(f"  {costs.messages:8.2f} messages to Redis")
    print(f"a table with four clients: {costs.memory:.0f} kB")


def extrapolate(costs: Costs, pace: float) -> None:
    print(f"\nat {pace:g} choices a minute at each table:")
    heads = (
        "choices/s",
        "workers",
        "GB each",
        "commits/s",
        "MB/s log",
        "Redis msg/s",
        "search cores",
    )
    print(f"{'tables':>7}" + "".join(f"{head:>13}" for head in heads))
    for tables in TABLES:
        rate = tables * pace / 60
        workers = needed(costs, rate, tables)
        memory = tables / workers * costs.memory / 2**20 + 0.15
        # An idle table with clients is spoken of, too.
        messages = rate * costs.messages + tables / IDLE_EVERY
        cells = (
            f"{rate:.0f}",
            f"{workers}",
            f"{memory:.1f}",
            f"{rate * costs.transactions:.0f}",
            f"{rate * costs.wal / 2**20:.1f}",
            f"{messages:.0f}",
            f"{rate * BOTS * Search.seconds:.0f}",
        )
        print(f"{tables:>7}" + "".join(f"{cell:>13}" for cell in cells))


def needed(costs: Costs, rate: float, tables: int) -> int:
    """Workers so that none is busier than it may be. A client may be at any of them.

    A choice is made at one worker; up to three others have a client of the table, and follow. And
    every worker follows the tables that it would take up if another died.
    """
    each = rate / tables
    for workers in range(1, 10_000):
        others = min(3, workers - 1)
        shared = rate * (costs.own + others * costs.follow) / workers
        spare = min(tables, REVIVE) * each * costs.follow if workers > 1 else 0.0
        if (shared + spare) / 1000 <= BUSY:
            return workers
    raise SystemExit("no number of workers is enough")


def thoughts() -> None:
    """Processor time of one decision of each level; a search takes what it is given."""
    took = f"a search takes {1000 * Search.seconds:.0f} at a live table"
    print(f"\nmilliseconds of thinking for one decision; {took}:")
    for name in names():
        print(f"{name:>10}", end="")
        for level in levels(game(name)):
            if level == "random" or issubclass(find_bot(game(name), level), Search):
                continue
            print(f"  {level} {_thought(name, level):.1f}", end="", flush=True)
        print()


def _thought(name: str, level: str) -> float:
    _, seats, options = variant(name)
    match = new_match(name, seats, seed=1, options=options)
    minds = [take_seat(match, seat, level, f"{seat}") for seat in range(match.seats)]
    made, spent, rng = 0, 0.0, Random(1)
    until = time.monotonic() + 3
    while match.decisions and time.monotonic() < until:
        seat, decision = rng.choice(sorted(match.decisions.items()))
        began = time.process_time()
        choice = decision.choices[0] if decision.forced else minds[seat].choose(Eyes(match, seat))
        spent += time.process_time() - began
        made += 1
        match.play(seat, choice)
    return 1000 * spent / max(1, made)


if __name__ == "__main__":
    main()
