"""The open sockets of this worker, by the session or token that each came in with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

NOT_ALLOWED = 4001


class Line(Protocol):
    """A socket that can be closed."""

    def drop(self, code: int, reason: str) -> None: ...


class Connected:
    def __init__(self) -> None:
        self._way_of: dict[Line, str] = {}

    def add(self, way: str, line: Line) -> None:
        self._way_of[line] = way

    def remove(self, line: Line) -> None:
        self._way_of.pop(line, None)

    @property
    def ways(self) -> set[str]:
        return set(self._way_of.values())

    def close(self, ways: Iterable[str]) -> None:
        """Close every socket that was opened with one of these sessions or tokens."""
        ended = set(ways)
        for line in [line for line, way in self._way_of.items() if way in ended]:
            line.drop(NOT_ALLOWED, "signed-out")
