"""Duels step by step: supports, points, items, tokens, and what the winner does."""

import pytest
from tests.games.castle.helpers import (
    count,
    duel,
    hand,
    kind,
    may,
    play,
    score,
    seen,
    support,
    table,
)

from cabale.testing import rule

QUIET = "key | goblet | monocle | coat"


@rule("CAS-130", "CAS-131")
def test_the_order_of_a_duel() -> None:
    match = table(
        "key dagger | goblet | monocle | coat | tome",
        "hypnotist priest alchemist doctor",
    )
    play(match, 0, "duel", 1)
    assert seen(match, None, "challenged") == [{"kind": "challenged", "seat": 0, "target": 1}]
    order = [kind(match)]
    play(match, 1, "pass")
    order.append(kind(match))
    support(match, "aad")
    order.append(kind(match))
    play(match, 0, "pass")
    order.append(kind(match))
    count(match)
    order.append(kind(match))
    play(match, 3, "pass")
    order.append(kind(match))
    steps = ["interruption", "support", "hypnosis", "reactions", "after_duel", "spoils"]
    assert order == steps


@rule("CAS-132")
def test_devil_supports_are_secret_simultaneous_and_compulsory() -> None:
    match = table("key | goblet | monocle | coat | tome | whip")
    play(match, 0, "duel", 1)
    assert set(match.decisions) == {2, 3, 4, 5}
    assert may(match, 2) == {"support attacker", "support defender"}
    play(match, 3, "support", "defender")
    assert seen(match, 2, "supported") == []
    assert match.view(2)["board"]["duel"]["sides"][3] is None
    assert match.view(2)["asked"] == [2, 3, 4, 5]
    for seat in (2, 4, 5):
        play(match, seat, "support", "attacker")
    assert [event["seat"] for event in seen(match, None, "supported")] == [2, 3, 4, 5]
    assert match.view(None)["board"]["duel"]["sides"][3] == "defender"


@rule("CAS-132")
def test_devil_allows_no_neutrality() -> None:
    match = table(QUIET)
    play(match, 0, "duel", 1)
    reason = match.why_not(2, match.board.catalogue("pass"))
    assert reason is not None
    assert reason.rule == "CAS-132"


@rule("CAS-133")
def test_coach_supports_go_round_openly_and_one_may_abstain() -> None:
    match = table("key | goblet | monocle | coat | tome | whip", edition="coach", active="4")
    play(match, 4, "duel", 1)
    order = []
    while kind(match) == "support":
        (seat,) = match.decisions
        assert may(match, seat) == {"pass", "support attacker", "support defender"}
        order.append(seat)
        play(match, seat, "support", "attacker") if seat == 0 else play(match, seat, "pass")
        assert match.view(3)["board"]["duel"]["sides"][0] == ("attacker" if 0 in order else None)
    assert order == [5, 0, 2, 3]
    assert [event["seat"] for event in seen(match, None, "abstained")] == [5, 2, 3]


@rule("CAS-134", "CAS-155")
def test_reactions_in_any_order_until_all_have_passed() -> None:
    match = table("dagger key | gloves goblet | knives | whip", "thug grand_master bodyguard")
    duel(match, 1, "ad")
    assert set(match.decisions) == {0, 1, 2, 3}
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    play(match, 0, "show", "dagger")
    assert score(match) == (3, 2)
    assert set(match.decisions) == {0, 1, 2, 3}
    assert may(match, 0) == {"pass", "use thug"}
    play(match, 0, "pass")
    play(match, 1, "use", "grand_master")
    play(match, 2, "use", "bodyguard")
    play(match, 3, "show", "whip")
    assert score(match) == (4, 4)
    assert may(match, 0) == {"pass", "use thug"}
    assert 3 not in match.decisions


@rule("CAS-135", "CAS-138")
@pytest.mark.parametrize(
    ("sides", "points", "best"),
    [("aa", (3, 1), 0), ("dd", (1, 3), 1), ("ad", (2, 2), None)],
)
def test_swords_and_shields(sides: str, points: tuple[int, int], best: int | None) -> None:
    match = table(QUIET, "bodyguard alchemist hypnotist diplomat")
    duel(match, 1, sides)
    assert score(match) == points
    won = seen(match, None, "won")
    assert [event["seat"] for event in won] == ([] if best is None else [best])


@rule("CAS-136", "CAS-170")
def test_a_bodyguard_counts_for_the_side_he_is_on_and_may_wait() -> None:
    for side, points in (("a", (3, 2)), ("d", (2, 3))):
        match = table("dagger | goblet | monocle | gloves", "thug alchemist bodyguard")
        duel(match, 1, side + ("d" if side == "a" else "a"))
        assert may(match, 2) == {"pass", "use bodyguard"}
        play(match, 0, "pass")
        play(match, 2, "use", "bodyguard")
        assert score(match) == points
        count(match)


@rule("CAS-170")
def test_a_bodyguard_does_not_guard_himself() -> None:
    match = table(QUIET, "bodyguard thug")
    duel(match, 1, "aa")
    assert kind(match) == "spoils"


@rule("CAS-137")
def test_tokens_count_for_the_side_of_their_owner_and_go_back() -> None:
    match = table(QUIET, "hypnotist alchemist diplomat clairvoyant", tokens="1 0 2 0")
    duel(match, 1, "da")
    play(match, 0, "pass") if kind(match) == "hypnosis" else None
    assert may(match, 2) == {"pass", "token"}
    play(match, 0, "token")
    play(match, 2, "token")
    assert score(match) == (3, 3)
    assert match.view(None)["board"]["duel"]["laid"] == [1, 0, 1, 0]
    play(match, 2, "token")
    view = match.view(None)["board"]
    assert score(match) == (3, 4)
    assert kind(match) == "spoils"
    assert view["stock"] == 12
    assert [seat["tokens"] for seat in view["seats"]] == [0] * 4


@rule("CAS-139", "CAS-140")
def test_devil_the_winner_looks_at_the_society() -> None:
    match = table(QUIET, "bodyguard thug")
    duel(match, 1, "aa")
    assert may(match, 0) == {"look", "rob"}
    play(match, 0, "look")
    shown = match.view(0)["board"]["seats"][1]
    assert (shown["society"], shown["profession"]) == ("brotherhood", None)
    assert seen(match, 2, "saw_society") == [{"kind": "saw_society", "seat": 0, "target": 1}]
    assert seen(match, 0, "saw_profession") == []
    assert set(match.decisions) == {1}


@rule("CAS-139")
def test_coach_the_winner_looks_at_society_and_profession() -> None:
    match = table(QUIET, "bodyguard thug", edition="coach")
    duel(match, 1, "aa")
    play(match, 0, "look")
    shown = match.view(0)["board"]["seats"][1]
    assert (shown["society"], shown["profession"]) == ("brotherhood", "thug")
    assert match.view(2)["board"]["seats"][1]["profession"] is None
    assert seen(match, 2, "saw_profession") == [{"kind": "saw_profession", "seat": 0, "target": 1}]


@rule("CAS-146")
def test_coach_a_face_up_profession_stays_face_up_when_looked_at() -> None:
    match = table(QUIET, "bodyguard priest", edition="coach", face_up="1")
    duel(match, 1, "aa")
    play(match, 0, "look")
    assert match.view(None)["board"]["seats"][1]["face_up"]


@rule("CAS-139", "CAS-140", "CAS-142", "CAS-144")
def test_the_winner_robs() -> None:
    match = table("key | goblet monocle | whip | coat", "bodyguard thug")
    duel(match, 1, "aa")
    play(match, 0, "rob")
    assert seen(match, 0, "saw_hand")[0]["items"] == ["goblet", "monocle"]
    assert "items" not in seen(match, 2, "saw_hand")[0]
    assert may(match, 0) == {"steal goblet", "steal monocle"}
    play(match, 0, "steal", "monocle")
    assert hand(match, 0) == ["key", "monocle"]
    assert "item" not in seen(match, 2, "stole")[0]
    assert seen(match, None, "read") == []
    assert set(match.decisions) == {1}


@rule("CAS-141", "CAS-142")
def test_a_loser_left_with_nothing_gets_a_card_of_the_winners_own() -> None:
    match = table("bag_key whip | bag_goblet | key | coat", "bodyguard thug")
    duel(match, 1, "aa")
    play(match, 0, "rob")
    play(match, 0, "steal", "bag_goblet")
    assert (kind(match), may(match, 0)) == ("replacement", {"give bag_key", "give whip"})
    reason = match.why_not(0, match.board.catalogue("give", "bag_goblet"))
    assert reason is not None
    assert reason.rule == "CAS-141"
    play(match, 0, "give", "bag_key")
    assert (hand(match, 0), hand(match, 1)) == (["bag_goblet", "whip"], ["bag_key"])
    assert seen(match, None, "read") == []


@rule("CAS-144")
def test_a_winner_with_a_full_hand_gives_one_away() -> None:
    match = table(
        "key key dagger gloves knives | goblet monocle | whip | coat | tome",
        "bodyguard thug grand_master hypnotist alchemist",
    )
    duel(match, 1, "aaa")
    count(match)
    play(match, 0, "rob")
    play(match, 0, "steal", "goblet")
    assert kind(match) == "overflow"


@rule("CAS-143")
def test_a_tie_gives_the_attacker_the_top_card() -> None:
    match = table(QUIET, "bodyguard alchemist hypnotist diplomat", pile="tome sextant")
    duel(match, 1, "ad")
    count(match)
    assert hand(match, 0) == ["key", "tome"]
    assert set(match.decisions) == {1}
    match = table(QUIET, "bodyguard alchemist hypnotist diplomat", pile="")
    duel(match, 1, "ad")
    assert hand(match, 0) == ["key"]


@rule("CAS-061", "CAS-144")
def test_the_draw_of_a_tie_may_be_one_too_many() -> None:
    match = table(
        "key key dagger gloves knives | goblet | whip | coat | monocle",
        "bodyguard alchemist hypnotist diplomat clairvoyant",
        edition="coach",
        pile="tome sextant",
    )
    duel(match, 1, "ad-")
    count(match)
    assert len(hand(match, 0)) == 6
    assert (kind(match), set(match.decisions)) == ("overflow", {0})


@rule("CAS-145")
def test_after_a_duel_the_turn_is_over_and_professions_stay_up() -> None:
    match = table(QUIET, "thug bodyguard")
    duel(match, 1, "aa")
    play(match, 0, "use", "thug")
    play(match, 0, "look")
    view = match.view(None)["board"]
    assert (view["active"], view["duel"]) == (1, None)
    assert view["seats"][0]["profession"] == "thug"


@rule("CAS-150", "CAS-151", "CAS-152", "CAS-153", "CAS-154")
@pytest.mark.parametrize(
    ("item", "seats"),
    [
        ("dagger", [0]),
        ("gloves", [1]),
        ("knives", [2]),
        ("whip", [3]),
        ("poison_ring", [0, 1]),
    ],
)
def test_each_item_helps_in_its_role_alone(item: str, seats: list[int]) -> None:
    for holder in range(4):
        hands = ["key", "goblet", "monocle", "coat"]
        hands[holder] = item
        match = table(" | ".join(hands), "hypnotist bodyguard doctor alchemist", face_up="3 2")
        duel(match, 1, "ad")
        if kind(match) == "hypnosis":
            play(match, 0, "pass")
        may_show = f"show {item}" in may(match, holder)
        assert may_show == (holder in seats)
        if may_show and item != "poison_ring":
            play(match, holder, "show", item)
            assert score(match) == ((3, 2) if holder in (0, 2) else (2, 3))


@rule("CAS-154")
def test_the_ring_wins_a_tie_and_nothing_else() -> None:
    match = table("poison_ring | goblet | monocle | coat", "bodyguard alchemist hypnotist diplomat")
    duel(match, 1, "ad")
    play(match, 0, "show", "poison_ring")
    assert score(match) == (2, 2)
    assert seen(match, None, "won")[0]["seat"] == 0
    match = table("poison_ring | goblet | monocle | coat", "bodyguard alchemist hypnotist diplomat")
    duel(match, 1, "dd")
    play(match, 0, "show", "poison_ring")
    assert seen(match, None, "won")[0]["seat"] == 1
