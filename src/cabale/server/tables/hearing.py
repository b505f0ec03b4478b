"""What a line claims, heard for its speaker, and the voices of bots; `cabale.talk` has the methods.

A line is heard in a thread: a few tenths of a millisecond as a rule, and longer where the words of
a game are needed for the first time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cabale.core import game
from cabale.server.tables.room import Room
from cabale.server.wire.messages import HeardClaim
from cabale.server.wire.words import Language
from cabale.talk import Hearer
from cabale.talk.hearing import Listened
from cabale.talk.voices import Voices

MOST = 6
"""So many claims of one line are offered at most."""


class Understanding(NamedTuple):
    """What of a line may be claimed, and what was not understood, as it was typed."""

    claims: list[HeardClaim]
    rest: list[str]


async def hear(room: Room, seat: int, text: str, language: Language) -> Understanding:
    """What the line says that this seat may claim now, aloud."""
    if not any(letter.isalnum() for letter in text):
        return Understanding([], [])
    names = [chair.shown_name for chair in room.chairs]
    heard = await asyncio.to_thread(
        _hear, room.game.name, room.options, names, seat, text, language
    )
    match = room.match
    if match is None or match.outcome is not None or not match.game.may_talk(match.board, seat):
        return Understanding([], [])
    aloud = [
        HeardClaim(claim.to_json(), sure)
        for claim, sure in heard.claims
        if match.may_say(seat, claim) and match.game.hearers(match.board, seat, claim) is None
    ]
    return Understanding(aloud[:MOST], heard.rest[:MOST])


def _hear(
    name: str,
    options: Mapping[str, Any],
    names: Sequence[str],
    seat: int,
    text: str,
    language: str,
) -> Listened:
    return _ears(name, options, language).listen(text, names, seat)


def asks(
    name: str,
    options: Mapping[str, Any],
    names: Sequence[str],
    seat: int,
    text: str,
    language: str,
) -> int | None:
    """The seat that a question of this line is put to."""
    return _ears(name, options, language).asks(text, names, seat)


def _ears(name: str, options: Mapping[str, Any], language: str) -> Hearer:
    relevant = worded(name, language)
    chosen = {option: value for option, value in options.items() if option in relevant}
    return _hearer(name, language, json.dumps(chosen, sort_keys=True))


@lru_cache(maxsize=64)
def worded(name: str, language: str) -> frozenset[str]:
    """The options that change the words of a game: tables that differ in others share a hearer."""
    shelf = game(name)
    words = shelf.words(language)
    return frozenset(one.name for one in shelf.options if f"$option_{one.name}" in words)


@lru_cache(maxsize=32)
def _hearer(name: str, language: str, options: str) -> Hearer:
    return Hearer(game(name), language, json.loads(options))


@lru_cache(maxsize=64)
def voices(name: str, language: str, names: tuple[str, ...], options: str, table: str) -> Voices:
    """Those of the bots at a table."""
    return Voices(game(name), language, names, json.loads(options), table)


def forget_names() -> None:
    """Hearers and voices remember the names of the tables that they were needed at last."""
    _hearer.cache_clear()
    voices.cache_clear()
