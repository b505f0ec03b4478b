"""Every sentence about somebody reads well, and speaks to its reader."""

import re
from pathlib import Path
from random import Random

import pytest

from cabale import game, names
from cabale.skeleton.game import GAME as SAMPLE
from cabale.talk.voices import shared_sayings
from cabale.testing.conformance import cases, positions
from cabale.testing.grammar import (
    NAMES,
    check_grammar,
    check_messages,
    check_said,
    check_sentence,
    faults,
)
from cabale.words import LANGUAGES, Words, bundle, catalogue, elide

WEB = Path(__file__).parents[1] / "web"
PEOPLE = {"name", "names", "seat", "player"}
OTHERWISE = {"help-long", "winners"}
"""A table, and a sentence that agrees with whom it is about: `test_the_person_is_spoken_to`."""


@pytest.mark.parametrize("name", names())
def test_every_event_and_step_reads_well_and_calls_its_reader_you(name: str) -> None:
    check_grammar(game(name))


@pytest.mark.parametrize("name", names())
def test_every_message_about_somebody_reads_well(name: str) -> None:
    """On the board, in beats, orders and the night told again: for one, two, many and me."""
    check_messages(game(name))


@pytest.mark.parametrize("name", names())
def test_every_claim_and_choice_reads_well(name: str) -> None:
    check_said(game(name))


def test_a_game_that_has_just_been_written_reads_well() -> None:
    """It may stand on the shelf, where the same is asked of it as of the others."""
    check_grammar(SAMPLE)
    check_messages(SAMPLE)
    check_said(SAMPLE)


@pytest.mark.parametrize("name", names())
def test_bots_call_people_vous_and_have_no_gender(name: str) -> None:
    """A bot has the name of a man or of a woman, and speaks to people it does not know."""
    said = game(name).sayings("fr") + shared_sayings("fr")
    assert not re.findall(r"\b(?:tu|te|toi|ton|ta|tes)\b|\bt’", said)
    assert not re.findall(
        r"je suis (?!côté)(?:\w+ée?|devenue?|sûre?|prête?)\b|désolée?\b|je l’ai vu\b", said
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_who_in_the_words_of_a_grammar_book(language: str) -> None:
    """One word for one thing, as the rulebooks have it; and English as it is spoken."""
    wrong = {
        "fr": r"carrosse|diligence|\bmétier|affilié|Cultiste|\u00a0[;?!]",
        "en": r"\b[Ww]hom do\b|\bof the same society\b|\baffiliated\b|\} is no [A-Z]",
    }[language]
    for name in names():
        texts = game(name).words(language) + game(name).telling(language)
        assert not re.findall(wrong, texts), name


@pytest.mark.parametrize("name", names())
def test_what_happens_at_a_table_reads_well(name: str) -> None:
    """Questions, choices and steps as a match has them, each in the eyes of who is asked."""
    case = cases(name, [game(name).seats[0]])[0]
    people = NAMES[: case.seats]
    rng = Random(name)
    words = {
        (language, me): Words(case.game, language, people, case.options, me)
        for language in LANGUAGES
        for me in range(case.seats)
    }
    for number, match in enumerate(positions(case, 1)):
        if number % 5 or not match.decisions:
            continue
        seat = rng.choice(list(match.decisions))
        view, decision = match.view(seat), match.decisions[seat]
        for language in LANGUAGES:
            say = words[language, seat]
            said = [say.question(decision.kind, match.prompt(seat))]
            said += [say.choice(choice, view) for choice in decision.choices[:5]]
            said.append(say.step(decision.kind, view["asked"], match.seats))
            for text in said:
                check_sentence(text, language, (number, decision.kind))
                assert people[seat] not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_pages_and_the_terminal_reads_well(language: str) -> None:
    """For a name that begins with a vowel, and for none, one, two and many."""
    web = (WEB / "locale" / f"{language}.ftl").read_text("utf-8")
    for text in (web, catalogue("cabale.cli", language), catalogue("cabale.server", language)):
        messages = bundle(language, catalogue("cabale.core", language), text)
        for part in re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]:
            key = part.partition(" =")[0]
            pattern = messages.get_message(key).value
            if key in OTHERWISE or pattern is None:
                continue
            for value in (0, 1, 2, 5) if "NUMBER(" in part else ("Agathe", 0, 1, 2, 5):
                values = {
                    name: value if isinstance(value, int) or name in PEOPLE else "12 mai"
                    for name in re.findall(r"\$(\w+)", part)
                }
                shown, errors = messages.format_pattern(pattern, values)
                assert not errors, key
                for line in str(shown).splitlines():
                    plain = elide(line) if language == "fr" else line
                    check_sentence(plain.strip().removesuffix(":"), language, (key, value))


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("fr", "Vous vote contre Basile.", "does not go with vous"),
        ("fr", "Vous et Basile votent.", "does not go with vous"),
        ("fr", "Basile et Hortense vote.", "does not go with several"),
        ("fr", "Basile choisissent.", "does not go with one"),
        ("fr", "La carte de Agathe.", "to elide"),
        ("fr", "Hortense est mort.", "agree with somebody"),
        ("fr", "On vote : Basile est exclue.", "agree with somebody"),
        ("fr", "Vous êtes prévenu de tout.", "agree with somebody"),
        ("fr", "Vous gagnez : .", "nothing in it"),
        ("en", "You votes for Basile.", "does not go with you"),
        ("en", "Basile and Hortense is choosing.", "does not go with several"),
        ("en", "Basile are choosing.", "does not go with one"),
        ("en", "You federate at the end: .", "nothing in it"),
        ("en", "It is { $seat }.", "not filled in"),
        ("en", "Two  spaces.", "a space too many"),
    ],
)
def test_the_check_sees_what_is_wrong(language: str, text: str, fault: str) -> None:
    assert [found for found in faults(text, language) if fault in found]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Vous et Basile ne soutenez personne."),
        ("fr", "Vous : Voyante au départ."),
        ("fr", "Basile tient un jeton."),
        ("fr", "Vous n’êtes plus à cette table, Agathe est Fanatique."),
        ("fr", "Basile et vous intervertissez vos professions."),
        ("en", "You pass."),
        ("en", "Basile carries too much."),
    ],
)
def test_the_check_lets_pass_what_is_right(language: str, text: str) -> None:
    assert faults(text, language) == []


def test_a_catalogue_that_knows_nothing_of_readers_names_everybody() -> None:
    class Plain(type(SAMPLE)):  # type: ignore[misc]  # the class of an object is a class
        def words(self, language: str) -> str:
            return "sample-event-kept = { $seat } keeps the card."

    for language in LANGUAGES:
        words = Words(Plain(), language, ["Ann", "Bob"], me=0)
        assert words.event({"kind": "kept", "seat": 0}, 2) == "Ann keeps the card."


def test_several_with_the_reader_and_without() -> None:
    for language, lists in (
        ("fr", ["personne", "Basile", "vous", "vous et Basile", "vous, Basile et Hortense"]),
        ("en", ["nobody", "Basile", "you", "you and Basile", "you, Basile and Hortense"]),
    ):
        words = Words(SAMPLE, language, ["Agathe", "Basile", "Hortense"], me=0)
        assert [words.seats(seats) for seats in ([], [1], [0], [1, 0], [1, 0, 2])] == lists
