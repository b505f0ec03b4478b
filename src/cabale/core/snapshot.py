"""A match as plain data: written down as JSON, and taken up again without folding its log.

The state of a match is plain data already. Here its records get their names, so that JSON can hold
them, and nothing but records of the game itself is ever made of what is read: whoever alters a
snapshot can spoil a position, and do nothing else. The draws are not in it: they come from the
match's luck, which is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple, TypedDict, get_args, get_type_hints

from cabale.core.board import NOBODY, Board, Events, Quiet
from cabale.core.chance import Chance
from cabale.core.errors import CabaleError, GameError
from cabale.core.event import Event
from cabale.core.game import Game
from cabale.core.later import Later
from cabale.core.match import Match, Origin
from cabale.core.position import by_seats
from cabale.core.scenario import read_scenario
from cabale.core.state import State
from cabale.core.undo import NEVER, BoardCopy, Copies, StepBack, boards_before, keep_copy


class SnapshotError(CabaleError):
    """What was to be taken up is no snapshot of a match of this game."""


PlainState = dict[str, Any]
"""The fields of a state by name, as JSON: what a later version of the rules may read."""


class BackSnapshot(TypedDict):
    """A `StepBack`: `heard` events were known there."""

    entry: int
    seat: int
    order: list[int]
    heard: int
    state: PlainState | None


class MatchSnapshot(TypedDict):
    """A match after its last entry."""

    rules: str
    listening: bool
    state: PlainState
    entries: list[list[Any]]
    """Seat, deed, words of each."""
    events: list[list[Any]]
    """Kind, data, audience, and what single seats see, of each."""
    back: list[BackSnapshot]


class Origins(NamedTuple):
    """What a match hangs on that is not in its snapshot."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    origin: Origin
    live: bool


# --- plain data ----------------------------------------------------------------------------------


class Plain:
    """Writes plain data as JSON and reads it again: numbers, texts, collections, named records."""

    def __init__(self, *roots: Any) -> None:
        """`roots` are the types in which all records that may be met are mentioned."""
        self._records: dict[str, type] = {}
        for root in roots:
            self._find(root)

    def _find(self, hint: Any) -> None:
        for part in get_args(hint):
            self._find(part)
        record = isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields"))
        if record and self._records.get(hint.__name__) is not hint:
            if hint.__name__ in self._records:
                raise GameError(f"two records of a state are called {hint.__name__!r}")
            self._records[hint.__name__] = hint
            if not hasattr(hint, "by_name"):
                for part in get_type_hints(hint).values():
                    self._find(part)

    @property
    def shape(self) -> str:
        """The records and their fields: data of another shape is not read."""
        return repr(sorted((name, _fields(record)) for name, record in self._records.items()))

    def dump(self, value: Any) -> Any:
        kind = type(value)
        if kind in _SIMPLE:
            return value
        if kind is list:
            return self._dump_all(value)
        if kind in _COLLECTIONS:
            return {kind.__name__: self._dump_all(_ordered(value))}
        if kind is dict:
            return {"dict": [[self.dump(key), self.dump(part)] for key, part in value.items()]}
        if kind in (bytes, bytearray):
            return {kind.__name__: value.hex()}
        name = kind.__name__
        if self._records.get(name) is not kind:
            raise GameError(f"a state is made of plain data, and {name!r} is not, or not declared")
        if hasattr(kind, "by_name"):
            return {"named": [name, value.name]}
        return {"record": [name, {one: self.dump(getattr(value, one)) for one in _fields(kind)}]}

    def _dump_all(self, parts: Iterable[Any]) -> list[Any]:
        return [part if type(part) in _SIMPLE else self.dump(part) for part in parts]

    def load(self, data: Any) -> Any:
        if type(data) in _SIMPLE:
            return data
        if isinstance(data, list):
            return self._load_all(data)
        ((kind, parts),) = data.items()
        if kind in _READ:
            return _READ[kind](self._load_all(parts))
        if kind == "dict":
            return {self.load(key): self.load(part) for key, part in parts}
        if kind in ("bytes", "bytearray"):
            return bytes.fromhex(parts) if kind == "bytes" else bytearray.fromhex(parts)
        record: Any = self._records[parts[0]]
        if kind == "named":
            return record.by_name(parts[1])
        if set(parts[1]) != set(_fields(record)):
            raise SnapshotError(f"a snapshot has other fields than {parts[0]!r} has here")
        return record(**dict(zip(parts[1], self._load_all(parts[1].values()), strict=True)))

    def _load_all(self, parts: Iterable[Any]) -> list[Any]:
        return [part if type(part) in _SIMPLE else self.load(part) for part in parts]


_SIMPLE = frozenset((int, str, bool, float, type(None)))
_COLLECTIONS = (tuple, set, frozenset)
_READ: dict[str, Callable[[list[Any]], Any]] = {one.__name__: one for one in _COLLECTIONS}


def _ordered(value: Any) -> Any:
    return value if isinstance(value, tuple) else sorted(value)


_names: dict[Any, tuple[str, ...]] = {}


def _fields(record: Any) -> tuple[str, ...]:
    if record not in _names:
        named = [f.name for f in fields(record)] if is_dataclass(record) else record._fields
        _names[record] = tuple(named)
    return _names[record]


@cache
def plain_of(game: Game[Any], seats: int) -> Plain:
    """For the states of a game."""
    blank = game.blank(seats)
    later = [
        type(one) for value in _values(blank) if isinstance(value, Later) for one in value.all()
    ]
    return Plain(type(blank), *later)


def _values(state: State) -> list[Any]:
    return [getattr(state, name) for name in _fields(type(state))]


def dump_state(game: Game[Any], seats: int, state: State) -> PlainState:
    plain = plain_of(game, seats)
    found: PlainState = {}
    for name in _fields(type(state)):
        value = getattr(state, name)
        found[name] = plain.dump(value.all() if isinstance(value, Later) else value)
    return found


def load_state(game: Game[Any], seats: int, data: PlainState) -> State:
    """The state of which `dump_state` has written the fields."""
    state: State = game.blank(seats).copy()
    plain, names = plain_of(game, seats), _fields(type(state))
    if set(data) != set(names):
        raise SnapshotError(f"a snapshot of {game.name} has other fields than its state has here")
    for name in names:
        value, blank = plain.load(data[name]), getattr(state, name)
        setattr(state, name, blank.again(value) if isinstance(blank, Later) else value)
    return state


# --- matches -------------------------------------------------------------------------------------


def take(match: Match) -> MatchSnapshot:
    """Everything that stands, but for the luck."""
    return {
        "rules": match.game.rules,
        "listening": match.board.listening,
        "state": dump_state(match.game, match.seats, match.state),
        "entries": [_entry(entry) for entry in match.entries],
        "events": [[*event] for event in _told(match.board.events)],
        "back": [_back(match, *way) for way in boards_before(match)],
    }


def _entry(entry: Mapping[str, Any]) -> list[Any]:
    _, seat, (deed, words) = entry["n"], entry["seat"], list(entry.items())[-1]
    return [seat, deed, words]


def _told(node: Events) -> list[Event]:
    events: list[Event] = []
    while node is not None:
        node, event = node
        events.append(event)
    return events[::-1]


def _back(match: Match, back: StepBack, board: Board[Any] | None) -> BackSnapshot:
    return {
        "entry": back.entry,
        "seat": back.seat,
        "order": list(back.order),
        "heard": 0 if board is None else board.heard,
        "state": None if board is None else dump_state(match.game, match.seats, board.state),
    }


def restore(origins: Origins, data: MatchSnapshot) -> Match:
    """The match that was taken down. Whether it is that of the log is for others to know."""
    if data["rules"] != origins.game.rules:
        raise SnapshotError(f"the snapshot was taken under rules {data['rules']}")
    try:
        return _restore(origins, data)
    except CabaleError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise SnapshotError("this is no snapshot of a match") from error


def _restore(origins: Origins, data: MatchSnapshot) -> Match:
    chains = _chains(data["events"])
    match = object.__new__(Match)
    match.board = board = _board(origins, data, data["state"], chains, len(chains) - 1)
    match.live = origins.live
    match._origin = origins.origin
    match._eyes = match._decisions = None
    match._step = origins.game.step(board.frame[0]) if board.frame else None
    match._entries = None
    claims = origins.game.claim_catalogue(origins.seats)
    before = read_scenario(origins.origin.scenario or "").get("said", "")
    match._said = None
    for seat, claim in by_seats(board, "said", before, claims):
        match._add_said(seat, claim)
    for seat, deed, words in data["entries"]:
        what: Any = words
        if deed == "say":
            what = claims.from_json(words)
            match._add_said(seat, what)
        match._entries = (match._entries, seat, deed, what)
    match._length = len(data["entries"])
    match._undoable = tuple(
        [StepBack(back["entry"], back["seat"], tuple(back["order"])) for back in data["back"]]
    )
    boards = tuple(
        [
            BoardCopy(back["entry"], _board(origins, data, back["state"], chains, back["heard"]))
            for back in data["back"]
            if back["state"] is not None
        ]
    )
    if len(boards) != len([back for back in match._undoable if not back.order]):
        raise SnapshotError("the way back from an open question is a state")
    match._copies = Copies(NEVER, boards)
    if data["listening"]:
        keep_copy(match)
    return match


def _chains(events: list[list[Any]]) -> list[Events]:
    """The events up to each of them: whoever goes back shares what was told by then."""
    last: Events = None
    chains: list[Events] = [last]
    for kind, told, to, only in events:
        special = {int(seat): part for seat, part in only.items()} if only else NOBODY
        last = (last, Event(kind, told, None if to is None else tuple(to), special))
        chains += (last,)
    return chains


def _board(
    origins: Origins, data: MatchSnapshot, state: PlainState, chains: list[Events], heard: int
) -> Board[Any]:
    game, seats, options, origin, _ = origins
    make = Board if data["listening"] else Quiet
    board: Board[Any] = make(game, seats, options, Chance(origin.luck.key))
    board.state = load_state(game, seats, state)
    board.frame = board.state.stack[-1] if board.state.stack else ()
    board.events, board.heard = chains[heard], heard
    return board
