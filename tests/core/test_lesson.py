"""How a lesson is read, and what becomes of it when somebody leaves its line."""

import pytest

from cabale.core import Lesson, Match, ScenarioError, new_match
from cabale.skeleton.game import GAME

LESSON = Lesson(
    "sample",
    seats=2,
    scenario="hands: 1 2\npile: 3 4",
    line="""
        1 says hold 4
        0 trade | why how   # a comment
        1 keep
        | end
    """,
)


def _match() -> Match:
    return new_match(GAME, 2, "seed", scenario=LESSON.scenario, live=True)


def test_the_coach_tells_what_to_do_and_ends() -> None:
    match = _match()
    hint = LESSON.hint(match)
    assert hint is not None
    assert (hint.pages, str(hint.choice), hint.last) == (("why", "how"), "trade", False)
    assert LESSON.answers(match, [0, 1]) == {0: ["trade"]}
    assert LESSON.claim(match) == (1, ["hold", 4])
    match.say(1, GAME.claim_catalogue(2)("hold", 4))
    assert LESSON.claim(match) is None
    match.play(0, GAME.catalogue(2)("trade"))
    assert LESSON.answers(match, [1]) == {1: ["keep"]}
    match.play(1, GAME.catalogue(2)("keep"))
    hint = LESSON.hint(match)
    assert hint is not None
    assert (hint.pages, hint.choice, hint.last) == (("end",), None, True)


def test_what_was_not_done_is_still_to_come() -> None:
    match = _match()
    match.play(0, GAME.catalogue(2)("keep"))
    assert match.outcome is None
    assert [beat.words for beat in LESSON._left(match)][1] == ["trade"]


def test_a_line_begins_with_a_seat() -> None:
    with pytest.raises(ScenarioError, match="begins with a seat"):
        Lesson("bad", seats=2, line="keep 0").beats  # noqa: B018


def test_what_a_seat_alone_learns_is_its_secret() -> None:
    match = _match()
    match.play(0, GAME.catalogue(2)("trade"))
    assert [match.events(0)[i]["kind"] for i in match.secrets(0)] == ["traded"]
    assert match.secrets(1) == match.secrets(None) == []
