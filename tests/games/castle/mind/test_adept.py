"""The adept: fair, sparing with announcements, and better than the novice."""

from random import Random

import pytest
from tests.games.castle.helpers import count, duel, events, kind, play, table, trade

from cabale.arena.tournament import Contest
from cabale.arena.verdict import verdict
from cabale.bots import take_seat
from cabale.core import Eyes, new_match
from cabale.games.castle import GAME
from cabale.games.castle.mind.adept import Adept, Sage, wanted
from cabale.games.castle.mind.estimate import Estimate
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.components import ITEM
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME, 5, {"edition": "devil"}),
        Case(GAME, 5, {"edition": "devil"}, live=True),
        Case(GAME, 3, {"edition": "coach", "rounds": 12}),
        Case(GAME, 6, {"edition": "coach", "rounds": 4, "memory": "strict"}, live=True),
    ],
    ids=str,
)
def test_it_chooses_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for seed in range(2):
        check_fair(case, Adept, seed, share=0.2)


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
    witness = Witness(0, 4, match.board.options)
    witness.read(match.view(0), events(match, 0))
    witness.items.saw(0, 1)
    mind = Estimate(match.view(0), witness)
    assert mind.best_naming(own=True) == ((), 0.0), "a stranger may as well be a foe"
    witness.societies.alike(0, 1, 1.0)
    mind = Estimate(match.view(0), witness)
    names, chance = mind.best_naming(own=True)
    assert names == (1,)
    assert chance == pytest.approx(witness.societies.friend(1))


def test_it_names_the_friend_whose_key_it_has_seen() -> None:
    match = table(
        "monocle key key | key goblet | whip | dagger",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    adept = Adept(GAME, 0, 4, match.board.options, Random(1))
    play(match, 0, "offer", 1, "monocle")
    play(match, 1, "accept", "goblet")
    play(match, 0, "ability", "monocle")
    adept.witness.read(match.view(0), events(match, 0))
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    assert adept.choose(Eyes(match, 0)).verb != "announce", "it knows the friend, not his Key"


@pytest.mark.parametrize(("sides", "used"), [("-d", False), ("aa", True), ("-a", True)])
def test_a_swordsman_shuts_others_out_only_where_it_helps(sides: str, used: bool) -> None:
    match = table("dagger key | goblet | whip | key", "bodyguard swordsman", edition="coach")
    adept = Adept(GAME, 1, 4, match.board.options, Random(1))
    duel(match, 1, sides)
    play(match, 0, "show", "dagger")
    assert (adept.choose(Eyes(match, 1)).args == ("swordsman",)) is used


def test_it_hands_its_key_to_the_friend_who_can_announce_then() -> None:
    match = table(
        "monocle key | key key | whip | dagger",
        societies="order order brotherhood brotherhood",
        edition="coach",
    )
    adept = Adept(GAME, 0, 4, match.board.options, Random(1))
    adept.witness.read(match.view(0), events(match, 0))
    adept.witness.items.saw(ITEM["key"], 1, 2)
    mind = Estimate(match.view(0), adept.witness)
    assert mind.gathering(1) > 0
    before = mind.loss_of_giving("key", 1)
    adept.witness.societies.learn({1: True})
    mind = Estimate(match.view(0), adept.witness)
    assert mind.loss_of_giving("key", 1) < 0 < before
    assert mind.loss_of_giving("key", 2) > 0, "never to a foe"


def test_a_bag_goes_to_friends_rather_than_to_strangers_or_foes() -> None:
    match = table("bag_key whip | coat | dagger | gloves", edition="coach")
    witness = Witness(0, 4, match.board.options)
    witness.read(match.view(0), events(match, 0))
    stranger = Estimate(match.view(0), witness).loss_of_giving("bag_key", 1)
    witness.societies.learn({1: True})
    mind = Estimate(match.view(0), witness)
    assert mind.loss_of_giving("bag_key", 1) < stranger < mind.loss_of_giving("bag_key", 2)


def test_nobody_is_glad_to_hand_the_pearl_to_a_friend() -> None:
    match = table("black_pearl whip | coat | dagger | gloves", edition="coach")
    witness = Witness(0, 4, match.board.options)
    witness.read(match.view(0), events(match, 0))
    stranger = Estimate(match.view(0), witness).loss_of_giving("black_pearl", 1)
    witness.societies.learn({1: True, 2: False})
    mind = Estimate(match.view(0), witness)
    assert mind.loss_of_giving("black_pearl", 2) < stranger < 0
    assert mind.loss_of_giving("black_pearl", 1) == 0


@pytest.mark.parametrize(("bag", "uses"), [("mine", True), ("his", False)])
def test_a_clairvoyant_chooses_what_he_draws_himself(bag: str, uses: bool) -> None:
    mine, his = ("bag_key", "whip") if bag == "mine" else ("whip", "bag_key")
    match = table(
        f"{mine} | {his} | dagger | gloves",
        professions="clairvoyant thug priest doctor",
        pile="black_pearl key goblet mirror",
        edition="coach",
    )
    adept = Adept(GAME, 0, 4, match.board.options, Random(1))
    assert adept.choose(Eyes(match, 0)).verb != "use", "whoever refuses leaves the cards to others"
    trade(match, 0, 1, mine, his)
    assert kind(match) == "before_draw"
    choice = adept.choose(Eyes(match, 0))
    assert (choice.verb == "use") == uses
    if uses:
        match.play(0, choice)
        picked = []
        while kind(match) == "foresee":
            picked.append(adept.choose(Eyes(match, 0)))
            match.play(0, picked[-1])
        society = match.view(0)["board"]["seats"][0]["society"]
        best = "key" if society == "order" else "goblet"
        assert [str(one) for one in picked] == [f"top {best}", "top black_pearl"]


def test_a_diplomat_asks_foes_alone() -> None:
    match = table(
        "whip | key | key | gloves",
        societies="order order brotherhood brotherhood",
        professions="diplomat thug priest doctor",
        edition="coach",
    )
    witness = Witness(0, 4, match.board.options)
    witness.read(match.view(0), events(match, 0))
    witness.societies.learn({1: True})
    for seat in (1, 2):
        witness.items.saw(ITEM["key"], seat)
    mind = Estimate(match.view(0), witness)
    assert list(wanted(mind)) == [(2, "key")]


def test_the_bold_attack_and_the_patient_wait() -> None:
    attacks = {}
    for mood in ("bold", "timid"):
        match = new_match("castle", 6, 5, {"edition": "devil"})
        bots = [take_seat(match, seat, f"adept:{mood}", f"{seat}") for seat in range(6)]
        for _ in range(150):
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        attacks[mood] = sum(event["kind"] == "challenged" for event in match.events(None))
    assert attacks["bold"] > attacks["timid"]


@pytest.mark.parametrize(("sides", "spends"), [("aa", False), ("ad", True)])
def test_nothing_is_spent_on_a_duel_that_is_lost(sides: str, spends: bool) -> None:
    match = table("whip coat | gloves knives | dagger | tome", edition="devil")
    duel(match, 1, sides)
    adept = Adept(GAME, 1, 4, match.board.options, Random(1))
    assert (adept.choose(Eyes(match, 1)).verb == "show") == spends


@pytest.mark.parametrize(
    ("hands", "does"),
    [
        ("whip coat | key goblet | dagger | tome | gloves | knives", "rob"),
        ("key goblet | gloves knives | dagger | tome | whip | coat", "look"),
    ],
)
def test_of_strangers_those_are_robbed_who_hold_much(hands: str, does: str) -> None:
    match = table(hands, edition="devil")
    adept = Adept(GAME, 0, 6, match.board.options, Random(1))
    duel(match, 1, "aaaa")
    count(match)
    while kind(match) == "after_duel":
        play(match, next(iter(match.decisions)), "pass")
    adept.witness.read(match.view(0), events(match, 0))
    for item in hands.split(" | ")[1].split():
        adept.witness.items.saw(ITEM[item], 1)
    answers = [adept.choose(Eyes(match, 0)).verb for _ in range(20)]
    assert answers.count(does) > 15, "now and then it follows a whim"
    sage = Sage(GAME, 0, 6, match.board.options, Random(1))
    assert [sage.choose(Eyes(match, 0)).verb for _ in range(20)].count("rob") > 15
