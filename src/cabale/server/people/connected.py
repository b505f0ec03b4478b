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
        self._by_pass: dict[str, set[Line]] = {}

    def add(self, way: str, line: Line) -> None:
        self._by_pass.setdefault(way, set()).add(line)

    def remove(self, way: str, line: Line) -> None:
        lines = self._by_pass.get(way, set())
        lines.discard(line)
        if not lines:
            self._by_pass.pop(way, None)

    @property
    def ways(self) -> list[str]:
        return list(self._by_pass)

    def close(self, ways: Iterable[str]) -> None:
        """Close every socket that was opened with one of these sessions or tokens."""
        for way in ways:
            for line in list(self._by_pass.get(way, ())):
                line.drop(NOT_ALLOWED, "signed-out")
