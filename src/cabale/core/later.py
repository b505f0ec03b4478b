"""What is worked out only when somebody looks: knowledge that rules feed and never read.

A simulation in which nobody looks pays for one link of a chain where it would pay for the whole
bookkeeping of all seats. Links are shared between clones, and so is what was worked out for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, cast


class Copied:
    """What the decorator `plain` gives a `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @plain")


V = TypeVar("V", bound=Copied)


class Later(Generic[V]):
    """A value, or an earlier one with a change that waits to be made to a copy of it."""

    __slots__ = ("_args", "_before", "_change", "_value")

    _before: Later[V] | None
    _change: Callable[..., None] | None
    _args: tuple[Any, ...]
    _value: V | None

    def __init__(self, value: V) -> None:
        self._before = None
        self._change = None
        self._args = ()
        self._value = value

    def then(self, change: Callable[..., None], *args: Any) -> Later[V]:
        """The value after ``change(value, *args)``; the arguments must never change again."""
        new: Later[V] = _new(Later)
        new._before = self
        new._change = change
        new._args = args
        new._value = None
        return new

    @property
    def now(self) -> V:
        """The value, which is everybody's: to be read, and copied before it is written to."""
        if self._value is not None:
            return self._value
        waiting: list[Later[V]] = []
        link = self
        while link._value is None:
            waiting.append(link)
            link = cast("Later[V]", link._before)
        value = link._value.copy()
        for link in reversed(waiting):
            cast("Callable[..., None]", link._change)(value, *link._args)
        self._value = value
        self._before = None
        return value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later) and self.now == other.now

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.now)


_new = object.__new__
