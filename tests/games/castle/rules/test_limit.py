"""The hand limit and the gifts that it forces."""

import pytest
from tests.games.castle.helpers import hand, kind, may, play, seen, table, trade

from cabale.testing import rule

FULL = "bag_key dagger gloves knives whip"


@rule("CAS-061", "CAS-144")
def test_a_full_hand_gives_one_away_before_anything_else() -> None:
    match = table(f"{FULL} | monocle | key | goblet | coat", pile="tome sextant")
    trade(match, 0, 1, "bag_key", "monocle")
    play(match, 0, "ability", "bag")
    assert len(hand(match, 0)) == 6
    assert kind(match) == "overflow"
    assert "hand 2 tome" in may(match, 0)
    play(match, 0, "hand", 2, "dagger")
    assert hand(match, 2) == ["key", "dagger"]
    assert kind(match) == "ability"
    assert set(match.decisions) == {1}


@rule("CAS-062")
def test_devil_gives_only_to_who_has_room() -> None:
    match = table(
        f"{FULL} | monocle | key key key goblet goblet | goblet | coat", pile="tome sextant"
    )
    trade(match, 0, 1, "bag_key", "monocle")
    play(match, 0, "ability", "bag")
    assert {choice.split()[1] for choice in may(match, 0)} == {"1", "3", "4"}
    reason = match.why_not(0, match.board.catalogue("hand", 2, "dagger"))
    assert reason is not None
    assert reason.rule == "CAS-062"


@rule("CAS-063")
def test_coach_may_give_to_a_full_hand_which_gives_on() -> None:
    match = table(
        f"{FULL} | monocle | key key key goblet goblet | coat goblet poison_ring mirror privilege"
        " | lodge_seal",
        edition="coach",
        pile="tome sextant",
    )
    trade(match, 0, 1, "bag_key", "monocle")
    play(match, 0, "ability", "bag")
    play(match, 0, "hand", 2, "dagger")
    assert kind(match) == "overflow"
    assert {choice.split()[1] for choice in may(match, 2)} == {"1", "3", "4"}
    play(match, 2, "hand", 3, "key")
    assert {choice.split()[1] for choice in may(match, 3)} == {"1", "4"}
    play(match, 3, "hand", 4, "coat")
    assert kind(match) == "ability"
    assert [len(hand(match, seat)) for seat in range(5)] == [5, 1, 5, 5, 2]


@rule("CAS-064")
def test_such_a_gift_is_no_trade() -> None:
    match = table(f"{FULL} | coat | key | goblet | tome", pile="monocle sextant")
    trade(match, 0, 1, "bag_key", "coat")
    play(match, 0, "ability", "bag")
    play(match, 0, "hand", 2, "monocle")
    assert [event["item"] for event in seen(match, None, "read")] == ["bag", "coat"]
    assert "item" not in seen(match, 3, "gave")[0]
    assert seen(match, 2, "gave")[0]["item"] == seen(match, 0, "gave")[0]["item"] == "monocle"
    assert set(match.decisions) == {1}


@rule("CAS-060")
@pytest.mark.parametrize(("edition", "seats", "limit"), [("coach", 3, 8), ("devil", 4, 6)])
def test_larger_hands_at_small_tables(edition: str, seats: int, limit: int) -> None:
    full = " ".join([*FULL.split(), "poison_ring", "privilege", "lodge_seal"][:limit])
    rest = " | ".join(["monocle", "key", "goblet"][: seats - 1])
    match = table(f"{full} | {rest}", edition=edition, pile="tome sextant")
    trade(match, 0, 1, "bag_key", "monocle")
    play(match, 0, "ability", "bag")
    assert kind(match) == "overflow"
    assert len(hand(match, 0)) == limit + 1
