"""Becoming a ghost, and what a death sets off (CUL-207, CUL-251 to CUL-264)."""

from __future__ import annotations

from cabale.games.cultists.rules.components import (
    CULTIST,
    INFECTED,
    REVEALED_ON_DEATH,
)
from cabale.games.cultists.rules.state import T, is_cultist, one_cultist, rule_out, show_role
from cabale.games.cultists.rules.steps.victory import cultists_eliminated


def become_ghost(t: T, character: int, cause: str) -> None:
    """Turn disc and card over. Afterwards the match may be over: see `state.ending`."""
    s = t.state
    s.ghost[character] = 1
    t.reveal("died", seat=character, cause=cause)
    role = s.role[character]
    if character != s.automa:
        if role in REVEALED_ON_DEATH:
            show_role(t, character)
            if role == INFECTED:
                s.no_exchange_until = s.turn + 1
        rule_out(s, character, *(r for r in REVEALED_ON_DEATH if r != role))
    if is_cultist(s, character):
        living = [c for c in range(s.characters) if is_cultist(s, c) and not s.ghost[c]]
        if not living:
            cultists_eliminated(t, character)
    elif one_cultist(s):
        rule_out(s, character, CULTIST)


def dies_by_role(t: T, character: int, *roles: int) -> None:
    """The deed kills each of these roles: that is all the table learns (CUL-264, CUL-294)."""
    t.state.could_be[character] &= sum(1 << role for role in roles)
    become_ghost(t, character, "role")
