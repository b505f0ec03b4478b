"""What items do when they are passed."""

from tests.games.castle.helpers import hand, kind, may, play, seen, table, trade

from cabale.testing import rule


@rule("CAS-070")
def test_a_bag_draws_the_top_card() -> None:
    match = table("bag_key | goblet | key | dagger", pile="coat tome")
    trade(match, 0, 1, "bag_key", "goblet")
    play(match, 0, "ability", "bag")
    assert hand(match, 0) == ["goblet", "coat"]
    assert match.view(None)["board"]["pile"] == 1
    assert "item" not in seen(match, 1, "drew")[0]
    assert seen(match, 0, "drew")[0]["item"] == "coat"


@rule("CAS-070", "CAS-105")
def test_drawing_is_optional() -> None:
    match = table("bag_key | goblet | key | dagger", pile="coat tome")
    trade(match, 0, 1, "bag_key", "goblet")
    play(match, 0, "pass")
    assert match.view(None)["board"]["pile"] == 2


@rule("CAS-071")
def test_nobody_else_can_tell_which_bag_was_passed() -> None:
    told = []
    for bag, other in (("bag_key", "bag_goblet"), ("bag_goblet", "bag_key")):
        match = table(f"{bag} {other} | goblet | key | dagger", pile="coat tome")
        trade(match, 0, 1, bag, "goblet")
        play(match, 0, "ability", "bag")
        told.append((match.events(2), match.view(2), match.events(None), match.view(None)))
    assert told[0] == told[1]
    assert seen(match, 2, "read")[0]["item"] == "bag"


@rule("CAS-072")
def test_with_an_empty_pile_bags_are_key_and_goblet() -> None:
    match = table("bag_key | bag_goblet | key | dagger", pile="")
    play(match, 0, "offer", 1, "bag_key")
    assert may(match, 1) == {"refuse", "accept bag_goblet"}
    play(match, 1, "accept", "bag_goblet")
    assert seen(match, None, "read") == []
    assert kind(match) == "turn"
    assert hand(match, 0) == ["bag_goblet"]


@rule("CAS-072")
def test_the_last_card_drawn_turns_the_other_bag_at_once() -> None:
    match = table("bag_key | goblet bag_goblet | key | dagger", pile="coat")
    trade(match, 0, 1, "bag_key", "goblet")
    play(match, 0, "ability", "bag")
    play(match, 1, "offer", 2, "bag_goblet")
    play(match, 2, "accept", "key")
    assert [event["item"] for event in seen(match, None, "read")] == ["bag"]


@rule("CAS-073")
def test_coat_takes_a_profession_from_the_unused_ones() -> None:
    match = table("coat | goblet | key | dagger", "thug priest doctor alchemist", face_up="0")
    trade(match, 0, 1, "coat", "goblet")
    assert "take diplomat" in may(match, 0)
    play(match, 0, "take", "diplomat")
    mine = match.view(0)["board"]["seats"][0]
    assert (mine["profession"], mine["face_up"]) == ("diplomat", False)
    assert match.view(1)["board"]["seats"][0]["profession"] is None
    assert match.view(None)["board"]["unused"] == 6
    assert "profession" not in seen(match, 1, "changed")[0]


@rule("CAS-074", "CAS-103")
def test_a_spent_profession_comes_back_fresh_through_the_coat() -> None:
    match = table("coat | goblet | key | dagger", "diplomat", face_up="0")
    assert "use diplomat" not in may(match, 0)
    trade(match, 0, 1, "coat", "goblet")
    play(match, 0, "take", "clairvoyant")
    play(match, 0, "pass")
    trade(match, 1, 2, "coat", "key")
    play(match, 1, "take", "diplomat")
    assert kind(match) == "after"
    assert may(match, 1) == {"pass", "use diplomat"}


@rule("CAS-075")
def test_coat_cannot_take_ones_own_but_may_keep_it() -> None:
    match = table("coat | goblet | key | dagger", "thug", face_up="0")
    trade(match, 0, 1, "coat", "goblet")
    assert "take thug" not in may(match, 0)
    assert "pass" in may(match, 0)
    play(match, 0, "pass")
    shown = match.view(None)["board"]["seats"][0]
    assert (shown["profession"], shown["face_up"]) == ("thug", True)


@rule("CAS-076", "CAS-083")
def test_monocle_shows_the_partners_society_to_its_giver_alone() -> None:
    match = table("monocle | goblet | key | dagger")
    trade(match, 0, 1, "monocle", "goblet")
    play(match, 0, "ability", "monocle")
    assert match.view(0)["board"]["seats"][1]["society"] == "brotherhood"
    for seat in (1, 2, 3, None):
        (event,) = seen(match, seat, "saw_society")
        assert event == {"kind": "saw_society", "seat": 0, "target": 1}
    assert match.view(2)["board"]["seats"][1]["society"] is None


@rule("CAS-077", "CAS-083")
def test_privilege_shows_the_partners_hand_after_the_exchange() -> None:
    match = table("privilege | goblet whip | key | dagger")
    trade(match, 0, 1, "privilege", "goblet")
    play(match, 0, "ability", "privilege")
    assert seen(match, 0, "saw_hand")[0]["items"] == ["privilege", "whip"]
    assert "items" not in seen(match, 3, "saw_hand")[0]


@rule("CAS-078", "CAS-080")
def test_sextant_sends_a_card_of_everybody_to_one_side_at_once() -> None:
    for direction, step in (("left", 1), ("right", -1)):
        match = table("sextant key | goblet | whip | dagger")
        trade(match, 0, 1, "sextant", "goblet")
        play(match, 0, "turn", direction)
        assert set(match.decisions) == {0, 1, 2, 3}
        assert may(match, 1) == {"give sextant"}
        gifts = ["key", "sextant", "whip", "dagger"]
        for seat, item in enumerate(gifts):
            play(match, seat, "give", item)
        for seat in range(4):
            assert gifts[(seat - step) % 4] in hand(match, seat)
        assert [len(hand(match, seat)) for seat in range(4)] == [2, 1, 1, 1]
        (event,) = seen(match, 2, "passed_round")
        assert (event["item"], event["got"]) == ("whip", gifts[(2 - step) % 4])
        assert "item" not in seen(match, None, "passed_round")[0]


@rule("CAS-079")
def test_cards_given_by_the_sextant_trigger_nothing() -> None:
    match = table("sextant key | goblet | monocle | bag_key")
    trade(match, 0, 1, "sextant", "goblet")
    play(match, 0, "turn", "left")
    for seat, item in enumerate(["key", "sextant", "monocle", "bag_key"]):
        play(match, seat, "give", item)
    assert [event["item"] for event in seen(match, None, "read")] == ["sextant"]
    assert kind(match) == "turn"


@rule("CAS-081", "CAS-103")
def test_tome_swaps_professions_face_down_and_fresh() -> None:
    match = table("tome | goblet | key | dagger", "priest diplomat thug", face_up="0 1")
    trade(match, 0, 1, "tome", "goblet")
    play(match, 0, "ability", "tome")
    view = match.view(0)["board"]["seats"]
    assert [view[seat]["profession"] for seat in (0, 1)] == ["diplomat", "priest"]
    assert [view[seat]["face_up"] for seat in (0, 1)] == [False, False]
    assert may(match, 0) == {"pass", "use diplomat"}
    assert "profession" not in seen(match, 2, "swapped")[0]


@rule("CAS-082")
def test_a_declined_tome_turns_nothing() -> None:
    match = table("tome | goblet | key | dagger", "priest diplomat thug", face_up="0 1")
    trade(match, 0, 1, "tome", "goblet")
    play(match, 0, "pass")
    assert [seat["face_up"] for seat in match.view(None)["board"]["seats"]][:2] == [True, True]
