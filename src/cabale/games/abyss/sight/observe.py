"""What a seat may know as numbers. Seats are told from the observer's place, clockwise."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache
from itertools import compress
from typing import Any

from cabale.core import Feature
from cabale.games.abyss.rules.components import (
    ALLY_KINDS,
    KINDS_OF_RACE,
    LOCATIONS,
    LORD_KEYS,
    LORDS,
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
        Feature("stacks", len(RACES), "size of each stack of the Council, in quarters"),
        Feature("hand_sizes", seats, "cards in each hand, in tens"),
    )


@cache
def _places(seats: int) -> dict[str, int]:
    """Where each feature begins."""
    places, at = {}, 0
    for feature in features(seats):
        places[feature.name] = at
        at += feature.size
    return places


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
    if not strict:
        _quarters(s.council, at["council"], out)
    for number, kinds in enumerate(KINDS_OF_RACE):
        out[at["stacks"] + number] = sum(s.council[kinds.start : kinds.stop]) / 4
    left = at["left"]
    out[left] = len(s.deck) / 71
    out[left + 1] = sum(s.discard) / 71
    out[left + 2] = len(s.lord_deck) / 35
    out[left + 3] = len(s.location_deck) / 20
    out[left + 4] = len(s.token_stock) / 20
    if name in _ABOUT_SOMETHING:
        _question(frame, seat, s.turn == seat, at, out)
    out[at["own_tokens"]] = sum(s.monster_tokens[seat]) / 10
    for place, other in enumerate(t.clockwise(seat)):
        _seat(s, other, place, at, out)
        if not strict or other == seat:
            _quarters(s.hands[other], at["hands"] + place * ALLY_KINDS, out)


def _seat(
    s: AbyssState, seat: int, place: int, at: dict[str, int], out: MutableSequence[float]
) -> None:
    keys = s.key_tokens[seat]
    out[at["pearls"] + place] = s.pearls[seat] / 10
    out[at["key_tokens"] + place] = keys / 3
    out[at["token_counts"] + place] = len(s.monster_tokens[seat]) / 10
    out[at["bought"] + place] = s.buyers >> seat & 1
    out[at["hand_sizes"] + place] = sum(s.hands[seat]) / 10
    _quarters(s.federated[seat], at["federated"] + place * ALLY_KINDS, out)
    for lord in s.lords[seat]:
        if s.active[lord] == seat:
            keys += LORD_KEYS[lord]
            part = "active"
        else:
            part = "disabled" if s.under[lord] == FREE else "used"
        out[at[part] + place * _LORDS + lord] = 1.0
    out[at["keys"] + place] = keys / 3
    _ones(s.locations[seat], at["locations"] + place * _TILES, out)


def _ones(where: Sequence[int], at: int, out: MutableSequence[float]) -> None:
    for place in where:
        out[at + place] = 1.0


def _quarters(counts: bytearray, at: int, out: MutableSequence[float]) -> None:
    for kind in compress(_KINDS, counts):
        out[at + kind] = counts[kind] / 4


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
