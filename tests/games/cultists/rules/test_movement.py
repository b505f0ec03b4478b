"""The movement phase."""

from typing import Any

from tests.games.cultists.rules.test_material import raw
from tests.games.cultists.scene import APART, FIVE, SEVEN, Scene, scene

from cabale.games.cultists.rules.floorplan import plan_from
from cabale.testing import rule


@rule("CUL-070", "CUL-071")
def test_phases_and_order() -> None:
    table = scene(FIVE, APART, "first: 2", "ghosts: 4", "bag: morale_boost")
    movers, actors = [], []
    while table.s.turn == 1:
        if table.kind == "move":
            movers += table.asked
            (seat,) = table.asked
            decision = table.match.decisions[seat]
            table.match.play(seat, decision.choices[-1])
        elif table.kind == "act":
            actors += table.asked
            table.go_on()
        else:
            table.go_on()
    assert list(dict.fromkeys(movers)) == [2, 3, 4, 0, 1]
    assert actors == [2, 3, 4, 0, 1]
    kinds = [e["kind"] for e in table.events() if e["kind"] in ("turn", "event", "passed")]
    assert kinds[:3] == ["turn", "event", "passed"]
    assert kinds[-1] == "turn"


@rule("CUL-080")
def test_three_points_three_doors() -> None:
    table = Scene(FIVE)
    assert table.match.prompt(0)["points"] == 3
    table.do(0, "go", "light_blue").do(0, "go", "corridor_northeast").do(0, "go", "pink_1")
    assert table.plan.places[table.s.place[0]] == "pink_1"
    assert table.asked == [1]


@rule("CUL-080")
def test_only_through_doors() -> None:
    table = Scene(FIVE)
    doors = {"corridor_west", "corridor_east", "red", "light_blue", "green"}
    assert {args[0] for args in table.offered(0, "go")} == doors
    assert table.why(0, "go", "pink_1") == "CUL-080"
    table.do(0, "go", "red").do(0, "stop", "red")
    assert table.asked == [1]


@rule("CUL-081")
def test_a_move_never_ends_where_it_began() -> None:
    table = Scene(FIVE)
    assert not table.offered(0, "stop")
    assert table.why(0, "stop", "corridor_central") == "CUL-081"
    table.do(0, "go", "red").do(0, "go", "corridor_central")
    assert not table.offered(0, "stop")
    table.do(0, "go", "green")
    assert table.asked == [1]


@rule("CUL-081")
def test_the_last_point_does_not_lead_back() -> None:
    table = Scene(FIVE).do(0, "go", "red").do(0, "go", "light_blue")
    assert not table.may(0, "go", "corridor_central")
    assert table.why(0, "go", "corridor_central") == "CUL-081"
    assert table.may(0, "go", "red")


@rule("CUL-082")
def test_any_number_in_a_place() -> None:
    table = scene(FIVE, "places: dark_blue_1 red red red red", "ghosts: 3")
    table.do(0, "go", "red").do(0, "stop", "red")
    assert table.s.place.count(table.at("red")) == 5


@rule("CUL-083", "CUL-084")
def test_ghosts_go_anywhere_else() -> None:
    table = scene(FIVE, APART, "first: 3", "ghosts: 3")
    places = {args[0] for args in table.offered(3, "teleport")}
    assert places == set(table.plan.places) - {"orange_2"}
    assert table.why(3, "teleport", "orange_2") == "CUL-084"
    table.do(3, "teleport", "pink_1")  # where a living character stands
    assert not table.happened("encounter")
    assert table.asked == [4]


FISH = "fishman: in"


@rule("CUL-085")
def test_the_fishman_bars_his_corridor() -> None:
    places = "places: dark_blue_1 light_blue corridor_northeast orange_1 orange_2"
    table = scene(FIVE, places, FISH, "first: 1", "turn: 2")
    table.go_on().go_on().until("move", 1)
    assert table.s.fishman
    assert not table.may(1, "go", "corridor_northeast")
    assert table.why(1, "go", "corridor_northeast") == "CUL-085"


@rule("CUL-085")
def test_people_inside_may_leave() -> None:
    table = scene(FIVE, "places: corridor_northeast red red red green", FISH, "first: 1")
    table.until("move", 0)
    assert table.may(0, "go", "pink_1")
    table.do(0, "go", "pink_1")
    assert not table.may(0, "go", "corridor_northeast")


@rule("CUL-086")
def test_the_knife_scares_him() -> None:
    table = scene(FIVE, "places: light_blue red red red green", FISH)
    table.do(0, "go", "corridor_northeast")
    assert not table.s.fishman
    assert table.happened("fishman_scared")
    assert table.may(0, "go", "pink_1")
    table.do(0, "stop", "corridor_northeast").until("act", 0)
    assert not table.s.acted[1]


@rule("CUL-087")
def test_ghosts_do_not_pass_the_fishman() -> None:
    table = scene(FIVE, APART, FISH, "ghosts: 3", "first: 3")
    assert not table.may(3, "teleport", "corridor_northeast")
    assert table.why(3, "teleport", "corridor_northeast") == "CUL-087"


@rule("CUL-088")
def test_who_cannot_leave_stays() -> None:
    data: Any = raw("nine-rooms")
    data["doors"] = [d for d in data["doors"] if set(d["between"]) != {"pink_1", "dark_blue_2"}]
    plan = plan_from(data, "blind alley")
    table = scene(FIVE, "places: red pink_1 red red green", FISH)
    table.s.plan = plan
    table.until("move", 2)
    assert plan.places[table.s.place[1]] == "pink_1"


@rule("CUL-176")
def test_with_seven_he_comes_to_the_central_corridor() -> None:
    table = scene(SEVEN, "places: red" + " orange_1" * 6, FISH, seats=7)
    table.until("move", 2)
    assert not table.may(2, "go", "corridor_central")
