"""The gallery: people without a seat, who see a running match as it was some moves ago.

A move is whatever everybody at the table sees happen. The gallery is shown pictures of the table,
each of which was taken when it was true and waits until so many moves have been made since: of the
match, and of the chairs around it. What was said between two pictures waits with the later one.
Nothing else of the running match reaches whoever watches.

Pictures are handed out on a beat that is the same at every table: so nobody reads from the moment
of a message when, or how quickly one after the other, people answer now.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field

from cabale.server.tables.chairs import Change, Line
from cabale.server.tables.room import Room

AFTER_THE_END = -1
"""The delay of a match that is shown to nobody without a seat before it is over."""
BEAT = 10.0
"""Seconds."""


@dataclass(slots=True)
class Picture:
    """The table after a move: `heard` events were known before it. `lines` were said before."""

    room: Room
    heard: int
    taken_back: bool
    lines: list[Line]

    def forget(self, alias: dict[str, str], name: str) -> None:
        """Somebody was forgotten."""
        self.room.chat = self.lines
        self.room.forget(alias, name)
        self.lines, self.room.chat = self.room.chat, []


@dataclass(slots=True)
class Gallery:
    """`room` is the table as the gallery sees it, and the match once something is `shown` of it.

    `lines` is what it has read, in the order in which it was told: lines are known by their place
    in it.
    """

    room: Room
    lines: list[Line]
    shown: bool = False
    told: dict[str, bytes] = field(default_factory=dict)
    """For each person the last message about the table: the same again would tell of a change."""
    _waiting: deque[Picture] = field(default_factory=deque)
    _said: list[Line] = field(default_factory=list)
    """Since the last picture was taken."""

    @classmethod
    def of(cls, room: Room) -> Gallery:
        """Of a match that begins, or that this worker takes up: what was before is not shown."""
        return cls(freeze(room), [line for line in room.chat if line.quiet or line.entry < 0])

    def take(self, room: Room, change: Change) -> None:
        """Everybody at the table has seen something."""
        if room.delay == AFTER_THE_END:
            return
        said, self._said = self._said, []
        self._waiting.append(Picture(freeze(room), change.heard, change.taken_back, said))

    def hear(self, line: Line) -> None:
        """Somebody at the table has said something, or claims something with what was said."""
        self._said.append(line)

    def is_due(self, delay: int) -> bool:
        return delay != AFTER_THE_END and len(self._waiting) > delay

    def due(self, delay: int) -> Iterator[Picture]:
        """The pictures since which so many moves were made, the oldest first."""
        while self.is_due(delay):
            picture = self._waiting.popleft()
            self.room = picture.room
            yield picture

    def everything(self) -> list[Line]:
        """The match is over: all that was said, and has not been told yet."""
        lines = [line for picture in self._waiting for line in picture.lines] + self._said
        self._waiting.clear()
        self._said = []
        return lines

    def number(self, line: Line) -> int:
        """The place of a line; one that was told before, and has a claim since, keeps its own."""
        for number in range(len(self.lines) - 1, -1, -1):
            if _same(self.lines[number], line):
                self.lines[number] = line
                return number
        self.lines.append(line)
        return len(self.lines) - 1

    def forget(self, alias: dict[str, str], name: str) -> None:
        """Somebody was forgotten: also in what was not shown yet."""
        now = Picture(self.room, 0, False, self.lines)
        late = Picture(freeze(self.room), 0, False, self._said)
        for picture in (late, now, *self._waiting):
            picture.forget(alias, name)
        self.lines, self._said = now.lines, late.lines
        self.told.clear()


def freeze(room: Room) -> Room:
    """The table as it stands, for eyes without a seat. The match in it is never played on."""
    seen = copy(room)
    seen.chairs = [copy(chair) for chair in room.chairs]
    seen.seal = copy(room.seal)
    seen.seq, seen.taken_back = dict(room.seq), dict(room.taken_back)
    seen.paused, seen.chat = None, []
    return seen


def next_beat(every: float) -> float:
    """Seconds until the next beat."""
    return every - time.monotonic() % every


def _same(one: Line, other: Line) -> bool:
    return (one.at, one.person, one.seat, one.entry, one.name) == (
        *(other.at, other.person, other.seat, other.entry),
        other.name,
    )
