"""Duel, first half: the challenge, the Priest's window, the supports and the Hypnotist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import PASS, Choice
from cabale.core.step import NOT_NOW, Reason, SeatsAsked, Step, Window
from cabale.games.castle.rules.components import (
    ATTACKER,
    CLAIRVOYANT,
    DEFENDER,
    HYPNOTISED,
    HYPNOTIST,
    ITEM,
    NEUTRAL,
    PRIEST,
    PROFESSIONS,
    SIDES,
    SWORDSMAN,
)
from cabale.games.castle.rules.duelling import fights
from cabale.games.castle.rules.hands import CastleBoard, give, turn_up
from cabale.games.castle.rules.reasons import giving
from cabale.games.castle.rules.state import CastleState, Duel
from cabale.games.castle.rules.steps.limit import check_limit, cut_turn_short
from cabale.games.castle.rules.steps.reactions import DuelWindow, Reactions, shut_others_out


def declare(t: CastleBoard, defender: int) -> None:
    """A challenges another player (CAS-130)."""
    s = t.state
    sides = [NEUTRAL] * t.seats
    sides[s.active], sides[defender] = ATTACKER, DEFENDER
    s.duel = Duel(defender, sides, laid=[0] * t.seats)
    t.tell("challenged", seat=s.active, target=defender)
    t.push(Interruption)


class Interruption(DuelWindow):
    """Before anybody shows whom he supports: the Priest, or an early Swordsman (CAS-160)."""

    name = "interruption"
    kind = "interruption"
    acting = (PRIEST, SWORDSMAN, CLAIRVOYANT)

    def ask(self, t: CastleBoard) -> SeatsAsked:
        duel = t.state.duel
        assert duel is not None
        if duel.priest >= 0:
            interrupt(t, duel.priest)
            return None
        return super().ask(t)

    def public(self, t: CastleBoard) -> Sequence[int]:
        return [seat for seat in range(t.seats) if not t.state.face_up[seat]]

    def professions(self, t: CastleBoard, seat: int) -> list[Choice]:
        s = t.state
        duel = s.duel
        assert duel is not None
        if s.face_up[seat] or duel.priest >= 0:
            return []
        profession = s.profession[seat]
        if profession == PRIEST and seat != s.active:
            return [t.choice("use", PROFESSIONS[PRIEST])]
        if profession == SWORDSMAN and fights(s, seat):
            return [t.choice("use", PROFESSIONS[SWORDSMAN])]
        return []

    def react(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        assert s.duel is not None
        if choice.args[0] == PROFESSIONS[PRIEST]:
            turn_up(t, seat)
            s.duel.priest = seat
        elif choice.args[0] == PROFESSIONS[SWORDSMAN]:
            shut_others_out(t, seat)
        else:
            super().react(t, seat, choice)

    def close(self, t: CastleBoard) -> None:
        s = t.state
        assert s.duel is not None
        if s.duel.lone >= 0:
            t.goto(Reactions)
        else:
            t.goto(SecretSupport if s.edition.secret_support else OpenSupport)


def interrupt(t: CastleBoard, priest: int) -> None:
    """The duel is off, and the attacker pays if he has two items or more (CAS-161)."""
    s = t.state
    s.duel = None
    t.tell("interrupted", seat=priest, target=s.active)
    cut_turn_short(t)
    if len(s.hands[s.active]) > 1:
        t.push(Tribute, priest)


class Tribute(Step[CastleState]):
    """The attacker chooses what he gives to the Priest (CAS-161)."""

    name = "tribute"
    kind = "tribute"
    memory = ("seat",)

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        of = t.catalogue.of["give"]
        return [of[item] for item in sorted(set(t.state.hands[seat]))]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        priest = t.frame[1]
        t.pop()
        give(t, ITEM[str(choice.args[0])], seat, priest)
        check_limit(t, priest)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[1]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return giving(t.state, seat, choice, "CAS-161")


def supporters(t: CastleBoard) -> list[int]:
    """Everybody but the two duellists, from the attacker's left (CAS-133)."""
    s = t.state
    assert s.duel is not None
    defender = s.duel.defender
    return [seat for seat in t.clockwise(s.active)[1:] if seat != defender]


def support(t: CastleBoard, seat: int, choice: Choice) -> None:
    duel = t.state.duel
    assert duel is not None
    side = str(choice.args[0])
    duel.sides[seat] = SIDES.index(side)
    t.tell("supported", seat=seat, side=side)


class SecretSupport(Step[CastleState]):
    """devil: all others choose a side in secret, and show it at once (CAS-132)."""

    name = "secret_support"
    kind = "support"
    blind = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return supporters(t)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        return t.catalogue.of["support"]

    def resolve(self, t: CastleBoard, answers: Sequence[Choice]) -> None:
        for seat in supporters(t):
            support(t, seat, answers[seat])
        t.goto(Hypnosis)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return duellists(t)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return Reason("no-neutral", "CAS-132") if choice is PASS else NOT_NOW


def duellists(t: CastleBoard) -> dict[str, int]:
    s = t.state
    assert s.duel is not None
    return {"attacker": s.active, "defender": s.duel.defender}


class OpenSupport(Step[CastleState]):
    """coach: one after the other says whom he supports, or abstains (CAS-133)."""

    name = "open_support"
    kind = "support"

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        duel = t.state.duel
        assert duel is not None
        others = supporters(t)
        if duel.asked == len(others):
            t.goto(Hypnosis)
            return None
        return (others[duel.asked],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        return (PASS, *t.catalogue.of["support"])

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        duel = t.state.duel
        assert duel is not None
        duel.asked += 1
        if choice is PASS:
            t.tell("abstained", seat=seat)
        else:
            support(t, seat, choice)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return duellists(t)


class Hypnosis(Window[CastleState]):
    """Right after the supports: the attacker may be the Hypnotist (CAS-163)."""

    name = "hypnosis"
    kind = "hypnosis"

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        s = t.state
        return (s.active,) if s.profession[s.active] == HYPNOTIST else ()

    def public(self, t: CastleBoard) -> Sequence[int]:
        s = t.state
        known_other = s.face_up[s.active] and s.profession[s.active] != HYPNOTIST
        return () if known_other else (s.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        if seat != s.active or s.profession[seat] != HYPNOTIST:
            return (PASS,)
        of = t.catalogue.of["hypnotise"]
        return [PASS, *(of[other] for other in supporters(t))]

    def resolve(self, t: CastleBoard, answers: Sequence[Choice]) -> None:
        s = t.state
        assert s.duel is not None
        seat = s.active
        choice = answers[seat]
        if choice is not PASS:
            target = int(choice.args[0])
            turn_up(t, seat)
            s.duel.sides[target] = HYPNOTISED
            t.tell("hypnotised", seat=seat, target=target)
        t.goto(Reactions)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb != "hypnotise":
            return NOT_NOW
        if t.state.profession[seat] != HYPNOTIST:
            return Reason("not-your-profession", "CAS-100")
        return Reason("no-duellist", "CAS-163")
