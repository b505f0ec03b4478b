"""What a seat may know as numbers. Seats are told from the observer's place, clockwise."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache
from itertools import compress
from typing import Any, NamedTuple

from cabale.core import Feature
from cabale.games.abyss.rules.components import (
    ALLY_KINDS,
    LOCATIONS,
    LORD_KEYS,
    LORDS,
    RACE_OF,
    RACES,
    TRACK_SPACES,
)
from cabale.games.abyss.rules.state import FREE, NOBODY, Abyss, AbyssState
from cabale.games.abyss.rules.steps.explore import price
from cabale.games.abyss.sight.view import is_strict

_LORDS, _TILES = len(LORDS), len(LOCATIONS)
_KINDS = range(ALLY_KINDS)
_STEPS = (
    *("turn", "offer", "take", "monster", "fight", "pay", "federate", "lose_cards", "strike"),
    *("hunt", "learn", "give", "swap", "corrupt", "dismiss", "claim", "control", "take_open"),
    *("choose", "pay_keys", "search", "closing"),
)
_STEP_NUMBER = {name: number for number, name in enumerate(_STEPS)}


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("step", len(_STEPS), "which question is open"),
        Feature("turn", seats, "whose turn it is", 1),
        Feature("last_round", seats, "who triggered the end", 1),
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
        Feature("pearls", seats, "pearls of each seat, in tens", 1),
        Feature("keys", seats, "keys of each seat, in thirds", 1),
        Feature("key_tokens", seats, "key tokens of each seat, in thirds", 1),
        Feature("token_counts", seats, "monster tokens of each seat, in tens", 1),
        Feature("bought", seats, "seats that have bought in this turn", 1),
        Feature("hands", seats * ALLY_KINDS, "hands by kind, in quarters", 1),
        Feature("federated", seats * ALLY_KINDS, "federated Allies by kind, in quarters", 1),
        Feature("active", seats * _LORDS, "active Lords", 1),
        Feature("disabled", seats * _LORDS, "disabled Lords", 1),
        Feature("used", seats * _LORDS, "Lords under a Location", 1),
        Feature("locations", seats * _TILES, "Locations", 1),
        Feature("stacks", len(RACES), "size of each stack of the Council, in quarters"),
        Feature("hand_sizes", seats, "cards in each hand, in tens", 1),
    )


@cache
def _places(seats: int) -> dict[str, int]:
    """Where each feature begins."""
    places, at = {}, 0
    for feature in features(seats):
        places[feature.name] = at
        at += feature.size
    return places


class _SeatPlaces(NamedTuple):
    """Where each feature of one seat begins."""

    pearls: int
    key_tokens: int
    token_counts: int
    bought: int
    hand_sizes: int
    hands: int
    federated: int
    active: int
    disabled: int
    used: int
    keys: int
    locations: int


@cache
def _seat_places(seats: int) -> tuple[_SeatPlaces, ...]:
    """For the seat that looks and the others, clockwise."""
    at = _places(seats)
    size = {feature.name: feature.size // seats for feature in features(seats)}
    return tuple(
        [
            _SeatPlaces(*[at[name] + place * size[name] for name in _SeatPlaces._fields])
            for place in range(seats)
        ]
    )


def observe(t: Abyss, seat: int, out: MutableSequence[float]) -> None:
    """`out` is all zeros, most of which stay: only the others are written."""
    s, n = t.state, t.seats
    at = _places(n)
    frame = s.stack[-1] if s.stack else ("over",)
    name = frame[0]
    if name in _STEP_NUMBER:
        out[at["step"] + _STEP_NUMBER[name]] = 1.0
    out[at["turn"] + (s.turn - seat) % n] = 1.0
    if s.ended_by != NOBODY:
        out[at["last_round"] + (s.ended_by - seat) % n] = 1.0
    out[at["extra_turn"]] = s.extra_turn
    out[at["threat"]] = s.threat / TRACK_SPACES
    for card in s.track:
        out[at["track"] + card] += 1
    if s.track:
        out[at["newest"] + s.track[-1]] = 1.0
    out[at["price"]] = price(s) / 4
    _ones(s.court, at["court"], out)
    _ones(s.lords_gone, at["lords_gone"], out)
    _ones(s.open_locations, at["open_locations"], out)
    strict = is_strict(t)  # who must rely on memory sees how many there are, not which (ABY-225)
    stacks, council = at["stacks"], at["council"]
    for kind in compress(_KINDS, s.council):
        quarters = s.council[kind] / 4
        out[stacks + RACE_OF[kind]] += quarters
        if not strict:
            out[council + kind] = quarters
    left = at["left"]
    out[left] = len(s.deck) / 71
    out[left + 1] = sum(s.discard) / 71
    out[left + 2] = len(s.lord_deck) / 35
    out[left + 3] = len(s.location_deck) / 20
    out[left + 4] = len(s.token_stock) / 20
    if name in _ABOUT_SOMETHING:
        _question(frame, seat, s.turn == seat, at, out)
    out[at["own_tokens"]] = sum(s.monster_tokens[seat]) / 10
    for places, other in zip(_seat_places(n), t.clockwise(seat), strict=True):
        _seat(s, other, places, out, hidden=strict and other != seat)


def _seat(
    s: AbyssState, seat: int, places: _SeatPlaces, out: MutableSequence[float], hidden: bool
) -> None:
    (
        pearls,
        key_tokens,
        token_counts,
        bought,
        sizes,
        hands,
        federated,
        active,
        disabled,
        used,
        all_keys,
        locations,
    ) = places
    keys = s.key_tokens[seat]
    out[pearls] = s.pearls[seat] / 10
    out[key_tokens] = keys / 3
    out[token_counts] = len(s.monster_tokens[seat]) / 10
    out[bought] = s.buyers >> seat & 1
    hand = s.hands[seat]
    out[sizes] = (sum(hand) if hidden else _quarters(hand, hands, out)) / 10
    _quarters(s.federated[seat], federated, out)
    for lord in s.lords[seat]:
        if s.active[lord] == seat:
            keys += LORD_KEYS[lord]
            out[active + lord] = 1.0
        else:
            out[(disabled if s.under[lord] == FREE else used) + lord] = 1.0
    out[all_keys] = keys / 3
    _ones(s.locations[seat], locations, out)


def _ones(where: Sequence[int], at: int, out: MutableSequence[float]) -> None:
    for place in where:
        out[at + place] = 1.0


def _quarters(counts: bytearray, at: int, out: MutableSequence[float]) -> int:
    """How many cards there are of each kind, in quarters; returns how many in all."""
    total = 0
    for kind in compress(_KINDS, counts):
        count = counts[kind]
        out[at + kind] = count / 4
        total += count
    return total


_ABOUT_SOMETHING = {"pay", "federate", "lose_cards", "choose"}


def _question(
    frame: tuple[Any, ...],
    seat: int,
    mine: bool,
    at: dict[str, int],
    out: MutableSequence[float],
) -> None:
    """What the open question is about, as far as the seat may see it."""
    name = frame[0]
    put_down: Sequence[int] = ()
    if name == "federate" or (name == "pay" and mine):
        put_down = frame[2]
    elif name == "lose_cards":
        put_down = frame[2][seat]
    for kind in put_down:
        out[at["putting_down"] + kind] += 1
    if name in ("pay", "federate"):
        out[at["subject"] + frame[1]] = 1.0
    elif name == "choose" and mine:
        _ones(frame[1], at["drawn"], out)
