"""The adept: fair, and better than the novice on both sides."""

from typing import Any

import pytest

from cabale.core import game
from cabale.games.cultists.adept import Adept
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, {}), (6, {"automa": True}), (8, {"roles": "expert"})]
)
def test_the_adept_cannot_tell_worlds_apart(seats: int, options: dict[str, Any]) -> None:
    check_fair(Case(game("cultists"), seats, options), Adept, 3)
