"""The night: who learns what before the first turn (CUL-050 to CUL-055, CUL-273)."""

from __future__ import annotations

from typing import Any

from cabale.games.cultists.components import CULTIST, ENCOUNTER_CARDS, PROPHET, ROLES
from cabale.games.cultists.state import CultistsState, T, knife_holder, plan_of


def known_cultists(s: CultistsState, seat: int) -> list[int]:
    """The Cultists that this seat knows by the night; nobody opens the AUTOMA's eyes.

    A Cultist or a Prophet who counts too few human Cultists knows that the AUTOMA is one.
    """
    if s.role[seat] not in (CULTIST, PROPHET):
        return []
    return [c for c in range(s.characters) if s.role[c] == CULTIST]


def known_first_pulses(s: CultistsState, seat: int) -> list[int] | None:
    """The starting pulse cards, which only Cultists see; with seven there are none."""
    if s.role[seat] != CULTIST or s.first_pulse[seat] < 0:
        return None
    return s.first_pulse


def night(t: T) -> None:
    s = t.state
    only: dict[int, dict[str, Any]] = {}
    for seat in range(t.seats):
        learned: dict[str, Any] = {"role": ROLES[s.role[seat]]}
        cultists = [c for c in known_cultists(s, seat) if c != seat]
        if cultists:
            learned["cultists"] = cultists
        pulses = known_first_pulses(s, seat)
        if pulses is not None:
            learned["pulses"] = [ENCOUNTER_CARDS[card] for card in pulses]
        only[seat] = learned
    roles = [ROLES[role] for role in s.roles_in_play]
    t.tell("night", only=only, roles=roles, first=knife_holder(s), map=plan_of(s).name)
