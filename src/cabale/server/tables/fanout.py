"""How workers hear of entries that others wrote: not at all (there is one), or over Redis.

A message is a hint, never the truth: whoever hears that a table has grown reads its log. A message
that is lost is made up for by the next, or by the look that workers take now and then, and after
a lost connection.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import msgspec


class News(msgspec.Struct, omit_defaults=True):
    """Table `table` has `length` entries; or: at worker `worker` these people are connected.

    `ended` are sessions and tokens that nobody is let in by any more.
    """

    worker: str
    table: str = ""
    length: int = 0
    people: list[str] | None = None
    watching: int = 0
    ended: list[str] | None = None
    forgotten: dict[str, str] | None = None
    """People who are no more, and the ids that stand in this table's log instead of theirs."""


Hear = Callable[[News], None]
Missed = Callable[[], Awaitable[None]]


class Fanout(ABC):
    name: str
    alone = False

    @abstractmethod
    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen; `missed` is called when messages may have been lost."""

    @abstractmethod
    def publish(self, news: News) -> None:
        """Tell the others, soon, without waiting."""

    @abstractmethod
    async def close(self) -> None: ...


class Alone(Fanout):
    """One worker: there is nobody to tell."""

    name = "alone"
    alone = True

    async def open(self, hear: Hear, missed: Missed) -> None:
        pass

    def publish(self, news: News) -> None:
        pass

    async def close(self) -> None:
        pass


def make_fanout(url: str) -> Fanout:
    if not url:
        return Alone()
    from cabale.server.tables.redis_fanout import RedisFanout

    return RedisFanout(url)
