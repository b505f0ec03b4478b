"""The shapes of the HTTP API for people who look for each other."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from cabale.server.wire.requests import Ask
from cabale.server.wire.words import Luck, LuckyWord, Ref, SeatNumber, Word

Pace = Literal["live", "relaxed", "days"]
Tongue = Literal["fr", "en", "any"]


class Enqueue(Ask):
    """Wait for a match. `bots`: two people are enough, bots may have the other seats.

    `luck` and `word` go into the deal.
    """

    game: Word
    seats: SeatNumber
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = "live"
    language: Tongue = "any"
    rated: bool = False
    bots: bool = True
    luck: Luck | None = None
    word: LuckyWord = ""


class Wait(Struct):
    """What somebody waits for since `since`; `others` wait whom this person could meet.

    `table` is the link to the table, once there is one.
    """

    game: str
    seats: int
    options: dict[str, Any]
    pace: Pace
    language: Tongue
    rated: bool
    bots: bool
    since: int
    others: int
    table: str | None = None


class Waiting(Struct):
    """None: one does not wait for anything."""

    wait: Wait | None


# --- friends -----------------------------------------------------------------------------------

Code = Annotated[str, Meta(min_length=1, max_length=40)]


class AskFriend(Ask):
    """The code that somebody has handed on."""

    code: Code


class AskToTable(Ask):
    """A `table` at which one sits, a `circle` that one is in, or an `event` that one takes part in.

    One of the three.
    """

    table: Ref | None = None
    circle: Ref | None = None
    event: Ref | None = None


class Friend(Struct):
    """`here`: of late, as far as that is a friend's business."""

    player: str
    name: str
    face: str
    here: bool = False


class TableInvite(Struct):
    """A friend, `host`, asks one to a table that is not yet playing, to a circle or to an event.

    `table` is the id of any of these, `name` that of a circle or an event.
    """

    table: str
    link: str
    game: str
    host: str
    kind: Literal["table", "circle", "event"] = "table"
    name: str = ""


class FriendList(Struct):
    """`code` is one's own. `asking` want to be friends; of those `asked` one wants it oneself."""

    code: str
    friends: list[Friend]
    asking: list[Friend]
    asked: list[Friend]
    invites: list[TableInvite]


# --- circles -----------------------------------------------------------------------------------

CircleName = Annotated[str, Meta(min_length=1, max_length=40)]
Role = Literal["owner", "helper", "member"]


class NewCircle(Ask):
    name: CircleName


class JoinCircle(Ask):
    code: Code


class CircleSettings(Ask):
    """What its owner or a helper changes; None leaves it. `renew`: another code."""

    name: CircleName | None = None
    closed: bool | None = None
    renew: bool = False


class SetRole(Ask):
    """`none`: no longer one of them."""

    role: Literal["owner", "helper", "member", "none"]


class CircleInfo(Struct):
    id: str
    name: str
    role: Role
    members: int
    closed: bool


class CircleList(Struct):
    circles: list[CircleInfo]


class Member(Struct):
    player: str
    name: str
    face: str
    role: Role


class CircleTable(Struct):
    link: str
    game: str
    phase: str


class CircleMatch(Struct):
    """A match that its members played: who, and who won."""

    game: str
    ended: int
    names: list[str]
    winners: list[str]
    edition: str | None = None


class LadderRow(Struct):
    """A `bot` has no rank; what is not `shown` is told to the reader (`you`) alone."""

    player: str
    name: str
    face: str
    bot: bool
    rating: int
    provisional: bool
    played: int
    won: int
    you: bool = False
    shown: bool = True


class Ladder(Struct):
    """Of a game: at tables of all sizes or of `seats`, of all time or in a `season`.

    `seasons` can be chosen, the running one first, and so can `sizes`.
    """

    game: str
    seats: int | None
    season: str | None
    rows: list[LadderRow]
    sizes: list[int]
    seasons: list[str]


class Circle(Struct):
    """A circle as its members see it; `code` opens it to others unless it is closed.

    `ladders` and `matches` are by game.
    """

    info: CircleInfo
    code: str
    people: list[Member]
    tables: list[CircleTable]
    history: list[CircleMatch]
    ladders: dict[str, list[LadderRow]]
    matches: dict[str, int]
