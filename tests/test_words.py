"""Every word that a player reads is there, in French and in English."""

import re

import pytest
from tests.core.toy import GAME

from cabale import game, names, new_match
from cabale.skeleton.game import GAME as SAMPLE
from cabale.testing.words import check_french, check_words
from cabale.words import Words, catalogue, elide


@pytest.mark.parametrize("name", names())
def test_a_game_has_all_its_words(name: str) -> None:
    check_words(game(name))


@pytest.mark.parametrize(
    "package", ["cabale.core", "cabale.cli", "cabale.server", "cabale.server.people"]
)
def test_the_words_that_all_games_share(package: str) -> None:
    french, english = (catalogue(package, language) for language in ("fr", "en"))
    check_french(french)
    ids = [re.findall(r"^[a-z][\w-]* =", text, re.MULTILINE) for text in (french, english)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("line", ["a = Qui ?", "a = Qui?", "a = « Moi\u00a0»", "a = l'un"])
def test_french_that_is_not_written_as_french_is(line: str) -> None:
    with pytest.raises(AssertionError, match="line 1 has"):
        check_french(line)


def test_a_private_sentence_is_for_those_who_saw_enough() -> None:
    words = Words(SAMPLE, "en", ["Ann", "Bob"])
    match = new_match(SAMPLE, 2, scenario="hands: 1 2\npile: 3 4")
    match.play(0, match.choice("trade"))
    (mine,), (other) = match.events(0), match.events(1)
    assert words.event(mine, 2) == "Ann trades the card and draws 4."
    assert words.event(other[0], 2) == "Ann trades the card."


def test_claims_and_choices_in_words() -> None:
    words = Words(SAMPLE, "fr", ["Anne"])
    claim = SAMPLE.claim_catalogue(2)("hold", 3)
    assert words.claim(claim) == "J’ai le 3"
    said = {"kind": "said", "seat": 1, "claim": claim.to_json()}
    assert words.event(said, 2) == "Place 2\u00a0: J’ai le 3"
    assert words.choice(SAMPLE.catalogue(2)("pass")) == "Passer"
    assert words.value("seat", [0, 1]) == "Anne et Place 2"
    assert words.value("seat", None) == "personne"


@pytest.mark.parametrize(
    ("text", "french"),
    [
        ("la carte de Agathe", "la carte d’Agathe"),
        ("plus que Édith", "plus qu’Édith"),
        ("au tour de Honoré", "au tour d’Honoré"),
        ("la carte de Hibou discret", "la carte de Hibou discret"),
        ("la carte de Yolande, de Yves", "la carte de Yolande, d’Yves"),
        ("le vide de Basile", "le vide de Basile"),
    ],
)
def test_french_before_a_name_with_a_vowel(text: str, french: str) -> None:
    assert elide(text) == french


def test_a_name_with_a_vowel_in_a_sentence() -> None:
    were = game("werewolf")
    seen = were.claim_catalogue(3)("saw", 0, "seer")
    assert Words(were, "fr", ["Agathe"]).claim(seen) == "J’ai vu la carte d’Agathe\u00a0: Voyante."


def test_who_speaks_of_himself() -> None:
    were = game("werewolf")
    gave = were.claim_catalogue(3)("gave", 1, "seer").to_json()
    words = Words(were, "en", ["Ann", "Bob"])
    said = words.event({"kind": "said", "seat": 1, "claim": gave}, 3)
    assert said == "Bob: I gave myself a centre card: Seer."
    said = words.event({"kind": "said", "seat": 0, "claim": gave}, 3)
    assert said == "Ann: I gave Bob a centre card: Seer."


def test_lists_of_what_is_alike_and_of_what_each_seat_has() -> None:
    words = Words(game("cultists"), "en", ["Ann", "Bob", "Cy", "Di"])
    roles = ["cultist", "investigator", "investigator", "rookie"]
    assert words.value("role", roles) == "Cultist, Investigator\u00a0×\u00a02 and Rookie"
    assert words.value("number", [3, 3]) == "3 and 3"
    votes = words.event({"kind": "voted", "votes": [1, None, 1, 1], "double": None}, 4)
    assert votes == "Votes: Ann → Bob, Bob → nobody, Cy → Bob and Di → Bob."


def test_a_message_that_is_missing_shows_as_bare_words() -> None:
    words = Words(GAME, "en")
    assert words.choice(GAME.catalogue(3)("accuse", 2)) == "accuse 2"
    assert words.event({"kind": "kept", "seat": 1}, 3) == "kept seat=1"
    assert words.missing == {"toy-choice-accuse", "toy-event-kept"}


def test_the_check_finds_what_is_missing() -> None:
    class Poor(type(SAMPLE)):  # type: ignore[misc]  # the class of an object is a class
        def words(self, language: str) -> str:
            text = SAMPLE.words(language)
            return text.replace("sample-outcome-highest", "sample-outcome-lowest")

    class Lame(type(SAMPLE)):  # type: ignore[misc]
        def words(self, language: str) -> str:
            text = SAMPLE.words(language)
            return text.replace("sample-name", "# ") if language == "fr" else text

    with pytest.raises(AssertionError, match=r"no words for \['sample-outcome-highest'\]"):
        check_words(Poor())
    with pytest.raises(AssertionError, match=r"fr.ftl lacks \['sample-name'\]"):
        check_words(Lame())
