"""Positions in a few lines."""

import pytest
from tests.games.abyss.scene import scene

from cabale.core import ScenarioError, new_match
from cabale.games.abyss.rules.components import EXPLORATION_CARDS
from cabale.testing.conformance import Case, cases
from cabale.testing.positions import check_positions

FEDERATE = "hand_limit, federate sage (crab-5)"


def test_all_that_is_not_named_is_somewhere() -> None:
    at = scene(3, hands="crab-1 | squid-5 | ", lords="slaver | | ", court="keeper", tokens="4 | | ")
    census = at.match.game.census(at.match.board)
    fresh = scene(3).match
    assert sorted(census) == sorted(fresh.game.census(fresh.board))
    assert len(at.s.deck) == len(EXPLORATION_CARDS) - 2


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ({"hand": "crab-1 |"}, "line 1, hand: there is no line 'hand'"),
        ({"hands": "crab-1"}, "line 1, hands: it has 1 parts for 2 seats"),
        ({"turn": "0", "hands": "crab-6 |"}, "line 2, hands: there is no 'crab-6'"),
        ({"hands": "crab-5 | crab-5"}, "hands: there are not so many of 'crab-5'"),
        ({"hands": "crab-5 |", "deck": "crab-5"}, "line 2, deck: there are not so many"),
        ({"hands": "monster |"}, "line 1, hands: a Monster lies only"),
        ({"lords": "slaver | slaver"}, "line 1, lords: there are not so many of 'slaver'"),
        ({"lords": "slaver!! |"}, "line 1, lords: there is no 'slaver!'"),
        ({"lords": "slaver@jail |"}, "line 1, lords: seat 0 has no Location 'jail'"),
        ({"locations": "jail | jail"}, "line 1, locations: there are not so many of 'jail'"),
        ({"locations": "jail, abyss |"}, "line 1, locations: .* is understood"),
        ({"locations": "jail(elder |"}, "line 1, locations: .* is understood"),
        ({"pearls": "x | 1"}, "line 1, pearls: 0 to 999999 is needed, not 'x'"),
        ({"pearls": "--1 | 1"}, "line 1, pearls: 0 to"),
        ({"threat": "7"}, "line 1, threat: 1 to 6"),
        ({"turn": "2"}, "line 1, turn: 0 to 1"),
        ({"ended_by": "2"}, "line 1, ended_by: -1 to 1"),
        ({"idle": "100"}, "line 1, idle: 0 to 99"),
        ({"track": "crab-1 crab-1 crab-2 crab-3 crab-4"}, "line 1, track: .* no space"),
        ({"court": "keeper miller reaper shepherd sage elder hermit"}, "line 1, court: .* 6 slots"),
        ({"deck": "crab-1 ...", "discard": "..."}, "line 2, discard: the rest cannot lie there"),
        ({"tokens": "4 4 | 4"}, "line 1, tokens: there are not so many of '4'"),
        ({"tokens": "4 4 |", "token_stock": "4"}, "line 2, token_stock: there are not so many"),
        ({"tokens": "5 |"}, "line 1, tokens: 2 to 4"),
        ({"keys": "9 | 9"}, "line 1, keys: there are 10 key tokens"),
        ({"stolen": "0 1"}, "line 1, stolen: thief, victim and value"),
        ({"stolen": "0 1 3"}, "line 1, stolen: seat 0 has no such token"),
        ({"stolen": "0 0 3", "tokens": "3 |"}, "line 1, stolen: seat 0 has no such token"),
        ({"begin": "lunch"}, "line 1, begin: one of turn, plotting"),
        ({"begin": "take 1", "track": "crab-1"}, "line 1, begin: one of turn, plotting"),
        ({"begin": "take", "track": "monster"}, "line 2, track: it ends with the Ally"),
        ({"begin": "offer 0", "track": "crab-1"}, "line 1, begin: the last of the seats 1"),
        ({"begin": "offer", "track": "crab-1"}, "line 1, begin: the last of the seats 1"),
        ({"used": "slaver"}, "line 1, used: there is none yet"),
        ({"begin": "plotting", "used": "miller"}, "line 2, used: there are not so many"),
        ({"begin": "plotting", "used": "slaver slaver"}, "line 2, used: there are not so many"),
        ({"begin": "plotting", "buyers": "1"}, "line 2, buyers: there is none yet"),
        ({"begin": "closing", "buyers": "0"}, "line 2, buyers: seat 0 cannot buy"),
        ({"begin": "take", "track": "crab-1", "extra_turn": "yes"}, "line 3, extra_turn"),
        (
            {"locations": "jail |", "locations_gone": "jail"},
            "line 2, locations_gone: there are not",
        ),
        ({"begin": "closing", "extra_turn": "perhaps"}, "line 2, extra_turn: yes or no"),
        ({"hands": "crab-5 |", "steps": FEDERATE}, "line 1, hands: there are not"),
        ({"steps": FEDERATE.replace(")", " crab-5)")}, "line 1, steps: there are not so many"),
        ({"steps": "hand_limit, closing, pay sage (crab-5)"}, "line 1, steps: the rules cannot"),
        ({"steps": "turn", "track": "crab-1 crab-1 crab-2 crab-3 crab-4 crab-1"}, "5 spaces"),
    ],
)
def test_bad_lines_are_explained(lines: dict[str, str], complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        scene(2, **lines)


def test_tiles_may_be_out_of_the_game() -> None:
    at = scene(open_locations="abyss", locations_gone="chasm barracks")
    assert at.view(None)["left"]["locations"] == 17
    at = scene(open_locations="abyss", location_deck="jail", locations_gone="...")
    assert at.view(None)["left"]["locations"] == 1
    text = at.match.scenario_lines()
    assert new_match("abyss", 2, scenario=text).state == at.match.state


def test_in_the_middle_of_an_exploration() -> None:
    at = scene(3, pearls="1 | 3 | 3", begin="offer 2", track="squid-1 crab-2", buyers="1")
    assert at.asked == (2,)
    at.do("buy")
    assert at.s.pearls == [3, 3, 1]
    at = scene(begin="take", track="crab-2")
    assert at.offers() == {"take", "go_on"}


def test_the_rest_of_a_deck_lies_below_what_is_named() -> None:
    decks = set()
    for seed in range(5):
        at = scene(2, seed, deck="squid-1 crab-2 ...", discard="crab-4")
        decks.add(tuple(at.s.deck))
        assert at.do("explore").view(None)["track"][-1] == "squid-1"
    assert len(decks) > 1


@pytest.mark.parametrize("case", cases("abyss"), ids=str)
def test_a_position_written_out_and_read_again_is_the_same(case: Case) -> None:
    for seed in range(2):
        assert check_positions(case, seed)
