"""Duel, the end: the Doctor's window, the winner's choice, the draw of a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import PASS, Choice
from cabale.core.step import NOT_NOW, Reaction, Reason, SeatsAsked, Step
from cabale.games.castle.rules.cards import without
from cabale.games.castle.rules.components import (
    ATTACKER,
    CLAIRVOYANT,
    DOCTOR,
    ITEM,
    ITEMS,
    PROFESSIONS,
    SOCIETIES,
)
from cabale.games.castle.rules.hands import (
    CastleBoard,
    draw,
    give,
    move,
    see_hand,
    see_profession,
    see_society,
    turn_up,
)
from cabale.games.castle.rules.reasons import use_in_duel
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.clairvoyant import can_foresee, foresee
from cabale.games.castle.rules.steps.limit import check_limit, cut_turn_short


class AfterDuel(Reaction[CastleState]):
    """The result stands; the Doctor may cancel its effects (CAS-173)."""

    name = "after_duel"
    kind = "after_duel"
    memory = ("side",)

    def ask(self, t: CastleBoard) -> SeatsAsked:
        duel = t.state.duel
        assert duel is not None
        if duel.doctor >= 0:
            t.tell("cancelled", seat=duel.doctor)
            clear_away(t)
            cut_turn_short(t)
            return None
        acting = (DOCTOR, CLAIRVOYANT)
        able = [seat for seat, card in enumerate(t.state.profession) if card in acting]
        return self.choosers(t, able)

    def public(self, t: CastleBoard) -> Sequence[int]:
        return [seat for seat in range(t.seats) if not t.state.face_up[seat]]

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        s = t.state
        assert s.duel is not None
        if s.profession[seat] == DOCTOR and not s.face_up[seat] and s.duel.doctor < 0:
            return [PASS, t.choice("use", PROFESSIONS[DOCTOR])]
        if seat == s.active and can_foresee(s):
            return [PASS, t.choice("use", PROFESSIONS[CLAIRVOYANT])]
        return [PASS]

    def first(self, t: CastleBoard) -> int:
        return t.state.active

    def react(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        assert s.duel is not None
        if choice.args[0] == PROFESSIONS[CLAIRVOYANT]:
            foresee(t)
        else:
            turn_up(t, seat)
            s.duel.doctor = seat

    def close(self, t: CastleBoard) -> None:
        s = t.state
        assert s.duel is not None
        won, defender = t.frame[1], s.duel.defender
        clear_away(t)
        t.pop()
        if won < 0:
            t.tell("tied", seat=s.active, target=defender)
            if s.pile:
                draw(t, s.active)
                check_limit(t, s.active)
            return
        best, worst = (s.active, defender) if won == ATTACKER else (defender, s.active)
        t.tell("won", seat=best, target=worst)
        t.push(Spoils, best, worst)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        s = t.state
        assert s.duel is not None
        won = t.frame[1]
        seats = (s.active, s.duel.defender)
        return {"winner": None if won < 0 else seats[won]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return use_in_duel(t.state, seat, choice)


def clear_away(t: CastleBoard) -> None:
    """Items are in hand again, used tokens in the stock (CAS-137, CAS-145)."""
    s = t.state
    assert s.duel is not None
    s.stock += sum(s.duel.laid)
    s.duel = None


class Spoils(Step[CastleState]):
    """The winner looks at the loser's cards, or robs him (CAS-139)."""

    name = "spoils"
    kind = "spoils"
    memory = ("seat", "seat")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        return (t.choice("look"), t.choice("rob"))

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        loser = t.frame[2]
        if choice.verb == "look":
            t.pop()
            look(t, seat, loser)
            return
        see_hand(t, seat, loser)
        seen = {"items": [ITEMS[item] for item in t.state.hands[loser]]}
        t.tell("saw_hand", seat=seat, target=loser, only={seat: seen, loser: seen})
        t.goto(Theft, seat, loser)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[2]}

    def expired(self, t: CastleBoard, seat: int) -> Choice:
        return t.choice("look")


def look(t: CastleBoard, seat: int, loser: int) -> None:
    """The society card, and in coach the profession (CAS-139)."""
    s = t.state
    see_society(t, seat, loser)
    society = {"society": SOCIETIES[s.society[loser]]}
    t.tell("saw_society", seat=seat, target=loser, only={seat: society})
    if s.edition.look_at_profession:
        see_profession(t, seat, loser)
        profession = {"profession": PROFESSIONS[s.profession[loser]]}
        t.tell("saw_profession", seat=seat, target=loser, only={seat: profession})


class Theft(Step[CastleState]):
    """He has seen the hand, and takes one item (CAS-139)."""

    name = "theft"
    kind = "theft"
    memory = ("seat", "seat")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        steal = t.catalogue.of["steal"]
        return [steal[item] for item in sorted(set(t.state.hands[t.frame[2]]))]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        loser, item = t.frame[2], ITEM[str(choice.args[0])]
        t.pop()
        move(t, item, loser, seat)
        word = {"item": ITEMS[item]}
        t.tell("stole", seat=seat, target=loser, only={seat: word, loser: word})
        if s.hands[loser]:
            check_limit(t, seat)
        else:
            t.push(Replacement, seat, loser, item)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[2]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return Reason("not-there", "CAS-139") if choice.verb == "steal" else NOT_NOW


class Replacement(Step[CastleState]):
    """A loser left with nothing gets one of the winner's own items (CAS-141)."""

    name = "replacement"
    kind = "replacement"
    memory = ("seat", "seat", "item")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        of = t.catalogue.of["give"]
        own = without(t.state.hands[seat], t.frame[3])
        return [of[item] for item in sorted(set(own))]

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        loser = t.frame[2]
        t.pop()
        give(t, ITEM[str(choice.args[0])], seat, loser)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"seat": t.frame[2]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb != "give":
            return NOT_NOW
        stolen = ITEM[str(choice.args[0])] == t.frame[3]
        return Reason("not-the-stolen" if stolen else "not-yours", "CAS-141")
