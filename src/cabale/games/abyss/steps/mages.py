"""Mages that act when they come into play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Choice, Reason, Step
from cabale.games.abyss.components import APPRENTICE, ILLUSIONIST, INVOKER, LOCATIONS
from cabale.games.abyss.state import Abyss, AbyssState
from cabale.games.abyss.steps.council import take_stacks
from cabale.games.abyss.steps.locations import receive, swap_tile
from cabale.games.abyss.steps.powers import filled_stacks, on_arrival, once_per_turn, use_power
from cabale.games.abyss.steps.refusals import why_not_now
from cabale.games.abyss.verbs import location_in, races_in


@on_arrival(INVOKER)
def invoke(t: Abyss) -> None:
    """ABY-132."""
    t.state.extra_turn = True


@on_arrival(APPRENTICE)
def learn(t: Abyss) -> None:
    """ABY-134."""
    t.push(Learn)


class Learn(Step[AbyssState]):
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

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        support = t.catalogue.of["support"]
        return [*[support[race] for race in filled_stacks(t.state)], *once_per_turn(t)]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        if not use_power(t, choice):
            t.pop()
            take_stacks(t, seat, races_in(choice))

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "support":
            return Reason("empty-stack", "ABY-134")
        return why_not_now(t, seat, choice)


@on_arrival(ILLUSIONIST)
def conjure(t: Abyss) -> None:
    """ABY-137."""
    t.push(Give)


class Give(Step[AbyssState]):
    """The Illusionist's owner may give up one of their Locations …"""

    name = "give"
    kind = "give"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        s = t.state
        if s.open_locations and s.locations[s.turn]:
            return (s.turn,)
        t.pop()
        return None

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        give = t.catalogue.of["give"]
        return [PASS, *[give[tile] for tile in t.state.locations[seat]], *once_per_turn(t)]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        if choice.verb == "pass":
            t.pop()
        elif choice.verb == "give":
            t.goto(Swap, location_in(choice))
        else:
            use_power(t, choice)

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "give":
            return Reason("not-your-location", "ABY-137")
        return why_not_now(t, seat, choice)


class Swap(Step[AbyssState]):
    """… for one that lies face up."""

    name = "swap"
    kind = "swap"

    def ask(self, t: Abyss) -> Sequence[int]:
        return (t.state.turn,)

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        return {"location": LOCATIONS[t.frame[1]]}

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        control = t.catalogue.of["control"]
        return [*[control[tile] for tile in t.state.open_locations], *once_per_turn(t)]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        if use_power(t, choice):
            return
        s, old, new = t.state, t.frame[1], location_in(choice)
        s.open_locations[s.open_locations.index(new)] = old
        swap_tile(s, seat, old, new)
        t.tell("swapped", seat=seat, location=LOCATIONS[old], new=LOCATIONS[new])
        t.pop()
        receive(t, new, in_control=False)

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "control":
            return Reason("not-face-up", "ABY-137")
        return why_not_now(t, seat, choice)
