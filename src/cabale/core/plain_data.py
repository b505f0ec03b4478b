"""Plain data as JSON and back: numbers, texts, collections, and records by their names.

Snapshots and upgrades are made of it. Nothing but records of the game itself is ever made of what
is read: whoever alters such data can spoil a position, and do nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from cabale.core.errors import GameError, SnapshotError
from cabale.core.later import Later
from cabale.core.state import State

if TYPE_CHECKING:
    from cabale.core.game import Game

PlainState = dict[str, Any]
"""The fields of a state by name, as JSON: what a later version of the rules may read."""


class Plain:
    """Writes plain data as JSON and reads it again: numbers, texts, collections, named records."""

    def __init__(self, *roots: Any, lenient: bool = False) -> None:
        """`roots` are the types in which all records that may be met are mentioned.

        A `lenient` reader takes records of another version: what it does not know it leaves out,
        and what is missing keeps its default.
        """
        self._lenient = lenient
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
            return _READ[kind]([p if type(p) in _SIMPLE else self.load(p) for p in parts])
        if kind == "dict":
            return {self.load(key): self.load(part) for key, part in parts}
        if kind in ("bytes", "bytearray"):
            return bytes.fromhex(parts) if kind == "bytes" else bytearray.fromhex(parts)
        record: Any = self._records[parts[0]]
        if kind == "named":
            return record.by_name(parts[1])
        known = {name: part for name, part in parts[1].items() if name in _fields(record)}
        if not self._lenient and (len(known), len(known)) != (len(parts[1]), len(_fields(record))):
            raise SnapshotError(f"a snapshot has other fields than {parts[0]!r} has here")
        return record(**dict(zip(known, self._load_all(known.values()), strict=True)))

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
