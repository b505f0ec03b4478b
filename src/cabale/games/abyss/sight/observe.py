"""What a seat may know as numbers. Seats are told from the observer's place, clockwise."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import cache, lru_cache
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


def observe(t: Abyss, seat: int, out: MutableSequence[float]) -> None:
    """Parts that stand beside each other are packed, each once for what it is made of."""
    s, n = t.state, t.seats
    frame = s.stack[-1] if s.stack else _OVER
    name, ended = frame[0], s.ended_by
    first, last = _FLOAT * seat, _FLOAT * (seat + n)  # of one number for each seat, twice round
    shown, stacks = _council(bytes(s.council))
    hands, hand_sizes = _hands(b"".join(s.hands))
    hands = hands[ALLY_KINDS * first : ALLY_KINDS * last]
    if is_strict(t):  # who must rely on memory sees how many there are, not which (ABY-225)
        shown = _NO_CARDS
        hands = hands[: len(_NO_CARDS)] + _NO_CARDS * (n - 1)
    piles, sides = _piles(t), _sides(t)
    parts = (
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
        piles.board,
        shown,
        _OF_DECK[len(s.deck)],
        _OF_DECK[sum(s.discard)],
        piles.left,
        _NO_QUESTION,
        sides.own_tokens[seat],
        _shares(tuple(s.pearls), 10)[first:last],
        sides.counted[seat],
        _bits(s.buyers, n)[first:last],
        hands,
        sides.laid_out[seat],
        stacks,
        hand_sizes[first:last],
    )
    numbers = memoryview(b"".join(parts)).cast("f")
    out[: len(numbers)] = numbers
    if name in _ABOUT_SOMETHING:
        _question(frame, seat, s.turn == seat, _places(n), out)


# --- what few decisions change -----------------------------------------------------------------


class _Piles(NamedTuple):
    """Packed features of what lies in the middle."""

    made_of: tuple[Any, ...]
    board: bytes
    """The features from `court` to `open_locations`."""
    left: bytes
    """The last three numbers of `left`."""


class _Sides(NamedTuple):
    """Packed features of what lies in front of the seats, each by the seat that looks."""

    made_of: tuple[Any, ...]
    own_tokens: list[bytes]
    counted: list[bytes]
    """The features from `keys` to `token_counts`."""
    laid_out: list[bytes]
    """The features from `federated` to `locations`."""


def _piles(t: Abyss) -> _Piles:
    """As they were packed last, unless something they are made of has changed."""
    found: _Piles | None = t.kept.get("piles")
    if found is None or found.made_of != _of_piles(t.state):
        t.kept["piles"] = found = _pack_piles(t.state)
    return found


def _sides(t: Abyss) -> _Sides:
    """The same of what lies in front of the seats."""
    found: _Sides | None = t.kept.get("sides")
    if found is None or found.made_of != _of_sides(t.state):
        t.kept["sides"] = found = _pack_sides(t.state)
    return found


def _of_piles(s: AbyssState) -> tuple[Any, ...]:
    lords, locations, tokens = len(s.lord_deck), len(s.location_deck), len(s.token_stock)
    return s.court, s.lords_gone, s.open_locations, lords, locations, tokens


def _of_sides(s: AbyssState) -> tuple[Any, ...]:
    by_seat = s.lords, s.federated, s.locations, s.monster_tokens
    return by_seat, s.key_tokens, s.active, s.under


def _pack_piles(s: AbyssState) -> _Piles:
    court, gone, tiles = s.court[:], s.lords_gone[:], s.open_locations[:]
    lords, locations, tokens = len(s.lord_deck), len(s.location_deck), len(s.token_stock)
    return _Piles(
        (court, gone, tiles, lords, locations, tokens),
        _ones(bytes(court), _LORDS) + _ones(bytes(gone), _LORDS) + _ones(bytes(tiles), _TILES),
        _floats(lords / 35, locations / 20, tokens / 20),
    )


def _pack_sides(s: AbyssState) -> _Sides:
    by_seat = s.lords, s.federated, s.locations, s.monster_tokens
    copies = tuple([[part[:] for part in one] for one in by_seat])
    seats = range(len(s.lords))
    active, disabled, used, keys = zip(*[_pack_lords(s, seat) for seat in seats], strict=True)
    counted = (
        _shares(keys, 3),
        _shares(tuple(s.key_tokens), 3),
        _shares(tuple(map(len, s.monster_tokens)), 10),
    )
    federated = [_cards(bytes(counts)) for counts in s.federated]
    locations = [_ones(bytes(where), _TILES) for where in s.locations]
    laid_out = [_twice([*one]) for one in (federated, active, disabled, used, locations)]
    return _Sides(
        (copies, s.key_tokens[:], s.active[:], s.under[:]),
        [_floats(sum(own) / 10) for own in s.monster_tokens],
        _by_seat(len(seats), counted),
        _by_seat(len(seats), laid_out),
    )


def _pack_lords(s: AbyssState, seat: int) -> tuple[bytes, bytes, bytes, int]:
    """A seat's Lords that are active, disabled and under a Location, and its keys."""
    own = s.lords[seat]
    mine = bytes([lord for lord in own if s.active[lord] == seat])
    keys = s.key_tokens[seat] + sum([LORD_KEYS[lord] for lord in mine])
    if len(mine) == len(own):
        return _ones(mine, _LORDS), _NO_LORDS, _NO_LORDS, keys
    rest = [lord for lord in own if lord not in mine]
    struck = bytes([lord for lord in rest if s.under[lord] == FREE])
    used = bytes([lord for lord in rest if lord not in struck])
    return _ones(mine, _LORDS), _ones(struck, _LORDS), _ones(used, _LORDS), keys


def _by_seat(seats: int, features: Sequence[bytes]) -> list[bytes]:
    """Features by seat, twice round the table, as each seat sees them."""
    sizes = [len(one) // (2 * seats) for one in features]
    every = list(zip(features, sizes, strict=True))
    return [
        b"".join([one[size * seat : size * (seat + seats)] for one, size in every])
        for seat in range(seats)
    ]


# --- what is remembered by what it is made of --------------------------------------------------


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


@lru_cache(maxsize=16384)
def _cards(counts: bytes) -> bytes:
    """Cards by kind in quarters."""
    return b"".join(map(_QUARTERS.__getitem__, counts))


@lru_cache(maxsize=4096)
def _council(counts: bytes) -> tuple[bytes, bytes]:
    """Its cards by kind, and by race, in quarters."""
    races = [0] * len(RACES)
    for kind, count in enumerate(counts):
        races[RACE_OF[kind]] += count
    return _cards(counts), b"".join(map(_QUARTERS.__getitem__, races))


@lru_cache(maxsize=1024)
def _hands(counts: bytes) -> tuple[bytes, bytes]:
    """The hands of all seats by kind, and their sizes in tens, both twice round the table."""
    every = range(0, len(counts), ALLY_KINDS)
    hands = [counts[at : at + ALLY_KINDS] for at in every]
    return _twice([_cards(hand) for hand in hands]), _shares(tuple(map(sum, hands)), 10)


@lru_cache(maxsize=4096)
def _shares(numbers: tuple[int, ...], whole: int) -> bytes:
    """A number for each seat, twice round the table."""
    return 2 * _floats(*[number / whole for number in numbers])


@cache
def _bits(mask: int, seats: int) -> bytes:
    """Whether each seat is in it, twice round the table."""
    return 2 * _floats(*[mask >> seat & 1 for seat in range(seats)])


@lru_cache(maxsize=16384)
def _ones(where: bytes, size: int) -> bytes:
    numbers = array("f", bytes(_FLOAT * size))
    for place in where:
        numbers[place] = 1.0
    return numbers.tobytes()


def _twice(parts: list[bytes]) -> bytes:
    return b"".join(parts + parts)


def _floats(*numbers: float) -> bytes:
    return array("f", numbers).tobytes()


_FLOAT = 4
"""The bytes of a number."""
_OVER = ("over",)
_OF_DECK = [_floats(cards / 71) for cards in range(72)]
_QUARTERS = [_floats(cards / 4) for cards in range(72)]
_NO_CARDS = bytes(_FLOAT * ALLY_KINDS)
_NO_LORDS = bytes(_FLOAT * _LORDS)
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
