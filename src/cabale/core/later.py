"""What is worked out only when somebody looks: knowledge that rules feed and never read.

Rules write down plain records of what happened; the reader is handed in where the game is declared,
so that the rules need not know it. A simulation in which nobody looks pays for one link of a chain
where it would pay for the whole bookkeeping of all seats. Links are shared between clones, and so
is what was worked out for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, cast


class Copied:
    """What the decorator `plain` gives a `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @plain")


Record = tuple[Any, ...]
"""A thing that happened: its name, then what belongs to it, as in a frame of the stack."""

V_co = TypeVar("V_co", bound=Copied, covariant=True)


class Later(Generic[V_co]):
    """A value, or an earlier one with a record that waits to be read into a copy of it."""

    __slots__ = ("_before", "_read", "_record", "_value")

    _before: Later[V_co] | None
    _read: Callable[[Any, Record], None]
    _record: Record
    _value: V_co | None

    def __init__(self, value: V_co, read: Callable[[Any, Record], None]) -> None:
        """`read` changes a value as a record says."""
        self._before = None
        self._read = read
        self._record = ()
        self._value = value

    def then(self, *record: Any) -> Later[V_co]:
        """The value after one more record, which must never change again."""
        new: Later[V_co] = _new(Later)
        new._before = self
        new._read = self._read
        new._record = record
        new._value = None
        return new

    @property
    def now(self) -> V_co:
        """The value, which is everybody's: to be read, and copied before it is written to."""
        if self._value is not None:
            return self._value
        waiting: list[Later[V_co]] = []
        link = self
        while link._value is None:
            waiting.append(link)
            link = cast("Later[V_co]", link._before)
        value = link._value.copy()
        read = self._read
        for link in reversed(waiting):
            read(value, link._record)
        self._value = value
        self._before = None
        return value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later) and self.now == other.now

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.now)


_new = object.__new__
