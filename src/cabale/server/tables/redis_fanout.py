"""Workers that hear of each other's entries over Redis."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import msgspec
import redis.asyncio as redis
import structlog
from redis.exceptions import RedisError

from cabale.server.operations.supervision import supervise
from cabale.server.tables.fanout import Fanout, Hear, Missed, News

CHANNEL = "cabale"
AGAIN = 0.3
"""Seconds between two attempts to reach Redis."""
log = structlog.get_logger()


class RedisFanout(Fanout):
    name = "redis"

    def __init__(self, url: str) -> None:
        self._redis = redis.from_url(url, socket_connect_timeout=2)
        self._out: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        """A task that is cancelled in the middle of a command may not hear of it."""

    async def open(self, hear: Hear, missed: Missed) -> None:
        self._tasks = [
            asyncio.create_task(supervise("hear", partial(self._listen, hear, missed))),
            asyncio.create_task(supervise("speak", self._speak)),
        ]

    def publish(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(news)

    async def _speak(self) -> None:
        encode = msgspec.json.Encoder().encode
        while not self._closed:
            news = encode(await self._out.get())
            # The others may hear again before we can speak again: they must still be told.
            while True:
                try:
                    await self._redis.publish(CHANNEL, news)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(AGAIN)

    async def _listen(self, hear: Hear, missed: Missed) -> None:
        decode = msgspec.json.Decoder(News).decode
        while not self._closed:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            hear(decode(message["data"]))
                        else:  # subscribed: from now on nothing is missed
                            await missed()
            except (RedisError, OSError) as error:
                log.warning("fanout-lost", error=type(error).__name__)
            # Without news a worker looks for itself.
            await missed()
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
