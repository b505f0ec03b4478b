"""The arithmetic of what a seat is sure of."""

from cabale.games.castle.rules.components import BAG_GOBLET, BAG_KEY, DAGGER, GOBLET, KEY, WHIP
from cabale.games.castle.sight import facts
from cabale.games.castle.sight.cardsets import cards_of, kinds, one_less, one_more, packed
from cabale.games.castle.sight.facts import Facts, Move, fact
from cabale.games.castle.sight.sharpen import sharpened
from cabale.games.castle.sight.unseen import moved_unseen

FOUR = 0b11111
"""Four seats and the pile."""
SIZES = (2, 2, 2, 2, 13)

NONE = facts.nothing_known(4)
(IN_PLAY,) = NONE


def test_a_card_that_leaves_unseen_weakens_what_was_known() -> None:
    known = facts.saw_all(NONE, (DAGGER, WHIP), 1)
    assert facts.sure(known, 1) == (DAGGER, WHIP)
    moved = moved_unseen(known, Move(1, 2, 2))
    assert facts.sure(moved, 1) == ()
    assert fact(0b10, 1, (DAGGER, WHIP)) in moved
    assert fact(0b110, 2, (DAGGER, WHIP)) in moved
    seen = sharpened(facts.saw_card(moved, WHIP, 2), (2, 1, 3, 2, 13))
    assert facts.sure(seen, 1) == (DAGGER,)


def test_an_exchange_blurs_two_hands() -> None:
    known = facts.saw_card(facts.saw_card(NONE, DAGGER, 1), WHIP, 2)
    blurred = moved_unseen(known, Move(1, 2, 2), Move(2, 1, 2))
    assert blurred == (IN_PLAY, fact(0b110, 1, (DAGGER,)), fact(0b110, 1, (WHIP,)))
    assert moved_unseen(blurred, Move(1, 2, 2), Move(2, 1, 2)) == blurred
    assert moved_unseen(blurred, Move(0, 3, 2), Move(3, 0, 2)) == blurred


def test_a_trail_is_followed_until_the_card_may_be_in_any_hand() -> None:
    known = facts.saw_card(NONE, DAGGER, 0)
    for target in (1, 2):
        known = moved_unseen(known, Move(target - 1, target, 2))
    assert known == (IN_PLAY, fact(0b111, 1, (DAGGER,)))
    assert moved_unseen(known, Move(2, 3, 2)) == (fact(0b1111, 1, (DAGGER,)),)


def test_an_only_card_that_leaves_is_the_one_that_was_known() -> None:
    known = facts.saw_card(NONE, DAGGER, 1)
    assert moved_unseen(known, Move(1, 2, 1)) == (IN_PLAY, fact(0b100, 1, (DAGGER,)))
    both = facts.saw_card(known, WHIP, 2)
    swapped = moved_unseen(both, Move(1, 2, 1), Move(2, 1, 1))
    assert (facts.sure(swapped, 1), facts.sure(swapped, 2)) == ((WHIP,), (DAGGER,))


def test_a_card_that_is_named_leaves_the_others_where_they_are() -> None:
    known = facts.saw_all(NONE, (DAGGER, WHIP), 1)
    moved = moved_unseen(known, Move(1, 2, 2, kinds(frozenset({WHIP, KEY}))))
    assert facts.sure(moved, 1) == (DAGGER,)


def test_vague_facts_are_given_up_before_certain_ones() -> None:
    known = NONE
    for card in range(2, 17):
        known = facts.saw_one_of(known, (card, card - 1), 0)
    known = facts.saw_card(known, KEY, 2)
    assert len(known) == 2 + facts.MOST_VAGUE
    assert facts.sure(known, 2) == (KEY,)


def test_a_second_copy_is_counted_only_when_it_must_be_another() -> None:
    known = facts.saw_card(NONE, KEY, 1)
    assert facts.sure(facts.saw_card(known, KEY, 1), 1) == (KEY,)
    assert facts.sure(facts.moved_seen(known, KEY, 0, 1), 1) == (KEY, KEY)


def test_a_hand_that_lacks_something() -> None:
    known = facts.saw_none(NONE, (GOBLET, GOBLET, GOBLET), 1, FOUR)
    assert known == (IN_PLAY, fact(0b11101, 3, (GOBLET, GOBLET, GOBLET)))
    moved = moved_unseen(known, Move(0, 1, 2))
    assert moved == (IN_PLAY, fact(0b11101, 2, (GOBLET,) * 3), fact(FOUR, 3, (GOBLET,) * 3))


def test_two_things_that_are_said_of_a_card_are_both_true() -> None:
    known = moved_unseen(facts.saw_card(NONE, DAGGER, 1), Move(1, 2, 2))
    lacking = facts.saw_none(known, (DAGGER,), 1, FOUR)
    assert facts.sure(sharpened(lacking, SIZES), 2) == (DAGGER,)


def test_a_place_whose_cards_are_all_known_holds_no_others() -> None:
    known = moved_unseen(facts.saw_card(NONE, DAGGER, 1), Move(1, 2, 2))
    seen = sharpened(facts.saw_all(known, (WHIP,), 1), (2, 1, 3, 2, 13))
    assert facts.sure(seen, 2) == (DAGGER,)
    full = sharpened(facts.saw_card(known, WHIP, 1), (2, 1, 3, 2, 13))
    assert facts.sure(full, 2) == (DAGGER,)


def test_one_of_two_is_the_other_if_it_is_not_the_one() -> None:
    known = facts.saw_one_of(NONE, (BAG_KEY, BAG_GOBLET), 1)
    seen = sharpened(facts.saw_card(known, BAG_KEY, 3), SIZES)
    assert facts.sure(seen, 1) == (BAG_GOBLET,)


def test_a_round_of_gifts_moves_everything_one_place() -> None:
    known = facts.saw_card(NONE, BAG_GOBLET, 1)
    moves = [Move(p, (p + 1) % 4, 2) for p in range(4)]
    assert moved_unseen(known, *moves) == (IN_PLAY, fact(0b110, 1, (BAG_GOBLET,)))


def test_a_draw_that_is_seen_brings_a_card_into_play() -> None:
    seen = facts.moved_seen(NONE, KEY, 4, 2)
    assert seen == (fact(0b1111, 1, (KEY,)), fact(0b100, 1, (KEY,)))


def test_a_fact_is_spelled_as_it_was_made() -> None:
    made = [(0b1111, 0, ()), (0b101, 2, (KEY, KEY, GOBLET, DAGGER)), (0b10000, 1, (WHIP,))]
    known: Facts = tuple([fact(*one) for one in made])
    assert facts.spelled(known) == made


def test_cards_are_as_many_bits_and_of_two_sets_the_most_is_kept() -> None:
    keys, more = packed((KEY, KEY, WHIP)), packed((KEY, GOBLET, WHIP))
    assert cards_of(keys | more) == (KEY, KEY, GOBLET, WHIP)
    assert cards_of(one_less(one_more(keys, GOBLET), KEY)) == (KEY, GOBLET, WHIP)
    assert one_more(keys, WHIP) == keys, "there is one Whip"
