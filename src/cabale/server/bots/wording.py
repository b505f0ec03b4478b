"""When a bot has the floor, and what it types; `cabale.talk.voices` has the method."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass

from cabale.core import Choice, Match
from cabale.server.bots.thinking import Answer
from cabale.server.tables import entries as e
from cabale.server.tables.chairs import Line
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.hearing import asks, voices, worded
from cabale.server.tables.room import Room
from cabale.server.wire.words import ChoiceWords

TYPED = 45
"""The letters of a line that takes the usual time."""
QUICKEST, SLOWEST = 0.5, 1.5
A_MINUTE = 60_000
"""For so long (ms) nobody is asked by a second bot."""


@dataclass
class Talk:
    """A discussion among bots: each may speak in turn, until none has anything to add."""

    moment: int
    before: int
    """How much had been said in the match before it began."""
    began: int
    """How much of that so that everybody heard it."""
    given: int = 0
    """How often a bot had the floor."""
    silent: int = 0
    """How many in a row said nothing, since so much was said that everybody heard:"""
    heard: int = 0


@dataclass(frozen=True)
class Typing:
    """What a bot is about to say, when its thumbs are done, unless somebody speaks before.

    `moment` and `heard` count what everybody saw and heard: nothing that happens unseen stops it.
    """

    seat: int
    words: Answer | None
    """What it claims; None: it has a word about what was said, and claims nothing."""
    text: str
    moment: int
    heard: int
    when: int
    answers: bool = False
    """It answers who asked this bot, and is said whatever others say meanwhile."""

    def is_late(self, room: Room) -> bool:
        """Whether it would answer what is no longer the last word."""
        if room.moment != self.moment:
            return True
        return not self.answers and len(aloud(room.running())) != self.heard

    def entry(self, room: Room, before: int) -> e.Entry | None:
        """What it comes to now; None if somebody has spoken, or it was said since `before`."""
        said = [one.to_json() for one in room.running().said]
        chair = room.chairs[self.seat]
        if self.is_late(room) or chair.kind != "bot":
            return None
        if self.words is None:
            return (
                None
                if self.text in typed_by_all(room)
                else e.Chatted("", chair.shown_name, self.text, self.seat)
            )
        repeated = [self.seat, *self.words] in said[before:]
        return None if repeated else e.Claimed(self.seat, self.words, text=self.text)


_About = tuple[str, str, tuple[str, ...], str, str]
"""Game, language, names, options and table: whose voices these are."""


def thumbs(text: str) -> float:
    """How long a line takes to type, in usual times; a claim without words takes one."""
    return min(SLOWEST, max(QUICKEST, len(text) / TYPED)) if text else 1.0


async def typed(room: Room, seat: int, words: ChoiceWords, language: str) -> str:
    """The line in which a bot makes its claim aloud; empty where there are no words for it.

    Only what everybody knows has a part in it: the table, the seat, and what was said aloud.
    """
    match = room.running()
    claim = match.game.claim_catalogue(match.seats).from_json(words)
    shown = match.game.hearers(match.board, seat, claim) is not None
    if shown or not match.game.may_talk(match.board, seat):
        return ""
    return await asyncio.to_thread(_line, _about(room, language), seat, claim, aloud(match))


async def reaction(room: Room, language: str) -> tuple[int, str] | None:
    """The bot that has a word about what was said last, and which; see `Voices.reaction`.

    Only what everybody knows has a part in it. Whether the seat may speak at all is the one thing
    besides, and the rules of the game make it show.
    """
    match = room.running()
    bots = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "bot"]
    typed = typed_by_all(room)
    spared = pressed(room, language)
    found = await asyncio.to_thread(
        _word, _about(room, language), aloud(match), bots, typed, spared
    )
    if found is None or not match.game.may_talk(match.board, found[0]):
        return None
    return found


def pressed(room: Room, language: str) -> set[int]:
    """Whom a bot has asked something in the last minute: others leave them alone so long."""
    since = now_ms() - A_MINUTE
    lines = [
        line
        for line in room.chat
        if line.at >= since and line.seat is not None and room.chairs[line.seat].kind == "bot"
    ]
    asked = {int(args[0]) for line in lines for verb, *args in line.claims if verb == "ask"}
    return asked | voices(*_about(room, language)).pressed({line.text for line in lines})


def presses(room: Room, words: ChoiceWords, language: str) -> bool:
    """Whether a bot is about to ask a person whom another has asked just before."""
    if words[0] != "ask":
        return False
    target = int(words[1])
    return room.chairs[target].kind == "person" and target in pressed(room, language)


async def asked_by(room: Room, line: Line, language: str) -> int | None:
    """The bot that a person's line asks something, if it may speak."""
    assert line.seat is not None
    text, names = line.text, [chair.shown_name for chair in room.chairs]
    seat = await asyncio.to_thread(
        asks, room.game.name, room.options, names, line.seat, text, language
    )
    if seat is None or room.chairs[seat].kind != "bot":
        return None
    match = room.running()
    return seat if match.game.may_talk(match.board, seat) else None


async def answer(room: Room, seat: int, who: int, language: str) -> str:
    """What a bot that claims nothing says to who asked it; empty when it has no words left."""
    said, typed = aloud(room.running()), typed_by_all(room)
    found = await asyncio.to_thread(_answer, _about(room, language), seat, who, said, typed)
    return found or ""


def typed_by_all(room: Room) -> set[str]:
    """What was typed so that all at the table read it: spectators are not heard there."""
    return {line.text for line in room.chat if not line.quiet}


def aloud(match: Match) -> list[tuple[int, Choice]]:
    """What was claimed so that everybody heard it."""
    return [
        (one.seat, one.claim)
        for one in match.said
        if match.game.hearers(match.board, one.seat, one.claim) is None
    ]


def _about(room: Room, language: str) -> _About:
    relevant = worded(room.game.name, language)
    options = {name: value for name, value in room.options.items() if name in relevant}
    names = tuple(chair.shown_name for chair in room.chairs)
    return room.game.name, language, names, json.dumps(options, sort_keys=True), room.id


def _word(
    about: _About,
    said: Sequence[tuple[int, Choice]],
    bots: Sequence[int],
    typed: set[str],
    spared: set[int],
) -> tuple[int, str] | None:
    return voices(*about).reaction(said, bots, typed, spared)


def _answer(
    about: _About, seat: int, who: int, said: Sequence[tuple[int, Choice]], typed: set[str]
) -> str | None:
    return voices(*about).answer(seat, who, said, typed)


def _line(about: _About, seat: int, claim: Choice, said: Sequence[tuple[int, Choice]]) -> str:
    return voices(*about).line(seat, claim, said) or ""
