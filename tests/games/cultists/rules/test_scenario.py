"""Scenarios say what is wrong with them."""

from random import Random

import pytest
from tests.games.cultists.scene import APART, FIVE, scene

from cabale.core import ScenarioError
from cabale.games.cultists.rules.components import FAIL, SABOTAGE
from cabale.games.cultists.rules.steps.rooms import draw_pile_card
from cabale.testing.conformance import Case, cases
from cabale.testing.positions import check_positions

LAID = (
    "laid: start dark_blue_1 fail, start dark_blue_2 sabotage, start green success, "
    "start light_blue success, start orange_1 fail, start orange_2 success, start pink_1 success, "
    "start pink_2 success, start red fail, passage_start passage success, "
    "passage_start passage fail"
)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("weather: fine",), "there is no line 'weather'"),
        (("roles: cultist investigator",), "5 characters with 1 Cultists"),
        (("roles: villain",), "'villain' is not one of"),
        (("places: red red",), "one for each of 5 characters"),
        (("places: red red red red moon",), "has no place 'moon'"),
        (("turn: 12",), "a number below 11"),
        (("first: x",), "a number below 5"),
        (("begin: lunch",), "line .*, begin: one of movement, event"),
        (("routes: 1 1 2 3 4",), "5 different numbers"),
        (("pulses: alive",), "one card for each of 5"),
        (("gifts: 1>0 dead",), "1 has no dead card"),
        (("pile green: sabotage", "pile red: sabotage"), "no such starting card is left"),
        (("pile green: fail sabotage sabotage",), "the draw pile has no sabotage left"),
        (("tokens: pink_1",), "no Cultist token goes to 'pink_1'"),
        (("hand 0: 1 2",), "five numbers"),
        (("points: 10",), "a number below 10"),
        (("books green: 4",), "a number below 4"),
        (("pile green: fail success@7",), "line .*, pile green: a number below 5"),
        (("pile green: fail sabotage@1",), "line .*, pile green: 1 has no sabotage card"),
        (("pile green: fail success?",), "line .*, pile green: 'success\\?' is not one of"),
        (("passage: success fail sabotage@1",), "line .*, passage: 1 has no sabotage card"),
        (("clock: mirror mirror", "turn: 2"), "line .*, clock: there is no mirror token left"),
        (("clock: mirror", "turn: 3"), "line .*, clock: 2 or 3 tokens were drawn, not 1"),
        (("clock: mirror", "bag: mirror"), "line .*, bag: there are fewer than 1 mirror"),
        (("portal: shut 3",), "line .*, portal: 'shut' is not one of closed, lost"),
        (("no_exchange: x",), "line .*, no_exchange: a number"),
        (("looks: ,",), "line .*, looks: two characters are needed"),
        (("looks: 1>2 put_back 1",), "line .*, looks: a number below 1"),
        (("tokens: pink_1!",), "no Cultist token goes to 'pink_1'"),
        (("power: of",), "'of' is not one of off, on"),
        (("vote: actve",), "'actve' is not one of"),
        (("fishman: lake",), "'lake' is not one of"),
        (("begin: action x",), "a number below 5"),
        (("begin: encounter moon",), "no place 'moon'"),
        (("begin: encounter red", APART), "nobody meets in red"),
        (("turn: 0",), "1 at least"),
        (("roles: cultist rookie rookie investigator investigator",), "one rookie marker only"),
        (("ghosts: 1 1",), "1 is named twice"),
        (("ghosts: 0",), "the match is over when all Cultists are ghosts"),
        (("gifts: 0>0 alive",), "0 cannot do that to itself"),
        (("gifts: 0 alive",), "two characters are needed"),
        (("pulses: dead alive alive alive alive",), "a Cultist never starts dead"),
        (("pulses: alive dead dead alive alive",), "there are 1 Dead cards"),
        (("bag: mirror mirror",), "fewer than 2 mirror tokens"),
        (("bag: mirror | mirror",), "fewer than 2 mirror tokens"),
        (("removed: 1 mirror, 2 mirror",), "there is no mirror token left"),
        (("event: mirror",), "as the event that it repeats"),
        (("hand 1: 8 0 8 0 0",), "7 alive cards at most"),
        (("hand 1: 7 1 8 0 0",), "0 dead cards at most"),
        (("passage: sabotage fail",), "begins with one success and one fail"),
        (("explored: corridor_west",), "is a corridor"),
        (("explored: red red",), "named twice"),
        (("dangerous: red",), "red is not explored"),
        (("pile red: success success success",), "the room is explored; say so"),
        (("books red: 0", "pile red: success"), "its pile has left"),
        (("portal: 2", "turn: 3"), "3 at least"),
        (("looks: 1>2 revealed",), "2 is no ghost with a Dead card"),
        (("gifts: 0>2 dead", "looks: 1>2 put_back"), "1 is no Cultist"),
        (("not 1: investigator",), "1 is the investigator"),
        (("draw_pile: fail",), "the cards on top, then"),
        (("draw_pile: sabotage sabotage ...",), "fewer than 2 sabotage cards"),
        (("hidden: red purple",), "'purple' is not one of"),
        (("explored: red", "hidden: red plain"), "is known, or named twice"),
        (("hand 1: 6 0 8 0 0",), "line 2, hand 1: of 7 alive cards 1 would vanish"),
        (("laid: start red success",), "line 2, laid: the starting cards of the rooms"),
        (("laid: red",), "line 2, laid: who, where and which card"),
        (("laid: 1 red sabotage t1",), "line 2, laid: 1 has no sabotage card"),
        ((LAID + ", draw_pile red sabotage, draw_pile red sabotage",), "laid: the draw pile has"),
        ((LAID, "pile red: 0"), "line 3, pile red: card 0 was not laid there"),
        ((LAID, "unshuffled: red 2"), "line 3, unshuffled: a number below 2"),
        ((LAID, "showed: red success 3"), "line 3, showed: a pile, a card, two numbers"),
        ((LAID, "showed: red success 3 1"), "line 3, showed: card 1 is no success of red"),
        (("gifts: 1>2 alive t11",), "line 2, gifts: a number below 11"),
        (("votes: 1 2 t1",), "line 2, votes: one of each of 5 seats"),
        (("votes: 1* 2* 0 0 0 t1",), "line 2, votes: one of each"),
        (("walks: 9 0 t1",), "line 2, walks: a number below 5"),
        (("walks: 1 4 t1",), "line 2, walks: a number below 1"),
        (("room_acts: 1 purple t1",), "line 2, room_acts: 'purple' is not one of"),
        (("room_acts: 1 red angel t1",), "line 2, room_acts: who, and which colour"),
        (("turn_end: weather fine",), "line 2, turn_end: 'weather' is neither"),
        (("pyromaniac: weather fine",), "line 2, pyromaniac: 'weather' is none of"),
        (("acted: 9",), "line 2, acted: a number below 5"),
        (("removed: 1 mirror", "held: mirror"), "line 3, held: there is no mirror token left"),
        (("ending: perhaps",), "line 2, ending: 'perhaps' is not one of"),
    ],
)
def test_a_scenario_that_makes_no_sense(lines: tuple[str, ...], message: str) -> None:
    base = () if lines[0].startswith("roles") else (FIVE.splitlines()[0],)
    with pytest.raises(ScenarioError, match=message):
        scene(*base, *lines)


def test_a_refusal_names_the_line() -> None:
    with pytest.raises(ScenarioError, match=r"^line 4, power: 'of' is not one of off, on"):
        scene(FIVE, "# the lights are out", "power: of")


def test_there_are_no_dangers_in_a_first_game() -> None:
    for line in ("fishman: in", "tokens: red", "passage: success fail"):
        with pytest.raises(ScenarioError, match="in a first game"):
            scene(FIVE, line, roles="first-game")


def test_what_is_on_top_comes_first_and_nobody_knows_it() -> None:
    lines = (APART, "bag: connection_lost lightning ...", "draw_pile: sabotage fail ...")
    for seed in range(5):
        table = scene(FIVE, "begin: event", *lines, seed=str(seed))
        assert sum(table.s.bag) == 11
        assert table.events(None, "event")[0]["token"] == "connection_lost"
        assert [draw_pile_card(table.match.board) for _ in range(2)] == [SABOTAGE, FAIL]
    worlds = [scene(FIVE, *lines).match.imagine(1, Random(i)) for i in range(5)]
    assert all(world.state.next_tokens == () for world in worlds)  # type: ignore[attr-defined]
    assert all(world.state.next_cards == () for world in worlds)  # type: ignore[attr-defined]
    two = scene(FIVE, "begin: event", APART, "bag: mirror | lightning")
    assert two.events(None, "event")[0]["token"] == "mirror"
    assert sum(two.s.bag) == 1


def test_a_hidden_room_token_is_what_was_said() -> None:
    pile = ("pile dark_blue_1: fail success", "begin: action")
    for word in ("dangerous", "plain"):
        for seed in range(5):
            hidden = f"hidden: dark_blue_1 {word}, red dangerous"
            table = scene(FIVE, APART, *pile, hidden, seed=str(seed))
            table.do(0, "add", "dark_blue_1", "fail")
            assert table.events(None, "explored")[0]["dangerous"] == (word == "dangerous")
            assert sum(table.s.room_tokens) == 8


def test_a_match_begins_in_the_middle() -> None:
    together = "places: red red green green pink_1"
    assert scene(FIVE, together, "first: 0", "begin: movement 2").asked == [2]
    acting = scene(FIVE, together, "first: 0", "begin: action 3")
    assert acting.asked == [3]
    assert acting.s.acted == [1, 1, 1, 1, 0]
    meeting = scene(FIVE, together, "begin: encounter green", live=True)
    assert (meeting.kind, meeting.asked) == ("encounter", [2, 3])
    assert scene(FIVE, together, "begin: vote 1").kind == "vote"
    looking = scene(FIVE, together, "begin: look 0>1", "gifts: 0>1 dead")
    assert (looking.kind, looking.asked) == ("found", [0])
    assert looking.may(0, "put_back")


def test_what_is_known_already() -> None:
    table = scene(
        "roles: cultist investigator rookie assassin investigator",
        APART,
        "gifts: 0>4 dead",
        "ghosts: 4",
        "looks: 1>4 revealed, 1>2 put_back",
        "shown: 3",
        "not 1: rookie assassin",
        "removed: 2 mirror",
    )
    sees = table.match.view(1)["board"]
    assert [look["result"] for look in sees["looks"]] == ["revealed", "put_back"]
    assert [look["dead"] for look in sees["me"]["saw"]] == [1, 0]
    assert sees["people"][3]["role"] == "assassin"
    assert sees["people"][1]["could_be"] == ["investigator", "cultist"]
    assert sees["people"][4]["dead_open"]
    assert sees["removed_tokens"] == [2]
    for number in range(20):
        world = table.match.imagine(1, Random(number))
        assert world.view(1) == table.match.view(1)


def test_lines_are_taken_as_they_stand() -> None:
    table = scene(
        FIVE,
        APART,
        "turn: 3",
        "begin: action",
        "passage: success fail sabotage",
        "explored: red green",
        "dangerous: green",
        "pile green: fail success",
        "bag: mirror lightning",
        "vote: inactive",
        "hand 2: 1 0 2 0 0!",
    )
    assert table.s.cards[table.s.passage[-1]][3] == SABOTAGE
    assert table.s.dangerous[table.at("green")]
    assert table.s.room_tokens == [4, 3]
    assert table.pile("green") == [1, 0]
    assert sum(table.s.bag) == 2
    assert table.hand(2) == [1, 0, 2, 0, 0]
    assert table.kind == "act"


@pytest.mark.parametrize("case", cases("cultists"), ids=str)
def test_a_position_written_out_and_read_again_is_the_same(case: Case) -> None:
    assert check_positions(case, 1)


def test_the_past_is_what_the_table_remembers() -> None:
    lines = (APART, "turn: 3", "gifts: 1>2 alive t1", "votes: 1 0 - 2* 1 t2", "walks: 0 1 t2")
    table = scene(FIVE, *lines, f"{LAID}, 1 green success t2", "room_acts: 1 green t2")
    board = table.match.view(0)["board"]
    assert board["gifts"] == [{"turn": 1, "giver": 1, "target": 2}]
    assert board["votes"] == [{"turn": 2, "votes": [1, 0, None, 2, 1], "double": 3}]
    assert board["walks"][0] == {"turn": 2, "character": 0, "gifts": 1}
    assert board["laid"] == [{"turn": 2, "source": 1, "pile": "green"}]
    assert board["room_acts"] == [{"turn": 2, "character": 1, "colour": "green", "ghost": False}]
    assert table.hand(1) == [6, 0, 7, 0, 0]
