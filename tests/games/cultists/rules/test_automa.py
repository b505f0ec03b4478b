"""The AUTOMA investigator."""

import pytest
from tests.games.cultists.scene import FIVE, Scene, scene

from cabale.core import BadOption, new_match
from cabale.games.cultists.rules.components import ROLES
from cabale.games.cultists.rules.state import PASSAGE
from cabale.testing import rule

ACT = "begin: action"
AUTOMA = 4  # at a table of four


def four(*lines: str, **kwargs: object) -> Scene:
    return scene(FIVE, *lines, seats=4, **kwargs)


def walk(place: str, *lines: str, route: int = 5) -> str:
    """Where the AUTOMA goes from this place, being the first to move."""
    roles = "roles:" + " investigator" * 4 + " cultist"
    text = f"{roles}\nroutes: {'6' if route != 6 else '5'} 7 8 9 {route}"
    places = f"places: red red red red {place}"
    table = scene(text, places, "ghosts: 0 1 2 3", "first: 0", "turn: 5", *lines, seats=4)
    return table.plan.places[table.s.place[AUTOMA]]


@rule("CUL-270")
def test_the_automas_tables() -> None:
    four = new_match("cultists", 4, seed=1).view(None)["board"]
    assert (len(four["people"]), four["automa"], four["cultists"]) == (5, 4, 1)
    assert "prophet" not in four["roles"]
    six = new_match("cultists", 6, seed=1, options={"automa": True}).view(None)["board"]
    assert (len(six["people"]), six["automa"], six["cultists"]) == (7, 6, 2)
    assert "prophet" not in six["roles"]
    with_prophet = new_match("cultists", 6, seed=1, options={"automa": True, "prophet": True})
    assert "prophet" in with_prophet.view(None)["board"]["roles"]
    assert new_match("cultists", 6, seed=1).view(None)["board"]["automa"] is None


@rule("CUL-271")
def test_it_sits_to_the_right_of_the_first_player_and_may_be_anybody() -> None:
    roles = set()
    for seed in range(60):
        state = new_match("cultists", 4, seed=seed).state
        assert state.circle[-1] == AUTOMA  # type: ignore[attr-defined]
        roles.add(ROLES[state.role[AUTOMA]])  # type: ignore[attr-defined]
    assert {"cultist", "investigator"} <= roles


@rule("CUL-272")
def test_its_route_is_public_and_its_cards_are_not() -> None:
    table = four()
    for seat in (None, 0, 1, 2, 3):
        person = table.match.view(seat)["board"]["people"][AUTOMA]
        assert person["route"][0] == ["pink", "red", "orange"]
        assert (person["encounter_cards"], person["room_cards"]) == (7, 8)
        assert person["role"] is None
    assert table.asked == [0]


@rule("CUL-274")
def test_the_rulebooks_example() -> None:
    """From green both orange rooms are one door away: clockwise means the left one."""
    done = ("books dark_blue_1: 0", "books dark_blue_2: 0", "books light_blue: 0")
    assert walk("green", *done, route=6) == "orange_1"


@rule("CUL-274")
@pytest.mark.parametrize(
    ("place", "route", "lines", "end"),
    [
        ("corridor_central", 5, (), "pink_2"),  # two doors away, pink 1 is three
        ("corridor_west", 5, (), "pink_2"),
        ("corridor_west", 5, ("books pink_2: 0",), "corridor_northeast"),
        ("corridor_west", 5, ("books pink_2: 0", "books pink_1: 0"), "red"),
        ("red", 3, (), "green"),
    ],
)
def test_it_walks_by_its_route(place: str, route: int, lines: tuple[str, ...], end: str) -> None:
    assert walk(place, *lines, route=route) == end


@rule("CUL-275")
def test_out_of_reach_it_goes_as_far_as_it_can() -> None:
    assert walk("dark_blue_1", "books pink_2: 0") == "corridor_northeast"
    assert walk("pink_2", "event: morale_zero") == "corridor_central"


@rule("CUL-276")
def test_without_a_target_on_its_line() -> None:
    none = ("books pink_1: 0", "books pink_2: 0", "books red: 0")
    orange = ("books orange_1: 0", "books orange_2: 0")
    assert walk("corridor_west", *none, *orange) == "dark_blue_1"
    rest = ("books dark_blue_1: 0", "books dark_blue_2: 0", "books light_blue: 0")
    assert walk("corridor_west", *none, *orange, *rest, "books green: 0") == "pink_2"


@rule("CUL-276")
def test_as_a_ghost_it_teleports() -> None:
    text = FIVE.replace("1 2 3 4 5", "6 7 8 9 5")
    places = "places: red red red red dark_blue_2"
    table = scene(text, places, "ghosts: 1 2 3 4", "turn: 5", seats=4)
    assert table.plan.places[table.s.place[AUTOMA]] == "pink_1"
    assert table.happened("teleported")


@rule("CUL-281", "CUL-275")
def test_the_fishman_bars_its_way_knife_or_not() -> None:
    assert walk("light_blue", "books pink_2: 0", "fishman: in") == "dark_blue_2"


@rule("CUL-277")
def test_its_gift() -> None:
    text = FIVE.replace("1 2 3 4 5", "6 7 8 9 5")
    places = "places: pink_2 red red red corridor_west"
    table = scene(text, places, "turn: 5", "first: 0", seats=4)
    assert table.events(None, "encounter")[0]["seats"] == [0, AUTOMA]
    table.until("encounter", 0).do(0, "give", "alive", AUTOMA)
    assert table.hand(AUTOMA) == [6, 0, 8, 0, 0]
    assert table.pulse(0) == (2, 0)


@rule("CUL-277")
def test_in_the_dark_it_gives_to_the_smallest_pile() -> None:
    text = FIVE.replace("1 2 3 4 5", "6 7 8 9 5")
    places = "places: pink_2 pink_2 pink_2 red corridor_west"
    lines = ("turn: 5", "first: 0", "power: off", "gifts: 3>0 alive")
    table = scene(text, places, *lines, seats=4)
    table.do(0, "give", "alive", 1).do(1, "give", "alive", 0).do(2, "give", "alive", 0)
    (gift,) = [gift for gift in table.s.gifts if gift[1] == AUTOMA]
    assert gift[2] == 1  # two seats away clockwise, as far as seat 2 on the other side
    near = scene(text, places, *lines[:3], "gifts: 3>1 alive, 3>2 alive", seats=4)
    near.do(0, "give", "alive", 1).do(1, "give", "alive", 0).do(2, "give", "alive", 0)
    (gift,) = [gift for gift in near.s.gifts if gift[1] == AUTOMA]
    assert gift[2] == 0
    beside = scene(text, "places: red pink_2 red pink_2 corridor_west", *lines[:3], seats=4)
    beside.do(1, "give", "alive", 3).do(3, "give", "alive", 1)
    (gift,) = [gift for gift in beside.s.gifts if gift[1] == AUTOMA]
    assert gift[2] == 3  # one seat away, though seat 1 comes first clockwise


def acts(place: str, *lines: str, **kwargs: object) -> Scene:
    """The AUTOMA has acted in this place, as the first of the turn."""
    places = f"places: red red red red {place}"
    return four(ACT, places, "turn: 5", "first: 0", *lines, **kwargs)


@rule("CUL-278")
def test_in_a_corridor_it_feeds_the_passage() -> None:
    table = acts("corridor_west")
    assert len(table.s.passage) == 3
    assert table.s.cards[-1][1:3] == (AUTOMA, PASSAGE)
    assert sum(table.hand(AUTOMA)[2:]) == 7
    assert len(acts("corridor_west", roles="first-game").s.passage) == 0


@rule("CUL-279")
def test_it_fights_or_adds() -> None:
    table = acts("green", "tokens: green")
    assert table.happened("fought")
    assert not table.s.token[table.at("green")]
    table = acts("green")
    assert len(table.s.piles[table.at("green")]) == 2
    assert table.events(0, "added") == [{"kind": "added", "seat": AUTOMA, "room": "green"}]


@rule("CUL-280")
def test_it_shows_the_top_card_of_an_explored_room() -> None:
    lines = ("pile green: success success fail", "explored: green")
    for seed in range(8):
        places = "places: green red red red green"
        table = scene(FIVE, ACT, places, "turn: 1", "first: 0", *lines, seats=4, seed=str(seed))
        table.do(0, "add", "green", "sabotage")
        table.until("act", 3).do(3, "pass")
        (shown,) = table.events(None, "inspected")
        assert shown["card"] == "sabotage"  # the card on top, though the pile holds others
        assert shown["seat"] == AUTOMA


@rule("CUL-281")
def test_the_knife_does_nothing_in_its_hands() -> None:
    for token in ("prying_eyes", "under_control"):
        table = four("begin: event", "turn: 5", "first: 0", f"bag: {token} | lightning")
        assert table.match.view(0)["board"]["knife"] == AUTOMA
        assert table.kind == "act"


@rule("CUL-282", "CUL-281")
def test_its_vote_is_an_abstention_and_two_with_the_knife() -> None:
    places = "places: light_blue red red red green"
    table = four(ACT, places, "first: 3", "turn: 1").until("act", 0).do(0, "start_vote")
    table.vote(1, 1, None, None).do(3, "pass")
    assert not table.s.ghost[1]  # 2 votes, 3 abstentions
    table = four(ACT, places, "first: 3").until("act", 0).do(0, "start_vote")
    table.vote(1, 1, 1, None).do(3, "pass")
    assert table.s.ghost[1]  # 3 votes, 2 abstentions
    knife = four(ACT, places, "first: 0", "turn: 5").until("act", 0).do(0, "start_vote")
    knife.vote(1, 1, 1, None)
    assert not knife.s.ghost[1]  # 3 votes, 3 abstentions
    ghost = four(ACT, places, "first: 0", "turn: 5", "ghosts: 4")
    ghost.until("act", 0).do(0, "start_vote").vote(1, 1, 1, None)
    assert ghost.s.ghost[1]


@rule("CUL-283")
def test_its_role_is_ignored() -> None:
    roles = "roles: cultist investigator investigator investigator pyromaniac"
    table = scene(roles, "begin: clean-up", "turn: 5", seats=4)
    assert not table.s.ghost[AUTOMA]
    beauty = "roles: cultist cultist" + " investigator" * 4 + " radiant_beauty"
    dark = scene(
        beauty,
        "places: dark_blue_1 red red green green orange_1 red",
        "ghosts: 6",
        "power: off",
        seats=6,
        automa=True,
    ).do(0, "go", "red")
    assert dark.happened("encounter")
    infected = roles.replace("pyromaniac", "infected")
    places = "places: orange_1 red green pink_1 red"
    shown = scene(infected, "begin: action", places, "first: 1", "gifts: 0>4 dead", seats=4)
    shown.do(1, "check", AUTOMA)
    assert shown.s.ghost[AUTOMA]
    assert not shown.s.role_shown[AUTOMA]
    assert not shown.s.no_exchange_until
    mechanic = "roles: cultist investigator investigator investigator mechanic"
    assert not scene(mechanic, seats=4).s.role_shown[AUTOMA]


def automa_voted_out(text: str, *lines: str) -> Scene:
    places = "places: light_blue red red red green"
    table = scene(text, ACT, places, "first: 3", *lines, seats=4).until("act", 0)
    return table.do(0, "start_vote").vote(4, 4, 4, 4).do(3, "pass")


@rule("CUL-284")
def test_voted_out_it_shows_its_role_and_play_goes_on() -> None:
    table = automa_voted_out(FIVE)
    assert table.match.view(1)["board"]["people"][AUTOMA]["role"] == "investigator"
    assert table.reason is None


ALONE = "roles: mechanic investigator investigator investigator cultist"


@rule("CUL-285", "CUL-284")
def test_the_only_cultist_voted_out() -> None:
    assert automa_voted_out(ALONE).reason == "eliminated"
    table = automa_voted_out(ALONE, "gifts: 4>1 dead, 4>2 dead, 4>3 dead")
    assert table.reason == "kills"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ()


@rule("CUL-285")
def test_its_kills_beat_points_as_well() -> None:
    books = ("pile red: success", "explored: red", "books red: 1", "points: 9", "turn: 3")
    places = "places: red green pink_1 pink_1 pink_1"
    dead = "gifts: 4>1 dead, 4>2 dead, 4>3 dead"
    table = scene(ALONE, ACT, places, *books, dead, seats=4).until("act", 0)
    assert table.do(0, "inspect", "red").reason == "kills"
    table = scene(ALONE, ACT, places, *books, seats=4).until("act", 0)
    assert table.do(0, "inspect", "red").reason == "points"


@rule("CUL-286")
def test_it_acts_wherever_it_stands() -> None:
    table = acts("light_blue")  # Route 5 allows no light blue in turn 5
    assert len(table.s.piles[table.at("light_blue")]) == 2
    empty = acts("light_blue", "hand 4: 7 0 0 0 0!")
    assert len(empty.s.piles[empty.at("light_blue")]) == 1
    done = acts("light_blue", "books light_blue: 0")
    assert not done.happened("added")


@rule("CUL-277")
def test_without_encounter_cards_it_gives_nothing() -> None:
    text = FIVE.replace("1 2 3 4 5", "6 7 8 9 5")
    places = "places: pink_2 red red red corridor_west"
    table = scene(text, places, "turn: 5", "hand 4: 0 0 8 0 0!", seats=4)
    table.until("encounter", 0).do(0, "give", "dead", AUTOMA)
    assert table.events(None, "gave_nothing") == [{"kind": "gave_nothing", "seat": AUTOMA}]


@rule("CUL-284", "CUL-207")
def test_with_two_cultists_its_role_stays_hidden() -> None:
    roles = "roles: cultist cultist" + " investigator" * 5
    places = "places: light_blue" + " orange_1" * 6
    table = scene(roles, "begin: action", places, "first: 2", seats=6, automa=True)
    table.until("act", 0).do(0, "start_vote").vote(6, 6, 6, 6, None, None)
    assert table.s.ghost[6]
    assert table.match.view(2)["board"]["people"][6]["role"] is None


@rule("CUL-285", "CUL-239")
def test_as_one_of_two_cultists_its_kills_do_not_come_first() -> None:
    table = scene(
        "roles: cultist" + " investigator" * 5 + " cultist",
        "begin: action",
        "places: red" + " orange_1" * 6,
        "gifts: 0>1 dead, 0>2 dead, 0>3 dead, 6>4 dead",
        "pile red: success",
        "explored: red",
        "books red: 1",
        "points: 11",
        seats=6,
        automa=True,
    )
    assert table.do(0, "inspect", "red").reason == "points"


@rule("CUL-210", "CUL-286")
def test_its_ghost_does_no_character_action() -> None:
    corridor = acts("corridor_west", "ghosts: 4")
    assert len(corridor.s.passage) == 2
    assert not corridor.happened("secured")
    barred = acts("green", "ghosts: 4", "tokens: green")
    assert barred.s.token[barred.at("green")]
    assert not barred.happened("fought")
    assert not barred.happened("added")


@rule("CUL-270", "CUL-038")
def test_the_prophet_joins_six_and_the_automa_on_demand_only() -> None:
    special = {"roles": "expert", "special": ["pyromaniac", "rookie", "prophet"], "automa": True}
    with pytest.raises(BadOption):
        new_match("cultists", 6, seed=1, options=special)
    view = new_match("cultists", 6, seed=1, options=special | {"prophet": True}).view(None)
    assert "prophet" in view["board"]["roles"]


@rule("CUL-287")
def test_its_ghost_adds_and_shows_cards() -> None:
    table = acts("green", "ghosts: 4")
    assert table.events(0, "added") == [{"kind": "added", "seat": AUTOMA, "room": "green"}]
    explored = ("pile green: success success fail", "explored: green")
    shown = acts("green", "ghosts: 4", *explored)
    assert shown.events(None, "inspected")[0]["seat"] == AUTOMA


@rule("CUL-288")
def test_in_a_completed_room_it_does_nothing() -> None:
    for ghosts in ("ghosts:", "ghosts: 4"):
        table = acts("green", ghosts, "books green: 0")
        assert not table.happened("added")
        assert not table.happened("inspected")
        barred = acts("green", ghosts, "books green: 0", "tokens: green")
        assert barred.happened("fought") == (ghosts == "ghosts:")
