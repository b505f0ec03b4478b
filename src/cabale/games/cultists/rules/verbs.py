"""The verbs of the game, and every choice of a table ready to hand by number instead of by word."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from cabale.core import Arg, Catalogue, Choice, Verb
from cabale.games.cultists.rules.components import (
    COLOURS,
    ENCOUNTER_CARDS,
    ROOM_CARDS,
    TOKENS,
)
from cabale.games.cultists.rules.floorplan import FloorPlan, load_plan, plan_names
from cabale.games.cultists.rules.state import T

VERBS = (
    # Movement
    Verb("go", place="place"),
    Verb("stop", place="place"),
    Verb("teleport", place="place"),
    # Encounters
    Verb("give", pulse="pulse", target="seat"),
    # Events
    Verb("look", target="seat"),
    Verb("draw_token"),
    Verb("remove_token"),
    Verb("return_token"),
    # Looking at a pulse pile
    Verb("put_back"),
    Verb("reveal"),
    # Character actions
    Verb("check", target="seat"),
    Verb("secure", card="card"),
    Verb("fight"),
    Verb("assassinate", target="seat"),
    # Room actions
    Verb("add", room="place", card="card"),
    Verb("inspect", room="place"),
    Verb("start_vote"),
    Verb("camera", room="place"),
    Verb("restore_power"),
    Verb("close_portal", partner="seat"),
    # Votes
    Verb("point", target="seat"),
    Verb("abstain"),
    Verb("point_twice", target="seat"),
    Verb("abstain_twice"),
    # The end
    Verb("declare"),
    Verb("name", target="seat"),
)


# What the golden rules let people say: no role, no number of kills, no proof (CUL-060 to 062).
def _in_order(one: int, other: int) -> bool:
    return one < other


CLAIMS = (
    Verb("investigator"),
    Verb("cultist"),
    Verb("suspect", target="seat"),
    Verb("trust", target="seat"),
    Verb("vote_for", target="seat"),
    Verb("vote_for_nobody"),
    Verb("saw_alive", target="seat"),
    Verb("saw_dead", target="seat"),
    Verb("gave_alive", target="seat"),
    Verb("added", room="place", card="card"),
    Verb("may_use", colour="colour"),
    Verb("saw_token", event="token"),
    Verb("come_to", place="place"),
    Verb("was_given", later=True, target="seat"),
    Verb("met", later=True, target="seat"),
    Verb("off_route", later=True, target="seat"),
    Verb("believe", later=True, target="seat"),
    Verb("doubt", later=True, target="seat"),
    Verb("ask", later=True, target="seat"),
    Verb("either", _in_order, later=True, one="seat", other="seat"),
    Verb("not_that_one", later=True, target="seat"),
    Verb("agree", later=True, target="seat"),
)


def characters_at(seats: int) -> int:
    """The most characters that a table of this size can have, the AUTOMA included."""
    return seats + (seats in (4, 6))


@cache
def domains(seats: int) -> Mapping[str, Sequence[Arg]]:
    counts = {seats, characters_at(seats)}
    plans = [plan for plan in map(load_plan, plan_names()) if counts & set(plan.characters)]
    places = sorted({place for plan in plans for place in plan.places})
    return {
        "seat": range(characters_at(seats)),  # the AUTOMA is the one after the last seat
        "place": places,
        "pulse": ENCOUNTER_CARDS,
        "card": ROOM_CARDS,
        "colour": COLOURS,
        "token": TOKENS,
    }


class Menu:
    """Choices by verb, then by place of the plan, by card and by character."""

    __slots__ = (
        "abstain",
        "abstain_twice",
        "add",
        "assassinate",
        "camera",
        "check",
        "close_portal",
        "declare",
        "draw_token",
        "fight",
        "give",
        "go",
        "inspect",
        "look",
        "name",
        "point",
        "point_twice",
        "put_back",
        "remove_token",
        "restore_power",
        "return_token",
        "reveal",
        "secure",
        "start_vote",
        "stop",
        "teleport",
    )

    def __init__(self, catalogue: Catalogue, plan: FloorPlan) -> None:
        for verb in VERBS:
            kinds = list(verb.params.values())
            choices = catalogue.of[verb.name]
            table: object = choices
            if not kinds:
                table = choices[0]
            elif kinds == ["place"]:
                table = tuple(catalogue(verb.name, place) for place in plan.places)
            elif kinds == ["place", "card"]:
                table = tuple(
                    tuple(catalogue(verb.name, place, card) for card in ROOM_CARDS)
                    for place in plan.places
                )
            elif kinds == ["pulse", "seat"]:
                half = len(choices) // 2
                table = (choices[:half], choices[half:])
            setattr(self, verb.name, table)

    go: tuple[Choice, ...]
    stop: tuple[Choice, ...]
    teleport: tuple[Choice, ...]
    give: tuple[tuple[Choice, ...], ...]
    look: tuple[Choice, ...]
    draw_token: Choice
    remove_token: Choice
    return_token: Choice
    put_back: Choice
    reveal: Choice
    check: tuple[Choice, ...]
    secure: tuple[Choice, ...]
    fight: Choice
    assassinate: tuple[Choice, ...]
    add: tuple[tuple[Choice, ...], ...]
    inspect: tuple[Choice, ...]
    start_vote: Choice
    camera: tuple[Choice, ...]
    restore_power: Choice
    close_portal: tuple[Choice, ...]
    point: tuple[Choice, ...]
    abstain: Choice
    point_twice: tuple[Choice, ...]
    abstain_twice: Choice
    declare: Choice
    name: tuple[Choice, ...]


_MENUS: dict[FloorPlan, dict[int, Menu]] = defaultdict(dict)
"""By plan, then by number of seats."""


def menu(t: T) -> Menu:
    menus = _MENUS[t.state.plan]
    return menus.get(t.seats) or menus.setdefault(t.seats, Menu(t.catalogue, t.state.plan))
