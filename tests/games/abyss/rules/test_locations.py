"""Chapter 10 and the ambassadors: keys and the control of Locations."""

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.games.abyss.rules.components import LOCATIONS
from cabale.testing import rule

COURT = "miller keeper reaper"
FIVE = "jellyfish-2 crab-2 seahorse-2 shellfish-2 squid-2"
AMBASSADORS = [("hermit", 1), ("sage", 2), ("elder", 3)]


def third_key(seed: int = 7, /, **more: str) -> Scene:
    """Seat 0 recruits a Shepherd, the third key."""
    lines = {
        "court": f"shepherd {COURT}",
        "hands": "seahorse-5 seahorse-3 |",
        "lords": "slaver |",
        "keys": "1 | 0",
        "open_locations": "jail",
        "location_deck": "abyss chasm depths parliament",
    }
    return scene(2, seed, **(lines | more)).recruit("shepherd", "seahorse-5", "seahorse-3")


def send(lord: str, **more: str) -> Scene:
    lines = {"court": f"{lord} {COURT}", "hands": f"{FIVE} |", "open_locations": "jail"}
    at = scene(2, **(lines | more))
    return at.recruit(lord, *FIVE.split()).do("federate crab-2")


@rule("ABY-160", "ABY-161")
def test_three_keys_force_the_control_of_a_location() -> None:
    at = third_key()
    assert (at.asked, at.kind) == ((0,), "control")
    assert at.offers() == {"control jail", "draw 1", "draw 2", "draw 3", "draw 4"}


@rule("ABY-160")
def test_key_tokens_count_after_the_track_is_cleared() -> None:
    at = scene(threat="3", deck="crab-1 monster", lords="slaver |", keys="1 | 0", pearls="1 | 0")
    at.do("explore", "go_on", "fight")
    assert at.kind == "control"
    assert at.view(0)["track"] == []
    assert at.view(0)["council"]["crab"] == 1


@rule("ABY-160")
def test_two_keys_are_not_enough() -> None:
    at = third_key(keys="0 | 0")
    assert at.view(0)["players"][0]["keys"] == 2
    assert (at.asked, at.kind) == ((1,), "turn")


@rule("ABY-161", "ABY-166")
def test_a_face_up_location_is_taken() -> None:
    at = third_key().do("control jail")
    assert at.locations(0) == ["jail"]
    assert at.open_locations == []
    assert at.under(0) == {"slaver": "jail", "shepherd": "jail"}
    assert (at.s.key_tokens[0], at.s.key_supply) == (0, 10)


@rule("ABY-162")
def test_one_of_the_drawn_tiles_is_chosen_and_the_others_lie_open() -> None:
    at = third_key().do("draw 3")
    assert at.offers() == {"choose abyss", "choose chasm", "choose depths"}
    assert at.why("choose jail") == ("not-drawn", "ABY-162")
    at.do("choose chasm")
    assert at.locations(0) == ["chasm"]
    assert set(at.open_locations) == {"jail", "abyss", "depths"}


@rule("ABY-162")
def test_face_up_tiles_are_not_replenished() -> None:
    at = third_key().do("control jail")
    assert at.open_locations == []
    assert at.view(0)["left"]["locations"] == 19


@rule("ABY-162")
def test_a_single_tile_drawn_is_taken() -> None:
    assert third_key().do("draw 1").locations(0) == ["abyss"]


def rest(*kept: str) -> str:
    """All Locations but these, to be given to the other player."""
    return " ".join(tile for tile in LOCATIONS if tile not in kept)


@rule("ABY-161")
@pytest.mark.parametrize("place", ["open_locations", "location_deck"])
def test_the_only_way_to_a_location_is_not_asked(place: str) -> None:
    lines = {"locations": f"| {rest('jail')}", "open_locations": "", "location_deck": ""}
    at = third_key(**(lines | {place: "jail"}))
    assert at.locations(0) == ["jail"]
    assert at.under(0) == {"slaver": "jail", "shepherd": "jail"}
    assert at.asked == (1,)


@rule("ABY-165")
def test_three_keys_that_are_left_take_another_location() -> None:
    at = scene(keys="6 | 0", council="jellyfish-1", open_locations="jail abyss chasm")
    at.do("support jellyfish", "control jail")
    assert (at.asked, at.kind) == ((0,), "control")
    at.do("control chasm")
    assert (at.locations(0), at.asked) == (["jail", "chasm"], (1,))
    assert at.view(0)["players"][0]["keys"] == 0


@rule("ABY-163")
def test_no_more_is_drawn_than_the_deck_holds() -> None:
    at = third_key(locations=f"| {rest('jail', 'abyss', 'chasm')}", location_deck="abyss chasm")
    assert at.offers() == {"control jail", "draw 1", "draw 2"}
    assert at.why("draw 3") == ("too-few-locations", "ABY-163")


@rule("ABY-164", "ABY-220")
def test_only_the_drawer_sees_the_tiles() -> None:
    at = third_key().do("draw 2")
    assert at.view(0)["mine"]["drawn_locations"] == ["abyss", "chasm"]
    assert at.view(1)["mine"]["drawn_locations"] == []
    assert at.told("drew", 1) == [{"kind": "drew", "seat": 0, "number": 2}]
    at.do("choose abyss")
    assert at.told("opened", 1)[0]["locations"] == ["chasm"]


@rule("ABY-164", "ABY-221")
def test_a_view_counts_what_its_seat_may_look_at() -> None:
    at = scene(
        lords="slaver oracle miller | tamer",
        federated="crab-3 crab-1 squid-2 | squid-5",
        locations="| throne_room",
        tokens="4 | 2",
        open_locations="jail city_of_mirrors",
        location_deck="abyss chasm",
    )
    assert at.view(0)["mine"]["worth"] == {"jail": 12, "city_of_mirrors": 10}
    assert at.view(1)["mine"]["worth"] == {"jail": 14, "city_of_mirrors": 0}
    lords, allies = 5 + 5 + 10, 3 + 2
    assert [player["points"] for player in at.view(1)["players"]] == [lords + allies, 4 + 4 + 5]
    drawn = third_key().do("draw 2")
    assert drawn.view(0)["mine"]["worth"].keys() == {"jail", "abyss", "chasm"}
    assert drawn.view(1)["mine"]["worth"].keys() == {"jail"}


@rule("ABY-165")
def test_with_more_than_three_keys_the_player_chooses() -> None:
    at = scene(
        threat="6", deck="monster", lords="slaver |", keys="1 | 0", open_locations="jail"
    ).do("explore", "fight", "control jail")
    assert (at.kind, at.offers()) == ("keys", {"use_lord slaver", "use_token"})
    assert at.view(1)["taking"] == "jail"
    at.do("use_token", "use_token")
    assert at.offers() == {"use_lord slaver", "use_token"}
    at.do("use_token")
    assert at.under(0) == {}
    assert at.active(0) == ["slaver"]
    assert at.s.key_tokens[0] == 0


@rule("ABY-165", "ABY-166")
def test_lords_and_tokens_may_be_mixed_and_what_is_left_stays() -> None:
    at = scene(
        threat="6", deck="monster", lords="slaver oracle |", open_locations="jail", council="crab-1"
    ).do("explore", "fight", "control jail", "use_lord oracle", "use_token", "use_token")
    assert at.under(0) == {"oracle": "jail"}
    assert at.active(0) == ["slaver"]
    assert at.view(0)["players"][0]["keys"] == 1


@rule("ABY-165")
def test_when_the_rest_must_be_used_nobody_is_asked() -> None:
    at = scene(threat="6", deck="monster", lords="slaver oracle |", open_locations="jail").do(
        "explore", "fight", "control jail", "use_lord oracle", "use_lord slaver"
    )
    assert at.s.key_tokens[0] == 1
    assert at.locations(0) == ["jail"]


@rule("ABY-167", "ABY-101")
def test_a_lord_under_a_location_is_worth_its_points_and_nothing_else() -> None:
    at = third_key().do("control jail")
    player = at.view(1)["players"][0]
    assert player["keys"] == 0
    assert at.active(0) == []
    assert {lord["lord"]: lord["under"] for lord in player["lords"]} == {
        "slaver": "jail",
        "shepherd": "jail",
    }


@rule("ABY-168")
def test_without_any_location_left_the_keys_stay() -> None:
    at = third_key(locations=f"| {rest()}", open_locations="", location_deck="")
    assert at.view(0)["players"][0]["keys"] == 3
    assert (at.asked, at.kind) == ((1,), "turn")


@rule("ABY-151", "ABY-152", "ABY-153", "ABY-154")
@pytest.mark.parametrize(("lord", "number"), AMBASSADORS)
def test_ambassadors_draw_and_pay_alone(lord: str, number: int) -> None:
    at = send(lord, location_deck="abyss chasm depths parliament", lords="slaver |", keys="1 | 0")
    drawn = ["abyss", "chasm", "depths"][:number]
    if number > 1:
        assert at.offers() == {f"choose {tile}" for tile in drawn}
        at.do(f"choose {drawn[-1]}")
    assert at.locations(0) == [drawn[-1]]
    assert at.under(0) == {lord: drawn[-1]}
    assert set(at.open_locations) == {"jail", *drawn[:-1]}
    assert at.view(0)["players"][0]["keys"] == 2
    assert at.active(0) == ["slaver"]


@rule("ABY-155")
def test_an_ambassador_draws_what_is_left() -> None:
    at = send("elder", locations=f"| {rest('jail', 'abyss')}", location_deck="abyss")
    assert at.under(0) == {"elder": "abyss"}


@rule("ABY-155")
def test_an_ambassador_with_an_empty_deck_takes_a_face_up_tile() -> None:
    one = send("elder", locations=f"| {rest('jail')}", location_deck="")
    assert one.under(0) == {"elder": "jail"}
    two = send("sage", locations=f"| {rest('jail', 'abyss')}", open_locations="jail abyss")
    assert two.offers() == {"control jail", "control abyss"}
    two.do("control abyss")
    assert two.under(0) == {"sage": "abyss"}


@rule("ABY-168")
def test_an_ambassador_without_any_tile_stays_free() -> None:
    at = send("hermit", locations=f"| {rest()}", open_locations="", location_deck="")
    assert at.active(0) == ["hermit"]
    assert at.asked == (1,)


@rule("ABY-169")
def test_black_smokers_taken_face_up_are_exchanged() -> None:
    at = third_key(open_locations="black_smokers").do("control black_smokers")
    assert (at.kind, at.verbs()) == ("search", {"pass", "search"})
    assert len(at.offers()) == 20
    at.do("search throne_room")
    assert at.locations(0) == ["throne_room"]
    assert at.under(0) == {"slaver": "throne_room", "shepherd": "throne_room"}
    assert len(at.s.location_deck) == 19
    assert LOCATIONS.index("black_smokers") in at.s.location_deck


@rule("ABY-103", "ABY-169")
def test_no_power_is_used_while_black_smokers_paid_with_keys_are_exchanged() -> None:
    at = third_key(
        open_locations="black_smokers",
        lords="slaver oracle diplomat |",
        keys="0 | 0",
        hands="seahorse-5 seahorse-3 crab-1 |",
        council="squid-1",
    )
    at.do("control black_smokers", "use_lord oracle", "use_lord diplomat", "use_lord shepherd")
    assert (at.kind, at.verbs()) == ("search", {"pass", "search"})
    assert at.why("sell crab-1") == ("control-first", "ABY-103")
    assert "sell crab-1" in at.do("pass").offers()


@rule("ABY-169", "ABY-164")
def test_black_smokers_drawn_open_the_other_tiles_first() -> None:
    at = third_key(location_deck="black_smokers chasm").do("draw 2", "choose black_smokers")
    assert "chasm" in at.open_locations
    assert "search chasm" not in at.offers()
    assert at.why("search chasm") == ("not-in-the-deck", "ABY-169")
    at.do("pass")
    assert at.locations(0) == ["black_smokers"]


@rule("ABY-169")
def test_black_smokers_through_an_ambassador() -> None:
    at = send("hermit", location_deck="black_smokers")
    assert at.kind == "search"
    at.do("search depths")
    assert at.under(0) == {"hermit": "depths"}


@rule("ABY-169", "ABY-137")
def test_black_smokers_through_the_illusionist() -> None:
    at = scene(
        court=f"illusionist {COURT}",
        hands="jellyfish-5 jellyfish-4 jellyfish-1 crab-1 |",
        locations="jail |",
        open_locations="black_smokers",
        lords="slaver |",
    )
    at.recruit("illusionist", "jellyfish-5", "jellyfish-4", "jellyfish-1")
    at.do("give jail", "control black_smokers")
    assert at.kind == "search"
    assert "sell crab-1" in at.offers()  # no key was paid: the moment is the Illusionist's
    at.do("search depths")
    assert at.locations(0) == ["depths"]


@rule("ABY-169")
def test_black_smokers_with_an_empty_deck_stay() -> None:
    at = third_key(
        locations=f"| {rest('black_smokers')}", open_locations="black_smokers", location_deck=""
    )
    assert at.asked == (1,), "the only Location is taken without a question"
    assert at.locations(0) == ["black_smokers"]


@rule("ABY-169")
def test_the_deck_is_shuffled_with_the_black_smokers_in_it() -> None:
    places = set()
    for seed in range(10):
        at = third_key(seed, open_locations="black_smokers")
        at.do("control black_smokers", "search throne_room")
        places.add(at.s.location_deck.index(LOCATIONS.index("black_smokers")))
    assert len(places) > 3
