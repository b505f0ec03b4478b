"""Announcements: who may, what is needed, and who wins."""

import pytest
from tests.games.castle.helpers import duel, kind, may, play, seen, table

from cabale import Match
from cabale.testing import rule


def announce(match: Match, *named: int, verb: str = "announce", done: bool = True) -> None:
    play(match, 0, verb)
    for seat in named:
        play(match, 0, "name", seat)
    if done:
        play(match, 0, "done")


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# Seats 0 and 2 are of the Order, 1 and 3 of the Brotherhood.


@rule("CAS-180", "CAS-185", "CAS-186", "CAS-197")
def test_three_keys_among_named_members_win_for_all_members() -> None:
    match = table("key key | goblet | key | whip")
    announce(match, 2)
    assert winners(match) == (0, 2)
    assert match.outcome is not None
    assert match.outcome.reason == "announcement_right"
    match = table("key key key | goblet | dagger | whip")
    announce(match)
    assert winners(match) == (0, 2)


@rule("CAS-186")
def test_enough_holders_do_where_there_are_more() -> None:
    societies = "order order order brotherhood brotherhood brotherhood"
    match = table("key | key key | bag_key | goblet | whip | coat", "", societies, pile="")
    announce(match, 1)
    assert winners(match) == (0, 1, 2)


@rule("CAS-180")
def test_three_goblets_for_the_brotherhood() -> None:
    match = table("goblet goblet | key | goblet | whip", societies="brotherhood order " * 2)
    announce(match, 2)
    assert winners(match) == (0, 2)


@rule("CAS-185", "CAS-188")
def test_too_few_items_lose() -> None:
    match = table("key | goblet | key | whip")
    announce(match, 2)
    assert winners(match) == (1, 3)
    assert match.outcome is not None
    assert match.outcome.reason == "announcement_wrong"


@rule("CAS-187")
def test_naming_a_stranger_is_wrong_at_once() -> None:
    match = table("key key | key | whip | goblet")
    announce(match, 1, done=False)
    assert winners(match) == (1, 3)


@rule("CAS-187")
def test_naming_a_member_without_a_card_that_counts_is_wrong_at_once() -> None:
    match = table("key key key | goblet | dagger | whip")
    announce(match, 2, done=False)
    assert winners(match) == (1, 3)


@rule("CAS-181")
def test_a_bag_counts_only_with_an_empty_pile() -> None:
    match = table("key key | goblet | bag_key | whip")
    announce(match, 2, done=False)
    assert winners(match) == (1, 3)
    match = table("key key | goblet | bag_key | whip", pile="")
    announce(match, 2)
    assert winners(match) == (0, 2)
    match = table("key key | goblet | bag_goblet | whip", pile="")
    announce(match, 2, done=False)
    assert winners(match) == (1, 3)


@rule("CAS-182")
def test_devil_announces_before_the_action_and_not_after() -> None:
    match = table("key key key | goblet | dagger | whip", "diplomat")
    assert "announce" in may(match, 0)
    play(match, 0, "spy", 1)
    assert may(match, 0) == {"pass", "use diplomat"}


@rule("CAS-182", "CAS-022")
def test_coach_announces_as_the_action() -> None:
    match = table("key key key | goblet | dagger | whip", edition="coach")
    announce(match)
    assert winners(match) == (0, 2)


@rule("CAS-183")
def test_the_announcer_must_hold_one_himself() -> None:
    match = table("dagger | goblet | key key key | whip")
    assert "announce" not in may(match, 0)
    reason = match.why_not(0, match.board.catalogue("announce"))
    assert reason is not None
    assert reason.rule == "CAS-183"
    assert "announce" not in may(table("goblet | key | key key | whip"), 0)
    assert "announce" in may(table("bag_key | goblet | key key | whip", pile=""), 0)
    assert "announce" not in may(table("bag_key | goblet | key key | whip"), 0)


@rule("CAS-184")
def test_everybody_named_shows_all_before_the_next_is_named() -> None:
    societies = "order order order brotherhood brotherhood brotherhood"
    match = table("key | key | key | goblet | whip | coat", societies=societies)
    play(match, 0, "announce")
    assert [event["seat"] for event in seen(match, None, "revealed")] == [0]
    assert match.view(4)["board"]["seats"][0]["items"] == ["key"]
    assert match.view(4)["board"]["seats"][1]["items"] is None
    play(match, 0, "name", 1)
    assert match.view(4)["board"]["seats"][1]["items"] == ["key"]
    assert match.view(4)["board"]["seats"][1]["society"] == "order"
    assert match.outcome is None
    assert kind(match) == "naming"
    assert "name 1" not in may(match, 0)
    play(match, 0, "name", 2)
    play(match, 0, "done")
    assert winners(match) == (0, 1, 2)


# Five seats: the Order sits at 0, 2, 4 unless said otherwise.


@rule("CAS-189")
def test_devil_the_smaller_society_needs_two() -> None:
    small = "order brotherhood order brotherhood brotherhood order"
    match = table("key | goblet | key | whip | coat", societies=small)
    announce(match, 2)
    assert winners(match) == (0, 2)
    large = "order brotherhood order brotherhood order brotherhood"
    match = table("key | goblet | key | whip | coat", societies=large)
    announce(match, 2)
    assert winners(match) == (1, 3)
    match = table("key | goblet | bag_key | whip | coat", societies=small, pile="")
    announce(match, 2)
    assert winners(match) == (0, 2)


@rule("CAS-190")
def test_coach_a_drink_helps_the_smaller_society_once() -> None:
    small = "order brotherhood order brotherhood brotherhood order"
    for hands, right in (
        ("key | goblet | key | whip | coat", True),
        ("key | goblet | whip | dagger | coat", False),
    ):
        match = table(hands, societies=small, edition="coach")
        announce(match, *([2] if right else []))
        assert (0 in winners(match)) == right
    large = "order brotherhood order brotherhood order brotherhood"
    match = table("key | goblet | key | whip | coat", societies=large, edition="coach")
    announce(match, 2)
    assert winners(match) == (1, 3)
    match = table("key key | goblet | key | whip | coat", societies=large, edition="coach")
    announce(match, 2)
    assert winners(match) == (0, 2, 4)


@rule("CAS-191")
def test_coach_a_drink_is_no_card_to_announce_with() -> None:
    small = "order brotherhood order brotherhood brotherhood order"
    match = table("dagger | goblet | key key | whip | coat", societies=small, edition="coach")
    assert "announce" not in may(match, 0)


@rule("CAS-192", "CAS-193")
def test_devil_the_other_society_found_out() -> None:
    match = table("dagger | goblet goblet | key | goblet")
    play(match, 0, "accuse")
    assert "done" not in may(match, 0)
    play(match, 0, "name", 1)
    play(match, 0, "name", 3)
    play(match, 0, "done")
    assert winners(match) == (0, 2)
    assert match.outcome is not None
    assert match.outcome.reason == "accusation_right"


@rule("CAS-192")
def test_devil_a_wrong_accusation_loses() -> None:
    match = table("dagger | goblet goblet | key | whip")
    announce(match, 1, verb="accuse")
    assert winners(match) == (1, 3)
    match = table("dagger | goblet goblet goblet | key | whip")
    announce(match, 2, verb="accuse", done=False)
    assert winners(match) == (1, 3)
    match = table("dagger | goblet goblet goblet | key | whip", edition="coach")
    assert "accuse" not in may(match, 0)


@rule("CAS-193")
def test_devil_two_suffice_against_the_smaller_society() -> None:
    large = "order brotherhood order brotherhood order brotherhood"
    match = table("dagger | goblet | key | goblet | coat", societies=large)
    announce(match, 1, 3, verb="accuse")
    assert winners(match) == (0, 2, 4)


@rule("CAS-091")
def test_who_holds_the_pearl_announces_nothing_but_wins_along() -> None:
    match = table("black_pearl lodge_seal key key key | goblet | dagger | whip")
    assert not {"announce", "accuse", "alone"} & may(match, 0)
    reason = match.why_not(0, match.board.catalogue("alone"))
    assert reason is not None
    assert reason.rule == "CAS-091"
    match = table("key key | goblet | key black_pearl | whip")
    announce(match, 2)
    assert winners(match) == (0, 2)


@rule("CAS-194", "CAS-196")
@pytest.mark.parametrize("edition", ["devil", "coach"])
def test_the_seal_of_the_lodge_wins_alone(edition: str) -> None:
    match = table("lodge_seal key goblet goblet | key | dagger | whip", edition=edition)
    play(match, 0, "alone")
    assert winners(match) == (0,)
    assert "alone" not in may(table("lodge_seal key goblet | key | dagger | whip"), 0)
    assert "alone" not in may(table("key goblet goblet | key | dagger | whip"), 0)


@rule("CAS-195")
def test_alone_it_takes_three_and_no_drink() -> None:
    small = "order brotherhood order brotherhood brotherhood order"
    for edition in ("devil", "coach"):
        hands = "lodge_seal key goblet | key | dagger | whip | coat"
        assert "alone" not in may(table(hands, societies=small, edition=edition), 0)
    bags = "lodge_seal bag_key bag_goblet key | key | dagger | whip"
    assert "alone" not in may(table(bags), 0)
    assert "alone" in may(table(bags, pile=""), 0)


@rule("CAS-196", "CAS-182")
def test_alone_not_after_the_action() -> None:
    match = table("lodge_seal key key key | goblet | dagger | whip", "diplomat")
    duel(match, 1, "aa")
    play(match, 0, "look")
    assert may(match, 0) == {"pass", "use diplomat"}


@rule("CAS-197")
def test_nothing_is_awarded_without_an_announcement() -> None:
    match = table("key key key | goblet goblet goblet | dagger | whip")
    for seat in range(4):
        play(match, seat, "spy", (seat + 1) % 4)
    assert match.outcome is None
