"""Among Cultists on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from cabale.core import Arg, Choice, Feature, Game, Lesson, Option
from cabale.games.cultists.rules import setup
from cabale.games.cultists.rules import verbs as menu
from cabale.games.cultists.rules.census import census
from cabale.games.cultists.rules.components import ROLES, SPECIAL_ROLES
from cabale.games.cultists.rules.describe import lines_of
from cabale.games.cultists.rules.events import EVENTS, CultistsEvent
from cabale.games.cultists.rules.floorplan import plan_names
from cabale.games.cultists.rules.orders import MeetingOrders
from cabale.games.cultists.rules.scenario import arrange
from cabale.games.cultists.rules.state import CultistsState, T, is_cultist, may_talk
from cabale.games.cultists.rules.steps.actions import Act, ActionPhase
from cabale.games.cultists.rules.steps.automa import AutomaWalk
from cabale.games.cultists.rules.steps.clean_up import CleanUp, Declare, EndOfTurn
from cabale.games.cultists.rules.steps.encounters import Encounter
from cabale.games.cultists.rules.steps.events import (
    DecideToken,
    EventPhase,
    PryingEyes,
    UnderControl,
)
from cabale.games.cultists.rules.steps.looks import AfterLook, Found
from cabale.games.cultists.rules.steps.movement import Move, Movement, Teleport
from cabale.games.cultists.rules.steps.turn import Turn
from cabale.games.cultists.rules.steps.victory import NameProphet
from cabale.games.cultists.rules.steps.votes import ChangeVote, Vote
from cabale.games.cultists.sight import deeds, observe, past
from cabale.games.cultists.sight.imagine import imagine
from cabale.games.cultists.sight.view import (
    CultistsView,
    OpenPart,
    OwnPart,
    open_part,
    own_part,
    view,
)
from cabale.games.cultists.words.lessons import LESSONS


class Cultists(Game[CultistsState]):
    name = "cultists"
    rules = "1.0"
    seats = range(4, 9)
    options = (
        Option("roles", "recommended", ("first-game", "recommended", "expert")),
        Option("special", [], tuple(ROLES[r] for r in SPECIAL_ROLES), many=True, once=True),
        Option("automa", False),
        Option("prophet", False),
        Option("kills", "all", ("all", "cards")),
        Option("map", "standard", ("standard", *plan_names())),
        Option("memory", "notes", ("notes", "strict")),
    )
    verbs = menu.VERBS
    claims = menu.CLAIMS
    remarks = True
    events = EVENTS
    orders = MeetingOrders()
    view_type = CultistsView
    event_type = CultistsEvent
    acts = past.ACTS
    recollections = past.RECOLLECTIONS
    terms = past.TERMS
    steps = (
        Turn,
        Movement,
        Move,
        Teleport,
        AutomaWalk,
        Encounter,
        EventPhase,
        PryingEyes,
        UnderControl,
        DecideToken,
        ActionPhase,
        Act,
        Found,
        AfterLook,
        Vote,
        ChangeVote,
        CleanUp,
        Declare,
        EndOfTurn,
        NameProphet,
    )

    def new_state(self, seats: int) -> CultistsState:
        return setup.new_state(seats)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        setup.check_options(seats, options)

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return menu.domains(seats)

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return setup.variants(seats)

    def setup(self, t: T) -> None:
        setup.set_up(t)

    def arrange(self, t: T, facts: Mapping[str, str]) -> None:
        arrange(t, facts)

    def lines(self, t: T) -> Mapping[str, str]:
        return lines_of(t)

    def kinds(self, t: T) -> Mapping[str, Sequence[str]]:
        characters = tuple(map(str, range(t.state.characters)))
        return {"character": characters, "place": t.state.plan.places}

    def could_have_said(self, t: T, seat: int, claim: Choice) -> bool:
        return True

    def view(self, t: T, seat: int | None) -> CultistsView:
        return view(t, seat)

    def open_view(self, t: T) -> OpenPart:
        return open_part(t)

    def own_view(self, t: T, seat: int | None) -> OwnPart:
        return own_part(t, seat)

    def imagine(self, t: T, seat: int, rng: Random) -> None:
        imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.FEATURES

    def observe(self, t: T, seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def may_talk(self, t: T, seat: int) -> bool:
        return may_talk(t.state, seat)

    def may_say(self, t: T, seat: int, claim: Choice) -> bool:
        return self.may_talk(t, seat) and t.state.outcome is None

    def deeds(
        self, seat: int, events: Sequence[Mapping[str, Any]], claims: Sequence[Sequence[Arg]]
    ) -> Mapping[str, int]:
        return deeds.deeds(seat, events)

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS

    def roles(self, t: T) -> Sequence[str]:
        return [ROLES[role] for role in t.state.role[: t.seats]]

    def census(self, t: T) -> Sequence[str]:
        return census(t.state)

    def teams(self, t: T) -> Sequence[str]:
        return [
            "cultists" if is_cultist(t.state, seat) else "investigators" for seat in range(t.seats)
        ]
