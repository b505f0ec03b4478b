"""Servers and databases that several tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import run as run
from tests.server.houses import Postgres, Redis, Worker, find, worker


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if find("initdb") is None:
        pytest.skip("PostgreSQL is not installed: make services")
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture
def redis() -> Iterator[Redis]:
    if find("redis-server") is None:
        pytest.skip("Redis is not installed: make services")
    server = Redis()
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A server on SQLite that many tests use; it must have nothing to complain about."""
    path: Path = tmp_path_factory.mktemp("house") / "cabale.db"
    with worker(f"sqlite:///{path}") as one:
        one.database = path
        yield one
        assert one.complaints() == []
