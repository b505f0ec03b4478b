"""What a seat may see, as numbers."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from struct import pack

from cabale.core.game import Feature
from cabale.games.castle.rules.components import (
    ATTACKER,
    DECK,
    DEFENDER,
    HYPNOTISED,
    ITEMS,
    NEUTRAL,
)
from cabale.games.castle.rules.duelling import scores
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.sight.known import offered_item
from cabale.games.castle.sight.packed import KNOWN_SIZE, OPEN_SIZE, PARTS, packed_cards

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
_PER_SEAT = OPEN_SIZE + KNOWN_SIZE


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
_OFFER = 4 + len(PHASES)
_DUEL = _OFFER + len(ITEMS)
_SEATS = _DUEL + 2
_MOST_TOKENS = 12
_SIDED = (ATTACKER, DEFENDER, HYPNOTISED, NEUTRAL)
"""In this order, so that a side is its own index."""


def _open(active: bool) -> list[list[list[bytes]]]:
    """What all see of a seat, packed: whether it is active, its cards and tokens, its side. By
    side, cards and tokens."""
    return [
        [
            [
                pack("5f", active, held / 8, tokens / 12, side == ATTACKER, side == DEFENDER)
                for tokens in range(_MOST_TOKENS + 1)
            ]
            for held in range(len(DECK) + 1)
        ]
        for side in _SIDED
    ]


_PASSIVE, _ACTIVE = _open(False), _open(True)
_PEACEFUL = _PASSIVE[NEUTRAL]


def observe(t: CastleBoard, seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    out[0] = s.turn / 100
    out[1] = len(s.pile) / 20
    out[2] = len(s.unused) / 10
    out[3] = s.stock / 12
    if s.stack:
        kind = t.game.step(s.stack[-1][0]).kind
        out[4 + _PHASE_NUMBER[kind]] = 1.0
    offered = offered_item(s, seat)
    if offered >= 0:
        out[_OFFER + offered] = 1.0
    duel, hands, tokens, active = s.duel, s.hands, s.tokens, s.active
    parts, side = packed_cards(t, seat)[:], NEUTRAL
    if duel is None:
        parts[::PARTS] = [
            _PEACEFUL[len(hand)][held]
            for hand, held in zip(hands, tokens)  # noqa: B905  # compiled as a loop
        ]
    else:
        attack, defence = scores(s, duel)
        out[_DUEL], out[_DUEL + 1] = attack / 10, defence / 10
        side = duel.sides[active]
        parts[::PARTS] = [
            _PASSIVE[side][len(hand)][held]
            for side, hand, held in zip(duel.sides, hands, tokens)  # noqa: B905  # the same
        ]
    parts[PARTS * active] = _ACTIVE[side][len(hands[active])][tokens[active]]
    row = b"".join(parts)
    first = 4 * _PER_SEAT * seat
    out[_SEATS : _SEATS + _PER_SEAT * t.seats] = memoryview(row[first:] + row[:first]).cast("f")
