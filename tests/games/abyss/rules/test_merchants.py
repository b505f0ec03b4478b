"""Merchants."""

import pytest
from tests.games.abyss.scene import scene

from cabale.core import new_match
from cabale.testing import rule

COURT = "miller keeper reaper"


@rule("ABY-120")
def test_ship_master_pays_for_each_race_sent_to_the_council() -> None:
    at = scene(lords="ship_master |", pearls="0 | 0", deck="crab-1 crab-2 squid-3 seahorse-4")
    at.do("explore", "go_on", "go_on", "go_on", "take")
    assert at.s.pearls[0] == 2


@rule("ABY-120")
def test_ship_master_pays_after_a_fight_too_but_not_for_monsters() -> None:
    at = scene(lords="ship_master |", pearls="0 | 0", deck="crab-1 monster squid-2 monster")
    at.do("explore", "go_on", "go_on", "go_on", "fight", "reward 0 1 1")
    assert at.s.pearls[0] == 3


@rule("ABY-120")
def test_ship_master_is_for_the_owners_exploration_only() -> None:
    at = scene(lords="| ship_master", pearls="0 | 0", deck="crab-1 squid-2")
    at.do("explore", "go_on", "take")
    assert at.s.pearls == [0, 0]


@rule("ABY-121", "ABY-122", "ABY-125")
@pytest.mark.parametrize(
    ("lord", "paid", "pearls"),
    [
        ("trader", "shellfish-5 crab-4 squid-1", 3),
        ("peddler", "shellfish-5 shellfish-3", 2),
        ("shopkeeper", "shellfish-3 crab-2 squid-1", 1),
    ],
)
def test_pearls_on_arrival(lord: str, paid: str, pearls: int) -> None:
    at = scene(court=f"{lord} {COURT}", hands=f"{paid} |", pearls="0 | 0")
    at.recruit(lord, *paid.split())
    assert at.s.pearls == [pearls, 0]


@rule("ABY-123")
def test_landlord_pays_on_arrival_and_at_the_start_of_each_own_turn() -> None:
    at = scene(
        court=f"landlord {COURT}",
        hands="shellfish-5 squid-5 |",
        council="crab-1 jellyfish-1",
        pearls="0 | 0",
    )
    at.recruit("landlord", "shellfish-5", "squid-5").do("federate squid-5")
    assert at.s.pearls[0] == 1
    at.do("support crab")
    assert (at.asked, at.s.pearls) == ((0,), [2, 0])
    assert "plot" in at.verbs()


@rule("ABY-123")
def test_a_landlord_under_a_location_pays_no_more() -> None:
    at = scene(locations="jail(landlord keeper reaper) |", turn="1", council="crab-1", pearls="0|0")
    at.do("support crab")
    assert at.s.pearls[0] == 0


@rule("ABY-124", "ABY-223")
def test_slaver() -> None:
    at = scene(lords="slaver |", hands="crab-1 squid-4 |", pearls="0 | 0").do("sell crab-1")
    assert at.s.pearls[0] == 2
    assert at.hand(0) == ["squid-4"]
    assert at.told("discarded", 1)[0]["allies"] == ["crab-1"]


@rule("ABY-124")
def test_the_slaver_needs_a_card() -> None:
    at = scene(lords="slaver |", council="crab-1")
    assert at.why("sell crab-1") == ("not-in-hand", "ABY-124")


SHEPHERD = {
    "lords": "slaver |",
    "hands": "seahorse-5 crab-1 |",
    "court": "shepherd miller keeper reaper",
    "pearls": "3 | 0",
}


@rule("ABY-226")
def test_a_sale_inside_a_payment_is_taken_back_with_it() -> None:
    at = scene(**SHEPHERD)
    before = at.match.view(1)
    at.do("recruit shepherd", "spend seahorse-5", "sell crab-1")
    for _ in range(3):
        at.match.undo(0)
    assert not at.match.can_undo(0)
    assert at.hand(0) == ["crab-1", "seahorse-5"]
    assert at.match.view(1) == before
    assert {"recruit shepherd", "sell crab-1"} <= at.offers()


@rule("ABY-226")
def test_who_must_remember_cannot_be_shown_an_ally_and_not() -> None:
    text = "\n".join(f"{name}: {value}" for name, value in SHEPHERD.items())
    match = new_match("abyss", 2, seed=7, options={"memory": "strict"}, scenario=text)
    match.play(0, match.choice("recruit", "shepherd"))
    assert match.can_undo(0)
    match.play(0, match.choice("sell", "crab-1"))
    assert not match.can_undo(0)
