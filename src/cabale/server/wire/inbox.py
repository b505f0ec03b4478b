"""What a socket waits with: as little as uvicorn needs of a queue and of an event."""

from __future__ import annotations

from asyncio import Future, get_running_loop, shield
from typing import Any


class Inbox(list[Any]):
    """As much of a queue as uvicorn needs for what one client says, without the locks.

    A message or two wait here at most: an empty deque would take ten times the memory of a list.
    """

    __slots__ = ("waiting",)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def qsize(self) -> int:
        return len(self)


class Gate:
    """As much of `asyncio.Event` as uvicorn needs, which is open nearly always, and waited at once.

    An event has a deque for those who wait, as large as all the rest that a socket's queue holds.
    """

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: Future[None] | None = None

    def is_set(self) -> bool:
        return self._closed is None

    def set(self) -> None:
        closed, self._closed = self._closed, None
        if closed is not None and not closed.done():
            closed.set_result(None)

    def clear(self) -> None:
        if self._closed is None:
            self._closed = get_running_loop().create_future()

    async def wait(self) -> None:
        while self._closed is not None:
            await shield(self._closed)  # several may wait, and one of them be cancelled
