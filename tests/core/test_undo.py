"""Taking back goes straight to where one was, however much was played, said or taken back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice
from random import Random
from types import FrameType
from typing import Any

import pytest
from tests.core.test_match import play, toy
from tests.core.toy import GAME

from cabale import Choice, Match, game, names
from cabale.core import undo
from cabale.core.play import new_match, replay
from cabale.core.undo import MOST_STEPS_BACK
from cabale.testing.conformance import Case, cases, positions

CASES = [case for name in (GAME, *map(game, names())) for case in cases(name)[-2:]]

TAKEN_BACK = {"toy", "abyss", "castle", "cultists", "werewolf"}
"""The games in which something can be."""


def without_what_was_taken_back(match: Match) -> Match:
    """The match of those entries that still count."""
    again = new_match(
        match.game, match.seats, options=match.board.options, luck=match.luck, live=match.live
    )
    gone = {entry["undo"] for entry in match.entries if "undo" in entry}
    for entry in match.entries:
        if entry["n"] not in gone and "undo" not in entry:
            again.repeat(entry)
    return again


def waver(case: Case, seed: int) -> Iterator[Match]:
    """A match of people who talk, and who take back whatever they can: after each taking back."""
    match, rng = case.match(seed), Random(seed)
    claims = list(case.game.claim_catalogue(case.seats))[1:]
    while match.outcome is None:
        waverers = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if claims and rng.random() < 0.2:
            speaker, claim = rng.randrange(match.seats), rng.choice(claims)
            if match.may_say(speaker, claim):
                match.say(speaker, claim)
        if waverers and rng.random() < 0.4:
            match.undo(rng.choice(waverers))
            yield match
        else:
            seat, decision = rng.choice(list(match.decisions.items()))
            match.play(seat, rng.choice(decision.choices))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_as_if_it_had_never_been_played(case: Case) -> None:
    for match in islice(chain.from_iterable(waver(case, seed) for seed in range(100)), 12):
        again = without_what_was_taken_back(match)
        assert match.state == again.state
        assert match.said == again.said
        assert match.decisions == again.decisions
        for seat in (None, *range(match.seats)):
            assert match.events(seat) == again.events(seat)
            assert match.view(seat) == again.view(seat)


@pytest.mark.parametrize("case", [case for case in CASES if case.live], ids=str)
def test_it_does_not_matter_where_copies_are_kept(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ways back over some entries, from copies that are made before, between and after them."""
    monkeypatch.setattr(undo, "COPY_EVERY", 3)
    monkeypatch.setattr(undo, "NONE_YET", undo.Copies(3))
    test_it_is_as_if_it_had_never_been_played(case)


def test_a_clone_goes_back_by_itself() -> None:
    match = toy()
    play(match, 0, "peek")
    other = match.clone()
    other.undo(0)
    play(other, 0, "keep")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state == toy().state
    assert set(other.decisions) == {1}


def test_clones_that_speak_do_not_put_words_into_each_other_s_mouths() -> None:
    one = toy()
    one.say(0, one.claim("highest", 1))
    two = one.clone()
    one.say(1, one.claim("highest", 2))
    two.say(2, two.claim("highest", 0))
    assert [said.seat for said in one.said] == [0, 1]
    assert [said.seat for said in two.said] == [0, 2]


def test_what_the_dice_answered_for_somebody_is_not_taken_back() -> None:
    """It would change what they answer for the next who is absent."""
    match = toy()
    for seat in range(3):
        play(match, seat, "keep")
    match.expire(0)
    play(match, 1, "accuse", 0)
    assert not match.can_undo(0)
    assert match.can_undo(1)


# --- how much work it is -------------------------------------------------------------------------


def work(act: Callable[[], Any]) -> int:
    """How many functions are called: the same on every machine."""
    calls = 0

    def one_more(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(one_more)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls


def second_thoughts(case: Case) -> tuple[Match, int, Choice]:
    """Late in a match: a choice that can be taken back."""
    found: tuple[Match, int, Choice] | None = None
    for seed in range(40):
        for match in positions(case, seed):
            for seat, decision in match.decisions.items():
                after = match.clone()
                after.play(seat, decision.choices[-1])
                if after.can_undo(seat) and after.outcome is None:
                    found = match.clone(), seat, decision.choices[-1]
        if found is not None:
            return found
    assert case.game.name not in TAKEN_BACK, "nothing can be taken back"
    pytest.skip("a game in which nothing can be taken back")


def hesitate(match: Match, seat: int, choice: Choice, times: int) -> Match:
    match = match.clone()
    claim = next((c for c in match.game.claim_catalogue(match.seats)[1:]), None)
    for _ in range(times):
        match.play(seat, choice)
        if claim is not None and match.may_say(seat, claim):
            match.say(seat, claim)
        match.undo(seat)
    return match


@pytest.mark.parametrize("case", [c for c in CASES if c.live], ids=str)
def test_the_work_grows_with_the_length_of_a_log_and_not_faster(case: Case) -> None:
    match, seat, choice = second_thoughts(case)
    logs = [hesitate(match, seat, choice, times).log for times in (0, 400, 800)]
    calls = [work(partial(replay, log, game=case.game)) for log in logs]
    assert (calls[2] - calls[0]) / (calls[1] - calls[0]) <= 2.1
    assert calls[1] <= calls[0] + 400 * calls[0] / 4, "taking back is not beginning again"


def test_so_many_steps_back_are_kept_and_no_more() -> None:
    match, seat, choice = second_thoughts(cases(GAME)[-1])
    match.play(seat, choice)
    for _ in range(3 * MOST_STEPS_BACK):
        match._remember(seat, ())
    assert len(match._undoable) == MOST_STEPS_BACK
