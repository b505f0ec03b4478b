"""What a seat sees of a match: its view, the events that reached it, the same as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, MutableSequence
from typing import TYPE_CHECKING, Any

from cabale.core.past import past_of, write_past
from cabale.core.sight import SeatView

if TYPE_CHECKING:
    from cabale.core.match import Match

LookAtBoard = Callable[[int | None], Any]
"""Gives the game's own part of a view, to whoever has it at hand already."""


def open_view(match: Match) -> SeatView:
    """The part of a view that is the same for all eyes; the rest of it is still to be filled in."""
    t, step = match.board, match._step
    outcome = t.state.outcome
    return {
        "game": t.game.name,
        "seat": None,
        "seats": t.seats,
        "step": None if step is None else step.kind,
        "pace": None if step is None else step.pace,
        "asked": [] if step is None else list(step.public(t)),
        "decision": None,
        "answered": False,
        "said": [],
        "outcome": None if outcome is None else outcome.to_json(),
        "board": None,
    }


def view(
    match: Match,
    seat: int | None,
    talk: bool,
    board: LookAtBoard | None,
    known: SeatView | None,
) -> SeatView:
    """All that a seat may know now, JSON-ready; None for a spectator."""
    t, step = match.board, match._step
    seen = open_view(match) if known is None else known.copy()
    seen["seat"] = seat
    if step is not None and seat is not None:
        if seat in t.state.asked:
            seen["decision"] = {"kind": step.kind, "prompt": dict(step.prompt(t, seat))}
        seen["answered"] = step.blind and t.state.answers[seat] >= 0
    if talk and match._said is not None:
        seen["said"] = [said.to_json() for said in match.said_to(seat)]
    seen["board"] = t.game.view(t, seat) if board is None else board(seat)
    return seen


def seen(match: Match, seat: int | None, since: int) -> list[tuple[dict[str, Any], bool]]:
    """What the seat saw happen from event number `since` on, each with whether it is a secret."""
    eyes = match._eyes
    found: list[tuple[dict[str, Any], bool]] = []
    node, number = match.board.events, match.board.heard
    own = True
    while node is not None and number > since:
        if eyes is not None and node is eyes[1]:
            own = eyes[0] == seat
        node, event = node
        number -= 1
        part = event.seen_by(seat) if own else event.seen_by_all()
        if part is not None:
            found.append((part, own and event.is_secret_of(seat)))
    found.reverse()
    return found


def observe(
    match: Match, seat: int, out: MutableSequence[float] | None, past: bool
) -> MutableSequence[float]:
    """The seat's view as numbers, and what all saw happen where the `past` is asked for."""
    game, seats = match.game, match.seats
    if out is None:
        out = array("f", bytes(4 * game.observation_size(seats, past=past)))
    # To set an item of an array takes half as long again as to set it in a view of the array.
    numbers: Any = memoryview(out) if isinstance(out, array) else out
    game.observe(match.board, seat, numbers)
    if past and game.acts:
        start = game.observation_size(seats)
        write_past(past_of(match), game.acts, seat, seats, game.players(seats), numbers, start)
    return out
