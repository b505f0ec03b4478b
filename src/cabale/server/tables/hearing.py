"""What a line claims, heard for its speaker, and the voices of bots; `cabale.talk` has the methods.

A line is heard in a thread: a few tenths of a millisecond as a rule, and longer where the words of
a game are needed for the first time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cabale.core import game
from cabale.server.tables.room import Room
from cabale.server.wire.messages import HeardClaim, Language
from cabale.talk import Heard, Hearer
from cabale.talk.voices import Voices

MOST = 6
"""So many claims of one line are offered at most."""


async def hear(room: Room, seat: int, text: str, language: Language) -> list[HeardClaim]:
    """What the line says that this seat may claim now, aloud."""
    if not any(letter.isalnum() for letter in text):
        return []
    names = [chair.shown_name for chair in room.chairs]
    heard = await asyncio.to_thread(
        _hear, room.game.name, room.options, names, seat, text, language
    )
    match = room.match
    if match is None or match.outcome is not None:
        return []
    aloud = [
        HeardClaim(claim.to_json(), sure)
        for claim, sure in heard
        if match.may_say(seat, claim) and match.game.hearers(match.board, seat, claim) is None
    ]
    return aloud[:MOST]


def _hear(
    name: str,
    options: Mapping[str, Any],
    names: Sequence[str],
    seat: int,
    text: str,
    language: Language,
) -> list[Heard]:
    relevant = worded(name, language)
    chosen = {option: value for option, value in options.items() if option in relevant}
    hearer = _hearer(name, language, json.dumps(chosen, sort_keys=True))
    return hearer.hear(text, names, seat)


@lru_cache(maxsize=64)
def worded(name: str, language: str) -> frozenset[str]:
    """The options that change the words of a game: tables that differ in others share a hearer."""
    shelf = game(name)
    words = shelf.words(language)
    return frozenset(one.name for one in shelf.options if f"$option_{one.name}" in words)


@lru_cache(maxsize=32)
def _hearer(name: str, language: Language, options: str) -> Hearer:
    return Hearer(game(name), language, json.loads(options))


@lru_cache(maxsize=64)
def voices(name: str, language: str, names: tuple[str, ...], options: str, table: str) -> Voices:
    """Those of the bots at a table."""
    return Voices(game(name), language, names, json.loads(options), table)


def forget_names() -> None:
    """Hearers and voices remember the names of the tables that they were needed at last."""
    _hearer.cache_clear()
    voices.cache_clear()
