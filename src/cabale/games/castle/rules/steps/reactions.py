"""Duel, the open window: items, professions and tokens in any order, until all have passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cabale.core.choices import PASS, Choice
from cabale.core.step import Reaction, Reason, SeatsAsked
from cabale.games.castle.rules.components import (
    ALCHEMIST,
    BODYGUARD,
    CLAIRVOYANT,
    DUEL_ITEMS,
    GRAND_MASTER,
    ITEM,
    ITEMS,
    NEUTRAL,
    PROFESSION,
    PROFESSIONS,
    SIDES,
    SWORDSMAN,
    THUG,
)
from cabale.games.castle.rules.duelling import (
    fights,
    items_for,
    professions_for,
    scores,
    takes_part,
    winner,
)
from cabale.games.castle.rules.hands import CastleBoard, show_item, turn_up
from cabale.games.castle.rules.reasons import in_a_duel, use_in_duel
from cabale.games.castle.rules.state import CastleState, Duel
from cabale.games.castle.rules.steps.clairvoyant import can_foresee, foresee
from cabale.games.castle.rules.steps.result import AfterDuel

DUEL_PROFESSIONS: tuple[int, ...] = (ALCHEMIST, BODYGUARD, GRAND_MASTER, SWORDSMAN, THUG)
DUEL_ITEM_SET = frozenset(DUEL_ITEMS)


def shut_others_out(t: CastleBoard, seat: int) -> None:
    """Swordsman: only the two duellists count from now on; others' tokens go back (CAS-166)."""
    s = t.state
    assert s.duel is not None
    turn_up(t, seat)
    duel = s.duel
    for other in range(t.seats):
        if not fights(s, other):
            s.stock += duel.laid[other]
            duel.laid[other] = 0
    duel.lone = seat
    duel.verdict = -1
    duel.used += ((seat, SWORDSMAN),)
    t.tell("alone_with", seat=seat)


class DuelWindow(Reaction[CastleState]):
    """A window of a duel. The attacker may be the Clairvoyant, who acts when he likes (CAS-111)."""

    acting: ClassVar[tuple[int, ...]]
    """The professions that can do something here."""

    def ask(self, t: CastleBoard) -> SeatsAsked:
        acting = self.acting
        able = [seat for seat, card in enumerate(t.state.profession) if card in acting]
        return self.choosers(t, able)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        choices = [PASS, *self.professions(t, seat)]
        if seat == t.state.active and can_foresee(t.state):
            choices.append(t.choice("use", PROFESSIONS[CLAIRVOYANT]))
        return choices

    def professions(self, t: CastleBoard, seat: int) -> list[Choice]:
        """What a seat may play in this window."""
        raise NotImplementedError

    def first(self, t: CastleBoard) -> int:
        return t.state.active

    def react(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        foresee(t)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return use_in_duel(t.state, seat, choice)


class Reactions(DuelWindow):
    """Items, professions and tokens, with the count in view (CAS-134)."""

    name = "reactions"
    kind = "reactions"
    acting = (*DUEL_PROFESSIONS, CLAIRVOYANT)

    def ask(self, t: CastleBoard) -> SeatsAsked:
        s = t.state
        able = [
            seat
            for seat, hand in enumerate(s.hands)
            if s.profession[seat] in self.acting
            or s.tokens[seat]
            or not DUEL_ITEM_SET.isdisjoint(hand)
        ]
        return self.choosers(t, able)

    def public(self, t: CastleBoard) -> Sequence[int]:
        s = t.state
        duel = s.duel
        assert duel is not None
        if duel.verdict >= 0:
            return [seat for seat in range(t.seats) if fights(s, seat) and not s.face_up[seat]]
        return [seat for seat in range(t.seats) if self._may_have_something(s, duel, seat)]

    def _may_have_something(self, s: CastleState, duel: Duel, seat: int) -> bool:
        if not takes_part(s, duel, seat):
            return False
        return duel.sides[seat] != NEUTRAL or not s.face_up[seat]

    def professions(self, t: CastleBoard, seat: int) -> list[Choice]:
        s = t.state
        duel = s.duel
        assert duel is not None
        if not takes_part(s, duel, seat):
            return []
        if duel.verdict >= 0:
            return self._last_word(t, seat)
        choices = self._profession(t, duel, seat)
        for item in items_for(s, duel, seat):
            if item in s.hands[seat] and (seat, item) not in duel.shown:
                choices.append(t.choice("show", ITEMS[item]))
        if s.tokens[seat] and duel.sides[seat] != NEUTRAL:
            choices.append(t.choice("token"))
        return choices

    def _last_word(self, t: CastleBoard, seat: int) -> list[Choice]:
        """After the Alchemist only a Swordsman can still speak (CAS-172)."""
        s = t.state
        if fights(s, seat) and s.profession[seat] == SWORDSMAN and not s.face_up[seat]:
            return [t.choice("use", PROFESSIONS[SWORDSMAN])]
        return []

    def _profession(self, t: CastleBoard, duel: Duel, seat: int) -> list[Choice]:
        s = t.state
        profession = s.profession[seat]
        if profession not in professions_for(s, duel, seat):
            return []
        if profession == ALCHEMIST:
            return [] if s.face_up[seat] else list(t.catalogue.of["decide"])
        if profession == SWORDSMAN and s.face_up[seat]:
            return []
        if (seat, profession) in duel.used:
            return []
        return [t.choice("use", PROFESSIONS[profession])]

    def react(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        duel = s.duel
        assert duel is not None
        match choice.verb:
            case "show":
                item = ITEM[str(choice.args[0])]
                show_item(t, seat, item)
                duel.shown += ((seat, item),)
                t.reveal("showed", seat=seat, item=ITEMS[item])
            case "token":
                s.tokens[seat] -= 1
                duel.laid[seat] += 1
                t.tell("laid", seat=seat)
            case "decide":
                turn_up(t, seat)
                side = str(choice.args[0])
                duel.verdict = SIDES.index(side)
                t.tell("decided", seat=seat, side=side)
            case _:
                self._use(t, seat, duel, PROFESSION[str(choice.args[0])])

    def _use(self, t: CastleBoard, seat: int, duel: Duel, profession: int) -> None:
        if profession == CLAIRVOYANT:
            foresee(t)
        elif profession == SWORDSMAN:
            shut_others_out(t, seat)
        else:
            turn_up(t, seat)
            duel.used += ((seat, profession),)

    def close(self, t: CastleBoard) -> None:
        s = t.state
        duel = s.duel
        assert duel is not None
        attack, defence = scores(s, duel)
        t.tell("count", attack=attack, defence=defence)
        t.goto(AfterDuel, winner(s, duel))

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return in_a_duel(t.state, seat, choice)
