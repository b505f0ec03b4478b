"""Servers are killed: an acknowledged choice is there, no table is stuck, all clients catch up."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.houses import Postgres, Redis, Worker
from tests.server.storms import Storm, weather

from cabale.store import Store, open_store

SHORT = (4, 2)
ONCE = (4, 1)
LONG = pytest.param(50, 20, marks=pytest.mark.soak)


Blow = Callable[[Random], Awaitable[None]]


def endure(workers: list[Worker], store: Store, tables: int, blows: int, blow: Blow) -> Storm:
    """Let the weather rage, and say what it came to (`pytest -s`)."""
    began = time.monotonic()
    try:
        storm = asyncio.run(weather(workers, store, count=tables, blows=blows, blow=blow))
    finally:
        for worker in workers:
            worker.stop()
    sys.stdout.write(
        f"\n{blows} blows in {time.monotonic() - began:.0f} s: {storm.tables} tables played,"
        f" {storm.choices} choices acknowledged, {storm.reconnections} reconnections\n"
    )
    assert storm.tables >= tables
    return storm


@pytest.mark.parametrize("flush_within", ["0", "0.05"])
@pytest.mark.parametrize(("tables", "kills"), [SHORT, LONG])
def test_one_worker_on_sqlite_is_killed(
    tmp_path: Path, tables: int, kills: int, flush_within: str
) -> None:
    """Whether choices wait for the disk or not: what the system has survives the server."""
    url = f"sqlite:///{tmp_path / 'cabale.db'}"
    worker = Worker(url, CABALE_FLUSH_WITHIN=flush_within).start()

    async def kill(rng: Random) -> None:
        worker.kill()
        await worker.start_again()

    storm = endure([worker], open_store(url), tables, kills, kill)
    assert storm.reconnections >= kills


@pytest.mark.parametrize(("tables", "kills"), [ONCE, LONG])
def test_two_workers_are_killed(postgres: Postgres, redis: Redis, tables: int, kills: int) -> None:
    url = postgres.database()
    workers = [Worker(url, redis.url).start() for _ in range(2)]

    async def kill(rng: Random) -> None:
        worker = rng.choice(workers)
        worker.kill()
        await worker.start_again()

    storm = endure(workers, open_store(url), tables, kills, kill)
    assert storm.reconnections >= kills


@pytest.mark.parametrize(("tables", "blows"), [ONCE, pytest.param(50, 10, marks=pytest.mark.soak)])
def test_redis_is_stopped_and_started(
    postgres: Postgres, redis: Redis, tables: int, blows: int
) -> None:
    url = postgres.database()
    workers = [Worker(url, redis.url).start() for _ in range(2)]

    async def stop_and_start(rng: Random) -> None:
        redis.stop()
        await asyncio.sleep(rng.random() * 2)
        redis.start()

    endure(workers, open_store(url), tables, blows, stop_and_start)
