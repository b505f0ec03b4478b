"""What a seat may know as numbers. Seats are told from the observer's place, clockwise."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import cache, lru_cache
from struct import Struct
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
from cabale.games.abyss.rules.state import FREE, NOBODY, Abyss
from cabale.games.abyss.rules.steps.explore import price
from cabale.games.abyss.sight.view import is_strict

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


class _Layout(NamedTuple):
    """What depends on the number of seats alone."""

    size: int
    numbers: Struct
    """The observer's tokens, then five numbers of each seat."""
    sizes: Struct
    at: dict[str, int]


@cache
def _layout(seats: int) -> _Layout:
    size = sum(feature.size for feature in features(seats))
    return _Layout(size, Struct(f"{1 + 5 * seats}f"), Struct(f"{seats}f"), _places(seats))


def observe(t: Abyss, seat: int, out: MutableSequence[float]) -> None:
    """Parts that stand beside each other are packed, each once for what it is made of."""
    s, n = t.state, t.seats
    layout, ring = _layout(n), t.clockwise(seat)
    frame = s.stack[-1] if s.stack else _OVER
    name, ended = frame[0], s.ended_by
    strict = is_strict(t)  # who must rely on memory sees how many there are, not which (ABY-225)
    council, stacks, _ = _cards(bytes(s.council))
    pearls, tokens, key_tokens, buyers = s.pearls, s.monster_tokens, s.key_tokens, s.buyers
    lords, keys = _lords(tuple(map(tuple, s.lords)), tuple(s.active), tuple(s.under))
    hands = [_cards(bytes(s.hands[other])) for other in ring]
    parts = [
        _head(
            n,
            name,
            (s.turn - seat) % n,
            -1 if ended == NOBODY else (ended - seat) % n,
            s.extra_turn,
            s.threat,
            bytes(s.track),
            price(s),
        ),
        _board(bytes(s.court), bytes(s.lords_gone), bytes(s.open_locations)),
        _NO_CARDS if strict else council,
        _LEFT.pack(
            len(s.deck) / 71,
            sum(s.discard) / 71,
            len(s.lord_deck) / 35,
            len(s.location_deck) / 20,
            len(s.token_stock) / 20,
        ),
        _NO_QUESTION,
        layout.numbers.pack(
            sum(tokens[seat]) / 10,
            *[pearls[other] / 10 for other in ring],
            *[(key_tokens[other] + keys[other]) / 3 for other in ring],
            *[key_tokens[other] / 3 for other in ring],
            *[len(tokens[other]) / 10 for other in ring],
            *[buyers >> other & 1 for other in ring],
        ),
        *([hands[0][0], *[_NO_CARDS] * (n - 1)] if strict else [hand[0] for hand in hands]),
        _federated(b"".join(s.federated))[seat],
        lords[seat],
        _tiles(tuple(map(tuple, s.locations)))[seat],
        stacks,
        layout.sizes.pack(*[hand[2] / 10 for hand in hands]),
    ]
    out[: layout.size] = memoryview(b"".join(parts)).cast("f")
    if name in _ABOUT_SOMETHING:
        _question(frame, seat, s.turn == seat, layout.at, out)


@lru_cache(maxsize=4096)
def _head(
    seats: int,
    step: str,
    turn: int,
    ended: int,
    extra_turn: bool,
    threat: int,
    track: bytes,
    cost: int,
) -> bytes:
    """The features from `step` to `price`."""
    at = _places(seats)
    numbers = array("f", bytes(_FLOAT * at["court"]))
    if step in _STEP_NUMBER:
        numbers[at["step"] + _STEP_NUMBER[step]] = 1.0
    numbers[at["turn"] + turn] = 1.0
    if ended >= 0:
        numbers[at["last_round"] + ended] = 1.0
    numbers[at["extra_turn"]] = extra_turn
    numbers[at["threat"]] = threat / TRACK_SPACES
    for card in track:
        numbers[at["track"] + card] += 1
    if track:
        numbers[at["newest"] + track[-1]] = 1.0
    numbers[at["price"]] = cost / 4
    return numbers.tobytes()


@lru_cache(maxsize=4096)
def _board(court: bytes, gone: bytes, tiles: bytes) -> bytes:
    """The features from `court` to `open_locations`."""
    return _ones(court, _LORDS) + _ones(gone, _LORDS) + _ones(tiles, _TILES)


@lru_cache(maxsize=16384)
def _cards(counts: bytes) -> tuple[bytes, bytes, int]:
    """Cards by kind in quarters, by race in quarters, and how many there are."""
    races = [0] * len(RACES)
    for kind, count in enumerate(counts):
        races[RACE_OF[kind]] += count
    return (
        array("f", [count / 4 for count in counts]).tobytes(),
        array("f", [count / 4 for count in races]).tobytes(),
        sum(counts),
    )


def _from_each(parts: Sequence[bytes]) -> list[bytes]:
    """What each seat sees of parts that are by seat: its own first, then clockwise."""
    return [b"".join((*parts[seat:], *parts[:seat])) for seat in range(len(parts))]


def _ones(where: Sequence[int], size: int) -> bytes:
    numbers = array("f", bytes(_FLOAT * size))
    for place in where:
        numbers[place] = 1.0
    return numbers.tobytes()


@lru_cache(maxsize=1024)
def _federated(counts: bytes) -> list[bytes]:
    """For each seat that looks."""
    every = range(0, len(counts), ALLY_KINDS)
    return _from_each([_cards(counts[at : at + ALLY_KINDS])[0] for at in every])


@lru_cache(maxsize=1024)
def _tiles(locations: tuple[tuple[int, ...], ...]) -> list[bytes]:
    """For each seat that looks."""
    return _from_each([_ones(tiles, _TILES) for tiles in locations])


@lru_cache(maxsize=1024)
def _lords(
    lords: tuple[tuple[int, ...], ...], active: tuple[int, ...], under: tuple[int, ...]
) -> tuple[list[bytes], list[int]]:
    """For each seat that looks: `active`, `disabled` and `used`; and the keys of each seat."""
    kinds: list[list[bytes]] = [[], [], []]
    keys = []
    for seat, own in enumerate(lords):
        mine = [lord for lord in own if active[lord] == seat]
        rest = [lord for lord in own if active[lord] != seat]
        disabled = [lord for lord in rest if under[lord] == FREE]
        used = [lord for lord in rest if under[lord] != FREE]
        for kind, which in zip(kinds, (mine, disabled, used), strict=True):
            kind.append(_ones(which, _LORDS))
        keys.append(sum([LORD_KEYS[lord] for lord in mine]))
    views = [_from_each(kind) for kind in kinds]
    return [b"".join(view) for view in zip(*views, strict=True)], keys


_FLOAT = 4
"""The bytes of a number."""
_OVER = ("over",)
_LEFT = Struct("5f")
_NO_CARDS = bytes(_FLOAT * ALLY_KINDS)
_NO_QUESTION = bytes(_FLOAT * (ALLY_KINDS + _LORDS + _TILES))
_ABOUT_SOMETHING = frozenset(("pay", "federate", "lose_cards", "choose"))


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
        for tile in frame[1]:
            out[at["drawn"] + tile] = 1.0
