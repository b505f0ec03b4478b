"""What a seat may know, as numbers of a fixed shape. Seats are counted from it, clockwise."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import cache, lru_cache

from cabale.core import Board, Feature
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, CALLS, DOPPELGANGER, ROLE_IDS
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf, members
from cabale.games.werewolf.rules.steps.day import by_day
from cabale.games.werewolf.sight.view import noted_calls, table_seen

_ROLES = len(ROLE_IDS)
_OWN_DEEDS = ("shield", "copy", "plant", "rob", "give", "exchange", "curate")
_MEETINGS = ("meet_pack", "see_pack", "meet_masons", "see_traces")


@cache
def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("phase", 3, "night, talk, vote"),
        Feature("call", len(CALLS), "the call that is running"),
        Feature("deck", _ROLES, "how many cards of each role are in play"),
        Feature("slot", _ROLES, "the wolf of the slot"),
        Feature("start", _ROLES, "my start role"),
        Feature("copied", _ROLES, "what I copied"),
        Feature("artefact", len(ARTEFACT_IDS), "the artefact on my card"),
        Feature("shields", seats, "shields as I last saw them", 1),
        Feature("face_up", seats, "face-up cards as I last saw them", 1),
        Feature("artefacts", seats, "artefacts as I last saw them", 1),
        Feature("pack", seats, "wolves I met or was shown", 1),
        Feature("asleep", seats, "wolves of whom I saw only the thumb", 1),
        Feature("masons", seats, "masons I met", 1),
        Feature("traces", seats, "who looked at or moved a card, as I was told", 1),
        Feature("touched", seats, "seats that my own deeds aimed at", 1),
        Feature("shifted", 2, "I shifted the cards to the left, to the right"),
        Feature("seen", seats * _ROLES, "the face I last saw at each seat", 1),
        Feature("seen_centre", 4 * _ROLES, "the face I last saw at each place of the centre"),
        Feature("claimed", seats * _ROLES, "the start role that each seat claims", 1),
        Feature("accused", seats * seats, "by speaker: whom it calls a wolf or suspects", 2),
        Feature("cleared", seats * seats, "by speaker: whom it calls harmless", 2),
    )


@cache
def _offsets(seats: int) -> dict[str, int]:
    offsets, end = {}, 0
    for feature in features(seats):
        offsets[feature.name] = end
        end += feature.size
    return offsets


def observe(t: Board[Werewolf], seat: int, out: MutableSequence[float]) -> None:
    s, at = t.state, _offsets(t.seats)
    _write_table(t, seat, out)
    calls = noted_calls(t)
    for deed in s.deeds:
        if deed.seat == seat and (calls is None or deed.call in calls):
            _write_deed(s, at, deed, out)
    sight, places = table_seen(t, seat, calls), s.seats
    for name, mask in zip(("shields", "face_up", "artefacts"), sight, strict=True):
        _write_seats(out, at[name], mask, seat, places)
    for other in members(sight.face_up):
        out[at["seen"] + (other - seat) % places * _ROLES + s.face(other)] = 1.0
    for other in members(s.spoken):
        place = (other - seat) % places
        if s.claimed[other] != NONE:
            out[at["claimed"] + place * _ROLES + s.claimed[other]] = 1.0
        _write_seats(out, at["accused"] + place * places, s.accused[other], seat, places)
        _write_seats(out, at["cleared"] + place * places, s.cleared[other], seat, places)


def _write_table(t: Board[Werewolf], seat: int, out: MutableSequence[float]) -> None:
    s, at = t.state, _offsets(t.seats)
    if s.outcome is None:
        phase = {"talk": 1, "vote": 2}.get(t.frame[0], 0)
        out[at["phase"] + phase] = 1.0
        if phase == 0:
            out[at["call"] + s.calls[t.frame[1]]] = 1.0
    out[at["deck"] : at["slot"]] = _counts(s.deck)
    if s.slot != NONE:
        out[at["slot"] + s.slot] = 1.0
    out[at["start"] + s.start[seat]] = 1.0
    if s.start[seat] == DOPPELGANGER and s.copied != NONE:
        out[at["copied"] + s.copied] = 1.0
    if by_day(t) and s.artefacts[seat] != NONE:
        out[at["artefact"] + s.artefacts[seat]] = 1.0


@lru_cache(maxsize=1024)
def _counts(deck: tuple[int, ...]) -> memoryview:
    """How many cards of each role, as packed numbers."""
    return memoryview(array("f", [deck.count(role) for role in range(_ROLES)]))


def _write_deed(s: Werewolf, at: dict[str, int], deed: Deed, out: MutableSequence[float]) -> None:
    me, places = deed.seat, s.seats
    if deed.verb in _OWN_DEEDS:
        for target in deed.args:
            out[at["touched"] + (target - me) % places] = 1.0
    match deed.verb:
        case "meet_pack":
            _write_seats(out, at["pack"], deed.seen[0] | deed.seen[1], me, places)
            _write_seats(out, at["asleep"], deed.seen[1], me, places)
        case "see_pack":
            _write_seats(out, at["pack"], deed.seen[0], me, places)
        case "meet_masons":
            _write_seats(out, at["masons"], deed.seen[0], me, places)
        case "see_traces":
            _write_seats(out, at["traces"], deed.seen[0], me, places)
        case "shift":
            out[at["shifted"] + deed.args[0]] = 1.0
    if deed.seen and deed.verb not in _MEETINGS:
        place = _place_seen(s, deed)
        base = at["seen"] + place * _ROLES
        for role in range(_ROLES):
            out[base + role] = 0
        out[base + deed.seen[0]] = 1.0


def _place_seen(s: Werewolf, deed: Deed) -> int:
    """Where the card lay when its face was seen; a robbed card lies in front of the robber."""
    if deed.verb in {"rob", "see_own"}:
        return 0
    if deed.verb in {"peek", "brew"}:
        return deed.args[0] + s.seats
    return (deed.args[0] - deed.seat) % s.seats


def _write_seats(out: MutableSequence[float], start: int, mask: int, me: int, places: int) -> None:
    for seat in members(mask):
        out[start + (seat - me) % places] = 1.0
