"""Among Cultists on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any, ClassVar

from cabale.core import Arg, Choice, Feature, Game, Lesson, Option
from cabale.games.cultists.rules import setup
from cabale.games.cultists.rules import verbs as menu
from cabale.games.cultists.rules.census import census
from cabale.games.cultists.rules.components import CONNECTION_LOST, ROLES, SPECIAL_ROLES
from cabale.games.cultists.rules.floorplan import plan_names, standard_plan
from cabale.games.cultists.rules.scenario import arrange
from cabale.games.cultists.rules.state import CultistsState, T, is_cultist
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
from cabale.games.cultists.rules.steps.night import night
from cabale.games.cultists.rules.steps.turn import Turn
from cabale.games.cultists.rules.steps.victory import NameProphet
from cabale.games.cultists.rules.steps.votes import ChangeVote, Vote
from cabale.games.cultists.sight import observe
from cabale.games.cultists.sight.imagine import imagine
from cabale.games.cultists.sight.view import view
from cabale.games.cultists.words.lessons import LESSONS

_SEAT_TARGET = {"seat": "seat", "target": "seat"}
_SEAT = {"seat": "seat"}
_SEAT_PLACE = {"seat": "seat", "place": "place"}


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
    )
    verbs = menu.VERBS
    claims = menu.CLAIMS
    remarks = True
    events: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "night": {"first": "seat", "roles": "role", "role": "role"},
        "night_cultists": {"cultists": "seat"},
        "night_dead": {"dead": "seat"},
        "turn": {"turn": "number"},
        "moved": _SEAT_PLACE,
        "teleported": _SEAT_PLACE,
        "encounter": {"place": "place", "seats": "seat"},
        "no_exchange": {"place": "place", "seats": "seat"},
        "gave": {**_SEAT_TARGET, "pulse": "pulse"},
        "gave_nothing": _SEAT,
        "fishman_scared": _SEAT,
        "fishman_came": {"place": "place"},
        "event": {"token": "token"},
        "no_event": {},
        "power": {},
        "power_restored": _SEAT,
        "portal_opened": {"turn": "number"},
        "portal_stays": {"turn": "number"},
        "portal_closed": {**_SEAT_TARGET, "points": "number"},
        "portal_lost": {"points": "number"},
        "declined": _SEAT,
        "token_drawn": {"seat": "seat", "token": "token"},
        "token_removed": _SEAT,
        "token_returned": _SEAT,
        "looked": {**_SEAT_TARGET, "alive": "number", "dead": "number"},
        "put_back": _SEAT_TARGET,
        "died": {"seat": "seat", "cause": "cause"},
        "role_shown": {"seat": "seat", "role": "role"},
        "passed": _SEAT,
        "secured": {"seat": "seat", "card": "card"},
        "fought": {"seat": "seat", "room": "place"},
        "assassinated": _SEAT_TARGET,
        "added": {"seat": "seat", "room": "place", "card": "card"},
        "card_laid": {"place": "place"},
        "explored": {"room": "place"},
        "passage": {"card": "card"},
        "token_placed": {"room": "place"},
        "camera": {"seat": "seat", "room": "place"},
        "inspected": {"seat": "seat", "room": "place", "card": "card"},
        "book_shelved": {"room": "place"},
        "book_lost": {"room": "place"},
        "completed": {"room": "place"},
        "scored": {"shelf": "shelf", "points": "number"},
        "vote_started": _SEAT,
        "voted": {"votes": "seat", "double": "seat"},
        "vote_changed": {"seat": "seat", "votes": "seat"},
        "vote_result": {"target": "seat"},
        "prophet_named": _SEAT_TARGET,
        "declared": _SEAT,
        "all_shown": {"roles": "role", "kills": "number"},
        "ask-move": {"points": "number", "place": "place", "start": "place"},
        "ask-encounter": {"place": "place", "others": "seat"},
        "ask-decide_token": {"token": "token"},
        "ask-found": {"target": "seat"},
        "ask-change_vote": {"votes": "seat"},
    }
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
        return CultistsState(plan=standard_plan(menu.characters_at(seats)))

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        setup.check_options(seats, options)

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return menu.domains(seats)

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Every role set at some count, and the AUTOMA where it may join."""
        others: dict[int, tuple[Mapping[str, Any], ...]] = {
            4: ({"roles": "first-game"},),
            5: ({"roles": "expert", "kills": "cards"},),
            6: ({"automa": True, "prophet": True}, {"automa": True, "roles": "first-game"}),
            7: ({"roles": "expert"},),
            8: ({"roles": "first-game"},),
        }
        return ({}, *others[seats])

    def setup(self, t: T) -> None:
        setup.begin(t)
        setup.lay_out(t, setup.special_roles(t), t.draw(t.seats))
        setup.deal(t)
        night(t)
        t.push(Turn, 0)

    def arrange(self, t: T, facts: Mapping[str, str]) -> None:
        arrange(t, facts)

    def view(self, t: T, seat: int | None) -> dict[str, Any]:
        return view(t, seat)

    def imagine(self, t: T, seat: int, rng: Random) -> None:
        imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.FEATURES

    def observe(self, t: T, seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def may_talk(self, t: T, seat: int) -> bool:
        """Connection Lost silences the table while the match lasts (CUL-118)."""
        return t.state.event != CONNECTION_LOST or t.state.outcome is not None

    def may_say(self, t: T, seat: int, claim: Choice) -> bool:
        return self.may_talk(t, seat) and t.state.outcome is None

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
