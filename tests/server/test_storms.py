"""Power cuts: an acknowledged choice is on disk, no table is stuck, every client catches up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.houses import Postgres, Redis, Worker
from tests.server.storms import storm

from cabale.store import open_store

SHORT = (4, 2)
LONG = pytest.param(50, 20, marks=pytest.mark.soak)


@pytest.mark.parametrize(("tables", "kills"), [SHORT, LONG])
def test_one_worker_on_sqlite_is_killed(tmp_path: Path, tables: int, kills: int) -> None:
    url = f"sqlite:///{tmp_path / 'cabale.db'}"
    worker = Worker(url).start()

    async def kill(rng: Random) -> None:
        worker.kill()
        await worker.start_again()

    try:
        played, lost = asyncio.run(
            storm([worker], open_store(url), tables=tables, blows=kills, blow=kill)
        )
    finally:
        worker.stop()
    assert played >= tables
    assert lost >= kills
    assert worker.complaints() == []


@pytest.mark.parametrize(("tables", "kills"), [SHORT, LONG])
def test_two_workers_are_killed(postgres: Postgres, redis: Redis, tables: int, kills: int) -> None:
    url = postgres.database()
    workers = [Worker(url, redis.url).start() for _ in range(2)]

    async def kill(rng: Random) -> None:
        worker = rng.choice(workers)
        worker.kill()
        await worker.start_again()

    try:
        played, lost = asyncio.run(
            storm(workers, open_store(url), tables=tables, blows=kills, blow=kill)
        )
    finally:
        for worker in workers:
            worker.stop()
    assert played >= tables
    assert lost >= kills
    assert [c for worker in workers for c in worker.complaints()] == []


def test_redis_is_stopped_and_started(postgres: Postgres, redis: Redis) -> None:
    url = postgres.database()
    workers = [Worker(url, redis.url).start() for _ in range(2)]

    async def stop_and_start(rng: Random) -> None:
        redis.stop()
        await asyncio.sleep(rng.random() * 2)
        redis.start()

    try:
        played, _ = asyncio.run(
            storm(workers, open_store(url), tables=4, blows=2, blow=stop_and_start)
        )
    finally:
        for worker in workers:
            worker.stop()
    assert played >= 4
    assert [c for worker in workers for c in worker.complaints()] == []
