"""Something that happened, with the part of it that each seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Audience = tuple[int | None, ...]
"""Those who see something; None among them stands for the spectators."""


class Event(NamedTuple):
    """`data` is for all in `to` (None: the whole table); `only` adds what single seats see."""

    kind: str
    data: Mapping[str, Any]
    to: Audience | None
    only: Mapping[int, Mapping[str, Any]]

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat (None: a spectator) learns of it, or None if it learns nothing."""
        if seat is not None and seat in self.only:
            return {"kind": self.kind, **self.data, **self.only[seat]}
        if self.to is None or seat in self.to:
            return {"kind": self.kind, **self.data}
        return None

    def is_secret_of(self, seat: int | None) -> bool:
        """Whether the seat learns something by it that the table does not."""
        return seat is not None and (seat in self.only or self.to == (seat,))

    def seen_by_all(self) -> dict[str, Any] | None:
        """The part that no seat is without."""
        return {"kind": self.kind, **self.data} if self.to is None else None
