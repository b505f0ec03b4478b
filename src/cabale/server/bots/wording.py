"""When a bot has the floor, and what it types; `cabale.talk.voices` has the method."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass

from cabale.core import Choice
from cabale.server.bots.thinking import Answer
from cabale.server.tables.hearing import voices, worded
from cabale.server.tables.room import Room
from cabale.server.wire.messages import ChoiceWords

TYPED = 45
"""The letters of a line that takes the usual time."""
QUICKEST, SLOWEST = 0.5, 1.5


@dataclass
class Talk:
    """A discussion among bots: each may speak in turn, until none has anything to add."""

    turn: int
    before: int
    """How much had been said in the match before it began."""
    given: int = 0
    """How often a bot had the floor."""
    silent: int = 0
    """How many in a row said nothing, since this was said:"""
    heard: int = 0


@dataclass(frozen=True)
class Typing:
    """What a bot is about to say, when its thumbs are done, unless somebody speaks before."""

    seat: int
    words: Answer
    text: str
    turn: int
    heard: int
    when: int


def thumbs(text: str) -> float:
    """How long a line takes to type, in usual times; a claim without words takes one."""
    return min(SLOWEST, max(QUICKEST, len(text) / TYPED)) if text else 1.0


async def typed(room: Room, seat: int, words: ChoiceWords, language: str) -> str:
    """The line in which a bot makes its claim aloud; empty where there are no words for it.

    Only what everybody knows has a part in it: the table, the seat, and what was said aloud.
    """
    match = room.running()
    claim = match.game.claim_catalogue(match.seats).from_json(words)
    aloud = match.game.hearers(match.board, seat, claim) is None
    if not aloud or not match.game.may_talk(match.board, seat):
        return ""
    said = [
        (one.seat, one.claim)
        for one in match.said
        if match.game.hearers(match.board, one.seat, one.claim) is None
    ]
    relevant = worded(room.game.name, language)
    options = {name: value for name, value in room.options.items() if name in relevant}
    names = tuple(chair.shown_name for chair in room.chairs)
    about = (room.game.name, language, names, json.dumps(options, sort_keys=True), room.id)
    return await asyncio.to_thread(_line, about, seat, claim, said)


_About = tuple[str, str, tuple[str, ...], str, str]


def _line(about: _About, seat: int, claim: Choice, said: Sequence[tuple[int, Choice]]) -> str:
    return voices(*about).line(seat, claim, said) or ""
