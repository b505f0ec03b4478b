"""What an honest player has to tell of his night, and what a seat takes itself for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from cabale.games.werewolf.mind.claims import SLOT, Claim
from cabale.games.werewolf.rules.components import (
    ARTEFACT,
    ROLE_IDS,
    ROLE_OF_ARTEFACT,
    TANNER,
    TURNS_INVESTIGATOR,
    WOLVES,
)
from cabale.games.werewolf.rules.events import Note

WOLF_NAMES = frozenset(ROLE_IDS[role] for role in WOLVES)
PACK_NAMES = WOLF_NAMES | {"minion"}
_TURNING = frozenset(ROLE_IDS[role] for role in TURNS_INVESTIGATOR)

# Deeds that are told as they were done: verb of the deed, verb of the claim, its fields.
_PLAIN = {
    "shield": ("shielded", "target"),
    "copy": ("copied", "target", "role"),
    "look": ("saw", "target", "role"),
    "peek": ("saw_centre", "centre", "role"),
    "brew": ("saw_centre", "centre", "role"),
    "rob": ("robbed", "target", "role"),
    "exchange": ("exchanged", "one", "other"),
    "shift": ("shifted", "direction"),
    "drink": ("drank", "centre"),
    "reveal": ("revealed", "target", "role"),
    "curate": ("curated", "target"),
    "see_own": ("became", "role"),
}
CLAIM_FOR = {deed: claim for deed, (claim, *_) in _PLAIN.items() if deed != "see_own"}
CLAIM_FOR["give"] = "gave"
"""What an honest player says of what he did, by the verb of the deed."""


class Experience(TypedDict):
    """What a seat went through: a part of `sight.view.Own`."""

    start: str
    copied: str | None
    artefact: str | None
    notes: list[Note]


def testimony(you: Experience) -> Iterator[Claim]:
    """Everything that happened to a seat, as claims, in the order of the night."""
    yield ("started", you["start"])
    brewed = None
    for note in you["notes"]:
        verb = note["verb"]
        if verb in _PLAIN:
            claim, *fields = _PLAIN[verb]
            yield (claim, *[note[field] for field in fields])  # type: ignore[literal-required]
            brewed = note["role"] if verb == "brew" else brewed
        elif verb == "give":
            yield ("gave", note["target"], brewed)
        elif verb == "meet_masons":
            yield from (("met", mason, "mason") for mason in note["masons"])
            if not note["masons"]:
                yield ("met_nobody", "mason")
        elif verb == "see_traces":
            yield from (("trace", seat) for seat in note["traces"])


def saw_no_traces(you: Experience) -> bool:
    """Whether the seat looked for traces, and there were none."""
    return any(note["verb"] == "see_traces" and not note["traces"] for note in you["notes"])


def believed_role(you: Experience, seat: int) -> str:
    """What the seat takes itself for at the end, from its own night alone."""
    if you["artefact"] is not None:
        changed = ROLE_OF_ARTEFACT.get(ARTEFACT[you["artefact"]])
        if changed is not None:
            return ROLE_IDS[changed]
    role = you["copied"] or you["start"]
    brewed = role
    for note in you["notes"]:
        match note["verb"]:
            case "look" if role == "paranormal_investigator" and note["role"] in _TURNING:
                tanner = note["role"] == ROLE_IDS[TANNER]
                role = "tanner" if tanner else "werewolf"
            case "rob":
                role = note["role"]
            case "brew":
                brewed = note["role"]
            case "give" if note["target"] == seat:
                role = brewed
            case "see_own" if note["role"] not in {you["start"], "doppelganger"}:
                role = note["role"]
    return role


def lost_its_card(you: Experience) -> bool:
    """Whether the seat saw its own card in the slot: an alpha wolf has put a wolf in its place."""
    changed = you["artefact"] is not None and ARTEFACT[you["artefact"]] in ROLE_OF_ARTEFACT
    return not changed and any(
        note["verb"] == "peek" and note["centre"] == SLOT and note["role"] == you["start"]
        for note in you["notes"]
    )
