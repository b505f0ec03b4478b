"""What is said ahead: what one gives to whom one meets, and how one votes."""

from typing import Any

from tests.games.cultists.scene import FIVE, Scene, scene

from cabale.games.cultists.rules.orders import MeetingOrders

ORDERS = MeetingOrders()
TWO = "places: dark_blue_1 red green light_blue pink_1"


def answer(table: Scene, seat: int, *words: Any) -> str | None:
    match = table.match
    order = ORDERS.catalogue(match.seats).from_json(list(words))
    choice = ORDERS.answer(match.board, seat, order)
    return str(choice) if choice in match.decisions[seat].choices else None


def test_whoever_meets_the_one_named_gives_that_card() -> None:
    table = scene(FIVE, TWO).do(0, "go", "red")
    assert answer(table, 0, "give", "dead", 1) == "give dead 1"
    assert answer(table, 0, "give", "alive", 1) == "give alive 1"
    assert answer(table, 0, "give", "alive", 2) is None
    assert answer(table, 0, "abstain") is None
    every = ORDERS.catalogue(5)[1:]
    assert not any(ORDERS.covers(table.match.board, 0, order) for order in every)
    give = ORDERS.catalogue(5)("give", "alive", 0)
    assert not ORDERS.stands(table.match.board, 0, give)
