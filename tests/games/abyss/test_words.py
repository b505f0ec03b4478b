"""The cards of Abyss say what a player may do, and what is left of a Lord that was struck."""

import pytest

from cabale import game
from cabale.core import Option
from cabale.testing import rule
from cabale.words import LANGUAGES, Words

ABYSS = game("abyss")
MAY = {"fr": "ous pouvez ", "en": "ou may "}
OPTIONAL = [
    *("lord-illusionist", "location-black_smokers", "lord-corruptor", "lord-traitor"),
    *("lord-schemer", "lord-slaver", "lord-oracle", "lord-opportunist"),
]


def said(language: str, key: str) -> str:
    text = Words(ABYSS, language).say(f"abyss-{key}")
    assert text is not None
    return text


@rule("ABY-124", "ABY-135", "ABY-137", "ABY-140", "ABY-141", "ABY-143", "ABY-146", "ABY-169")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", OPTIONAL)
def test_a_card_says_that_its_owner_may(card: str, language: str) -> None:
    assert MAY[language] in said(language, f"{card}-text")


@rule("ABY-114", "ABY-190")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["ni Pouvoir ni Clef", "ne compte que pour ses propres points"]),
        ("en", ["no power, no keys", "counts for its own points alone"]),
    ],
)
def test_the_board_says_what_is_left_of_a_struck_lord(language: str, words: list[str]) -> None:
    for part in words:
        assert part in said(language, "board-struck")


@rule("ABY-190")
@pytest.mark.parametrize(("language", "words"), [("fr", "propres PI"), ("en", "own points alone")])
def test_the_assassin_says_what_is_left_of_a_struck_lord(language: str, words: str) -> None:
    assert words in said(language, "lord-assassin-text")


@rule("ABY-209", "ABY-225")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ABYSS.options, ids=lambda option: str(option.name))
def test_the_lobby_explains_every_option(option: Option, language: str) -> None:
    assert said(language, f"option-{option.name}")
    assert said(language, f"option-{option.name}-text").endswith(".")
    for value in option.values:
        assert said(language, f"option-{option.name}-{value}")
