"""Abyss on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from cabale.core import Arg, BadOption, Feature, Game, Lesson, Option
from cabale.games.abyss.rules import census, scenario
from cabale.games.abyss.rules.components import ALLIES, LOCATIONS, LORD_IDS
from cabale.games.abyss.rules.describe import lines_of
from cabale.games.abyss.rules.events import EVENTS, AbyssEvent
from cabale.games.abyss.rules.orders import OfferOrders
from cabale.games.abyss.rules.setup import deal, new_state
from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps import (
    explore,
    locations,
    mages,
    military,
    politicians,
    recruit,
    turn,
)
from cabale.games.abyss.rules.verbs import DOMAINS, VERBS
from cabale.games.abyss.sight import deeds, imagine, observe, past, view
from cabale.games.abyss.words.lessons import LESSONS

MOST_IDLE_ROUNDS = 1000


class AbyssGame(Game[AbyssState]):
    """Recruit the Lords of the deep and control its places: the base game of 2014."""

    name = "abyss"
    rules = "1.0"
    seats = range(2, 5)
    options = (
        Option("idle_rounds", 50),
        Option("memory", "notes", ("notes", "strict")),
    )
    verbs = VERBS
    steps = (
        *(turn.Turn, turn.Closing, turn.HandLimit, turn.EndTurn),
        *(explore.Explore, explore.Offer, explore.Take, explore.Monster, explore.Fight),
        *(recruit.Pay, recruit.Federate, recruit.CourtCheck),
        *(military.LoseCards, military.Strike, military.Hunt),
        *(mages.Learn, mages.Give, mages.Swap),
        *(politicians.Corrupt, politicians.Dismiss, politicians.Claim),
        *(locations.Control, locations.TakeOpen, locations.Choose),
        *(locations.PayKeys, locations.Search),
    )
    events = EVENTS
    orders = OfferOrders()
    view_type = view.AbyssView
    event_type = AbyssEvent
    acts = past.ACTS
    recollections = past.RECOLLECTIONS
    terms = past.TERMS

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        if not 1 <= options["idle_rounds"] <= MOST_IDLE_ROUNDS:
            raise BadOption(f"option 'idle_rounds' is a number from 1 to {MOST_IDLE_ROUNDS}")

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return DOMAINS

    def new_state(self, seats: int) -> AbyssState:
        return new_state(seats)

    def setup(self, t: Abyss) -> None:
        deal(t)
        turn.start_turn(t, t.state.turn)

    def arrange(self, t: Abyss, facts: Mapping[str, str]) -> None:
        scenario.arrange(t, facts)

    def lines(self, t: Abyss) -> Mapping[str, str]:
        return lines_of(t)

    def kinds(self, t: Abyss) -> Mapping[str, Sequence[str]]:
        return {"lord": LORD_IDS, "ally": ALLIES, "location": LOCATIONS}

    def open_view(self, t: Abyss) -> view.OpenPart:
        return view.open_part(t)

    def own_view(self, t: Abyss, seat: int | None) -> view.OwnPart:
        return view.own_part(t, seat)

    def view(self, t: Abyss, seat: int | None) -> view.AbyssView:
        return view.view(t, seat)

    def imagine(self, t: Abyss, seat: int, rng: Random) -> None:
        imagine.imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.features(seats)

    def observe(self, t: Abyss, seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def census(self, t: Abyss) -> Sequence[str]:
        return census.census(t)

    def deeds(
        self, seat: int, events: Sequence[Mapping[str, Any]], claims: Sequence[Sequence[Arg]]
    ) -> Mapping[str, int]:
        return deeds.deeds(seat, events)

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS
