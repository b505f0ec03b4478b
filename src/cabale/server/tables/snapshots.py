"""A table as it stands, written down beside its log: it is brought back from there.

The log stays the truth. A snapshot carries the digest of the entries that it stands for, and is
held against the log before it is read. It is made of plain data: nothing that is read from it can
do more than put a table into a position.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any, get_type_hints

import msgspec

from cabale.core import Decision, Game, Luck, Match, game
from cabale.core.match import Origin
from cabale.core.plain_data import Plain, plain_of
from cabale.core.snapshot import MatchSnapshot, Origins, restore, take
from cabale.server.tables.chairs import Line
from cabale.server.tables.entries import find_lesson
from cabale.server.tables.room import Room
from cabale.server.tables.seal import Seal
from cabale.server.wire.messages import ClockSettings
from cabale.store import Row, Snapshot, written

FORMAT = 2
EVERY = 100
"""So many entries at most are folded when a table is brought back, or twice as many where all that
time something could be taken back: then a snapshot is larger."""
SPEED = 1
"""Of zlib: the quickest is a tenth longer than the usual one."""

_OWN_WAY = {"id", "game", "lesson", "clock", "seal", "chat", "held", "put", "match"}


class Frozen(msgspec.Struct):
    """A room at one moment. Nothing in it changes any more, so that a thread may write it down."""

    game: str
    rules: str
    lesson: str
    clock: ClockSettings
    secret: str
    given: dict[str, tuple[str, str]]
    head: str | None
    reached: tuple[str, int] | None
    chat: list[Line]
    held: dict[int, int]
    put: dict[int, tuple[str, list[int]]]
    rest: dict[str, Any]
    luck: Luck | None = None
    scenario: str | None = None
    options: dict[str, Any] = {}
    """Those of the match, read and checked."""
    match: Any = None


class Digest:
    """What is the same for two logs only if they are the same, entry for entry."""

    __slots__ = ("_hash",)

    def __init__(self, log: bytes = b"") -> None:
        self._hash = sha256(log)

    def add(self, rows: Sequence[Row]) -> None:
        self._hash.update(written(rows))

    @property
    def value(self) -> bytes:
        return self._hash.digest()


def due(room: Room, kept: int) -> bool:
    """Whether it is time for a snapshot; the last one is of `kept` entries."""
    grown, match = room.length - kept, room.match
    if match is not None and match.outcome is not None:
        return grown >= EVERY // 2
    return grown >= EVERY and (match is None or match.settled or grown >= 2 * EVERY)


@cache
def engine(shelf: Game[Any], seats: int) -> str:
    """The program, and the shape of what it writes: another one folds the log again."""
    shape = [FORMAT, _plain().shape, plain_of(shelf, seats).shape, Frozen.__struct_fields__]
    return f"{version('cabale')} {sha256(repr(shape).encode()).hexdigest()[:16]}"


@cache
def _plain() -> Plain:
    hints = get_type_hints(Room)
    return Plain(*(hint for name, hint in hints.items() if name not in _OWN_WAY))


def _rest() -> list[str]:
    return [f.name for f in fields(Room) if f.name not in _OWN_WAY]


# --- writing -------------------------------------------------------------------------------------


def freeze(room: Room) -> tuple[Frozen, Match | None]:
    """The room as it stands now, and a copy of its match; to be written down by `write`."""
    plain, seal = _plain(), room.seal
    reached = seal.reached
    frozen = Frozen(
        game=room.game.name,
        rules=room.game.rules,
        lesson="" if room.lesson is None else room.lesson.name,
        clock=room.clock,
        secret="" if seal.secret is None else seal.secret.hex(),
        given=dict(seal.given),
        head=seal.head,
        reached=None if reached is None else (reached[0].hex(), reached[1]),
        chat=room.chat[:],
        held={seat: choice.index for seat, choice in room.held.items()},
        put={seat: _question(decision) for seat, decision in room.put.items()},
        rest={name: plain.dump(getattr(room, name)) for name in _rest()},
    )
    if room.match is None:
        return frozen, None
    frozen.luck, frozen.scenario, _ = room.match.origin
    frozen.options = dict(room.match.board.options)
    return frozen, room.match.clone()


def _question(decision: Decision) -> tuple[str, list[int]]:
    return decision.kind, [choice.index for choice in decision.choices]


def write(frozen: Frozen, match: Match | None, length: int, log: bytes) -> Snapshot:
    """May take a few milliseconds: it is done in a thread. `log` is the digest of the log."""
    frozen.match = None if match is None else take(match)
    body = zlib.compress(msgspec.json.encode(frozen), SPEED)
    shelf = game(frozen.game)
    seats = len(frozen.rest["chairs"])
    return Snapshot(length, log, engine(shelf, seats), frozen.rules, body)


# --- reading -------------------------------------------------------------------------------------

_decode = msgspec.json.Decoder(Frozen).decode


def read(table: str, snapshot: Snapshot) -> Room | None:
    """The room that was written down; None where another program wrote it, or other rules held.

    Whether it is the room of its log is asked before.
    """
    frozen = _decode(zlib.decompress(snapshot.body))
    shelf, seats = game(frozen.game), len(frozen.rest["chairs"])
    if snapshot.engine != engine(shelf, seats) or snapshot.rules != shelf.rules:
        return None
    room, plain = Room(table), _plain()
    for name in _rest():
        setattr(room, name, plain.load(frozen.rest[name]))
    room.game, room.clock, room.chat = shelf, frozen.clock, frozen.chat
    room.lesson = find_lesson(shelf, frozen.lesson) if frozen.lesson else None
    room.seal = Seal.of(table, frozen.secret)
    room.seal.given, room.seal.head = frozen.given, frozen.head
    catalogue = shelf.catalogue(seats)
    room.held = {seat: catalogue[index] for seat, index in frozen.held.items()}
    room.put = {
        seat: Decision(seat, kind, tuple(catalogue[index] for index in choices))
        for seat, (kind, choices) in frozen.put.items()
    }
    if frozen.luck is not None:
        room.match = match = _match(shelf, seats, frozen, frozen.luck)
        if frozen.reached is not None:
            room.seal.go_on(match, bytes.fromhex(frozen.reached[0]), frozen.reached[1])
    return room


def _match(shelf: Game[Any], seats: int, frozen: Frozen, luck: Luck) -> Match:
    origins = Origins(shelf, seats, frozen.options, Origin(luck, frozen.scenario), live=True)
    data: MatchSnapshot = frozen.match
    return restore(origins, data)
