"""What gifts, rooms, votes and words leave behind in an observation."""

from typing import Any

from cabale.core.past import Past
from cabale.games.cultists.sight.past import ACTS, RECOLLECTIONS


def fold(*events: tuple[str, dict[str, Any]]) -> dict[tuple[str, int, int], int]:
    past = Past(ACTS)
    for kind, data in events:
        RECOLLECTIONS[kind](past, data)
    return {(ACTS[act].name, who, whom): n for (act, who, whom), (n, _) in past.cells.items()}


def test_who_gave_to_a_victim_is_remembered() -> None:
    found = fold(
        ("encounter", {"place": "green", "seats": [0, 2]}),
        ("gave", {"seat": 0, "target": 2}),
        ("gave", {"seat": 2, "target": 0}),
        ("died", {"seat": 2, "cause": "murder"}),
        ("died", {"seat": 0, "cause": "vote"}),
    )
    assert found == {
        ("met", 0, 2): 1,
        ("met", 2, 0): 1,
        ("gave", 0, 2): 1,
        ("gave", 2, 0): 1,
        ("died", 2, 2): 1,
        ("fed", 0, 2): 1,
        ("voted out", 0, 0): 1,
    }


def test_who_laid_a_card_where_a_bad_one_came_up() -> None:
    found = fold(
        ("added", {"seat": 1, "room": "green"}),
        ("added", {"seat": 2, "room": "red"}),
        ("inspected", {"seat": 0, "room": "green", "card": "fail"}),
        ("added", {"seat": 3, "room": "green"}),
        ("inspected", {"seat": 0, "room": "green", "card": "success"}),
    )
    assert found["laid bad", 1, 1] == 1
    assert found["laid good", 1, 1] == found["laid good", 3, 3] == 1
    assert ("laid bad", 2, 2) not in found
    assert ("laid bad", 3, 3) not in found


def test_votes_and_words() -> None:
    found = fold(
        ("voted", {"votes": [1, None, 1], "double": None}),
        ("said", {"seat": 0, "claim": ["vote_for", 2]}),
        ("said", {"seat": 0, "claim": ["saw_dead", 1]}),
        ("said", {"seat": 0, "claim": ["may_use", "red"]}),
    )
    assert found == {
        ("voted", 0, 1): 1,
        ("no vote", 1, 1): 1,
        ("voted", 2, 1): 1,
        ("said suspect", 0, 2): 1,
        ("said saw_dead", 0, 1): 1,
    }
