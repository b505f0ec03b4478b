"""What a seat may see, as numbers."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from struct import Struct, pack

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


_MOST_TOKENS = 12
_SIDED = (ATTACKER, DEFENDER, HYPNOTISED, NEUTRAL)
"""In this order, so that a side is its own index."""


def _one_of(size: int) -> list[bytes]:
    """So many numbers of which one is 1, packed; the last of them all zeros."""
    return [pack(f"{size}f", *[i == one for i in range(size)]) for one in range(size + 1)]


_PHASE = dict(zip(PHASES, _one_of(len(PHASES)), strict=False))
_OFFER = _one_of(len(ITEMS))
"""By item; an offer of -1 is the last."""
_OVER = bytes(4 * len(PHASES))
_NO_SCORES = bytes(2 * 4)
_HEAD = Struct("4f")
_SCORES = Struct("2f")
_OPEN_TO_ALL = 4 + len(PHASES) + len(ITEMS) + 2
"""Numbers before those of the seats."""


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


_PASSIVE = _open(False)
_ACTIVE = _open(True)
_PEACEFUL = _PASSIVE[NEUTRAL]


def observe(t: CastleBoard, seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    duel, hands, tokens, active = s.duel, s.hands, s.tokens, s.active
    parts, side, points = packed_cards(t, seat)[:], NEUTRAL, _NO_SCORES
    if duel is None:
        parts[::PARTS] = [
            _PEACEFUL[len(hand)][held]
            for hand, held in zip(hands, tokens)  # noqa: B905  # compiled as a loop
        ]
    else:
        attack, defence = scores(s, duel)
        points = _SCORES.pack(attack / 10, defence / 10)
        side = duel.sides[active]
        parts[::PARTS] = [
            _PASSIVE[side][len(hand)][held]
            for side, hand, held in zip(duel.sides, hands, tokens)  # noqa: B905  # the same
        ]
    parts[PARTS * active] = _ACTIVE[side][len(hands[active])][tokens[active]]
    head = _HEAD.pack(s.turn / 100, len(s.pile) / 20, len(s.unused) / 10, s.stock / 12)
    phase = _PHASE[t.game.step(s.stack[-1][0]).kind] if s.stack else _OVER
    first = PARTS * seat
    row = [head, phase, _OFFER[offered_item(s, seat)], points, *parts[first:], *parts[:first]]
    size = _OPEN_TO_ALL + _PER_SEAT * t.seats
    out[:size] = memoryview(b"".join(row)).cast("f")
