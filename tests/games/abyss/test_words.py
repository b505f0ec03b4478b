"""The cards, questions and facts of Abyss say what the rules do, no more and no less."""

from pathlib import Path
from typing import Any

import pytest

from cabale import game, new_match
from cabale.core import Option
from cabale.talk.facts import Facts
from cabale.testing import rule
from cabale.words import LANGUAGES, Words

ABYSS = game("abyss")
MAY = {"fr": "ous pouvez ", "en": "ou may "}
OPTIONAL = [
    *("lord-illusionist", "location-black_smokers", "lord-corruptor", "lord-traitor"),
    *("lord-schemer", "lord-slaver", "lord-oracle", "lord-opportunist"),
]


PAGE = Path(__file__).parents[3] / "web" / "locale"


def said(language: str, key: str, **values: Any) -> str:
    text = Words(ABYSS, language).say(f"abyss-{key}", **values)
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


@rule(
    "ABY-111",
    "ABY-112",
    "ABY-116",
    "ABY-117",
    "ABY-132",
    "ABY-143",
    "ABY-146",
    "ABY-151",
    "ABY-153",
    "ABY-169",
    "ABY-185",
)
@pytest.mark.parametrize(
    ("card", "french", "english"),
    [
        (
            "lord-commander",
            "À son arrivée, puis à la fin de leurs tours",
            "at the end of their turns",
        ),
        ("lord-jailer", "de son choix", "of their choice"),
        ("lord-seeker", "ou ce qu’il en a", "or as many as they have"),
        ("lord-tamer", "au moins la première", "the first at least"),
        ("lord-invoker", "Après ce tour", "When this turn ends"),
        ("lord-traitor", "un autre de vos Seigneurs", "another of your free Lords"),
        ("lord-schemer", "un autre de vos Seigneurs", "another of your free Lords"),
        ("lord-sage", "l’autre devient disponible", "the other lies face up"),
        ("lord-elder", "les autres deviennent disponibles", "the others lie face up"),
        ("location-black_smokers", "0 PI", "0 points"),
        ("location-closed_tower", "imprimée, même utilisée", "a printed key, used or not"),
        ("location-lost_tower", "sans Clef imprimée", "without a printed key"),
        ("card-monster", "il faut le combattre", "it must be fought"),
    ],
)
def test_a_card_says_when_and_of_what(card: str, french: str, english: str) -> None:
    assert french in said("fr", f"{card}-text")
    assert english in said("en", f"{card}-text")


@rule("ABY-085")
@pytest.mark.parametrize(("language", "pearls"), [("fr", "en Perles"), ("en", "or pearls")])
def test_pearls_are_no_way_to_pay_as_long_as_a_race_is_missing(language: str, pearls: str) -> None:
    for races in range(3):
        asked = said(language, "ask-pay", lord="…", value=6, missing=4, peoples=races)
        assert (pearls in asked) == (races == 0)
        assert races == 0 or str(races) in asked


@rule("ABY-204")
@pytest.mark.parametrize(
    ("language", "words"), [("fr", "chaque autre joue encore une fois"), ("en", "plays once more")]
)
def test_the_page_in_brief_says_who_still_plays(language: str, words: str) -> None:
    page = (PAGE / f"{language}.ftl").read_text("utf-8")
    assert words in page.partition("brief-abyss-end =")[2].partition("brief-")[0]


@rule("ABY-160", "ABY-178", "ABY-221")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "fr",
            [
                "tour de : Ann",
                "cartes sur la piste d’exploration : crabe 3, un Monstre",
                "Lieux disponibles : Le Gouffre",
                "Clefs en tout, Seigneurs et pions : 3",
                "dont pions Clef : 1",
                "valeur de ses Lieux : La Cité miroir 15",
                "Lieu que copie la Cité miroir : Les Geôles",
                "valeur pour vous : Le Gouffre 5",
            ],
        ),
        (
            "en",
            [
                "turn of: Ann",
                "cards on the exploration track: crab 3, a Monster",
                "face-up Locations: The Chasm",
                "keys in all, on Lords and tokens: 3",
                "key tokens among them: 1",
                "worth of these Locations: City of Mirrors 15",
                "Location that the City of Mirrors copies: The Jail",
                "worth to you: The Chasm 5",
            ],
        ),
    ],
)
def test_readers_of_plain_text_are_told_whose_and_what(language: str, lines: list[str]) -> None:
    match = new_match(
        "abyss",
        2,
        seed="keys",
        scenario="""
            keys: 1 | 2
            lords: slaver keeper |
            locations: jail | city_of_mirrors
            open_locations: chasm
            track: crab-3 monster
            begin: plotting
        """,
    )
    facts = Facts(Words(ABYSS, language, ["Ann", "Bob"]), 2)
    told = [line.strip().replace("\u00a0", " ") for line in facts.tell(match.view(0)["board"])]
    assert [line for line in lines if line not in told] == []
