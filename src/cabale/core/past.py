"""What all saw happen, as numbers: who did what to whom, how often, and how long ago.

A game names the acts that are worth remembering (`Game.acts`) and says by which events they come
about (`Game.recollections`). Only what the whole table was told is counted, so the numbers are a
function of what all have seen; they are written down from the place of the seat that looks.

A past is never changed once it is made: clones of a match share it, and each goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cabale.core.errors import CabaleError

if TYPE_CHECKING:
    from cabale.core.board import Events
    from cabale.core.event import Event
    from cabale.core.game import Game
    from cabale.core.match import Match

PER_PAIR = 2
"""Numbers for each act and pair of players: how often, and how long ago."""
OFTEN = 4
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
    """The acts so far. `notes` is what a game has to keep between two events, by name."""

    __slots__ = ("_numbers", "cells", "clock", "node", "notes", "places")

    def __init__(self, acts: Sequence[Act]) -> None:
        self._numbers = {act.name: number for number, act in enumerate(acts)}
        self.node: Events = None
        """The newest event that was looked at."""
        self.clock = 0
        self.cells: dict[tuple[int, int, int], tuple[int, int]] = {}
        """By act, doer and the one it was done to: how often, and when for the last time."""
        self.notes: dict[str, Any] = {}
        self.places: dict[int, dict[tuple[int, int, int], int]] = {}
        """Where the numbers of a cell stand for each seat that looks: worked out once a match."""

    def after(self, node: Events, events: Sequence[Event], game: Game[Any]) -> Past:
        """The past once these have happened, too."""
        new = Past.__new__(Past)
        new._numbers = self._numbers
        new.node = node
        new.clock = self.clock
        new.cells = self.cells.copy()
        new.notes = self.notes.copy()
        new.places = self.places
        handlers = game.recollections
        for kind, data, to, _ in events:
            if to is not None:
                continue
            new.clock += 1
            handler = handlers.get(kind)
            if handler is not None:
                handler(new, data)
        return new

    def did(self, act: str, who: int, whom: int | None = None) -> None:
        """Count an act; of one that is done alone there is no second player."""
        cell = self._numbers[act], who, who if whom is None else whom
        times, _ = self.cells.get(cell, (0, 0))
        self.cells[cell] = times + 1, self.clock

    def times(self, act: str, who: int, whom: int) -> int:
        """How often somebody did it by now."""
        found = self.cells.get((self._numbers[act], who, whom))
        return 0 if found is None else found[0]


def past_of(match: Match) -> Past:
    """The past of a match; what was counted once is not counted again."""
    board, past = match.board, match._past
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
        past = Past(board.game.acts)
    match._past = past = past.after(newest, events, board.game)
    return past


def past_size(acts: Sequence[Act], players: int) -> int:
    """How many numbers `write_past` writes."""
    return players + sum(act.size(players) for act in acts) if acts else 0


@cache
def _places(acts: tuple[Act, ...], players: int) -> list[tuple[int, bool]]:
    """Where the numbers of each act begin, and whether it is done alone."""
    places, at = [], players
    for act in acts:
        places.append((at, act.alone))
        at += act.size(players)
    return places


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
    places = past.places.setdefault(seat, {})
    clock = FRESH + past.clock
    for cell, (times, when) in past.cells.items():
        at = places.get(cell)
        if at is None:
            at = places[cell] = start + _place(cell, acts, seat, seats, players)
        out[at] = times / OFTEN
        out[at + 1] = FRESH / (clock - when)


def _place(
    cell: tuple[int, int, int], acts: tuple[Act, ...], seat: int, seats: int, players: int
) -> int:
    """Where the numbers of a cell begin, for the seat that looks."""
    act, who, whom = cell
    begin, alone = _places(acts, players)[act]
    place = place_of(who, seat, seats)
    if not alone:
        place = place * players + place_of(whom, seat, seats)
    return begin + place * PER_PAIR


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
