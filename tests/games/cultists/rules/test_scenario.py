"""Scenarios say what is wrong with them."""

import pytest
from tests.games.cultists.scene import APART, FIVE, scene

from cabale.core import ScenarioError
from cabale.games.cultists.rules.components import SABOTAGE


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
        (("phase: lunch",), "phase is one of"),
        (("routes: 1 1 2 3 4",), "5 different numbers"),
        (("pulses: alive",), "one card for each of 5"),
        (("gifts: 1>0 dead",), "1 has no dead card"),
        (("pile green: sabotage", "pile red: sabotage"), "no such starting card is left"),
        (("pile green: fail sabotage sabotage",), "the draw pile has no sabotage left"),
        (("tokens: pink_1",), "no Cultist token goes to 'pink_1'"),
        (("hand 0: 1 2",), "five numbers"),
        (("points: 10",), "a number below 10"),
        (("books green: 4",), "a number below 4"),
    ],
)
def test_a_scenario_that_makes_no_sense(lines: tuple[str, ...], message: str) -> None:
    base = () if lines[0].startswith("roles") else (FIVE.splitlines()[0],)
    with pytest.raises(ScenarioError, match=message):
        scene(*base, *lines)


def test_lines_are_taken_as_they_stand() -> None:
    table = scene(
        FIVE,
        APART,
        "turn: 3",
        "phase: action",
        "passage: success fail sabotage",
        "explored: red green",
        "dangerous: green",
        "pile green: fail success",
        "bag: mirror mirror",
        "vote: inactive",
        "hand 2: 1 0 2 0 0",
    )
    assert table.s.cards[table.s.passage[-1]][3] == SABOTAGE
    assert table.s.dangerous[table.at("green")]
    assert table.s.room_tokens == [4, 3]
    assert table.pile("green") == [1, 0]
    assert sum(table.s.bag) == 2
    assert table.hand(2) == [1, 0, 2, 0, 0]
    assert table.kind == "act"
