"""Pulse cards drawn again: the starting cards and the gifts, for given Cultists."""

from __future__ import annotations

from random import Random

from cabale.games.cultists.rules.components import (
    ALIVE,
    CULTIST,
    DEAD,
)
from cabale.games.cultists.rules.state import (
    CHECK,
    HAND,
    PUT_BACK,
    REVEALED,
    CultistsState,
    dead_seen,
    set_up_of,
)
from cabale.games.cultists.sight.redeal import MANY, Demand, Pool, redeal

_START = -1  # the pool of the starting cards

Pulses = tuple[list[int], dict[int, Pool]]
"""Kinds of all first pulse cards, then of all gifts; and the decks that they came from."""


def draw_pulses(
    s: CultistsState, seat: int, cultists: tuple[int, ...], rng: Random
) -> Pulses | None:
    """All pulse cards for these Cultists; None where what was seen leaves no way."""
    set_up = set_up_of(s)
    alive, dead = set_up.starting_pulse
    start = Pool((alive - len(cultists), dead) if alive else (0, 0))
    pools = {_START: start} | {c: Pool(set_up.cultist_encounter) for c in cultists if c != seat}
    fixed = [-1] * (s.characters + len(s.gifts))
    clean = _clean_slots(s, seat, cultists)
    if not _fix_first_pulses(s, seat, cultists, start, fixed, clean):
        return None
    if not _fix_gifts(s, seat, pools, fixed, clean):
        return None
    kinds = redeal(fixed, pools, _pulse_demands(s, seat), rng)
    return None if kinds is None else (kinds, pools)


def _fix_first_pulses(
    s: CultistsState,
    seat: int,
    cultists: tuple[int, ...],
    start: Pool,
    fixed: list[int],
    clean: set[int],
) -> bool:
    """What is certain of the starting cards; the others wait to be dealt. False: impossible."""
    used = any(set_up_of(s).starting_pulse)
    for c in range(s.characters):
        if s.role[seat] == CULTIST or not used:
            fixed[c] = s.first_pulse[c] if used else MANY
        elif c in cultists:
            fixed[c] = ALIVE
        elif c in clean:
            fixed[c] = ALIVE
            if not start.take(ALIVE):
                return False
        else:
            start.slots.append(c)
    return True


def _fix_gifts(
    s: CultistsState, seat: int, pools: dict[int, Pool], fixed: list[int], clean: set[int]
) -> bool:
    """What is certain of the gifts; those of Cultists wait to be dealt. False: impossible."""
    for slot, (_, giver, _, kind) in enumerate(s.gifts, s.characters):
        if giver == seat:
            fixed[slot] = kind
        elif giver not in pools:
            fixed[slot] = ALIVE
        elif slot in clean:
            fixed[slot] = ALIVE
            if not pools[giver].take(ALIVE):
                return False
        else:
            pools[giver].slots.append(slot)
    return True


def _pile_slots(s: CultistsState, target: int, gifts: int) -> list[int]:
    n = s.characters
    return [target, *(n + i for i, gift in enumerate(s.gifts[:gifts]) if gift[2] == target)]


def _clean_slots(s: CultistsState, seat: int, cultists: tuple[int, ...]) -> set[int]:
    """Cards that an Investigator looked at and put back, as only an Alive pile may be."""
    clean: set[int] = set()
    for look in s.looks:
        _, checker, target, how, gifts, result = look
        if checker == seat:
            honest = not dead_seen(s, look)
        else:
            honest = how == CHECK and result == PUT_BACK and checker not in cultists
        if honest:
            clean.update(_pile_slots(s, target, gifts))
    return clean


def _pulse_demands(s: CultistsState, seat: int) -> list[Demand]:
    demands = []
    for look in s.looks:
        _, checker, target, _, gifts, result = look
        if checker == seat:
            dead = dead_seen(s, look)
            demands.append(Demand(_pile_slots(s, target, gifts), DEAD, dead, dead))
        elif result == REVEALED:
            demands.append(Demand(_pile_slots(s, target, gifts), DEAD, 1, MANY))
    return demands


def lay_pulses(
    s: CultistsState,
    seat: int,
    cultists: tuple[int, ...],
    pulses: Pulses,
) -> None:
    kinds, pools = pulses
    n = s.characters
    s.first_pulse = [-1 if kind == MANY else kind for kind in kinds[:n]]
    s.gifts = [
        (turn, giver, target, kind)
        for (turn, giver, target, _), kind in zip(s.gifts, kinds[n:], strict=True)
    ]
    s.pulse_dead = [int(kind == DEAD) for kind in s.first_pulse]
    for _, _, target, kind in s.gifts:
        s.pulse_dead[target] += kind == DEAD
    for c in range(n):
        if c == seat:
            continue
        at = HAND * c
        if c in cultists:
            s.hand[at : at + 2] = [pools[c].left_over(ALIVE), pools[c].left_over(DEAD)]
        else:
            s.hand[at : at + 2] = [s.hand[at] + s.hand[at + 1], 0]
