"""What is worked out only when somebody looks: knowledge that rules feed and never read.

Rules write down plain records of what happened; the reader is handed in where the game is declared,
so that the rules need not know it. A simulation in which nobody looks pays for one link of a chain
where it would pay for the whole bookkeeping of all seats. Links are shared between clones, and so
is what was worked out for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar


class Copied:
    """What the decorator `plain` gives a `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @plain")


Record = tuple[Any, ...]
"""A thing that happened: its name, then what belongs to it, as in a frame of the stack."""

V_co = TypeVar("V_co", bound=Copied, covariant=True)


class Later(Generic[V_co]):
    """For each reader a value, or earlier ones with a record that waits to be read into copies.

    Readers are numbered from 0, as seats are. Only who looks reads.
    """

    __slots__ = ("_before", "_read", "_record", "_values")

    _before: Later[V_co] | None
    _read: Callable[[Any, list[Record]], None]
    _record: Record
    _values: dict[int, V_co]

    def __init__(self, values: Sequence[V_co], read: Callable[[Any, list[Record]], None]) -> None:
        """`read` changes a value as records say, one after the other."""
        self._before = None
        self._read = read
        self._record = ()
        self._values = dict(enumerate(values))

    def then(self, *record: Any) -> Later[V_co]:
        """The values after one more record, which must never change again."""
        new: Later[V_co] = _new(Later)
        new._before = self
        new._read = self._read
        new._record = record
        new._values = _NONE_YET
        return new

    def now(self, reader: int) -> V_co:
        """The value, which is everybody's: to be read, and copied before it is written to."""
        found = self._values.get(reader)
        if found is not None:
            return found
        before, records = self.waiting(reader)
        value = before.copy()
        self._read(value, records)
        if self._values is _NONE_YET:
            self._values = {reader: value}
        else:
            self._values[reader] = value
        return value

    def waiting(self, reader: int) -> tuple[V_co, list[Record]]:
        """The last value that was worked out, and the records that wait to be read into it."""
        records: list[Record] = []
        link = self
        while (found := link._values.get(reader)) is None:
            records.append(link._record)
            before = link._before
            assert before is not None, "the first link has a value for every reader"
            link = before
        records.reverse()
        return found, records

    def all(self) -> list[V_co]:
        """The value of every reader."""
        link = self
        while link._before is not None:
            link = link._before
        return [self.now(reader) for reader in link._values]

    def again(self, values: Sequence[Copied]) -> Later[Copied]:
        """Other values, with the same way to read records into them."""
        return Later(values, self._read)

    def records(self) -> list[Record]:
        """All that was written down, the oldest first."""
        found: list[Record] = []
        link = self
        while link._before is not None:
            found.append(link._record)
            link = link._before
        found.reverse()
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Later) and self.all() == other.all()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.all())


_NONE_YET: dict[int, Any] = {}
"""Most links never get a value: they share this, which nothing is written to."""

_new = Later.__new__
