"""Small records of a table: who sits on a chair, a line of chat, and what an entry changed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

Viewer = int | None
"""Whose eyes: a seat's, or None for a spectator's."""


def _kind(level: str) -> str:
    """A bot without its mood and its budget: `master` for `master@400:bold`."""
    return level.partition(":")[0].partition("@")[0]


@dataclass(slots=True)
class Chair:
    """`person` owns the seat even while a bot keeps it."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None
    bot_name: str = ""
    face: str = ""
    left: str | None = None
    """Who had the seat, and has left it to a bot for good."""

    @property
    def shown_name(self) -> str:
        return self.bot_name if self.kind == "bot" else self.name

    @property
    def player(self) -> str | None:
        """Whose result counts, for history and ratings: a bot's level, however it was spelt."""
        return f"bot:{_kind(self.level or '')}" if self.kind == "bot" else self.person

    def forget(self, alias: Mapping[str, str], name: str) -> None:
        """Somebody of `alias` sits here, or sat."""
        self.name, self.face = name, ""
        self.person = alias.get(self.person or "", self.person)
        self.left = alias.get(self.left or "", self.left)


class Standing(NamedTuple):
    """The standing orders of a seat, and of whom: whoever sits there next has none."""

    person: str
    words: tuple[tuple[int | str, ...], ...]


def unnamed(text: str, called: Iterable[str], name: str) -> str:
    """A text in which those who were called so have another name."""
    for one in called:
        text = re.sub(rf"(?i)(?<!\w){re.escape(one)}(?!\w)", lambda _: name, text)
    return text


class Line(Struct, array_like=True, frozen=True, gc=False):
    """`quiet` lines are heard by spectators alone while the match is running.

    An emote is not seen by seats whose eyes are covered (`Game.sees_gestures`), until the end.
    `claims` are what the speaker claimed with these words. The line was said after entry number
    `entry` of the match, and event number `heard`; before the start these are -1 and 0.
    """

    seat: int | None
    name: str
    text: str
    at: int
    quiet: bool
    unseen_by: frozenset[int] = frozenset()
    face: str = ""
    person: str = ""
    claims: tuple[tuple[int | str, ...], ...] = ()
    entry: int = -1
    heard: int = 0

    def without(self, alias: Mapping[str, str], called: Iterable[str], name: str) -> Line:
        """The line without those people, who were called so."""
        said = replace(self, text=unnamed(self.text, called, name))
        if self.person not in alias:
            return said
        return replace(said, name=name, face="", person=alias[self.person])


def number_of(line: Line, lines: Sequence[Line]) -> int | None:
    """The number of a line among these, the last of which are looked at first."""
    for number in range(len(lines) - 1, -1, -1):
        if lines[number] is line:
            return number
    return None


class Change(NamedTuple):
    """What an entry did, for whoever has to be told. `eyes` None: everybody's frame changes."""

    match: bool = False
    eyes: tuple[Viewer, ...] | None = None
    heard: int = 0
    taken_back: bool = False
    table: bool = False
    line: Line | None = None
    back: str | None = None
    """The person whose seats were given to a bot, or taken back from one."""
