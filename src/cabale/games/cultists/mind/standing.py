"""A guess at who is ahead: kills, points, time, and Cultists already out."""

from __future__ import annotations

from math import exp

from cabale.games.cultists.rules.components import PROPHET, TURNS
from cabale.games.cultists.rules.state import T, is_cultist, kills_now, set_up_of

# By number of Cultists: the start, then what each of these adds: the share of the kill target, the
# target met, the share of the time, the share of the points, each Cultist out, a Prophet in the
# match. Fitted by log-loss to matches of novices and adepts.
_WEIGHTS = {
    1: (-0.5, 1.0, 1.9, 0.6, -0.5, 0.0, 0.4),
    2: (-0.85, 0.95, 2.3, 2.75, -4.2, -0.8, 0.65),
}


def standing(t: T) -> list[float]:
    """How likely each seat is to win."""
    s, set_up = t.state, set_up_of(t.state)
    kills = kills_now(t) / set_up.kill_target
    out = sum(1 for c in range(s.characters) if is_cultist(s, c) and s.ghost[c])
    facts = (
        1.0,
        min(kills, 1.0),
        float(kills >= 1.0),
        (s.turn - 1) / (TURNS - 1),
        s.points / s.target,
        float(out),
        float(PROPHET in s.roles_in_play),
    )
    weights = _WEIGHTS[set_up.cultists]
    cultists = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, facts, strict=True))))
    return [cultists if is_cultist(s, seat) else 1 - cultists for seat in range(t.seats)]
