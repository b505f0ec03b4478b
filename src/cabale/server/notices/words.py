"""What people are told, in their language. Nothing of it is a secret of any table."""

from __future__ import annotations

from email.message import EmailMessage

from cabale.server.notices.kept import Letter
from cabale.server.tables.room import Room
from cabale.words import Words, bundle, catalogue


class Say:
    """The server's own sentences in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = bundle(language, catalogue("cabale.server.people", language))

    def __call__(self, key: str, **about: str | int) -> str:
        pattern = self._words.get_message(key).value
        assert pattern is not None
        return str(self._words.format_pattern(pattern, about)[0])

    def game(self, room: Room) -> str:
        return Words(room.game, self._language, options=room.options).title()


def plain(name: str) -> str:
    """A name without what chat services read as a mention or a link."""
    return "".join(c for c in name if c not in "@<>&|*_`[]()#")


def digest(letter: Letter, rooms: list[Room], home: str) -> EmailMessage:
    """One letter about every table at which somebody is asked."""
    say = Say(letter.language)
    rows = "\n".join(f"{say.game(room)}: {home}/t/{room.code}" for room in rooms)
    message = EmailMessage()
    message["To"] = letter.email
    message["Subject"] = say("notice-digest-subject", n=len(rooms))
    message["List-Unsubscribe"] = f"<{home}/api/notices/stop/{letter.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    stop = f"{home}/#/stop/{letter.stop}"
    text = say("notice-digest-text", name=letter.name, n=len(rooms), tables=rows, stop=stop)
    message.set_content(text + "\n")
    return message
