"""The novice: fair, better than chance on both sides, and sensible in plain cases."""

from random import Random
from typing import Any

import pytest
from tests.games.cultists.scene import APART, FIVE, SEVEN, Scene, scene

from cabale.bots import play_out, sit_down
from cabale.core import Choice, Eyes, new_match
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.novice import Novice
from cabale.games.cultists.rules.components import CULTIST
from cabale.testing.conformance import Case, check_fair


def novice(table: Scene, seat: int, seed: int = 1) -> Choice:
    """What a novice answers in this seat."""
    match = table.match
    mind = Novice(match.game, seat, match.seats, match.board.options, Random(seed))
    return mind.choose(Eyes(match, seat))


def table_sees(table: Scene) -> list[float]:
    return NaiveBelief(table.match.view(None)["board"], None).cultist


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, {}), (6, {"automa": True}), (8, {"roles": "expert"})]
)
def test_the_novice_cannot_tell_worlds_apart(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        case = Case(new_match("cultists", seats).game, seats, options, live=seed == 1)
        check_fair(case, Novice, seed)


def investigators_win(seats: int, good: str, bad: str, games: int) -> int:
    won = 0
    for seed in range(games):
        match = new_match("cultists", seats, seed=seed, listening=False)
        teams = match.game.teams(match.board)
        assert teams is not None
        levels = [bad if team == "cultists" else good for team in teams]
        play_out(match, sit_down(match, levels, seed), Random(seed))
        assert match.outcome is not None
        won += bool(match.outcome.winners) and teams[match.outcome.winners[0]] == "investigators"
    return won


@pytest.mark.parametrize("seats", [5, 7])
def test_the_novice_beats_chance_on_both_sides(seats: int) -> None:
    both = investigators_win(seats, "novice", "novice", 24)
    assert both > investigators_win(seats, "random", "novice", 24)
    assert both < investigators_win(seats, "novice", "random", 24)


ACT = "begin: action"


def test_a_murder_points_at_who_met_the_victim() -> None:
    lines = (ACT, "places: green red red orange_1 pink_1", "first: 2")
    table = scene(SEVEN.replace("\n", " \n"), "gifts: 0>3 dead, 4>5 alive", seats=7)
    before = table_sees(table)
    assert before[0] > before[6]
    murder = scene(FIVE, *lines, "gifts: 0>1 dead, 3>4 alive").do(2, "check", 1)
    after = table_sees(murder)
    assert after[0] == max(after)


def test_an_off_route_action_betrays() -> None:
    table = scene(FIVE, ACT, APART)
    for turn, colour in ((1, 0), (1, 1), (1, 2), (1, 3)):
        table.s.room_acts.append((turn, 0, colour, 0))
    seen = table_sees(table)
    assert seen[0] > 0.8


def test_whose_card_was_shown_is_what_it_says() -> None:
    table = scene(SEVEN, seats=7)
    cultist = table.s.role.index(CULTIST)
    assert table_sees(table)[cultist] < 1
    table.s.could_be[cultist] = 1 << CULTIST
    seen = table_sees(table)
    assert seen[cultist] == 1
    assert sum(seen) == pytest.approx(2), "so one of the others is the second"


def test_a_clean_look_clears_the_giver() -> None:
    lines = (ACT, "places: green red red orange_1 pink_1", "first: 2")
    table = scene(FIVE, *lines, "gifts: 0>1 alive, 4>3 alive")
    before = NaiveBelief(table.match.view(2)["board"], 2).cultist
    table.do(2, "check", 1)
    after = NaiveBelief(table.match.view(2)["board"], 2).cultist
    assert after[0] < before[0]


def test_a_cultist_declares_when_the_kills_are_there() -> None:
    clean = "begin: clean-up"
    enough = scene(FIVE, clean, APART, "gifts: 0>1 dead, 0>2 dead, 0>3 dead")
    assert novice(enough, 0).verb == "declare"
    assert novice(scene(FIVE, clean, APART, "gifts: 0>1 dead, 0>2 dead"), 0).verb == "pass"
    with_ghost = scene(FIVE, clean, APART, "gifts: 0>1 dead, 0>2 dead", "ghosts: 4")
    assert novice(with_ghost, 0).verb == "declare"
    by_card = scene(FIVE, clean, APART, "gifts: 0>1 dead, 0>2 dead", "ghosts: 4", kills="cards")
    assert novice(by_card, 0).verb == "pass"


def test_a_cultist_conceals_and_an_investigator_works() -> None:
    places = "places: red green red orange_1 pink_1"
    found = scene(FIVE, ACT, places, "gifts: 0>2 dead").do(0, "check", 2)
    assert novice(found, 0).verb == "put_back"
    room = scene(
        FIVE, ACT, APART, "first: 1", "pile dark_blue_2: success success", "explored: dark_blue_2"
    )
    assert str(novice(room, 1)) == "inspect dark_blue_2"


def test_the_rookie_keeps_off_the_camera() -> None:
    roles = FIVE.replace("cultist investigator", "cultist rookie")
    lines = ("turn: 4", "first: 3", ACT, "places: green red orange_1 orange_2 pink_1")
    books = ("pile pink_2: success success success", "explored: pink_2")
    table = scene(roles, *lines, *books).until("act", 1)
    assert table.offered(1, "camera")
    assert novice(table, 1).verb == "add"


def test_the_clumsy_keeps_off_the_knife() -> None:
    roles = FIVE.replace("cultist investigator", "cultist clumsy")
    event = scene(roles, "begin: event", APART, "first: 1", "bag: prying_eyes")
    assert novice(event, 1).verb == "pass"
    places = "places: light_blue green orange_1 orange_2 pink_1"
    vote = scene(roles, ACT, places, "first: 1").until("act", 0).do(0, "start_vote")
    vote.vote(2, 2, None, 3, None)
    assert novice(vote, 1).verb == "pass"


def test_the_pyromaniac_burns_in_time() -> None:
    roles = FIVE.replace("cultist investigator", "cultist pyromaniac")
    places = "places: green corridor_west orange_1 orange_2 pink_1"
    table = scene(roles, ACT, places, "first: 1")
    assert str(novice(table, 1)) in ("secure fail", "secure sabotage")


def test_the_prophet_is_sought_among_those_who_voted_well() -> None:
    roles = FIVE.replace("cultist investigator", "cultist prophet")
    places = "places: light_blue green orange_1 orange_2 pink_1"
    table = scene(roles, ACT, places, "first: 3").until("act", 0)
    table.s.votes.append((1, -1, 2, 0, 2, 0, -1))  # an earlier vote: seats 1 and 3 against seat 0
    table.do(0, "start_vote").vote(None, 0, 0, 2, 0).do(3, "pass")
    assert table.kind == "name_prophet"
    assert str(novice(table, 0)) == "name 1"


def test_a_novice_talks_once_at_a_vote() -> None:
    places = "places: light_blue green orange_1 orange_2 pink_1"
    table = scene(FIVE, ACT, places).do(0, "start_vote")
    match = table.match
    mind = Novice(match.game, 0, 5, match.board.options, Random(1))
    claim = mind.speak(Eyes(match, 0))
    assert claim is not None
    assert claim.verb == "suspect"
    match.say(0, claim)
    assert mind.speak(Eyes(match, 0)) is None
