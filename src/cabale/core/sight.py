"""What a seat is given, as types: the part of a view that every game has, and common events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict


class SeatQuestion(TypedDict):
    """What the seat is asked; `prompt` is what the question's sentence needs to know."""

    kind: str
    prompt: Mapping[str, Any]


class OutcomeView(TypedDict):
    """How the match ended."""

    winners: list[int]
    reason: str
    scores: list[int] | None


class SeatView(TypedDict):
    """`Match.view`: all that a seat may know now. `board` is the game's own `Game.view_type`."""

    game: str
    seat: int | None
    seats: int
    step: str | None
    pace: str | None
    asked: list[int]
    decision: SeatQuestion | None
    answered: bool
    said: list[list[Any]]
    """Every claim that reached the seat: who made it, its verb, its arguments."""
    outcome: OutcomeView | None
    board: Any


class SaidEvent(TypedDict):
    """Somebody made a claim."""

    kind: Literal["said"]
    seat: int
    claim: list[int | str]


class EndedEvent(TypedDict):
    """The match is over."""

    kind: Literal["ended"]
    winners: list[int]
    reason: str


class UpdatedEvent(TypedDict):
    """From here on the match is played under other rules: the versions before and now."""

    kind: Literal["updated"]
    before: str
    now: str


CommonEvent = SaidEvent | EndedEvent | UpdatedEvent
