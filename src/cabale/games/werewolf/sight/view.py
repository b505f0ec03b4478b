"""The only door out: what each seat may see."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from cabale.core import Board, SeatView
from cabale.games.werewolf.rules.components import (
    ARTEFACT_IDS,
    CALLS,
    DOPPELGANGER,
    MASK,
    ROLE_IDS,
    SHROUD,
)
from cabale.games.werewolf.rules.events import Note, note
from cabale.games.werewolf.rules.state import NONE, UNSEEN, Sight, Werewolf, members
from cabale.games.werewolf.rules.steps.day import Talk, by_day
from cabale.games.werewolf.rules.steps.night import moments_of
from cabale.games.werewolf.rules.steps.vote import Vote, votes_blind
from cabale.games.werewolf.sight.retell import CallTold, retell

Phase = Literal["night", "talk", "vote", "over"]


class CallView(TypedDict):
    """A call of the narrator, with its number in the booklet."""

    id: str
    number: str


class FaceUp(TypedDict):
    """A card that lies face up before a seat."""

    seat: int
    role: str


class OpenTable(TypedDict):
    """What lies openly on the table, as the seat last saw it."""

    shields: list[int]
    face_up: list[FaceUp]
    artefacts: list[int]


class Own(TypedDict):
    """What a seat learnt for itself: its notebook repeats it and adds nothing (WER-162)."""

    start: str
    copied: str | None
    artefact: str | None
    muted: bool
    shrouded: bool
    votes_blind: bool
    notes: list[Note]


class End(TypedDict):
    """Everything turned up: lists go by place, then seat; `cards` and `start` name all places."""

    start: list[str]
    lies: list[str]
    cards: list[int]
    copied: str | None
    turned: list[str | None]
    artefacts: list[str | None]
    roles: list[str]
    votes: list[int | None]
    counts: list[int]
    dead: list[int]


class OpenPart(TypedDict):
    """What lies open to all."""

    deck: list[str]
    slot_wolf: str | None
    artefacts: list[str]
    calls: list[CallView]
    phase: Phase
    call: str | None
    night: list[CallTold] | None
    end: End | None


class OwnPart(TypedDict):
    """What each seat sees otherwise; `you` is None for a spectator."""

    sight: OpenTable
    you: Own | None


class WerewolfView(OpenPart, OwnPart):
    """All that a seat may know."""


def table_of(view: SeatView) -> WerewolfView:
    """The game's own part of a view."""
    return cast("WerewolfView", view["board"])


def own_of(view: SeatView) -> Own:
    """What the seat of this view learnt; a spectator has no such part."""
    you = table_of(view)["you"]
    assert you is not None
    return you


def view(t: Board[Werewolf], seat: int | None) -> WerewolfView:
    return {**open_part(t), **own_part(t, seat)}


def own_part(t: Board[Werewolf], seat: int | None) -> OwnPart:
    s, day = t.state, by_day(t)
    return {
        "sight": open_table(s, _what_lies_open(t, seat, day)),
        "you": None if seat is None else _own(t, seat, day),
    }


def open_part(t: Board[Werewolf]) -> OpenPart:
    s = t.state
    over = s.outcome is not None
    day = by_day(t)
    return {
        "deck": [ROLE_IDS[role] for role in s.deck],
        "slot_wolf": None if s.slot == NONE else ROLE_IDS[s.slot],
        "artefacts": [ARTEFACT_IDS[artefact] for artefact in s.stock],
        "calls": [{"id": CALLS[call].id, "number": CALLS[call].number} for call in s.calls],
        "phase": "over" if over else _PHASES.get(t.frame[0], "night"),
        "call": None if over or day else CALLS[s.calls[t.frame[1]]].id,
        "night": retell(s) if over else None,
        "end": _end(s) if over else None,
    }


_PHASES: dict[str, Phase] = {Talk.name: "talk", Vote.name: "vote"}


def _what_lies_open(t: Board[Werewolf], seat: int | None, day: bool) -> Sight:
    """Spectators see the table by daylight."""
    s = t.state
    if s.outcome is not None or (seat is None and day):
        return Sight(s.shields, s.face_up, s.laid)
    return UNSEEN if seat is None else table_seen(t, seat, noted_calls(t))


def table_seen(t: Board[Werewolf], seat: int, noted: frozenset[int] | None) -> Sight:
    """The table before one's eyes, or as one last saw it, where that is in the notebook (WER-165).

    Whoever was awake has a deed of that call, but while they are asked for the first one.
    """
    s = t.state
    sight = s.sights[seat]
    if noted is None or sight == UNSEEN:
        return sight
    before_ones_eyes = s.artefacts[seat] != SHROUD if by_day(t) else seat in t.frame[3]
    if before_ones_eyes:
        return sight
    last = next((deed.call for deed in reversed(s.deeds) if deed.seat == seat), NONE)
    return sight if last in noted else UNSEEN


def open_table(s: Werewolf, sight: Sight) -> OpenTable:
    return {
        "shields": members(sight.shields),
        "face_up": [
            {"seat": seat, "role": ROLE_IDS[s.face(seat)]} for seat in members(sight.face_up)
        ],
        "artefacts": members(sight.artefacts),
    }


def _own(t: Board[Werewolf], seat: int, day: bool) -> Own:
    s = t.state
    artefact = s.artefacts[seat] if day or s.outcome is not None else NONE
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": copied_by(s, seat),
        "artefact": None if artefact == NONE else ARTEFACT_IDS[artefact],
        "muted": day and artefact == MASK,
        "shrouded": day and artefact == SHROUD,
        "votes_blind": day and votes_blind(t, seat),
        "notes": notes_of(s, seat, noted_calls(t)),
    }


def copied_by(s: Werewolf, seat: int) -> str | None:
    copied = s.copied if s.start[seat] == DOPPELGANGER else NONE
    return None if copied == NONE else ROLE_IDS[copied]


def noted_calls(t: Board[Werewolf]) -> frozenset[int] | None:
    """The calls that a notebook still has; None: all of them.

    Who must rely on memory is shown the running call, the last one before it that asked the table,
    and what came between: so what a call brought can be looked at while the next one lasts. When
    the vote begins nothing is left (WER-165).
    """
    s = t.state
    if t.options["memory"] == "notes" or s.outcome is not None:
        return None
    if t.frame[0] == Vote.name:
        return frozenset()
    last = len(s.calls) if t.frame[0] == Talk.name else t.frame[1] + 1
    first = last - (t.frame[0] != Talk.name)
    while first and not moments_of(s, s.calls[first - 1]):
        first -= 1
    return frozenset(s.calls[max(first - 1, 0) : last])


def notes_of(s: Werewolf, seat: int, calls: frozenset[int] | None = None) -> list[Note]:
    """What a seat saw and did in these calls, or in all."""
    own = [deed for deed in s.deeds if deed.seat == seat]
    return [
        note(deed, (seat, number) in s.late)
        for number, deed in enumerate(own)
        if calls is None or deed.call in calls
    ]


def _end(s: Werewolf) -> End:
    seats = range(s.seats)
    return {
        "start": [ROLE_IDS[face] for face in s.start],
        "lies": [ROLE_IDS[s.face(place)] for place in range(len(s.start))],
        "cards": list(s.at),
        "copied": None if s.copied == NONE else ROLE_IDS[s.copied],
        "turned": [None if role == NONE else ROLE_IDS[role] for role in s.turned],
        "artefacts": [None if what == NONE else ARTEFACT_IDS[what] for what in s.artefacts],
        "roles": [ROLE_IDS[s.final_role(seat)] for seat in seats],
        "votes": [None if vote == NONE else vote for vote in s.votes],
        "counts": [sum(vote == seat for vote in s.votes) for seat in seats],
        "dead": members(s.dead),
    }
