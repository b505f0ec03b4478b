"""The shapes of the HTTP API about being told that it is one's turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabale.server.wire.requests import Ask
from cabale.server.wire.words import Language

Url = Annotated[str, Meta(max_length=500)]


class Subscribe(Ask):
    """A browser that wants to be told, as its PushSubscription has it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "fr"


class Unsubscribe(Ask):
    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]


class SetNotices(Ask):
    """`mail`: hours between two letters at least, 0: none. `webhook`: empty for none."""

    language: Language = "fr"
    mail: Annotated[int, Meta(ge=0, le=168)] = 0
    webhook: Url = ""


class NoticeSettings(Struct):
    """How one is told. `push_key` is what a browser subscribes with, None where this server tells
    no browser; `mailable`: it sends letters, and one's address is confirmed."""

    mail: int
    webhook: str
    devices: int
    push_key: str | None
    mailable: bool
