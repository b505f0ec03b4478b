"""The twelve roles."""

from tests.games.cultists.scene import APART, FIVE, SEVEN, Scene, scene

from cabale.games.cultists.rules.components import (
    LOYALTY_TO_CULTISTS,
    LOYALTY_TO_INVESTIGATORS,
    ROLES,
)
from cabale.testing import rule

ACT = "begin: action"


def five(role: str, *lines: str, **kwargs: object) -> Scene:
    """Seat 1 has this role."""
    return scene(FIVE.replace("cultist investigator", f"cultist {role}"), *lines, **kwargs)


def seven(role: str, *lines: str) -> Scene:
    """Seat 2 has this role."""
    roles = SEVEN.replace("cultist investigator", f"cultist {role}", 1)
    return scene(roles, *lines, seats=7)


def murder(role: str, *lines: str, turn: str = "turn: 1") -> Scene:
    """Seat 2 finds seat 1 dead; nobody is voted out."""
    table = five(
        role, ACT, "places: green red red orange_1 pink_1", "gifts: 0>1 dead", turn, *lines
    )
    table.until("act", 2).do(2, "check", 1)
    return table


@rule("CUL-250")
def test_loyalty() -> None:
    named = {ROLES[r]: n for r, n in LOYALTY_TO_INVESTIGATORS.items()}
    assert named == {"radiant_beauty": 1, "infected": 1, "super_ghost": 1, "mechanic": 3}
    named = {ROLES[r]: n for r, n in LOYALTY_TO_CULTISTS.items()}
    assert named == {"rookie": 1, "clumsy": 1, "coward": 1, "pyromaniac": 2}


@rule("CUL-251", "CUL-264")
def test_the_radiant_beauty_shines_where_her_ghost_is() -> None:
    table = murder("radiant_beauty")
    assert table.match.view(0)["board"]["people"][1]["role"] == "radiant_beauty"
    lines = ("ghosts: 1", "power: off", "first: 0")
    lit = five("radiant_beauty", "places: dark_blue_1 red red red green", *lines)
    lit.do(0, "go", "red")
    assert not lit.happened("encounter")
    dark = five("radiant_beauty", "places: dark_blue_1 green red red light_blue", *lines)
    dark.do(0, "go", "red")
    assert dark.happened("encounter")
    alive = five("radiant_beauty", "places: dark_blue_1 red red green green", *lines[1:])
    alive.do(0, "go", "red")
    assert alive.happened("encounter")


@rule("CUL-251")
def test_the_beauty_does_not_power_the_camera() -> None:
    table = five(
        "radiant_beauty", ACT, "places: red red green orange_1 pink_1", "ghosts: 1", "power: off"
    )
    assert not table.offered(0, "check")


@rule("CUL-252")
def test_the_infected_shows_itself() -> None:
    table = murder("infected", turn="turn: 3")
    assert table.match.view(0)["board"]["people"][1]["role"] == "infected"
    assert table.match.view(0)["board"]["no_exchange_until"] == 4


@rule("CUL-252")
def test_the_infected_stops_the_exchange_of_cards() -> None:
    table = five("infected", "places: dark_blue_1 red green pink_1 orange_1", "turn: 4", "first: 2")
    table.s.no_exchange_until = 4
    table.do(0, "go", "red")
    assert table.events(None, "no_exchange")[0]["seats"] == [0, 1]
    assert table.s.gifts == []
    assert table.may(0, "stop", "red")


@rule("CUL-252")
def test_after_the_next_turn_cards_change_hands_again() -> None:
    table = five("infected", "places: dark_blue_1 red green pink_1 orange_1", "turn: 5", "first: 1")
    table.s.no_exchange_until = 4
    table.do(0, "go", "red").do(0, "give", "alive", 1)
    assert len(table.s.gifts) == 2


SUPER = ("begin: action", "ghosts: 1", "first: 1")


@rule("CUL-253")
def test_the_super_ghost_keeps_all_room_actions() -> None:
    table = five("super_ghost", *SUPER, "places: green light_blue orange_1 orange_2 pink_1")
    assert not table.may(1, "start_vote")  # Route 2 allows no light blue in turn 1
    lines = ("turn: 2", "begin: action", "ghosts: 1", "first: 0")
    table = five("super_ghost", *lines, "places: green light_blue orange_1 orange_2 pink_1")
    assert table.may(1, "start_vote")
    red = ("turn: 4", "begin: action", "ghosts: 1", "first: 3")
    camera = five("super_ghost", *red, "places: green red orange_1 orange_2 pink_1")
    camera.until("act", 1)
    assert camera.offered(1, "check") == [(0,), (2,), (3,), (4,)]
    camera.do(1, "check", 0)
    assert camera.s.room_acts[-1][:2] == (4, 1)
    assert camera.events(None, "looked")[0]["camera"]
    here = five("super_ghost", *red, "places: red red orange_1 orange_2 pink_1").until("act", 1)
    here.do(1, "check", 0)  # a ghost looks through the camera also at who stands beside it
    assert here.events(None, "looked")[0]["camera"]
    dark = five("super_ghost", *red, "places: green red orange_1 orange_2 pink_1", "power: off")
    dark.until("act", 1)
    assert dark.may(1, "restore_power")
    portal = five("super_ghost", *SUPER, "places: red green green orange_2 pink_1", "portal: 4")
    assert portal.may(1, "close_portal", 2)


@rule("CUL-253", "CUL-264")
def test_the_super_ghost_shows_itself_and_meets_nobody() -> None:
    table = murder("super_ghost")
    assert table.s.role_shown[1]
    met = five("super_ghost", "places: dark_blue_1 red green orange_1 pink_1", "ghosts: 1")
    met.do(0, "go", "red")
    assert not met.happened("encounter")


@rule("CUL-254")
def test_the_super_ghost_is_no_partner_and_has_no_knife() -> None:
    places = "places: green green orange_1 orange_2 pink_1"
    table = five("super_ghost", ACT, "ghosts: 1", places, "portal: 4")
    assert not table.offered(0, "close_portal")
    event = five("super_ghost", "begin: event", APART, "ghosts: 1", "first: 1", "bag: prying_eyes")
    assert event.kind == "act"


@rule("CUL-255")
def test_the_mechanic_ignores_her_route_while_alive() -> None:
    places = "places: green red orange_1 orange_2 pink_1"
    assert five("mechanic", ACT, places, "first: 1").offered(1, "add")
    assert not five("mechanic", ACT, places, "first: 1", "ghosts: 1").offered(1, "add")
    assert not five("investigator", ACT, places, "first: 1").offered(1, "add")


ROOKIE_LINES = ("turn: 2", "first: 0", ACT)


@rule("CUL-256", "CUL-264")
def test_the_rookie_dies_of_starting_a_vote() -> None:
    table = five("rookie", *ROOKIE_LINES, "places: green light_blue orange_1 orange_2 pink_1")
    table.do(1, "start_vote")
    assert table.s.ghost[1]
    assert table.kind == "vote"
    assert 1 in table.asked
    assert table.match.view(0)["board"]["people"][1]["role"] is None


@rule("CUL-256")
def test_the_rookie_dies_of_the_camera() -> None:
    lines = ("turn: 4", "first: 3", ACT, "places: green red orange_1 orange_2 pink_1")
    books = ("pile pink_2: success success success", "explored: pink_2")
    table = five("rookie", *lines, *books).until("act", 1).do(1, "camera", "pink_2")
    assert table.s.ghost[1]
    assert table.s.books[table.at("pink_2")] == 1
    table = five("rookie", *lines).until("act", 1).do(1, "check", 4)
    assert table.s.ghost[1]
    same_room = five("rookie", *lines[:3], "places: green red red orange_2 pink_1")
    same_room.until("act", 1).do(1, "check", 2)
    assert not same_room.s.ghost[1]
    prying = five("rookie", "begin: event", APART, "first: 1", "bag: prying_eyes")
    prying.do(1, "look", 2)
    assert not prying.s.ghost[1]  # the Knife is no camera


@rule("CUL-257", "CUL-258")
def test_the_clumsy_dies_of_a_changed_vote() -> None:
    places = "places: light_blue green orange_1 orange_2 pink_1"
    table = five("clumsy", ACT, places, "first: 1").until("act", 0).do(0, "start_vote")
    table.vote(2, 2, None, 3, None).do(1, "pass")
    assert not table.s.ghost[1]
    table = five("clumsy", ACT, places, "first: 1").until("act", 0).do(0, "start_vote")
    table.vote(2, None, 2, 3, None).do(1, "point", 2)
    assert table.s.ghost[2]
    assert table.s.ghost[1]


@rule("CUL-258")
def test_the_clumsy_dies_once() -> None:
    places = "places: light_blue green orange_1 orange_2 pink_1"
    table = five("clumsy", ACT, places, "first: 1").until("act", 0).do(0, "start_vote")
    table.vote(1, None, 1, None, None).do(1, "point", 1)
    assert [event["cause"] for event in table.events(None, "died")] == ["vote"]


@rule("CUL-257")
def test_the_clumsy_dies_of_a_double_vote() -> None:
    places = "places: light_blue" + " orange_1" * 6
    table = seven("clumsy", ACT, places, "first: 2").until("act", 0).do(0, "start_vote")
    for seat in (0, 1, 3, 4, 5, 6):
        table.do(seat, "abstain")
    table.do(2, "point", 3)
    assert not table.s.ghost[2]
    table = seven("clumsy", ACT, places, "first: 2").until("act", 0).do(0, "start_vote")
    for seat in (0, 1, 3, 4, 5, 6):
        table.do(seat, "abstain")
    table.do(2, "point_twice", 3)
    assert table.s.ghost[2]


@rule("CUL-257", "CUL-258")
def test_the_clumsy_dies_of_scaring_the_fishman() -> None:
    places = "places: green light_blue corridor_northeast corridor_northeast pink_1"
    table = five("clumsy", places, "fishman: in", "first: 1").do(1, "go", "corridor_northeast")
    assert table.s.ghost[1]
    assert not table.s.fishman
    assert not table.happened("encounter")
    assert table.asked == [2]


@rule("CUL-257", "CUL-258")
def test_the_clumsy_dies_after_an_event() -> None:
    lines = ("begin: event", APART, "first: 1")
    table = five("clumsy", *lines, "bag: prying_eyes").do(1, "look", 2)
    assert table.s.ghost[1]
    declined = five("clumsy", *lines, "bag: prying_eyes").do(1, "pass")
    assert not declined.s.ghost[1]
    revealed = five("clumsy", *lines, "bag: prying_eyes", "gifts: 0>2 dead")
    revealed.do(1, "look", 2).do(1, "reveal")
    assert revealed.s.ghost == [0, 0, 1, 0, 0]
    revealed.vote(None, None, None, None, None).do(1, "pass")
    assert revealed.s.ghost == [0, 1, 1, 0, 0]
    token = five("clumsy", *lines, "bag: under_control | lightning")
    token.do(1, "draw_token").do(1, "return_token")
    assert token.s.ghost[1]


@rule("CUL-259", "CUL-264")
def test_the_coward_dies_of_revealing() -> None:
    lines = (ACT, "places: green red red orange_1 pink_1", "first: 1", "gifts: 0>2 dead")
    table = five("coward", *lines).do(1, "check", 2)
    assert table.s.ghost[2]
    assert table.s.ghost[1]
    assert table.kind == "vote"
    assert table.match.view(0)["board"]["people"][1]["role"] is None
    clean = five("coward", *lines[:3]).do(1, "check", 2)
    assert not clean.s.ghost[1]
    prying = five(
        "coward", "begin: event", APART, "first: 1", "bag: prying_eyes", "gifts: 0>2 dead"
    )
    prying.do(1, "look", 2).do(1, "reveal")
    assert prying.s.ghost[1]


@rule("CUL-260")
def test_the_pyromaniacs_deck() -> None:
    assert five("pyromaniac").hand(1) == [7, 0, 6, 1, 1]


@rule("CUL-261")
def test_the_pyromaniac_must_burn_in_time() -> None:
    lines = ("begin: clean-up", APART, "turn: 5")
    table = five("pyromaniac", *lines)
    assert table.s.ghost[1]
    assert not table.happened("voted")
    done = five("pyromaniac", *lines, "hand 1: 7 0 6 0 0!")
    assert not done.s.ghost[1]
    half = five("pyromaniac", *lines, "hand 1: 7 0 6 1 0!")
    assert half.s.ghost[1]
    ghost = five("pyromaniac", *lines, "ghosts: 1")
    assert not ghost.happened("died")
    early = five("pyromaniac", "begin: clean-up", APART, "turn: 4")
    assert not early.s.ghost[1]


@rule("CUL-264")
def test_deaths_by_role_put_no_dead_card() -> None:
    table = five("pyromaniac", "begin: clean-up", APART, "turn: 5")
    assert table.pulse(1) == (1, 0)
    assert not table.s.dead_open[1]
    assert not table.s.role_shown[1]


@rule("CUL-146")
def test_the_deed_then_the_role_then_the_vote_then_the_card() -> None:
    coward = scene(
        "roles: cultist investigator coward investigator investigator\nroutes: 1 2 3 4 5",
        ACT,
        "places: green red red orange_1 pink_1",
        "gifts: 0>1 dead",
    )
    coward.until("act", 2).do(2, "check", 1)
    assert coward.kind == "vote"
    assert [event["seat"] for event in coward.events(None, "died")] == [1, 2]
    assert not coward.happened("card_laid")
    coward.vote(*[None] * 5)
    while coward.kind == "change_vote":
        coward.go_on()
    assert coward.happened("card_laid")
    lines = ("turn: 4", "first: 3", ACT, "places: green red orange_1 orange_2 pink_1")
    books = ("pile pink_2: success success success", "explored: pink_2", "books pink_2: 1")
    rookie = five("rookie", *lines, *books, "points: 9").until("act", 1)
    rookie.do(1, "camera", "pink_2")
    kinds = [event["kind"] for event in rookie.events(None)]
    if rookie.match.outcome is None:
        assert kinds.index("book_shelved") < kinds.index("died")
    else:
        assert "died" not in kinds  # the match was over by then
