"""Encounters: who meets, what changes hands, who may know."""

import pytest
from tests.games.cultists.scene import FIVE, SEVEN, Scene, scene

from cabale.core import IllegalChoice
from cabale.testing import rule

TWO = "places: dark_blue_1 red green light_blue pink_1"
DARK = "power: off"


def met(table: Scene) -> list[list[int]]:
    return [event["seats"] for event in table.events(None, "encounter")]


@rule("CUL-090", "CUL-091", "CUL-094")
def test_two_meet_and_both_give_one_card() -> None:
    table = scene(FIVE, TWO).do(0, "go", "red")
    assert met(table) == [[0, 1]]
    table.do(0, "give", "dead", 1)
    assert table.pulse(1) == (1, 1)
    assert table.pulse(0) == (2, 0)
    assert table.hand(0) == [4, 2, 2, 4, 2]
    assert table.hand(1) == [6, 0, 8, 0, 0]
    assert [gift[1:3] for gift in table.s.gifts] == [(0, 1), (1, 0)]


@rule("CUL-090", "CUL-100")
def test_on_the_way_too_and_the_mover_goes_on() -> None:
    table = scene(FIVE, TWO).do(0, "go", "red").do(0, "give", "alive", 1)
    assert table.match.prompt(0)["points"] == 2
    table.do(0, "go", "light_blue")
    assert met(table) == [[0, 1], [0, 3]]
    table.do(0, "give", "dead", 3).do(0, "stop", "light_blue")
    assert table.asked == [1]


@rule("CUL-090")
def test_leaving_triggers_nothing() -> None:
    table = scene(FIVE, "places: red red red green light_blue")
    table.do(0, "go", "dark_blue_1").do(0, "stop", "dark_blue_1")
    assert met(table) == []
    assert sum(table.s.pulse_size) == 5


@rule("CUL-090")
def test_coming_back_is_arriving_again() -> None:
    table = scene(FIVE, TWO).do(0, "go", "red").do(0, "give", "alive", 1)
    table.do(0, "go", "corridor_central").do(0, "go", "red")
    assert met(table) == [[0, 1], [0, 1]]


@rule("CUL-091")
def test_three_in_the_light_are_no_encounter() -> None:
    table = scene(FIVE, "places: dark_blue_1 red red green light_blue").do(0, "go", "red")
    assert met(table) == []


@rule("CUL-092", "CUL-095")
def test_in_the_dark_all_meet_and_choose_whom_to_give() -> None:
    table = scene(FIVE, "places: dark_blue_1 red red green light_blue", DARK)
    table.do(0, "go", "red")
    assert met(table) == [[0, 1, 2]]
    assert sorted(table.asked) == [0, 1, 2]
    assert table.offered(0, "give") == [("alive", 1), ("alive", 2), ("dead", 1), ("dead", 2)]
    assert table.offered(1, "give") == [("alive", 0), ("alive", 2)]
    table.do(0, "give", "dead", 2).do(1, "give", "alive", 2).do(2, "give", "alive", 1)
    assert table.s.pulse_size == [1, 2, 3, 1, 1]
    assert table.pulse(2) == (2, 1)


@rule("CUL-092")
def test_a_pair_in_the_dark_meets_as_well() -> None:
    table = scene(FIVE, TWO, DARK).do(0, "go", "red")
    assert met(table) == [[0, 1]]


@rule("CUL-093")
def test_ghosts_are_not_counted() -> None:
    table = scene(FIVE, "places: dark_blue_1 red red green light_blue", "ghosts: 2")
    table.do(0, "go", "red")
    assert met(table) == [[0, 1]]
    alone = scene(FIVE, TWO, "ghosts: 1").do(0, "go", "red")
    assert met(alone) == []


@rule("CUL-096", "CUL-097")
def test_who_gave_is_public_and_what_was_given_is_not() -> None:
    table = scene(FIVE, TWO).do(0, "go", "red").do(0, "give", "dead", 1)
    for seat in (None, 1, 2, 3, 4):
        gave = [e for e in table.events(seat, "gave") if e["seat"] == 0]
        assert gave == [{"kind": "gave", "seat": 0, "target": 1}]
        gift = {"turn": 1, "giver": 0, "target": 1}
        assert gift in table.match.view(seat)["board"]["gifts"]
    assert table.events(0, "gave")[0]["pulse"] == "dead"
    assert table.match.view(0)["board"]["me"]["gave"] == [{"turn": 1, "target": 1, "card": "dead"}]
    assert table.match.view(1)["board"]["people"][1]["pulse"] == 2


@rule("CUL-097", "CUL-293")
def test_at_a_live_table_all_who_hold_a_card_are_asked_at_once() -> None:
    table = scene(FIVE, TWO, live=True).do(0, "go", "red")
    assert table.asked == [0, 1]
    table.do(1, "give", "alive", 0)
    assert table.s.gifts == []
    assert table.match.view(0)["asked"] == [0, 1]
    table.do(0, "give", "dead", 1)
    assert len(table.s.gifts) == 2


@rule("CUL-293")
def test_a_simulation_that_spares_the_forced_looks_the_same() -> None:
    table = scene(FIVE, TWO, "first: 1", "turn: 5")
    table.do(0, "go", "red")
    assert table.asked == [0]
    for seat in range(5):
        assert sorted(table.match.view(seat)["asked"]) == [0, 1]


@rule("CUL-098")
def test_an_empty_hand_gives_nothing_and_receives() -> None:
    table = scene(FIVE, TWO, "hand 1: 0 0 8 0 0!").do(0, "go", "red").do(0, "give", "dead", 1)
    assert table.pulse(1) == (1, 1)
    assert table.pulse(0) == (1, 0)
    assert table.happened("gave_nothing")
    live = scene(FIVE, TWO, "hand 1: 0 0 8 0 0!", live=True).do(0, "go", "red")
    assert live.asked == [0]


@rule("CUL-099", "CUL-063")
def test_only_what_is_in_hand_can_be_given() -> None:
    table = scene(FIVE, TWO, "hand 0: 0 2 2 4 2!").do(0, "go", "red")
    assert table.pulse(1) == (1, 1)  # it had only Dead cards left
    full = scene(FIVE, TWO).do(0, "go", "red")
    assert full.offered(0, "give") == [("alive", 1), ("dead", 1)]
    with pytest.raises(IllegalChoice):
        full.do(0, "give", "alive", 2)


@rule("CUL-101")
def test_the_hidden_dead_live_on() -> None:
    table = scene(FIVE, TWO, "pulses: alive dead alive alive alive").do(0, "go", "red")
    assert met(table) == [[0, 1]]
    table.do(0, "give", "alive", 1).do(0, "stop", "red")
    assert table.may(1, "go", "light_blue")


def test_two_cultists_may_give_each_other_dead_cards() -> None:
    table = scene(SEVEN, "places: dark_blue_1 red" + " green" * 5, seats=7).do(0, "go", "red")
    assert sorted(table.asked) == [0, 1]
    table.do(1, "give", "dead", 0).do(0, "give", "alive", 1)
    assert table.pulse(0) == (0, 1)
