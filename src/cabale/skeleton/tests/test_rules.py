"""The rules of the ledger, one by one."""

import pytest

from cabale.core import Match, ScenarioError, new_match
from cabale.skeleton.game import GAME
from cabale.testing import rule
from cabale.testing.conformance import cases
from cabale.testing.positions import check_positions


def match(hands: str, pile: str = "") -> Match:
    scenario = f"hands: {hands}\n" + (f"pile: {pile}\n" if pile else "")
    return new_match(GAME, len(hands.split()), seed=1, scenario=scenario)


def play(match: Match, *verbs: str) -> None:
    for verb in verbs:
        (seat,) = match.decisions
        match.play(seat, match.choice(verb))


@rule("SAM-001", "SAM-002")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_gets_one_hidden_card_of_a_deck_twice_as_large(seats: int) -> None:
    match = new_match(GAME, seats, seed=1)
    assert sorted(GAME.census(match.board)) == list(range(1, 2 * seats + 1))
    for seat in range(seats):
        table = match.view(seat)["board"]
        assert [card is not None for card in table["hands"]] == [s == seat for s in range(seats)]
        assert table["pile"] == seats


@rule("SAM-003")
def test_each_has_one_turn_and_two_choices() -> None:
    table = match("3 5 1")
    for seat in range(3):
        assert set(table.decisions) == {seat}
        assert [choice.verb for choice in table.decisions[seat].choices] == ["keep", "trade"]
        play(table, "keep")
    assert table.decisions == {}


@rule("SAM-004")
def test_a_trade_is_seen_by_all_and_its_cards_by_one() -> None:
    table = match("3 5 1", pile="2 6 4")
    play(table, "trade")
    assert table.view(0)["board"]["hands"] == [4, None, None]
    assert table.view(0)["board"]["gave"] == 3
    assert table.view(1)["board"]["traded"] == [True, False, False]
    assert table.view(1)["board"]["gave"] is None
    assert table.events(0) == [{"kind": "traded", "seat": 0, "card": 4}]
    assert table.events(1) == [{"kind": "traded", "seat": 0}]


@rule("SAM-005")
def test_the_highest_card_wins_and_all_see_it() -> None:
    table = match("3 5 1", pile="2 4 6")
    play(table, "trade", "keep", "keep")
    assert table.outcome is not None
    assert table.outcome.to_json() == {"winners": [0], "reason": "highest", "scores": [6, 5, 1]}
    assert table.view(None)["board"]["hands"] == [6, 5, 1]


@pytest.mark.parametrize(
    ("scenario", "complaint"),
    [
        ("hands: 1 2", "line 1, hands: one card for each of 3 seats"),
        ("hands: 1 2 x", "numbers"),
        ("hands: 1 2 9", "each once"),
        ("hands: 1 2 3\nfeet: 4", "line 2, feet: there is no line"),
    ],
)
def test_a_scenario_that_is_none(scenario: str, complaint: str) -> None:
    with pytest.raises(ScenarioError, match=complaint):
        new_match(GAME, 3, scenario=scenario)


def test_a_position_written_out_and_read_again_is_the_same() -> None:
    for case in cases(GAME):
        check_positions(case, 1, each=9)
