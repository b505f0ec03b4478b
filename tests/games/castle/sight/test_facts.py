"""The arithmetic of what a seat is sure of."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Concatenate, ParamSpec

import pytest

from cabale.games.castle.rules.components import (
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    DAGGER,
    DECK,
    GLOVES,
    GOBLET,
    ITEMS,
    KEY,
    KNIVES,
    MONOCLE,
    WHIP,
)
from cabale.games.castle.sight import facts, seen, unseen
from cabale.games.castle.sight.cardsets import ANY, cards_of, kinds, one_less, one_more, packed
from cabale.games.castle.sight.facts import Facts, Spelled
from cabale.games.castle.sight.sharpen import sharpen
from cabale.games.castle.sight.unseen import Move

P = ParamSpec("P")


def after(
    change: Callable[Concatenate[Facts, P], object],
) -> Callable[Concatenate[Facts, P], Facts]:
    """What is known after a change, of which the facts before know nothing."""

    def changed(known: Facts, /, *args: P.args, **kwargs: P.kwargs) -> Facts:
        known = known.copy()
        change(known, *args, **kwargs)
        return known

    return changed


in_play, sharpened = after(facts.in_play), after(sharpen)
moved_unseen, passed, left = after(unseen.moved_unseen), after(unseen.passed), after(unseen.left)
moved_seen, saw_all, saw_card = after(seen.moved_seen), after(seen.saw_all), after(seen.saw_card)
saw_none, saw_one_of = after(seen.saw_none), after(seen.saw_one_of)

PILE, EVERYWHERE = 4, 0b11111
"""Four seats and the pile."""
SIZES = (2, 2, 2, 2, 13)
CARDS = tuple(sorted(DECK))

NONE = facts.nothing_known(4, CARDS)


def where(known: Facts, card: int) -> set[int]:
    """The places where a card of which there is one may lie."""
    return {place for place in range(5) if known.places[place] & facts.OF[card]}


def vague(known: Facts, place: int) -> list[Spelled]:
    """What is said of a place beside what may lie there."""
    return [one for one in facts.spelled(known) if one[0] == 1 << place and one[1] < len(one[2])]


def test_a_card_that_leaves_unseen_weakens_what_was_known() -> None:
    known = saw_all(NONE, (DAGGER, WHIP), 1)
    assert facts.sure(known, 1) == (DAGGER, WHIP)
    moved = moved_unseen(known, Move(1, 2, 2))
    assert facts.sure(moved, 1) == ()
    assert vague(moved, 1) == [(0b10, 1, (DAGGER, WHIP))]
    assert where(moved, DAGGER) == where(moved, WHIP) == {1, 2}
    shown = sharpened(saw_card(moved, WHIP, 2), (2, 1, 3, 2, 13))
    assert facts.sure(shown, 1) == (DAGGER,)


def test_of_some_that_were_seen_two_may_leave_one_after_the_other() -> None:
    known = saw_card(saw_card(NONE, DAGGER, 1), WHIP, 1)
    known = moved_unseen(saw_card(known, KNIVES, 1), Move(1, 2, 4))
    assert vague(known, 1) == [(0b10, 2, (DAGGER, KNIVES, WHIP))]
    known = moved_unseen(saw_card(known, GLOVES, 1), Move(1, 3, 4))
    assert vague(known, 1) == [(0b10, 2, (DAGGER, GLOVES, KNIVES, WHIP))]
    for card in (KNIVES, GLOVES):
        known = saw_card(known, card, 3)
    assert facts.sure(sharpened(known, (2, 4, 3, 4, 9)), 1) == (DAGGER, WHIP)


def test_an_exchange_blurs_two_hands() -> None:
    known = saw_card(saw_card(NONE, DAGGER, 1), WHIP, 2)
    blurred = passed(known, 1, 2, ANY, ANY, alone=False, alone_there=False)
    assert where(blurred, DAGGER) == where(blurred, WHIP) == {1, 2}
    assert facts.sure_everywhere(blurred, 5) == [()] * 5
    assert passed(blurred, 1, 2, ANY, ANY, alone=False, alone_there=False) == blurred
    assert moved_unseen(known, Move(1, 2, 2), Move(2, 1, 2)) == blurred


def test_a_trail_is_followed_until_the_card_may_be_in_any_hand() -> None:
    known = saw_card(NONE, DAGGER, 0)
    for target in (1, 2, 3):
        known = moved_unseen(known, Move(target - 1, target, 2))
        assert where(known, DAGGER) == set(range(target + 1))


def test_an_only_card_that_leaves_is_the_one_that_was_known() -> None:
    known = saw_card(NONE, DAGGER, 1)
    assert facts.sure(moved_unseen(known, Move(1, 2, 1)), 2) == (DAGGER,)
    both = saw_card(known, WHIP, 2)
    swapped = passed(both, 1, 2, ANY, ANY, alone=True, alone_there=True)
    assert (facts.sure(swapped, 1), facts.sure(swapped, 2)) == ((WHIP,), (DAGGER,))


def test_a_card_that_is_of_some_kind_leaves_the_others_where_they_are() -> None:
    known = saw_all(NONE, (DAGGER, WHIP), 1)
    there = kinds(frozenset({WHIP, KEY}))
    moved = passed(known, 1, 2, there, 0, alone=False, alone_there=False)
    assert facts.sure(moved, 1) == (DAGGER,)
    assert where(moved, WHIP) == {1, 2}


def test_a_second_copy_is_counted_only_when_it_must_be_another() -> None:
    known = saw_card(NONE, KEY, 1)
    assert facts.sure(saw_card(known, KEY, 1), 1) == (KEY,)
    assert facts.sure(moved_seen(known, KEY, 0, 1), 1) == (KEY, KEY)
    assert facts.sure(saw_all(known, (KEY, KEY, KEY), 1), 1) == (KEY, KEY, KEY)


def test_a_copy_that_is_seen_is_the_one_of_which_most_is_known() -> None:
    """It may be another, and then the first still lies where it may: there is one either way."""
    known = moved_unseen(saw_card(NONE, KEY, 1), Move(1, 2, 2))
    found = saw_card(known, KEY, 2)
    assert (0b100, 1, (KEY,)) in facts.spelled(found)
    assert (EVERYWHERE, 3, (KEY,) * 3) in facts.spelled(found)
    elsewhere = saw_card(known, KEY, 3)
    assert {(0b110, 1, (KEY,)), (0b1000, 1, (KEY,))} <= set(facts.spelled(elsewhere))


def test_a_hand_that_lacks_something() -> None:
    known = saw_none(NONE, (GOBLET, GOBLET, GOBLET), 1)
    assert (0b11101, 3, (GOBLET,) * 3) in facts.spelled(known)
    assert (EVERYWHERE, 3, (GOBLET,) * 3) in facts.spelled(moved_unseen(known, Move(0, 1, 2)))


def test_two_things_that_are_said_of_a_card_are_both_true() -> None:
    known = moved_unseen(saw_card(NONE, DAGGER, 1), Move(1, 2, 2))
    assert facts.sure(saw_none(known, (DAGGER,), 1), 2) == (DAGGER,)


def test_a_place_whose_cards_are_all_known_holds_no_others() -> None:
    known = moved_unseen(saw_card(NONE, DAGGER, 1), Move(1, 2, 2))
    shown = sharpened(saw_all(known, (WHIP,), 1), (2, 1, 3, 2, 13))
    assert facts.sure(shown, 2) == (DAGGER,)
    full = sharpened(saw_card(known, WHIP, 1), (2, 1, 3, 2, 13))
    assert facts.sure(full, 2) == (DAGGER,)


def test_a_place_has_room_for_nothing_else_beside_some_that_are_there() -> None:
    known = moved_unseen(saw_card(NONE, DAGGER, 1), Move(1, 2, 3))
    known = saw_one_of(saw_card(known, WHIP, 1), BAGS, 1)
    assert facts.sure(sharpened(known, (2, 2, 3, 2, 12)), 2) == (DAGGER,)


def test_as_many_cards_as_may_lie_in_the_pile_lie_there() -> None:
    start = tuple(sorted(set(CARDS) - {DAGGER, WHIP, KEY, GOBLET})) + (KEY, GOBLET) * 3
    known = in_play(NONE, start)
    assert facts.sure(sharpened(known, (5, 5, 5, 4, 2)), PILE) == (DAGGER, WHIP)


def test_one_of_two_is_the_other_if_it_is_not_the_one() -> None:
    known = saw_one_of(NONE, (BAG_KEY, BAG_GOBLET), 1)
    assert facts.sure(sharpened(known, SIZES), 1) == ()
    shown = sharpened(saw_card(known, BAG_KEY, 3), SIZES)
    assert facts.sure(shown, 1) == (BAG_GOBLET,)


def test_what_is_said_twice_is_not_said_of_two_cards() -> None:
    known = saw_one_of(NONE, BAGS, 1)
    assert saw_one_of(known, BAGS, 1) == known
    heard = saw_one_of(known, (KEY, BAG_KEY), 1)
    assert vague(heard, 1) == [(0b10, 1, BAGS)]
    assert vague(saw_one_of(known, (DAGGER, WHIP), 1), 1) == [(0b10, 2, (*BAGS, DAGGER, WHIP))]


def test_a_round_of_gifts_moves_everything_one_place() -> None:
    known = saw_card(NONE, BAG_GOBLET, 1)
    moves = [Move(p, (p + 1) % 4, 2) for p in range(4)]
    assert where(moved_unseen(known, *moves), BAG_GOBLET) == {1, 2}


def test_a_draw_that_is_seen_brings_a_card_into_play() -> None:
    known = moved_seen(NONE, KEY, PILE, 2)
    assert facts.in_hands(known) == (KEY,)
    assert facts.in_hands(in_play(known, (KEY,))) == (KEY,), "it may be the same"
    assert facts.in_hands(in_play(known, (KEY, KEY))) == (KEY, KEY)


def test_cards_are_as_many_bits_and_of_two_sets_the_most_is_kept() -> None:
    keys, more = packed((KEY, KEY, WHIP)), packed((KEY, GOBLET, WHIP))
    assert cards_of(keys | more) == (KEY, KEY, GOBLET, WHIP)
    assert cards_of(one_less(one_more(keys, GOBLET), KEY)) == (KEY, GOBLET, WHIP)
    assert one_more(keys, WHIP) == keys, "there is one Whip"


class World:
    """Cards that lie somewhere, and what somebody is told of whatever happens to them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        cards = rng.sample(CARDS, len(CARDS))
        self.places = [[cards.pop() for _ in range(rng.randint(1, 4))] for _ in range(4)] + [cards]
        shown = rng.sample([card for hand in self.places[:4] for card in hand], 3)
        self.known = in_play(NONE, tuple(sorted(shown)))

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple([len(cards) for cards in self.places])

    def happen(self) -> None:
        place = self.rng.choice([p for p in range(5) if self.places[p]])
        hand = self.rng.choice([p for p in range(4) if p != place])
        card = self.rng.choice(self.places[place])
        sharper = (self.shown, self.looked_at, self.named, self.lacked, self.went)
        blurred = (self.went_unseen, self.exchanged, self.went_round)
        self.rng.choice((self.rng.choice(sharper), *blurred))(place, hand, card)
        if self.rng.random() < 0.7:
            every = self.known.copy()
            every.loose = EVERYWHERE
            self.known = sharpened(self.known, self.sizes)
            assert self.known == sharpened(every, self.sizes), "nothing follows of other places"

    def go(self, place: int, hand: int, card: int) -> None:
        self.places[place].remove(card)
        self.places[hand].append(card)

    def shown(self, place: int, _hand: int, card: int) -> None:
        self.known = saw_card(self.known, card, place)

    def looked_at(self, place: int, _hand: int, _card: int) -> None:
        self.known = saw_all(self.known, tuple(sorted(self.places[place])), place)

    def named(self, place: int, _hand: int, card: int) -> None:
        cards = self.rng.choice((BAGS, (KEY, BAG_KEY), (GOBLET, BAG_GOBLET), (card, MONOCLE)))
        if set(cards) & set(self.places[place]):
            self.known = saw_one_of(self.known, tuple(dict.fromkeys(cards)), place)

    def lacked(self, place: int, _hand: int, _card: int) -> None:
        cards = [card for card in range(len(ITEMS)) if card not in self.places[place]]
        every = tuple([card for card in CARDS if card in self.rng.sample(cards, 2)])
        if set(every).isdisjoint(self.places[place]):
            self.known = saw_none(self.known, every, place)

    def went(self, place: int, hand: int, card: int) -> None:
        self.go(place, hand, card)
        self.known = moved_seen(self.known, card, place, hand)

    def went_unseen(self, place: int, hand: int, card: int) -> None:
        move = Move(place, hand, len(self.places[place]))
        self.go(place, hand, card)
        before, self.known = self.known, moved_unseen(self.known, move)
        assert self.known == left(before, place, hand, move.size == 1)

    def exchanged(self, place: int, hand: int, card: int) -> None:
        if place == PILE or not self.places[hand]:
            return
        back = self.rng.choice(self.places[hand])
        alone, alone_there = len(self.places[place]) == 1, len(self.places[hand]) == 1
        self.go(place, hand, card)
        self.go(hand, place, back)
        there, coming = self.of_some_kind(card), self.of_some_kind(back)
        self.known = passed(self.known, place, hand, there, coming, alone, alone_there)

    def of_some_kind(self, card: int) -> int:
        if self.rng.random() < 0.5:
            return ANY
        return kinds(frozenset({card, *self.rng.sample(range(len(ITEMS)), 8)}))

    def went_round(self, _place: int, _hand: int, _card: int) -> None:
        givers = [p for p in range(4) if self.places[p] and self.rng.random() < 0.8]
        moves = [Move(p, (p + 1) % 4, len(self.places[p])) for p in givers]
        given = [self.rng.choice(self.places[p]) for p in givers]
        for (source, target, _), card in zip(moves, given, strict=True):
            self.go(source, target, card)
        self.known = moved_unseen(self.known, *moves)


@pytest.mark.parametrize("seed", range(200))
def test_whatever_happens_what_is_known_is_true(seed: int) -> None:
    world = World(Random(f"facts-{seed}"))
    for _ in range(60):
        world.happen()
        for mask, least, cards in facts.spelled(world.known):
            there = [card for p in range(5) if mask >> p & 1 for card in world.places[p]]
            assert (Counter(there) & Counter(cards)).total() >= least
        for place, certain in enumerate(facts.sure_everywhere(world.known, 5)):
            assert Counter(certain) <= Counter(world.places[place])


@pytest.mark.parametrize("seed", range(50))
def test_facts_that_are_false_do_no_harm(seed: int) -> None:
    """In an imagined world a seat may be told what cannot be, by what it thinks to know."""
    world, other = World(Random(f"false-{seed}")), World(Random(f"other-{seed}"))
    for _ in range(60):
        world.known = other.known
        world.known.loose = EVERYWHERE
        world.happen()
        world.known.loose = EVERYWHERE  # each is told of hands of other sizes
        other.known = sharpened(world.known, other.sizes)
        other.known.loose = EVERYWHERE
        other.happen()
