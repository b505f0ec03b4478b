"""Whose moments of a finished match are meant, and how they are counted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from cabale.core.witnesses import Eyes
from cabale.server.tables.chairs import Line
from cabale.server.tables.kept import Kept
from cabale.server.tables.room import Room
from cabale.server.wire.afterwards import Insight, KnownThen, TurningPoint, TurningSentence
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import Counting

COUNTINGS: dict[str, Counting] = {"seat": "seat", "spectator": "spectator", "open": "open"}
Numbered = TypeVar("Numbered", KnownThen, TurningPoint, TurningSentence)


def eyes_of(counting: Counting, seat: int | None) -> Eyes:
    """Whose eyes are meant."""
    return {"seat": seat, "spectator": None, "open": "open"}[counting]


def eyes_asked(room: Room, query: Mapping[str, str]) -> tuple[Counting, int | None]:
    """Whose moments an address asks for: a seat's, a spectator's, or all."""
    seat = seat_asked(room, query)
    counting = counting_asked(query, "spectator" if seat is None else "seat")
    if (counting == "seat") != (seat is not None):
        raise Refusal("unfit", "a seat's eyes and others at once see nothing")
    return counting, seat


def seat_asked(room: Room, query: Mapping[str, str]) -> int | None:
    """The seat that an address asks for."""
    text = query.get("seat")
    if text is None:
        return None
    try:
        seat = int(text)
    except ValueError:
        raise Refusal("unfit", "a seat is a number") from None
    room.chair(seat)
    return seat


def counting_asked(query: Mapping[str, str], default: Counting) -> Counting:
    text = query.get("eyes", default)
    if text not in COUNTINGS:
        raise Refusal("unfit", "eyes are those of a seat, of a spectator, or open")
    return COUNTINGS[text]


def entry_after(kept: Kept, eyes: Eyes, n: int) -> int:
    """The entry of moment `n`."""
    found = kept.entries(eyes)
    if n + 1 >= len(found):
        raise Refusal("unfit", "there is nothing to be played after the last moment")
    return found[n + 1]


def moments_of(lines: Sequence[Line], found: Sequence[int]) -> list[int]:
    """Of each line the number of the moment after which it was said; `found`: their entries."""
    return [moment_of(line.entry, found) for line in lines]


def moment_of(entry: int, found: Sequence[int]) -> int:
    """The number of the moment in which an entry was seen, or of the last one before."""
    return bisect_right(found, entry) - 2


def recount(insight: Insight, found: Sequence[int]) -> Insight:
    """The same, with numbers of moments in the place of numbers of entries."""
    said = [insight.sentence] if insight.sentence is not None else []
    return msgspec.structs.replace(
        insight,
        moments=_recounted(insight.moments, found),
        turns=_recounted(insight.turns, found),
        sentence=next(iter(_recounted(said, found)), None),
    )


def _recounted(marks: Sequence[Numbered], found: Sequence[int]) -> list[Numbered]:
    """Of two that fall into one moment the later counts."""
    new = {moment_of(mark.n, found): mark for mark in marks}
    return [msgspec.structs.replace(mark, n=n) for n, mark in new.items()]
