"""Loup-Garou pour un Crépuscule, as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from cabale.core import Arg, Board, Choice, Feature, Game, Lesson
from cabale.games.werewolf.rules import census, scenario, setup, talk
from cabale.games.werewolf.rules.components import ROLE_IDS, side_of
from cabale.games.werewolf.rules.events import EVENTS, WerewolfEvent
from cabale.games.werewolf.rules.orders import NightOrders
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.day import Dawn, Talk
from cabale.games.werewolf.rules.steps.night import Call, Night
from cabale.games.werewolf.rules.steps.vote import Vote
from cabale.games.werewolf.rules.verbs import CLAIMS, DOMAINS, VERBS
from cabale.games.werewolf.sight import deeds, imagine, observe, past, view
from cabale.games.werewolf.words.lessons import LESSONS


class WerewolfGame(Game[Werewolf]):
    name = "werewolf"
    rules = "1.0"
    seats = range(3, 11)
    options = setup.OPTIONS
    verbs = VERBS
    claims = CLAIMS
    events = EVENTS
    steps = (Call, Night, Dawn, Talk, Vote)
    orders = NightOrders()
    view_type = view.WerewolfView
    event_type = WerewolfEvent
    observation = "2"
    acts = past.ACTS
    recollections = past.RECOLLECTIONS
    terms = past.TERMS
    sides_change = True

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return DOMAINS

    def new_state(self, seats: int) -> Werewolf:
        return Werewolf(seats=seats)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        setup.check(seats, options)

    def warnings(self, seats: int, options: Mapping[str, Any]) -> Sequence[str]:
        return setup.warnings(seats, options)

    def settled(self, seats: int, options: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
        """The cards of a scenario."""
        deck = setup.deck_of(seats, options)
        return {} if deck is None else {"deck": [ROLE_IDS[role] for role in deck]}

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return setup.variants(seats)

    def setup(self, t: Board[Werewolf]) -> None:
        setup.deal(t)

    def arrange(self, t: Board[Werewolf], facts: Mapping[str, str]) -> None:
        scenario.arrange(t, facts)

    def lines(self, t: Board[Werewolf]) -> Mapping[str, str]:
        return scenario.lines_of(t)

    def open_view(self, t: Board[Werewolf]) -> view.OpenPart:
        return view.open_part(t)

    def own_view(self, t: Board[Werewolf], seat: int | None) -> view.OwnPart:
        return view.own_part(t, seat)

    def view(self, t: Board[Werewolf], seat: int | None) -> view.WerewolfView:
        return view.view(t, seat)

    def imagine(self, t: Board[Werewolf], seat: int, rng: Random) -> None:
        imagine.imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.features(seats)

    def observe(self, t: Board[Werewolf], seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def small_claims(self, seats: int, options: Mapping[str, Any]) -> frozenset[Choice]:
        """Which card of the deck one was dealt."""
        deck = setup.deck_of(seats, options)
        roles = range(len(ROLE_IDS)) if deck is None else sorted(set(deck))
        say = self.claim_catalogue(seats)
        return frozenset(say("started", ROLE_IDS[role]) for role in roles)

    def may_say(self, t: Board[Werewolf], seat: int, claim: Choice) -> bool:
        return talk.may_say(t, seat, claim)

    def could_have_said(self, t: Board[Werewolf], seat: int, claim: Choice) -> bool:
        return talk.could_have_said(t, seat, claim)

    def hear(self, t: Board[Werewolf], seat: int, claim: Choice) -> None:
        talk.hear(t.state, seat, claim)

    def hearers(self, t: Board[Werewolf], speaker: int, claim: Choice) -> tuple[int, ...] | None:
        return talk.hearers(t, claim)

    def may_talk(self, t: Board[Werewolf], seat: int) -> bool:
        return talk.may_talk(t, seat)

    def may_gesture(self, t: Board[Werewolf], seat: int) -> bool:
        return talk.may_gesture(t)

    def sees_gestures(self, t: Board[Werewolf], seat: int) -> bool:
        return talk.sees_gestures(t, seat)

    def census(self, t: Board[Werewolf]) -> Sequence[str]:
        return census.census(t.state)

    def deeds(
        self, seat: int, events: Sequence[Mapping[str, Any]], claims: Sequence[Sequence[Arg]]
    ) -> Mapping[str, int]:
        return deeds.deeds(seat, events, claims)

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS

    def teams(self, t: Board[Werewolf]) -> Sequence[str]:
        return [side_of(t.state.final_role(seat)) for seat in range(t.seats)]

    def roles(self, t: Board[Werewolf]) -> Sequence[str]:
        return [ROLE_IDS[role] for role in t.state.start[: t.seats]]
