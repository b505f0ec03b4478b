"""Mages that act when they come into play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Choice, Reason
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import APPRENTICE, ILLUSIONIST, INVOKER, LOCATIONS
from cabale.games.abyss.rules.state import Abyss
from cabale.games.abyss.rules.steps.council import take_stacks
from cabale.games.abyss.rules.steps.locations import receive, swap_tile
from cabale.games.abyss.rules.steps.powers import OwnTurn, filled_stacks, on_arrival
from cabale.games.abyss.rules.verbs import location_in, races_in


@on_arrival(INVOKER)
def invoke(t: Abyss) -> None:
    """ABY-132."""
    t.state.extra_turn = True


@on_arrival(APPRENTICE)
def learn(t: Abyss) -> None:
    """ABY-134."""
    t.push(Learn)


class Learn(OwnTurn):
    """The Apprentice's owner takes a Council stack."""

    name = "learn"
    kind = "learn"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        stacks = filled_stacks(t.state)
        if len(stacks) > 1:
            return (t.state.turn,)
        t.pop()
        take_stacks(t, t.state.turn, stacks)
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        support = t.catalogue.of["support"]
        return [support[race] for race in filled_stacks(t.state)]

    def answer(self, t: Abyss, choice: Choice) -> None:
        t.pop()
        take_stacks(t, t.state.turn, races_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb == "support_two":
            return Reason("not-doubled", "ABY-134")
        return Reason("empty-stack", "ABY-134") if choice.verb == "support" else NOT_NOW


@on_arrival(ILLUSIONIST)
def conjure(t: Abyss) -> None:
    """ABY-137."""
    t.push(Give)


class Give(OwnTurn):
    """The Illusionist's owner may give up one of their Locations …"""

    name = "give"
    kind = "give"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        s = t.state
        if s.open_locations and s.locations[s.turn]:
            return (s.turn,)
        t.pop()
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        s, give = t.state, t.catalogue.of["give"]
        return [PASS, *[give[tile] for tile in s.locations[s.turn]]]

    def answer(self, t: Abyss, choice: Choice) -> None:
        if choice.verb == "pass":
            t.pop()
        else:
            t.goto(Swap, location_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        return Reason("not-your-location", "ABY-137") if choice.verb == "give" else NOT_NOW


class Swap(OwnTurn):
    """… for one that lies face up."""

    name = "swap"
    kind = "swap"
    memory = ("location",)

    def ask(self, t: Abyss) -> Sequence[int] | None:
        choices = self.options(t)
        if len(choices) > 1 or self.powers(t):
            return (t.state.turn,)
        self.answer(t, choices[0])
        return None

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        return {"location": LOCATIONS[t.frame[1]]}

    def options(self, t: Abyss) -> Sequence[Choice]:
        control = t.catalogue.of["control"]
        return [control[tile] for tile in t.state.open_locations]

    def answer(self, t: Abyss, choice: Choice) -> None:
        s, old, new = t.state, t.frame[1], location_in(choice)
        s.open_locations[s.open_locations.index(new)] = old
        swap_tile(s, s.turn, old, new)
        t.tell("swapped", seat=s.turn, location=LOCATIONS[old], new=LOCATIONS[new])
        t.pop()
        receive(t, new, in_control=False)

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        return Reason("not-face-up", "ABY-137") if choice.verb == "control" else NOT_NOW
