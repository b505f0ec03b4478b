"""What people say of items, professions and plans, and how far a bot goes by it."""

import pytest
from tests.games.castle.helpers import events, play, table

from cabale import Match
from cabale.core import Choice
from cabale.games.castle import GAME
from cabale.games.castle.mind.adept import challenge, heeded, turn
from cabale.games.castle.mind.estimate import Estimate
from cabale.games.castle.mind.rumours import Rumours
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.components import ITEM
from cabale.games.castle.rules.hands import see_society

FRIEND, FOE, OTHER = 1, 2, 3


@pytest.fixture
def four() -> Match:
    """Seat 0 has seen a friend's card and a foe's."""
    match = table(
        "key whip | key | dagger | gloves",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    see_society(match.board, 0, FRIEND)
    see_society(match.board, 0, FOE)
    return match


def mind(match: Match) -> Estimate:
    witness = Witness(0, match.seats, match.board.options)
    witness.read(match.view(0), events(match, 0))
    return Estimate(match.view(0), witness)


def say(match: Match, seat: int, verb: str, *args: int | str) -> None:
    match.say(seat, GAME.claim_catalogue(4)(verb, *args))


def keys_of(match: Match, seat: int) -> float:
    return sum(trail[seat] for trail in mind(match).cards("key"))


@pytest.mark.parametrize("item", ["key", "gloves"])
def test_a_friend_who_says_that_somebody_lacks_an_item_makes_it_less_likely(
    four: Match, item: str
) -> None:
    before = mind(four).likely(item, OTHER)
    say(four, FRIEND, "lacks", OTHER, item)
    assert mind(four).likely(item, OTHER) < before


def test_who_says_that_he_lacks_an_item_is_believed_as_far_as_he_is_a_friend(four: Match) -> None:
    before = [keys_of(four, seat) for seat in range(4)]
    say(four, FRIEND, "lack", "key")
    say(four, FOE, "lack", "key")
    after = [keys_of(four, seat) for seat in range(4)]
    assert after[FRIEND] < before[FRIEND]
    assert before[FOE] <= after[FOE] < 1.2 * before[FOE]


def test_a_liar_moves_nothing_and_no_word_moves_what_was_seen(four: Match) -> None:
    before = mind(four).likely("gloves", OTHER)
    say(four, FOE, "lacks", OTHER, "gloves")
    assert mind(four).likely("gloves", OTHER) == before
    say(four, FRIEND, "lacks", 0, "whip")
    assert mind(four).likely("whip", 0) == pytest.approx(1.0)


def test_what_was_lacking_may_have_come_since() -> None:
    rumours, trust = Rumours(0, 4), [1.0, 0.9, 0.1, 0.5]
    even = [0.0, 0.25, 0.25, 0.25]
    key = ITEM["key"]
    rumours.hear(FRIEND, ["lacks", OTHER, "key"])
    assert rumours.where(key, even, trust)[OTHER] < 0.15 < 0.25 < rumours.where(key, even, trust)[1]
    rumours.came(FOE)
    assert rumours.where(key, even, trust)[OTHER] < 0.15
    rumours.came(OTHER)
    assert rumours.where(key, even, trust) == even


def test_a_profession_is_reckoned_with_when_a_friend_names_it(four: Match) -> None:
    before = mind(four).winning(OTHER)
    say(four, FOE, "has_profession", OTHER, "grand_master")
    assert mind(four).winning(OTHER) == pytest.approx(before, abs=0.02)
    say(four, FRIEND, "has_profession", OTHER, "grand_master")
    assert mind(four).winning(OTHER) < before - 0.05


def test_a_friend_who_wants_to_trade_is_heeded_until_he_had_his_offer(four: Match) -> None:
    def offer(to: int) -> float:
        return turn(mind(four), choice(four, "offer", to, "whip"))

    before = offer(FRIEND), offer(FOE)
    say(four, FRIEND, "trade_with", 0)
    say(four, FOE, "trade_with", 0)
    assert offer(FRIEND) > before[0]
    assert offer(FOE) == before[1]
    play(four, 0, "offer", FRIEND, "whip")
    assert heeded(mind(four), FRIEND) == 0


def choice(match: Match, *words: int | str) -> Choice:
    return next(one for one in match.decisions[0].choices if one.to_json() == list(words))


def test_a_foe_who_will_announce_is_challenged_sooner_and_a_friend_gets_our_cards(
    four: Match,
) -> None:
    before = mind(four)
    say(four, FOE, "will_announce")
    say(four, FRIEND, "will_announce")
    after = mind(four)
    assert challenge(after, FOE) > challenge(before, FOE)
    assert challenge(after, FRIEND) == pytest.approx(challenge(before, FRIEND), abs=0.1)
    assert after.gathering(FRIEND) >= before.gathering(FRIEND)
