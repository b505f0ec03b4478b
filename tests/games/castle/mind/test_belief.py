"""What a seat may believe: exact over societies, true to all it has seen, never quite certain."""

from itertools import permutations
from math import exp, isclose, log
from random import Random

import pytest
from tests.games.castle.helpers import duel, events, play, table

from cabale import Match, new_match
from cabale.bots import play_out, sit_down
from cabale.core import Eyes
from cabale.games.castle import GAME
from cabale.games.castle.mind.belief import DOUBT, TEMPER, Societies
from cabale.games.castle.mind.whereabouts import Whereabouts
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.components import (
    BAG_GOBLET,
    BAG_KEY,
    GOBLET,
    ITEM,
    KEY,
    MONOCLE,
    ORDER,
)
from cabale.games.castle.rules.state import CastleState


def witness_of(match: Match, seat: int) -> Witness:
    witness = Witness(seat, match.seats, match.board.options)
    witness.read(match.view(seat), events(match, seat))
    return witness


def orders(match: Match) -> int:
    """The mask of the Order's members."""
    assert isinstance(match.state, CastleState)
    return sum(1 << p for p, society in enumerate(match.state.society) if society == ORDER)


# --- societies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_the_belief_is_that_of_every_deal_of_the_cards(seats: int, each: int) -> None:
    rng = Random(seats)
    belief = Societies(1, seats, each)
    belief.learn({1: True, seats - 1: False})
    pairs = {(a, b): rng.uniform(-1, 1) for a in range(seats) for b in range(a)}
    for (a, b), weight in pairs.items():
        belief.alike(a, b, weight)
    for seat in range(seats):
        belief.order(seat, 0.1 * seat)
    weights: dict[int, float] = {}
    for deal in set(permutations([1] * each + [-1] * each, seats)):
        if deal[1] != 1 or deal[seats - 1] != -1:
            continue
        told = sum(weight * deal[a] * deal[b] for (a, b), weight in pairs.items())
        told += sum(0.1 * seat * side for seat, side in enumerate(deal))
        world = sum(1 << p for p, side in enumerate(deal) if side == 1)
        weights[world] = exp(TEMPER * told)
    total = sum(weights.values())
    assert belief.chances.keys() == weights.keys()
    for world, weight in weights.items():
        expected = (1 - DOUBT) * weight / total + DOUBT / len(weights)
        assert isclose(belief.chances[world], expected, abs_tol=1e-12)


def test_an_odd_table_may_lack_a_member_of_either_society() -> None:
    belief = Societies(0, 5, 3)
    belief.learn({0: True})
    assert sorted({world.bit_count() for world in belief.chances}) == [2, 3]
    assert isclose(belief.in_order(3), 0.4)


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
    belief = Societies(0, 4, 2)
    belief.learn({0: True})
    belief.alike(0, 2, 1.0)
    drawn = belief.worlds(4000, Random(1))
    share = sum(world >> 2 & 1 for world in drawn) / 4000
    assert abs(share - belief.friend(2)) < 0.03


@pytest.mark.parametrize(("seats", "edition"), [(3, "coach"), (5, "devil"), (6, "coach")])
def test_no_true_world_is_ever_ruled_out_and_no_false_one_kept(seats: int, edition: str) -> None:
    """Whatever anybody does: the facts alone rule worlds out."""
    rng = Random(seats)
    options = {"edition": edition, "rounds": 12}
    for seed in range(4):
        match = new_match("castle", seats, seed, options)
        witnesses = [Witness(seat, seats, match.board.options) for seat in range(seats)]
        while match.decisions:
            seat, decision = rng.choice(list(match.decisions.items()))
            match.play(seat, rng.choice(decision.choices))
            if rng.random() < 0.8:
                continue
            for who, witness in enumerate(witnesses):
                witness.read(match.view(who), events(match, who, witness.heard))
                chances = witness.societies.chances
                assert isclose(sum(chances.values()), 1)
                assert chances[orders(match)] >= DOUBT / len(chances)
                for p, player in enumerate(match.view(who)["board"]["seats"]):
                    if player["society"] is not None:
                        order = player["society"] == "order"
                        assert all((world >> p & 1) == order for world in chances)


def test_who_has_looked_and_attacks_is_no_friend_and_who_helps_him_is() -> None:
    match = table("monocle | whip | key | dagger | goblet | gloves", edition="coach")
    play(match, 0, "offer", 1, "monocle")
    play(match, 1, "accept", "whip")
    play(match, 0, "ability", "monocle")
    before = witness_of(match, 2).societies
    assert isclose(before.in_order(0), before.in_order(1)), "to have looked is no evidence"
    for seat in (1, 2, 3, 4, 5):
        play(match, seat, "pass")
    duel(match, 1, "- - - -")
    societies = witness_of(match, 2).societies
    apart = sum(c for w, c in societies.chances.items() if (w >> 0 & 1) != (w >> 1 & 1))
    assert apart > 0.8


def test_words_weigh_little_and_more_from_who_has_seen_the_card() -> None:
    match = table("monocle | whip | key | dagger | goblet | gloves", edition="coach")
    claims = GAME.claim_catalogue(6)
    match.say(3, claims("trust", 1))
    trusted = witness_of(match, 2).societies

    def alike(societies: Societies, one: int, other: int) -> float:
        return sum(c for w, c in societies.chances.items() if (w >> one & 1) == (w >> other & 1))

    assert alike(trusted, 0, 1) < alike(trusted, 3, 1) < 0.6
    play(match, 0, "offer", 1, "monocle")
    play(match, 1, "accept", "whip")
    play(match, 0, "ability", "monocle")
    match.say(0, claims("suspect", 1))
    match.say(4, claims("member", "order"))
    after = witness_of(match, 2).societies
    assert alike(after, 0, 1) < alike(trusted, 0, 1) - 0.1
    assert trusted.in_order(4) < after.in_order(4) < 0.55


@pytest.mark.parametrize("edition", ["devil", "coach"])
def test_who_is_who_is_known_by_half_of_a_match_of_novices(edition: str) -> None:
    loss = prior = 0.0
    for seed in range(1, 9, 2):
        match = new_match("castle", 6, seed, {"edition": edition})
        play_out(match, sit_down(match, ["novice"] * 6, seed), Random(seed))
        again = new_match("castle", 6, seed, {"edition": edition})
        for entry in match.entries[: len(match.entries) // 2]:
            again.repeat(entry)
        for seat in range(6):
            loss -= log(witness_of(again, seat).societies.chances[orders(again)])
            prior += log(10)
    assert loss < 0.6 * prior


def test_the_shelf_tells_how_likely_each_is_of_the_brotherhood() -> None:
    match = new_match("castle", 6, 3)
    told = GAME.mind.suspicion(match, 2, Random(1))
    assert told is not None
    mine = orders(match) >> 2 & 1
    assert told[2] == pytest.approx(1 - mine)
    assert told[0] == pytest.approx(0.4 + 0.2 * mine)


# --- items ---------------------------------------------------------------------------------------


def follow(sizes: list[int]) -> Whereabouts:
    """Two Keys, a Goblet, a Bag and Monocles enough."""
    items = [KEY, KEY, GOBLET, BAG_KEY, *[MONOCLE] * 20]
    return Whereabouts(0, sizes, items)


def test_a_card_seen_stays_until_its_holder_gives_something_away() -> None:
    items = follow([1, 2, 1])
    items.saw(KEY, 1)
    assert items.trails[KEY] == [[0.0, 1.0, 0.0]]
    items.moved_unseen([(0, 2)], "gift")
    assert items.trails[KEY] == [[0.0, 1.0, 0.0]]
    items.moved_unseen([(1, 2)], "trade")
    there = items.trails[KEY][0]
    assert there[0] == 0
    assert 0.85 < there[1] < 1, "one keeps a Key rather than another card"
    assert isclose(sum(there), 1)


def test_a_thief_takes_the_key() -> None:
    items = follow([1, 2, 1])
    items.saw(KEY, 1)
    items.saw(MONOCLE, 1)
    items.moved_unseen([(1, 2)], "theft")
    assert items.trails[KEY][0][2] > 0.8


def test_what_is_not_read_out_was_no_monocle() -> None:
    items = follow([1, 2, 1])
    items.saw(KEY, 1)
    items.saw(MONOCLE, 1)
    items.moved_unseen([(1, 2)], "trade", unread=0.0)
    assert isclose(items.trails[KEY][0][2], 1)


def test_a_bag_read_out_may_be_either_of_the_two() -> None:
    match = table("whip | bag_key | bag_goblet | goblet | dagger", active="1")
    play(match, 1, "offer", 3, "bag_key")
    play(match, 3, "accept", "goblet")
    items = witness_of(match, 0).items
    for bag in (BAG_KEY, BAG_GOBLET):
        assert 0.4 < items.trails[bag][0][3] < 0.7


def test_a_mirror_may_have_kept_a_bag_unread() -> None:
    match = table("whip | bag_key | bag_goblet | mirror | dagger", active="3")
    play(match, 3, "offer", 1, "mirror")
    play(match, 1, "accept", "bag_key")
    witness = Witness(0, 5, match.board.options)
    witness.read(match.view(0), [])
    witness.items.saw(BAG_KEY, 1)
    for event in events(match, 0):
        witness.hear(event)
    witness.hear({"kind": "turn", "seat": 4, "turn": 4})
    assert 0 < witness.items.trails[BAG_KEY][0][3] < 1


def test_a_hand_seen_ends_all_doubt_about_it() -> None:
    items = follow([1, 2, 1])
    items.in_play([KEY, GOBLET])
    items.saw_hand([KEY, KEY], 1)
    assert items.trails[KEY] == [[0.0, 1.0, 0.0]] * 2
    assert items.trails[GOBLET][0][1] == 0
    assert items.unheard[KEY] == 0


@pytest.mark.parametrize(("seats", "edition"), [(4, "devil"), (3, "coach"), (6, "coach")])
def test_trails_agree_with_what_the_seat_sees(seats: int, edition: str) -> None:
    for seed in range(3):
        match = new_match("castle", seats, seed, {"edition": edition, "rounds": 15})
        bots = sit_down(match, ["novice"] * seats, seed)
        witness = Witness(0, seats, match.board.options)
        while match.decisions:
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
            view = match.view(0)
            witness.read(view, events(match, 0, witness.heard))
            for p, player in enumerate(view["board"]["seats"]):
                for word in set(player["sure"]):
                    trails = witness.items.trails[ITEM[word]]
                    certain = sum(trail[p] == 1 for trail in trails)
                    assert certain >= player["sure"].count(word)
            for item, trails in witness.items.trails.items():
                assert witness.items.unheard[item] >= 0
                for trail in trails:
                    assert isclose(sum(trail), 1, abs_tol=1e-6)
                    assert min(trail) >= -1e-9
