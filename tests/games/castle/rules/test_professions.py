"""Professions in general, Clairvoyant and Diplomat."""

import pytest
from tests.games.castle.helpers import (
    count,
    duel,
    hand,
    kind,
    may,
    pass_all,
    play,
    score,
    seen,
    table,
    trade,
)

from cabale.testing import rule

HANDS = "key | goblet | whip | dagger"


@rule("CAS-100", "CAS-101")
def test_a_used_profession_stays_face_up_and_a_single_use_is_spent() -> None:
    match = table(HANDS, "clairvoyant", pile="coat tome monocle")
    play(match, 0, "use", "clairvoyant")
    play(match, 0, "top", "tome")
    play(match, 0, "top", "coat")
    for seat in (1, None):
        shown = match.view(seat)["board"]["seats"][0]
        assert (shown["profession"], shown["face_up"]) == ("clairvoyant", True)
    assert "use clairvoyant" not in may(match, 0)
    reason = match.why_not(0, match.board.catalogue("use", "clairvoyant"))
    assert reason is not None
    assert reason.rule == "CAS-101"


@rule("CAS-102", "CAS-168")
def test_a_repeatable_profession_works_face_up() -> None:
    match = table(HANDS, "thug", face_up="0")
    duel(match, 1, "aa")
    assert may(match, 0) == {"pass", "use thug"}
    play(match, 0, "use", "thug")
    assert score(match) == (4, 1)


@rule("CAS-104")
def test_an_item_shown_stays_in_hand() -> None:
    match = table("dagger | goblet | whip | key")
    duel(match, 1, "aa")
    play(match, 0, "show", "dagger")
    assert hand(match, 0) == ["dagger"]
    count(match)
    play(match, 0, "look")
    assert hand(match, 0) == ["dagger"]


@rule("CAS-106")
def test_at_a_live_table_everybody_is_asked_who_might_have_something() -> None:
    told = []
    for professions in ("thug priest bodyguard alchemist", "thug bodyguard priest hypnotist"):
        match = table("key | goblet | monocle | coat", professions, live=True)
        play(match, 0, "duel", 1)
        assert match.view(3)["asked"] == [0, 1, 2, 3]
        assert set(match.decisions) == {0, 1, 2, 3}
        pass_all(match)
        told.append((match.view(3)["asked"], match.events(3), match.view(3)["board"]["duel"]))
    assert told[0] == told[1]


@rule("CAS-106")
def test_who_passed_might_have_held_any_profession() -> None:
    """The same duel, with professions in different hands that all pass, looks the same to seat 4.

    The attacker may have been a Hypnotist or a Clairvoyant, the others whatever acts in a duel.
    """
    told = []
    for professions in (
        "thug priest alchemist doctor bodyguard hypnotist",
        "thug grand_master clairvoyant diplomat bodyguard hypnotist",
        "hypnotist priest clairvoyant doctor bodyguard thug",
        "clairvoyant swordsman hypnotist thug bodyguard doctor",
    ):
        match = table("key | goblet | monocle | coat | tome | sextant", professions, live=True)
        seen_there = []
        play(match, 0, "duel", 1)
        while kind(match) != "spoils":
            seen_there.append((kind(match), match.view(4)["asked"], match.pace))
            if match.pace == "window":
                play(match, next(iter(match.decisions)), "pass")
            else:
                play(match, next(iter(match.decisions)), "support", "attacker")
        told.append((seen_there, match.events(4)))
    assert told[1:] == told[:1] * 3


@rule("CAS-110")
def test_clairvoyant_orders_the_two_top_cards() -> None:
    match = table(
        "bag_key | goblet | whip | dagger", "clairvoyant", pile="coat tome monocle sextant"
    )
    play(match, 0, "use", "clairvoyant")
    pile = match.view(0)["board"]["pile_seen"]
    assert sorted(pile) == ["coat", "monocle", "sextant", "tome"]
    assert match.view(1)["board"]["pile_seen"] is None
    play(match, 0, "top", "monocle")
    play(match, 0, "top", "tome")
    assert "items" not in seen(match, 2, "foresaw")[0]
    assert "items" not in seen(match, 2, "arranged")[0]
    trade(match, 0, 1, "bag_key", "goblet")
    play(match, 0, "ability", "bag")
    assert hand(match, 0) == ["goblet", "monocle"]
    trade(match, 1, 2, "bag_key", "whip")
    play(match, 1, "ability", "bag")
    assert hand(match, 1) == ["tome", "whip"]


@rule("CAS-111")
def test_clairvoyant_at_any_moment_of_his_turn() -> None:
    match = table("bag_key | goblet | whip | key", "clairvoyant", pile="coat tome monocle")
    assert "use clairvoyant" in may(match, 0)
    trade(match, 0, 1, "bag_key", "goblet")
    assert kind(match) == "before_draw"
    assert may(match, 0) == {"pass", "use clairvoyant"}
    match = table("key | bag_key | whip | goblet", "clairvoyant", pile="coat tome monocle")
    trade(match, 0, 1, "key", "bag_key")
    assert may(match, 0) == {"pass", "use clairvoyant"}
    play(match, 0, "use", "clairvoyant")
    play(match, 0, "top", "tome")
    play(match, 0, "top", "coat")
    play(match, 1, "ability", "bag")
    assert hand(match, 1) == ["key", "tome"]


@rule("CAS-111")
def test_clairvoyant_in_the_windows_of_his_duel() -> None:
    match = table("key | monocle | coat | goblet", "clairvoyant", pile="sextant tome mirror")
    play(match, 0, "duel", 1)
    assert (kind(match), may(match, 0)) == ("interruption", {"pass", "use clairvoyant"})
    play(match, 0, "pass")
    play(match, 2, "support", "attacker")
    play(match, 3, "support", "defender")
    assert (kind(match), may(match, 0)) == ("reactions", {"pass", "use clairvoyant"})
    count(match)
    assert (kind(match), may(match, 0)) == ("after_duel", {"pass", "use clairvoyant"})
    play(match, 0, "use", "clairvoyant")
    play(match, 0, "top", "mirror")
    play(match, 0, "top", "tome")
    assert hand(match, 0) == ["key", "mirror"]
    match = table("key | monocle | coat | goblet", "thug clairvoyant")
    play(match, 0, "duel", 1)
    assert 1 not in match.decisions


@rule("CAS-111")
@pytest.mark.parametrize("item", ["coat", "tome"])
def test_clairvoyant_before_he_gives_his_profession_away(item: str) -> None:
    hands = f"{item} | goblet | whip | key"
    match = table(hands, "clairvoyant thug", pile="monocle mirror gloves")
    trade(match, 0, 1, item, "goblet")
    play(match, 0, "use", "clairvoyant")
    play(match, 0, "top", "gloves")
    play(match, 0, "top", "mirror")
    assert kind(match) == "ability"
    assert "use clairvoyant" not in may(match, 0), "once"
    if item == "coat":
        play(match, 0, "take", "diplomat")
        assert match.view(0)["board"]["seats"][0]["profession"] == "diplomat"
    else:
        play(match, 0, "ability", "tome")
        other = match.view(1)["board"]["seats"][1]
        assert (other["profession"], other["face_up"]) == ("clairvoyant", False)


@rule("CAS-111", "CAS-112")
def test_no_clairvoyant_at_an_item_that_leaves_him_his_profession_or_out_of_season() -> None:
    hands, professions = "tome | goblet | whip | key", "clairvoyant thug"
    spent, empty = table(hands, professions, face_up="0"), table(hands, professions, pile="")
    for match in (spent, empty):
        trade(match, 0, 1, "tome", "goblet")
        assert may(match, 0) == {"pass", "ability tome"}
    match = table("goblet | tome | whip | key", "thug clairvoyant")
    trade(match, 0, 1, "goblet", "tome")
    assert may(match, 1) == {"pass", "ability tome"}, "it is not his turn"
    match = table("privilege | goblet | whip | key", "clairvoyant thug")
    trade(match, 0, 1, "privilege", "goblet")
    assert may(match, 0) == {"pass", "ability privilege"}, "he loses nothing by waiting"


@rule("CAS-112")
def test_clairvoyant_with_few_cards_or_none() -> None:
    match = table(HANDS, "clairvoyant", pile="coat")
    play(match, 0, "use", "clairvoyant")
    assert may(match, 0) == {"top coat"}
    play(match, 0, "top", "coat")
    assert kind(match) == "turn"
    match = table(HANDS, "clairvoyant", pile="")
    assert "use clairvoyant" not in may(match, 0)
    reason = match.why_not(0, match.board.catalogue("use", "clairvoyant"))
    assert reason is not None
    assert reason.rule == "CAS-112"


@rule("CAS-113", "CAS-114", "CAS-121")
def test_diplomat_forces_a_trade_and_still_has_his_action() -> None:
    match = table("key monocle | goblet whip | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "goblet")
    play(match, 0, "give", "key")
    assert may(match, 1) == {"give goblet"}
    play(match, 1, "give", "goblet")
    assert hand(match, 0) == ["goblet", "monocle"]
    assert hand(match, 1) == ["key", "whip"]
    assert (kind(match), set(match.decisions)) == ("turn", {0})
    assert match.view(None)["board"]["seats"][0]["tokens"] == 0
    trade(match, 0, 1, "goblet", "whip")
    assert set(match.decisions) == {1}


@rule("CAS-114")
def test_diplomat_after_the_action_but_not_inside() -> None:
    match = table("monocle key | goblet | coat | dagger", "diplomat")
    trade(match, 0, 1, "monocle", "goblet")
    assert may(match, 0) == {"pass", "ability monocle"}
    play(match, 0, "pass")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 3, "dagger")
    play(match, 0, "give", "key")
    play(match, 3, "give", "dagger")
    assert set(match.decisions) == {1}


@rule("CAS-115")
def test_diplomat_his_card_acts_first() -> None:
    match = table("monocle | privilege | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "privilege")
    play(match, 0, "give", "monocle")
    play(match, 1, "give", "privilege")
    assert (set(match.decisions), may(match, 0)) == ({0}, {"pass", "ability monocle"})
    play(match, 0, "ability", "monocle")
    assert may(match, 1) == {"pass", "ability privilege"}
    match = table("mirror | privilege | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "privilege")
    play(match, 0, "give", "mirror")
    play(match, 1, "give", "privilege")
    assert kind(match) == "turn"
    assert seen(match, None, "read") == []


@rule("CAS-116", "CAS-120")
def test_diplomat_in_vain_sees_the_hand_and_loses_his_turn() -> None:
    match = table("key whip | goblet monocle | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "whip")
    play(match, 0, "give", "key")
    assert seen(match, 0, "saw_hand")[0]["items"] == ["goblet", "monocle"]
    assert "items" not in seen(match, 2, "saw_hand")[0]
    assert seen(match, None, "lacks")[0]["item"] == "whip"
    assert (kind(match), set(match.decisions)) == ("turn", {1})


@rule("CAS-117")
def test_diplomat_what_he_would_give_stays_hidden() -> None:
    match = table("key whip | goblet monocle | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "goblet")
    play(match, 0, "give", "key")
    assert match.view(0)["board"]["trade"]["item"] == "key"
    assert match.view(1)["board"]["trade"]["item"] is None
    match = table("key whip | goblet monocle | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "dagger")
    play(match, 0, "give", "key")
    for seat in (1, 2, None):
        assert all("key" not in str(event) for event in match.events(seat))


@rule("CAS-118")
def test_diplomat_asks_for_a_bag_without_its_kind() -> None:
    match = table("key | bag_key bag_goblet | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    assert "demand 1 bag" in may(match, 0)
    assert "demand 1 bag_key" not in may(match, 0)
    play(match, 0, "demand", 1, "bag")
    play(match, 0, "give", "key")
    assert may(match, 1) == {"give bag_key", "give bag_goblet"}
    play(match, 1, "give", "bag_goblet")
    assert hand(match, 0) == ["bag_goblet"]
    for event in match.events(2):
        assert "bag_goblet" not in str(event)
    match = table("bag_key | bag_goblet | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    assert "demand 1 bag" not in may(match, 0)
    match = table("bag_key whip | bag_goblet | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "bag")
    assert may(match, 0) == {"give whip"}


@rule("CAS-119")
def test_diplomat_with_an_empty_pile_a_bag_is_a_key() -> None:
    match = table("whip | bag_key key | coat | bag_goblet", "diplomat", pile="")
    play(match, 0, "use", "diplomat")
    assert "demand 1 bag" not in may(match, 0)
    play(match, 0, "demand", 1, "key")
    play(match, 0, "give", "whip")
    assert may(match, 1) == {"give key", "give bag_key"}
    match = table("whip | key | coat | bag_goblet", "diplomat", pile="")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 3, "goblet")
    play(match, 0, "give", "whip")
    assert may(match, 3) == {"give bag_goblet"}


@rule("CAS-122")
def test_diplomat_then_announce() -> None:
    match = table("whip key | key key | coat | dagger", "diplomat")
    play(match, 0, "use", "diplomat")
    play(match, 0, "demand", 1, "key")
    play(match, 0, "give", "whip")
    play(match, 1, "give", "key")
    assert "announce" in may(match, 0)


@rule("CAS-110")
def test_clairvoyant_shuffles_what_he_did_not_pick() -> None:
    """He has seen the rest, and must not know in which order it will come."""
    below = set()
    for seed in range(20):
        match = table(HANDS, "clairvoyant", pile="coat tome monocle mirror gloves", seed=str(seed))
        play(match, 0, "use", "clairvoyant")
        play(match, 0, "top", "mirror")
        play(match, 0, "top", "coat")
        pile = match.board.state.pile
        below.add(pile[:-2])
        assert {len(set(pile)), len(pile)} == {5}
    assert len(below) > 3
