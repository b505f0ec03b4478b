"""Why a choice is refused at night, in terms of what the seat may know."""

from __future__ import annotations

from typing import NamedTuple

from cabale.core import PASS, Choice, Reason
from cabale.games.werewolf.rules.components import (
    CALL,
    CALLS,
    DRUNK,
    INVESTIGATOR,
    ROBBER,
    ROLE,
    ROLE_IDS,
    SEER,
    TURNS_INVESTIGATOR,
    WITCH,
)
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf
from cabale.games.werewolf.rules.steps.doppelganger import AT_ONCE

ASLEEP = Reason("asleep", "WER-045")
OTHER_POWER = Reason("other-power", "WER-046")
NOTHING_TO_DO_YET = Reason("no-power", "WER-122")
NO_TARGET = Reason("no-target", "WER-049")
NOT_ALONE = Reason("not-alone", "WER-071")
ONE_KIND = Reason("one-kind", "WER-090")
TURNED = Reason("turned", "WER-093")
COPIED = Reason("copied", "WER-120")
LOOKED = Reason("looked", "WER-106")
LOOK_FIRST = Reason("look-first", "WER-106")
NO_SLOT = Reason("no-slot", "WER-006")
SLOT_CLOSED = Reason("out-of-reach", "WER-078")
SEEN_IN_CENTRE = Reason("seen-already", "WER-090")
SEEN = Reason("seen-already", "WER-092")
FACE_UP = Reason("face-up", "WER-131")

_MUST_ACT = {
    "copy": Reason("must-copy", "WER-120"),
    "plant": Reason("must-plant", "WER-075"),
    "drink": Reason("must-drink", "WER-111"),
    "give": Reason("must-give", "WER-106"),
}
_STOPPED = {
    SEER: Reason("stopped", "WER-090"),
    INVESTIGATOR: Reason("stopped", "WER-092"),
    WITCH: Reason("stopped", "WER-106"),
}
_NOT_YOURSELF = {
    "shield": "WER-060",
    "copy": "WER-120",
    "look": "WER-079",
    "plant": "WER-075",
    "rob": "WER-105",
    "exchange": "WER-108",
    "reveal": "WER-099",
}
_VERBS = {
    "wolves": ("peek",),
    "seer": ("look", "peek"),
    "paranormal_investigator": ("look",),
    "mystic_wolf": ("look",),
    "apprentice_seer": ("peek",),
    "witch": ("brew", "give"),
    "robber": ("rob",),
    "drunk": ("drink",),
    "alpha_wolf": ("plant",),
    "sentinel": ("shield",),
    "troublemaker": ("exchange",),
    "village_idiot": ("shift",),
    "revealer": ("reveal",),
    "curator": ("curate",),
    "doppelganger": ("copy",),
}
"""What each power is used by."""
_SHIELDED = {"shield": "WER-134", "copy": "WER-120", "curate": "WER-116"}
_IN_CENTRE = frozenset({"peek", "brew", "drink"})
BY_DAY = frozenset({"ready", "vote"})


class Moment(NamedTuple):
    """What a seat is asked, of which role's power."""

    state: Werewolf
    call: int
    seat: int
    moment: int
    """Of the power itself: a doppelgänger's begins when she has copied."""
    role: int
    borrowed: bool


def moment_of(s: Werewolf, call: int, seat: int, moment: int) -> Moment:
    if call == CALL["doppelganger"] and moment > 0:
        return Moment(s, call, seat, moment - 1, s.copied, True)
    name = CALLS[call].id.removeprefix("doppelganger_")
    return Moment(s, call, seat, moment, ROLE.get(name, NONE), name != CALLS[call].id)


def why_not_at_night(asked: Moment, choice: Choice, legal: list[Choice]) -> Reason:
    """The seat is awake, but this is none of its choices."""
    if legal == [PASS]:
        reason = _why_nothing(asked)
        used = _VERBS.get(CALLS[asked.call].id if asked.role == NONE else ROLE_IDS[asked.role], ())
        if reason is NOTHING_TO_DO_YET or choice.verb in used:
            return reason
        return _why_not_this_power(asked, choice.verb)
    if choice is PASS:
        return _MUST_ACT[legal[0].verb]
    if choice.verb not in {option.verb for option in legal}:
        return _why_not_this_power(asked, choice.verb)
    if choice.verb in _IN_CENTRE:
        return _why_not_in_centre(asked.state, int(choice.args[0]))
    return _why_not_at(asked, choice)


def _why_nothing(asked: Moment) -> Reason:
    """Awake with nothing to choose from."""
    s, call, seat, moment, role, borrowed = asked
    if call == CALL["wolves"]:
        return NOT_ALONE
    if borrowed and call == CALL["doppelganger"]:
        power = AT_ONCE.get(role)
        if power is None or moment >= power.moments:
            return NOTHING_TO_DO_YET
    if moment == 1:
        return _why_no_second(_last_deed(s, seat), role)
    if role in {ROBBER, DRUNK} and s.shielded(seat):
        return Reason("own-shield", "WER-138" if borrowed else "WER-063")
    return NO_TARGET


def _why_no_second(first: Deed | None, role: int) -> Reason:
    """Nothing is left for the second moment of seer, investigator or witch."""
    if role == SEER and first is not None and first.verb == "look":
        return ONE_KIND
    if role == INVESTIGATOR and first is not None and first.verb == "look":
        return TURNED if first.seen[0] in TURNS_INVESTIGATOR else NO_TARGET
    return _STOPPED[role]


def _last_deed(s: Werewolf, seat: int) -> Deed | None:
    return s.deeds[-1] if s.deeds and s.deeds[-1].seat == seat else None


def _why_not_this_power(asked: Moment, verb: str) -> Reason:
    """It is another power, or one that is used up."""
    if asked.role == SEER and asked.moment == 1 and verb == "look":
        return ONE_KIND
    if asked.role == WITCH and asked.moment == 1 and verb == "brew":
        return LOOKED
    if asked.role == WITCH and asked.moment == 0 and verb == "give":
        return LOOK_FIRST
    if asked.borrowed and verb == "copy":
        return COPIED
    return OTHER_POWER


def _why_not_in_centre(s: Werewolf, place: int) -> Reason:
    if place == 3 and s.slot == NONE:
        return NO_SLOT
    return SLOT_CLOSED if place >= s.reach else SEEN_IN_CENTRE


def _why_not_at(asked: Moment, choice: Choice) -> Reason:
    """A player's card that this power cannot reach. Who may act is awake and sees shields."""
    s, _, seat, _, role, borrowed = asked
    verb, targets = choice.verb, [int(target) for target in choice.args]
    if seat in targets and verb in _NOT_YOURSELF:
        return Reason("not-yourself", _not_yourself(verb, role, borrowed))
    if any(s.shielded(target) for target in targets):
        if seat in targets:
            return Reason("own-shield", "WER-138" if borrowed else "WER-063")
        return Reason("shielded", _SHIELDED.get(verb, "WER-061"))
    if verb == "plant":
        return Reason("in-pack", "WER-123" if borrowed else "WER-076")
    if verb == "curate":
        return Reason("has-artefact", "WER-132" if borrowed else "WER-116")
    return FACE_UP if verb == "reveal" else SEEN


def _not_yourself(verb: str, role: int, borrowed: bool) -> str:
    if verb == "look":
        return {SEER: "WER-090", INVESTIGATOR: "WER-092"}.get(role, "WER-079")
    if borrowed:
        return {"shield": "WER-134", "plant": "WER-123", "reveal": "WER-131"}.get(
            verb, _NOT_YOURSELF[verb]
        )
    return _NOT_YOURSELF[verb]
