"""Trades: the offer, the answer, and who reads and uses what in which order."""

import pytest
from tests.games.castle.helpers import hand, kind, may, play, seen, table, trade

from cabale.testing import rule


@rule("CAS-040", "CAS-042")
def test_only_the_two_see_an_offer_and_a_refused_card_goes_back() -> None:
    match = table("monocle key | goblet | bag_key | bag_goblet")
    play(match, 0, "offer", 1, "monocle")
    for party in (0, 1):
        assert match.view(party)["board"]["trade"]["item"] == "monocle"
    for seat in (2, 3, None):
        assert match.view(seat)["board"]["trade"]["item"] is None
        assert "item" not in seen(match, seat, "offered")[0]
    play(match, 1, "refuse")
    assert hand(match, 0) == ["key", "monocle"]
    assert seen(match, None, "read") == []
    assert set(match.decisions) == {1}


@rule("CAS-041")
def test_who_accepts_gives_a_card_of_his_own_that_cannot_be_refused() -> None:
    match = table("key dagger | goblet black_pearl | bag_key | bag_goblet")
    play(match, 0, "offer", 1, "dagger")
    assert may(match, 1) == {"refuse", "accept goblet", "accept black_pearl"}
    play(match, 1, "accept", "black_pearl")
    assert hand(match, 0) == ["key", "black_pearl"]
    assert hand(match, 1) == ["goblet", "dagger"]
    for seat in (2, 3, None):
        (event,) = seen(match, seat, "accepted")
        assert set(event) == {"kind", "seat", "target"}


@rule("CAS-043")
def test_devil_pays_a_refusal_with_a_token_while_there_are_some() -> None:
    match = table("key | goblet | bag_key | bag_goblet")
    play(match, 0, "offer", 1, "key")
    play(match, 1, "refuse")
    view = match.view(None)["board"]
    assert (view["seats"][0]["tokens"], view["stock"]) == (1, 11)
    match = table("key | goblet | bag_key | bag_goblet", tokens="0 4 4 4")
    play(match, 0, "offer", 1, "key")
    play(match, 1, "refuse")
    view = match.view(None)["board"]
    assert (view["seats"][0]["tokens"], view["stock"]) == (0, 0)


@rule("CAS-044")
def test_coach_pays_nothing_for_a_refusal() -> None:
    match = table("key | goblet | bag_key | bag_goblet", edition="coach")
    play(match, 0, "offer", 1, "key")
    play(match, 1, "refuse")
    assert match.view(None)["board"]["seats"][0]["tokens"] == 0


@rule("CAS-045")
def test_never_one_bag_for_the_other() -> None:
    match = table("bag_key | goblet bag_goblet | key | dagger")
    play(match, 0, "offer", 1, "bag_key")
    assert may(match, 1) == {"refuse", "accept goblet"}
    reason = match.why_not(1, match.board.catalogue("accept", "bag_goblet"))
    assert reason is not None
    assert reason.rule == "CAS-045"


@rule("CAS-046")
def test_who_has_only_the_other_bag_must_refuse() -> None:
    match = table("bag_key | bag_goblet | key | dagger")
    play(match, 0, "offer", 1, "bag_key")
    assert may(match, 1) == {"refuse"}
    play(match, 1, "refuse")
    assert match.view(None)["board"]["seats"][0]["tokens"] == 1


@rule("CAS-047", "CAS-094")
def test_a_key_for_a_key() -> None:
    match = table("key | key whip | bag_key | bag_goblet")
    trade(match, 0, 1, "key", "key")
    assert hand(match, 0) == ["key"]
    assert seen(match, None, "read") == []


@rule("CAS-048", "CAS-051", "CAS-105")
def test_the_giver_may_use_the_ability_and_the_receiver_reads_it() -> None:
    match = table("monocle | goblet | bag_key | bag_goblet")
    trade(match, 0, 1, "monocle", "goblet")
    (event,) = seen(match, None, "read")
    assert (event["seat"], event["target"], event["item"]) == (1, 0, "monocle")
    assert may(match, 0) == {"pass", "ability monocle"}
    assert set(match.decisions) == {0}
    play(match, 0, "pass")
    assert seen(match, None, "saw_society") == []
    assert set(match.decisions) == {1}


@rule("CAS-049")
@pytest.mark.parametrize(
    "item", ["key", "goblet", "dagger", "gloves", "knives", "whip", "poison_ring", "lodge_seal"]
)
def test_other_items_are_never_named(item: str) -> None:
    match = table(f"{item} | black_pearl | bag_key | bag_goblet")
    trade(match, 0, 1, item, "black_pearl")
    for seat in (2, 3, None):
        for event in match.events(seat):
            assert item not in event.values()
    assert set(match.decisions) == {1}


@rule("CAS-050")
def test_the_offerers_card_acts_first() -> None:
    match = table("monocle | privilege | bag_key | bag_goblet")
    trade(match, 0, 1, "monocle", "privilege")
    assert set(match.decisions) == {0}
    play(match, 0, "ability", "monocle")
    assert [event["item"] for event in seen(match, None, "read")] == ["monocle", "privilege"]
    assert set(match.decisions) == {1}
    play(match, 1, "ability", "privilege")
    assert seen(match, 1, "saw_hand")[0]["items"] == ["privilege"]


@rule("CAS-052")
def test_a_forced_answer_looks_like_a_free_one() -> None:
    forced = table("bag_key | bag_goblet | key | dagger")
    free = table("bag_key | goblet bag_goblet | key | dagger")
    seen_by_three = []
    for match in (forced, free):
        play(match, 0, "offer", 1, "bag_key")
        assert match.view(3)["asked"] == [1]
        play(match, 1, "refuse")
        seen_by_three.append(match.events(3))
    assert seen_by_three[0] == seen_by_three[1]


@rule("CAS-053")
def test_first_example_of_the_rulebook() -> None:
    match = table("privilege | bag_key whip | key | goblet", pile="coat tome")
    play(match, 0, "offer", 1, "privilege")
    play(match, 1, "accept", "bag_key")
    assert seen(match, None, "read")[-1]["item"] == "privilege"
    play(match, 0, "ability", "privilege")
    assert seen(match, 0, "saw_hand")[0]["items"] == ["privilege", "whip"]
    assert "items" not in seen(match, 2, "saw_hand")[0]
    last = seen(match, None, "read")[-1]
    assert (last["seat"], last["item"]) == (0, "bag")
    play(match, 1, "ability", "bag")
    assert hand(match, 1) == ["coat", "privilege", "whip"]
    assert hand(match, 0) == ["bag_key"]


@rule("CAS-054")
def test_second_example_of_the_rulebook() -> None:
    match = table("bag_key | goblet | key | dagger", pile="coat tome")
    play(match, 0, "offer", 1, "bag_key")
    play(match, 1, "refuse")
    view = match.view(0)["board"]
    assert hand(match, 0) == ["bag_key"]
    assert (view["pile"], view["seats"][0]["tokens"]) == (2, 1)
    assert seen(match, None, "read") == []


@rule("CAS-055")
def test_mirror_and_pearl_may_be_returned() -> None:
    for item in ("mirror", "black_pearl"):
        match = table(f"monocle | {item} | bag_key | bag_goblet")
        trade(match, 0, 1, "monocle", item)
        assert hand(match, 0) == [item]
        assert (kind(match) == "ability") == (item == "black_pearl")


@rule("CAS-056", "CAS-079")
def test_an_ability_works_though_its_card_has_moved_on() -> None:
    match = table("sextant key | monocle | bag_key | bag_goblet")
    trade(match, 0, 1, "sextant", "monocle")
    play(match, 0, "turn", "left")
    play(match, 0, "give", "monocle")
    for seat, item in ((1, "sextant"), (2, "bag_key"), (3, "bag_goblet")):
        play(match, seat, "give", item)
    assert hand(match, 1) == ["monocle"]
    assert seen(match, None, "read")[-1]["item"] == "monocle"
    play(match, 1, "ability", "monocle")
    assert seen(match, 1, "saw_society")[0]["society"] == "order"


@rule("CAS-090", "CAS-092")
def test_pearl_and_mirror_must_be_accepted() -> None:
    for item in ("black_pearl", "mirror"):
        match = table(f"{item} | goblet bag_goblet | bag_key | key")
        play(match, 0, "offer", 1, item)
        assert may(match, 1) == {"accept goblet", "accept bag_goblet"}
        reason = match.why_not(1, match.board.catalogue("refuse"))
        assert reason is not None
        assert reason.key == "must-accept"


@rule("CAS-093")
def test_the_mirror_silences_both_cards() -> None:
    for offered, returned in (("mirror", "bag_goblet"), ("monocle", "mirror")):
        match = table(f"{offered} | {returned} | bag_key | key")
        trade(match, 0, 1, offered, returned)
        assert seen(match, None, "read") == []
        assert set(match.decisions) == {1}
        assert kind(match) == "turn"


def test_who_does_not_answer_refuses_if_he_may() -> None:
    match = table("key | goblet | bag_key | bag_goblet")
    play(match, 0, "offer", 1, "key")
    match.expire(1)
    assert seen(match, None, "refused")
    match = table("mirror | goblet | bag_key | bag_goblet")
    play(match, 0, "offer", 1, "mirror")
    match.expire(1)
    assert seen(match, None, "accepted")
