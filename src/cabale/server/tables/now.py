"""What is the same for all who look on after an entry: it is worked out once for all of them."""

from __future__ import annotations

from typing import Any

from cabale.core import Match
from cabale.core.event import Event
from cabale.core.witnesses import everything
from cabale.server.tables.boards import Boards
from cabale.server.tables.chairs import Viewer
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import Clock

News = tuple[list[dict[str, Any]], list[int]]
"""What some eyes saw happen, and which of that the table was not told."""


class Now:
    """The moment, the clock, whether the table is closed, and what of the match is open to all.

    It is of no use after the next entry.
    """

    __slots__ = (
        "_aside",
        "_events",
        "_public",
        "at",
        "boards",
        "clock",
        "closed",
        "known",
        "match",
    )

    def __init__(self, match: Match, at: int, clock: Clock, *, closed: bool = False) -> None:
        self.match = match
        self.at = at
        self.clock = clock
        self.closed = closed
        self.boards = Boards(match)
        self.known = match.open_view()
        self._events: list[Event] | None = None
        self._public: News = ([], [])
        self._aside: set[Viewer] = set()
        """Eyes that saw something else than all others, or less."""

    @classmethod
    def of(cls, room: Room, at: int) -> Now:
        match = room.match
        assert match is not None
        banks = [room.banks[seat] for seat in sorted(room.banks)] if room.banks else []
        clock = Clock(match.pace, room.until(), room.paused is not None, banks)
        return cls(match, at, clock, closed=room.shut is not None and room.phase == "closed")

    def news(self, heard: int, eyes: Viewer) -> News:
        """What these eyes saw happen, after `heard` events: the same number, whoever looks."""
        events = self._events
        if events is None:
            events = self._events = everything(self.match, heard)
            self._public = _seen_by(events, None)
            for event in events:
                self._aside.update(event.only)
                if event.to is not None:
                    self._aside.update(range(self.match.seats))
        return _seen_by(events, eyes) if eyes in self._aside else self._public


def _seen_by(events: list[Event], eyes: Viewer) -> News:
    seen: list[dict[str, Any]] = []
    secret: list[int] = []
    for event in events:
        part = event.seen_by(eyes)
        if part is not None:
            if event.is_secret_of(eyes):
                secret.append(len(seen))
            seen.append(part)
    return seen, secret
