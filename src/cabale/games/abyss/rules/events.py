"""Everything that can happen: of what kind each field is, for its words, and of what type.

A field that only some seats get is `NotRequired`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

_AHEAD = {"rival": "seat", "theirs": "number"}
_LINE = {
    "races": "race",
    "lords": "lord",
    "allies": "ally",
    "sold": "ally",
    "dismissed": "lord",
    "given": "location",
    "more": "lord",
    "locations": "location",
    **dict.fromkeys(("pearls", "drawn", "points", "of_locations", "of_lords"), "number"),
    **dict.fromkeys(("of_allies", "of_tokens"), "number"),
}
"""What a line of the last turn is told by, in puzzles."""

EVENTS: Mapping[str, Mapping[str, str]] = {
    "turn": {"seat": "seat"},
    "plotted": {"seat": "seat", "lord": "lord"},
    "revealed": {"card": "card", "space": "number"},
    "declined": {"seat": "seat"},
    "bought": {"seat": "seat", "ally": "ally", "pearls": "number", "seller": "seat"},
    "took": {"seat": "seat", "ally": "ally", "pearls": "number"},
    "left_monster": {"seat": "seat", "threat": "number"},
    "fought": {
        "seat": "seat",
        "keys": "number",
        "pearls": "number",
        "tokens": "number",
        "values": "number",
    },
    "cleared": {"allies": "ally"},
    "reshuffled": {"number": "number"},
    "supported": {"seat": "seat", "race": "race", "number": "number", "allies": "ally"},
    "paid": {"seat": "seat", "lord": "lord", "allies": "ally", "pearls": "number"},
    "federated": {"seat": "seat", "ally": "ally"},
    "joined": {"seat": "seat", "lord": "lord"},
    "refilled": {"seat": "seat", "pearls": "number", "lords": "lord"},
    "gained": {"seat": "seat", "pearls": "number", "lord": "lord"},
    "discarded": {"seat": "seat", "allies": "ally"},
    "swept": {"seat": "seat", "race": "race", "number": "number"},
    "replaced": {"seat": "seat", "lord": "lord", "new": "lord"},
    "paid_seeker": {"seat": "seat", "pearls": "number"},
    "disabled": {"seat": "seat", "victim": "seat", "lord": "lord"},
    "stolen": {"seat": "seat", "victim": "seat", "value": "number"},
    "corrupted": {"seat": "seat", "pearls": "number"},
    "dismissed": {"seat": "seat", "lord": "lord"},
    "swapped": {"seat": "seat", "location": "location", "new": "location"},
    "drew": {"seat": "seat", "number": "number", "locations": "location"},
    "opened": {"seat": "seat", "locations": "location"},
    "controlled": {
        "seat": "seat",
        "location": "location",
        "lords": "lord",
        "tokens": "number",
    },
    "searched": {"seat": "seat", "location": "location"},
    "last_round": {"seat": "seat", "why": "end"},
    "extra_turn": {"seat": "seat"},
    "stalled": {"rounds": "number"},
    "final_federation": {"seat": "seat", "allies": "ally"},
    "scored": {
        "seat": "seat",
        "total": "number",
        "locations": "number",
        "lords": "number",
        "allies": "number",
        "tokens": "number",
    },
    # What puzzles say.
    "puzzle-recruit": {"lord": "lord"},
    "puzzle-support": {"races": "race"},
    "puzzle-explore": {},
    **{f"puzzle-{what}": _LINE for what in ("at_most", "plan")},
    **{f"puzzle-{what}": {**_LINE, **_AHEAD} for what in ("fails", "ties")},
    "puzzle-explore-at_most": {"points": "number"},
    **{f"puzzle-explore-{what}": {"points": "number", **_AHEAD} for what in ("fails", "ties")},
    **{f"puzzle-no_more-{verb}": {} for verb in ("plot", "sell", "sweep", "replace")},
    # What the sentences of questions need.
    "ask-offer": {"ally": "ally", "price": "number", "seller": "seat"},
    "ask-take": {"ally": "ally"},
    "ask-pay": {"lord": "lord", "value": "number", "missing": "number", "peoples": "number"},
    "ask-discard": {"number": "number"},
    "ask-strike": {"victim": "seat"},
    "ask-dismiss": {"lord": "lord"},
    "ask-swap": {"location": "location"},
    "ask-keys": {"location": "location", "number": "number"},
}


class Turn(TypedDict):
    kind: Literal["turn"]
    seat: int


class Plotted(TypedDict):
    kind: Literal["plotted"]
    seat: int
    lord: str


class Revealed(TypedDict):
    kind: Literal["revealed"]
    card: str
    space: int


class Declined(TypedDict):
    kind: Literal["declined"]
    seat: int


class Bought(TypedDict):
    kind: Literal["bought"]
    seat: int
    ally: str
    pearls: int
    seller: int


class Took(TypedDict):
    kind: Literal["took"]
    seat: int
    ally: str
    pearls: int


class LeftMonster(TypedDict):
    kind: Literal["left_monster"]
    seat: int
    threat: int


class Fought(TypedDict):
    kind: Literal["fought"]
    seat: int
    keys: int
    pearls: int
    tokens: int
    values: NotRequired[list[int]]


class Cleared(TypedDict):
    kind: Literal["cleared"]
    allies: list[str]


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]
    number: int


class Supported(TypedDict):
    kind: Literal["supported"]
    seat: int
    race: str
    number: int
    allies: NotRequired[list[str]]


class Paid(TypedDict):
    kind: Literal["paid"]
    seat: int
    lord: str
    allies: list[str]
    pearls: int


class Federated(TypedDict):
    kind: Literal["federated"]
    seat: int
    ally: str


class Joined(TypedDict):
    kind: Literal["joined"]
    seat: int
    lord: str


class Refilled(TypedDict):
    kind: Literal["refilled"]
    seat: int
    pearls: int
    lords: list[str]


class Gained(TypedDict):
    kind: Literal["gained"]
    seat: int
    pearls: int
    lord: str


class Discarded(TypedDict):
    kind: Literal["discarded"]
    seat: int
    allies: list[str]


class Swept(TypedDict):
    kind: Literal["swept"]
    seat: int
    race: str
    number: int


class Replaced(TypedDict):
    kind: Literal["replaced"]
    seat: int
    lord: str
    new: str


class PaidSeeker(TypedDict):
    kind: Literal["paid_seeker"]
    seat: int
    pearls: int


class Disabled(TypedDict):
    kind: Literal["disabled"]
    seat: int
    victim: int
    lord: str


class Stolen(TypedDict):
    kind: Literal["stolen"]
    seat: int
    victim: int
    value: NotRequired[int]


class Corrupted(TypedDict):
    kind: Literal["corrupted"]
    seat: int
    pearls: int


class Dismissed(TypedDict):
    kind: Literal["dismissed"]
    seat: int
    lord: str


class Swapped(TypedDict):
    kind: Literal["swapped"]
    seat: int
    location: str
    new: str


class Drew(TypedDict):
    kind: Literal["drew"]
    seat: int
    number: int
    locations: NotRequired[list[str]]


class Opened(TypedDict):
    kind: Literal["opened"]
    seat: int
    locations: list[str]


class Controlled(TypedDict):
    kind: Literal["controlled"]
    seat: int
    location: str
    lords: list[str]
    tokens: int


class Searched(TypedDict):
    kind: Literal["searched"]
    seat: int
    location: str


class LastRound(TypedDict):
    kind: Literal["last_round"]
    seat: int
    why: str


class ExtraTurn(TypedDict):
    kind: Literal["extra_turn"]
    seat: int


class Stalled(TypedDict):
    kind: Literal["stalled"]
    rounds: int


class FinalFederation(TypedDict):
    kind: Literal["final_federation"]
    seat: int
    allies: list[str]


class Scored(TypedDict):
    kind: Literal["scored"]
    seat: int
    total: int
    locations: int
    lords: int
    allies: int
    tokens: int


AbyssEvent = (
    Turn
    | Plotted
    | Revealed
    | Declined
    | Bought
    | Took
    | LeftMonster
    | Fought
    | Cleared
    | Reshuffled
    | Supported
    | Paid
    | Federated
    | Joined
    | Refilled
    | Gained
    | Discarded
    | Swept
    | Replaced
    | PaidSeeker
    | Disabled
    | Stolen
    | Corrupted
    | Dismissed
    | Swapped
    | Drew
    | Opened
    | Controlled
    | Searched
    | LastRound
    | ExtraTurn
    | Stalled
    | FinalFederation
    | Scored
)
