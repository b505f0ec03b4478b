"""What people type is heard as claims: on sentences of our own, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabale.core import Game, game
from cabale.skeleton import game as skeleton
from cabale.talk import Hearer
from cabale.talk.corpus import hear_corpus, read_corpus

HERE = Path(__file__).parent
TALKING = ("castle", "cultists", "werewolf")
NAMES = ("Ada", "Basile", "Colette", "Dimitri", "Eva")


@cache
def hearer(name: str, language: str) -> Hearer:
    return Hearer(game(name), language)


def heard(name: str, language: str, text: str, names: tuple[str, ...] = NAMES) -> list[Any]:
    return [one.claim.to_json() for one in hearer(name, language).hear(text, names, 0)]


@pytest.mark.parametrize("name", TALKING)
def test_our_own_sentences_are_heard(name: str) -> None:
    report = hear_corpus(game(name), read_corpus(HERE / f"{name}.jsonl"))
    for language, score in report.by_language.items():
        assert score.precision >= 0.97, language
        assert score.recall >= 0.95, language
        assert score.false_hearings <= 0.03, language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I am not the seer"),
        ("en", "am I the seer?"),
        ("en", "if I were the seer I would tell"),
        ("en", "maybe Basile is the wolf"),
        ("en", "Basile says he is the seer"),
        ("en", "according to Basile, Eva is a wolf"),
        ("en", "last game I was the seer"),
        ("en", "I'm the werewolf, just kidding"),
        ("en", "Basile or Eva is the wolf"),
        ("en", "“I am the seer”, he said"),
        ("fr", "je ne suis pas la voyante"),
        ("fr", "suis-je la voyante ?"),
        ("fr", "si j’étais la voyante je le dirais"),
        ("fr", "peut-être que Basile est loup"),
        ("fr", "Basile dit qu’il est voyante"),
        ("fr", "d’après Basile, Eva est loup"),
        ("fr", "la partie d’avant j’étais voyante"),
        ("fr", "je suis le loup, je rigole"),
        ("fr", "Basile ou Eva est loup"),
    ],
)
def test_what_is_not_asserted_claims_nothing(language: str, text: str) -> None:
    assert heard("werewolf", language, text) == []


def test_slips_abbreviations_and_nicknames() -> None:
    both = [["started", "seer"], ["suspect", 3]]
    assert heard("werewolf", "fr", "jsuis vovo et dimi est lg") == both
    assert heard("werewolf", "fr", "chui la voyente, dimitry est un loup") == both
    assert heard("werewolf", "en", "im teh seer and Dim is a ww") == both


def test_a_name_that_is_a_word_too_is_told_apart() -> None:
    names = ("Will", "Hunter", "Rose")
    assert heard("werewolf", "en", "will you please stop", names) == []
    assert heard("werewolf", "en", "I am the hunter", names) == [["started", "hunter"]]
    assert heard("werewolf", "en", "Hunter is lying", names) == [["doubt", 1]]


def test_two_people_of_the_same_short_name_are_nobody() -> None:
    assert heard("castle", "fr", "Jean ment, jean est louche", ("Ada", "Jeanne", "Jeannot")) == []


def test_a_slip_makes_it_less_sure() -> None:
    [sure] = hearer("werewolf", "en").hear("I am the insomniac", NAMES, 0)
    [unsure] = hearer("werewolf", "en").hear("I am the insomniaq", NAMES, 0)
    [guessed] = hearer("werewolf", "en").hear("I suspect dimitry", NAMES, 0)
    assert sure.sure == 1.0 > unsure.sure > 0.8
    assert sure.sure > guessed.sure


def test_nobody_speaks_of_himself_by_pointing() -> None:
    assert heard("cultists", "en", "Ada is a cultist") == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_without_synonyms_is_heard_in_the_words_of_its_catalogue(language: str) -> None:
    lantern = a_game_of_somebody_elses()
    text = {"fr": "J'ai le 3", "en": "i hold 3"}[language]
    listens = Hearer(lantern, language)
    assert lantern.synonyms(language) == ""
    assert [one.claim.to_json() for one in listens.hear(text, NAMES[:3], 0)] == [["hold", 3]]
    assert listens.hear("bonjour hello", NAMES[:3], 0) == []


def a_game_of_somebody_elses() -> Game[Any]:
    module: ModuleType = skeleton
    [found] = [one for one in vars(module).values() if isinstance(one, type) and _is_game(one)]
    made: Game[Any] = found()
    return made


def _is_game(kind: type) -> bool:
    return issubclass(kind, Game) and kind is not Game


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80), st.sampled_from(TALKING), st.sampled_from(["fr", "en"]))
def test_any_text_is_heard_without_an_error(text: str, name: str, language: str) -> None:
    catalogue = game(name).claim_catalogue(len(NAMES))
    for one in hearer(name, language).hear(text, NAMES, 0):
        assert catalogue.from_json(one.claim.to_json()) == one.claim
        assert 0 < one.sure <= 1


def test_a_long_line_takes_no_longer_than_a_line() -> None:
    assert heard("werewolf", "en", "x " * 500 + "I am the seer") == []
