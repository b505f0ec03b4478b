"""Scenarios that make no sense are refused with a word about what is wrong."""

import pytest
from tests.games.castle.helpers import kind, table

from cabale import new_match
from cabale.core import BadOption, ScenarioError
from cabale.games.castle.rules.state import CastleState
from cabale.testing.conformance import Case, cases
from cabale.testing.positions import check_positions

GOOD = {
    "societies": "order brotherhood order brotherhood",
    "professions": "priest doctor thug alchemist",
    "hands": "key | goblet | whip | coat",
}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": "key | goblet | whip"}, "4 hands"),
        ({"hands": "key | goblet | whip | whip"}, "not so many of 'whip'"),
        ({"hands": "key | goblet | whip | hat"}, "no 'hat'"),
        ({"hands": "key | | whip | coat"}, "1 to 6"),
        ({"professions": "priest priest thug alchemist"}, "4 different"),
        ({"societies": "order order order brotherhood"}, "2 of each"),
        ({"active": "4"}, "0 to 3"),
        ({"active": "x"}, "0 to 3"),
        ({"tokens": "1 2"}, "2 seats"),
        ({"tokens": "9 9 0 0"}, "only 12"),
        ({"weather": "storm"}, "line 4, weather: there is no such line"),
        ({"hands": "key | goblet | whip | cote"}, "line 3, hands: there is no 'cote'"),
        ({"pile": "mirror"}, "line 4, pile: .* would vanish"),
        ({"pile": "key ...", "out": "..."}, "line 5, out: the rest cannot be"),
        ({"pile": "mirror mirror ..."}, "line 4, pile: there are not so many of 'mirror'"),
        ({"face_up": "1 1"}, "line 4, face_up: seat 1 is named twice"),
        ({"face_up": "5"}, "line 4, face_up"),
        ({"turn": "400"}, "line 4, turn"),
        ({"start": "mirror"}, "line 4, start: mirror is in no hand"),
        ({"knows": "0 item 1 key"}, "line 4, knows: seat 1 has no key"),
        ({"knows": "0 hears 1"}, "line 4, knows: '0 hears 1' is none of"),
        ({"begin": "offer 1 whip"}, "line 4, begin: seat 0 cannot offer 1 whip"),
        ({"begin": "offer 0 key"}, "line 4, begin: seat 0 cannot offer 0 key"),
        ({"begin": "duel 1 attacker -"}, "line 4, begin: there is no '-'"),
        ({"begin": "duel 1 attacker"}, "line 4, begin: 2 others"),
        ({"begin": "dance"}, "line 4, begin: 'dance' is none of"),
        ({"duel": "defender 0"}, "line 4, duel: it needs a defender who is not the active"),
        ({"duel": "defender 1, sides defender - - -"}, "line 4, duel: seat 0 fights as the att"),
        ({"duel": "defender 1, sides - - hero -"}, "line 4, duel: there is no 'hero'"),
        ({"duel": "defender 1, weather fine"}, "line 4, duel: 'weather' is none of"),
        ({"duel": "defender 1, shown 0 whip"}, "line 4, duel: seat 0 cannot show what"),
        ({"duel": "defender 1, shown 0 hat"}, "line 4, duel: there is no 'hat'"),
        ({"duel": "defender 1, used 2 thug"}, "line 4, duel: seat 2 has no such profession face"),
        ({"duel": "defender 1, used 2 cook"}, "line 4, duel: there is no 'cook'"),
        ({"duel": "defender 1, laid 9 9 0 0"}, "line 4, duel: more tokens are laid"),
        ({"duel": "defender 1, laid 0 x 0 0"}, "line 4, duel: tokens are numbers"),
        ({"duel": "defender 1 2"}, "line 4, duel: 'defender' takes 1 words"),
        ({"duel": "defender 1, sides - - hypnotised hypnotised"}, "one Hypnotist only"),
        ({"duel": "defender 1, verdict nobody"}, "line 4, duel: the verdict is for"),
        ({"duel": "defender 1, asked 3"}, "line 4, duel: '3' others cannot"),
        ({"announcement": "0"}, "line 4, announcement: who, for which society"),
        ({"announcement": "0 order 2"}, "line 4, announcement: the active player and"),
        ({"given": "1 1"}, "line 4, given: a seat is named twice"),
        ({"revealed": "9"}, "line 4, revealed: '9' is not"),
        ({"dealt_hands": "key | goblet | whip | coat"}, "line 4, dealt_hands: .* line `past`"),
        ({"past": "", "dealt_hands": "key"}, "line 5, dealt_hands: it names 4 hands"),
        ({"past": "", "dealt_hands": "key | whip | whip | coat"}, "line 5, dealt_hands: some of"),
        ({"past": "", "dealt_professions": "priest"}, "line 5, dealt_professions: it names 4"),
        ({"past": "", "dealt_hands": "key | goblet | coat | whip"}, "line 4, past: it leads"),
        ({"past": "0 sang 1"}, "line 4, past: '0 sang 1' is a turn and one of moved"),
        ({"past": "1 spied 0 1 goblet"}, "line 4, past: .* in a turn from 0 to 0"),
        ({"past": "0 spied 0 1 key"}, "line 4, past: '0 spied 0 1 key' cannot have been so"),
        ({"past": "0 moved tome 0 1"}, "line 4, past: '0 moved tome 0 1' cannot"),
        ({"past": "0 hand_seen 0 1 (goblet key)"}, "line 4, past: .* cannot have been so"),
        ({"past": "0 society_seen 0 1 order"}, "line 4, past: .* cannot have been so"),
        ({"past": "0 profession_shown 1 thug"}, "line 4, past: .* cannot have been so"),
        ({"past": "0 professions_swapped ((0 thug) (2 thug))"}, "line 4, past: .* cannot have"),
        ({"past": "0 professions_swapped ((0) (2 thug))"}, "seat and profession are needed"),
    ],
)
def test_a_bad_line(change: dict[str, str], complaint: str) -> None:
    text = "\n".join(f"{name}: {value}" for name, value in (GOOD | change).items())
    with pytest.raises(ScenarioError, match=complaint):
        new_match("castle", 4, options={"edition": "devil"}, scenario=text)


@pytest.mark.parametrize("rounds", [0, -1, 1001])
def test_rounds_within_reason(rounds: int) -> None:
    with pytest.raises(BadOption, match="1 to 1000"):
        new_match("castle", 4, options={"rounds": rounds})


def test_the_rest_of_the_pile_lies_below_what_is_named() -> None:
    piles = set()
    for seed in range(5):
        match = table("key | goblet | whip | coat", pile="tome mirror ...", seed=str(seed))
        assert isinstance(match.state, CastleState)
        assert len(match.state.pile) == 17
        (pile,) = [
            line for line in match.scenario_lines().splitlines() if line.startswith("pile: ")
        ]
        assert pile.startswith("pile: tome mirror ")
        piles.add(match.state.pile)
    assert len(piles) > 1


def test_a_seat_may_know_something_already() -> None:
    match = table("key whip | goblet | coat | tome", knows="1 hand 0, 2 item 0 key, 3 society 1")
    seats = match.view(1)["board"]["seats"]
    assert seats[0]["sure"] == ["key", "whip"]
    assert match.view(2)["board"]["seats"][0]["sure"] == ["key"]
    assert match.view(3)["board"]["seats"][1]["society"] == "brotherhood"


def test_a_position_in_the_middle_of_a_trade_or_a_duel() -> None:
    match = table("key | goblet | whip | coat", begin="offer 1 key")
    assert kind(match) == "answer"
    assert match.view(1)["board"]["trade"]["item"] == "key"
    match = table("key | goblet | whip | coat", begin="duel 1", live=True)
    assert kind(match) == "interruption"
    match = table("key | goblet | whip | coat", begin="duel 1 attacker defender", live=True)
    assert kind(match) == "hypnosis"
    sides = match.view(None)["board"]["duel"]["sides"]
    assert sides == ["attacker", "defender", "attacker", "defender"]


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_a_position_written_out_and_read_again_is_the_same(case: Case) -> None:
    assert check_positions(case, 1)


def test_what_happened_is_what_seats_know_and_have_noted() -> None:
    match = table(
        "key | bag_key | goblet | whip",
        active="2",
        turn="2",
        dealt_hands="key | goblet | bag_key | whip",
        past="0 spied 0 1 goblet, 1 swapped 1 2 goblet bag_key",
    )
    (_, seen, _, _) = match.view(1)["board"]["seats"]
    assert seen["items"] == ["bag_key"]
    assert [seat["sure"] for seat in match.view(1)["board"]["seats"]][2] == ["goblet"]
    assert [seat["sure"] for seat in match.view(0)["board"]["seats"]][2] == []
    notes = [
        (note["turn"], note["what"], note["cards"]) for note in match.view(0)["board"]["notes"]
    ]
    assert notes == [(0, "item", ["goblet"])]


def test_a_duel_begins_where_it_stands() -> None:
    match = table(
        "dagger key | goblet | knives | whip",
        "thug doctor priest alchemist",
        tokens="0 0 2 0",
        duel="defender 1, sides attacker defender attacker defender, laid 0 0 1 0, shown 0 dagger",
        steps="after, reactions",
        live=True,
    )
    duel = match.view(None)["board"]["duel"]
    assert (duel["attack"], duel["defence"]) == (4, 2)
    assert match.view(None)["board"]["stock"] == 9
    assert "use thug" in {str(choice) for choice in match.decisions[0].choices}
    assert "show dagger" not in {str(choice) for choice in match.decisions[0].choices}
    assert "show knives" in {str(choice) for choice in match.decisions[2].choices}
