"""What all saw happen, as numbers: who did what to whom, how often, and how long ago.

A game names the acts that are worth remembering (`Game.acts`) and says by which events they come
about (`Game.recollections`). Only what the whole table was told is counted, so the numbers are a
function of what all have seen; they are written down from the place of the seat that looks.

Clones of a match share its past, and each goes on from there with a copy: a past that is shared is
not changed any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from cabale.core.board import Board
from cabale.core.errors import CabaleError

if TYPE_CHECKING:
    from cabale.core.board import Events
    from cabale.core.chance import Chance
    from cabale.core.event import Audience, Event
    from cabale.core.game import Game
    from cabale.core.match import Match

PER_PAIR = 2
"""Numbers for each act and pair of players: how often, and how long ago."""
ONCE: Final = 0.25
"""What is written for each time."""
FRESH = 10
"""Events after which an act counts as half as fresh."""


class Act(NamedTuple):
    """Something that a player does to another, or for himself (`alone`)."""

    name: str
    meaning: str
    alone: bool = False

    def size(self, players: int) -> int:
        """How many numbers tell of it."""
        return PER_PAIR * (players if self.alone else players * players)


class Past:
    """The acts so far. `notes` is what a game has to keep between two events, by name.

    A cell is an act, its doer and the one it was done to, as one number. What is known of the cells
    stands in arrays, in the order in which each came about first: who has NumPy takes them as they
    are.
    """

    __slots__ = (
        "_acts",
        "_places",
        "acts",
        "clock",
        "node",
        "notes",
        "numbers",
        "often",
        "players",
        "shared",
        "tables",
        "whens",
    )

    def __init__(
        self, acts: Sequence[Act], players: int = 16, numbers: dict[str, int] | None = None
    ) -> None:
        """Nothing has happened yet. The `numbers` of the acts are given where they are known."""
        self.acts = acts
        self._acts = numbers or {act.name: number for number, act in enumerate(acts)}
        self.players = players
        self.node: Events = None
        """The newest event that was looked at."""
        self.clock = 0
        self._places: dict[int, int] = {}
        """Where each cell stands in the arrays."""
        self.numbers = array("q")
        """The number of each cell."""
        self.often = array("f")
        self.whens = array("q")
        """When it was done for the last time."""
        self.notes: dict[str, Any] = {}
        self.tables: dict[int, list[int]] = {}
        """Where the numbers of each cell begin for a seat that looks: looked up once a match."""
        self.shared = False
        """Whether it is the past of more than one match."""

    def copy(self) -> Past:
        new = Past(self.acts, self.players, self._acts)
        new.node = self.node
        new.clock = self.clock
        new._places = self._places.copy()
        new.numbers = self.numbers[:]
        new.often = self.often[:]
        new.whens = self.whens[:]
        new.notes = self.notes.copy()
        new.tables = self.tables
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Without the newest event: what is counted as it is told has none."""
        counted = (self.numbers, self.often, self.whens, self.clock, self.notes)
        return _counted, (self.acts, self.players, *counted)

    def go_on(self, node: Events, events: Sequence[Event], game: Game[Any]) -> None:
        """These have happened, too."""
        self.node = node
        handlers = game.recollections
        for kind, data, to, _ in events:
            if to is not None:
                continue
            self.clock += 1
            handler = handlers.get(kind)
            if handler is not None:
                handler(self, data)

    def did(self, act: str, who: int, whom: int | None = None) -> None:
        """Count an act; of one that is done alone there is no second player."""
        cell = self._cell(act, who, who if whom is None else whom)
        place = self._places.get(cell)
        if place is None:
            self._places[cell] = len(self.numbers)
            self.numbers.append(cell)
            self.often.append(ONCE)
            self.whens.append(self.clock)
        else:
            self.often[place] += ONCE
            self.whens[place] = self.clock

    def _cell(self, act: str, who: int, whom: int) -> int:
        return (self._acts[act] * self.players + who) * self.players + whom

    def times(self, act: str, who: int, whom: int) -> int:
        """How often somebody did it by now."""
        place = self._places.get(self._cell(act, who, whom))
        return 0 if place is None else int(self.often[place] / ONCE)

    @property
    def cells(self) -> dict[tuple[int, int, int], tuple[int, int]]:
        """By act, doer and the one it was done to: how often, and when for the last time."""
        every = zip(self.numbers, self.often, self.whens, strict=True)
        n = self.players
        return {
            (cell // n // n, cell // n % n, cell % n): (int(often / ONCE), when)
            for cell, often, when in every
        }


class Counting(Board[Any]):
    """A board that counts what the whole table is told, for observations that remember.

    No event is kept, so nothing can be told again, nor taken back.
    """

    __slots__ = ("past",)
    keeping = False

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Any], chance: Chance
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.past = _nothing_yet(game, seats).copy()

    def copy(self) -> Self:
        new = super().copy()
        new.past = past = self.past
        past.shared = True
        return new

    def tell(
        self,
        kind: str,
        to: Audience | None = None,
        only: Mapping[int, Mapping[str, Any]] | None = None,
        **data: Any,
    ) -> None:
        """What single seats see besides is no part of the past."""
        if to is None:
            self._count(kind, data)

    def reveal(self, kind: str, **data: Any) -> None:
        self._count(kind, data)

    def _count(self, kind: str, data: dict[str, Any]) -> None:
        past = self.past
        if past.shared:
            self.past = past = past.copy()
        past.clock += 1
        handler = self.game.recollections.get(kind)
        if handler is not None:
            handler(past, data)


@cache
def _nothing_yet(game: Game[Any], seats: int) -> Past:
    """What every past begins with a copy of."""
    return Past(game.acts, game.players(seats))


def _counted(
    acts: Sequence[Act],
    players: int,
    numbers: array[int],
    often: array[float],
    whens: array[int],
    clock: int,
    notes: dict[str, Any],
) -> Past:
    past = Past(acts, players)
    past._places = {cell: place for place, cell in enumerate(numbers)}
    past.numbers, past.often, past.whens = numbers, often, whens
    past.clock, past.notes = clock, notes
    return past


def count_on(board: Board[Any], past: Past) -> Counting:
    """What lies on a board, on one that goes on counting. It takes the place of the other."""
    new = Counting(board.game, board.seats, board.options, board.chance)
    new.state, new.frame, new.past = board.state, board.frame, past
    return new


def past_of(match: Match) -> Past:
    """The past of a match; what was counted once is not counted again."""
    board, past = match.board, match._past
    if isinstance(board, Counting):
        return board.past
    if not board.listening:
        raise CabaleError("a match that does not listen has no past: begin it with listening=True")
    newest = board.events
    if past is not None and past.node is newest:
        return past
    known = None if past is None else past.node
    node, events = newest, []
    while node is not None and node is not known:
        node, event = node
        events.append(event)
    events.reverse()
    if past is None or node is not known:  # something was taken back
        past = _nothing_yet(board.game, board.seats).copy()
    elif past.shared:
        past = past.copy()
    past.go_on(newest, events, board.game)
    match._past = past
    return past


def past_size(acts: Sequence[Act], players: int) -> int:
    """How many numbers `write_past` writes."""
    return players + sum(act.size(players) for act in acts) if acts else 0


def place_of(player: int, seat: int, seats: int) -> int:
    """A player's place from the seat that looks: seats clockwise, then whoever else there is."""
    return (player - seat) % seats if player < seats else player


def write_past(
    past: Past,
    acts: tuple[Act, ...],
    seat: int,
    seats: int,
    players: int,
    out: MutableSequence[float],
    start: int,
) -> None:
    """Which seat it is that looks, and all acts, each player counted from there."""
    out[start + seat] = 1.0
    if not past.numbers:
        return
    table = past.tables.get(seat)
    if table is None:
        table = past.tables[seat] = cell_table(acts, seat, seats, players, start)
    fresh, first = _FRESH, len(_FRESH) - 1 - past.clock
    if first < 0:
        fresh, first = freshness(past.clock), 0
    every = zip(past.numbers, past.often, past.whens)  # noqa: B905  # all are of one length
    for cell, often, when in every:
        at = table[cell]
        out[at] = often
        out[at + 1] = fresh[first + when]


@cache
def cell_table(acts: tuple[Act, ...], seat: int, seats: int, players: int, start: int) -> list[int]:
    """Where the two numbers of each cell begin, for the seat that looks."""
    places = [place_of(player, seat, seats) for player in range(players)]
    table, begin = [], start + players
    for act in acts:
        for who in places:
            for whom in places:
                place = who if act.alone else who * players + whom
                table.append(begin + place * PER_PAIR)
        begin += act.size(players)
    return table


_FRESH = [FRESH / (FRESH + age) for age in range(1023, -1, -1)]


def freshness(clock: int) -> list[float]:
    """How fresh an act is, by when it was done."""
    if clock < len(_FRESH):
        return _FRESH[-1 - clock :]
    return [FRESH / (FRESH + clock - when) for when in range(clock + 1)]


Recollection = Callable[[Past, Mapping[str, Any]], None]
"""Counts what an event tells of."""


def alone(act: str) -> Recollection:
    """An event with a `seat` counts as this act of it."""

    def count(past: Past, event: Mapping[str, Any]) -> None:
        past.did(act, event["seat"])

    return count


def to_target(act: str) -> Recollection:
    """An event with a `seat` and a `target` counts as this act of the one to the other."""

    def count(past: Past, event: Mapping[str, Any]) -> None:
        past.did(act, event["seat"], event["target"])

    return count
