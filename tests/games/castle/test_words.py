"""Each edition is told in its own words, in French and in English."""

import pytest

from cabale import game
from cabale.core import Reason
from cabale.testing import rule
from cabale.words import LANGUAGES, Words

CASTLE = game("castle")

NAMES = {
    ("fr", "devil"): {"lodge_seal": "Sceau de la Loge", "mirror": "Miroir Brisé"},
    ("fr", "coach"): {"lodge_seal": "Armure de la Loge", "mirror": "Miroir Brisé"},
    ("en", "devil"): {
        "lodge_seal": "Seal of the Lodge",
        "mirror": "Shattered Mirror",
        "knives": "Throwing Knives",
        "bag": "Bag of Secrets",
        "bag_key": "Bag of Secrets (Key)",
    },
    ("en", "coach"): {
        "lodge_seal": "Arms of the Lodge",
        "mirror": "Broken Mirror",
        "knives": "Casting Knives",
        "bag": "Secret Bag",
        "bag_key": "Secret Bag (Key)",
    },
}


@rule("CAS-019")
@pytest.mark.parametrize(("language", "edition"), NAMES)
def test_items_have_the_names_of_the_edition(language: str, edition: str) -> None:
    words = Words(CASTLE, language, options={"edition": edition})
    assert {item: words.value("item", item) for item in NAMES[language, edition]} == (
        NAMES[language, edition]
    )


@rule("CAS-019")
def test_professions_have_the_names_of_the_edition() -> None:
    devil, coach = (
        Words(CASTLE, "en", options={"edition": edition}) for edition in ("devil", "coach")
    )
    names = ("alchemist", "swordsman", "thug")
    assert [devil.value("profession", name) for name in names] == ["Alchemist", "Swordsman", "Thug"]
    assert [coach.value("profession", name) for name in names] == [
        "Poison Mixer",
        "Duelist",
        "Thug",
    ]
    decide = CASTLE.catalogue(5)("decide", "attacker")
    assert coach.choice(decide) == "Poison Mixer: let the attacker win"


@rule("CAS-019")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_card_of_the_other_edition(language: str) -> None:
    """All messages that need no variable of their own, and those about the lone victory."""
    told = {}
    for edition in ("devil", "coach"):
        words = Words(CASTLE, language, options={"edition": edition})
        keys = [line.partition(" ")[0] for line in CASTLE.words(language).splitlines()]
        texts = [words.say(key) for key in keys if words.has(key) and "-option-" not in key]
        texts += [words.outcome("alone"), words.reason(Reason("no-seal"))]
        told[edition] = "\n".join(text for text in texts if text)
    own = {
        "fr": {"devil": ["le Sceau"], "coach": ["Armure"]},
        "en": {
            "devil": ["Seal of", "Bag of Secrets", "Alchemist", "Swordsman", "Shattered"],
            "coach": ["Arms of", "Secret Bag", "Poison Mixer", "Duelist", "Casting"],
        },
    }[language]
    for edition, other in (("devil", "coach"), ("coach", "devil")):
        assert [word for word in own[edition] if word not in told[edition]] == []
        assert [word for word in own[other] if word in told[edition]] == []


@pytest.mark.parametrize(
    ("language", "three", "two"), [("fr", "trois", "ou deux"), ("en", "three", "or two")]
)
def test_whoever_is_dealt_a_society_is_told_how_many_the_smaller_one_needs(
    language: str, three: str, two: str
) -> None:
    for seats in (6, 7):
        words = Words(CASTLE, language, names=["Ada"] * seats, options={"edition": "devil"})
        for society in ("order", "brotherhood"):
            wants = words.value("dealt", society)
            assert three in wants
            assert (two in wants) == (seats == 7)
            assert three not in (words.say(f"castle-society-{society}-text") or three)
