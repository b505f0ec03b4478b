"""Mail, where an operator has set up a server for it: two letters, each with a link."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from typing import Literal
from urllib.parse import unquote, urlsplit

import structlog

from cabale.store import Unavailable
from cabale.words import bundle, catalogue

WITHIN = 20.0
log = structlog.get_logger()
Letter = Literal["reset", "email"]


class Mail:
    """`server` is smtp://host:25, or smtps://user:password@host:465; empty: there is no mail."""

    def __init__(self, server: str, sender: str, home: str) -> None:
        self._server, self._sender, self._home = urlsplit(server), sender, home.rstrip("/")
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def there(self) -> bool:
        return bool(self._server.hostname)

    def write(self, to: str, letter: Letter, secret: str, language: str, **about: str) -> None:
        """Send a letter in the background: the time of an answer tells nobody that one was sent."""
        page = {"reset": "reset", "email": "confirm"}[letter]
        about = {"link": f"{self._home}/#/{page}/{secret}", **about}
        words = bundle(language, catalogue("cabale.server.people", language))

        def say(part: str) -> str:
            pattern = words.get_message(f"mail-{letter}-{part}").value
            assert pattern is not None
            return str(words.format_pattern(pattern, about)[0])

        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, say("subject")
        message.set_content(say("text") + "\n")
        self.soon(partial(asyncio.to_thread, self._send, message))

    @property
    def home(self) -> str:
        """The address that people know this server by; empty where nobody has said it."""
        return self._home

    def post(self, message: EmailMessage) -> None:
        """Send a message that is written already, in the background."""
        message["From"] = self._sender
        self.soon(partial(asyncio.to_thread, self._send, message))

    def soon(self, work: Callable[[], Awaitable[object]]) -> None:
        task = asyncio.create_task(self._attempt(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _attempt(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except (OSError, smtplib.SMTPException, Unavailable) as error:
            log.warning("mail-failed", error=type(error).__name__)

    def greet(self) -> None:
        """Connect and log in as before a letter is sent; every error is raised."""
        self._call().quit()

    def _send(self, message: EmailMessage) -> None:
        with self._call() as line:
            line.send_message(message)

    def _call(self) -> smtplib.SMTP:
        server = self._server
        assert server.hostname is not None
        safe = ssl.create_default_context()
        if server.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                server.hostname, server.port or 465, timeout=WITHIN, context=safe
            )
        else:
            line = smtplib.SMTP(server.hostname, server.port or 25, timeout=WITHIN)
        line.ehlo()
        if server.scheme == "smtp" and (server.username or line.has_extn("starttls")):
            line.starttls(context=safe)  # a password never goes in the open
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        return line
