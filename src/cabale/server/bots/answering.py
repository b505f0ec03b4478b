"""Bots say what they are asked for: by somebody's question in the chat, or by a lesson's line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from cabale.core import Lesson
from cabale.server.bots.wording import Typing, aloud, answer, asked_by, thumbs, typed
from cabale.server.tables import entries as e
from cabale.server.tables.chairs import Line
from cabale.server.tables.emotes import is_emote
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room

if TYPE_CHECKING:
    from cabale.server.tables.hall import Hall


class Answering:
    """Answers the questions that people at the table put to a bot; of several lines, the last."""

    def __init__(self, hall: Hall, place: Place) -> None:
        self.hall = hall
        self.place = place
        self._read = len(place.room.chat)
        """So many lines were looked at, or typed before this began: nobody answers those."""

    def unread(self, room: Room) -> Line | None:
        """The last line that a person has typed since at a table of bots that have a voice.

        An emote asks nothing, and not everybody may see it: it is not the last line.
        """
        bots = any(chair.kind == "bot" for chair in room.chairs)
        if self._read == len(room.chat) or not bots or not room.game.sayings("en"):
            return None
        new = reversed(room.chat[self._read :])
        typed = (line for line in new if line.person and line.seat is not None and not line.quiet)
        return next((line for line in typed if not is_emote(line.text)), None)

    async def answer(self, line: Line) -> Typing | None:
        """What the bot that the line asks says to it: what it claims now, else that it will not."""
        room, hall, tongue = self.place.room, self.hall, self.place.tongue
        self._read = len(room.chat)
        moment, heard = room.moment, len(aloud(room.running()))
        seat = await asked_by(room, line, tongue)
        if seat is None or line.seat is None:
            return None
        words = None
        if room.running().pace == "talk":
            words = await hall.thinkers.speak(room, seat, self.place.attended, self.place.client)
        if (room.phase, room.moment) != ("playing", moment):
            return None
        text = await typed(room, seat, words, tongue) if words is not None else ""
        if not text:
            words, text = None, await answer(room, seat, line.seat, tongue)
        when = line.at + int(1000 * hall.config.talk_every * thumbs(text))
        return Typing(seat, words, text, moment, heard, when, answers=True) if text else None


def recite(
    hall: Hall, place: Place, lesson: Lesson
) -> tuple[int, Callable[[], Awaitable[None]]] | None:
    """In a lesson the bots say what its line has them say, one after the other."""
    room = place.room
    claim = lesson.claim(room.running())
    if claim is None:
        return None
    entry = e.Claimed(*claim)
    when = room.told_at + int(hall.config.bot_delay * 1000)

    async def act() -> None:
        await hall.propose(
            place, lambda room: entry if lesson.claim(room.running()) == claim else None
        )

    return when, act
