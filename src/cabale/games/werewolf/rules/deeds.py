"""Deeds in the form in which events and views tell them: names instead of numbers."""

from __future__ import annotations

from typing import Any

from cabale.games.werewolf.rules.components import CALLS, ROLE_IDS
from cabale.games.werewolf.rules.state import Deed, members

DIRECTIONS = ("left", "right")

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

_READ = {
    "seat": int,
    "centre": int,
    "role": ROLE_IDS.__getitem__,
    "direction": DIRECTIONS.__getitem__,
    "seats": members,
}


def told(deed: Deed) -> dict[str, Any]:
    """The fields of a deed, without its verb and whose it was."""
    values = deed.args + deed.seen
    fields = FIELDS[deed.verb]
    return {
        "call": CALLS[deed.call].id,
        **{
            name: _READ[kind](value)  # type: ignore[operator]
            for (name, kind), value in zip(fields.items(), values, strict=True)
        },
    }


EVENTS: dict[str, dict[str, str]] = {
    "dealt": {"role": "role"},
    "called": {"call": "call"},
    "dawn": {},
    "table": {"shields": "seat", "artefacts": "seat"},
    "shown": {"seat": "seat", "role": "role"},
    "artefact": {"artefact": "artefact"},
    "voted": {"seat": "seat", "target": "seat"},
    "abstained": {"seat": "seat"},
    "carried": {"seat": "seat", "artefact": "artefact"},
    "unmasked": {"seat": "seat", "start": "role", "card": "role", "role": "role"},
    "protected": {"seat": "seat"},
    "died": {"seat": "seat"},
    "shot": {"seat": "seat"},
    "ask-night": {"call": "call"},
    **{
        verb: {"call": "call"} | {name: kind.removesuffix("s") for name, kind in fields.items()}
        for verb, fields in FIELDS.items()
    },
}
