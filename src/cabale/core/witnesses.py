"""Who sees that something happened: while it happens, and when a match is told again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from cabale.core.event import Event
from cabale.core.log import DEEDS, Log, LogEntry
from cabale.core.match import Decision, Match
from cabale.core.play import moments

Eyes = int | None | Literal["open"]
"""A seat, None: a spectator, or everybody's at once, with open cards."""


def witnesses(before: Match, after: Match, seat: int) -> tuple[int | None, ...] | None:
    """Who sees a difference after an act of a seat, that seat always; None: everybody does.

    A payment that is put together card by card shows nothing to the others before it is settled:
    neither that a card was put down or taken back, nor how often.
    """
    if told_to_all(before, after):
        return None
    everybody: tuple[int | None, ...] = (None, *range(after.seats))
    eyes = tuple(one for one in everybody if one == seat or differs(before, after, one))
    return None if eyes == everybody else eyes


def told_to_all(before: Match, after: Match) -> bool:
    """Whether something has happened since that the whole table saw, which is the usual case."""
    node = after.board.events
    for _ in range(after.heard - before.heard):
        assert node is not None
        node, event = node
        if event.to is None:
            return True
    return False


def differs(before: Match, after: Match, eyes: int | None) -> bool:
    """Whether these eyes (None: a spectator's) can tell two moments of a match apart."""
    return (
        heard_news(before, after, eyes)
        or prospects(before, eyes) != prospects(after, eyes)
        or (before.spoken != after.spoken and before.said_to(eyes) != after.said_to(eyes))
        or before.view(eyes, talk=False) != after.view(eyes, talk=False)
    )


def heard_news(before: Match, after: Match, eyes: int | None) -> bool:
    """Whether these eyes were told something, or saw something taken back."""
    known = before.heard if after.heard > before.heard else _shared(before, after)
    return after.seen(eyes, known) != before.seen(eyes, known)


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


def prospects(match: Match, eyes: int | None) -> tuple[Decision | None, bool, bool] | None:
    """What a seat may do now: its question, and whether it may talk and make gestures."""
    if eyes is None:
        return None
    game, board = match.game, match.board
    talk, gesture = game.may_talk(board, eyes), game.may_gesture(board, eyes)
    return match.decisions.get(eyes), talk, gesture


class Act(NamedTuple):
    """What was done, as far as somebody could tell: whose it was (None: not to be told), and what.

    `did` is ``start``, ``play``, ``say``, ``undo``, ``expired``, or ``close`` where the answers of
    a window were opened. `words` are those of a choice or claim that was seen.
    """

    seat: int | None
    did: str
    words: list[Any]


START = Act(None, "start", [])


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
            act: Act | None = START
        elif eyes == "open":
            act = act_of(entry)
        else:
            asked = before.view(eyes)["asked"]
            act = seen_act(before, entry, eyes, asked, differs(before, match, eyes))
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


def act_of(entry: LogEntry) -> Act:
    did = next(deed for deed in DEEDS if deed in entry)
    return Act(entry["seat"], did, list(entry[did]) if did in ("play", "say") else [])


def seen_act(
    before: Match, entry: LogEntry, eyes: int | None, asked: Sequence[int], differs: bool
) -> Act | None:
    """What some eyes saw of an act; None: nothing.

    What another seat chose is told by events and views alone. That it acted can be told where the
    table could see that it alone was `asked`.
    """
    act = act_of(entry)
    if act.seat == eyes:
        return act
    if not differs:
        return None
    if act.did == "say":
        return act
    step = before.game.step(before.state.stack[-1][0])
    did = "close" if step.blind else "undo" if act.did == "undo" else "play"
    return Act(act.seat if list(asked) == [act.seat] else None, did, [])
