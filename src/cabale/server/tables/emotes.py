"""The faces that can be said instead of words: seen, not heard, so a game may treat them apart."""

from __future__ import annotations

from cabale.core import Match

EMOTES = frozenset({"👍", "👎", "🤔", "😱", "😂", "🤫", "👀", "👏"})
"""Those of the web client, `web/src/lib/emotes.ts`."""


def is_emote(text: str) -> bool:
    return text in EMOTES


def may_chat(match: Match, seat: int, text: str) -> bool:
    """Whether the seat may say this in the chat of a running match."""
    ask = match.game.may_gesture if is_emote(text) else match.game.may_talk
    return ask(match.board, seat)
