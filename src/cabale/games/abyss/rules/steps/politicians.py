"""Politicians that act when they come into play: they bring further Lords."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import PASS, Choice, Reason
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import CORRUPTOR, LORD_IDS, SCHEMER, SLAVER, TRAITOR
from cabale.games.abyss.rules.state import FREE, Abyss, AbyssState, lay_lord_down
from cabale.games.abyss.rules.steps.powers import (
    SLAVER_PEARLS,
    OwnTurn,
    come_into_play,
    on_arrival,
    ready,
)
from cabale.games.abyss.rules.verbs import lord_in

CORRUPTOR_PRICE = 5


@on_arrival(CORRUPTOR)
def corrupt(t: Abyss) -> None:
    """ABY-141."""
    t.push(Corrupt)


class Corrupt(OwnTurn):
    """The Corruptor's owner may buy a Lord left at the Court for 5 pearls."""

    name = "corrupt"
    kind = "corrupt"

    def within_reach(self, s: AbyssState) -> bool:
        """ABY-142."""
        pearls = s.pearls[s.turn]
        if ready(s, SLAVER) and any(s.hands[s.turn]):
            pearls += SLAVER_PEARLS
        return bool(s.court) and pearls >= CORRUPTOR_PRICE

    def ask(self, t: Abyss) -> Sequence[int] | None:
        if self.within_reach(t.state):
            return (t.state.turn,)
        t.pop()
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        s, claim = t.state, t.catalogue.of["claim"]
        lords = s.court if s.pearls[s.turn] >= CORRUPTOR_PRICE else ()
        return [PASS, *[claim[lord] for lord in lords]]

    def answer(self, t: Abyss, choice: Choice) -> None:
        t.pop()
        if choice.verb == "claim":
            seat = t.state.turn
            t.state.pearls[seat] -= CORRUPTOR_PRICE
            t.tell("corrupted", seat=seat, pearls=CORRUPTOR_PRICE)
            take_from_court(t, lord_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb != "claim":
            return NOT_NOW
        if lord_in(choice) not in t.state.court:
            return Reason("not-at-court", "ABY-141")
        return Reason("too-few-pearls", "ABY-142")


def take_from_court(t: Abyss, lord: int) -> None:
    t.state.court.remove(lord)
    come_into_play(t, lord)


@on_arrival(TRAITOR)
def betray(t: Abyss) -> None:
    """ABY-143."""
    t.push(Dismiss, TRAITOR)


@on_arrival(SCHEMER)
def scheme(t: Abyss) -> None:
    """ABY-146."""
    t.push(Dismiss, SCHEMER)


class Dismiss(OwnTurn):
    """The owner of Traitor or Schemer (in the frame) may discard another free Lord of theirs."""

    name = "dismiss"
    kind = "dismiss"
    memory = ("lord",)

    def targets(self, t: Abyss) -> list[int]:
        """ABY-147: none if no Lord could come in exchange."""
        s, by = t.state, t.frame[1]
        if not (s.court if by == TRAITOR else s.lord_deck):
            return []
        return [lord for lord in s.lords[s.turn] if lord != by and s.under[lord] == FREE]

    def ask(self, t: Abyss) -> Sequence[int] | None:
        if self.targets(t):
            return (t.state.turn,)
        t.pop()
        return None

    def prompt(self, t: Abyss, seat: int) -> dict[str, str]:
        return {"lord": LORD_IDS[t.frame[1]]}

    def options(self, t: Abyss) -> Sequence[Choice]:
        dismiss = t.catalogue.of["dismiss"]
        return [PASS, *[dismiss[lord] for lord in self.targets(t)]]

    def answer(self, t: Abyss, choice: Choice) -> None:
        by = t.frame[1]
        t.pop()
        if choice.verb == "pass":
            return
        seat, lord = t.state.turn, lord_in(choice)
        lay_lord_down(t.state, seat, lord)
        t.tell("dismissed", seat=seat, lord=LORD_IDS[lord])
        if by == TRAITOR:
            t.push(Claim)
        else:
            t.sealed = True
            come_into_play(t, t.state.lord_deck.pop())

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb != "dismiss":
            return NOT_NOW
        return Reason("not-a-free-lord", "ABY-143" if t.frame[1] == TRAITOR else "ABY-146")


class Claim(OwnTurn):
    """The Traitor's owner takes a Lord of the Court."""

    name = "claim"
    kind = "claim"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        court = t.state.court
        if len(court) > 1:
            return (t.state.turn,)
        t.pop()
        take_from_court(t, court[0])
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        claim = t.catalogue.of["claim"]
        return [claim[lord] for lord in t.state.court]

    def answer(self, t: Abyss, choice: Choice) -> None:
        t.pop()
        take_from_court(t, lord_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        return Reason("not-at-court", "ABY-143") if choice.verb == "claim" else NOT_NOW
