"""What a seat may know as numbers. Seats are told from the observer's place, clockwise."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence

from cabale.core import Feature
from cabale.games.abyss.components import (
    ALLY_KINDS,
    LOCATIONS,
    LORDS,
    TRACK_SPACES,
)
from cabale.games.abyss.state import FREE, NOBODY, Abyss, keys
from cabale.games.abyss.steps.explore import price

_LORDS, _TILES = len(LORDS), len(LOCATIONS)
_STEPS = (
    *("turn", "offer", "take", "monster", "fight", "pay", "federate", "lose_cards", "strike"),
    *("hunt", "learn", "give", "swap", "corrupt", "dismiss", "claim", "control", "take_open"),
    *("choose", "pay_keys", "search", "closing"),
)
_STEP_NUMBER = {name: number for number, name in enumerate(_STEPS)}


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("step", len(_STEPS), "which question is open"),
        Feature("turn", seats, "whose turn it is"),
        Feature("last_round", seats, "who triggered the end"),
        Feature("extra_turn", 1, "the turn will be followed by another of the same seat"),
        Feature("threat", 1, "the threat marker, 0 to 1"),
        Feature("track", ALLY_KINDS + 1, "cards on the track by kind, Monsters last"),
        Feature("newest", ALLY_KINDS + 1, "the card on the track that was revealed last"),
        Feature("price", 1, "what the next Ally costs, in quarters"),
        Feature("court", _LORDS, "Lords at the Court"),
        Feature("lords_gone", _LORDS, "Lords discarded"),
        Feature("open_locations", _TILES, "face-up Locations"),
        Feature("council", ALLY_KINDS, "Allies in the stacks by kind, in quarters"),
        Feature("left", 5, "size of deck, discard, Lord deck, Location deck, token stock, 0 to 1"),
        Feature("putting_down", ALLY_KINDS, "Allies put down or aside by the observer"),
        Feature("subject", _LORDS, "the Lord being paid for"),
        Feature("drawn", _TILES, "tiles that the observer has drawn and looks at"),
        Feature("own_tokens", 1, "value of the observer's monster tokens, in tens"),
        Feature("pearls", seats, "pearls of each seat, in tens"),
        Feature("keys", seats, "keys of each seat, in thirds"),
        Feature("key_tokens", seats, "key tokens of each seat, in thirds"),
        Feature("token_counts", seats, "monster tokens of each seat, in tens"),
        Feature("bought", seats, "seats that have bought in this turn"),
        Feature("hands", seats * ALLY_KINDS, "hands by kind, in quarters"),
        Feature("federated", seats * ALLY_KINDS, "federated Allies by kind, in quarters"),
        Feature("active", seats * _LORDS, "active Lords"),
        Feature("disabled", seats * _LORDS, "disabled Lords"),
        Feature("used", seats * _LORDS, "Lords under a Location"),
        Feature("locations", seats * _TILES, "Locations"),
    )


class _Pen:
    """Writes one part after the other."""

    def __init__(self, out: MutableSequence[float]) -> None:
        self.out = out
        self.at = 0

    def numbers(self, numbers: Iterable[float], scale: float = 1) -> None:
        for number in numbers:
            self.out[self.at] = number / scale
            self.at += 1

    def ones(self, size: int, where: Iterable[int]) -> None:
        for place in where:
            self.out[self.at + place] += 1
        self.at += size


def observe(t: Abyss, seat: int, out: MutableSequence[float]) -> None:
    s, pen, n = t.state, _Pen(out), t.seats
    ring = t.clockwise(seat)
    frame = s.stack[-1] if s.stack else ("over",)
    name = frame[0]
    mine = s.turn == seat
    pen.ones(len(_STEPS), [_STEP_NUMBER[name]] if name in _STEP_NUMBER else ())
    pen.ones(n, [(s.turn - seat) % n])
    pen.ones(n, [] if s.ended_by == NOBODY else [(s.ended_by - seat) % n])
    pen.numbers((s.extra_turn, s.threat / TRACK_SPACES))
    pen.ones(ALLY_KINDS + 1, s.track)
    pen.ones(ALLY_KINDS + 1, s.track[-1:])
    pen.numbers((price(s),), 4)
    pen.ones(_LORDS, s.court)
    pen.ones(_LORDS, s.lords_gone)
    pen.ones(_TILES, s.open_locations)
    pen.numbers(s.council, 4)
    pen.numbers(
        (
            len(s.deck) / 71,
            sum(s.discard) / 71,
            len(s.lord_deck) / 35,
            len(s.location_deck) / 20,
            len(s.token_stock) / 20,
        )
    )
    put_down: Sequence[int] = ()
    if name == "federate" or (name == "pay" and mine):
        put_down = frame[2]
    elif name == "lose_cards":
        put_down = frame[2][seat]
    pen.ones(ALLY_KINDS, put_down)
    pen.ones(_LORDS, [frame[1]] if name in ("pay", "federate") else ())
    pen.ones(_TILES, frame[1] if name == "choose" and mine else ())
    pen.numbers((sum(s.monster_tokens[seat]),), 10)
    pen.numbers((s.pearls[other] for other in ring), 10)
    pen.numbers((keys(s, other) for other in ring), 3)
    pen.numbers((s.key_tokens[other] for other in ring), 3)
    pen.numbers((len(s.monster_tokens[other]) for other in ring), 10)
    pen.numbers(s.buyers >> other & 1 for other in ring)
    for other in ring:
        pen.numbers(s.hands[other], 4)
    for other in ring:
        pen.numbers(s.federated[other], 4)
    for other in ring:
        pen.ones(_LORDS, [lord for lord in s.lords[other] if s.active[lord] == other])
    for other in ring:
        pen.ones(
            _LORDS,
            [x for x in s.lords[other] if s.active[x] == NOBODY and s.under[x] == FREE],
        )
    for other in ring:
        pen.ones(_LORDS, [lord for lord in s.lords[other] if s.under[lord] != FREE])
    for other in ring:
        pen.ones(_TILES, s.locations[other])
