"""Positions in a few lines."""

import pytest
from tests.games.abyss.scene import scene

from cabale.core import ScenarioError
from cabale.games.abyss.rules.components import EXPLORATION_CARDS


def test_all_that_is_not_named_is_somewhere() -> None:
    at = scene(3, hands="crab-1 | squid-5 | ", lords="slaver | | ", court="keeper", tokens="4 | | ")
    census = at.match.game.census(at.match.board)
    fresh = scene(3).match
    assert sorted(census) == sorted(fresh.game.census(fresh.board))
    assert len(at.s.deck) == len(EXPLORATION_CARDS) - 2


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ({"hand": "crab-1 |"}, "no line 'hand'"),
        ({"hands": "crab-1"}, "1 parts for 2 seats"),
        ({"hands": "crab-6 |"}, "no 'crab-6'"),
        ({"hands": "crab-5 | crab-5"}, "not so many of 'crab-5'"),
        ({"hands": "monster |"}, "a Monster lies only"),
        ({"lords": "slaver | slaver"}, "not so many of 'slaver'"),
        ({"pearls": "x | 1"}, "'pearls' is 0 to"),
        ({"threat": "7"}, "'threat' is 1 to 6"),
        ({"turn": "2"}, "'turn' is 0 to 1"),
        ({"track": "crab-1 crab-1 crab-2 crab-3 crab-4"}, "no space"),
        ({"court": "keeper miller reaper shepherd sage elder hermit"}, "6 slots"),
        ({"tokens": "4 4 | 4"}, "not so many monster tokens"),
        ({"tokens": "5 |"}, "'tokens' is 2 to 4"),
        ({"keys": "9 | 9"}, "10 key tokens"),
    ],
)
def test_bad_lines_are_explained(lines: dict[str, str], complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        scene(2, **lines)
