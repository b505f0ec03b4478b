"""Duel: who takes part in what role, what counts, and who wins."""

from __future__ import annotations

from cabale.games.castle.rules.components import (
    ALCHEMIST,
    ATTACKER,
    BODYGUARD,
    DAGGER,
    DEFENDER,
    GLOVES,
    GRAND_MASTER,
    HYPNOTISED,
    KNIVES,
    NEUTRAL,
    POISON_RING,
    SWORDSMAN,
    THUG,
    WHIP,
)
from cabale.games.castle.rules.state import CastleState, Duel


def fights(s: CastleState, seat: int) -> bool:
    """Whether a seat is one of the two duellists."""
    return s.duel is not None and seat in (s.active, s.duel.defender)


def takes_part(s: CastleState, duel: Duel, seat: int) -> bool:
    """Whether what a seat has played counts: not hypnotised, not shut out (CAS-163, CAS-165)."""
    if duel.lone >= 0 and not fights(s, seat):
        return False
    return duel.sides[seat] != HYPNOTISED


def scores(s: CastleState, duel: Duel) -> tuple[int, int]:
    """Swords and shields: the duellists, their supporters and all that was played (CAS-135)."""
    points = [0, 0]
    alone = duel.lone >= 0
    for seat, side in enumerate(duel.sides):  # who is hypnotised has none
        if side >= 0 and (not alone or fights(s, seat)):
            points[side] += 1 + duel.laid[seat]
    for seat, item in duel.shown:
        if item != POISON_RING and takes_part(s, duel, seat):
            points[duel.sides[seat]] += 1
    for seat, _profession in duel.used:
        if takes_part(s, duel, seat):
            points[duel.sides[seat]] += 1
    return points[ATTACKER], points[DEFENDER]


def items_for(s: CastleState, duel: Duel, seat: int) -> tuple[int, ...]:
    """The items that help a seat in its role (CAS-150 to CAS-154)."""
    side = duel.sides[seat]
    if side == NEUTRAL:
        return ()
    if fights(s, seat):
        return (DAGGER if side == ATTACKER else GLOVES, POISON_RING)
    return (KNIVES if side == ATTACKER else WHIP,)


def professions_for(s: CastleState, duel: Duel, seat: int) -> tuple[int, ...]:
    """The professions that act in a seat's role (CAS-165 to CAS-175)."""
    if fights(s, seat):
        return (THUG if duel.sides[seat] == ATTACKER else GRAND_MASTER, SWORDSMAN)
    return (ALCHEMIST,) if duel.sides[seat] == NEUTRAL else (BODYGUARD, ALCHEMIST)


def winner(s: CastleState, duel: Duel) -> int:
    """The winning side: the Alchemist's word, the higher score, the Poison Ring; -1 for a tie."""
    if duel.verdict >= 0:
        return duel.verdict
    attack, defence = scores(s, duel)
    if attack != defence:
        return ATTACKER if attack > defence else DEFENDER
    for seat, item in duel.shown:
        if item == POISON_RING:
            return duel.sides[seat]
    return -1
