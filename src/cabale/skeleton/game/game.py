"""The game on the shelf: what it consists of, and where each part is."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random

from cabale.core import Board, Choice, Feature, Game
from cabale.skeleton.game.rules import scenario, setup
from cabale.skeleton.game.rules.census import census
from cabale.skeleton.game.rules.components import deck
from cabale.skeleton.game.rules.events import EVENTS, SampleEvent
from cabale.skeleton.game.rules.state import SampleState
from cabale.skeleton.game.rules.steps.turn import Turn
from cabale.skeleton.game.rules.verbs import CLAIMS, VERBS
from cabale.skeleton.game.sight import imagine, observe, view


class Sample(Game[SampleState]):
    name = "sample"
    rules = "1.0"
    seats = range(2, 7)
    verbs = VERBS
    claims = CLAIMS
    events = EVENTS
    steps = (Turn,)
    view_type = view.SampleView
    event_type = SampleEvent

    def domains(self, seats: int) -> Mapping[str, Sequence[int]]:
        return {"number": deck(seats)}

    def new_state(self, seats: int) -> SampleState:
        return SampleState()

    def setup(self, t: Board[SampleState]) -> None:
        setup.setup(t)

    def arrange(self, t: Board[SampleState], facts: Mapping[str, str]) -> None:
        scenario.arrange(t, facts)

    def lines(self, t: Board[SampleState]) -> Mapping[str, str]:
        return scenario.lines_of(t)

    def view(self, t: Board[SampleState], seat: int | None) -> view.SampleView:
        return view.view(t, seat)

    def imagine(self, t: Board[SampleState], seat: int, rng: Random) -> None:
        imagine.imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.features(seats)

    def observe(self, t: Board[SampleState], seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def census(self, t: Board[SampleState]) -> Sequence[int]:
        return census(t.state)

    def may_say(self, t: Board[SampleState], seat: int, claim: Choice) -> bool:
        return True
