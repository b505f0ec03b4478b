"""Telling the gallery of a table what it may see by now (`gallery.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Set
from typing import TYPE_CHECKING

import msgspec

from cabale.server.tables import sight
from cabale.server.tables.chairs import Change, Line
from cabale.server.tables.gallery import BEAT, Gallery, Picture, next_beat
from cabale.server.tables.now import Now
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import Clock
from cabale.server.wire.messages import ChatNews

if TYPE_CHECKING:
    from cabale.server.tables.place import Listener, Place

encode = msgspec.json.Encoder().encode


class Watching:
    """The gallery of a place, once there is one, and the beat on which it is shown something.

    It does not hold its place: a table that held itself in memory would stay there with its whole
    match until the garbage collector came by, which it seldom does.
    """

    def __init__(self, room: Room, listeners: Set[Listener], now: Callable[[], int]) -> None:
        self._room, self._all, self._now = room, listeners, now
        self._gallery: Gallery | None = None
        self.beat = BEAT
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Nothing more is shown."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def gallery_of(self, person: str | None) -> Gallery | None:
        """The gallery, if somebody is in it: without a seat, at a table that is shown late."""
        room = self._room
        if self._gallery is None and room.delay and room.spectators and room.phase == "playing":
            self._gallery = Gallery.of(room)
        if self._gallery is None:
            return None
        seated = person is not None and bool(room.looks_from(person))
        return None if seated else self._gallery

    def forget(self, alias: dict[str, str], name: str) -> None:
        if self._gallery is not None:
            self._gallery.forget(alias, name)

    def is_news(self, person: str, message: bytes) -> bool:
        """Whether a message about the table is to be sent: in the gallery not twice the same."""
        gallery = self.gallery_of(person)
        if gallery is None:
            return True
        before, gallery.told[person] = gallery.told.get(person), message
        return before != message

    def tell(self, place: Place, change: Change) -> None:
        """Keep what happened until it may be shown; once the match is over all of it may."""
        room, line, gallery = self._room, change.line, self.gallery_of(None)
        if gallery is None:
            return
        lines = [] if line is None else [line]
        if room.phase != "playing":
            self._read_out(gallery, gallery.everything() + lines)
        elif line is None or line.quiet:
            self._read_out(gallery, lines)
        else:
            gallery.hear(line)
        seen = change.match and (change.eyes is None or None in change.eyes)
        if room.phase == "playing" and seen:
            gallery.take(room, change)
            if self._timer is None and gallery.is_due(room.delay):
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(next_beat(self.beat), self._show, place)

    def _listeners(self) -> list[Listener]:
        return [one for one in self._all if self.gallery_of(one.person) is not None]

    def _read_out(self, gallery: Gallery, lines: Iterable[Line]) -> None:
        for line in lines:
            told = encode(ChatNews(sight.chat_line(gallery.number(line), line)))
            for listener in self._listeners():
                listener.send(told)

    def _show(self, place: Place) -> None:
        """Show the gallery what it may see by now."""
        self._timer = None
        gallery, room = self._gallery, self._room
        if gallery is None or room.phase != "playing":
            return
        for picture in gallery.due(room.delay):
            self._read_out(gallery, picture.lines)
            gallery.shown = True
            self._show_picture(place, picture)
        place.tell_table_to(self._listeners())

    def _show_picture(self, place: Place, picture: Picture) -> None:
        ready: dict[str | None, bytes] = {}
        for listener in self._listeners():
            watched, language = listener.watches, listener.language
            place.give_eyes(listener)
            if not listener.watches:
                continue
            if not watched or picture.taken_back:
                place.show(listener)
                continue
            if language not in ready:
                now = timeless(picture.room, self._now())
                frame = sight.frame(picture.room, None, picture.heard, now, language, asked=False)
                ready[language] = encode(frame)
            listener.send(ready[language])


def timeless(room: Room, at: int) -> Now:
    """What the gallery is told of clocks: how long somebody has now is not what it was then."""
    assert room.match is not None
    return Now(room.match, at, Clock(room.match.pace, None, False, []))
