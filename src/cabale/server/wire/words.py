"""The words of which messages are made: names, numbers, choices, each with what it may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

END = r"$(?!\n)"
"""The end of a text, and not before a last line break, where `$` alone matches as well."""
Word = Annotated[str, Meta(max_length=64)]
Face = Annotated[str, Meta(pattern=f"^[0-9a-z]{{0,16}}{END}")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=f"^[a-z0-9_.-]+{END}")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Ref = Annotated[str, Meta(min_length=1, max_length=32)]
Key = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Turn = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Luck = Annotated[str, Meta(pattern=f"^[0-9a-f]{{32}}{END}")]
"""Somebody's own luck: 16 random bytes, in hex."""
LuckyWord = Annotated[str, Meta(max_length=40)]
"""One line without anything invisible, a space at an end or two in a row; any other is refused,
so that what was sent is what goes in."""
ChoiceWords = Annotated[list[int | Word], Meta(min_length=1, max_length=12)]
"""A choice or a claim: a verb, then its arguments, such as ``["vote", 3]``."""

Phase = Literal["open", "playing", "over", "closed"]
"""`closed`: by the host, because nobody was left but bots, or since an older copy of the database
was put back; it has no end and no replay."""
Language = Literal["fr", "en"]
Counting = Literal["seat", "spectator", "open"]
"""Whose eyes a replay has: those of one seat, a spectator's, or all of them, with open cards."""
