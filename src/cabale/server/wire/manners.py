"""The shapes of the HTTP API for how people treat each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cabale.server.wire.requests import Ask
from cabale.server.wire.words import SeatNumber

PlayerId = Annotated[str, Meta(min_length=1, max_length=32)]
Grievance = Literal["insult", "spam", "cheating", "name", "other"]
Relation = Literal["none", "mute", "block"]


class Kick(Ask):
    """Whoever sits there does not sit at this table again."""

    seat: SeatNumber


class Ban(Ask):
    """Whoever this is does not sit, watch or talk at this table again."""

    player: PlayerId


class ShownOut(Struct):
    """`seat`: takes no seat here; `table`: neither watches nor talks either."""

    player: str
    name: str
    how: Literal["seat", "table"]


class ShownOutList(Struct):
    people: list[ShownOut]


class Leave(Ask):
    """A seat of one's own; None: all of them."""

    seat: SeatNumber | None = None


class Report(Ask):
    """`lines` are the numbers of lines of the chat, as whoever reports reads it.

    `comments` are ids of comments on moments of the match.
    """

    player: PlayerId
    kind: Grievance
    lines: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=20)] = field(
        default_factory=list
    )
    note: Annotated[str, Meta(max_length=500)] = ""
    comments: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = field(
        default_factory=list
    )


class Relate(Ask):
    """`mute`: not to read somebody; `block`: not to have them at one's own tables either."""

    kind: Relation


class RelationInfo(Struct):
    player: str
    name: str
    kind: Relation


class RelationList(Struct):
    relations: list[RelationInfo]
