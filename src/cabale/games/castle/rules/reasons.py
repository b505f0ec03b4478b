"""Why a choice is refused: the rule that forbids just that, for players to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason
from cabale.games.castle.rules.components import (
    ALCHEMIST,
    BLACK_PEARL,
    BODYGUARD,
    CLAIRVOYANT,
    DAGGER,
    DIPLOMAT,
    DOCTOR,
    GLOVES,
    GRAND_MASTER,
    HYPNOTIST,
    ITEM,
    KNIVES,
    LODGE_SEAL,
    NEUTRAL,
    POISON_RING,
    PRIEST,
    PROFESSIONS,
    SINGLE_USE,
    SWORDSMAN,
    THUG,
    WHIP,
)
from cabale.games.castle.rules.duelling import fights, items_for
from cabale.games.castle.rules.state import CastleState

WHEN: Mapping[int, str] = {
    ALCHEMIST: "CAS-171",
    BODYGUARD: "CAS-170",
    DIPLOMAT: "CAS-114",
    DOCTOR: "CAS-173",
    GRAND_MASTER: "CAS-169",
    HYPNOTIST: "CAS-163",
    PRIEST: "CAS-160",
    SWORDSMAN: "CAS-165",
    THUG: "CAS-168",
}
"""The rule that says when a profession may be used, and by whom of a duel."""

PART: Mapping[int, Callable[[CastleState, int], bool]] = {
    THUG: lambda s, seat: seat == s.active,
    GRAND_MASTER: lambda s, seat: seat != s.active and fights(s, seat),
    SWORDSMAN: lambda s, seat: fights(s, seat),
    BODYGUARD: lambda s, seat: not fights(s, seat),
    ALCHEMIST: lambda s, seat: not fights(s, seat),
}
"""Who of a duel can use a profession while items and professions are played."""

ROLE: Mapping[int, str] = {
    DAGGER: "CAS-150",
    GLOVES: "CAS-151",
    KNIVES: "CAS-152",
    WHIP: "CAS-153",
    POISON_RING: "CAS-154",
}
"""The rule that says in which role an item helps."""


def of_turn(s: CastleState, seat: int, choice: Choice) -> Reason:
    """In one's turn, before the action."""
    match choice.verb:
        case "pass":
            return Reason("no-idle", "CAS-021")
        case "spy" if not s.edition.spy:
            return Reason("no-spy", "CAS-022")
        case "spy":
            return Reason("not-yourself", "CAS-030")
        case "duel":
            return Reason("not-yourself", "CAS-130")
        case "offer" if choice.args[0] == seat:
            return Reason("not-yourself", "CAS-040")
        case "offer":
            return Reason("not-yours", "CAS-040")
        case "announce" | "accuse" | "alone":
            return announcing(s, seat, choice.verb)
        case "use":
            return using(s, seat, choice)
    return NOT_NOW


def announcing(s: CastleState, seat: int, verb: str) -> Reason:
    hand = s.hands[seat]
    if verb == "accuse" and not s.edition.accuse:
        return Reason("no-accuse", "CAS-192")
    if BLACK_PEARL in hand:
        return Reason("pearl", "CAS-091")
    if verb == "announce":
        return Reason("nothing-counts", "CAS-183")
    if LODGE_SEAL not in hand:
        return Reason("no-seal", "CAS-194")
    return Reason("too-few-alone", "CAS-195")


def using(s: CastleState, seat: int, choice: Choice) -> Reason:
    """A profession that cannot be used at this moment."""
    if choice.verb != "use":
        return NOT_NOW
    profession = s.profession[seat]
    if choice.args[0] != PROFESSIONS[profession]:
        return Reason("not-your-profession", "CAS-100")
    if s.face_up[seat] and profession in SINGLE_USE:
        return Reason("spent", "CAS-101")
    if profession == CLAIRVOYANT:
        own = seat == s.active
        return Reason("pile-empty", "CAS-112") if own else Reason("not-your-turn", "CAS-110")
    return Reason("wrong-moment", WHEN[profession])


def use_in_duel(s: CastleState, seat: int, choice: Choice) -> Reason:
    """In a window of a duel: as ever, the wrong part in it, or not its turn in the order."""
    reason = using(s, seat, choice)
    profession = s.profession[seat]
    if reason.key != "wrong-moment" or s.duel is None:
        return reason
    if (seat, profession) in s.duel.used:
        return Reason("used-already", "CAS-155")
    if profession not in PART:
        return reason
    if PART[profession](s, seat):
        return Reason("wrong-moment", "CAS-131")
    return Reason("wrong-part", WHEN[profession])


def in_a_duel(s: CastleState, seat: int, choice: Choice) -> Reason:
    """While items, professions and tokens are played."""
    duel = s.duel
    assert duel is not None
    if choice.verb not in ("use", "decide", "show", "token"):
        return NOT_NOW
    owned = _not_owned(s, seat, choice)
    if owned is not None:
        return owned
    if duel.verdict >= 0:
        return Reason("decided", "CAS-172")
    if choice.verb in ("show", "token") and duel.sides[seat] == NEUTRAL:
        return Reason("abstained", "CAS-175")
    match choice.verb:
        case "show":
            item = ITEM[str(choice.args[0])]
            if item not in items_for(s, duel, seat):
                return Reason("wrong-part-item", ROLE[item])
            return Reason("shown-already", "CAS-155")
        case "decide":
            return Reason("wrong-part", "CAS-171")
        case "use" if s.profession[seat] == ALCHEMIST and not fights(s, seat):
            return Reason("name-winner", "CAS-171")
        case "use" if s.profession[seat] in (SWORDSMAN, THUG, GRAND_MASTER, BODYGUARD):
            if (seat, s.profession[seat]) in duel.used:
                return Reason("used-already", "CAS-155")
            return Reason("wrong-part", WHEN[s.profession[seat]])
    return use_in_duel(s, seat, choice)


def _not_owned(s: CastleState, seat: int, choice: Choice) -> Reason | None:
    """What somebody does not have he does not play."""
    match choice.verb:
        case "show" if ITEM[str(choice.args[0])] not in s.hands[seat]:
            return Reason("not-yours", "CAS-104")
        case "token" if not s.tokens[seat]:
            return Reason("no-token", "CAS-137")
        case "decide" if s.profession[seat] != ALCHEMIST:
            return Reason("not-your-profession", "CAS-100")
        case "use" if choice.args[0] != PROFESSIONS[s.profession[seat]]:
            return Reason("not-your-profession", "CAS-100")
        case "use" | "decide" if s.face_up[seat] and s.profession[seat] in SINGLE_USE:
            return Reason("spent", "CAS-101")
    return None


def giving(s: CastleState, seat: int, choice: Choice, rule: str) -> Reason:
    """A card that somebody must give, and this one he does not have."""
    if choice.verb != "give":
        return NOT_NOW
    held = ITEM[str(choice.args[0])] in s.hands[seat]
    return NOT_NOW if held else Reason("not-yours", rule)
