"""Taking back: what of a log may be taken back, and how a match gets to where it was.

To go back, a match takes an older copy of its board, or begins anew, and does again what was done
since. A copy is kept every `COPY_EVERY` entries and wherever somebody went back to: playing pays
little for it, a way back is never long, and a log full of second thoughts folds in linear time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cabale.core import claims
from cabale.core.board import Board
from cabale.core.choices import Choice
from cabale.core.errors import NotAllowed
from cabale.core.state import OPEN

if TYPE_CHECKING:
    from cabale.core.match import Match

COPY_EVERY = 64
"""So many entries lie between two copies of the board."""

MOST_STEPS_BACK = 64
"""So many choices of one question in a row may be taken back, one after the other."""

NEVER = 1 << 60
"""The number of an entry that no log has."""


class StepBack(NamedTuple):
    """An entry of the log that may be taken back.

    `order` is how the seats of a blind question stood in `asked` before the first answer: an answer
    to it has changed nothing but that it was given. It is empty for an open question.
    """

    entry: int
    seat: int
    order: tuple[int, ...] = ()


class BoardCopy(NamedTuple):
    """How all lay before the entry of this number."""

    entry: int
    board: Board[Any]


class Copies(NamedTuple):
    """The copies that a match keeps, the oldest first, and at which entry the next one is due."""

    due: int
    boards: tuple[BoardCopy, ...] = ()


NONE_YET = Copies(COPY_EVERY)
"""Of a match that has just begun: it can be begun again."""

NO_COPIES = Copies(NEVER)
"""Of a match in which nothing can be taken back."""


def last_of(match: Match, seat: int) -> StepBack | None:
    """What the seat would take back."""
    own = [back for back in match._undoable if back.seat == seat]
    return own[-1] if own and match._origin is not None else None


def undo(match: Match, seat: int) -> None:
    """Take back the seat's last choice. What was said since stays said."""
    back = last_of(match, seat)
    if back is None:
        raise NotAllowed(f"seat {seat} has nothing that it may take back")
    match._undoable = tuple([one for one in match._undoable if one is not back])
    if back.order:
        state = match.board.state
        state.answers[seat] = OPEN
        open_to = {seat, *state.asked}
        state.asked = tuple([one for one in back.order if one in open_to])
    else:
        again = _before(match, back.entry, until=match._length)
        match.board, match._step = again.board, again._step
    match._decisions = None
    match._write(seat, "undo", back.entry)
    keep_copy(match)


def keep_copy(match: Match) -> None:
    """Copy the board; of the older copies those stay from which a way back begins.

    After somebody went back, no copy stays that holds what was taken back.
    """
    open_ones = [back.entry for back in match._undoable if not back.order]
    needed = dict.fromkeys(_newest(match, entry) for entry in open_ones)
    older = [copy for copy in needed if copy is not None]
    here = BoardCopy(match._length, match.board.copy())
    match._copies = Copies(match._length + COPY_EVERY, (*older, here))


def boards_before(match: Match) -> list[tuple[StepBack, Board[Any] | None]]:
    """All that may be taken back, each with the board as it was; None for a blind answer."""
    boards: list[tuple[StepBack, Board[Any] | None]] = []
    for back in match._undoable:
        before = None if back.order else _before(match, back.entry, until=back.entry).board
        boards.append((back, before))
    return boards


def _newest(match: Match, entry: int) -> BoardCopy | None:
    """The newest copy that was made before an entry."""
    older = [copy for copy in match._copies.boards if copy.entry <= entry]
    return older[-1] if older else None


def _before(match: Match, entry: int, until: int) -> Match:
    """The match as if the entry had never been written, up to another entry; it writes no log."""
    copy = _newest(match, entry)
    if copy is None:
        again, first = match.as_it_began(), 0
    else:
        again, first = match.clone(), copy.entry
        again.board = t = copy.board.copy()
        again._step = t.game.step(t.state.stack[-1][0])
        again._decisions = None
    again._origin = None
    for n, seat, deed, what in _standing(match, first):
        if n < until and n != entry:
            _do_again(again, seat, deed, what)
    again.board.sealed = False
    return again


def _standing(match: Match, first: int) -> list[tuple[int, int, str, Any]]:
    """What was done from entry `first` on and was not taken back, each as in `Entries`."""
    gone: set[Any] = set()
    deeds = []
    node, n = match._entries, match._length
    while node is not None and n > first:
        node, seat, deed, what = node
        n -= 1
        if deed == "undo":
            gone.add(what)
        elif n not in gone:
            deeds.append((n, seat, deed, what))
    deeds.reverse()
    return deeds


def _do_again(match: Match, seat: int, deed: str, what: Choice | int) -> None:
    """The deed of an entry that was legal then, without an entry."""
    if deed == "expired":
        assert match._step is not None
        match._take(seat, match._step.expired(match.board, seat))
        return
    assert isinstance(what, Choice)
    if deed == "say":
        claims.hear(match, seat, what)
    else:
        match._take(seat, what)
