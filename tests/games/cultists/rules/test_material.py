"""Cards, maps and routes: what is in the box."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest
from tests.games.cultists.scene import FIVE, Scene

from cabale.core import BadSeats, new_match
from cabale.games.cultists.rules.components import (
    CULTIST_ROOM,
    GREEN,
    INVESTIGATOR_ROOM,
    LIGHT_BLUE,
    ORANGE,
    PASSAGE_PILE,
    PYROMANIAC_ROOM,
    RED,
    SET_UPS,
    SUPPLY,
    SetUp,
)
from cabale.games.cultists.rules.floorplan import (
    CORRIDOR,
    ROUTE_LINE,
    ROUTES,
    load_plan,
    plan_from,
    plan_names,
    routes_from,
    standard_plan,
)
from cabale.games.cultists.rules.schema import DataError
from cabale.testing import rule

MAPS = files("cabale.games.cultists.rules") / "maps"


def raw(name: str) -> Any:
    return json.loads((MAPS / f"{name}.json").read_text())


@rule("CUL-001")
def test_four_to_eight_players() -> None:
    for seats in range(4, 9):
        assert new_match("cultists", seats, seed=1).seats == seats
    for seats in (3, 9):
        with pytest.raises(BadSeats):
            new_match("cultists", seats)


@rule("CUL-002", "CUL-005")
@pytest.mark.parametrize(
    ("seats", "options", "cultists", "investigators"),
    [
        (4, {}, 1, 4),
        (5, {}, 1, 4),
        (6, {}, 1, 5),
        (6, {"automa": True}, 2, 5),
        (7, {}, 2, 5),
        (8, {}, 2, 6),
    ],
)
def test_teams(seats: int, options: dict[str, bool], cultists: int, investigators: int) -> None:
    match = new_match("cultists", seats, seed=3, options=options)
    roles = match.view(None)["board"]["roles"]
    assert roles.count("cultist") == cultists
    assert len(roles) == cultists + investigators


@rule("CUL-003")
def test_a_role_is_its_owners_secret() -> None:
    scene = Scene(FIVE)
    for seat in range(5):
        table = scene.match.view(seat)["board"]
        assert table["me"]["role"] == scene.role(seat)
        assert [person["role"] for person in table["people"]] == [None] * 5
    assert "me" not in scene.match.view(None)["board"]


@rule("CUL-004")
def test_a_character_is_a_seat_and_nothing_else() -> None:
    people = Scene(FIVE).match.view(None)["board"]["people"]
    assert len({person.pop("character") for person in people}) == 5
    assert all(person == people[0] for person in people[1:])


def cards_needed(set_up: SetUp, pyromaniac: bool) -> dict[str, int]:
    investigators = set_up.investigators - pyromaniac
    encounter = [
        a * set_up.investigators + b * set_up.cultists + c
        for a, b, c in zip(
            set_up.investigator_encounter,
            set_up.cultist_encounter,
            set_up.starting_pulse,
            strict=True,
        )
    ]
    room = [
        investigators * a + pyromaniac * b + set_up.cultists * c + 2 * d + e
        for a, b, c, d, e in zip(
            INVESTIGATOR_ROOM,
            PYROMANIAC_ROOM,
            CULTIST_ROOM,
            set_up.room_cards,
            PASSAGE_PILE,
            strict=True,
        )
    ]
    kinds = ("alive", "dead", "success", "fail", "sabotage")
    return dict(zip(kinds, encounter + room, strict=True))


@rule("CUL-006")
@pytest.mark.parametrize("characters", SET_UPS)
@pytest.mark.parametrize("pyromaniac", [False, True])
def test_the_box_is_large_enough(characters: int, pyromaniac: bool) -> None:
    for kind, needed in cards_needed(SET_UPS[characters], pyromaniac).items():
        assert needed <= SUPPLY[kind]


@rule("CUL-006")
def test_eight_characters_use_the_box_up() -> None:
    needed = cards_needed(SET_UPS[8], pyromaniac=False)
    assert needed["alive"] == SUPPLY["alive"]
    assert needed["success"] == SUPPLY["success"]
    with_pyromaniac = cards_needed(SET_UPS[8], pyromaniac=True)
    assert with_pyromaniac["fail"] == SUPPLY["fail"]
    assert with_pyromaniac["sabotage"] == SUPPLY["sabotage"]


@rule("CUL-007")
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=lambda s: str(s.characters))
def test_backs_tell_nothing(set_up: SetUp) -> None:
    assert sum(set_up.investigator_encounter) == sum(set_up.cultist_encounter)
    assert sum(INVESTIGATOR_ROOM) == sum(CULTIST_ROOM) == sum(PYROMANIAC_ROOM)


@rule("CUL-040")
@pytest.mark.parametrize(("characters", "rooms"), [(5, 9), (6, 9), (7, 10), (8, 11)])
def test_rooms_by_characters(characters: int, rooms: int) -> None:
    plan = standard_plan(characters)
    assert len(plan.rooms) == rooms == sum(SET_UPS[characters].room_cards)
    assert rooms == sum(SET_UPS[characters].room_tokens)


@rule("CUL-041", "CUL-042", "CUL-044")
@pytest.mark.parametrize("name", plan_names())
def test_every_plan_keeps_what_the_rulebook_says(name: str) -> None:
    plan = load_plan(name)
    for colour, room in (
        (LIGHT_BLUE, plan.vote_room),
        (RED, plan.camera_room),
        (GREEN, plan.portal_room),
    ):
        assert [r for r in plan.rooms if plan.colour[r] == colour] == [room]
    assert all(plan.doors[room] for room in plan.rooms)
    assert plan.colour[plan.start] == plan.colour[plan.fishman_corridor] == CORRIDOR
    assert sum(plan.books) <= 25
    assert set(plan.points) <= {2, 3, 4}
    orange = [r for r in plan.rooms if plan.colour[r] == ORANGE]
    assert {plan.shelf[r] for r in orange} == {plan.shelves.index("orange")}
    assert sum(plan.books[r] for r in orange) == plan.points[plan.shelves.index("orange")] == 4
    dark_blue = [r for r in plan.rooms if plan.colour[r] == 0]
    assert len({plan.shelf[r] for r in dark_blue}) == len(dark_blue)
    for a, doors in enumerate(plan.doors):
        assert all(a in plan.doors[b] for b in doors)


@rule("CUL-176")
def test_the_fishman_has_his_corridor() -> None:
    small = standard_plan(5)
    doors = [small.places[p] for p in small.doors[small.fishman_corridor]]
    assert {"light_blue", "pink_1"} <= set(doors)
    assert standard_plan(7).fishman_corridor == standard_plan(7).start
    assert standard_plan(8).fishman_corridor == standard_plan(8).start


def broken(path: str, value: Any) -> Any:
    """The standard plan with one thing changed; None takes it out."""
    plan = copy.deepcopy(raw("nine-rooms"))
    *way, last = path.split(".")
    spot = plan
    for word in way:
        spot = spot[int(word)] if isinstance(spot, list) else spot[word]
    if isinstance(spot, list):
        spot[int(last)] = value
    elif value is None:
        del spot[last]
    else:
        spot[last] = value
    return plan


@rule("CUL-043")
@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("places", None, "plan: 'places' is missing"),
        ("extra", 1, "plan: 'extra' is not a known field"),
        ("name", 3, "plan.name: expected string, found 3"),
        ("places.0.colour", "violet", "plan.places\\[0\\].colour: expected one of"),
        ("places.0.kind", "cellar", "plan.places\\[0\\]: expected an object whose kind"),
        ("places.0.books", 0, "plan.places\\[0\\].books: 0 is below 1"),
        ("places.0.books", True, "expected integer, found True"),
        ("places.0.books", 3, "needs one slot for each book"),
        ("places.0.number", 9, "9 is above 4"),
        ("places.0.shelf", "attic", "'attic' does not exist"),
        ("places.1.id", "dark_blue_1", "two places have the same id"),
        ("start", "red", "plan.start: 'red' is not a corridor of this plan"),
        ("camera_room", "pink_1", "plan.camera_room: exactly one red room"),
        ("token_rooms.0", "corridor_west", "is not a room of this plan"),
        ("token_rooms", ["red"], "expected 3 to 3 entries, found 1"),
        ("doors.0.between", ["red", "red"], "a door joins two different places"),
        ("doors.0.between", ["red", "moon"], "a door joins two different places"),
        ("characters", [7], "7 characters need 10 rooms, found 9"),
        ("shelves.0.points", 5, "expected one of"),
    ],
)
def test_a_broken_plan_is_refused(path: str, value: Any, message: str) -> None:
    with pytest.raises(DataError, match=message):
        plan_from(broken(path, value), "plan")


@rule("CUL-043", "CUL-042")
def test_a_plan_in_two_pieces_is_refused() -> None:
    plan = raw("nine-rooms")
    plan["doors"] = [door for door in plan["doors"] if "pink_2" not in door["between"]]
    with pytest.raises(DataError, match="'pink_2' cannot be reached"):
        plan_from(plan, "plan")


def test_a_plan_with_too_many_books_is_refused() -> None:
    plan = broken("places.0.books", 9)
    plan["shelves"][0]["slots"] = 9
    with pytest.raises(DataError, match="only 25 books"):
        plan_from(plan, "plan")


@rule("CUL-045")
def test_routes() -> None:
    assert [ROUTE_LINE[turn] for turn in range(1, 11)] == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    assert len(set(ROUTES)) == 10
    dark_blue, pink, light_blue, green, orange, red = range(6)
    assert ROUTES[0] == (
        (dark_blue, pink, light_blue),
        (green, orange),
        (light_blue, dark_blue),
        (red, orange),
    )


@rule("CUL-043", "CUL-045")
def test_broken_routes_are_refused() -> None:
    routes = raw("routes")
    routes["routes"][2]["lines"][1] = ["pink", "pink"]
    with pytest.raises(DataError, match="an entry occurs twice"):
        routes_from(routes, "routes")
    with pytest.raises(DataError, match="expected 10 to 10 entries"):
        routes_from({"routes": []}, "routes")
