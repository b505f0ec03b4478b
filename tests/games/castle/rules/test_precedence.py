"""What the booklet says of cards in general, and how long a match can last."""

import pytest
from tests.games.castle.helpers import duel, hand, may, play, table

from cabale.core import game
from cabale.testing import rule


@rule("CAS-026")
def test_a_card_outranks_the_booklet() -> None:
    match = table("mirror | goblet | whip | coat")
    play(match, 0, "offer", 1, "mirror")
    assert "refuse" not in may(match, 1), "the booklet lets everybody refuse, this card does not"


@rule("CAS-107")
def test_a_profession_may_be_used_in_anothers_turn_unless_its_card_says_otherwise() -> None:
    match = table("key | goblet | whip | coat", "thug alchemist doctor diplomat")
    duel(match, 3, "ad")
    assert "decide defender" in may(match, 1)
    assert not any(choice.startswith("use diplomat") for choice in may(match, 3))


@rule("CAS-129")
def test_a_character_is_no_item() -> None:
    match = table("key | goblet | whip | coat", live=True)
    duel(match, 1, "ad")
    view = match.view(None)["board"]
    assert view["duel"]["sides"] == ["attacker", "defender", "attacker", "defender"]
    assert [len(hand(match, seat)) for seat in range(4)] == [1, 1, 1, 1]


@rule("CAS-025")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_says_when_the_coach_arrives(language: str) -> None:
    (rounds,) = [option for option in game("castle").options if option.name == "rounds"]
    assert rounds.default == 100, "nobody meets it who plays to win"
    assert "castle-option-rounds-text = " in game("castle").words(language)
