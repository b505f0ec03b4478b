"""A match as plain data: written down as JSON, and taken up again without folding its log.

The draws are not in it: they come from the match's luck, which is handed in. It names the rules
that it was taken under. Later ones may be able to read it (`cabale.core.upgrade`); where they are
not, the match can still be looked at (`cabale.core.relic`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypedDict

from cabale.core.board import NOBODY, Board, Events, Quiet
from cabale.core.chance import Chance
from cabale.core.entries import Origin, words_of
from cabale.core.errors import CabaleError, SnapshotError, UnknownChoice
from cabale.core.event import Event
from cabale.core.game import Game
from cabale.core.log import LogEntry
from cabale.core.match import Match
from cabale.core.past import Past, count_on
from cabale.core.plain_data import PlainState, dump_state, load_state
from cabale.core.position import by_seats
from cabale.core.scenario import read_scenario
from cabale.core.sight import SeatView
from cabale.core.undo import NEVER, BoardCopy, Copies, StepBack, boards_before, keep_copy


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
    header: Mapping[str, Any] | None
    """The first line of its log; None: as the rules of today write it."""
    listening: bool
    state: PlainState
    entries: list[list[Any]]
    """Seat, deed, words of each."""
    events: list[list[Any]]
    """Kind, data, audience, and what single seats see, of each."""
    back: list[BackSnapshot]
    views: list[SeatView]
    """What everybody sees, spectators first: later rules may not be able to tell."""


class Origins(NamedTuple):
    """What a match hangs on that is not in its snapshot."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    origin: Origin
    live: bool


# --- matches -------------------------------------------------------------------------------------


def take(match: Match) -> MatchSnapshot:
    """Everything that stands, but for the luck."""
    return {
        "rules": match.game.rules,
        "header": match.origin.header,
        "listening": match.board.keeping,
        "state": dump_state(match.game, match.seats, match.state),
        "entries": words_of(match._entries),
        "events": [[*event] for event in told(match.board.events)],
        "back": [_back(match, *way) for way in boards_before(match)],
        "views": [match.view(eyes) for eyes in (None, *range(match.seats))],
    }


def entry_words(entry: LogEntry) -> list[Any]:
    """Seat, deed and words of an entry."""
    _, seat, (deed, words) = entry["n"], entry["seat"], list(entry.items())[-1]
    return [seat, deed, words]


def told(node: Events) -> list[Event]:
    """The events so far, the oldest first."""
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


def take_up(table: tuple[Any, ...], data: MatchSnapshot, past: Past | None = None) -> Match:
    """The same in another process, which is told on what the match hangs, and what it counted."""
    match = restore(Origins(*table), data)
    if past is not None:
        match.board = count_on(match.board, past)
    return match


def _restore(origins: Origins, data: MatchSnapshot) -> Match:
    events = chains(data["events"])
    match = Match.__new__(Match)
    match.board = board = _board(origins, data, data["state"], events, len(events) - 1)
    match.live = origins.live
    match._origin = origins.origin._replace(header=data["header"])
    match._eyes = match._decisions = match._past = None
    match._step = origins.game.step(board.frame[0]) if board.frame else None
    _write(match, data["entries"])
    match._undoable = tuple(
        [StepBack(back["entry"], back["seat"], tuple(back["order"])) for back in data["back"]]
    )
    boards = tuple(
        [
            BoardCopy(back["entry"], _board(origins, data, back["state"], events, back["heard"]))
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


def _write(match: Match, entries: list[list[Any]]) -> None:
    """The log of a match again, and what was said in it."""
    claims = match.game.claim_catalogue(match.seats)
    before = read_scenario(match.scenario or "").get("said", "")
    match._said = match._entries = None
    for seat, claim in by_seats(match.board, "said", before, claims):
        match._add_said(seat, claim)
    older = max((n for n, entry in enumerate(entries) if entry[1] == "rules"), default=-1)
    for n, (seat, deed, words) in enumerate(entries):
        what: Any = words
        if deed == "say":
            try:
                what = claims.from_json(words)
                match._add_said(seat, what)
            except UnknownChoice:
                if n > older:
                    raise
                # Older rules knew it; nobody can be held to it any more.
        match._entries = (match._entries, seat, deed, what)
    match._length = len(entries)


def chains(events: list[list[Any]]) -> list[Events]:
    """The events up to each of them: whoever goes back shares what was told by then."""
    last: Events = None
    found: list[Events] = [last]
    for kind, told, to, only in events:
        special = {int(seat): part for seat, part in only.items()} if only else NOBODY
        last = (last, Event(kind, told, None if to is None else tuple(to), special))
        found += (last,)
    return found


def _board(
    origins: Origins, data: MatchSnapshot, state: PlainState, events: list[Events], heard: int
) -> Board[Any]:
    game, seats, options, origin, _ = origins
    make = Board if data["listening"] else Quiet
    board: Board[Any] = make(game, seats, options, Chance(origin.luck.key))
    board.state = load_state(game, seats, state)
    board.frame = board.state.stack[-1] if board.state.stack else ()
    board.events, board.heard = events[heard], heard
    return board
