"""Everything that can happen: of what kind each field is, for its words, and of what type.

A field that only some seats get is `NotRequired`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from cabale.games.cultists.rules.components import PulseCard, RoleName, RoomCard, TokenName

_SEAT = {"seat": "seat"}
_SEAT_TARGET = {"seat": "seat", "target": "seat"}
_SEAT_PLACE = {"seat": "seat", "place": "place"}
_ROOM = {"room": "place"}
_SEAT_ROOM = {"seat": "seat", "room": "place"}
_TURN = {"turn": "number"}
_MEETING = {"place": "place", "seats": "seat"}

EVENTS: Mapping[str, Mapping[str, str]] = {
    **dict.fromkeys(("gave_nothing", "fishman_scared", "power_restored", "declined"), _SEAT),
    **dict.fromkeys(("token_removed", "token_returned", "passed"), _SEAT),
    **dict.fromkeys(("vote_started", "declared"), _SEAT),
    **dict.fromkeys(("put_back", "assassinated", "prophet_named"), _SEAT_TARGET),
    **dict.fromkeys(("moved", "teleported"), _SEAT_PLACE),
    **dict.fromkeys(("explored", "token_placed", "book_shelved", "book_lost", "completed"), _ROOM),
    **dict.fromkeys(("fought", "camera"), _SEAT_ROOM),
    **dict.fromkeys(("turn", "portal_opened", "portal_stays"), _TURN),
    **dict.fromkeys(("encounter", "no_exchange"), _MEETING),
    "night": {"first": "seat", "roles": "role", "role": "role"},
    "night_cultists": {"cultists": "seat"},
    "night_dead": {"dead": "seat"},
    "gave": {"seat": "seat", "target": "seat", "pulse": "pulse"},
    "fishman_came": {"place": "place"},
    "event": {"token": "token"},
    "no_event": {},
    "power": {},
    "portal_closed": {"seat": "seat", "target": "seat", "points": "number"},
    "portal_lost": {"points": "number"},
    "token_drawn": {"seat": "seat", "token": "token"},
    "looked": {"seat": "seat", "target": "seat", "alive": "number", "dead": "number"},
    "died": {"seat": "seat", "cause": "cause"},
    "role_shown": {"seat": "seat", "role": "role"},
    "secured": {"seat": "seat", "card": "card"},
    "added": {"seat": "seat", "room": "place", "card": "card"},
    "card_laid": {"place": "place"},
    "passage": {"card": "card"},
    "inspected": {"seat": "seat", "room": "place", "card": "card"},
    "scored": {"shelf": "shelf", "points": "number"},
    "voted": {"votes": "seat", "double": "seat"},
    "vote_changed": {"seat": "seat", "votes": "seat"},
    "vote_result": {"target": "seat"},
    "all_shown": {"roles": "role", "kills": "number"},
    **{f"puzzle-{what}": _SEAT for what in ("cultist", "investigator", "cleared", "began_dead")},
    **{f"puzzle-{what}": {"targets": "seat"} for what in ("both", "either")},
    "puzzle-gave_dead": {**_SEAT_TARGET, "when": "number"},
    "puzzle-shown": {"room": "place", "card": "card"},
    "ask-move": {"points": "number", "place": "place", "start": "place"},
    "ask-encounter": {"place": "place", "others": "seat"},
    "ask-decide_token": {"token": "token"},
    "ask-found": {"target": "seat"},
    "ask-change_vote": {"votes": "seat"},
}

DeathCause = Literal["murder", "vote", "assassin", "role"]


class Night(TypedDict):
    kind: Literal["night"]
    roles: list[RoleName]
    first: int
    map: str
    role: NotRequired[RoleName]


class NightCultists(TypedDict):
    """The Cultists, for those whose eyes were open."""

    kind: Literal["night_cultists"]
    cultists: list[int]


class NightDead(TypedDict):
    """Whose starting pulse card is Dead, for the Cultists."""

    kind: Literal["night_dead"]
    dead: list[int]


class TurnBegan(TypedDict):
    kind: Literal["turn"]
    turn: int


class Moved(TypedDict):
    kind: Literal["moved"]
    seat: int
    place: str


class Teleported(TypedDict):
    kind: Literal["teleported"]
    seat: int
    place: str


class Met(TypedDict):
    kind: Literal["encounter"]
    place: str
    seats: list[int]


class NoExchange(TypedDict):
    """They would have met, had the Infected not just died."""

    kind: Literal["no_exchange"]
    place: str
    seats: list[int]


class Gave(TypedDict):
    kind: Literal["gave"]
    seat: int
    target: int
    pulse: NotRequired[PulseCard]


class GaveNothing(TypedDict):
    kind: Literal["gave_nothing"]
    seat: int


class FishmanScared(TypedDict):
    kind: Literal["fishman_scared"]
    seat: int


class FishmanCame(TypedDict):
    kind: Literal["fishman_came"]
    place: str


class EventCame(TypedDict):
    kind: Literal["event"]
    token: TokenName


class NoEvent(TypedDict):
    kind: Literal["no_event"]


class Power(TypedDict):
    kind: Literal["power"]
    on: bool


class PowerRestored(TypedDict):
    kind: Literal["power_restored"]
    seat: int


class PortalOpened(TypedDict):
    """Until this turn."""

    kind: Literal["portal_opened"]
    turn: int


class PortalStays(TypedDict):
    kind: Literal["portal_stays"]
    turn: int


class PortalClosed(TypedDict):
    kind: Literal["portal_closed"]
    seat: int
    target: int
    points: int


class PortalLost(TypedDict):
    kind: Literal["portal_lost"]
    points: int


class Declined(TypedDict):
    kind: Literal["declined"]
    seat: int


class TokenDrawn(TypedDict):
    kind: Literal["token_drawn"]
    seat: int
    token: NotRequired[TokenName]


class TokenRemoved(TypedDict):
    kind: Literal["token_removed"]
    seat: int


class TokenReturned(TypedDict):
    kind: Literal["token_returned"]
    seat: int


class Looked(TypedDict):
    kind: Literal["looked"]
    seat: int
    target: int
    camera: bool
    alive: NotRequired[int]
    dead: NotRequired[int]


class PutBack(TypedDict):
    kind: Literal["put_back"]
    seat: int
    target: int


class Died(TypedDict):
    kind: Literal["died"]
    seat: int
    cause: DeathCause


class RoleShown(TypedDict):
    kind: Literal["role_shown"]
    seat: int
    role: RoleName


class Passed(TypedDict):
    kind: Literal["passed"]
    seat: int


class Secured(TypedDict):
    kind: Literal["secured"]
    seat: int
    card: NotRequired[RoomCard]


class Fought(TypedDict):
    kind: Literal["fought"]
    seat: int
    room: str


class Assassinated(TypedDict):
    kind: Literal["assassinated"]
    seat: int
    target: int


class Added(TypedDict):
    kind: Literal["added"]
    seat: int
    room: str
    card: NotRequired[RoomCard]


class CardLaid(TypedDict):
    kind: Literal["card_laid"]
    place: str


class Explored(TypedDict):
    kind: Literal["explored"]
    room: str
    dangerous: bool


class Passage(TypedDict):
    kind: Literal["passage"]
    card: RoomCard


class TokenPlaced(TypedDict):
    kind: Literal["token_placed"]
    room: str


class Camera(TypedDict):
    kind: Literal["camera"]
    seat: int
    room: str


class Inspected(TypedDict):
    kind: Literal["inspected"]
    seat: int
    room: str
    card: RoomCard


class BookShelved(TypedDict):
    kind: Literal["book_shelved"]
    room: str


class BookLost(TypedDict):
    kind: Literal["book_lost"]
    room: str


class Completed(TypedDict):
    kind: Literal["completed"]
    room: str


class Scored(TypedDict):
    kind: Literal["scored"]
    shelf: str
    points: int


class VoteStarted(TypedDict):
    kind: Literal["vote_started"]
    seat: int


class Voted(TypedDict):
    """Each seat's vote, None for who abstained; and whose counts twice."""

    kind: Literal["voted"]
    votes: list[int | None]
    double: int | None


class VoteChanged(TypedDict):
    kind: Literal["vote_changed"]
    seat: int
    votes: list[int | None]


class VoteResult(TypedDict):
    kind: Literal["vote_result"]
    target: int | None


class ProphetNamed(TypedDict):
    kind: Literal["prophet_named"]
    seat: int
    target: int


class Declared(TypedDict):
    kind: Literal["declared"]
    seat: int


class AllShown(TypedDict):
    kind: Literal["all_shown"]
    roles: list[RoleName]
    kills: int


_ByNight = Night | NightCultists | NightDead
_Movement = TurnBegan | Moved | Teleported | FishmanScared | FishmanCame
_Encounters = Met | NoExchange | Gave | GaveNothing
_Events = EventCame | NoEvent | Power | PortalOpened | PortalStays | PortalLost
_UnderControl = Declined | TokenDrawn | TokenRemoved | TokenReturned
_Deaths = Looked | PutBack | Died | RoleShown | Assassinated
_Actions = Passed | Secured | Fought | Added | CardLaid | Camera | PowerRestored | PortalClosed
_Rooms = Explored | Passage | TokenPlaced | Inspected | BookShelved | BookLost | Completed | Scored
_Votes = VoteStarted | Voted | VoteChanged | VoteResult
_End = ProphetNamed | Declared | AllShown

_Phases = _ByNight | _Movement | _Encounters | _Events | _UnderControl
CultistsEvent = _Phases | _Deaths | _Actions | _Rooms | _Votes | _End
