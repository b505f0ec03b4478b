"""Who sees that something happened: while it happens, and when a match is told again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from cabale.core.event import Event
from cabale.core.log import Log, LogEntry
from cabale.core.match import Match
from cabale.core.play import moments

Eyes = int | None | Literal["open"]
"""A seat, None: a spectator, or everybody's at once, with open cards."""


def witnesses(before: Match, after: Match, seat: int) -> tuple[int | None, ...] | None:
    """Who sees a difference after an act of a seat, that seat always; None: everybody does.

    A payment that is put together card by card shows nothing to the others before it is settled:
    neither that a card was put down or taken back, nor how often.
    """
    everybody: tuple[int | None, ...] = (None, *range(after.seats))
    eyes = tuple(one for one in everybody if one == seat or differs(before, after, one))
    return None if eyes == everybody else eyes


def differs(before: Match, after: Match, eyes: int | None) -> bool:
    """Whether these eyes (None: a spectator's) can tell two moments of a match apart."""
    known = before.heard if after.heard > before.heard else _shared(before, after)
    if after.seen(eyes, known) != before.seen(eyes, known):
        return True
    if eyes is not None:
        talks = [
            (m.game.may_talk(m.board, eyes), m.game.may_gesture(m.board, eyes))
            for m in (before, after)
        ]
        if talks[0] != talks[1] or before.decisions.get(eyes) != after.decisions.get(eyes):
            return True
    if before.spoken != after.spoken and before.said_to(eyes) != after.said_to(eyes):
        return True
    return before.view(eyes, talk=False) != after.view(eyes, talk=False)


def _shared(before: Match, after: Match) -> int:
    """How many events two moments of one match have in common, from the first on."""
    one, other = before.board.events, after.board.events
    n, m = before.heard, after.heard
    while one is not other:
        if n >= m:
            assert one is not None
            one, n = one[0], n - 1
        else:
            assert other is not None
            other, m = other[0], m - 1
    return n


class Act(NamedTuple):
    """What was done, as far as somebody could tell: whose it was (None: not to be told), and what.

    `did` is ``start``, ``play``, ``say``, ``undo``, ``expired``, or ``close`` where the answers of
    a window were opened. `words` are those of a choice or claim that was seen.
    """

    seat: int | None
    did: str
    words: list[Any]


class Told(NamedTuple):
    """A moment of a match as it is told again to some eyes.

    `n` counts those that these eyes saw, from -1; with open cards that is the number of the entry.
    `entry` is the number of the entry itself, and `heard` events were told before. `match` is one
    object, which is played on from one moment to the next: clone it to keep it.
    """

    n: int
    entry: int
    act: Act
    heard: int
    match: Match


def tell_again(log: Log, eyes: Eyes) -> Iterator[Told]:
    """The moments of a match that some eyes saw, and of each no more than they saw."""
    number, heard = -1, 0
    before: Match | None = None
    for moment in moments(log):
        match, entry = moment.match, moment.entry
        heard = min(heard, match.heard)
        if before is None or entry is None:
            act: Act | None = Act(None, "start", [])
        elif eyes == "open":
            act = _act(entry)
        else:
            act = _seen_act(before, match, entry, eyes)
        if act is not None:
            yield Told(number, moment.n, act, heard, match)
            number, heard = number + 1, match.heard
        before = match.clone()


def everything(match: Match, since: int) -> list[Event]:
    """The events themselves, from number `since` on, with who saw what of them."""
    events: list[Event] = []
    node = match.board.events
    for _ in range(match.heard - since):
        assert node is not None
        node, event = node
        events.append(event)
    return events[::-1]


def _act(entry: LogEntry) -> Act:
    did = next(deed for deed in ("play", "say", "undo", "expired") if deed in entry)
    return Act(entry["seat"], did, list(entry[did]) if did in ("play", "say") else [])


def _seen_act(before: Match, after: Match, entry: LogEntry, eyes: int | None) -> Act | None:
    """None: nothing was to be seen of it.

    What another seat chose is told by events and views alone. That it acted can be told where the
    table could see that it alone was asked.
    """
    act = _act(entry)
    if act.seat == eyes:
        return act
    if not differs(before, after, eyes):
        return None
    if act.did == "say":
        return act
    step = before.game.step(before.state.stack[-1][0])
    alone = before.view(eyes)["asked"] == [act.seat]
    did = "close" if step.blind else "undo" if act.did == "undo" else "play"
    return Act(act.seat if alone else None, did, [])
