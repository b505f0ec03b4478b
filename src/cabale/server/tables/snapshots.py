"""A table as it stands, written down beside its log: it is brought back from there.

The log stays the truth. A snapshot carries the digest of the entries that it stands for, and is
held against the log before it is read. It is made of plain data: nothing that is read from it can
do more than put a table into a position.

A table that was played under older rules is brought back from its snapshot alone: what those rules
made of its log nobody else can tell. So one is written when a match begins and when it ends, and
about every minute between, and when the server is stopped.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import fields
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from math import inf
from typing import Any, get_type_hints

import msgspec

from cabale.core import CabaleError, Decision, Game, Luck, Match, game
from cabale.core.entries import Origin
from cabale.core.plain_data import Plain, plain_of
from cabale.core.relic import Relic
from cabale.core.snapshot import Origins, restore, take
from cabale.server.tables.chairs import Line
from cabale.server.tables.entries import find_lesson
from cabale.server.tables.room import Room
from cabale.server.tables.seal import Seal
from cabale.server.wire.clocks import ClockSettings, HoursOff
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import Phase
from cabale.store import Pieces, Row, Snapshot, written

FORMAT = 4
BEFORE = 32
"""Bytes of a digest before that format; such a snapshot is of use where rules have changed."""
EVERY = 100
"""So many entries at most are folded when a table is brought back, or twice as many where all that
time something could be taken back: then a snapshot is larger."""
SECOND, HASTY = 1.0, 10 * EVERY
"""A table that grows by more than that in a second is written down once a second, and at the latest
after so many entries. People never play so fast; what snapshots cost has a bound this way."""
MINUTE = 60.0
"""So old is the snapshot of a running match at most, or twice as old where something could be taken
back all that time: whoever kills a server and updates it loses no more."""
AT_ONCE = 16
"""So many rows at most wait to be taken into a digest."""
SPEED = 1
"""Of zlib: the quickest is a tenth longer than the usual one."""
EMPTY = Pieces()
NO_VIEWS = msgspec.Raw(b"[]")

_OWN_WAY = {
    "id",
    "game",
    "lesson",
    "clock",
    "hours",
    "hours_next",
    "seal",
    "chat",
    "held",
    "put",
    "match",
}


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
    views: msgspec.Raw = NO_VIEWS
    """What everybody saw; it is read only where the rules have changed."""
    hours: dict[str, HoursOff] = {}
    hours_next: dict[str, HoursOff] = {}


class Digest:
    """What is the same for two logs only if they are the same, entry for entry.

    Rows are taken in several at a time, which costs less than each by itself.
    """

    __slots__ = ("_bodies", "_rows", "_times")

    def __init__(self, log: Pieces = EMPTY) -> None:
        self._bodies, self._times = sha256(log.bodies), sha256(log.times)
        self._rows: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= AT_ONCE:
            self._take_in()

    def _take_in(self) -> None:
        log = written(self._rows)
        self._bodies.update(log.bodies)
        self._times.update(log.times)
        self._rows.clear()

    @property
    def value(self) -> bytes:
        self._take_in()
        return self._bodies.digest() + self._times.digest()


def stands_for(snapshot: Snapshot, rows: list[Row]) -> bool:
    """Whether it is one of this log, by its digest or by that of formats before the fourth."""
    first = rows[: snapshot.n]
    if len(snapshot.digest) == BEFORE:
        whole = b"".join([b"%d %d %d\n" % (n, at, len(body)) + body for n, at, body in first])
        return sha256(whole).digest() == snapshot.digest
    return Digest(written(first)).value == snapshot.digest


def due(room: Room, kept: int, phase: Phase | None = None, seconds: float = inf) -> bool:
    """Whether it is time for a snapshot.

    The last one is of `kept` entries, was taken in this `phase` (None: not asked), and is so many
    seconds old.
    """
    grown, match = room.length - kept, room.match
    if match is None:
        return grown >= EVERY
    if grown > 0 and phase is not None:
        now = room.phase
        if now != phase:
            return True
        if seconds >= MINUTE and now == "playing" and (match.settled or seconds >= 2 * MINUTE):
            return True
    if match.outcome is not None:
        return grown >= EVERY // 2
    if grown < EVERY or (seconds < SECOND and grown < HASTY):
        return False
    return match.settled or grown >= 2 * EVERY


@cache
def engine(shelf: Game[Any], seats: int) -> str:
    """The program, and the shape of what it writes: another one folds the log again."""
    shape = [FORMAT, _plain().shape, plain_of(shelf, seats).shape, Frozen.__struct_fields__]
    return f"{version('cabale')} {sha256(repr(shape).encode()).hexdigest()[:16]}"


@cache
def _plain() -> Plain:
    hints = get_type_hints(Room)
    return Plain(*(hint for name, hint in hints.items() if name not in _OWN_WAY), lenient=True)


def _rest() -> list[str]:
    return [f.name for f in fields(Room) if f.name not in _OWN_WAY]


# --- writing -------------------------------------------------------------------------------------


def freeze(room: Room) -> tuple[Frozen, Match | None]:
    """The room as it stands now, and a copy of its match; to be written down by `write`."""
    plain, seal = _plain(), room.seal
    reached = seal.reached
    match = room.match
    frozen = Frozen(
        game=room.game.name,
        rules=match.version if isinstance(match, Relic) else room.game.rules,
        lesson="" if room.lesson is None else room.lesson.name,
        clock=room.clock,
        hours=dict(room.hours),
        hours_next=dict(room.hours_next),
        secret="" if seal.secret is None else seal.secret.hex(),
        given=dict(seal.given),
        head=seal.head,
        reached=None if reached is None else (reached[0].hex(), reached[1]),
        chat=room.chat[:],
        held={seat: choice.index for seat, choice in room.held.items()},
        put={seat: _question(decision) for seat, decision in room.put.items()},
        rest={name: plain.dump(getattr(room, name)) for name in _rest()},
    )
    if match is None:
        return frozen, None
    frozen.luck, frozen.scenario, _ = match.origin
    frozen.options = dict(match.board.options)
    return frozen, match.clone()


def _question(decision: Decision) -> tuple[str, list[int]]:
    return decision.kind, [choice.index for choice in decision.choices]


def write(frozen: Frozen, match: Match | None, length: int, log: bytes) -> Snapshot:
    """May take a few milliseconds: it is done in a thread. `log` is the digest of the log."""
    body = pack(frozen, match)
    shelf = game(frozen.game)
    seats = len(frozen.rest["chairs"])
    return Snapshot(length, log, engine(shelf, seats), frozen.rules, body)


def pack(frozen: Frozen, match: Match | None) -> bytes:
    """The body of a snapshot."""
    if match is not None:
        data = match.data if isinstance(match, Relic) else take(match)
        frozen.match = {**data, "views": []}
        frozen.views = msgspec.Raw(msgspec.json.encode(data.get("views", [])))
    return zlib.compress(msgspec.json.encode(frozen), SPEED)


# --- reading -------------------------------------------------------------------------------------

_decode = msgspec.json.Decoder(Frozen).decode


def read(table: str, snapshot: Snapshot) -> Room | None:
    """The room that was written down; None where another program wrote it, or other rules held.

    Whether it is the room of its log is asked before.
    """
    frozen = unpack(snapshot.body)
    shelf, seats = game(frozen.game), len(frozen.rest["chairs"])
    if snapshot.engine != engine(shelf, seats) or snapshot.rules != shelf.rules:
        return None
    return thaw(table, frozen)


def unpack(body: bytes) -> Frozen:
    return _decode(zlib.decompress(body))


def thaw(table: str, frozen: Frozen) -> Room:
    """The room; a match that was played under other rules is a `Relic` of itself."""
    shelf = game(frozen.game)
    room = Room(table)
    thaw_people(room, frozen)
    seats, same = len(room.chairs), frozen.rules == shelf.rules
    room.game, room.clock = shelf, frozen.clock
    if frozen.lesson:
        with nullcontext() if same else suppress(Refusal):
            room.lesson = find_lesson(shelf, frozen.lesson)
    room.seal = Seal.of(table, frozen.secret)
    room.seal.given, room.seal.head = frozen.given, frozen.head
    if same:
        catalogue = shelf.catalogue(seats)
        room.held = {seat: catalogue[index] for seat, index in frozen.held.items()}
        room.put = {
            seat: Decision(seat, kind, tuple(catalogue[index] for index in choices))
            for seat, (kind, choices) in frozen.put.items()
        }
    else:
        room.options = _still_known(shelf, seats, room.options)
    if frozen.luck is not None:
        if not same and frozen.views != NO_VIEWS:  # formats before the fourth have them within
            frozen.match["views"] = msgspec.json.decode(frozen.views)
        make = restore if same else Relic
        room.match = match = make(origins(room, frozen), frozen.match)
        if frozen.reached is not None:
            room.seal.go_on(match, bytes.fromhex(frozen.reached[0]), frozen.reached[1])
    return room


def thaw_people(room: Room, frozen: Frozen) -> None:
    """The parts of a room in which nothing hangs on the rules of its game."""
    plain = _plain()
    for name in _rest():
        if name in frozen.rest:
            setattr(room, name, plain.load(frozen.rest[name]))
    room.chat, room.seal.given = frozen.chat, frozen.given
    room.hours, room.hours_next = frozen.hours, frozen.hours_next


def origins(room: Room, frozen: Frozen) -> Origins:
    """What a match hangs on beside its snapshot."""
    assert frozen.luck is not None
    origin = Origin(frozen.luck, frozen.scenario)
    return Origins(room.game, len(room.chairs), frozen.options, origin, live=True)


def _still_known(shelf: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The table's options as far as the rules of today have words for them."""
    with suppress(CabaleError):
        return shelf.read_options(seats, options)
    return shelf.read_options(seats, {})


def forget(body: bytes, alias: dict[str, str], name: str) -> bytes:
    """The body of a snapshot in which somebody is not named any more."""
    frozen, room = unpack(body), Room("")
    thaw_people(room, frozen)
    room.forget(alias, name)
    frozen.chat, frozen.given = room.chat, room.seal.given
    frozen.hours, frozen.hours_next = room.hours, room.hours_next
    frozen.rest |= {part: _plain().dump(getattr(room, part)) for part in _rest()}
    return zlib.compress(msgspec.json.encode(frozen), SPEED)
