"""Castle on the shelf: what it declares, and where each part lives."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from cabale.core import Arg, Choice, Feature, Game, Lesson, Option
from cabale.core.errors import BadOption
from cabale.games.castle.rules import census, describe, scenario, setup
from cabale.games.castle.rules.components import DIRECTIONS, ITEMS, PROFESSIONS, SIDES, SOCIETIES
from cabale.games.castle.rules.editions import EDITIONS, UNSEALED
from cabale.games.castle.rules.events import EVENTS, CastleEvent
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.orders import DuelOrders
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps import (
    clairvoyant,
    diplomat,
    duel,
    items,
    limit,
    reactions,
    result,
    trade,
    turn,
    victory,
)
from cabale.games.castle.rules.verbs import CLAIMS, DOMAINS, VERBS
from cabale.games.castle.sight import deeds, imagine, knowledge, observe, past, view
from cabale.games.castle.words.lessons import LESSONS

MOST_ROUNDS = 1000


class Castle(Game[CastleState]):
    """Two societies in one coach: three Keys or three Goblets, and who holds them?"""

    name = "castle"
    rules = "1.0"
    seats = range(3, 11)
    options = (
        Option("edition", "coach", tuple(EDITIONS)),
        Option("items", "all", ("all", "sealed")),
        Option("added", [], tuple(ITEMS[item] for item in UNSEALED), many=True, once=True),
        Option("start_shown", True),
        Option("memory", "notes", ("notes", "strict")),
        Option("rounds", 100),
    )
    verbs = VERBS
    claims = CLAIMS
    remarks = True
    events = EVENTS
    orders = DuelOrders()
    view_type = view.CastleView
    event_type = CastleEvent
    acts = past.ACTS
    recollections = past.RECOLLECTIONS
    steps = (
        turn.Turn,
        turn.After,
        turn.EndOfTurn,
        trade.Answer,
        trade.Passed,
        items.Ability,
        items.BeforeDraw,
        items.Round,
        limit.Overflow,
        clairvoyant.Foresee,
        diplomat.Demand,
        diplomat.DemandGift,
        diplomat.DemandAnswer,
        duel.Interruption,
        duel.Tribute,
        duel.SecretSupport,
        duel.OpenSupport,
        duel.Hypnosis,
        reactions.Reactions,
        result.AfterDuel,
        result.Spoils,
        result.Theft,
        result.Replacement,
        victory.Naming,
    )

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return DOMAINS

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        edition = EDITIONS[options["edition"]]
        if seats not in edition.seats:
            low, high = edition.seats[0], edition.seats[-1]
            raise BadOption(f"edition {edition.name!r} is for {low} to {high} players, not {seats}")
        if options["items"] == "sealed" and edition.name != "coach":
            raise BadOption("option 'items' can be 'sealed' in the coach edition only")
        if options["added"] and options["items"] != "sealed":
            raise BadOption("option 'added' adds to the sealed items: it needs items=sealed")
        if not 1 <= options["rounds"] <= MOST_ROUNDS:
            raise BadOption(f"option 'rounds' is a number from 1 to {MOST_ROUNDS}")

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        short = {"rounds": 40 // seats} if seats > 5 else {}
        found: list[Mapping[str, Any]] = [{"edition": "coach", **short}]
        if seats in EDITIONS["devil"].seats:
            found.append({"edition": "devil"})
        if seats in (3, 10):
            shy = {"items": "sealed", "added": ["tome"], "start_shown": False, "memory": "strict"}
            found.append({"edition": "coach", **shy, **short})
        return found

    def new_state(self, seats: int) -> CastleState:
        return setup.new_state(seats, knowledge.nothing_yet(seats))

    def setup(self, t: CastleBoard) -> None:
        setup.deal(t)
        t.tell("turn", seat=t.state.active, turn=0)
        t.push(turn.Turn)

    def arrange(self, t: CastleBoard, facts: Mapping[str, str]) -> None:
        scenario.arrange(t, facts)

    def lines(self, t: CastleBoard) -> Mapping[str, str]:
        return describe.lines_of(t)

    def kinds(self, t: CastleBoard) -> Mapping[str, Sequence[str]]:
        return {
            "item": ITEMS,
            "profession": PROFESSIONS,
            "society": SOCIETIES,
            "side": SIDES,
            "direction": DIRECTIONS,
            "place": (*map(str, range(t.seats)), "pile"),
        }

    def open_view(self, t: CastleBoard) -> view.OpenPart:
        return view.open_part(t)

    def own_view(self, t: CastleBoard, seat: int | None) -> view.OwnPart:
        return view.own_part(t, seat)

    def view(self, t: CastleBoard, seat: int | None) -> view.CastleView:
        return view.view(t, seat)

    def imagine(self, t: CastleBoard, seat: int, rng: Random) -> None:
        imagine.imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return observe.features(seats)

    def observe(self, t: CastleBoard, seat: int, out: MutableSequence[float]) -> None:
        observe.observe(t, seat, out)

    def may_say(self, t: CastleBoard, seat: int, claim: Choice) -> bool:
        """Talk is free; only the pointless is left out: a claim about oneself by pointing."""
        return not (claim.args and claim.args[0] == seat)

    def census(self, t: CastleBoard) -> Sequence[str]:
        return census.census(t.state)

    def teams(self, t: CastleBoard) -> Sequence[str]:
        return [SOCIETIES[society] for society in t.state.society]

    def roles(self, t: CastleBoard) -> Sequence[str]:
        return [PROFESSIONS[card] for card in t.state.profession]

    def deeds(
        self, seat: int, events: Sequence[Mapping[str, Any]], claims: Sequence[Sequence[Arg]]
    ) -> Mapping[str, int]:
        return deeds.deeds(seat, events)

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS
