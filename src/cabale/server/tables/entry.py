"""What can happen at a table: the entries of its log, from the first chair to the rematch.

`Held` and `Closed` are how a table plays a step that is blind. Answers are held unseen, and when
the window closes they all go into the match together, so that neither the moment nor the order of
an answer shows.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from cabale.core.luck import Contribution, Luck
from cabale.server.wire.messages import ClockSettings, Words


class _Entry(Struct, tag_field="did", omit_defaults=True):
    pass


class Opened(_Entry, tag="open"):
    code: str
    game: str
    seats: int
    options: dict[str, Any]
    host: str
    listed: bool = False
    spectators: bool = True
    clock: ClockSettings = ClockSettings()
    lesson: str = ""
    """The lesson that is given at this table."""
    secret: str = ""
    """On which all luck at this table hangs, in hex; none where the luck is known to anybody."""


class Changed(_Entry, tag="change"):
    """The host's settings as they are from now on."""

    seats: int
    options: dict[str, Any]
    listed: bool
    spectators: bool
    clock: ClockSettings


class Sat(_Entry, tag="sit"):
    seat: int
    person: str
    name: str
    luck: Contribution | None = None
    """What this person gives to the luck of the table, if anything came with the request."""


class Contributed(_Entry, tag="luck"):
    """Somebody who sits at the table gives luck, in the place of what they gave before."""

    person: str
    luck: Contribution


class Stood(_Entry, tag="stand"):
    seat: int


class BotSat(_Entry, tag="bot"):
    """A bot sits down; after the start it keeps the seat for the person whose it is."""

    seat: int
    level: str
    name: str


class HandedOver(_Entry, tag="host"):
    person: str


class Started(_Entry, tag="start"):
    """The first card is dealt.

    A match that was played elsewhere goes on, with its `luck`, from the last of `entries`.
    """

    rules: str
    scenario: str | None = None
    entries: list[dict[str, Any]] = []
    luck: Luck | None = None


class Played(_Entry, tag="play"):
    seat: int
    choice: Words


class Expired(_Entry, tag="expire"):
    seat: int


class Held(_Entry, tag="hold"):
    seat: int
    choice: Words


class Released(_Entry, tag="release"):
    """The seat takes its held answer back."""

    seat: int


class Closed(_Entry, tag="close"):
    """A window closes. `bots` are the answers of the bots; nobody else had need of them before."""

    bots: dict[str, Words] = {}


class Undone(_Entry, tag="undo"):
    seat: int


class Claimed(_Entry, tag="say"):
    seat: int
    claim: Words


class Chatted(_Entry, tag="chat"):
    person: str
    name: str
    text: str
    seat: int | None = None


class Paused(_Entry, tag="pause"):
    pass


class Resumed(_Entry, tag="resume"):
    pass


class Rematched(_Entry, tag="rematch"):
    table: str


Entry = (
    Opened
    | Changed
    | Sat
    | Contributed
    | Stood
    | BotSat
    | HandedOver
    | Started
    | Played
    | Expired
    | Held
    | Released
    | Closed
    | Undone
    | Claimed
    | Chatted
    | Paused
    | Resumed
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
