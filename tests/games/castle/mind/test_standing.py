"""How the societies stand: cards, and having all that is needed, count."""

from tests.games.castle.helpers import table

from cabale.games.castle import GAME
from cabale.games.castle.mind.standing import standing
from cabale.games.castle.rules.state import CastleState


def chances(hands: str) -> list[float]:
    match = table(hands, societies="order order brotherhood brotherhood", edition="coach")
    assert isinstance(match.state, CastleState)
    assert GAME.mind.standing(match.board) == standing(match.state)
    return standing(match.state)


def test_members_of_a_society_stand_alike_and_against_the_other() -> None:
    order, fellow, foe, other = chances("key | whip dagger coat | key | goblet")
    assert order == fellow
    assert foe == other
    assert order + foe == 1
    assert order > 0.5, "more cards"


def test_all_keys_among_the_order_are_better_than_one_with_a_foe() -> None:
    complete = chances("key key | key | whip | goblet")[0]
    short = chances("key key | whip | key | goblet")[0]
    assert complete > short > 0.5
