"""The game on the shelf: what it consists of, and where each part is."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any, ClassVar

from cabale.core import Choice, Feature, Game, Table, Verb
from cabale.skeleton.game.rules import scenario, setup
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.state import SampleState
from cabale.skeleton.game.rules.steps.turn import Turn
from cabale.skeleton.game.sight import imagine, view


class Sample(Game[SampleState]):
    name = "sample"
    rules = "1.0"
    seats = range(2, 7)
    verbs = (Verb("keep"), Verb("trade"))
    claims = (Verb("hold", card="number"),)
    events: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "kept": {"seat": "seat"},
        "traded": {"seat": "seat", "card": "number"},
        "shown": {"cards": "number"},
    }
    steps = (Turn,)

    def domains(self, seats: int) -> Mapping[str, Sequence[int]]:
        return {"number": deck(seats)}

    def new_state(self, seats: int) -> SampleState:
        return SampleState()

    def setup(self, t: Table[SampleState]) -> None:
        setup.setup(t)

    def arrange(self, t: Table[SampleState], facts: Mapping[str, str]) -> None:
        scenario.arrange(t, facts)

    def view(self, t: Table[SampleState], seat: int | None) -> dict[str, Any]:
        return view.view(t, seat)

    def imagine(self, t: Table[SampleState], seat: int, rng: Random) -> None:
        imagine.imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return view.features(seats)

    def observe(self, t: Table[SampleState], seat: int, out: MutableSequence[float]) -> None:
        view.observe(t, seat, out)

    def census(self, t: Table[SampleState]) -> Sequence[int]:
        s = t.state
        return [*s.hands, *s.pile, *(card for card in s.traded if card)]

    def may_say(self, t: Table[SampleState], seat: int, claim: Choice) -> bool:
        return True
