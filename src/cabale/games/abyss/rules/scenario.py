"""A position of Abyss in a few readable lines, for tests, tutorials and puzzles.

    turn: 0
    hands: crab-1 crab-5 | jellyfish-3 squid-2
    pearls: 2 | 1
    keys: 0 | 2
    tokens: 3 2 | 4
    lords: slaver shaman! | keeper     # with `!`: disabled
    locations: jail parliament(elder) |    # with Lords under it; also `elder@parliament` as a Lord
    federated: crab-1 | squid-2
    court: master_of_magic slaver traitor
    council: squid-1 squid-1
    track: crab-3 monster
    threat: 2
    open_locations: sanctuary abyss
    deck: monster crab-2 ...           # the top first, the rest below in any order
    lord_deck: miller ...
    location_deck: depths ...
    token_stock: 4 2 ...
    discard: crab-4                    # `...`: all that is named nowhere
    lords_gone: hermit
    locations_gone: chasm              # tiles that are out of the game
    ended_by: 1                        # who began the last round; -1: nobody
    idle: 3                            # turns since the last Lord or Location, ABY-209
    stolen: 1 0 3                      # seat 1 took a token of 3 from seat 0, which both know
    begin: offer 1 2                   # turn, plotting, offer, take or closing
    steps: hand_limit, closing, pay slaver (crab-1)    # or the steps one by one, see the page
    buyers: 1                          # who has bought in this exploration
    used: slaver                       # once-per-turn powers that were used
    extra_turn: yes                    # the Invoker's, after this turn

Whatever is left out is as at setup, where a Court that is not named has six Lords. What no line
names lies below in its deck (`...` may be left out there), or in the discard that says `...`.

A turn that begins (`begin: turn`) pays the Landlord; when it is `plotting` that has been done.
`describe` in its own file writes a position out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from cabale.core import ScenarioError
from cabale.core.position import stand
from cabale.games.abyss.rules.census import cards_put_down, tiles_in_hand
from cabale.games.abyss.rules.components import (
    CARDS,
    COURT_SLOTS,
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LOCATIONS,
    LORD_IDS,
    MONSTER,
    MONSTER_TOKENS,
    OPPORTUNIST,
    ORACLE,
    SLAVER,
    THREAT_TRACK,
    TRACK_SPACES,
)
from cabale.games.abyss.rules.state import NOBODY, Abyss, AbyssState
from cabale.games.abyss.rules.steps.explore import Offer, Take, buyers
from cabale.games.abyss.rules.steps.locations import Control
from cabale.games.abyss.rules.steps.turn import Closing, HandLimit, Turn, start_turn

REST = ("...", "rest")
NAMES = (
    *("turn", "hands", "pearls", "keys", "tokens", "lords", "locations", "federated"),
    *("court", "council", "track", "threat", "open_locations", "deck", "lord_deck"),
    *("location_deck", "locations_gone", "token_stock", "discard", "lords_gone"),
    *("ended_by", "idle", "stolen"),
    *("begin", "steps", "buyers", "used", "extra_turn"),
)
_MOMENTS = ("turn", "plotting", "offer", "take", "closing")
ONCE_PER_TURN = (SLAVER, ORACLE, OPPORTUNIST)
_MOST_PEARLS = 1_000_000
_TOKENS = tuple(map(str, range(5)))


class Pool:
    """The things of one kind that have not been put anywhere yet."""

    def __init__(self, things: Iterable[int], names: Sequence[str]) -> None:
        self.things = sorted(things)
        self.names = names

    def take(self, line: str, words: Iterable[str]) -> list[int]:
        return [self.take_one(line, word) for word in words]

    def take_one(self, line: str, word: str) -> int:
        if word not in self.names:
            raise ScenarioError(f"{line}: there is no {word!r}; there are {', '.join(self.names)}")
        thing = self.names.index(word)
        if thing not in self.things:
            raise ScenarioError(f"{line}: there are not so many of {word!r}")
        self.things.remove(thing)
        return thing


class Lines:
    """The scenario's lines, read by name."""

    def __init__(self, facts: Mapping[str, str], seats: int) -> None:
        for name in facts:
            if name not in NAMES:
                known = ", ".join(NAMES)
                raise ScenarioError(f"{name}: there is no line {name!r}; there are {known}")
        self.facts = facts
        self.seats = seats

    def words(self, name: str) -> list[str]:
        return self.facts.get(name, "").split()

    def pile(self, name: str) -> tuple[list[str], bool]:
        """What a pile's line names, and whether the rest follows."""
        words = self.words(name)
        rest = words[-1:] != [] and words[-1] in REST
        return (words[:-1] if rest else words), rest

    def by_seat(self, name: str, default: str = "") -> list[str]:
        if name not in self.facts:
            return [default] * self.seats
        parts = [part.strip() for part in self.facts[name].split("|")]
        if len(parts) != self.seats:
            raise ScenarioError(f"{name}: it has {len(parts)} parts for {self.seats} seats")
        return parts

    def number(self, name: str, default: int, allowed: range) -> int:
        return _number(name, self.facts.get(name, str(default)), allowed)


def _number(name: str, word: str, allowed: range) -> int:
    if not re.fullmatch("-?[0-9]{1,9}", word) or int(word) not in allowed:
        raise ScenarioError(f"{name}: {allowed[0]} to {allowed[-1]} is needed, not {word!r}")
    return int(word)


def arrange(t: Abyss, facts: Mapping[str, str]) -> None:
    lines = Lines(facts, t.seats)
    s = t.state
    stand(t, facts)
    s.threat = lines.number("threat", 1, range(1, len(THREAT_TRACK) + 1)) - 1
    s.ended_by = lines.number("ended_by", NOBODY, range(NOBODY, t.seats))
    s.idle = lines.number("idle", 0, range(t.options["idle_rounds"] * t.seats))
    pearls = lines.by_seat("pearls", "1")
    s.pearls = [_number("pearls", word, range(_MOST_PEARLS)) for word in pearls]
    _exploration(t, lines)
    _lords_and_locations(t, lines)
    _tokens(t, lines)
    _stolen(s, lines)
    _begin(t, lines)


# --- cards, tiles and tokens -------------------------------------------------------------------


def _exploration(t: Abyss, lines: Lines) -> None:
    s = t.state
    pool = Pool(EXPLORATION_CARDS, CARDS)
    pool.take("steps", [CARDS[card] for card in cards_put_down(s)])
    _count(pool, "council", lines.words("council"), s.council)
    for seat in range(t.seats):
        _count(pool, "hands", lines.by_seat("hands")[seat].split(), s.hands[seat])
        _count(pool, "federated", lines.by_seat("federated")[seat].split(), s.federated[seat])
    s.track = pool.take("track", lines.words("track"))
    s.deck, gone = _deck(t, pool, lines, "deck", "discard")
    for card in gone:
        s.discard[card] += 1


def _count(pool: Pool, line: str, words: Iterable[str], counts: bytearray) -> None:
    for card in pool.take(line, words):
        if card == MONSTER:
            raise ScenarioError(
                f"{line}: a Monster lies only in the deck, in the discard or on the track"
            )
        counts[card] += 1


def _deck(
    t: Abyss, pool: Pool, lines: Lines, deck: str, discard: str
) -> tuple[list[int], list[int]]:
    """A deck with the named cards on top (its end), and what is discarded."""
    words, rest_below = lines.pile(deck)
    top = pool.take(deck, words)
    words, rest_gone = lines.pile(discard)
    gone = pool.take(discard, words)
    if rest_below and rest_gone:
        raise ScenarioError(f"{discard}: the rest cannot lie there and in {deck}")
    below = pool.things
    if rest_gone:
        gone, below = gone + below, []
    if below:
        t.shuffle(below)
    return [*below, *reversed(top)], gone


def _lords_and_locations(t: Abyss, lines: Lines) -> None:
    s = t.state
    lords, tiles = Pool(range(len(LORD_IDS)), LORD_IDS), Pool(range(len(LOCATIONS)), LOCATIONS)
    tiles.take("steps", [LOCATIONS[tile] for tile in tiles_in_hand(s)])
    for seat in range(t.seats):
        held = _tiles_in(lines.by_seat("locations")[seat])
        s.locations[seat] = tiles.take("locations", [name for name, _ in held])
        for word in lines.by_seat("lords")[seat].split():
            _lord(s, lords, seat, word)
        for tile, (_, under) in zip(s.locations[seat], held, strict=True):
            for lord in lords.take("locations", under.split()):
                s.lords[seat].append(lord)
                s.under[lord] = tile
    s.court = lords.take("court", lines.words("court"))
    s.lord_deck, s.lords_gone = _deck(t, lords, lines, "lord_deck", "lords_gone")
    if "court" not in lines.facts:
        s.court = [s.lord_deck.pop() for _ in range(min(COURT_SLOTS, len(s.lord_deck)))]
    if len(s.court) > COURT_SLOTS:
        raise ScenarioError(f"court: it has {COURT_SLOTS} slots, not {len(s.court)}")
    s.open_locations = tiles.take("open_locations", lines.words("open_locations"))
    s.location_deck, _ = _deck(t, tiles, lines, "location_deck", "locations_gone")
    if "open_locations" not in lines.facts and s.location_deck:
        s.open_locations = [s.location_deck.pop()]


def _lord(s: AbyssState, lords: Pool, seat: int, word: str) -> None:
    """``slaver``, ``slaver!`` or ``slaver@jail``."""
    name, at, tile = word.partition("@")
    lord = lords.take_one("lords", name.removesuffix("!"))
    s.lords[seat].append(lord)
    if not at:
        s.active[lord] = NOBODY if name.endswith("!") else seat
        return
    if tile not in [LOCATIONS[own] for own in s.locations[seat]]:
        raise ScenarioError(f"lords: seat {seat} has no Location {tile!r} for {name}")
    s.under[lord] = LOCATIONS.index(tile)


def _tiles_in(text: str) -> list[tuple[str, str]]:
    """Names with the Lords in their brackets: ``jail parliament(elder sage)``."""
    if not re.fullmatch(r"(\w+(\([^()]*\))?(\s+|$))*", text):
        raise ScenarioError(f"locations: 'jail parliament(elder)' is understood, not {text!r}")
    return [(name, under) for name, under in re.findall(r"(\w+)(?:\(([^)]*)\))?", text)]


def _tokens(t: Abyss, lines: Lines) -> None:
    s = t.state
    pool = Pool(MONSTER_TOKENS, _TOKENS)
    for seat, part in enumerate(lines.by_seat("tokens")):
        s.monster_tokens[seat] = _values("tokens", pool, part.split())
    words, _ = lines.pile("token_stock")
    top = _values("token_stock", pool, words)
    if pool.things:
        t.shuffle(pool.things)
    s.token_stock = [*pool.things, *reversed(top)]
    keys = lines.by_seat("keys", "0")
    s.key_tokens = [_number("keys", word, range(KEY_TOKENS + 1)) for word in keys]
    s.key_supply = KEY_TOKENS - sum(s.key_tokens)
    if s.key_supply < 0:
        raise ScenarioError(f"keys: there are {KEY_TOKENS} key tokens, not {sum(s.key_tokens)}")


def _values(line: str, pool: Pool, words: Iterable[str]) -> list[int]:
    values = [_number(line, word, range(2, 5)) for word in words]
    return pool.take(line, map(str, values))


def _stolen(s: AbyssState, lines: Lines) -> None:
    """The Hunter's token, which its victim has seen."""
    if "stolen" not in lines.facts:
        return
    words = lines.words("stolen")
    if len(words) != 3:
        raise ScenarioError("stolen: thief, victim and value are needed, like `1 0 3`")
    thief, victim = (_number("stolen", word, range(lines.seats)) for word in words[:2])
    value = _number("stolen", words[2], range(2, 5))
    if thief == victim or value not in s.monster_tokens[thief]:
        raise ScenarioError(f"stolen: seat {thief} has no such token of seat {victim}")
    s.stolen = (thief, victim, value)


# --- where it begins ---------------------------------------------------------------------------


def _begin(t: Abyss, lines: Lines) -> None:
    if t.state.stack:
        t.state.turn = lines.number("turn", 0, range(t.seats))
        if len(t.state.track) > TRACK_SPACES:
            raise ScenarioError(f"track: it has {TRACK_SPACES} spaces")
        _done_in_turn(t.state, lines, _MOMENTS[-1])
        return
    moment, *asked = lines.words("begin") or ["turn"]
    if moment not in _MOMENTS or (asked and moment != "offer"):
        raise ScenarioError(f"begin: one of {', '.join(_MOMENTS)} is needed, not {moment!r}")
    s = t.state
    if len(s.track) >= TRACK_SPACES + (moment in ("offer", "take")):
        raise ScenarioError(f"track: with {len(s.track)} cards it has no space for another")
    start_turn_with = start_turn if moment == "turn" else _go_on_turn
    start_turn_with(t, lines.number("turn", 0, range(t.seats)))
    _done_in_turn(s, lines, moment)
    if moment in ("offer", "take", "closing"):
        t.goto(HandLimit)
        t.push(Closing)
    if moment in ("offer", "take"):
        _explore(t, moment, [_number("begin", word, range(t.seats)) for word in asked])


def _go_on_turn(t: Abyss, seat: int) -> None:
    """As `start_turn`, but what happens at the beginning of a turn has happened."""
    t.state.turn = seat
    t.tell("turn", seat=seat)
    t.push(Turn)


def _done_in_turn(s: AbyssState, lines: Lines, moment: str) -> None:
    at = _MOMENTS.index(moment)
    for name, first in (("used", "plotting"), ("buyers", "offer"), ("extra_turn", "closing")):
        if name in lines.facts and at < _MOMENTS.index(first):
            raise ScenarioError(f"{name}: there is none yet when it begins with {moment!r}")
    for lord in Pool(ONCE_PER_TURN, LORD_IDS).take("used", lines.words("used")):
        s.used |= 1 << lord
    for word in lines.words("buyers"):
        seat = _number("buyers", word, range(lines.seats))
        if seat == s.turn or s.buyers >> seat & 1:
            raise ScenarioError(f"buyers: seat {seat} cannot buy, or is named twice")
        s.buyers |= 1 << seat
    if lines.facts.get("extra_turn", "no") not in ("no", "yes"):
        raise ScenarioError(f"extra_turn: yes or no, not {lines.facts['extra_turn']!r}")
    s.extra_turn = lines.facts.get("extra_turn") == "yes"


def _explore(t: Abyss, moment: str, asked: list[int]) -> None:
    """The last card of the track was just revealed."""
    s = t.state
    if not s.track or s.track[-1] == MONSTER:
        raise ScenarioError("track: it ends with the Ally that was revealed")
    t.push(Control)
    if moment == "take":
        t.push(Take)
        return
    able = buyers(t)
    if not asked or tuple(asked) != able[-len(asked) :]:
        raise ScenarioError(
            f"begin: the last of the seats {' '.join(map(str, able))} are to be asked, in order"
        )
    t.push(Offer, tuple(asked))
