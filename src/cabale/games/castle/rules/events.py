"""Everything that can happen: of what kind each field is, for its words, and of what type.

A field that only some seats get is `NotRequired`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

_TWO = {"seat": "seat", "target": "seat"}
_CARD_BETWEEN = {**_TWO, "item": "item"}
EVENTS: Mapping[str, Mapping[str, str]] = {
    "turn": {"seat": "seat", "turn": "number"},
    "puzzle-name": {"targets": "seat"},
    "puzzle-friends": {"targets": "seat"},
    "puzzle-is": {"seat": "seat", "society": "society"},
    "puzzle-holds": {"seat": "seat", "count": "number", "item": "item"},
    "puzzle-has": {"seat": "seat", "item": "item"},
    "puzzle-lacks": {"seat": "seat", "item": "item"},
    "passed": {"seat": "seat"},
    "spied": _CARD_BETWEEN,
    "offered": _CARD_BETWEEN,
    "accepted": {**_CARD_BETWEEN, "returned": "item"},
    "refused": _TWO,
    "token": {"seat": "seat"},
    "read": _CARD_BETWEEN,
    "declined": {"seat": "seat", "item": "item"},
    "drew": {"seat": "seat", "item": "item"},
    "gave": _CARD_BETWEEN,
    "saw_society": {**_TWO, "society": "society"},
    "saw_profession": {**_TWO, "profession": "profession"},
    "saw_hand": {**_TWO, "items": "item"},
    "swapped": {**_TWO, "profession": "profession"},
    "changed": {"seat": "seat", "profession": "profession"},
    "turned": {"seat": "seat", "direction": "direction"},
    "passed_round": {"item": "item", "got": "item"},
    "used": {"seat": "seat", "profession": "profession"},
    "foresaw": {"seat": "seat", "items": "item"},
    "arranged": {"seat": "seat", "items": "item"},
    "demanded": _CARD_BETWEEN,
    "has": _CARD_BETWEEN,
    "lacks": _CARD_BETWEEN,
    "yielded": {**_CARD_BETWEEN, "returned": "item"},
    "challenged": _TWO,
    "interrupted": _TWO,
    "supported": {"seat": "seat", "side": "side"},
    "abstained": {"seat": "seat"},
    "hypnotised": _TWO,
    "alone_with": {"seat": "seat"},
    "showed": {"seat": "seat", "item": "item"},
    "laid": {"seat": "seat"},
    "decided": {"seat": "seat", "side": "side"},
    "count": {"attack": "number", "defence": "number"},
    "cancelled": {"seat": "seat"},
    "won": _TWO,
    "tied": _TWO,
    "stole": _CARD_BETWEEN,
    "announced": {"seat": "seat", "society": "society"},
    "announced_alone": {"seat": "seat"},
    "revealed": {
        "seat": "seat",
        "society": "society",
        "profession": "profession",
        "items": "item",
    },
    "named": _TWO,
    "ask-answer": {"seat": "seat", "item": "item"},
    "ask-ability": {"seat": "seat", "item": "item"},
    "ask-round": {"seat": "seat"},
    "ask-foresee": {"number": "number"},
    "ask-demand_gift": {"seat": "seat", "item": "item"},
    "ask-demand_answer": {"seat": "seat", "item": "item"},
    "ask-tribute": {"seat": "seat"},
    "ask-support": {"attacker": "seat", "defender": "seat"},
    "ask-after_duel": {"winner": "seat"},
    "ask-spoils": {"seat": "seat"},
    "ask-theft": {"seat": "seat"},
    "ask-replacement": {"seat": "seat"},
    "ask-naming": {"society": "society"},
}
"""Fields and their kinds, by event; ``ask-…`` for those of a question."""


class Turn(TypedDict):
    kind: Literal["turn"]
    seat: int
    turn: int


class Passed(TypedDict):
    kind: Literal["passed"]
    seat: int


class Spied(TypedDict):
    kind: Literal["spied"]
    seat: int
    target: int
    item: NotRequired[str]


class Offered(TypedDict):
    kind: Literal["offered"]
    seat: int
    target: int
    item: NotRequired[str]


class Accepted(TypedDict):
    kind: Literal["accepted"]
    seat: int
    target: int
    item: NotRequired[str]
    returned: NotRequired[str]


class Refused(TypedDict):
    kind: Literal["refused"]
    seat: int
    target: int


class Token(TypedDict):
    kind: Literal["token"]
    seat: int


class Read(TypedDict):
    kind: Literal["read"]
    seat: int
    target: int
    item: str


class Declined(TypedDict):
    kind: Literal["declined"]
    seat: int
    item: str


class Drew(TypedDict):
    kind: Literal["drew"]
    seat: int
    item: NotRequired[str]


class Gave(TypedDict):
    kind: Literal["gave"]
    seat: int
    target: int
    item: NotRequired[str]


class SawSociety(TypedDict):
    kind: Literal["saw_society"]
    seat: int
    target: int
    society: NotRequired[str]


class SawProfession(TypedDict):
    kind: Literal["saw_profession"]
    seat: int
    target: int
    profession: NotRequired[str]


class SawHand(TypedDict):
    kind: Literal["saw_hand"]
    seat: int
    target: int
    items: NotRequired[list[str]]


class Swapped(TypedDict):
    kind: Literal["swapped"]
    seat: int
    target: int
    profession: NotRequired[str]


class Changed(TypedDict):
    kind: Literal["changed"]
    seat: int
    profession: NotRequired[str]


class Turned(TypedDict):
    kind: Literal["turned"]
    seat: int
    direction: str


class PassedRound(TypedDict):
    kind: Literal["passed_round"]
    item: NotRequired[str]
    got: NotRequired[str]


class Used(TypedDict):
    kind: Literal["used"]
    seat: int
    profession: str


class Foresaw(TypedDict):
    kind: Literal["foresaw"]
    seat: int
    items: NotRequired[list[str]]


class Arranged(TypedDict):
    kind: Literal["arranged"]
    seat: int
    items: NotRequired[list[str]]


class Demanded(TypedDict):
    kind: Literal["demanded"]
    seat: int
    target: int
    item: str


class Has(TypedDict):
    kind: Literal["has"]
    seat: int
    target: int
    item: str


class Lacks(TypedDict):
    kind: Literal["lacks"]
    seat: int
    target: int
    item: str


class Yielded(TypedDict):
    kind: Literal["yielded"]
    seat: int
    target: int
    item: NotRequired[str]
    returned: NotRequired[str]


class Challenged(TypedDict):
    kind: Literal["challenged"]
    seat: int
    target: int


class Interrupted(TypedDict):
    kind: Literal["interrupted"]
    seat: int
    target: int


class Supported(TypedDict):
    kind: Literal["supported"]
    seat: int
    side: str


class Abstained(TypedDict):
    kind: Literal["abstained"]
    seat: int


class Hypnotised(TypedDict):
    kind: Literal["hypnotised"]
    seat: int
    target: int


class AloneWith(TypedDict):
    kind: Literal["alone_with"]
    seat: int


class Showed(TypedDict):
    kind: Literal["showed"]
    seat: int
    item: str


class Laid(TypedDict):
    kind: Literal["laid"]
    seat: int


class Decided(TypedDict):
    kind: Literal["decided"]
    seat: int
    side: str


class Count(TypedDict):
    kind: Literal["count"]
    attack: int
    defence: int


class Cancelled(TypedDict):
    kind: Literal["cancelled"]
    seat: int


class Won(TypedDict):
    kind: Literal["won"]
    seat: int
    target: int


class Tied(TypedDict):
    kind: Literal["tied"]
    seat: int
    target: int


class Stole(TypedDict):
    kind: Literal["stole"]
    seat: int
    target: int
    item: NotRequired[str]


class Announced(TypedDict):
    kind: Literal["announced"]
    seat: int
    society: str


class AnnouncedAlone(TypedDict):
    kind: Literal["announced_alone"]
    seat: int


class Revealed(TypedDict):
    kind: Literal["revealed"]
    seat: int
    society: str
    profession: str
    items: list[str]


class Named(TypedDict):
    kind: Literal["named"]
    seat: int
    target: int


CastleEvent = (
    Turn
    | Passed
    | Spied
    | Offered
    | Accepted
    | Refused
    | Token
    | Read
    | Declined
    | Drew
    | Gave
    | SawSociety
    | SawProfession
    | SawHand
    | Swapped
    | Changed
    | Turned
    | PassedRound
    | Used
    | Foresaw
    | Arranged
    | Demanded
    | Has
    | Lacks
    | Yielded
    | Challenged
    | Interrupted
    | Supported
    | Abstained
    | Hypnotised
    | AloneWith
    | Showed
    | Laid
    | Decided
    | Count
    | Cancelled
    | Won
    | Tied
    | Stole
    | Announced
    | AnnouncedAlone
    | Revealed
    | Named
)
