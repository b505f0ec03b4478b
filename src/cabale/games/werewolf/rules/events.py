"""Everything that can happen, and the deeds of a night as events and views tell them.

`EVENTS` has the kinds of the fields, for the words of an event. The types say the same of its
payload; what a deed showed is told to its doer alone, as an event of its own.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from cabale.games.werewolf.rules.components import CALLS, DIRECTIONS, ROLE_IDS
from cabale.games.werewolf.rules.state import Deed, members

# The fields of each deed: those of its arguments, then those of what was seen.
FIELDS: dict[str, dict[str, str]] = {
    "pass": {},
    "idle": {},
    "shield": {"target": "seat"},
    "copy": {"target": "seat", "role": "role"},
    "look": {"target": "seat", "role": "role"},
    "peek": {"centre": "centre", "role": "role"},
    "plant": {"target": "seat"},
    "rob": {"target": "seat", "role": "role"},
    "brew": {"centre": "centre", "role": "role"},
    "give": {"target": "seat"},
    "exchange": {"one": "seat", "other": "seat"},
    "shift": {"direction": "direction"},
    "drink": {"centre": "centre"},
    "reveal": {"target": "seat", "role": "role"},
    "curate": {"target": "seat"},
    "meet_pack": {"awake": "seats", "asleep": "seats"},
    "see_pack": {"pack": "seats"},
    "meet_masons": {"masons": "seats"},
    "see_traces": {"traces": "seats"},
    "see_own": {"role": "role"},
}

TAUGHT = frozenset({"meet_pack", "see_pack", "meet_masons", "see_traces", "see_own", "idle"})
"""The deeds that were no answers: what a player learnt by being called."""

EVENTS: dict[str, dict[str, str]] = {
    "dealt": {"role": "role"},
    "called": {"call": "call"},
    "dawn": {},
    "table": {"shields": "seat", "artefacts": "seat"},
    "shown": {"seat": "seat", "role": "role"},
    "artefact": {"artefact": "artefact"},
    "late": {"call": "call"},
    "voted": {"seat": "seat", "target": "seat"},
    "abstained": {"seat": "seat"},
    "carried": {"seat": "seat", "artefact": "artefact"},
    "unmasked": {"seat": "seat", "start": "role", "card": "role", "role": "role"},
    "protected": {"seat": "seat"},
    "died": {"seat": "seat"},
    "shot": {"seat": "seat"},
    "ask-night": {"call": "call"},
    **{f"puzzle-{what}": {"seat": "seat", "role": "role"} for what in ("dealt", "ends")},
    **{f"puzzle-{what}": {"seat": "seat"} for what in ("liar", "honest", "wolf")},
    "puzzle-role": {"role": "role"},
    **{
        verb: {"call": "call"} | {name: kind.removesuffix("s") for name, kind in fields.items()}
        for verb, fields in FIELDS.items()
    },
}


# --- deeds ---------------------------------------------------------------------------------------


class Told(TypedDict):
    """A deed of the night with what its doer saw by it: the fields differ by verb."""

    call: str
    target: NotRequired[int]
    centre: NotRequired[int]
    role: NotRequired[str]
    one: NotRequired[int]
    other: NotRequired[int]
    direction: NotRequired[str]
    awake: NotRequired[list[int]]
    asleep: NotRequired[list[int]]
    pack: NotRequired[list[int]]
    masons: NotRequired[list[int]]
    traces: NotRequired[list[int]]


class Note(Told):
    """A deed as its doer's notebook has it; `late` if the time ran out and nobody chose it."""

    verb: str
    late: NotRequired[bool]


_READ = {
    "seat": int,
    "centre": int,
    "role": ROLE_IDS.__getitem__,
    "direction": DIRECTIONS.__getitem__,
    "seats": members,
}


def told(deed: Deed) -> Told:
    """The fields of a deed, without its verb and whose it was."""
    values = deed.args + deed.seen
    fields = FIELDS[deed.verb]
    found: Told = {"call": CALLS[deed.call].id}
    for (name, kind), value in zip(fields.items(), values, strict=True):
        found[name] = _READ[kind](value)  # type: ignore[literal-required, operator]
    return found


def note(deed: Deed, late: bool = False) -> Note:
    noted = cast("Note", {"verb": deed.verb, **told(deed)})
    if late:
        noted["late"] = True
    return noted


# --- types: what everybody is told, and what only some are ---------------------------------------


class Dealt(TypedDict):
    """For the seat itself."""

    kind: Literal["dealt"]
    role: str


class Called(TypedDict):
    kind: Literal["called"]
    call: str


class DawnBroke(TypedDict):
    kind: Literal["dawn"]


class TableSeen(TypedDict):
    """For all who see the table."""

    kind: Literal["table"]
    shields: list[int]
    artefacts: list[int]


class Shown(TypedDict):
    """For all who see the table: a card lies face up."""

    kind: Literal["shown"]
    seat: int
    role: str


class ArtefactFound(TypedDict):
    """For the seat that carries it."""

    kind: Literal["artefact"]
    artefact: str


class Late(TypedDict):
    """For the seat itself: its time ran out, so the rules answered for it."""

    kind: Literal["late"]
    call: str


class Voted(TypedDict):
    kind: Literal["voted"]
    seat: int
    target: int


class Abstained(TypedDict):
    kind: Literal["abstained"]
    seat: int


class Carried(TypedDict):
    kind: Literal["carried"]
    seat: int
    artefact: str


class Unmasked(TypedDict):
    """The card a seat was dealt, the card that lies there now, and what the seat is by it."""

    kind: Literal["unmasked"]
    seat: int
    start: str
    card: str
    role: str


class Protected(TypedDict):
    kind: Literal["protected"]
    seat: int


class Died(TypedDict):
    kind: Literal["died"]
    seat: int


class Shot(TypedDict):
    kind: Literal["shot"]
    seat: int


# --- types: deeds, each told to its doer ---------------------------------------------------------


class Passed(TypedDict):
    kind: Literal["pass"]
    call: str


class Idled(TypedDict):
    """There was nothing to choose from."""

    kind: Literal["idle"]
    call: str


class Shielded(TypedDict):
    kind: Literal["shield"]
    call: str
    target: int


class Copied(TypedDict):
    kind: Literal["copy"]
    call: str
    target: int
    role: str


class Looked(TypedDict):
    kind: Literal["look"]
    call: str
    target: int
    role: str


class Peeked(TypedDict):
    kind: Literal["peek"]
    call: str
    centre: int
    role: str


class Planted(TypedDict):
    kind: Literal["plant"]
    call: str
    target: int


class Robbed(TypedDict):
    kind: Literal["rob"]
    call: str
    target: int
    role: str


class Brewed(TypedDict):
    kind: Literal["brew"]
    call: str
    centre: int
    role: str


class Gave(TypedDict):
    kind: Literal["give"]
    call: str
    target: int


class Exchanged(TypedDict):
    kind: Literal["exchange"]
    call: str
    one: int
    other: int


class Shifted(TypedDict):
    kind: Literal["shift"]
    call: str
    direction: str


class Drank(TypedDict):
    kind: Literal["drink"]
    call: str
    centre: int


class Revealed(TypedDict):
    kind: Literal["reveal"]
    call: str
    target: int
    role: str


class Curated(TypedDict):
    kind: Literal["curate"]
    call: str
    target: int


class MetPack(TypedDict):
    kind: Literal["meet_pack"]
    call: str
    awake: list[int]
    asleep: list[int]


class SawPack(TypedDict):
    kind: Literal["see_pack"]
    call: str
    pack: list[int]


class MetMasons(TypedDict):
    kind: Literal["meet_masons"]
    call: str
    masons: list[int]


class SawTraces(TypedDict):
    kind: Literal["see_traces"]
    call: str
    traces: list[int]


class SawOwnCard(TypedDict):
    kind: Literal["see_own"]
    call: str
    role: str


OpenEvent = (
    Dealt
    | Called
    | DawnBroke
    | TableSeen
    | Shown
    | ArtefactFound
    | Late
    | Voted
    | Abstained
    | Carried
    | Unmasked
    | Protected
    | Died
    | Shot
)
DeedEvent = (
    Passed
    | Idled
    | Shielded
    | Copied
    | Looked
    | Peeked
    | Planted
    | Robbed
    | Brewed
    | Gave
    | Exchanged
    | Shifted
    | Drank
    | Revealed
    | Curated
    | MetPack
    | SawPack
    | MetMasons
    | SawTraces
    | SawOwnCard
)
WerewolfEvent = OpenEvent | DeedEvent
