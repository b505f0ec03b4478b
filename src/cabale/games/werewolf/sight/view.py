"""The only door out: what each seat may see."""

from __future__ import annotations

from typing import Any

from cabale.core import Table
from cabale.games.werewolf.rules.components import (
    ARTEFACT_IDS,
    CALLS,
    DOPPELGANGER,
    MASK,
    ROLE_IDS,
    SHROUD,
)
from cabale.games.werewolf.rules.deeds import told
from cabale.games.werewolf.rules.state import NONE, UNSEEN, Sight, Werewolf, members
from cabale.games.werewolf.rules.steps.day import by_day
from cabale.games.werewolf.rules.steps.vote import votes_blind
from cabale.games.werewolf.sight.retell import retell


def view(t: Table[Werewolf], seat: int | None) -> dict[str, Any]:
    s = t.state
    over = s.outcome is not None
    return {
        "deck": [ROLE_IDS[role] for role in s.deck],
        "slot_wolf": None if s.slot == NONE else ROLE_IDS[s.slot],
        "artefacts": [ARTEFACT_IDS[artefact] for artefact in s.stock],
        "calls": [{"id": CALLS[call].id, "number": CALLS[call].number} for call in s.calls],
        "phase": "over" if over else t.frame[0] if by_day(t) else "night",
        "call": None if over or by_day(t) else CALLS[s.calls[t.frame[1]]].id,
        "sight": _sight(s, _what_lies_open(t, seat)),
        "you": None if seat is None else _own(t, seat),
        "night": retell(s) if over else None,
        "end": _end(s) if over else None,
    }


def _what_lies_open(t: Table[Werewolf], seat: int | None) -> Sight:
    """Spectators see the table by daylight."""
    s = t.state
    if s.outcome is not None or (seat is None and by_day(t)):
        return Sight(s.shields, s.face_up, s.laid)
    return UNSEEN if seat is None else s.sights[seat]


def _sight(s: Werewolf, sight: Sight) -> dict[str, Any]:
    return {
        "shields": members(sight.shields),
        "face_up": [[seat, ROLE_IDS[s.face(seat)]] for seat in members(sight.face_up)],
        "artefacts": members(sight.artefacts),
    }


def _own(t: Table[Werewolf], seat: int) -> dict[str, Any]:
    """What a seat learnt for itself: its notebook repeats it and adds nothing (WER-162)."""
    s = t.state
    daylight = by_day(t) or s.outcome is not None
    artefact = s.artefacts[seat] if daylight else NONE
    copied = s.copied if s.start[seat] == DOPPELGANGER else NONE
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": None if copied == NONE else ROLE_IDS[copied],
        "artefact": None if artefact == NONE else ARTEFACT_IDS[artefact],
        "muted": by_day(t) and artefact == MASK,
        "shrouded": by_day(t) and artefact == SHROUD,
        "votes_blind": by_day(t) and votes_blind(t, seat),
        "notes": [{"verb": deed.verb, **told(deed)} for deed in s.deeds if deed.seat == seat],
    }


def _end(s: Werewolf) -> dict[str, Any]:
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
