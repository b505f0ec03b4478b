"""The shapes of the HTTP API about who one is: sessions, tokens, passwords."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cabale.server.wire.clocks import HoursOff
from cabale.server.wire.requests import Ask
from cabale.server.wire.words import END, Face, Language, Login, Name, Password

Secret = Annotated[str, Meta(min_length=16, max_length=64)]
_PART = r"[^\s\x00-\x1f\x7f@<>()\[\]\\,;:\"]+"
Email = Annotated[
    str, Meta(min_length=3, max_length=254, pattern=rf"^(?!.*=\?){_PART}@{_PART}{END}")
]
"""Without what mail programs read as more than the address itself."""


class Introduce(Ask):
    """`face` is a code of the client's; empty for the one that was drawn for this person."""

    name: Name
    face: Face | None = None


class Register(Ask):
    """Keep the identity of this device as an account."""

    login: Login
    password: Password


class SignIn(Ask):
    login: Login
    password: Password


class ChangePassword(Ask):
    """`password` is the one so far."""

    password: Password
    new: Password


class ForgotPassword(Ask):
    """Ask for a link by mail; `language` is that of the letter."""

    login: Login
    language: Language = "fr"


class ResetPassword(Ask):
    """`key` is the secret of a link."""

    key: Secret
    password: Password


class SetEmail(Ask):
    """None takes the address away; another is sent a link first."""

    password: Password
    email: Email | None = None
    language: Language = "fr"


class ConfirmEmail(Ask):
    key: Secret


class SetHours(Ask):
    """When one rests from now on; it counts from the next question on."""

    hours: HoursOff


class NewToken(Ask):
    """A token with which a program of yours sits down under the name `name`."""

    name: Name
    days: Annotated[int, Meta(ge=1, le=365)] = 365


class Account(Struct):
    """`mail`: this server can send some; `email`: where to, once that is confirmed."""

    login: str | None
    email: str | None
    mail: bool


class SessionInfo(Struct):
    """Where one is signed in; `device` is empty where nothing is known of it."""

    id: str
    device: str
    created: int
    seen: int
    expires: int
    here: bool = False


class SessionList(Struct):
    sessions: list[SessionInfo]


class TokenInfo(Struct):
    id: str
    name: str
    created: int
    seen: int | None
    expires: int
    token: str | None = None
    """Shown once, when it is made."""


class TokenList(Struct):
    tokens: list[TokenInfo]
