"""The door of a table: one at a time goes through, in the order in which they came."""

from __future__ import annotations

from asyncio import CancelledError, Future, get_running_loop


class Door:
    """As much of `asyncio.Lock` as a table needs; whoever finds it free may also take it at once.

    Whoever leaves hands it over to the next, so that nobody slips in between.
    """

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[Future[None]] = []

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Go in if nobody is inside."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        while self._waiting:
            first = self._waiting.pop(0)
            if not first.done():  # else somebody has given up
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: Future[None] = get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except CancelledError:
            if not mine.cancelled():  # it was handed over just now
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
