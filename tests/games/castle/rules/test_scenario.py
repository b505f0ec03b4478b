"""Scenarios that make no sense are refused with a word about what is wrong."""

from random import Random

import pytest
from tests.games.castle.helpers import kind, table

from cabale import new_match
from cabale.core import BadOption, ScenarioError
from cabale.games.castle.rules.scenario import describe
from cabale.games.castle.rules.state import CastleState
from cabale.testing.conformance import Case, cases, positions

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
        assert [describe(match.board).splitlines()[3].split()[i] for i in (1, 2)] == [
            "tome",
            "mirror",
        ]
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


SAID = (
    *("limit", "turn", "active", "hands", "pile", "society", "spare", "profession", "face_up"),
    *("unused", "tokens", "stock", "start", "duel", "stack"),
)


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_a_position_that_is_written_out_and_read_again_is_the_same(case: Case) -> None:
    rng = Random(str(case))
    written = 0
    for match in (match for seed in range(3) for match in positions(case, seed, listening=False)):
        if match.outcome is not None or rng.random() < 0.7:
            continue
        try:
            text = describe(match.board)
        except ScenarioError:
            continue
        again = new_match("castle", case.seats, options=case.options, scenario=text, live=case.live)
        for field in SAID:
            assert getattr(again.state, field) == getattr(match.state, field), (field, text)
        written += 1
    assert written
