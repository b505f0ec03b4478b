"""Whose moments of a finished match are meant, and how they are counted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from cabale.core.witnesses import Eyes
from cabale.server.tables.chairs import Line
from cabale.server.tables.kept import Kept
from cabale.server.wire.afterwards import Insight, KnownThen, TurningPoint
from cabale.server.wire.messages import Counting
from cabale.server.wire.refusal import Refusal

Numbered = TypeVar("Numbered", KnownThen, TurningPoint)


def eyes_of(counting: Counting, seat: int | None) -> Eyes:
    """Whose eyes are meant."""
    return {"seat": seat, "spectator": None, "open": "open"}[counting]


def entry_after(kept: Kept, eyes: Eyes, n: int) -> int:
    """The entry of moment `n`."""
    found = kept.entries(eyes)
    if n + 1 >= len(found):
        raise Refusal("unfit", "there is nothing to be played after the last moment")
    return found[n + 1]


def moments_of(lines: Sequence[Line], found: Sequence[int]) -> list[int]:
    """Of each line the number of the moment after which it was said; `found`: their entries."""
    return [bisect_right(found, line.entry) - 2 for line in lines]


def recount(insight: Insight, found: Sequence[int]) -> Insight:
    """The same, with numbers of moments in the place of numbers of entries."""
    return msgspec.structs.replace(
        insight,
        moments=_recounted(insight.moments, found),
        turns=_recounted(insight.turns, found),
    )


def _recounted(marks: Sequence[Numbered], found: Sequence[int]) -> list[Numbered]:
    """Of two that fall into one moment the later counts."""
    new = {bisect_right(found, mark.n) - 2: mark for mark in marks}
    return [msgspec.structs.replace(mark, n=n) for n, mark in new.items()]
