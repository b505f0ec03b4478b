"""What a client claims: by itself, or with a line of the chat that was understood."""

from __future__ import annotations

import asyncio

from cabale.server.tables import entries as e
from cabale.server.tables import hearing, sight
from cabale.server.tables.chairs import number_of
from cabale.server.tables.room import Room
from cabale.server.wire import messages as m
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.talking import readable


async def understood(room: Room, me: str, message: m.Chat) -> m.Understood | None:
    """What the speaker's own line says, for the speaker; None: nobody asked, or nothing is played.

    The line is on disk and told by now, the same whether somebody asks this or not.
    """
    if message.hear is None or message.seat is None or room.phase != "playing":
        return None
    text = readable(message.text)
    own = [n for n, line in enumerate(room.lines(me)) if line.person == me and line.text == text]
    heard = await hearing.hear(room, message.seat, text, message.hear)
    return m.Understood(message.key, own[-1], heard.claims, heard.rest)


def claimed(room: Room, me: str, seat: int, message: m.Say) -> e.Claimed | None:
    """The claim that a message makes; None: it stands under that line already."""
    if message.line is None:
        return e.Claimed(seat, message.claim)
    lines = room.lines(me)
    if message.line >= len(lines) or lines[message.line].person != me:
        raise Refusal("unfit", "this is not a line of yours")
    line = lines[message.line]
    if tuple(message.claim) in line.claims:
        return None
    return e.Claimed(seat, message.claim, number_of(line, room.chat))


async def may_claim(room: Room, seat: int, key: str, language: str | None) -> m.MayClaim:
    """All that a seat may claim now. To word it takes a thread, the first time a while."""
    texts = None
    if language is not None:
        texts = await asyncio.to_thread(sight.claims_in_words, room, language, seat)
    match = room.running()
    all_claims = match.game.claim_catalogue(match.seats)[1:]
    claims = [claim for claim in all_claims if match.may_say(seat, claim)]
    words = None if texts is None else [texts[claim.index] for claim in claims]
    return m.MayClaim(key, [claim.to_json() for claim in claims], words)
