"""A match that is over, moment by moment: with the eyes of a seat, a spectator's, or open cards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cabale.core import Event, Match
from cabale.core.witnesses import Eyes, Told, everything, tell_again
from cabale.server.wire.afterwards import Insight, KnownThen, Moment, TurningPoint
from cabale.server.wire.messages import Counting
from cabale.server.wire.refusal import Refusal

Numbered = TypeVar("Numbered", KnownThen, TurningPoint)


def eyes_of(counting: Counting, seat: int | None) -> Eyes:
    """Whose eyes are meant."""
    return {"seat": seat, "spectator": None, "open": "open"}[counting]


def moments(match: Match, eyes: Eyes) -> list[Moment]:
    if eyes == "open":
        return [_open(told) for told in tell_again(match.log, eyes)]
    return [_seen(told, eyes) for told in tell_again(match.log, eyes)]


def _seen(told: Told, eyes: int | None) -> Moment:
    seen = told.match.seen(eyes, told.heard)
    secret = [number for number, (_, secret) in enumerate(seen) if secret]
    events = [event for event, _ in seen]
    return Moment(told.n, *told.act, events, secret, told.match.view(eyes), _public(told.match))


def _public(match: Match) -> int:
    return sum(event.to is None for event in everything(match, 0))


def _open(told: Told) -> Moment:
    """Each event as often as it was told in different words, with those who heard it so."""
    match, events, hearers = told.match, [], []
    for event in everything(match, told.heard):
        public = event.seen_by(None)
        for version, seats in _versions(event, match.seats):
            events.append(version)
            hearers.append(None if version == public and len(seats) == match.seats else seats)
    secret = [number for number, seats in enumerate(hearers) if seats is not None]
    view = match.view(None)
    shown = view["board"]
    own = [
        {key: part for key, part in match.view(seat)["board"].items() if shown.get(key) != part}
        for seat in range(match.seats)
    ]
    return Moment(told.n, *told.act, events, secret, view, _public(match), hearers, own)


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


# --- whose moments are counted -----------------------------------------------------------------


def entries(match: Match, eyes: Eyes) -> list[int]:
    """The number of the entry of each moment that these eyes saw."""
    return [told.entry for told in tell_again(match.log, eyes)]


def entry_after(match: Match, eyes: Eyes, n: int) -> int:
    """The entry of moment `n`."""
    found = entries(match, eyes)
    if n + 1 >= len(found):
        raise Refusal("unfit", "there is nothing to be played after the last moment")
    return found[n + 1]


def recount(insight: Insight, found: Sequence[int]) -> Insight:
    """The same, with numbers of moments in the place of numbers of entries."""
    return msgspec.structs.replace(
        insight,
        moments=_recounted(insight.moments, found),
        turns=_recounted(insight.turns, found),
    )


def _recounted(marks: Sequence[Numbered], found: Sequence[int]) -> list[Numbered]:
    """Of two that fall into one moment the later counts."""
    new = {bisect_right(found, mark.n) - 2: mark for mark in marks}
    return [msgspec.structs.replace(mark, n=n) for n, mark in new.items()]
