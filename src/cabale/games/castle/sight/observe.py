"""What a seat may see, as numbers."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from cabale.core.game import Feature
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.duelling import scores
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.sight.known import known_cards, offered_item

PHASES = (
    "turn",
    "answer",
    "ability",
    "before_draw",
    "round",
    "overflow",
    "foresee",
    "demand",
    "demand_gift",
    "demand_answer",
    "interruption",
    "tribute",
    "support",
    "hypnosis",
    "reactions",
    "after_duel",
    "spoils",
    "theft",
    "replacement",
    "after",
    "naming",
)
_SOCIETY = 5
_PROFESSION = _SOCIETY + len(SOCIETIES)
_ITEM = _PROFESSION + len(PROFESSIONS)
_PER_SEAT = _ITEM + len(ITEMS)


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("table", 4, "turn / 100, pile / 20, unused professions / 10, stock / 12"),
        Feature("phase", len(PHASES), "the step that is running, one of PHASES"),
        Feature("offer", len(ITEMS), "the card of a trade that this seat sees lying there"),
        Feature("duel", 2, "attack / 10, defence / 10"),
        Feature(
            "seats",
            seats * _PER_SEAT,
            "from this seat clockwise: active, cards / 8, tokens / 12, side in a duel (2), "
            "known society (2), known profession (10), certain items (17)",
            1,
        ),
    )


_PHASE_NUMBER = {phase: number for number, phase in enumerate(PHASES)}


def observe(t: CastleBoard, seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    out[0] = s.turn / 100
    out[1] = len(s.pile) / 20
    out[2] = len(s.unused) / 10
    out[3] = s.stock / 12
    at = 4
    if s.stack:
        kind = t.game.step(s.stack[-1][0]).kind
        out[at + _PHASE_NUMBER[kind]] = 1.0
    at += len(PHASES)
    offered = offered_item(s, seat)
    if offered >= 0:
        out[at + offered] = 1.0
    at += len(ITEMS)
    duel = s.duel
    if duel is not None:
        attack, defence = scores(s, duel)
        out[at], out[at + 1] = attack / 10, defence / 10
    at += 2
    societies, professions, items = known_cards(t, seat)
    for other in t.clockwise(seat):
        if s.active == other:
            out[at] = 1.0
        out[at + 1] = len(s.hands[other]) / 8
        if s.tokens[other]:
            out[at + 2] = s.tokens[other] / 12
        if duel is not None and duel.sides[other] >= 0:
            out[at + 3 + duel.sides[other]] = 1.0
        if societies[other] >= 0:
            out[at + _SOCIETY + societies[other]] = 1.0
        if professions[other] >= 0:
            out[at + _PROFESSION + professions[other]] = 1.0
        for item in items[other]:
            out[at + _ITEM + item] += 1
        at += _PER_SEAT
