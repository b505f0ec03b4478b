"""The adept: fair, sparing with announcements, and better than the novice."""

from random import Random

import pytest
from tests.games.castle.helpers import play, table

from cabale.arena.tournament import Contest
from cabale.arena.verdict import verdict
from cabale.core import Eyes
from cabale.games.castle import GAME
from cabale.games.castle.adept import Adept
from cabale.games.castle.components import ITEM
from cabale.games.castle.insight import Insight
from cabale.games.castle.witness import Witness
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME, 5, {"edition": "devil"}),
        Case(GAME, 3, {"edition": "coach", "rounds": 12}),
        Case(GAME, 6, {"edition": "coach", "rounds": 4, "memory": "strict"}, live=True),
    ],
    ids=str,
)
def test_it_chooses_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for seed in range(2):
        check_fair(case, Adept, seed, share=0.3)


@pytest.mark.parametrize(("seats", "edition"), [(6, "devil"), (6, "coach"), (4, "coach")])
def test_it_beats_the_novice(seats: int, edition: str) -> None:
    contest = Contest("castle", seats, ("adept", "novice"), {"edition": edition})
    figures = verdict(contest, contest.play(range(1, 13)))
    assert not figures["failures"]
    assert figures["win_rate"]["adept"] > 0.55


def test_an_announcement_is_as_likely_right_as_its_parts() -> None:
    match = table(
        "key key whip | key | dagger | gloves",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    witness = Witness(0, 4, match.table.options)
    witness.read(match.view(0), match.events(0))
    witness.items.saw(0, 1)
    mind = Insight(match.view(0), witness)
    assert mind.best_naming(own=True) == ((), 0.0), "a stranger may as well be a foe"
    witness.societies.alike(0, 1, 1.0)
    mind = Insight(match.view(0), witness)
    names, chance = mind.best_naming(own=True)
    assert names == (1,)
    assert chance == pytest.approx(witness.societies.friend(1))


def test_it_names_the_friend_whose_key_it_has_seen() -> None:
    match = table(
        "monocle key key | key goblet | whip | dagger",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    adept = Adept(GAME, 0, 4, match.table.options, Random(1))
    play(match, 0, "offer", 1, "monocle")
    play(match, 1, "accept", "goblet")
    play(match, 0, "ability", "monocle")
    adept.witness.read(match.view(0), match.events(0))
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    assert adept.choose(Eyes(match, 0)).verb != "announce", "it knows the friend, not his Key"


def test_it_hands_its_key_to_the_friend_who_can_announce_then() -> None:
    match = table(
        "monocle key | key key | whip | dagger",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    adept = Adept(GAME, 0, 4, match.table.options, Random(1))
    adept.witness.read(match.view(0), match.events(0))
    adept.witness.items.saw(ITEM["key"], 1, 2)
    mind = Insight(match.view(0), adept.witness)
    assert mind.gathering(1) > 0
    before = mind.loss_of_giving("key", 1)
    adept.witness.societies.learn({1: True})
    mind = Insight(match.view(0), adept.witness)
    assert mind.loss_of_giving("key", 1) < 0 < before
    assert mind.loss_of_giving("key", 2) > 0, "never to a foe"


def test_a_bag_goes_to_friends_rather_than_to_strangers_or_foes() -> None:
    match = table("bag_key whip | coat | dagger | gloves", edition="coach")
    witness = Witness(0, 4, match.table.options)
    witness.read(match.view(0), match.events(0))
    stranger = Insight(match.view(0), witness).loss_of_giving("bag_key", 1)
    witness.societies.learn({1: True})
    mind = Insight(match.view(0), witness)
    assert mind.loss_of_giving("bag_key", 1) < stranger < mind.loss_of_giving("bag_key", 2)
