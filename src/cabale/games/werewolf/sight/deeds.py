"""What a seat did in a match that is over, in numbers, for its own statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import Arg
from cabale.games.werewolf.rules.components import PACK, ROLE, ROLES

OWN_ROLE = "started"
Events = Sequence[Mapping[str, Any]]


def deeds(seat: int, events: Events, claims: Sequence[Sequence[Arg]]) -> dict[str, int]:
    """A lie is a part that one was not dealt; it was believed where nobody pointed at the liar."""
    unmasked = {event["seat"]: event for event in events if event["kind"] == "unmasked"}
    votes = {event["seat"]: event["target"] for event in events if event["kind"] == "voted"}
    told = {str(claim[1]) for claim in claims if claim[0] == OWN_ROLE}
    lies = len(told - {unmasked[seat]["start"]}) if seat in unmasked else 0
    aimed_at = unmasked.get(votes.get(seat, -1))
    return {
        "wolves_found": int(aimed_at is not None and is_wolf(aimed_at["role"])),
        "pointed_at": sum(target == seat for target in votes.values()),
        "died": sum(
            event["kind"] in ("died", "shot") and event["seat"] == seat for event in events
        ),
        "lies": lies,
        "lies_believed": 0 if seat in votes.values() else lies,
    }


def is_wolf(role: str) -> bool:
    return ROLES[ROLE[role]].team == PACK and role != "minion"
