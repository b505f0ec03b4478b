"""What duels, trades and words of the Castle leave behind in an observation."""

from typing import Any

from cabale.core.past import Past
from cabale.games.castle.sight.past import ACTS, RECOLLECTIONS


def fold(*events: tuple[str, dict[str, Any]]) -> dict[tuple[str, int, int], int]:
    past = Past(ACTS)
    for kind, data in events:
        RECOLLECTIONS[kind](past, data)
    return {(ACTS[act].name, who, whom): n for (act, who, whom), (n, _) in past.cells.items()}


def test_a_side_in_a_duel_is_for_one_and_against_the_other() -> None:
    found = fold(
        ("saw_society", {"seat": 2, "target": 1}),
        ("challenged", {"seat": 0, "target": 1}),
        ("supported", {"seat": 2, "side": "defender"}),
        ("supported", {"seat": 3, "side": "attacker"}),
        ("abstained", {"seat": 4}),
        ("showed", {"seat": 2, "item": "dagger"}),
        ("showed", {"seat": 0, "item": "dagger"}),
    )
    assert found == {
        ("looked", 2, 1): 1,
        ("challenged", 0, 1): 1,
        ("backed knowing", 2, 1): 1,
        ("opposed", 2, 0): 1,
        ("backed", 3, 0): 1,
        ("opposed", 3, 1): 1,
        ("abstained", 4, 0): 1,
        ("abstained", 4, 1): 1,
        ("pushed knowing", 2, 1): 1,
    }


def test_who_stops_a_duel_or_its_result_helps_the_one_behind() -> None:
    duel = ("challenged", {"seat": 0, "target": 1})
    found = fold(duel, ("interrupted", {"seat": 2, "target": 0}))
    assert found["backed", 2, 1] == found["opposed", 2, 0] == 1
    found = fold(duel, ("count", {"attack": 2, "defence": 4}), ("cancelled", {"seat": 3}))
    assert found["backed", 3, 0] == found["opposed", 3, 1] == 1
    found = fold(duel, ("count", {"attack": 2, "defence": 2}), ("cancelled", {"seat": 3}))
    assert ("backed", 3, 0) not in found
    found = fold(duel, ("cancelled", {"seat": 0}), ("supported", {"seat": 1, "side": "attacker"}))
    assert found == {("challenged", 0, 1): 1}, "a duellist takes no side"


def test_what_is_offered_by_who_knows_the_other_is_told_apart() -> None:
    offer = ("offered", {"seat": 0, "target": 1})
    found = fold(offer, ("saw_society", {"seat": 0, "target": 1}), offer)
    assert found == {("offered", 0, 1): 1, ("looked", 0, 1): 1, ("offered knowing", 0, 1): 1}


def test_words_and_what_is_shown() -> None:
    found = fold(
        ("said", {"seat": 0, "claim": ["member", "order"]}),
        ("said", {"seat": 0, "claim": ["has_society", 2, "brotherhood"]}),
        ("said", {"seat": 1, "claim": ["doubt", 0]}),
        ("said", {"seat": 1, "claim": ["help"]}),
        ("revealed", {"seat": 2}),
        ("said", {"seat": 1, "claim": ["believe", 2]}),
    )
    assert found == {
        ("said order", 0, 0): 1,
        ("said brotherhood", 0, 2): 1,
        ("suspected", 1, 0): 1,
        ("revealed", 2, 2): 1,
        ("trusted knowing", 1, 2): 1,
    }
