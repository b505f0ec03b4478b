"""The value function: logistic regression on kills, points, time and Cultists already out."""

from __future__ import annotations

from math import exp

from cabale.games.cultists.mind.numbers import STANDING_WEIGHTS
from cabale.games.cultists.rules.components import PROPHET, TURNS
from cabale.games.cultists.rules.state import T, is_cultist, kills_now, set_up_of


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
    weights = STANDING_WEIGHTS[set_up.cultists]
    cultists = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, facts, strict=True))))
    return [cultists if is_cultist(s, seat) else 1 - cultists for seat in range(t.seats)]
