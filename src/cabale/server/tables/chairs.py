"""Small records of a table: who sits on a chair, a line of chat, and what an entry changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

Viewer = int | None
"""Whose eyes: a seat's, or None for a spectator's."""


@dataclass(slots=True)
class Chair:
    """`person` owns the seat even while a bot keeps it."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None
    bot_name: str = ""
    face: str = ""

    @property
    def shown_name(self) -> str:
        return self.bot_name if self.kind == "bot" else self.name

    @property
    def player(self) -> str | None:
        """Whose result counts, for history and ratings."""
        return f"bot:{self.level}" if self.kind == "bot" else self.person


class Line(NamedTuple):
    """`quiet` lines are heard by spectators alone while the match is running.

    An emote is not seen by seats whose eyes are covered (`Game.sees_gestures`), until the end.
    """

    seat: int | None
    name: str
    text: str
    at: int
    quiet: bool
    unseen_by: frozenset[int] = frozenset()


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
