"""Clean-up, the early declaration, and all the ways to win."""

from typing import Any

import pytest
from tests.games.cultists.scene import APART, EIGHT, FIVE, SEVEN, Scene, scene

from cabale.testing import rule

ACT = "begin: action"
CLEAN = "begin: clean-up"
PROPHET = FIVE.replace("cultist investigator", "cultist prophet")
THREE_DEAD = "gifts: 0>1 dead, 0>2 dead, 0>3 dead"
TWO_DEAD = "gifts: 0>1 dead, 0>2 dead"


@rule("CUL-220", "CUL-221")
def test_declared_rightly() -> None:
    table = scene(FIVE, CLEAN, APART, THREE_DEAD)
    assert table.verbs(0) == {"pass", "declare"}
    table.do(0, "declare")
    assert table.reason == "declared"
    assert table.winners == {"cultist"}


@rule("CUL-221", "CUL-238")
def test_declared_wrongly() -> None:
    table = scene(PROPHET, CLEAN, APART, TWO_DEAD).do(0, "declare")
    assert table.reason == "false_declaration"
    assert table.winners == {"prophet", "investigator"}


@rule("CUL-220")
def test_no_declaration_with_two_cultists() -> None:
    table = scene(SEVEN, CLEAN, "first: 0", seats=7)
    assert table.s.turn == 2
    assert table.kind == "move"


@rule("CUL-222")
def test_at_a_live_table_everybody_is_asked_to_go_on() -> None:
    table = scene(FIVE, CLEAN, APART, live=True)
    assert table.asked == [0, 1, 2, 3, 4]
    assert [table.verbs(seat) for seat in range(1, 5)] == [{"pass"}] * 4
    simulated = scene(FIVE, CLEAN, APART)
    assert simulated.asked == [0]
    assert simulated.match.view(3)["asked"] == [0, 1, 2, 3, 4]


@rule("CUL-223", "CUL-070")
def test_the_tenth_turn_is_the_last() -> None:
    table = scene(FIVE, CLEAN, APART, "turn: 10").do(0, "pass")
    assert table.reason == "time"
    assert table.winners == {"cultist"}


@rule("CUL-224")
def test_who_has_acted_is_forgotten_with_the_turn() -> None:
    table = scene(FIVE, ACT, APART).until_turn(2)
    assert table.kind == "move"
    assert not any(person["acted"] for person in table.match.view(0)["board"]["people"])


@rule("CUL-224")
def test_the_next_turn() -> None:
    table = scene(FIVE, CLEAN, APART, "turn: 3", "first: 0", "vote: inactive")
    assert table.match.view(0)["board"]["knife"] == 2
    table.do(0, "pass")
    assert table.s.turn == 4
    assert table.s.vote_active
    assert table.match.view(0)["board"]["knife"] == 3


@rule("CUL-224", "CUL-271")
def test_the_knife_passes_ghosts_and_the_automa_too() -> None:
    table = scene(FIVE, CLEAN, APART, "turn: 4", "first: 0", "ghosts: 3", seats=4)
    assert table.match.view(0)["board"]["knife"] == 3
    table.do(0, "pass")
    assert table.match.view(0)["board"]["knife"] == 4


@rule("CUL-225", "CUL-261")
def test_the_pyromaniacs_death_comes_before_the_declaration() -> None:
    roles = FIVE.replace("cultist investigator", "cultist pyromaniac")
    table = scene(roles, CLEAN, APART, "turn: 5", "gifts: 0>2 dead, 0>3 dead")
    assert table.s.ghost[1]
    table.do(0, "declare")
    assert table.reason == "declared"


@rule("CUL-225", "CUL-191")
def test_the_portal_comes_before_the_declaration() -> None:
    table = scene(FIVE, CLEAN, APART, "turn: 5", "portal: 5")
    assert table.kind == "clean_up"
    assert table.s.target == 11


@rule("CUL-232")
@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [(4, {}, 3), (5, {}, 3), (6, {}, 4), (6, {"automa": True}, 4), (7, {}, 4), (8, {}, 5)],
)
def test_kill_targets(seats: int, options: dict[str, Any], target: int) -> None:
    view = Scene("turn: 1", seats, **options).match.view(None)
    assert view["board"]["kill_target"] == target


@rule("CUL-233")
def test_ghosts_and_hidden_dead_count_once() -> None:
    table = scene(FIVE, CLEAN, APART, "gifts: 0>1 dead, 0>2 dead, 0>2 dead", "ghosts: 2 3")
    table.do(0, "declare")
    assert table.reason == "declared"
    cards = scene(FIVE, CLEAN, APART, TWO_DEAD, "ghosts: 3", kills="cards").do(0, "declare")
    assert cards.reason == "false_declaration"


@rule("CUL-234", "CUL-239")
def test_eliminated_before_declaring() -> None:
    table = scene(FIVE, ACT, "places: light_blue green pink_1 pink_1 pink_1", THREE_DEAD)
    table.do(0, "start_vote").vote(None, 0, 0, 0, None).do(0, "pass")
    assert table.reason == "eliminated"


@rule("CUL-239")
def test_points_beat_kills() -> None:
    books = ("pile red: success", "explored: red", "books red: 1", "points: 9")
    table = scene(FIVE, ACT, "places: red green pink_1 pink_1 pink_1", THREE_DEAD, *books)
    table.do(0, "inspect", "red")
    assert table.reason == "points"
    two = scene(
        SEVEN,
        ACT,
        "places: red" + " green" * 6,
        "gifts: 0>2 dead, 0>3 dead, 1>4 dead, 1>5 dead",
        *books[:3],
        "points: 11",
        seats=7,
    ).do(0, "inspect", "red")
    assert two.reason == "points"


FOUR_DEAD = "gifts: 0>2 dead, 0>3 dead, 1>4 dead, 1>5 dead"


def last_cultist_falls(*lines: str) -> Scene:
    places = "places: light_blue" + " orange_1" * 6
    table = scene(SEVEN, ACT, places, "first: 2", "ghosts: 1", *lines, seats=7)
    return table.until("act", 0).do(0, "start_vote").vote(None, None, 0, 0, 0, 0, 0)


@rule("CUL-235")
def test_kills_of_an_earlier_turn_win() -> None:
    assert last_cultist_falls(FOUR_DEAD).reason == "kills"


@rule("CUL-235", "CUL-233")
@pytest.mark.parametrize(("kills", "reason"), [("all", "kills"), ("cards", "eliminated")])
def test_the_option_counts_for_two_cultists_too(kills: str, reason: str) -> None:
    lines = ("places: light_blue" + " orange_1" * 6, "first: 2", "ghosts: 1 5")
    dead = "gifts: 0>2 dead, 0>3 dead, 1>4 dead"
    table = scene(SEVEN, ACT, *lines, dead, seats=7, kills=kills)
    table.until("act", 0).do(0, "start_vote").vote(None, None, 0, 0, 0, 0, 0)
    assert table.reason == reason


@rule("CUL-235", "CUL-231")
def test_kills_not_met_lose() -> None:
    table = last_cultist_falls("gifts: 0>2 dead, 0>3 dead, 1>4 dead")
    assert table.reason == "eliminated"
    assert table.winners == {"investigator"}


@rule("CUL-235")
def test_kills_of_the_same_turn_come_too_late() -> None:
    places = "places: light_blue" + " orange_1" * 6
    table = scene(
        SEVEN, ACT, places, "first: 2", "ghosts: 1", "gifts: 0>2 dead, 0>3 dead, 1>4 dead", seats=7
    )
    table.until("act", 0)
    table.s.gifts.append((1, 1, 5, 1))
    table.do(0, "start_vote").vote(None, None, 0, 0, 0, 0, 0)
    assert table.reason == "eliminated"


@rule("CUL-235", "CUL-233")
@pytest.mark.parametrize("how", ["card", "ghost"])
@pytest.mark.parametrize(("turn", "reason"), [(1, "eliminated"), (2, "kills")])
def test_the_last_kill_counts_from_the_next_turn_on(how: str, turn: int, reason: str) -> None:
    table = scene(
        SEVEN,
        ACT,
        "places: light_blue" + " orange_1" * 6,
        "first: 2",
        "ghosts: 1",
        "gifts: 0>2 dead, 0>3 dead, 1>4 dead",
        "bag: morale_boost morale_zero",
        seats=7,
    ).until("act", 0)
    if how == "card":
        table.s.gifts.append((1, 1, 5, 1))
    else:
        table.s.ghost[5] = 1
    table.until_turn(turn).until("act", 0)
    table.s.place[0] = table.at("light_blue")
    table.match._decisions = None
    table.do(0, "start_vote").vote(None, None, 0, 0, 0, 0, 0)
    assert table.reason == reason


def prophet_at_stake() -> Scene:
    table = scene(PROPHET, ACT, "places: light_blue green orange_1 orange_2 pink_1", "first: 3")
    return table.until("act", 0).do(0, "start_vote").vote(None, 0, 0, 0, 0).do(3, "pass")


@rule("CUL-236", "CUL-237", "CUL-263")
def test_the_cultists_name_the_prophet() -> None:
    table = prophet_at_stake()
    assert (table.kind, table.asked) == ("name_prophet", [0])
    assert table.match.view(2)["board"]["people"][0]["role"] == "cultist"
    assert table.offered(0, "name") == [(1,), (2,), (3,), (4,)]
    assert table.do(0, "name", 1).reason == "prophet"
    assert table.winners == {"cultist"}


@rule("CUL-236")
def test_named_wrongly() -> None:
    table = prophet_at_stake().do(0, "name", 2)
    assert table.reason == "eliminated"
    assert table.winners == {"prophet", "investigator"}


@rule("CUL-242")
def test_before_the_prophet_is_named_only_the_cultists_talk() -> None:
    table = prophet_at_stake()
    game, match = table.match.game, table.match
    assert [game.may_talk(match.board, seat) for seat in range(5)] == [True] + [False] * 4
    assert table.may_say(0, "suspect", 1)
    assert not table.may_say(1, "suspect", 2)
    table.do(0, "name", 2)
    assert all(game.may_talk(match.board, seat) for seat in range(5))


@rule("CUL-236")
def test_the_prophet_is_named_after_a_win_by_points_too() -> None:
    books = ("pile red: success", "explored: red", "books red: 1", "points: 9")
    table = scene(PROPHET, ACT, "places: red green pink_1 pink_1 pink_1", *books)
    table.do(0, "inspect", "red")
    assert table.kind == "name_prophet"
    assert table.do(0, "name", 1).reason == "prophet"


@rule("CUL-237")
def test_the_cultist_eliminated_last_decides() -> None:
    places = "places: light_blue" + " orange_1" * 7
    table = scene(EIGHT, ACT, places, "first: 2", "ghosts: 1", seats=8)
    table.until("act", 0).do(0, "start_vote").vote(None, None, 0, 0, 0, 0, 0, None)
    assert table.asked == [0]
    places = "places: orange_1 light_blue" + " orange_1" * 6
    second = scene(EIGHT, ACT, places, "first: 2", "ghosts: 0", seats=8)
    second.until("act", 1).do(1, "start_vote").vote(None, None, 1, 1, 1, 1, 1, None)
    assert second.asked == [1]  # though seat 0 comes first in turn order
    books = ("pile red: success", "explored: red", "books red: 1", "points: 12")
    places = "places: red green" + " orange_1" * 6
    points = scene(EIGHT, ACT, places, "first: 1", *books, seats=8)
    points.until("act", 0).do(0, "inspect", "red")
    assert points.asked == [1]  # the first in turn order


@rule("CUL-240")
def test_a_cultist_killed_by_a_card() -> None:
    roles = SEVEN
    places = "places: green red red" + " orange_1" * 4
    table = scene(roles, ACT, places, "first: 2", "ghosts: 0", "gifts: 0>1 dead", seats=7)
    table.do(2, "check", 1)
    assert table.reason == "eliminated"
    first = scene(roles, ACT, places, "first: 2", "gifts: 0>1 dead", seats=7).do(2, "check", 1)
    assert first.s.ghost[1]
    assert first.kind == "vote"
    counted = scene(
        FIVE.replace("cultist investigator", "cultist rookie"), CLEAN, APART, TWO_DEAD
    ).do(0, "declare")
    assert counted.reason == "false_declaration"


@rule("CUL-241")
def test_when_all_are_ghosts_the_match_goes_on() -> None:
    table = scene(SEVEN, "ghosts: 2 3 4 5 6", seats=7)
    table.until_turn(3)
    assert table.reason is None


@rule("CUL-002")
def test_one_team_wins() -> None:
    table = scene(FIVE, CLEAN, APART, "turn: 10").do(0, "pass")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores == (1, 0, 0, 0, 0)
    assert table.match.game.teams(table.match.board) == ["cultists"] + ["investigators"] * 4
