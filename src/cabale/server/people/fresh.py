"""What was read from the store in the last seconds, and may be believed without another look."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Fresh(Generic[T]):
    """Values by key, each for so many seconds; older ones leave when others come.

    There are many more people in an evening than in its last seconds.
    """

    def __init__(self, seconds: float, most: int) -> None:
        """`most`: how many are remembered, however fresh they are."""
        self._seconds, self._most = seconds, most
        self._known: OrderedDict[str, tuple[float, T]] = OrderedDict()
        """With the moment of each; the oldest first."""

    def __len__(self) -> int:
        return len(self._known)

    def items(self) -> Iterator[tuple[str, T]]:
        return ((key, value) for key, (_, value) in self._known.items())

    def get(self, key: str) -> T | None:
        known = self._known.get(key)
        if known is None or time.monotonic() - known[0] >= self._seconds:
            return None
        return known[1]

    def put(self, key: str, value: T) -> None:
        now, known = time.monotonic(), self._known
        known[key] = (now, value)
        known.move_to_end(key)
        while len(known) > self._most or now - next(iter(known.values()))[0] > self._seconds:
            known.popitem(last=False)

    def drop(self, key: str) -> None:
        self._known.pop(key, None)
