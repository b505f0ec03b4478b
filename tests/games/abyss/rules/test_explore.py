"""Chapter 5: exploring the depths."""

import pytest
from tests.games.abyss.scene import scene

from cabale.games.abyss.rules.components import MONSTER, ally
from cabale.testing import rule


@rule("ABY-040")
def test_cards_fill_the_track_from_the_deck_outwards() -> None:
    at = scene(pearls="1 | 0", deck="crab-1 squid-2 crab-3").do("explore", "go_on")
    assert at.view(1)["track"] == ["crab-1", "squid-2"]
    assert [(e["card"], e["space"]) for e in at.told("revealed")] == [("crab-1", 1), ("squid-2", 2)]


@rule("ABY-041", "ABY-042")
def test_opponents_are_asked_clockwise_and_the_first_to_buy_ends_the_offer() -> None:
    at = scene(4, turn="1", deck="crab-4 monster").do("explore")
    assert (at.asked, at.kind) == ((2,), "offer")
    assert at.offers() == {"pass", "buy"}
    at.do("pass")
    assert at.asked == (3,)
    at.do("buy")
    assert (at.asked, at.kind) == ((1,), "monster")
    assert at.hand(3) == ["crab-4"]
    assert at.s.pearls == [1, 2, 1, 0]


@rule("ABY-043", "ABY-044", "ABY-045")
def test_prices_rise_and_each_opponent_buys_once() -> None:
    at = scene(4, pearls="0 | 3 | 3 | 3", deck="crab-1 crab-2 crab-3 crab-4").do("explore", "buy")
    assert (at.asked, at.view(0)["price"]) == ((2,), 2)
    at.do("buy")
    assert (at.asked, at.view(0)["price"]) == ((3,), 3)
    at.do("buy")
    assert (at.asked, at.kind) == ((0,), "take")
    assert at.s.pearls == [6, 2, 1, 0]


@rule("ABY-045")
def test_who_cannot_pay_is_passed_over() -> None:
    at = scene(3, pearls="1 | 0 | 1", deck="crab-1").do("explore")
    assert at.asked == (2,)


@rule("ABY-043")
def test_the_price_starts_again_in_the_next_turn() -> None:
    at = scene(pearls="1 | 1", deck="crab-1 crab-2 crab-3").do("explore", "buy", "take")
    assert at.view(0)["price"] == 1
    at.do("explore")
    assert (at.asked, at.kind) == ((0,), "offer")


@rule("ABY-046")
def test_an_ally_nobody_buys_is_taken_or_left() -> None:
    at = scene(pearls="1 | 0", deck="crab-1 squid-2").do("explore")
    assert at.offers() == {"take", "go_on"}
    at.do("go_on", "take")
    assert at.hand(0) == ["squid-2"]
    assert (at.asked, at.kind) == ((1,), "turn")


@rule("ABY-047", "ABY-048")
def test_after_a_sale_the_next_card_lands_on_the_freed_space() -> None:
    at = scene(pearls="1 | 1", deck="crab-1 squid-2 seahorse-3")
    at.do("explore", "pass", "go_on", "buy")
    assert at.view(0)["track"] == ["crab-1", "seahorse-3"]
    at.do("take")
    assert at.hand(0) == ["seahorse-3"]


FOUR = "crab-1 crab-2 crab-3 crab-4"


@rule("ABY-049")
def test_the_last_space_is_taken_with_a_bonus_pearl() -> None:
    at = scene(pearls="1 | 0", deck=f"{FOUR} crab-5").do("explore", "go_on", "go_on", "go_on")
    at.do("go_on")
    assert at.hand(0) == ["crab-5"]
    assert at.s.pearls == [2, 0]
    assert at.asked == (1,)


@rule("ABY-041", "ABY-049")
def test_an_ally_on_the_last_space_can_still_be_bought() -> None:
    at = scene(pearls="0 | 1", track=FOUR, deck="crab-5 squid-5").do("explore")
    assert (at.asked, at.kind) == ((1,), "offer")
    at.do("buy")
    assert at.hand(1) == ["crab-5"]
    assert at.hand(0) == ["squid-5"]
    assert at.s.pearls == [2, 0]


@rule("ABY-050", "ABY-051")
def test_a_monster_is_fought_or_left_and_never_sold() -> None:
    at = scene(pearls="1 | 9", deck="monster crab-2").do("explore")
    assert (at.asked, at.offers()) == ((0,), {"fight", "go_on"})
    at.do("go_on")
    assert at.view(1)["track"] == ["monster", "crab-2"]
    assert at.view(1)["threat"] == 2


@rule("ABY-052")
def test_the_threat_stops_at_the_sixth_space() -> None:
    at = scene(threat="6", deck="monster crab-1").do("explore", "go_on")
    assert at.view(0)["threat"] == 6


@rule("ABY-053")
def test_a_monster_on_the_last_space_must_be_fought() -> None:
    at = scene(threat="3", pearls="1 | 0", track=FOUR, deck="monster").do("explore")
    assert at.s.pearls == [2, 0]
    assert at.s.key_tokens == [1, 0]
    assert at.asked == (1,)


@rule("ABY-054", "ABY-058")
def test_a_fight_succeeds_and_resets_the_threat() -> None:
    at = scene(threat="2", deck="monster").do("explore", "fight", "reward 0 2 0")
    assert at.s.pearls == [3, 1]
    assert at.view(0)["threat"] == 1
    assert at.s.discard[MONSTER] == 1
    assert at.asked == (1,)


@rule("ABY-055")
def test_the_track_goes_to_the_council_and_monsters_to_the_discard() -> None:
    at = scene(pearls="1 | 0", deck="crab-1 monster squid-2 crab-3 seahorse-4")
    at.do("explore", "go_on", "go_on", "go_on", "go_on")
    assert at.view(1)["council"] == {
        "jellyfish": 0,
        "crab": 2,
        "seahorse": 0,
        "shellfish": 0,
        "squid": 1,
    }
    assert at.view(1)["track"] == []
    assert at.s.discard[MONSTER] == 1
    assert at.view(1)["threat"] == 2
    assert at.told("cleared")[0]["allies"] == ["crab-1", "squid-2", "crab-3"]


@rule("ABY-056")
def test_the_discard_becomes_the_deck_when_a_card_is_needed_and_not_before() -> None:
    at = scene(pearls="1 | 0", deck="crab-1 crab-2", discard="rest").do("explore", "go_on")
    assert at.view(0)["left"]["exploration"] == 0
    assert at.told("reshuffled") == []
    at.do("go_on")
    assert at.told("reshuffled") == [{"kind": "reshuffled", "number": 69}]
    assert at.view(0)["left"]["exploration"] == 68
    assert at.view(0)["left"]["discard"] == 0
    assert at.view(0)["track"][:2] == ["crab-1", "crab-2"]


@rule("ABY-057")
def test_the_monsters_keep_the_deck_alive() -> None:
    at = scene(pearls="1 | 0", discard="monster monster")
    # All other cards lie elsewhere: the worst case.
    at.s.deck = [MONSTER] * 4
    at.s.council = bytearray(25)
    at.s.hands[1] = bytearray(25)
    for _ in range(4):
        at.do("explore" if at.kind == "turn" else "go_on")
    at.do("go_on")
    assert at.view(0)["left"]["exploration"] == 1


@rule("ABY-058")
def test_what_goes_to_the_discard() -> None:
    at = scene(
        hands="seahorse-1 seahorse-4 seahorse-5 squid-1 |",
        lords="slaver oracle |",
        court="shepherd miller keeper",
        council="crab-3",
    )
    at.do("sell squid-1", "sweep crab").recruit(
        "shepherd", "seahorse-1", "seahorse-4", "seahorse-5"
    )
    gone = [ally(4, 1), ally(1, 3), ally(2, 4), ally(2, 5)]
    assert [kind for kind in range(26) if at.s.discard[kind]] == sorted(gone)


@rule("ABY-041", "ABY-043", "ABY-047", "ABY-048", "ABY-049", "ABY-051", "ABY-055")
def test_the_rulebooks_exploration() -> None:
    at = scene(
        4,
        pearls="0 | 3 | 1 | 1",
        deck="crab-1 squid-3 monster jellyfish-4 seahorse-1 shellfish-2 crab-2",
    )
    at.do("explore", "1: pass", "2: pass", "3: pass", "0: go_on")
    at.do("1: pass", "2: pass", "3: buy")  # the second card, for 1 pearl
    assert at.view(0)["track"] == ["crab-1", "monster"]
    at.do("0: go_on")
    at.do("1: buy")  # the fourth, for 2; seat 2 could not pay that
    at.do("0: go_on", "0: go_on")
    assert at.hand(0) == ["crab-2"]
    assert (at.hand(1), at.hand(2), at.hand(3)) == (["jellyfish-4"], [], ["squid-3"])
    assert at.s.pearls == [4, 1, 1, 0]
    council = at.view(0)["council"]
    assert (council["crab"], council["seahorse"], council["shellfish"]) == (1, 1, 1)
    assert at.s.discard[MONSTER] == 1
    assert at.view(0)["threat"] == 2
    assert at.asked == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ABY-045")
def test_a_table_without_pearls_is_never_asked(seats: int) -> None:
    at = scene(seats, pearls=" | ".join(["0"] * seats), deck="crab-1").do("explore")
    assert at.asked == (0,)
