"""Scenarios that make no sense are refused with a word about what is wrong."""

import pytest

from cabale import new_match
from cabale.core import BadOption, ScenarioError

GOOD = {
    "societies": "order brotherhood order brotherhood",
    "professions": "priest doctor thug alchemist",
    "hands": "key | goblet | whip | coat",
}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": "key | goblet | whip"}, "4 hands"),
        ({"hands": "key | goblet | whip | whip"}, "not so many of 'whip'"),
        ({"hands": "key | goblet | whip | hat"}, "no 'hat'"),
        ({"hands": "key | | whip | coat"}, "1 to 6"),
        ({"professions": "priest priest thug alchemist"}, "4 different"),
        ({"societies": "order order order brotherhood"}, "2 of each"),
        ({"active": "4"}, "0 to 3"),
        ({"active": "x"}, "0 to 3"),
        ({"tokens": "1 2"}, "2 seats"),
        ({"tokens": "9 9 0 0"}, "only 12"),
        ({"weather": "storm"}, "no line 'weather'"),
    ],
)
def test_a_bad_line(change: dict[str, str], complaint: str) -> None:
    text = "\n".join(f"{name}: {value}" for name, value in (GOOD | change).items())
    with pytest.raises(ScenarioError, match=complaint):
        new_match("castle", 4, options={"edition": "devil"}, scenario=text)


@pytest.mark.parametrize("rounds", [0, -1, 1001])
def test_rounds_within_reason(rounds: int) -> None:
    with pytest.raises(BadOption, match="1 to 1000"):
        new_match("castle", 4, options={"rounds": rounds})
