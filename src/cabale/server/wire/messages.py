"""Every word of the wire: what the socket carries, and the shapes of the HTTP API.

`docs/protocol.md` explains them; `cabale schema` writes their JSON schema. A message is a tagged
object: ``{"type": "choose", …}``. A field that a client must not send is refused, never ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabale.core.sight import SeatView
from cabale.server.wire.clocks import Clock, ClockSettings
from cabale.server.wire.words import (
    ChoiceWords,
    Key,
    Language,
    LineNumber,
    Phase,
    Ref,
    SeatNumber,
    Turn,
)

VERSION = 1


# --- the socket: what a client says ----------------------------------------------------------


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message of a client has: a `key` that comes back in the answer to it."""

    key: Key = ""


class Hello(Message, tag="hello"):
    """The first message. `seq` and `events`: what the client has already, of this seat's.

    `crc` is that of these events (`told.crc`): by it a client learns that others stand there now.
    """

    v: int
    table: Ref
    token: Annotated[str, Meta(max_length=80)] | None = None
    seat: SeatNumber | None = None
    seq: int = -1
    events: Annotated[int, Meta(ge=0)] = 0
    crc: Annotated[int, Meta(ge=0, le=0xFFFF_FFFF)] | None = None
    words: Language | None = None
    """Send every sentence readily worded in this language too."""


class Choose(Message, tag="choose"):
    """Answer question number `turn`. Sent twice it counts once."""

    seat: SeatNumber
    turn: Turn
    choice: ChoiceWords


class Order(Message, tag="order"):
    """What this seat will answer ahead: all its standing orders from now on."""

    seat: SeatNumber
    orders: Annotated[list[ChoiceWords], Meta(max_length=12)]


class Undo(Message, tag="undo"):
    """Take back this seat's last choice."""

    seat: SeatNumber
    turn: Turn


class Say(Message, tag="say"):
    """Make a claim; `line`: a line of one's own that said it in other words. It stands there."""

    seat: SeatNumber
    claim: ChoiceWords
    line: LineNumber | None = None


class Chat(Message, tag="chat"):
    """Free talk: as a seat, or (None) among spectators.

    `hear` asks what the line claims, in the language in which it is written: `Understood` answers
    it. Nobody else is told, and nothing is claimed before the speaker says it.
    """

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    hear: Language | None = None


class Call(Message, tag="call"):
    """Pass-the-phone: the person of this seat has the device now. None covers it again."""

    seat: SeatNumber | None = None


class Look(Message, tag="look"):
    """The person looks at the card that was dealt; `over`: has seen it.

    Bots that play with one person wait for that, a while; with more people the wait is always the
    same, so that it says nothing about anybody's card.
    """

    over: bool


class Why(Message, tag="why"):
    """Why may I not choose this?"""

    seat: SeatNumber
    choice: ChoiceWords


class Claims(Message, tag="claims"):
    """What may this seat claim now?"""

    seat: SeatNumber


class Ping(Message, tag="ping"):
    pass


ClientMessage = Hello | Choose | Order | Undo | Say | Chat | Call | Look | Why | Claims | Ping


# --- the socket: what the server says --------------------------------------------------------


class Question(Struct):
    """What this seat is asked. `held`: its answer so far, unseen; `ordered`: that of its orders."""

    turn: int
    kind: str
    prompt: dict[str, Any]
    choices: list[list[int | str]]
    blind: bool
    held: list[int | str] | None = None
    ordered: list[int | str] | None = None


class Coaching(Struct):
    """What the coach of a lesson tells now: `<game>-lesson-<lesson>-<page>` of the catalogues.

    `choice` is what the lesson would answer; `last`: the lesson is over.
    """

    pages: list[str]
    choice: list[int | str] | None
    last: bool


class Wording(Struct):
    """The same in words, for who asked for it in `Hello`. Lists run beside those of the frame."""

    step: str = ""
    ask: str = ""
    choices: list[str] = []
    events: list[str] = []
    outcome: str = ""


class ChatLine(Struct):
    """`id` counts the lines of this audience; `seat` is None for a spectator.

    `face` is how the speaker looked then, `player` who it was. `claims` are what the speaker has
    claimed with these words; a line that comes once more, with more of them, replaces the first.
    """

    id: int
    seat: int | None
    name: str
    text: str
    at: int
    face: str = ""
    player: str = ""
    claims: list[list[int | str]] = []


class SeatInfo(Struct):
    """Who sits there. `here`: connected just now; where a match takes days that is nobody's
    business, and always so, as it is for bots.

    `kept`: the reader's own seat, which a bot keeps until the reader sits down again.
    `face`: how the person looks, as a code or as a seed of one; no two at a table look alike. Empty
    where a bot sits, and for somebody whose account was deleted.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    player: str | None = None
    you: bool = False
    here: bool = False
    kept: bool = False
    face: str = ""


class TableInfo(Struct):
    """A table as everybody at it may see it, with what is the reader's own (`you`, `host`)."""

    id: str
    code: str
    link: str
    game: str
    options: dict[str, Any]
    phase: Phase
    listed: bool
    spectators: bool
    clock: ClockSettings
    seconds: dict[str, int]
    """What that comes to: seconds for a turn, a window, a night step, a discussion."""
    seats: list[SeatInfo]
    host: bool
    host_seat: int | None
    paused: bool
    warnings: list[str]
    commitment: str | None
    """To the secret of all luck at this table, from the moment it was opened; None where the luck
    is known: in a lesson, and where a match that is over goes on."""
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    watching: int = 0
    delay: int = 0
    shown_out: int = 0
    """For the host: how many people were shown out."""
    lesson: str | None = None
    rated: bool = False
    """Whether the result is to count for ratings."""
    language: str = ""
    level: str = ""
    circle: str = ""
    yours: bool = False
    """Whether the reader has a seat here, had one, or opened the table."""
    asked: bool = False
    """Whether the reader has a question to answer here."""
    until: int | None = None
    """When time is up for what is asked here (ms since 1970), for those who sit here."""
    turn_of: list[int] = []
    """In a list of the reader's own tables: the seats that the whole table sees to be asked."""
    settled: dict[str, list[str]] = {}
    """Before the start: what options that were left open come to (`Game.settled`)."""


class Me(Struct):
    """Who one is here; `face` is the chosen one, or the one that was drawn for this person."""

    id: str
    name: str
    login: str | None = None
    face: str = ""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `Hello`; a `Snapshot` follows when a match is running or over."""

    v: int
    me: Me
    table: TableInfo
    chat: list[ChatLine]
    now: int


class TableNews(Struct, tag_field="type", tag="table"):
    """The table has changed: who sits there, who is here, phase, clock. Complete each time."""

    table: TableInfo


class Frame(Struct, tag_field="type", tag="frame"):
    """What a seat (None: a spectator) may see of one entry of the log: number `seq`, without gaps.

    `view` is all that it may know now, `events` what is new. `secret` are the places in `events` of
    those by which this seat learnt what the table did not. `head` is that of the log's chain after
    the last entry that everybody got a frame for; None where nothing is sealed. `orders`: its own.
    """

    seat: int | None
    seq: int
    events: list[dict[str, Any]]
    secret: list[int]
    view: SeatView
    question: Question | None
    can_undo: bool
    may_talk: bool
    may_gesture: bool
    clock: Clock
    now: int
    words: Wording | None = None
    coach: Coaching | None = None
    head: str | None = None
    orders: list[list[int | str]] = []


class Snapshot(Frame, tag="snapshot", kw_only=True):
    """A frame to begin with. Forget what you had, and show this.

    `events` begins at number `first`: those that the client said it has are left out. `lines` says
    of each line of the chat how many events of these eyes came before it. `anew`: the client said
    that it has later frames or other events than there are, of entries that were lost or taken
    back; it counts on from `seq`, and what it had still to say goes.
    """

    first: int
    lines: list[int] = []
    anew: bool = False


class ChatNews(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Covered(Struct, tag_field="type", tag="covered"):
    """Pass-the-phone: nobody is called up; the public `Snapshot` follows."""

    seats: list[int]


class Done(Struct, tag_field="type", tag="done"):
    """The message with this key was carried out, and is on disk."""

    key: str


class Refused(Struct, tag_field="type", tag="refused"):
    """It was not, and nothing changed. `why` is a key of the catalogues where there is one."""

    key: str
    code: str
    message: str
    why: str | None = None
    rule: str | None = None


class MayClaim(Struct, tag_field="type", tag="claims"):
    key: str
    claims: list[list[int | str]]
    words: list[str] | None = None


class HeardClaim(Struct):
    """A claim that a line seems to make; `sure`: 1 is certain."""

    claim: list[int | str]
    sure: float


class Understood(Struct, tag_field="type", tag="heard"):
    """To the speaker alone: what this seat may claim of a line; `rest` was not understood."""

    key: str
    line: int
    claims: list[HeardClaim]
    rest: list[str]


class Pong(Struct, tag_field="type", tag="pong"):
    key: str
    now: int


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the socket; come back after `retry` milliseconds."""

    reason: str
    retry: int


ServerMessage = (
    Welcome
    | TableNews
    | Snapshot
    | Frame
    | ChatNews
    | Covered
    | Done
    | Refused
    | MayClaim
    | Understood
    | Pong
    | Bye
)
