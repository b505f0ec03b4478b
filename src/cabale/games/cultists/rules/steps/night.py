"""The night: who learns what before the first turn (CUL-050 to CUL-055, CUL-273)."""

from __future__ import annotations

from cabale.games.cultists.rules.components import CULTIST, DEAD, PROPHET, ROLES
from cabale.games.cultists.rules.state import CultistsState, T, knife_holder


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
    """Three events at every table, whoever hears them; they change nothing."""
    if not t.listening:
        return
    s = t.state
    seats = range(t.seats)
    roles = [ROLES[role] for role in s.roles_in_play]
    own = {seat: {"role": ROLES[s.role[seat]]} for seat in seats}
    t.tell("night", only=own, roles=roles, first=knife_holder(s), map=s.plan.name)
    known = {seat: known_cultists(s, seat) for seat in seats}
    friends = {seat: {"cultists": cultists} for seat, cultists in known.items() if cultists}
    t.tell("night_cultists", to=(), only=friends)
    dead = [c for c in range(s.characters) if s.first_pulse[c] == DEAD]
    sees = [seat for seat in seats if known_first_pulses(s, seat) is not None]
    t.tell("night_dead", to=(), only={seat: {"dead": dead} for seat in sees})
