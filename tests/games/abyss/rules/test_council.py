"""Chapter 7: the support of the Council."""

import pytest
from tests.games.abyss.scene import scene

from cabale.testing import rule


@rule("ABY-070")
def test_a_whole_stack_goes_to_the_hand() -> None:
    at = scene(council="crab-1 crab-1 crab-4 squid-2", hands="squid-5 |").do("support crab")
    assert at.hand(0) == ["crab-1", "crab-1", "crab-4", "squid-5"]
    assert at.view(1)["council"]["crab"] == 0
    assert at.view(1)["council"]["squid"] == 1


@rule("ABY-070", "ABY-220")
def test_only_the_taker_is_shown_the_cards() -> None:
    at = scene(council="crab-1 crab-4").do("support crab")
    assert at.told("supported", 0)[0]["allies"] == ["crab-1", "crab-4"]
    for other in (1, None):
        assert at.told("supported", other) == [
            {"kind": "supported", "seat": 0, "race": "crab", "number": 2}
        ]


@rule("ABY-070")
def test_looking_cannot_be_taken_back() -> None:
    at = scene(lords="slaver |", council="crab-1 crab-4").do("support crab")
    assert at.asked == (0,)
    assert not at.match.can_undo(0)


@rule("ABY-071")
@pytest.mark.parametrize("race", ["jellyfish", "seahorse", "shellfish", "squid"])
def test_an_empty_stack_cannot_be_chosen(race: str) -> None:
    at = scene(council="crab-1")
    assert at.why(f"support {race}") == ("empty-stack", "ABY-071")
