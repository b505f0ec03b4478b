"""The facts of a match."""

from __future__ import annotations

from dataclasses import dataclass, field

from cabale.core import State, plain


@plain
@dataclass(slots=True, kw_only=True)
class SampleState(State):
    hands: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    traded: list[int] = field(default_factory=list)
    """The card that each seat gave away, 0 while it has not."""
