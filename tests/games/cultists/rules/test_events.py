"""The twelve event tokens."""

import pytest
from tests.games.cultists.scene import APART, FIVE, SEVEN, Scene, scene

from cabale.core import NotAllowed
from cabale.games.cultists.rules.components import MIRROR, MORALE_BOOST
from cabale.testing import rule

EVENT = "begin: event"


def drawn(token: str, *lines: str, **kwargs: object) -> Scene:
    """The position after this token came out of the bag."""
    return scene(FIVE, EVENT, f"bag: {token}", *(lines or (APART,)), **kwargs)


@rule("CUL-110")
def test_one_token_a_turn_for_all_to_see() -> None:
    table = drawn("morale_boost morale_zero mirror")
    assert sum(table.s.bag) == 2
    view = table.match.view(3)["board"]
    assert view["clock"] == [table.events(None, "event")[0]["token"]]
    table.until_turn(2).until("act")
    assert sum(table.s.bag) == 1
    assert len(table.s.clock) == 2


@rule("CUL-111")
def test_lightning_flips_the_power() -> None:
    assert not drawn("lightning").s.power
    table = drawn("lightning", APART, "power: off")
    assert table.s.power
    assert not table.happened("encounter")


@rule("CUL-112")
def test_when_it_goes_dark_everybody_meets() -> None:
    table = drawn("lightning", "places: red red red green green")
    assert {tuple(e["seats"]) for e in table.events(None, "encounter")} == {(0, 1, 2), (3, 4)}
    table.do(0, "give", "dead", 1).do(1, "give", "alive", 0).do(2, "give", "alive", 0)
    assert len(table.s.gifts) == 5
    assert table.kind == "act"


@rule("CUL-112")
def test_encounters_of_one_event_are_told_in_the_order_in_which_they_are_played() -> None:
    table = drawn("lightning", "places: red red red green green", live=True)
    told = [e["seats"] for e in table.events(None, "encounter")]
    played = []
    while table.kind == "encounter":
        played.append(table.asked)
        for seat in table.asked:
            table.match.play(seat, table.match.decisions[seat].choices[0])
    assert len(told) == 2
    assert told == played


@rule("CUL-112")
def test_when_the_light_comes_back_nobody_meets() -> None:
    table = drawn("lightning", "places: red red green green green", "power: off")
    assert not table.happened("encounter")


PINK = "places: pink_1 pink_2 orange_1 green red"


@rule("CUL-114")
def test_secret_doors_bring_people_together() -> None:
    table = drawn("secret_doors", PINK)
    (encounter,) = table.events(None, "encounter")
    assert encounter["seats"] == [0, 1]
    together = drawn("secret_doors", "places: pink_1 pink_1 orange_1 green red")
    assert not together.happened("encounter")
    three = drawn("secret_doors", "places: pink_1 pink_2 pink_2 green red")
    assert not three.happened("encounter")
    dark = drawn("secret_doors", "places: pink_1 pink_2 pink_2 green red", "power: off")
    assert dark.events(None, "encounter")[0]["seats"] == [0, 1, 2]


@rule("CUL-113", "CUL-117")
def test_corridors_are_not_joined() -> None:
    table = drawn("secret_doors", "places: corridor_west corridor_east orange_1 green red")
    assert not table.happened("encounter")


@rule("CUL-115")
def test_charlotte_could_inspect_the_other_pink_room() -> None:
    """The rulebook's example: from pink 1 a room action of pink 2."""
    table = scene(
        FIVE,
        "begin: action",
        "event: secret_doors",
        "places: pink_1 green orange_1 orange_2 red",
        "pile pink_2: success success success",
        "explored: pink_2",
    )
    assert table.may(0, "inspect", "pink_2")
    assert table.may(0, "add", "pink_2", "fail")
    assert not table.may(0, "inspect", "pink_1")
    table.do(0, "inspect", "pink_2")
    assert table.s.books[table.at("pink_2")] == 1


@rule("CUL-116", "CUL-113")
def test_charlotte_leaves_through_the_other_pink_room() -> None:
    """The rulebook's example: 1 point from pink 1 into the corridor beside pink 2."""
    table = scene(
        FIVE, "event: secret_doors", "places: pink_1 green orange_1 orange_2 red", "power: on"
    )
    assert table.may(0, "go", "corridor_west")
    table.do(0, "go", "corridor_west")
    assert table.match.prompt(0)["points"] == 2


@rule("CUL-113", "CUL-117")
def test_joined_rooms_are_one_place_to_move_in() -> None:
    table = scene(FIVE, "event: secret_doors", "places: corridor_west pink_1 green red orange_2")
    table.do(0, "go", "pink_2")
    assert table.events(None, "encounter")[0]["seats"] == [0, 1]
    table.do(0, "give", "alive", 1)
    assert table.offered(0, "stop") == [("pink_1",), ("pink_2",)]
    table.do(0, "stop", "pink_1")
    assert table.s.place[0] == table.at("pink_1")
    assert len(table.s.gifts) == 2
    ghost = scene(FIVE, "event: secret_doors", PINK, "ghosts: 2", "first: 2")
    assert ghost.may(2, "teleport", "pink_2")
    assert not ghost.may(2, "teleport", "orange_2")  # joined to orange_1
    inside = scene(FIVE, "event: secret_doors", PINK)
    assert not inside.may(0, "stop", "pink_2")
    assert not inside.may(0, "go", "pink_2")


@rule("CUL-117")
def test_joined_rooms_are_one_place_to_look() -> None:
    table = scene(FIVE, "begin: action", "event: secret_doors", PINK)
    assert table.may(0, "check", 1)
    assert not table.may(0, "check", 2)


@rule("CUL-113", "CUL-110")
def test_the_next_event_closes_the_secret_doors() -> None:
    table = drawn("secret_doors", PINK)
    table.s.bag[MORALE_BOOST] = 1
    table.until_turn(2).until("act")
    assert table.s.event == MORALE_BOOST
    (seat,) = table.asked
    table.s.place = [table.at("pink_2")] * 5
    table.s.place[seat] = table.at("pink_1")
    table.match._decisions = None
    assert not table.offered(seat, "check")


@rule("CUL-117", "CUL-144")
def test_a_token_stays_with_its_room() -> None:
    table = scene(
        "roles: cultist investigator investigator investigator investigator",
        "begin: action",
        "event: secret_doors",
        "places: orange_1 green pink_1 pink_2 red",
    )
    table.s.token[table.at("orange_1")] = 1
    table.match._decisions = None
    assert table.may(0, "add", "orange_2", "fail")
    assert not table.may(0, "add", "orange_1", "fail")


@rule("CUL-118")
def test_connection_lost_silences_the_table() -> None:
    table = drawn("connection_lost")
    assert not table.match.game.may_talk(table.match.board, 0)
    assert not table.may_say(0, "suspect", 1)
    with pytest.raises(NotAllowed):
        table.say(0, "suspect", 1)
    assert table.match.view(0)["board"]["silence"]
    table.s.bag[0] = 1
    table.until_turn(2)
    assert not table.may_say(0, "suspect", 1)
    table.until("act")
    assert table.may_say(0, "suspect", 1)


@rule("CUL-119", "CUL-160")
def test_prying_eyes_look_and_may_keep_quiet() -> None:
    table = drawn("prying_eyes", APART, "first: 1", "pulses: alive alive dead alive alive")
    assert table.kind == "prying_eyes"
    assert table.offered(1, "look") == [(0,), (2,), (3,), (4,)]
    table.do(1, "look", 2)
    assert table.verbs(1) == {"put_back", "reveal"}
    looked = table.events(1, "looked")[0]
    assert (looked["alive"], looked["dead"]) == (0, 1)
    assert "dead" not in table.events(2, "looked")[0]
    table.do(1, "put_back")
    assert not table.s.ghost[2]
    assert sum(table.s.draw_pile) == 9


@rule("CUL-119", "CUL-213")
def test_prying_eyes_look_at_no_ghost() -> None:
    table = drawn("prying_eyes", APART, "first: 1", "ghosts: 3")
    assert table.offered(1, "look") == [(0,), (2,), (4,)]


@rule("CUL-119", "CUL-166")
def test_prying_eyes_may_reveal() -> None:
    table = drawn("prying_eyes", APART, "first: 1", "pulses: alive alive dead alive alive")
    table.do(1, "look", 2).do(1, "reveal")
    assert table.s.ghost[2]
    assert table.kind == "vote"


@rule("CUL-119", "CUL-123", "CUL-206")
@pytest.mark.parametrize("token", ["prying_eyes", "under_control"])
def test_a_dead_first_player_does_nothing(token: str) -> None:
    assert drawn(token, APART, "ghosts: 1", "first: 1").kind == "act"


@rule("CUL-119", "CUL-122")
def test_the_first_player_may_decline() -> None:
    table = drawn("prying_eyes").do(0, "pass")
    assert table.kind == "act"
    assert drawn("under_control | lightning").do(0, "pass").kind == "act"


@rule("CUL-120")
def test_morale_boost() -> None:
    table = scene(FIVE, "event: morale_boost")
    assert table.match.prompt(0)["points"] == 4


@rule("CUL-121")
def test_morale_zero() -> None:
    table = scene(FIVE, "event: morale_zero", "ghosts: 1")
    assert table.match.prompt(0)["points"] == 2
    table.until("move", 1)
    assert len(table.offered(1, "teleport")) == len(table.plan.places) - 1


@rule("CUL-120", "CUL-121")
def test_morale_lasts_one_movement_phase() -> None:
    table = drawn("morale_boost")
    table.s.bag[5] = 0
    table.until_turn(2).until("move")
    (seat,) = table.asked
    assert table.match.prompt(seat)["points"] == 4
    table.until_turn(3).until("move")
    (seat,) = table.asked
    assert table.match.prompt(seat)["points"] == 3


def under_control(choice: str) -> Scene:
    table = drawn("under_control | mirror lightning", APART, "first: 1")
    return table.do(1, "draw_token").do(1, choice)


@rule("CUL-122")
def test_under_control_removes_a_token_unseen() -> None:
    table = under_control("remove_token")
    assert sum(table.s.bag) == 1
    token = table.events(1, "token_drawn")[0]["token"]
    assert table.match.view(1)["board"]["me"]["removed_tokens"] == [token]
    for seat in (None, 0, 2, 3, 4):
        assert "token" not in table.events(seat, "token_drawn")[0]
    assert table.match.view(0)["board"]["me"]["removed_tokens"] == []
    assert table.match.view(0)["board"]["removed_tokens"] == [1]


@rule("CUL-122")
def test_under_control_puts_it_back() -> None:
    table = under_control("return_token")
    assert sum(table.s.bag) == 2
    assert table.s.removed_tokens == []


@rule("CUL-124")
@pytest.mark.parametrize(("text", "seats", "deadline"), [(FIVE, 5, 6), (SEVEN, 7, 5)])
def test_the_portal_opens(text: str, seats: int, deadline: int) -> None:
    """The rulebook's example: turn 3 with five players, the token goes to 6."""
    table = scene(text, EVENT, "turn: 3", "bag: portal_opens", "power: on", seats=seats)
    assert table.match.view(0)["board"]["portal"] == "open"
    assert table.s.portal_deadline == deadline


@rule("CUL-125")
def test_broken_window() -> None:
    table = drawn("broken_window")
    assert len(table.s.passage) == 4
    assert sum(table.s.draw_pile) == 7
    assert table.happened("passage")


@rule("CUL-126", "CUL-128")
def test_mirror_repeats() -> None:
    table = scene(FIVE, EVENT, APART, "turn: 2", "event: lightning", "bag: mirror", "power: off")
    assert table.s.power
    table = scene(FIVE, EVENT, APART, "turn: 2", "event: prying_eyes", "bag: mirror")
    assert table.kind == "prying_eyes"
    table = scene(FIVE, EVENT, APART, "turn: 2", "event: morale_boost", "bag: mirror")
    table.until_turn(3).until("move")
    (seat,) = table.asked
    assert table.match.prompt(seat)["points"] == 4


@rule("CUL-126")
def test_mirror_in_turn_1_does_nothing() -> None:
    table = drawn("mirror")
    assert table.kind == "act"
    assert table.s.event == -1


@rule("CUL-127")
def test_mirror_after_the_portal() -> None:
    lines = (FIVE, EVENT, APART, "turn: 4", "event: portal_opens", "bag: mirror")
    assert scene(*lines, "portal: 6").s.portal_deadline == 7
    places = "places: green green orange_1 orange_2 pink_1"
    closed = scene(FIVE, "begin: action", places, "event: portal_opens", "portal: 4")
    closed.do(0, "close_portal", 1)
    closed.s.bag = [0] * 9 + [1]
    closed.until_turn(2).until("act")
    assert closed.s.clock[-1] == MIRROR
    assert not closed.happened("portal_stays")
    assert closed.match.view(0)["board"]["portal"] == "closed"
    assert closed.s.portal_deadline == 4


@rule("CUL-129")
def test_an_empty_bag() -> None:
    table = scene(FIVE, EVENT, APART, "event: connection_lost", "bag:")
    assert table.happened("no_event")
    assert table.may_say(0, "suspect", 1)


@rule("CUL-128")
def test_the_last_morale_counts() -> None:
    table = scene(FIVE, EVENT, APART, "turn: 2", "event: morale_boost", "bag: morale_zero")
    table.until_turn(3).until("move")
    (seat,) = table.asked
    assert table.match.prompt(seat)["points"] == 2


@rule("CUL-130")
def test_in_the_silence_the_table_still_says_what_the_rules_say() -> None:
    table = drawn("connection_lost")
    (seat,) = table.asked
    assert not any(table.match.game.may_talk(table.match.board, other) for other in range(5))
    assert table.match.view(seat)["decision"] is not None
    assert table.why(seat, "start_vote") == "CUL-185"


@rule("CUL-131")
def test_under_control_without_a_token_left_asks_nobody() -> None:
    table = drawn("under_control")
    assert table.kind == "act"
    assert not table.happened("declined")
    assert not table.happened("token_drawn")
