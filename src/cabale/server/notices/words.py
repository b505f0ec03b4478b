"""What people are told, in their language. Nothing of it is a secret of any table."""

from __future__ import annotations

from email.message import EmailMessage

from cabale.core import game
from cabale.server.notices.kept import Letter
from cabale.server.tables.room import Room
from cabale.server.wire.company import TableInvite
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

    def invite(self, invite: TableInvite) -> str:
        """Who asks to what: for the one who is asked alone."""
        title = Words(game(invite.game), self._language).title() if invite.game else ""
        about = {"host": invite.host, "name": invite.name, "game": title}
        return self(f"notice-invite-{invite.kind}", **about)


def plain(name: str) -> str:
    """A name without what chat services read as a mention or a link."""
    return "".join(c for c in name if c not in "@<>&|*_`[]()#")


def digest(letter: Letter, rooms: list[Room], home: str) -> EmailMessage:
    """One letter about every table at which somebody is asked, and what friends ask them to."""
    say = Say(letter.language)
    rows = [f"{say.game(room)}: {home}/t/{room.code}" for room in rooms]
    rows += [f"{say.invite(one)}: {home}{one.link}" for one in letter.invites]
    key = "notice-digest" if rooms else "notice-asked"
    message = EmailMessage()
    message["To"] = letter.email
    message["Subject"] = say(f"{key}-subject", n=len(rooms))
    message["List-Unsubscribe"] = f"<{home}/api/notices/stop/{letter.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    stop = f"{home}/#/stop/{letter.stop}"
    text = say(f"{key}-text", name=letter.name, n=len(rooms), tables="\n".join(rows), stop=stop)
    message.set_content(text + "\n")
    return message
