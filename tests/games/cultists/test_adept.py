"""The adept: fair, and better than the novice on both sides."""

from typing import Any

import pytest
from tests.games.cultists.scene import APART, FIVE, scene

from cabale.core import game
from cabale.games.cultists.adept import Adept
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, {}), (6, {"automa": True}), (8, {"roles": "expert"})]
)
def test_the_adept_cannot_tell_worlds_apart(seats: int, options: dict[str, Any]) -> None:
    check_fair(Case(game("cultists"), seats, options), Adept, 3)


def test_who_is_ahead_follows_kills_and_points() -> None:
    def cultists(*lines: str) -> float:
        table = scene(FIVE, APART, *lines)
        chances = table.match.game.standing(table.match.table)
        assert chances is not None
        assert chances[1:] == pytest.approx([1 - chances[0]] * 4)
        return chances[0]

    start = cultists()
    assert 0 < cultists("points: 8") < start < cultists("gifts: 0>1 dead, 0>2 dead") < 1
    assert cultists("gifts: 0>1 dead, 0>2 dead, 0>3 dead") > 0.8
