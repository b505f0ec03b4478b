"""A finished match as it is kept for ever: what every pair of eyes saw, entry by entry.

A log folds again under its own rules only. What a replay shows is therefore written down once, when
the match ends: the events with their audiences, and of each view what changed in it.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from cabale.core import Event, Match
from cabale.core.log import Log, LogEntry
from cabale.core.play import moments
from cabale.core.relic import Relic
from cabale.core.sight import SeatView
from cabale.core.witnesses import (
    START,
    Act,
    Eyes,
    act_of,
    everything,
    heard_news,
    prospects,
    seen_act,
)
from cabale.server.wire.afterwards import Moment

Path = list[int | str]
Change = tuple[Path] | tuple[Path, Any]
"""What stood at a path of a view is gone, or is this now."""

PRESET = 2
"""Of LZMA: a fifth of the time of the usual one, for a tenth to a fifth more bytes."""


class Record(Struct, array_like=True):
    """A match after one entry of its log. Lists by eyes have the spectators' part first."""

    n: int
    act: Act
    heard: int
    """How many of the events told before still stand."""
    events: list[Event]
    acts: list[Act | None]
    """By eyes: what they saw of the act; None: nothing."""
    views: list[list[Any]]
    """By eyes: the changes of their view."""


# --- writing -----------------------------------------------------------------------------------


def keep(log: Log) -> bytes:
    """All that a replay of a finished match needs, whatever becomes of its game's rules."""
    return _packed(list(record(log)))


def keep_relic(match: Relic) -> bytes:
    """All that there is of a match whose rules are gone: one moment, with all that was told."""
    everybody = match.views
    views: list[list[Any]] = [[([], view)] for view in everybody]
    acts: list[Act | None] = [START for _ in everybody]
    moment = Record(len(match.entries) - 1, START, 0, everything(match, 0), acts, views)
    return _packed([moment])


def _packed(records: list[Record]) -> bytes:
    return lzma.compress(msgspec.json.encode(records), preset=PRESET)


def record(log: Log) -> Iterator[Record]:
    before: Match | None = None
    watchers: list[_Watcher] = []
    for n, entry, _, match in moments(log):
        if before is None or entry is None:
            watchers = [_Watcher(eyes) for eyes in (None, *range(match.seats))]
            heard, act = 0, START
        else:
            heard, act = min(before.heard, match.heard), act_of(entry)
        looks = [watcher.look(before, match, entry) for watcher in watchers]
        acts, views = (list(part) for part in zip(*looks, strict=True))
        yield Record(n, act, heard, everything(match, heard), acts, views)
        before = match.clone()


class _Watcher:
    """One pair of eyes, and what they saw last."""

    def __init__(self, eyes: int | None) -> None:
        self.eyes = eyes
        self.view: Mapping[str, Any] = {}
        self.prospects: object = None

    def look(
        self, before: Match | None, match: Match, entry: LogEntry | None
    ) -> tuple[Act | None, list[Change]]:
        """What these eyes see of an act, and what is new in their view."""
        old, view = self.view, match.view(self.eyes)
        could, self.prospects = self.prospects, prospects(match, self.eyes)
        new = changes(old, view)
        self.view = view
        if before is None or entry is None:
            return START, new
        differs = bool(new) or could != self.prospects or heard_news(before, match, self.eyes)
        return seen_act(before, entry, self.eyes, old["asked"], differs), new


def changes(old: Any, new: Any) -> list[Change]:
    """What has to be done to one tree to get another."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found += [([*path, key],) for key in old if key not in new]
        for key, part in new.items():
            if key not in old:
                found.append(([*path, key], part))
            elif old[key] != part:
                _compare(old[key], part, [*path, key], found)
    elif _is_list(old) and _is_list(new) and len(old) == len(new):
        for at, part in enumerate(new):
            if old[at] != part:
                _compare(old[at], part, [*path, at], found)
    else:
        found.append((path, new))


def _is_list(tree: object) -> bool:
    return isinstance(tree, list | tuple)


# --- reading -----------------------------------------------------------------------------------


class Kept:
    """A kept match, read again."""

    def __init__(self, data: bytes) -> None:
        self._records = msgspec.json.decode(lzma.decompress(data), type=list[Record])

    def entries(self, eyes: Eyes) -> list[int]:
        """The number of the entry of each moment that these eyes saw."""
        return [record.n for record in self._records if _act(record, eyes) is not None]

    def moments(self, eyes: Eyes) -> list[Moment]:
        """What these eyes saw, moment by moment."""
        views: list[Any] = [{} for _ in self._records[0].views]
        events: list[Event] = []
        heard = 0
        told: list[Moment] = []
        for record in self._records:
            del events[record.heard :]
            events += record.events
            heard = min(heard, record.heard)
            for at, new in enumerate(record.views):
                if eyes == "open" or at == _place(eyes):
                    views[at] = patched(views[at], new)
            act = _act(record, eyes)
            if act is not None:
                told.append(_moment(len(told) - 1, act, eyes, events, heard, views))
                heard = len(events)
        return told

    def story(self, seat: int) -> tuple[list[dict[str, Any]], list[list[Any]]]:
        """All that a seat was told, and all that it claimed."""
        events: list[Event] = []
        claims: list[list[Any]] = []
        for record in self._records:
            del events[record.heard :]
            events += record.events
            who, did, what = record.act
            if who == seat and did == "say":
                claims.append(list(what))
        seen = (event.seen_by(seat) for event in events)
        return [event for event in seen if event is not None], claims


def _place(eyes: int | None) -> int:
    return 0 if eyes is None else eyes + 1


def _act(record: Record, eyes: Eyes) -> Act | None:
    return record.act if eyes == "open" else record.acts[_place(eyes)]


def patched(tree: Any, new: Sequence[Sequence[Any]]) -> Any:
    """The tree after these changes; the old one stays as it is."""
    for path, *value in new:
        tree = _set(tree, path, value)
    return tree


def _set(tree: Any, path: Path, value: Sequence[Any]) -> Any:
    if not path:
        return value[0]
    key, *rest = path
    copy = tree.copy()
    if rest or value:
        copy[key] = _set(copy[key] if rest else None, rest, value)
    else:
        del copy[key]
    return copy


def _moment(
    n: int, act: Act, eyes: Eyes, events: list[Event], heard: int, views: list[SeatView]
) -> Moment:
    public = sum(event.to is None for event in events)
    if eyes == "open":
        return _open(n, act, events[heard:], views, public)
    seen: list[dict[str, Any]] = []
    secret: list[int] = []
    for event in events[heard:]:
        part = event.seen_by(eyes)
        if part is not None:
            secret += [len(seen)] if event.is_secret_of(eyes) else []
            seen.append(part)
    return Moment(n, *act, seen, secret, views[_place(eyes)], public)


def _open(n: int, act: Act, events: list[Event], views: list[SeatView], public: int) -> Moment:
    """Each event as often as it was told in different words, with those who heard it so."""
    view, *seats = views
    told, hearers = [], []
    for event in events:
        plain = event.seen_by(None)
        for version, heard in _versions(event, len(seats)):
            told.append(version)
            hearers.append(None if version == plain and len(heard) == len(seats) else heard)
    secret = [number for number, heard in enumerate(hearers) if heard is not None]
    shown = view["board"]
    own = [
        {key: part for key, part in seat["board"].items() if shown.get(key) != part}
        for seat in seats
    ]
    return Moment(n, *act, told, secret, view, public, hearers, own)


def _versions(event: Event, seats: int) -> list[tuple[dict[str, Any], list[int]]]:
    """The forms in which an event was told, the public one first, and who heard each."""
    public = event.seen_by(None)
    versions: list[tuple[dict[str, Any], list[int]]] = [] if public is None else [(public, [])]
    for seat in range(seats):
        seen = event.seen_by(seat)
        known = [heard for version, heard in versions if version == seen]
        if known:
            known[0].append(seat)
        elif seen is not None:
            versions.append((seen, [seat]))
    return versions
