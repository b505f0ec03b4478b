"""Chapter 13: what is hidden, what is open, what is remembered."""

import json
from random import Random

import pytest
from tests.games.abyss.scene import scene

from cabale.core import Match, game, new_match
from cabale.games.abyss.rules.state import AbyssState
from cabale.testing import rule
from cabale.testing.conformance import (
    Case,
    check_events,
    check_imagination,
    check_replay,
    check_secrecy,
    check_views,
)


def state(match: Match) -> AbyssState:
    assert isinstance(match.state, AbyssState)
    return match.state


@rule("ABY-220")
def test_views_hide_hands_stacks_decks_and_tokens() -> None:
    at = scene(hands="crab-5 | squid-4", council="jellyfish-3", tokens="4 | 3")
    for viewer, other in ((0, "squid-4"), (1, "crab-5")):
        view = at.view(viewer)
        del view["notes"]
        text = json.dumps(view)
        assert other not in text
        assert "jellyfish-3" not in text
    spectator = json.dumps(at.view(None))
    for card in ("crab-5", "squid-4", "jellyfish-3", 'token_values": [4'):
        assert card not in spectator
    assert at.view(None)["mine"] is None
    assert at.view(None)["notes"] is None


@rule("ABY-220")
def test_the_order_of_decks_is_nobodys() -> None:
    match = new_match("abyss", 3, seed=1)
    world = match.imagine(0, Random(5))
    for name in ("deck", "lord_deck", "location_deck", "token_stock"):
        here, there = getattr(state(match), name), getattr(state(world), name)
        assert here != there
        assert sorted(here) == sorted(there)


@rule("ABY-221")
def test_what_everybody_sees() -> None:
    at = scene(
        lords="slaver shaman! | keeper",
        keys="1 | 0",
        hands="crab-5 crab-4 | squid-4",
        tokens="2 2 | ",
        federated=" | crab-1",
        locations=" | jail",
        council="jellyfish-3",
        threat="4",
        discard="squid-1",
    )
    for viewer in (0, 1, None):
        view = at.view(viewer)
        first, second = view["players"]
        assert (first["pearls"], first["keys"], first["key_tokens"], first["hand"]) == (1, 2, 1, 2)
        assert first["monster_tokens"] == 2
        assert (second["federated"], second["locations"]) == (["crab-1"], ["jail"])
        assert [lord["lord"] for lord in second["lords"]] == ["keeper"]
        assert view["council"]["jellyfish"] == 1
        assert view["threat"] == 4
        assert view["left"]["discard"] == 1
        assert view["left"]["exploration"] == 71 - 6
        assert len(view["court"]) == 6


@rule("ABY-222")
def test_owners_see_their_tokens_and_a_victim_remembers_the_stolen_one() -> None:
    at = scene(
        3,
        court="hunter miller keeper reaper",
        hands="crab-5 squid-3 | | ",
        tokens=" | 4 | ",
    )
    at.recruit("hunter", "crab-5", "squid-3")
    assert at.view(0)["mine"]["token_values"] == [4]
    assert at.view(1)["notes"]["stolen"] == {"seat": 0, "value": 4}
    assert at.view(2)["notes"]["stolen"] is None
    rng = Random(1)
    assert all(state(at.match.imagine(1, rng)).monster_tokens[0] == [4] for _ in range(20))
    assert {state(at.match.imagine(2, rng)).monster_tokens[0][0] for _ in range(60)} == {2, 3, 4}


@rule("ABY-222")
def test_who_saw_no_stolen_token_imagines_that_the_victim_remembers_any_of_the_thief_s() -> None:
    truths = [scene(3, tokens=" | 2 3 4 | ", stolen=f"1 0 {value}") for value in (2, 3, 4)]
    remembered = set()
    for dice in range(60):
        worlds = [state(at.match.imagine(2, Random(dice))) for at in truths]
        assert worlds[0] == worlds[1] == worlds[2]
        assert worlds[0].stolen is not None
        thief, victim, value = worlds[0].stolen
        assert (thief, victim) == (1, 0)
        assert value in worlds[0].monster_tokens[thief]
        remembered.add(value)
    assert remembered == {2, 3, 4}


@rule("ABY-223")
def test_the_discard_cannot_be_browsed() -> None:
    at = scene(discard="squid-1 crab-5")
    for viewer in (0, 1, None):
        text = json.dumps(at.view(viewer))
        assert "squid-1" not in text
        assert "crab-5" not in text


@rule("ABY-223")
def test_spent_allies_are_shown() -> None:
    at = scene(court="shepherd miller keeper reaper", hands="seahorse-5 seahorse-3 |")
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.told("paid", 1)[0]["allies"] == ["seahorse-3", "seahorse-5"]


@rule("ABY-225")
def test_whoever_must_remember_has_no_notes() -> None:
    match = new_match("abyss", 3, seed=4, options={"memory": "strict"})
    assert [match.view(seat)["board"]["notes"] for seat in range(3)] == [None] * 3
    assert match.view(0)["board"]["mine"] is not None


@rule("ABY-225")
@pytest.mark.parametrize("live", [False, True])
def test_memory_apart_all_holds_that_holds_with_notes(live: bool) -> None:
    """Whoever looked away has missed a card: what was seen is held against the view with notes."""
    case = Case(game("abyss"), 2, {"memory": "strict"}, live)
    check_replay(case, 1)
    check_views(case, 1, 0.3)
    check_secrecy(case, 1, 0.3)
    check_imagination(case, 1, 0.3)
    check_events(case._replace(live=False), 1, 0.3)


@rule("ABY-225")
def test_the_vector_lists_no_card_that_the_view_does_not() -> None:
    """Tables that differ in others' hands and in the stacks look alike to who must remember."""
    seen = []
    for hands, council in (("crab-1 | squid-5", "crab-2"), ("crab-1 | squid-1", "crab-3")):
        lines = f"hands: {hands}\ncouncil: {council}\ndeck: crab-5 ..."
        strict = new_match("abyss", 2, 1, {"memory": "strict"}, scenario=lines)
        keen = new_match("abyss", 2, 1, scenario=lines)
        seen.append((strict.view(0), list(strict.observe(0)), list(keen.observe(0))))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


@rule("ABY-224")
def test_notes_keep_what_lay_open() -> None:
    """What the notes say of hands and stacks follows from the events that the seat saw."""
    for seed in range(4):
        match = new_match("abyss", 3, seed=seed)
        rng = Random(seed)
        while match.decisions:
            seat, decision = rng.choice(list(match.decisions.items()))
            match.play(seat, rng.choice(decision.choices))
            if rng.random() < 0.05 and match.outcome is None:
                check_notes(match, 0)


def check_notes(match: Match, seat: int) -> None:
    council: dict[str, list[str]] = {}
    hands: list[list[str]] = [[] for _ in range(match.seats)]
    for event in match.events(seat):
        kind = event["kind"]
        if kind == "cleared":
            for ally in event["allies"]:
                council.setdefault(ally.split("-")[0], []).append(ally)
        elif kind in ("bought", "took"):
            hands[event["seat"]].append(event["ally"])
        elif kind == "supported":
            taken = council.pop(event["race"])
            assert len(taken) == event["number"]
            hands[event["seat"]] += taken
        elif kind == "swept":
            council.pop(event["race"])
        elif kind == "discarded" or kind == "paid":
            for ally in event["allies"]:
                hands[event["seat"]].remove(ally)
    notes = match.view(seat)["board"]["notes"]
    assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in notes["hands"]]
    for race, allies in notes["council"].items():
        assert sorted(allies) == sorted(council.get(race, []))


def test_a_choice_of_locations_by_another_seat_is_imagined() -> None:
    at = scene(
        court="shepherd miller keeper reaper",
        hands="seahorse-5 seahorse-3 |",
        keys="2 | 0",
        location_deck="abyss chasm",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3").do("draw 2")
    rng = Random(3)
    drawn = {state(at.match.imagine(1, rng)).stack[-1][1] for _ in range(40)}
    assert len(drawn) > 20
    assert state(at.match.imagine(0, rng)).stack[-1][1] == at.s.stack[-1][1]


def test_allies_set_aside_by_another_seat_are_imagined() -> None:
    eight = "seahorse-1 seahorse-2 squid-1 squid-2 jellyfish-1 jellyfish-2 shellfish-1 shellfish-2"
    at = scene(
        court="commander miller keeper reaper",
        hands=f"crab-5 crab-3 | {eight}",
    )
    at.recruit("commander", "crab-5", "crab-3").do("discard squid-1")
    rng = Random(3)
    aside = {state(at.match.imagine(0, rng)).stack[-1][2][1] for _ in range(60)}
    assert len(aside) == 8
    assert state(at.match.imagine(1, rng)).stack[-1][2] == at.s.stack[-1][2]


def test_a_payment_begun_is_known_to_the_payer_alone() -> None:
    at = scene(court="shepherd miller keeper reaper", hands="seahorse-5 seahorse-3 crab-1 |")
    at.do("recruit shepherd", "spend seahorse-3")
    rng = Random(3)
    assert state(at.match.imagine(0, rng)).stack[-1] == at.s.stack[-1]
    assert state(at.match.imagine(1, rng)).stack[-1][2] == ()
    boards = [at.match.view(seat)["board"] for seat in (0, 1, None)]
    assert [board["payment"]["allies"] for board in boards] == [["seahorse-3"], None, None]
    assert [board["payment"]["instead"] for board in boards] == [["miller", "reaper"], [], []]


@rule("ABY-178", "ABY-221")
def test_what_locations_count_is_open_and_what_the_mirrors_copy() -> None:
    at = scene(
        lords="keeper miller | landowner",
        locations="city_of_mirrors abyss | sargasso_silos throne_room",
    )
    mine, theirs = at.match.view(None)["board"]["players"]
    assert mine["worth"] == {"city_of_mirrors": 10, "abyss": 2}
    assert mine["mirrored"] == "throne_room"
    assert theirs["mirrored"] is None
    assert sum(theirs["worth"].values()) + 12 == theirs["points"]
