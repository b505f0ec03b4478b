"""A position of Abyss in a few readable lines, for tests, tutorials and puzzles.

    turn: 0
    hands: crab-1 crab-5 | jellyfish-3 squid-2
    pearls: 2 | 1
    keys: 0 | 2
    tokens: 3 2 | 4
    lords: slaver shaman! | keeper
    locations: jail parliament(elder) |
    federated: crab-1 | squid-2
    court: master_of_magic slaver traitor
    council: squid-1 squid-1
    track: crab-3 monster
    threat: 2
    open_locations: sanctuary abyss
    deck: monster crab-2
    lord_deck: miller
    location_deck: depths
    discard: crab-4

Seats are parted by ``|``. A Lord with ``!`` is disabled; Lords in brackets lie under the Location.
Decks name their first cards; all that is named nowhere is shuffled below them, or lies in the
discard where that says ``rest`` (``discard``, ``lords_gone``). Whatever is left out is as at setup,
where a Court that is not named has six Lords.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from cabale.core import ScenarioError
from cabale.games.abyss.rules.components import (
    CARDS,
    COURT_SLOTS,
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LOCATIONS,
    LORD_IDS,
    MONSTER,
    MONSTER_TOKENS,
    THREAT_TRACK,
    TRACK_SPACES,
)
from cabale.games.abyss.rules.state import NOBODY, Abyss
from cabale.games.abyss.rules.steps.turn import start_turn

REST = "rest"
_NAMES = (
    *("turn", "hands", "pearls", "keys", "tokens", "lords", "locations", "federated"),
    *("court", "council", "track", "threat", "open_locations", "deck", "lord_deck"),
    *("location_deck", "discard", "lords_gone", "ended_by"),
)


class Pool:
    """The things of one kind that have not been put anywhere yet."""

    def __init__(self, things: Iterable[int], names: Sequence[str]) -> None:
        self.things = sorted(things)
        self.names = names

    def take(self, words: Iterable[str]) -> list[int]:
        return [self.take_one(word) for word in words]

    def take_one(self, word: str) -> int:
        if word not in self.names:
            raise ScenarioError(f"there is no {word!r}; there are {', '.join(self.names)}")
        thing = self.names.index(word)
        if thing not in self.things:
            raise ScenarioError(f"there are not so many of {word!r}")
        self.things.remove(thing)
        return thing


class Lines:
    """The scenario's lines, read by name."""

    def __init__(self, facts: Mapping[str, str], seats: int) -> None:
        unknown = [name for name in facts if name not in _NAMES]
        if unknown:
            raise ScenarioError(f"there is no line {unknown[0]!r}; there are {', '.join(_NAMES)}")
        self.facts = facts
        self.seats = seats

    def words(self, name: str) -> list[str]:
        return self.facts.get(name, "").split()

    def by_seat(self, name: str, default: str = "") -> list[str]:
        if name not in self.facts:
            return [default] * self.seats
        parts = [part.strip() for part in self.facts[name].split("|")]
        if len(parts) != self.seats:
            raise ScenarioError(f"{name!r} has {len(parts)} parts for {self.seats} seats")
        return parts

    def number(self, name: str, default: int, allowed: range) -> int:
        return _number(name, self.facts.get(name, str(default)), allowed)


def _number(name: str, word: str, allowed: range) -> int:
    if not word.lstrip("-").isdecimal() or int(word) not in allowed:
        raise ScenarioError(f"{name!r} is {allowed[0]} to {allowed[-1]}, not {word!r}")
    return int(word)


def arrange(t: Abyss, facts: Mapping[str, str]) -> None:
    lines = Lines(facts, t.seats)
    s = t.state
    s.threat = lines.number("threat", 1, range(1, len(THREAT_TRACK) + 1)) - 1
    s.ended_by = lines.number("ended_by", NOBODY, range(NOBODY, t.seats))
    s.pearls = [_number("pearls", word, range(1000)) for word in lines.by_seat("pearls", "1")]
    _exploration(t, lines)
    _lords_and_locations(t, lines)
    _tokens(t, lines)
    start_turn(t, lines.number("turn", 0, range(t.seats)))


def _exploration(t: Abyss, lines: Lines) -> None:
    s = t.state
    pool = Pool(EXPLORATION_CARDS, CARDS)
    _count(pool, lines.words("council"), s.council)
    for seat in range(t.seats):
        _count(pool, lines.by_seat("hands")[seat].split(), s.hands[seat])
        _count(pool, lines.by_seat("federated")[seat].split(), s.federated[seat])
    s.track = pool.take(lines.words("track"))
    if len(s.track) >= TRACK_SPACES:
        raise ScenarioError(f"a track with {len(s.track)} cards has no space for another")
    top = pool.take(lines.words("deck"))
    s.deck, gone = _deck(t, pool, top, lines.words("discard"))
    for card in gone:
        s.discard[card] += 1


def _count(pool: Pool, words: Iterable[str], counts: bytearray) -> None:
    for card in pool.take(words):
        if card == MONSTER:
            raise ScenarioError("a Monster lies only in the deck, in the discard or on the track")
        counts[card] += 1


def _deck(
    t: Abyss, pool: Pool, top: Sequence[int], discarded: Sequence[str]
) -> tuple[list[int], list[int]]:
    """A deck with these cards on top (its end), and what is discarded."""
    gone = pool.take(word for word in discarded if word != REST)
    below = pool.things
    if REST in discarded:
        gone, below = gone + below, []
    t.shuffle(below)
    return [*below, *reversed(top)], gone


def _lords_and_locations(t: Abyss, lines: Lines) -> None:
    s = t.state
    lords, tiles = Pool(range(len(LORD_IDS)), LORD_IDS), Pool(range(len(LOCATIONS)), LOCATIONS)
    for seat in range(t.seats):
        for word in lines.by_seat("lords")[seat].split():
            lord = lords.take_one(word.rstrip("!"))
            s.lords[seat].append(lord)
            s.active[lord] = NOBODY if word.endswith("!") else seat
        for name, under in _tiles_in(lines.by_seat("locations")[seat]):
            tile = tiles.take_one(name)
            s.locations[seat].append(tile)
            for lord in lords.take(under.split()):
                s.lords[seat].append(lord)
                s.under[lord] = tile
    s.court = lords.take(lines.words("court"))
    top = lords.take(lines.words("lord_deck"))
    s.lord_deck, s.lords_gone = _deck(t, lords, top, lines.words("lords_gone"))
    if "court" not in lines.facts:
        s.court = [s.lord_deck.pop() for _ in range(min(COURT_SLOTS, len(s.lord_deck)))]
    if len(s.court) > COURT_SLOTS:
        raise ScenarioError(f"the Court has {COURT_SLOTS} slots, not {len(s.court)}")
    s.open_locations = tiles.take(lines.words("open_locations"))
    top = tiles.take(lines.words("location_deck"))
    s.location_deck, _ = _deck(t, tiles, top, ())
    if "open_locations" not in lines.facts and s.location_deck:
        s.open_locations = [s.location_deck.pop()]


def _tiles_in(text: str) -> list[tuple[str, str]]:
    """Names with the Lords in their brackets: ``jail parliament(elder sage)``."""
    return [(name, under) for name, under in re.findall(r"(\w+)(?:\(([^)]*)\))?", text)]


def _tokens(t: Abyss, lines: Lines) -> None:
    s = t.state
    s.token_stock = list(MONSTER_TOKENS)
    for seat, words in enumerate(lines.by_seat("tokens")):
        for word in words.split():
            value = _number("tokens", word, range(2, 5))
            if value not in s.token_stock:
                raise ScenarioError(f"there are not so many monster tokens of value {value}")
            s.token_stock.remove(value)
            s.monster_tokens[seat].append(value)
    t.shuffle(s.token_stock)
    s.key_tokens = [
        _number("keys", word, range(KEY_TOKENS + 1)) for word in lines.by_seat("keys", "0")
    ]
    s.key_supply = KEY_TOKENS - sum(s.key_tokens)
    if s.key_supply < 0:
        raise ScenarioError(f"there are {KEY_TOKENS} key tokens, not {sum(s.key_tokens)}")
