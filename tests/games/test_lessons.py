"""Every lesson can be played through by doing what its coach suggests, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core import PASS, Game, Lesson, Match, game, names, new_match
from cabale.words import LANGUAGES, Words

ALL = [(name, lesson.name) for name in names() for lesson in game(name).lessons()]
BOXES = {"werewolf", "castle-devil", "castle-coach", "abyss", "cultists"}
MOST_PAGES_AT_ONCE = 5
LONGEST_PAGE = 420


def _find(name: str, lesson: str) -> tuple[Game[Any], Lesson]:
    found = game(name)
    return found, next(one for one in found.lessons() if one.name == lesson)


def _begin(found: Game[Any], lesson: Lesson) -> Match:
    return new_match(
        found, lesson.seats, lesson.seed, lesson.options, scenario=lesson.scenario, live=True
    )


def _everybody_answers(match: Match, lesson: Lesson) -> list[str]:
    """One moment of the lesson; the pages that the learner was told."""
    said = lesson.claim(match)
    if said is not None:
        match.say(said[0], match.game.claim_catalogue(match.seats).from_json(said[1]))
        return []
    hint = lesson.hint(match)
    others = lesson.answers(match, [seat for seat in match.decisions if seat != lesson.seat])
    pages: list[str] = []
    for seat, decision in list(match.decisions.items()):
        if seat == lesson.seat and hint is not None:
            assert hint.choice is not None
            choice = hint.choice
            pages = [*hint.pages]
        elif decision.forced:
            choice = decision.choices[0]
        else:
            assert seat != lesson.seat, f"the coach is silent about {decision}"
            assert seat in others, f"the line is silent about {decision}"
            choice = match.board.catalogue.from_json(others[seat])
        match.play(seat, choice)
    return pages


def test_each_box_has_its_lesson() -> None:
    assert {lesson for _, lesson in ALL} == BOXES


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=[lesson for _, lesson in ALL])
def test_a_lesson_can_be_played_through(name: str, lesson: str) -> None:
    found, taught = _find(name, lesson)
    match = _begin(found, taught)
    told: list[str] = []
    for _ in range(2000):
        hint = taught.hint(match)
        if hint is not None and hint.last:
            break
        pages = _everybody_answers(match, taught)
        assert len(pages) <= MOST_PAGES_AT_ONCE
        told += pages
    assert hint is not None
    assert hint.last
    told += hint.pages
    every = [page for beat in taught.beats for page in beat.pages]
    assert told == every, "each page is told once, in its order"
    if match.outcome is not None:
        assert taught.seat in match.outcome.winners, "a lesson is won by who follows it"


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=[lesson for _, lesson in ALL])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_missing_or_idle(name: str, lesson: str, language: str) -> None:
    found, taught = _find(name, lesson)
    people = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][: taught.seats]
    words = Words(found, language, people, taught.options)
    seats = {f"seat{seat}": person for seat, person in enumerate(people)}
    family = f"{name}-lesson-{lesson}-"
    pages = {page for beat in taught.beats for page in beat.pages}
    for page in pages:
        text = words.say(family + page, **seats)
        assert text, page
        assert len(text) <= LONGEST_PAGE, page
    written = {
        line.partition(" =")[0].removeprefix(family)
        for line in found.words(language).splitlines()
        if line.startswith(family)
    }
    assert written == pages


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=[lesson for _, lesson in ALL])
def test_who_goes_another_way_is_not_stuck(name: str, lesson: str) -> None:
    """The learner always takes the last choice instead; the others answer or leave it to bots."""
    found, taught = _find(name, lesson)
    match = _begin(found, taught)
    for _ in range(60):
        if match.outcome is not None:
            break
        hint = taught.hint(match)
        answers = taught.answers(match, match.decisions)
        for seat, decision in list(match.decisions.items()):
            words = answers.get(seat, PASS.to_json())
            legal = [one for one in decision.choices if one.to_json() == words]
            choice = legal[0] if legal and seat != taught.seat else decision.choices[-1]
            match.play(seat, choice)
        assert hint is None or hint.last or hint.choice is not None
