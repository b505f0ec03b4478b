"""How workers stop listening to each other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.houses import free_port

from cabale.server.tables.fanout import News
from cabale.server.tables.redis_fanout import RedisFanout


def test_a_worker_stops_though_its_last_word_did_not_hear_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The client's library may swallow what cancels a command: once, a worker never stopped."""

    async def missed() -> None:
        pass

    async def run() -> None:
        fanout, speaking = RedisFanout(f"redis://127.0.0.1:{free_port()}/0"), asyncio.Event()

        async def publish(*_: Any) -> None:
            speaking.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                return

        monkeypatch.setattr(fanout._redis, "publish", publish)
        await fanout.open(lambda _: None, missed)
        fanout.publish(News("a", "t", 1))
        await asyncio.wait_for(speaking.wait(), 20)
        await asyncio.wait_for(fanout.close(), 20)

    asyncio.run(run())
