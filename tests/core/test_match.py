"""The contract of a match, one promise at a time."""

import dataclasses
from random import Random

import pytest
from tests.core.toy import GAME

from cabale import CabaleError, Match, replay
from cabale.core import (
    BadOption,
    BadSeats,
    Choice,
    EditedLog,
    IllegalChoice,
    NotAllowed,
    ScenarioError,
    UnknownChoice,
    UnknownGame,
    new_match,
)
from cabale.core.step import Reason


def toy(
    hands: str = "4 5 6", *, live: bool = False, options: dict[str, str] | None = None
) -> Match:
    seats = len(hands.split())
    return new_match(GAME, seats, seed=1, options=options, scenario=f"hands: {hands}", live=live)


def choice(match: Match, *words: object) -> Choice:
    return match.board.catalogue.from_json(list(words))


def play(match: Match, seat: int, *words: object) -> None:
    match.play(seat, choice(match, *words))


def keep_all(match: Match) -> None:
    for seat in range(match.seats):
        play(match, seat, "keep")


def test_a_match_from_the_first_card_to_the_outcome() -> None:
    match = toy("4 5 6")
    keep_all(match)
    assert set(match.decisions) == {0, 1, 2}
    play(match, 0, "accuse", 2)
    play(match, 2, "accuse", 0)
    assert set(match.decisions) == {1}
    play(match, 1, "accuse", 2)
    assert match.decisions == {}
    assert match.outcome is not None
    assert match.outcome.to_json() == {"winners": [0, 1], "reason": "caught", "scores": None}


def test_a_refused_choice_changes_nothing_and_says_why() -> None:
    match = toy()
    before = match.state.copy()
    with pytest.raises(IllegalChoice, match="seat 1 cannot play keep: not-asked"):
        play(match, 1, "keep")
    with pytest.raises(IllegalChoice, match="it may play keep, trade, peek"):
        play(match, 0, "accuse", 1)
    assert match.state == before
    assert match.entries == []


def test_the_reason_of_a_refusal_names_the_rule() -> None:
    match = toy()
    play(match, 0, "peek")
    assert match.why_not(0, choice(match, "at", 0)) == Reason("own-card", "TOY-001")
    assert match.why_not(0, choice(match, "at", 1)) is None


@pytest.mark.parametrize(
    "words", [["fly"], ["accuse"], ["accuse", 9], ["accuse", "2"], [], "keep", [1]]
)
def test_a_choice_that_does_not_exist(words: object) -> None:
    with pytest.raises(UnknownChoice):
        toy().board.catalogue.from_json(words)


@pytest.mark.parametrize("words", [["accuse", True], ["accuse", 1.0], ["accuse", None]])
def test_a_number_that_only_looks_equal_is_no_choice(words: object) -> None:
    with pytest.raises(UnknownChoice):
        toy().board.catalogue.from_json(words)


def test_unknown_games_seats_and_options() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        new_match("chess", 2)
    with pytest.raises(BadSeats, match="2 to 5 players, not 6"):
        new_match(GAME, 6)
    with pytest.raises(
        BadOption, match=r"no option 'colour'; the game's options are: start, quiet"
    ):
        new_match(GAME, 3, options={"colour": "red"})
    with pytest.raises(BadOption, match="cannot be 'third'; it is one of first, second"):
        new_match(GAME, 3, options={"start": "third"})
    with pytest.raises(BadOption, match="yes or no"):
        new_match(GAME, 3, options={"quiet": "perhaps"})


def test_a_scenario_that_does_not_fit() -> None:
    with pytest.raises(ScenarioError, match="2 cards for 3 seats"):
        new_match(GAME, 3, scenario="hands: 1 2")
    with pytest.raises(ScenarioError, match="line 1"):
        new_match(GAME, 3, scenario="hands")


# --- events ---


def test_each_seat_sees_its_part_of_an_event() -> None:
    match = toy("4 5 6")
    play(match, 0, "peek")
    play(match, 0, "at", 2)
    assert match.events(0) == [{"kind": "peeked", "seat": 0, "target": 2, "card": 6}]
    assert match.events(1) == match.events(None) == [{"kind": "peeked", "seat": 0, "target": 2}]


def test_events_from_a_number_on() -> None:
    match = toy("4 5 6")
    keep_all(match)
    assert [event["seat"] for event in match.events(1, since=2)] == [2]
    assert match.events(1, since=match.heard) == []


def test_an_imagined_world_does_not_hand_out_what_others_really_saw() -> None:
    match = toy("4 5 6")
    play(match, 0, "peek")
    play(match, 0, "at", 2)
    world = match.imagine(1, Random(1))
    assert world.events(1) == match.events(1)
    assert world.events(0) == match.events(1)


# --- windows ---


def test_a_simulation_asks_only_who_can_react() -> None:
    match = toy("1 5 6")
    play(match, 0, "keep")
    assert set(match.decisions) == {0}
    assert match.view(1)["asked"] == [0, 1, 2]


def test_a_live_table_asks_everybody_and_the_others_can_only_pass() -> None:
    match = toy("1 5 6", live=True)
    play(match, 0, "keep")
    assert set(match.decisions) == {0, 1, 2}
    assert [c.verb for c in match.decisions[1].choices] == ["pass"]
    play(match, 1, "pass")
    assert match.view(0)["asked"] == [0, 1, 2], "who has answered does not show"
    play(match, 0, "steal", 2)
    play(match, 2, "pass")
    assert match.view(None)["step"] == "turn"
    assert match.view(2)["board"]["hands"] == [6, None, 1]


def test_the_window_of_a_table_without_a_thief_looks_the_same_live() -> None:
    with_thief, without = toy("1 5 6", live=True), toy("4 5 6", live=True)
    for match in (with_thief, without):
        play(match, 0, "keep")
    assert with_thief.view(None) == without.view(None)
    assert with_thief.decisions[1] == without.decisions[1]


# --- undo: the four rules ---


def test_a_choice_within_one_s_own_turn_can_be_taken_back() -> None:
    match = toy()
    before = match.state.copy()
    play(match, 0, "peek")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state == before
    assert [set(entry) - {"n", "seat"} for entry in match.entries] == [{"play"}, {"undo"}]
    play(match, 0, "keep")
    assert set(match.decisions) == {1}


def test_no_undo_once_another_is_to_act() -> None:
    match = toy()
    play(match, 0, "keep")
    with pytest.raises(NotAllowed):
        match.undo(0)


def test_no_undo_across_something_hidden_that_was_seen() -> None:
    match = toy("4 5")
    play(match, 0, "peek")
    play(match, 0, "at", 1)
    assert not match.can_undo(0)


def test_a_blind_answer_can_be_taken_back_until_all_have_answered() -> None:
    match = toy()
    keep_all(match)
    play(match, 0, "accuse", 1)
    play(match, 1, "accuse", 2)
    assert match.can_undo(0)
    match.undo(0)
    assert set(match.decisions) == {0, 2}
    assert match.view(1)["answered"]
    play(match, 0, "accuse", 2)
    play(match, 2, "accuse", 0)
    assert match.outcome is not None
    assert match.outcome.reason == "caught"


def test_an_undo_leaves_other_people_s_words_alone() -> None:
    match = toy()
    play(match, 0, "peek")
    match.say(1, GAME.claim_catalogue(3)("highest", 1))
    match.undo(0)
    assert match.view(2)["said"] == [[1, "highest", 1]]


def test_where_nobody_listens_nothing_is_told_or_taken_back() -> None:
    match = toy()
    match.listen(False)
    heard = match.heard
    play(match, 0, "peek")
    other = match.clone()
    for one in (match, other):
        assert one.heard == heard
        assert not one.can_undo(0)
    with pytest.raises(NotAllowed):
        match.undo(0)
    other.listen()
    play(other, 0, "at", 1)
    assert other.heard > heard == match.heard


def test_what_was_taken_back_is_checked_in_a_quiet_replay_too() -> None:
    match = toy("4 5")
    play(match, 0, "peek")
    match.undo(0)
    play(match, 0, "peek")
    play(match, 0, "at", 1)
    log = match.log
    quiet = replay(log, game=GAME, listening=False)
    assert (quiet.state, quiet.heard) == (match.state, 0)
    number = len(log.entries)
    undo = {"n": number, "seat": 0, "undo": number - 1}
    forged = dataclasses.replace(log, entries=[*log.entries, undo])
    with pytest.raises(EditedLog):
        replay(forged, game=GAME, listening=False)


# --- talk, time, and the rest ---


def test_claims_are_heard_and_bind_nobody() -> None:
    match = toy()
    match.say(2, GAME.claim_catalogue(3)("card", 6))
    assert match.view(None)["said"] == [[2, "card", 6]]
    assert match.events(0) == [{"kind": "said", "seat": 2, "claim": ["card", 6]}]


def test_a_silent_table() -> None:
    match = toy(options={"quiet": "yes"})
    with pytest.raises(NotAllowed, match="may not say"):
        match.say(2, GAME.claim_catalogue(3)("card", 6))
    assert match.entries == []


def test_who_does_not_answer_in_time_passes_or_takes_anything() -> None:
    match = toy("1 5 6")
    match.expire(0)
    assert match.entries == [{"n": 0, "seat": 0, "expired": True}]
    with pytest.raises(IllegalChoice):
        match.expire(2)


def test_an_imagined_world_draws_the_future_again() -> None:
    match = toy("4 5 6")
    piles = {tuple(match.imagine(0, Random(n)).board.state.pile) for n in range(30)}
    assert len(piles) > 5


def test_an_imagined_match_has_no_log() -> None:
    with pytest.raises(CabaleError, match="no log"):
        _ = toy().imagine(0, Random(1)).log


def test_there_is_no_such_seat() -> None:
    with pytest.raises(CabaleError, match="seats are 0 to 2"):
        toy().view(3)
