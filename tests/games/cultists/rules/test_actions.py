"""The action phase and the character actions."""

import pytest
from tests.games.cultists.scene import APART, EIGHT, FIVE, SEVEN, Scene, scene

from cabale.core import IllegalChoice
from cabale.games.cultists.rules.components import SABOTAGE, SUCCESS
from cabale.testing import rule

ACT = "begin: action"
# Seats 1 and 2 share the red room; turn 4 allows red to Route 1 and 2.
PAIR = "places: green red red orange_1 pink_1"


@rule("CUL-140")
def test_one_action_or_none() -> None:
    table = scene(FIVE, ACT, APART)
    assert table.may(0, "pass")
    table.do(0, "add", "dark_blue_1", "success")
    assert table.asked == [1]
    table.do(1, "pass")
    assert table.asked == [2]


@rule("CUL-141")
def test_character_actions_are_free_of_the_route() -> None:
    table = scene(FIVE, ACT, "places: green pink_1 pink_1 orange_1 red", "turn: 2", "first: 0")
    assert table.may(1, "check", 2)  # Route 2 allows no pink in turn 2
    assert not table.offered(1, "add")


@rule("CUL-142")
def test_the_route_binds_investigators() -> None:
    table = scene(FIVE, ACT, "places: red dark_blue_1 light_blue pink_1 green", "first: 1")
    assert table.offered(1, "add") == [("dark_blue_1", "success")]
    table.do(1, "pass")
    assert table.offered(2, "add") == [("light_blue", "success")]
    table.do(2, "pass")
    assert not table.offered(3, "add")  # Route 4: light blue, orange, green
    assert table.why(3, "add", "pink_1", "success") == "CUL-142"
    with pytest.raises(IllegalChoice):
        table.do(3, "add", "pink_1", "success")


@rule("CUL-142")
def test_one_must_stand_in_the_room() -> None:
    table = scene(FIVE, ACT, "places: green corridor_west red red red", "first: 1")
    assert table.why(1, "add", "pink_2", "success") == "CUL-142"
    table = scene(FIVE, ACT, APART)
    assert table.why(0, "add", "dark_blue_2", "fail") == "CUL-142"


@rule("CUL-143")
def test_cultists_ignore_their_route() -> None:
    table = scene(FIVE, ACT, "places: red dark_blue_1 orange_1 orange_2 pink_1")
    assert len(table.offered(0, "add")) == 3  # Route 1 allows no red in turn 1
    ghost = scene(SEVEN, ACT, "places: red" + " orange_1" * 6, "ghosts: 0", seats=7)
    assert len(ghost.offered(0, "add")) == 3


@rule("CUL-144")
def test_a_cultist_token_forbids_room_actions() -> None:
    table = scene(FIVE, ACT, "places: red green light_blue light_blue pink_1", "tokens: red")
    assert table.verbs(0) == {"pass", "check", "fight"}
    assert table.why(0, "add", "red", "fail") == "CUL-144"
    explored = ("pile pink_2: success", "explored: pink_2")
    red = scene(FIVE, ACT, "places: red green orange_1 orange_2 pink_1", "tokens: red", *explored)
    assert not red.offered(0, "camera")
    dark = scene(
        FIVE, ACT, "places: red green orange_1 orange_2 pink_1", "tokens: red", "power: off"
    )
    assert not dark.may(0, "restore_power")
    vote = scene(FIVE, ACT, "places: light_blue green red red pink_1", "tokens: light_blue")
    assert not vote.may(0, "start_vote")
    portal = scene(FIVE, ACT, "places: green green red red pink_1", "tokens: green", "portal: 4")
    assert not portal.offered(0, "close_portal")


@rule("CUL-145")
def test_a_ghost_of_this_turn_still_acts() -> None:
    table = scene(
        FIVE, ACT, "places: green red light_blue orange_1 pink_1", "first: 1", "gifts: 0>3 dead"
    )
    table.do(1, "check", 3).vote(None, None, None, None, None).go_on()
    table.until("act", 3)
    assert table.s.ghost[3]
    assert table.offered(3, "add") == [("orange_1", "success")]
    assert not table.offered(3, "check")


@rule("CUL-150")
def test_checking_needs_company() -> None:
    table = scene(FIVE, ACT, PAIR, "power: off", "first: 1")
    assert table.offered(1, "check") == [(2,)]
    table.do(1, "pass").do(2, "pass")
    assert not table.offered(3, "check")
    assert table.why(3, "check", 2) == "CUL-150"


@rule("CUL-150", "CUL-160")
def test_the_video_room_reaches_all_the_living() -> None:
    table = scene(FIVE, ACT, "places: red green green orange_1 pink_1", "ghosts: 2")
    assert table.offered(0, "check") == [(1,), (3,), (4,)]
    dark = scene(FIVE, ACT, "places: red green green orange_1 pink_1", "power: off")
    assert not dark.offered(0, "check")


def check(cards: str, checker: int = 1, target: int = 2, **kwargs: object) -> Scene:
    table = scene(FIVE, ACT, PAIR, cards, f"first: {checker}", **kwargs)
    return table.do(checker, "check", target)


@rule("CUL-151", "CUL-152")
def test_a_clean_pile_goes_back() -> None:
    table = check("gifts: 0>2 alive")
    looked = table.events(1, "looked")[0]
    assert (looked["alive"], looked["dead"]) == (2, 0)
    assert table.match.view(1)["board"]["me"]["saw"] == [
        {"turn": 1, "target": 2, "alive": 2, "dead": 0}
    ]
    for seat in (None, 0, 2, 3, 4):
        assert "alive" not in table.events(seat, "looked")[0]
    assert table.happened("put_back")
    assert not table.s.ghost[2]
    assert not table.happened("voted")


@rule("CUL-153", "CUL-155", "CUL-156", "CUL-166")
def test_an_investigator_must_reveal() -> None:
    table = check("gifts: 0>2 dead, 3>2 alive", live=True)
    assert table.verbs(1) == {"reveal"}
    table.do(1, "reveal")
    assert table.s.ghost[2]
    assert table.s.dead_open[2]
    person = table.match.view(3)["board"]["people"][2]
    assert person["dead_open"]
    assert person["pulse"] == 3
    assert table.kind == "vote"
    assert all("pulses" not in event for event in table.events(3, "died"))


@rule("CUL-154")
def test_a_cultist_may_conceal() -> None:
    places = "places: red green red orange_1 pink_1"
    table = scene(FIVE, ACT, places, "gifts: 0>2 dead").do(0, "check", 2)
    assert table.verbs(0) == {"put_back", "reveal"}
    table.do(0, "put_back")
    assert not table.s.ghost[2]
    assert table.kind == "act"
    again = scene(FIVE, ACT, places, "gifts: 0>2 dead").do(0, "check", 2).do(0, "reveal")
    assert again.s.ghost[2]
    assert again.kind == "vote"


@rule("CUL-157")
def test_a_card_of_the_draw_pile_follows() -> None:
    table = check("gifts: 0>2 alive")
    assert len(table.s.piles[table.at("red")]) == 2
    assert sum(table.s.draw_pile) == 8
    corridor = scene(FIVE, ACT, "places: green corridor_west corridor_west red pink_1", "first: 1")
    corridor.do(1, "check", 2)
    assert len(corridor.s.passage) == 3


@rule("CUL-157", "CUL-166")
def test_the_card_comes_after_the_vote() -> None:
    table = check("gifts: 0>2 dead")
    assert sum(table.s.draw_pile) == 9
    table.vote(None, None, None, None, None).go_on()
    assert sum(table.s.draw_pile) == 8


@rule("CUL-158")
def test_the_third_card_explores() -> None:
    table = scene(FIVE, ACT, PAIR, "pile red: success fail", "first: 1").do(1, "check", 2)
    assert table.s.explored[table.at("red")]
    assert table.happened("explored")


@rule("CUL-029", "CUL-157")
def test_in_a_first_game_a_corridor_gets_no_card() -> None:
    table = scene(
        FIVE,
        ACT,
        "places: green corridor_west corridor_west red pink_1",
        "first: 1",
        roles="first-game",
    )
    assert not table.offered(1, "secure")
    table.do(1, "check", 2)
    assert sum(table.s.draw_pile) == 9


@rule("CUL-159")
def test_no_card_where_none_can_go() -> None:
    table = scene(FIVE, ACT, PAIR, "books red: 0", "first: 1").do(1, "check", 2)
    assert sum(table.s.draw_pile) == 9
    empty = scene(FIVE, ACT, PAIR, "first: 1")
    empty.s.draw_pile = [0, 0, 0]
    empty.do(1, "check", 2)
    assert len(empty.s.piles[empty.at("red")]) == 1


@rule("CUL-161")
def test_the_remote_check_is_free_of_route_and_token() -> None:
    table = scene(
        FIVE, ACT, "places: green red orange_1 orange_2 pink_1", "first: 1", "tokens: red"
    )
    assert not table.offered(1, "camera")  # Route 2 allows no red in turn 1
    table.do(1, "check", 4)
    assert table.events(None, "looked")[0]["camera"]


@rule("CUL-162")
def test_secure_a_corridor() -> None:
    table = scene(FIVE, ACT, "places: corridor_west green red orange_1 pink_1")
    assert table.offered(0, "secure") == [("success",), ("fail",), ("sabotage",)]
    table.do(0, "secure", "sabotage")
    assert table.s.cards[table.s.passage[-1]][3] == SABOTAGE
    assert table.hand(0) == [4, 3, 2, 4, 1]
    assert "card" not in table.events(1, "secured")[0]
    assert table.events(0, "secured")[0]["card"] == "sabotage"
    assert table.why(1, "secure", "success") == "CUL-162"


@rule("CUL-163")
def test_fight_a_cultist_token() -> None:
    table = scene(FIVE, ACT, "places: green red orange_1 orange_2 pink_1", "tokens: red")
    assert table.why(0, "fight") == "CUL-163"
    table.do(0, "pass").do(1, "fight")
    assert not table.s.token[table.at("red")]
    assert len(table.s.tokens_face_down) == 2


ASSASSIN = EIGHT.replace("prophet investigator", "prophet assassin")


@rule("CUL-164", "CUL-165", "CUL-262")
def test_the_assassin_strikes_once() -> None:
    table = scene(
        ASSASSIN, ACT, "places: red green pink_1 orange_1 orange_1" + " pink_2" * 3, seats=8
    )
    table.until("act", 3)
    assert table.offered(3, "assassinate") == [(4,)]
    table.do(3, "assassinate", 4)
    assert table.s.ghost[4]
    assert not table.s.dead_open[4]
    people = table.match.view(0)["board"]["people"]
    assert people[3]["role"] == "assassin"
    assert people[4]["role"] is None
    assert table.kind == "act"
    assert not table.happened("voted")
    table.s.ghost[4] = 0
    table.until_turn(2).until("act", 3)
    assert not table.offered(3, "assassinate")


@rule("CUL-164")
def test_nobody_else_assassinates() -> None:
    table = scene(FIVE, ACT, PAIR, "first: 1")
    assert not table.offered(1, "assassinate")
    assert table.why(1, "assassinate", 2) == "CUL-164"


@rule("CUL-165")
def test_the_assassin_ends_the_match() -> None:
    roles = FIVE.replace("cultist investigator", "cultist assassin")
    table = scene(roles, ACT, "places: red red green orange_1 pink_1", "first: 1")
    table.do(1, "assassinate", 0)
    assert table.reason == "eliminated"


@rule("CUL-210", "CUL-141")
def test_ghosts_do_no_character_action() -> None:
    table = scene(FIVE, ACT, "places: green red red orange_1 pink_1", "ghosts: 1", "first: 1")
    assert table.why(1, "check", 2) == "CUL-210"


def test_success_cards_are_all_an_investigator_can_lay() -> None:
    table = scene(FIVE, ACT, APART, "first: 1")
    assert table.offered(1, "add") == [("dark_blue_2", "success")]
    table.do(1, "add", "dark_blue_2", "success")
    assert table.pile("dark_blue_2")[-1] == SUCCESS
